// Package locktest takes the locks of folders in tests.
package locktest

import (
	"testing"

	"memloom/internal/lock"
)

// Take holds the lock of a folder until the test ends.
func Take(t testing.TB, dir string) *lock.Held {
	t.Helper()
	h, err := lock.Take(dir, t.Name())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = h.Release() })
	return h
}
