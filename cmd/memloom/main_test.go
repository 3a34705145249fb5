package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"memloom/internal/app"
	"memloom/internal/runstore"
	"memloom/output"
)

// TestMain puts the program, which is the test binary under another name, in
// the path of scripts and tests: they start the real thing in a process of its
// own, which can be killed.
func TestMain(m *testing.M) {
	programs := map[string]func(){"memloom": main, "memloom-hasty": hasty, "memloom-example": withExample}
	maps.Copy(programs, helperPrograms)
	if os.Getenv("GOGC") == "" {
		_ = os.Setenv("GOGC", "400") // many short runs: a quarter of the processor's time less
		debug.SetGCPercent(400)
	}
	testscript.Main(suite{m}, programs)
}

// suite runs more tests at once than there are processors, for they start programs
// and mostly wait for them, and removes what tests share when all have run.
type suite struct{ *testing.M }

func (s suite) Run() int {
	// unless the command line says otherwise
	if err := flag.Set("test.parallel", strconv.Itoa(3*runtime.GOMAXPROCS(0))); err != nil {
		panic(err)
	}
	if err := os.Setenv(liveEnv, liveKey); err != nil { // of the servers, for programs in this process
		panic(err)
	}
	defer func() {
		if disputed.dir != "" {
			_ = os.RemoveAll(filepath.Dir(disputed.dir))
		}
		if shared.dir != "" {
			_ = os.RemoveAll(filepath.Dir(shared.dir))
		}
	}()
	return s.M.Run()
}

// shared is one default corpus, generated without interruption, that tests
// compare with and make copies of.
var shared struct {
	sync.Once
	dir   string
	took  time.Duration
	files map[string]string
	err   error
}

// reference returns the folder of the shared corpus and its files; it is not to be changed.
func reference(t testing.TB) (dir string, files map[string]string) {
	t.Helper()
	shared.Do(func() {
		var parent string
		if parent, shared.err = os.MkdirTemp("", "memloom-reference"); shared.err != nil {
			return
		}
		shared.dir = filepath.Join(parent, "corpus")
		started := time.Now()
		if r := memloom("generate", "--quiet", "--out", shared.dir); r.code != 0 {
			shared.err = fmt.Errorf("generating: exit %d: %s", r.code, r.stderr)
			return
		}
		shared.took = time.Since(started)
		shared.files, shared.err = publishedFiles(shared.dir)
	})
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	return shared.dir, shared.files
}

// result is what a finished command left.
type result struct {
	code           int
	stdout, stderr string
}

// memloom runs the program to its end, in this process. What kills it, signals it or sets its environment starts one of
// its own.
func memloom(args ...string) result { return runHere(0, args...) }

// runHere runs the program in this process; wait is before the first request that is sent again.
func runHere(wait time.Duration, args ...string) result {
	var out, errs bytes.Buffer
	code := run(context.Background(), args, app.Surroundings{Out: &out, Err: &errs, Width: func() int { return 80 },
		Now:  time.Now,
		CPUs: runtime.GOMAXPROCS(0), Drain: drain, RetryWait: wait})
	return result{code, out.String(), errs.String()}
}

func collect(cmd *exec.Cmd) result {
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return result{-1, out.String(), err.Error()}
	}
	return result{cmd.ProcessState.ExitCode(), out.String(), errs.String()}
}

// noise is what no user should ever read: traces, verbs gone wrong, Go's own words.
var noise = regexp.MustCompile(
	`panic|goroutine|runtime error|%!|\.go:\d|strconv\.|unmarshal|Go struct|\sjson: |<nil>|0xc0`)

// complaint returns what is wrong with how a failed command speaks: every line
// that says what happened is one sentence, and no inner matter is told.
func complaint(r result) error {
	if found := noise.FindString(r.stdout + r.stderr); found != "" {
		return fmt.Errorf("the user reads %q in:\n%s%s", found, r.stdout, r.stderr)
	}
	if n := len(regexp.MustCompile(`(?m)^memloom: .`).FindAllString(r.stderr, -1)); r.code != 0 && n != 1 {
		return fmt.Errorf("%d lines say what went wrong, want 1:\n%s", n, r.stderr)
	}
	return nil
}

// process is the program at work.
type process struct {
	*exec.Cmd
	events *bufio.Reader
	errs   bytes.Buffer
}

// start starts the program with its events on a pipe.
func start(args ...string) (*process, error) {
	p := &process{Cmd: exec.Command("memloom", append(args, "--json")...)}
	p.Stderr = &p.errs
	out, err := p.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.events = bufio.NewReader(out)
	return p, p.Start()
}

// until reads events up to the first of a stage.
func (p *process) until(stage string) error {
	for {
		line, err := p.events.ReadBytes('\n')
		if err != nil {
			return fmt.Errorf("stage %s was not reached: %w: %s", stage, err, p.errs.String())
		}
		var event struct{ Stage string }
		if err := json.Unmarshal(line, &event); err != nil {
			return fmt.Errorf("%q: %w", line, err)
		}
		if event.Stage == stage {
			return nil
		}
	}
}

// kill ends the process as a power cut would; it says whether the process was
// still at work.
func (p *process) kill() (hit bool) {
	_ = p.Process.Kill()
	_, _ = io.Copy(io.Discard, p.events)
	_ = p.Wait()
	return !p.ProcessState.Exited()
}

// finish lets the process come to its end.
func (p *process) finish() result {
	out, _ := io.ReadAll(p.events)
	_ = p.Wait()
	return result{p.ProcessState.ExitCode(), string(out), p.errs.String()}
}

// publishedFiles returns the contents of a folder's files by path, .run apart.
func publishedFiles(dir string) (map[string]string, error) {
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".run":
			return filepath.SkipDir
		case d.IsDir():
			return nil
		}
		text, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		files[filepath.ToSlash(name)] = string(text)
		return err
	})
	return files, err
}

// differences names the files that two trees do not have alike.
func differences(got, want map[string]string) []string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if text, ok := got[name]; !ok {
			list = append(list, name+" is missing")
		} else if text != want[name] {
			list = append(list, name+" differs")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(got)) {
		if _, ok := want[name]; !ok {
			list = append(list, name+" is extra")
		}
	}
	return list
}

// sameFiles fails the test unless a folder holds exactly the files wanted.
func sameFiles(t testing.TB, dir string, want map[string]string) {
	t.Helper()
	got, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	if list := differences(got, want); len(list) > 0 {
		t.Fatalf("%s: %s", dir, strings.Join(list, ", "))
	}
}

// whole says whether a folder claims to be a corpus; one that does so must be one.
func whole(dir string) (bool, error) {
	m, err := output.ReadManifest(dir)
	var absent *output.NotCorpusError
	if errors.As(err, &absent) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	missing, err := output.Verify(dir, m)
	if err == nil && len(missing) > 0 {
		err = fmt.Errorf("%s are missing", strings.Join(missing, ", "))
	}
	return true, err
}

// carryOn returns the arguments with which an interrupted run goes on, or with which it begins, if need be with those
// of generate that are given.
func carryOn(dir string, begun ...string) []string {
	store, err := runstore.OpenReader(dir)
	if err == nil {
		defer store.Close()
		if meta, err := store.Meta(); err == nil && len(meta) > 0 {
			return []string{"resume", dir}
		}
	}
	return append([]string{"generate", "--force", "--out", dir}, begun...)
}
