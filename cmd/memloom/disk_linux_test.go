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

	"memloom/internal/app"
)

func init() {
	maps.Copy(helperPrograms, map[string]func(){"memloom-small-disk": smallDisk, "memloom-tiny-disk": tinyDisk})
}

// attempt is what came of a run on a disk of some size.
type attempt struct {
	KiB            int
	Of             string // what was tried
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
	failures := 0
	for _, a := range onSmallDisk(t, "memloom-small-disk", dir) {
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
		if err := complaint(result{a.Code, a.Stdout, a.Stderr}); a.Code != app.ExitEnvironment || err != nil || a.Whole {
			t.Errorf("a disk of %d KiB: exit %d, whole: %v: %s %v", a.KiB, a.Code, a.Whole, a.Stderr, err)
		}
		if !strings.Contains(a.Stderr, dir) || !strings.Contains(a.Stderr, "full") && !strings.Contains(a.Stderr,
			"no space") {
			t.Errorf("a disk of %d KiB: it does not say what is full: %s", a.KiB, a.Stderr)
		}
	}
	if failures < 3 {
		t.Errorf("the disk was full %d times only", failures)
	}
	t.Logf("%d failures", failures)
}

// TestFullDisk_FirstCommit fills the disk before anything of a run is committed, at every size at which it does:
// generate, generate again and resume agree that nothing was begun, and the command that they name works once there is
// room.
func TestFullDisk_FirstCommit(t *testing.T) {
	if testing.Short() {
		t.Skip("many runs of the program")
	}
	t.Parallel()
	disk := t.TempDir()
	dir := filepath.Join(disk, "corpus")
	says := map[string]string{
		"generate": "nothing was begun: once this is mended, the same `memloom generate` begins it",
		"resume":   dir + " holds no run: nothing was begun in it; `memloom generate --out " + dir + "` begins one",
		"status":   dir + " holds no run: nothing was begun in it; `memloom generate --out " + dir + "` begins one",
	}
	counts := map[string]int{}
	for _, a := range onSmallDisk(t, "memloom-tiny-disk", disk) {
		counts[a.Of]++
		if strings.Contains(a.Stderr, "memloom: committing") {
			counts[a.Of+", committing"]++
		}
		want := app.ExitEnvironment // of generate
		switch a.Of {
		case "resume", "status":
			want = app.ExitUsage
		case "with room":
			want = app.ExitOK
		}
		if a.Code != want || !strings.Contains(a.Stderr, says[a.Of]) {
			t.Errorf("a disk of %d KiB, %s: exit %d: %s", a.KiB, a.Of, a.Code, a.Stderr)
		}
	}
	if counts["with room"] < 3 || counts["generate, committing"] == 0 {
		t.Errorf("commands on full disks: %v", counts)
	}
}

// onSmallDisk runs a helper program that mounts small disks on a folder, and returns what it did there.
func onSmallDisk(t *testing.T, program, disk string) []attempt {
	t.Helper()
	cmd := exec.Command(program, disk)
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = ownMounts()
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("no process with mounts of its own can be started here: %v", err)
	}
	var all []attempt
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var a attempt
		if err := d.Decode(&a); err != nil {
			t.Fatal(err)
		}
		if a.Skip != "" {
			t.Skip(a.Skip)
		}
		all = append(all, a)
	}
	return all
}

// ownMounts starts a process whose mounts no other person sees, as root of a user
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

// tinyDisk mounts ever larger disks on the folder that its argument names, each empty, until the first commit of a run
// fits. On each it lets generate fail twice, asks resume and status, makes room, and generates.
func tinyDisk() {
	disk := os.Args[1]
	dir := filepath.Join(disk, "corpus")
	report := json.NewEncoder(os.Stdout)
	generate := small("--quiet", "--out", dir)
	try := func(kib int, of string, args ...string) {
		r := memloom(args...)
		if of == "generate" && carryOn(dir)[0] == "resume" {
			os.Exit(0)
		}
		_ = report.Encode(attempt{KiB: kib, Of: of, Code: r.code, Stderr: r.stderr})
	}
	for kib := 8; ; kib += 4 + kib/2 {
		if err := syscall.Mount("memloom", disk, "tmpfs", 0, fmt.Sprintf("size=%dk", kib)); err != nil {
			_ = report.Encode(attempt{Skip: fmt.Sprintf("a small disk cannot be mounted here: %v", err)})
			return
		}
		try(kib, "generate", generate...)
		try(kib, "generate", generate...)
		try(kib, "resume", "resume", dir)
		try(kib, "status", "status", dir)
		if err := syscall.Mount("memloom", disk, "tmpfs", syscall.MS_REMOUNT, "size=64m"); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
		try(kib, "with room", generate...)
		if err := syscall.Unmount(disk, 0); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	}
}
