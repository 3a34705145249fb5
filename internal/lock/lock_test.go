package lock

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// TestMain lets the test program be its own child, which holds a lock until it is killed.
func TestMain(m *testing.M) {
	dir := os.Getenv("LOCK_TEST_CHILD")
	if dir == "" {
		os.Exit(m.Run())
	}
	h, err := Take(dir, "memloom audit apply")
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	defer h.Release()
	fmt.Println("held")
	time.Sleep(time.Hour) // until it is killed
}

func taken(t *testing.T, dir string) *Held {
	t.Helper()
	h, err := Take(dir, "memloom report")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = h.Release() })
	return h
}

// Where nothing was written, no one holds a lock: no error, whatever is in its place.
func TestOf_NoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{file, file + "-nosuch", t.TempDir()} {
		if h, err := Of(dir); h != nil || err != nil {
			t.Errorf("%s: held by %+v, error %v", dir, h, err)
		}
	}
}

// A folder is held from Take to Release. That others look whether it is held keeps no one from taking it.
func TestTake_WhileOthersLook(t *testing.T) {
	dir := t.TempDir()
	is := func(want bool) {
		t.Helper()
		h, err := Of(dir)
		if err != nil || (h != nil) != want {
			t.Fatalf("held by %+v, error %v; want it held: %v", h, err, want)
		}
		if h != nil && (h.PID != os.Getpid() || h.Command != "memloom report" || time.Since(h.Since) > time.Minute) {
			t.Errorf("%+v, want process %d, memloom report, a moment ago", h, os.Getpid())
		}
	}
	is(false)
	stop, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-stop:
				return
			case <-time.After(time.Millisecond):
				_, _ = Of(dir)
			}
		}
	}()
	for range 20 {
		h := taken(t, dir)
		is(true)
		if err := errors.Join(h.Release(), h.Release()); err != nil {
			t.Fatal(err)
		}
	}
	close(stop)
	<-done
	is(false)
}

// The error of a folder that is taken names it, and its holder, what that does and since when. A holder that is killed
// holds it no longer, and what it left is not told of the next one.
func TestTake_HeldByAnotherProcess(t *testing.T) {
	dir := t.TempDir()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "LOCK_TEST_CHILD="+dir)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	if line, _ := bufio.NewReader(out).ReadString('\n'); line != "held\n" {
		t.Fatalf("the child says %q", line)
	}
	_, err = Take(dir, "memloom report")
	var in *TakenError
	want := fmt.Sprintf("%s is in use by process %d (memloom audit apply, since 2", dir, cmd.Process.Pid)
	if !errors.As(err, &in) || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v, want %s…", err, want)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait()
	if h, err := Of(dir); h != nil || err != nil {
		t.Errorf("once the holder was killed: held by %+v, %v", h, err)
	}
	taken(t, dir)
	if h, err := Of(dir); err != nil || h == nil || h.PID != os.Getpid() {
		t.Errorf("held by %+v, %v, want this process", h, err)
	}
}

// A lock next to a folder leaves nothing behind, and never has two holders, although its file is removed each time.
func TestNextTo_OneHolder(t *testing.T) {
	parent := t.TempDir()
	var holders, all atomic.Int64
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			for range 50 {
				h, err := NextTo(filepath.Join(parent, "kit"), "memloom export hub")
				var in *TakenError
				if errors.As(err, &in) {
					continue
				}
				if err != nil {
					t.Error(err)
					return
				}
				if n := holders.Add(1); n > 1 {
					t.Errorf("%d holders at once", n)
				}
				all.Add(1)
				time.Sleep(time.Millisecond)
				holders.Add(-1)
				if err := h.Release(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wait.Wait()
	if all.Load() < 8 {
		t.Errorf("%d holders in all", all.Load())
	}
	if left, err := os.ReadDir(parent); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// A lock's file that is none is refused: nothing is written behind a link.
func TestTake_Links(t *testing.T) {
	for _, at := range []string{".run", filepath.Join(".run", "lock")} {
		dir, other := t.TempDir(), filepath.Join(t.TempDir(), "other")
		link := filepath.Join(dir, at)
		if err := errors.Join(os.WriteFile(other, []byte("of others"), 0o644), os.MkdirAll(filepath.Dir(link), 0o755),
			os.Symlink(other, link)); err != nil {
			t.Fatal(err)
		}
		if _, err := Take(dir, ""); err == nil {
			t.Errorf("%s is a link, and was followed", at)
		}
		if b, err := os.ReadFile(other); string(b) != "of others" || err != nil {
			t.Errorf("%s: what the link leads to holds %q, %v", at, b, err)
		}
	}
}

// TestTake_HolderEndsWhileItIsLookedUp: a lock whose holder has gone by the time that its name is read is taken, and
// not said to be another process's.
func TestTake_HolderEndsWhileItIsLookedUp(t *testing.T) {
	dir := t.TempDir()
	h, err := Take(dir, "memloom quality")
	if err != nil {
		t.Fatal(err)
	}
	if err := h.file.Truncate(0); err != nil { // as Release does, before it lets go
		t.Fatal(err)
	}
	ended := time.AfterFunc(2*tries*pause, func() { _ = h.Release() })
	defer ended.Stop()
	if next, err := Take(dir, "memloom resume"); err != nil {
		t.Error(err)
	} else if err := next.Release(); err != nil {
		t.Error(err)
	}
}
