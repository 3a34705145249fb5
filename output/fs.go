package output

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// FS is what publication asks of a file system. Every call may fail, and after a failure publication stops and can be
// begun again. A call that returns an error may have done its work in part.
type FS interface {
	// MkdirAll makes a folder with its parents; it is no error if it exists.
	MkdirAll(dir string) error
	// Create opens a new, empty file for writing, replacing one of that name.
	Create(name string) (File, error)
	// Rename moves a file or folder; to must not be a folder that exists.
	Rename(from, to string) error
	// RemoveAll removes a file, or a folder with what is in it; it is no error if there is none.
	RemoveAll(name string) error
	// Remove removes a file, or a folder without entries; it is no error if there is none.
	Remove(name string) error
	// SyncDir makes the entries of a folder durable.
	SyncDir(dir string) error
}

// File is an open file. It is closed exactly once.
type File interface {
	io.Writer
	// Sync makes what was written durable.
	Sync() error
	Close() error
}

// Disk is the operating system's file system.
type Disk struct{}

var _ FS = Disk{}

// MkdirAll implements FS.
func (Disk) MkdirAll(dir string) error { return os.MkdirAll(dir, 0o755) }

// Create implements FS.
func (Disk) Create(name string) (File, error) {
	f, err := os.Create(name)
	if err != nil {
		return nil, err // not f: a nil *os.File in the interface would not be nil
	}
	return f, nil
}

// Rename implements FS.
func (Disk) Rename(from, to string) error { return os.Rename(from, to) }

// RemoveAll implements FS.
func (Disk) RemoveAll(name string) error { return os.RemoveAll(name) }

// Remove implements FS.
func (Disk) Remove(name string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// SyncDir implements FS.
func (Disk) SyncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
