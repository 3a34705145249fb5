package export

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"memloom/output"
)

// Folder is where an export is written. Every file in it is durable once its method has returned.
type Folder struct{ dir string }

// Sub returns the folder of a name in it.
func (f Folder) Sub(name string) Folder { return Folder{filepath.Join(f.dir, name)} }

// Write writes a file by its path with slashes.
func (f Folder) Write(path string, content []byte) error {
	to, err := f.create(path)
	if err != nil {
		return err
	}
	_, err = to.Write(content)
	return finish(to, err)
}

// Copy copies a file. Its SHA-256 must be want, unless that is empty.
func (f Folder) Copy(from, path, want string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	to, err := f.create(path)
	if err != nil {
		return err
	}
	sum := sha256.New()
	_, err = io.Copy(io.MultiWriter(to, sum), in)
	if err = finish(to, err); err != nil {
		return err
	}
	if got := hex.EncodeToString(sum.Sum(nil)); want != "" && got != want {
		return &output.ShardError{Path: path, Problem: output.Altered, Err: errors.New("it changed while it was copied")}
	}
	return nil
}

func (f Folder) create(path string) (*os.File, error) {
	name := filepath.Join(f.dir, filepath.FromSlash(path))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, err
	}
	return os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
}

func finish(f *os.File, err error) error {
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return fmt.Errorf("writing %s: %w", f.Name(), err)
	}
	return nil
}

// syncFolders makes the entries of a folder and of all below it durable.
func syncFolders(dir string) error {
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		return output.Disk{}.SyncDir(path)
	})
}
