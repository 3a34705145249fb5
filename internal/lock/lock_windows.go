package lock

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lockOffset lies far behind the process id in the file: locks are mandatory
// here, and others must still be able to read who holds it.
const lockOffset = 1 << 30

// tryLock takes the exclusive lock of an open file without waiting. The system
// releases it when the file is closed or the process dies.
func tryLock(f *os.File) (taken bool, err error) { return lockFile(f, windows.LOCKFILE_EXCLUSIVE_LOCK) }

// tryShare takes the lock together with others that share it, without waiting.
func tryShare(f *os.File) (taken bool, err error) { return lockFile(f, 0) }

// discard gives the lock of a file back and removes it. A file that another process has open is not removed here: the
// next holder does it.
func discard(f *os.File) error {
	err := f.Close()
	_ = os.Remove(f.Name())
	return err
}

func lockFile(f *os.File, how uint32) (taken bool, err error) {
	err = windows.LockFileEx(windows.Handle(f.Fd()), how|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
		&windows.Overlapped{Offset: lockOffset})
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return false, nil
	}
	return err == nil, err
}
