package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func init() { maps.Copy(helperPrograms, map[string]func(){"memloom-small-disk": smallDisk}) }

// attempt is what came of a run on a disk of some size.
type attempt struct {
	KiB            int
	Code           int
	Stdout, Stderr string
	Whole          bool
	Files          map[string][]byte // after the attempt that succeeded
	Skip           string            // why there is no small disk here
}

// TestFullDisk lets a run fill its disk, gives it a larger one, and so on until
// it ends: every failure is told in one sentence, leaves nothing that looks
// whole, and loses nothing.
func TestFullDisk(t *testing.T) {
	if testing.Short() {
		t.Skip("many runs of the program")
	}
	t.Parallel()
	_, want := reference(t)
	dir := t.TempDir()
	cmd := exec.Command("memloom-small-disk", dir)
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = ownMounts()
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("no process with mounts of its own can be started here: %v", err)
	}
	failures := 0
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var a attempt
		if err := d.Decode(&a); err != nil {
			t.Fatal(err)
		}
		if a.Skip != "" {
			t.Skip(a.Skip)
		}
		if a.Code == 0 {
			got := map[string]string{}
			for name, text := range a.Files {
				got[name] = string(text)
			}
			if list := differences(got, want); len(list) > 0 {
				t.Fatalf("after %d failures: %s", failures, strings.Join(list, ", "))
			}
			continue
		}
		failures++
		if err := complaint(result{a.Code, a.Stdout, a.Stderr}); a.Code != exitEnvironment || err != nil || a.Whole {
			t.Errorf("a disk of %d KiB: exit %d, whole: %v: %s %v", a.KiB, a.Code, a.Whole, a.Stderr, err)
		}
		if !strings.Contains(a.Stderr, dir) || !strings.Contains(a.Stderr, "full") && !strings.Contains(a.Stderr, "no space") {
			t.Errorf("a disk of %d KiB: it does not say what is full: %s", a.KiB, a.Stderr)
		}
	}
	if failures < 3 {
		t.Errorf("the disk was full %d times only", failures)
	}
	t.Logf("%d failures", failures)
}

// ownMounts starts a process whose mounts nobody else sees, as root of a user
// namespace of its own where the test is not root's.
func ownMounts() *syscall.SysProcAttr {
	attr := &syscall.SysProcAttr{Unshareflags: syscall.CLONE_NEWNS}
	if uid := os.Getuid(); uid != 0 {
		attr.Cloneflags = syscall.CLONE_NEWUSER
		attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: uid, Size: 1}}
		attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}}
	}
	return attr
}

// smallDisk mounts a small disk on the folder that its argument names and runs
// memloom there, with more and more space; it reports on stdout.
func smallDisk() {
	disk := os.Args[1]
	dir := filepath.Join(disk, "corpus")
	report := json.NewEncoder(os.Stdout)
	flags := uintptr(0)
	for kib := 128; kib <= 64<<10; kib += kib / 4 {
		if err := syscall.Mount("memloom", disk, "tmpfs", flags, fmt.Sprintf("size=%dk", kib)); err != nil {
			_ = report.Encode(attempt{Skip: fmt.Sprintf("a small disk cannot be mounted here: %v", err)})
			return
		}
		flags = syscall.MS_REMOUNT
		r := memloom(append(carryOn(dir), "--quiet")...)
		a := attempt{KiB: kib, Code: r.code, Stdout: r.stdout, Stderr: r.stderr}
		a.Whole, _ = whole(dir)
		if r.code == 0 {
			a.Files = map[string][]byte{}
			files, err := publishedFiles(dir)
			if err != nil {
				fmt.Fprintln(os.Stderr, err)
			}
			for name, text := range files {
				a.Files[name] = []byte(text)
			}
		}
		_ = report.Encode(a)
		if r.code == 0 {
			return
		}
	}
}
