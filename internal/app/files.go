package app

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"memloom/internal/bounded"
	"memloom/internal/lock"
	"memloom/output"
)

// Input opens a file that the user named; - is the standard input.
func Input(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(os.Stdin), nil
	}
	f, err := os.Open(name)
	return f, Unreadable(err)
}

// Unreadable is the error of reading a file that the user named; others, those of writing among them, stay as they are.
func Unreadable(err error) error {
	if path, ok := errors.AsType[*os.PathError](err); ok && (path.Op == "open" || path.Op == "read") {
		return Usage("reading %s: %w", path.Path, path.Err)
	}
	return err
}

// Lines calls do for the JSON objects of a file, a line each, with the numbers of their lines. A line of which do says
// no is an error that says what is expected. Most bounds the file in bytes; 0 is no bound.
func Lines[T any](name string, most int64, expected string, do func(n int, x T) (ok bool, err error)) error {
	f, err := os.Open(name)
	if err != nil {
		return Usage("%w", err)
	}
	defer f.Close()
	for lines := bounded.NewLines(f, name, bounded.Line, most); ; {
		line, n, err := lines.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return Unreadable(err)
		case len(line) == 0:
			continue
		}
		var x T
		ok := json.Unmarshal(line, &x) == nil
		if ok {
			if ok, err = do(n, x); err != nil {
				return err
			}
		}
		if !ok {
			return Usage("%s:%d: %s is expected", name, n, expected)
		}
	}
}

// Write writes a file under a temporary name and renames it into place. One that was there leaves its permissions.
func Write(name string, text []byte) error {
	return Replace(name, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}

// Replace is Write with what write writes.
func Replace(name string, write func(io.Writer) error) error {
	mode := os.FileMode(0o644)
	if info, err := os.Stat(name); err == nil {
		mode = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".memloom-*")
	if err != nil {
		return unwritable(name, err)
	}
	w := bufio.NewWriter(f)
	for _, step := range []func() error{
		func() error { return write(w) }, w.Flush, func() error { return f.Chmod(mode) }, f.Sync,
	} {
		if err = step(); err != nil {
			break
		}
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		_ = os.Remove(f.Name())
		return unwritable(name, err)
	}
	return nil
}

// unwritable names the file that was asked for, not the temporary one.
func unwritable(name string, err error) error {
	if path, ok := errors.AsType[*os.PathError](err); ok {
		err = path.Err
	}
	return fmt.Errorf("writing %s: %w", name, err)
}

// Hold takes the lock of a corpus's folder for the command at work. The caller holds it from before it reads what it
// will change until all is written. Where there is no corpus, nothing is made.
func (c *Console) Hold(dir string) (*lock.Held, error) {
	if _, err := os.Stat(filepath.Join(dir, ".run")); err != nil {
		if _, err := output.ReadManifest(dir); err != nil {
			return nil, err
		}
	}
	return lock.Take(dir, c.Command)
}

// HoldFor is Hold where one of the files that are to be written lies in the folder; otherwise it takes nothing.
func (c *Console) HoldFor(dir string, files ...string) (*lock.Held, error) {
	if !slices.ContainsFunc(files, func(f string) bool { return f != "" && lock.Inside(dir, f) }) {
		return nil, nil
	}
	return c.Hold(dir)
}

// HoldEmpty takes the lock of the folder of --out, which holds no corpus yet.
func (c *Console) HoldEmpty(out string) (*lock.Held, error) {
	taken := func() error {
		if _, err := output.ReadManifest(out); err == nil {
			return Usage("--out %s: it holds a corpus already; name another folder, or remove it first", out)
		}
		return output.Replaceable(out)
	}
	if err := taken(); err != nil {
		return nil, err
	}
	held, err := lock.Take(out, c.Command)
	if err != nil {
		return nil, err
	}
	if err := taken(); err != nil { // one that was written meanwhile
		_ = held.Release()
		return nil, err
	}
	return held, nil
}

// Complete ends the publication of a release that was interrupted.
func (c *Console) Complete(held *lock.Held) error {
	done, err := output.Complete(held)
	if err != nil {
		return fmt.Errorf("the publication of the last release was interrupted, and cannot be ended: %w", err)
	}
	if done && !c.Quiet {
		c.Note("the publication of the last release was interrupted: it is ended now\n")
	}
	return nil
}
