// Package packtest reads packs for tests, each once a test binary: a test that changes a pack changes a copy.
package packtest

import (
	"sync"
	"testing"

	"memloom/internal/pack"
)

var packs sync.Map // name or file → func() (*pack.Pack, error)

// Builtin returns the pack of that name that comes with the program.
func Builtin(t testing.TB, name string) *pack.Pack {
	t.Helper()
	return once(t, name, pack.Builtin)
}

// File returns the pack of a file.
func File(t testing.TB, file string) *pack.Pack {
	t.Helper()
	return once(t, file, pack.LoadFile)
}

func once(t testing.TB, name string, read func(string) (*pack.Pack, error)) *pack.Pack {
	t.Helper()
	v, _ := packs.LoadOrStore(name, sync.OnceValues(func() (*pack.Pack, error) { return read(name) }))
	p, err := v.(func() (*pack.Pack, error))()
	if err != nil {
		t.Fatal(err)
	}
	return p
}
