package runstore

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// lock is the advisory lock that makes a folder's writer the only one. The file stays when the lock is released:
// removing it would let two processes lock two different files of one name.
type lock struct{ file *os.File }

// A lock that is held is tried again for so long: Held takes it for a moment.
const (
	lockTries = 5
	lockPause = 10 * time.Millisecond
)

// takeLock locks DIR/.run/lock, or returns a *LockedError with the holder.
func takeLock(dir string) (*lock, error) {
	path := filepath.Join(dir, runFolder, lockName)
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, &IOError{Path: path, Op: "opening the lock file", Err: err}
	}
	taken, err := tryLock(f)
	for range lockTries { // somebody may be looking whether it is held
		if taken || err != nil {
			break
		}
		time.Sleep(lockPause)
		taken, err = tryLock(f)
	}
	if err != nil {
		f.Close()
		return nil, &IOError{Path: path, Op: "locking", Err: err}
	}
	if !taken {
		defer f.Close()
		return nil, &LockedError{Dir: dir, PID: readPID(f)}
	}
	if err := writePID(f); err != nil {
		f.Close()
		return nil, &IOError{Path: path, Op: "writing the lock file", Err: err}
	}
	return &lock{file: f}, nil
}

// release gives the lock back.
func (l *lock) release() error { return l.file.Close() }

func writePID(f *os.File) error {
	if err := f.Truncate(0); err != nil {
		return err
	}
	_, err := f.WriteAt([]byte(strconv.Itoa(os.Getpid())+"\n"), 0)
	return err
}

// readPID returns 0 if the holder has not written its id yet.
func readPID(f *os.File) int {
	text, err := io.ReadAll(io.LimitReader(f, 32))
	if err != nil {
		return 0
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		return 0
	}
	return pid
}
