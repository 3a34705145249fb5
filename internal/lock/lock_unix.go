//go:build unix

package lock

import (
	"errors"
	"os"
	"syscall"
)

// tryLock takes the exclusive lock of an open file without waiting. The kernel
// releases it when the file is closed or the process dies, however it dies.
func tryLock(f *os.File) (taken bool, err error) { return flock(f, syscall.LOCK_EX) }

// tryShare takes the lock together with others that share it, without waiting.
func tryShare(f *os.File) (taken bool, err error) { return flock(f, syscall.LOCK_SH) }

// discard removes a file that is locked, and gives its lock back. Who opened it before sees that it is gone (stillAt).
func discard(f *os.File) error { return errors.Join(os.Remove(f.Name()), f.Close()) }

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
