package runstore

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// Holder is a process that writes a run.
type Holder struct {
	PID   int // 0 if it has not written its id yet
	Since time.Time
}

// Held returns who writes the run in a folder, nil if nobody does.
func Held(dir string) (*Holder, error) {
	path := filepath.Join(dir, runFolder, lockName)
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) { // there is no run
		return nil, nil
	}
	if err != nil {
		return nil, &IOError{Path: path, Op: "opening the lock file", Err: err}
	}
	defer f.Close() // gives the lock back
	free, err := tryShare(f)
	if err != nil {
		return nil, &IOError{Path: path, Op: "looking at the lock", Err: err}
	}
	if free {
		return nil, nil
	}
	info, err := f.Stat() // the holder wrote its id when it took the lock
	if err != nil {
		return nil, &IOError{Path: path, Op: "looking at the lock", Err: err}
	}
	return &Holder{PID: readPID(f), Since: info.ModTime()}, nil
}

// Written returns when something of the run in a folder was last written down; the zero time if nothing was.
func Written(dir string) time.Time {
	var last time.Time
	for _, name := range []string{fileName, fileName + "-wal"} {
		if info, err := os.Stat(filepath.Join(dir, runFolder, name)); err == nil && info.ModTime().After(last) {
			last = info.ModTime()
		}
	}
	return last
}
