package main

import (
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/thorough"
)

// killedRuns are runs that are killed, and at how many instants; so many fewer with -short.
var killedRuns = []struct {
	name       string
	args       []string // of generate
	kills, few int      // few without thorough
}{
	{"one corpus", nil, 20, 5},
	{"several corpora", twoCorpora, 30, 5},
}

// twoCorpora are the arguments of a small run of two corpora, whose quotas are met.
var twoCorpora = []string{
	"--set", "world.corpora=project", "--set", "world.projects=2", "--set", "world.people=24", "--set",
	"world.workdays=10",
	"--set", "world.closures=0", "--set", "world.tasks_per_group=4", "--set", "dialogue.messages_per_day=4",
	"--set", "questions.families.as_of=0", "--set", "questions.families.constraint=2", "--set",
	"questions.families.skill=0",
}

// TestKills kills the program at random instants, as a power cut would, and
// lets it go on: whatever the instants, it ends with the same bytes, and no
// folder ever looks whole that is not.
func TestKills(t *testing.T) {
	t.Parallel()
	for _, k := range killedRuns {
		t.Run(k.name, func(t *testing.T) {
			t.Parallel()
			kills := k.few
			if thorough.Wanted() {
				kills = k.kills
			}
			killOften(t, k.args, kills)
		})
	}
}

// killOften kills runs of generate with the given arguments until so many kills have hit one at work.
func killOften(t *testing.T, args []string, kills int) {
	want, took := uninterrupted(t, args)
	rng := rand.New(rand.NewPCG(30, 9))
	dir := filepath.Join(t.TempDir(), "0")
	completed := 0
	for hits, tries := 0, 0; hits < kills; tries++ {
		if tries > 20*kills {
			t.Fatalf("%d kills of %d processes hit", hits, tries)
		}
		p, err := start(carryOn(dir, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rng.Int64N(int64(took))))
		if p.kill() {
			hits++
			intact(t, dir)
			continue
		}
		if code := p.ProcessState.ExitCode(); code != 0 {
			t.Fatalf("after %d kills: exit %d: %s", hits, code, p.errs.String())
		}
		sameFiles(t, dir, want)
		completed++
		dir = filepath.Join(t.TempDir(), "next")
	}
	if r := memloom(append(carryOn(dir, args...), "--quiet")...); r.code != 0 {
		t.Fatalf("after the last kill: exit %d: %s", r.code, r.stderr)
	}
	sameFiles(t, dir, want)
	t.Logf("%d kills of %d runs, all of which ended the same", kills, completed+1)
}

// uninterrupted returns the files of a run that no one interrupts, and how long it takes.
func uninterrupted(t *testing.T, args []string) (files map[string]string, took time.Duration) {
	t.Helper()
	if len(args) == 0 {
		_, files = reference(t)
		return files, shared.took
	}
	dir := filepath.Join(t.TempDir(), "whole")
	started := time.Now()
	if r := memloom(append(carryOn(dir, args...), "--quiet")...); r.code != 0 {
		t.Fatalf("generating: exit %d: %s", r.code, r.stderr)
	}
	took = time.Since(started)
	files, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	return files, took
}

// intact fails the test if a folder claims to be a corpus and is none.
func intact(t *testing.T, dir string) {
	t.Helper()
	if _, err := whole(dir); err != nil {
		t.Fatalf("%s looks whole, but %v", dir, err)
	}
}

// phase is a part of publication at which kills are aimed.
type phase struct {
	name  string
	begun func(dir string) bool
	takes time.Duration // about, for a default corpus
}

var phases = []phase{
	{"staging", func(dir string) bool { return isStaged(dir, ".") }, 100 * time.Millisecond},
	{"placing", firstMoved, 2 * time.Millisecond},
}

// isStaged says whether the staging folder holds a name.
func isStaged(dir, name string) bool {
	_, err := os.Stat(filepath.Join(dir, ".run", "staging", name))
	return err == nil
}

// firstMoved says whether the first table has left the staging folder, and the last file has not.
func firstMoved(dir string) bool { return isStaged(dir, "README.md") && !isStaged(dir, "data/people") }

