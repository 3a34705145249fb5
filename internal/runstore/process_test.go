package runstore

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/lock"
)

// child starts the test program in a role.
func child(t *testing.T, role, dir string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childRole+"="+role+":"+dir)
	return cmd
}

func TestOneWriterPerFolder(t *testing.T) {
	dir := t.TempDir()
	cmd := child(t, "hold", dir)
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

	var locked *lock.TakenError
	if _, err := Open(dir, Options{}); !errors.As(err, &locked) || locked.Holder.PID != cmd.Process.Pid {
		t.Errorf("a second writer: %v, want the holder's process id %d", err, cmd.Process.Pid)
	}
	r := reader(t, dir)
	if got, err := r.Get("k"); string(got) != "k@1" || err != nil {
		t.Errorf("a reader beside the writer: %q, %v", got, err)
	}

	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait()
	if got := dump(t, reader(t, dir)); !strings.Contains(got, "unit text a") {
		t.Errorf("a reader after the writer was killed: %q", got)
	}
	s := open(t, dir) // the kernel has released the lock
	if got, err := s.Get("k"); string(got) != "k@1" || err != nil {
		t.Errorf("the next writer: %q, %v", got, err)
	}
	if _, err := Open(dir, Options{}); !errors.As(err, &locked) || locked.Holder.PID != os.Getpid() {
		t.Errorf("a second writer in the same process: %v", err)
	}
}

func TestFailingWrites(t *testing.T) {
	dir := t.TempDir()
	out, err := child(t, "limit", dir).Output()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	var committed int
	var kind string
	if _, err := fmt.Sscan(string(out), &committed, &kind); err != nil || kind != "*runstore.IOError" || committed == 0 {
		t.Fatalf("the child says %q", out)
	}
	s := open(t, dir)
	units, err := s.Units("text")
	if err != nil || len(units) != committed {
		t.Errorf("%d units are there, %v; %d commits had returned", len(units), err, committed)
	}
	for i := range committed {
		if _, err := s.Get(fmt.Sprint("k", i)); err != nil {
			t.Fatal(err)
		}
	}
	commit(t, s, unitOf("text", "after", 1, "after"))
}

func TestOpenWhereNothingCanBeWritten(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	folder := filepath.Join(dir, "folder", runFolder, fileName)
	if err := errors.Join(os.WriteFile(file, nil, 0o644), os.MkdirAll(folder, 0o755)); err != nil {
		t.Fatal(err)
	}
	for _, place := range []string{file, filepath.Join(dir, "folder"), "/proc/self/memloom"} {
		var io *IOError
		if _, err := Open(place, Options{}); !errors.As(err, &io) {
			t.Errorf("Open(%s): %T %v", place, err, err)
		}
	}
}

func TestReadOnlyFolder(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("permissions do not bind this user")
	}
	dir, _ := finished(t)
	s := open(t, dir)
	r := reader(t, dir) // keeps the writer from leaving a file of the plain kind
	if _, err := r.Keys("text"); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.Close(), r.Close()); err != nil {
		t.Fatal(err)
	}
	run := filepath.Join(dir, runFolder)
	for _, leftover := range []string{"-wal", "-shm"} {
		if err := os.Remove(filepath.Join(run, fileName+leftover)); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(os.Chmod(filepath.Join(run, fileName), 0o444), os.Chmod(run, 0o555)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(run, 0o755) })
	if err := readAll(dir); err != nil {
		t.Errorf("reading a finished run: %v", err)
	}
	var io *IOError
	if _, err := Open(dir, Options{}); !errors.As(err, &io) {
		t.Errorf("writing: %v", err)
	}
}
