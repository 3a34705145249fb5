package runstore

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// Where no run is, nobody holds it: no error, whatever is in its place.
func TestHeld_NoRun(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{file, file + "-nosuch"} {
		if h, err := Held(dir); h != nil || err != nil {
			t.Errorf("%s: held by %+v, error %v", dir, h, err)
		}
	}
}

// A run is held as long as its store is open, by the process that opened it; that
// somebody looks keeps nobody from opening it.
func TestHeld(t *testing.T) {
	dir := t.TempDir()
	is := func(want bool) {
		t.Helper()
		h, err := Held(dir)
		if err != nil {
			t.Fatal(err)
		}
		if (h != nil) != want {
			t.Fatalf("held %v, want %v", h != nil, want)
		}
		if h != nil && (h.PID != os.Getpid() || time.Since(h.Since) > time.Minute) {
			t.Errorf("%+v, want process %d, a moment ago", h, os.Getpid())
		}
	}
	is(false)
	stop, looks := make(chan struct{}), false
	for range 20 {
		store, err := Open(dir, Options{})
		if err != nil {
			t.Fatal(err)
		}
		is(true)
		if err := store.Close(); err != nil {
			t.Fatal(err)
		}
		is(false)
		if !looks { // from now on somebody looks all the time
			go func() {
				for {
					select {
					case <-stop:
						return
					default:
						_, _ = Held(dir)
						time.Sleep(time.Millisecond)
					}
				}
			}()
			looks = true
		}
	}
	close(stop)
	if Written(dir).IsZero() || time.Since(Written(dir)) > time.Minute {
		t.Errorf("written %s", Written(dir))
	}
}