// TestKillsWhilePublishing kills the program between the first staged file and
// the manifest, both where nothing stood and where a corpus is replaced.
func TestKillsWhilePublishing(t *testing.T) {
	t.Parallel()
	corpus, want := reference(t)
	kills := 2 // in each phase
	switch {
	case thorough.Wanted():
		kills = 6
	case testing.Short():
		kills = 1
	}
	rng := rand.New(rand.NewPCG(8, 9))
	for _, ph := range phases {
		hits, tries := 0, 0
		for ; hits < kills; tries++ {
			if tries > 80*kills { // a busy machine hits a window of milliseconds seldom
				t.Fatalf("%s: %d kills of %d processes hit", ph.name, hits, tries)
			}
			dir := filepath.Join(t.TempDir(), "corpus")
			unpublished(t, dir, corpus, tries%2 == 0)
			killPublishing(t, dir, ph, rng)
			intact(t, dir)
			if stagedPart(dir) != ph.name {
				continue
			}
			hits++
			if r := memloom("resume", "--quiet", dir); r.code != 0 {
				t.Fatalf("%s: exit %d: %s", ph.name, r.code, r.stderr)
			}
			sameFiles(t, dir, want)
			if stagedPart(dir) != "" {
				t.Fatalf("%s: staged files are left behind", ph.name)
			}
		}
		t.Logf("%s: %d kills of %d processes hit", ph.name, hits, tries)
	}
}

// stagedPart names the phase in which a publication ended, "" if it ended well.
func stagedPart(dir string) string {
	switch {
	case !isStaged(dir, "."):
		return ""
	case firstMoved(dir):
		return "placing"
	}
	return "staging"
}

// unpublished copies a finished run, with or without what it published.
func unpublished(t *testing.T, dir, corpus string, bare bool) {
	t.Helper()
	from, to := corpus, dir
	if bare {
		from, to = filepath.Join(corpus, ".run"), filepath.Join(dir, ".run")
	}
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
}

// killPublishing resumes a run whose units are all done, and kills it at a
// random instant after a phase of its publication began.
func killPublishing(t *testing.T, dir string, ph phase, rng *rand.Rand) {
	t.Helper()
	p, err := start("resume", dir)
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		_, _ = io.Copy(io.Discard, p.events)
		close(ended)
	}()
	for waiting := true; waiting; {
		select {
		case <-ended: // the phase came and went unseen
			waiting = false
		case <-time.After(50 * time.Microsecond):
			waiting = !ph.begun(dir)
		}
	}
	time.Sleep(time.Duration(rng.Int64N(int64(ph.takes))))
	_ = p.Process.Kill()
	<-ended
	_ = p.Wait()
}

// TestSignals asks the program to stop: it does so cleanly, says how to go on,
// and goes on to the same bytes.
func TestSignals(t *testing.T) {
	t.Parallel()
	_, want := reference(t)
	for _, c := range []struct {
		stage  string
		signal os.Signal
	}{
		{"people", os.Interrupt}, {"text", os.Interrupt}, {"wording", terminate}, {"judge", os.Interrupt},
	} {
		if testing.Short() && c.stage != "text" {
			continue
		}
		t.Run(c.stage, func(t *testing.T) {
			if c.signal == nil {
				t.Skip("this system knows no such signal")
			}
			dir := filepath.Join(t.TempDir(), "corpus")
			p, err := start("generate", "--workers", "1", "--out", dir)
			if err == nil {
				err = p.until(c.stage)
			}
			if err != nil {
				t.Fatal(err)
			}
			if err := p.Process.Signal(c.signal); err != nil {
				t.Fatal(err)
			}
			r := p.finish()
			if err := complaint(r); r.code != app.ExitPaused || err != nil {
				t.Fatalf("exit %d, want %d; %v", r.code, app.ExitPaused, err)
			}
			if !strings.Contains(r.stderr, "memloom resume "+dir) {
				t.Errorf("it does not say how to go on: %s", r.stderr)
			}
			if is, _ := whole(dir); is {
				t.Error("a paused run looks whole")
			}
			if r := memloom("resume", "--quiet", dir); r.code != 0 {
				t.Fatalf("exit %d: %s", r.code, r.stderr)
			}
			sameFiles(t, dir, want)
		})
	}
}
