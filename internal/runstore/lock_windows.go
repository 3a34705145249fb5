package runstore

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
func tryLock(f *os.File) (taken bool, err error) {
	flags := uint32(windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY)
	err = windows.LockFileEx(windows.Handle(f.Fd()), flags, 0, 1, 0, &windows.Overlapped{Offset: lockOffset})
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return false, nil
	}
	return err == nil, err
}
