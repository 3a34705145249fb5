//go:build unix

package runstore

import (
	"errors"
	"os"
	"syscall"
)

// tryLock takes the exclusive lock of an open file without waiting. The kernel
// releases it when the file is closed or the process dies, however it dies.
func tryLock(f *os.File) (taken bool, err error) { return flock(f, syscall.LOCK_EX) }

// tryShare takes the lock beside others that share it, without waiting.
func tryShare(f *os.File) (taken bool, err error) { return flock(f, syscall.LOCK_SH) }

func flock(f *os.File, how int) (taken bool, err error) {
	for {
		err = syscall.Flock(int(f.Fd()), how|syscall.LOCK_NB)
		switch {
		case err == nil:
			return true, nil
		case errors.Is(err, syscall.EWOULDBLOCK):
			return false, nil
		case errors.Is(err, syscall.EINTR):
			continue
		default:
			return false, err
		}
	}
}
