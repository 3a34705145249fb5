// Package lock gives a folder one writer at a time. A command that writes into a folder takes its lock before it reads
// what it will change, and gives it back when all is written. A command that only reads takes none. A function that
// publishes into a folder asks for a *Held, so that no command can leave it out.
//
// The kernel gives the lock of a process back that dies, however it dies.
package lock

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Held is the lock of a folder, held by this process.
type Held struct {
	dir, path string
	file      *os.File // nil once it was given back
	nextTo    bool
}

// A lock that is held is tried again for so long: Of takes it for a moment. One whose holder is not known is tried more
// often: the holder may have ended meanwhile.
const (
	tries     = 5
	mostTries = 2 * tries
	pause     = 10 * time.Millisecond
)

// Take takes the lock of a folder, DIR/.run/lock, for the command by, and makes the folder if it is missing. The file
// stays when the lock is given back. Errors: a *TakenError, or those of the file system.
func Take(dir, by string) (*Held, error) {
	path := pathIn(dir)
	if info, err := os.Lstat(filepath.Dir(path)); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("%s is a link or a file; links are not followed", filepath.Dir(path))
	}
	return take(&Held{dir: dir, path: path}, by)
}

// NextTo takes the lock of a folder that is replaced as a whole: a file next to it, which is removed when the lock is
// given back. Errors are those of Take.
func NextTo(dir, by string) (*Held, error) {
	path := filepath.Join(filepath.Dir(dir), "."+filepath.Base(dir)+".lock")
	return take(&Held{dir: dir, path: path, nextTo: true}, by)
}

// Inside says whether a path lies in a folder, or is it.
func Inside(dir, path string) bool {
	a, errA := filepath.Abs(dir)
	b, errB := filepath.Abs(path)
	rel, err := filepath.Rel(a, b)
	return errors.Join(errA, errB, err) == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}

// Dir is the folder as it was named.
func (h *Held) Dir() string { return h.dir }

// Release gives the lock back. A second time, and of a nil lock, it does nothing.
func (h *Held) Release() error {
	if h == nil || h.file == nil {
		return nil
	}
	f := h.file
	h.file = nil
	if h.nextTo {
		return discard(f)
	}
	return errors.Join(f.Truncate(0), f.Close()) // who comes next is not told of a holder that is gone
}

func pathIn(dir string) string { return filepath.Join(dir, ".run", "lock") }

func take(h *Held, by string) (*Held, error) {
	if err := os.MkdirAll(filepath.Dir(h.path), 0o755); err != nil {
		return nil, err
	}
	for n := 0; ; n++ {
		f, err := open(h.path, os.O_RDWR|os.O_CREATE)
		if err != nil {
			return nil, err
		}
		taken, err := tryLock(f)
		switch {
		case err != nil:
			err = fmt.Errorf("locking %s: %w", h.path, err)
		case taken && stillAt(f, h.path):
			if err = note(f, by); err == nil {
				h.file = f
				return h, nil
			}
		case !taken && n >= tries:
			if holder := holderIn(f); holder.PID > 0 || n == mostTries {
				err = &TakenError{Dir: h.dir, Holder: holder}
			}
		}
		if closing := f.Close(); err != nil {
			return nil, errors.Join(err, closing)
		}
		if !taken {
			time.Sleep(pause)
		}
	}
}

// open opens a lock's file. What is no plain file is refused: a link would lead elsewhere, and a pipe would not end.
func open(path string, how int) (*os.File, error) {
	info, err := os.Lstat(path)
	if err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "locking", Path: path, Err: errors.New("it is no plain file")}
	}
	return os.OpenFile(path, how, 0o644)
}

// stillAt says whether a file is the one that is at its path: the holder before may have removed it.
func stillAt(f *os.File, path string) bool {
	opened, err := f.Stat()
	there, errThere := os.Lstat(path)
	return err == nil && errThere == nil && os.SameFile(opened, there)
}

// note writes down who holds the lock.
func note(f *os.File, by string) error {
	if err := f.Truncate(0); err != nil {
		return err
	}
	_, err := f.WriteAt(fmt.Appendf(nil, "%d\n%s\n", os.Getpid(), by), 0)
	return err
}
