package main

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestKills kills the program at random instants, as a power cut would, and
// lets it go on: whatever the instants, it ends with the same bytes, and no
// folder ever looks whole that is not.
func TestKills(t *testing.T) {
	t.Parallel()
	_, want := reference(t)
	kills := 30
	if testing.Short() {
		kills = 5
	}
	rng := rand.New(rand.NewPCG(30, 9))
	dir := filepath.Join(t.TempDir(), "0")
	completed := 0
	for hits, tries := 0, 0; hits < kills; tries++ {
		if tries > 20*kills {
			t.Fatalf("%d kills of %d processes hit", hits, tries)
		}
		p, err := start(carryOn(dir)...)
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rng.Int64N(int64(shared.took))))
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
	if r := memloom(append(carryOn(dir), "--quiet")...); r.code != 0 {
		t.Fatalf("after the last kill: exit %d: %s", r.code, r.stderr)
	}
	sameFiles(t, dir, want)
	t.Logf("%d kills of %d runs, all of which ended the same", kills, completed+1)
}

// intact fails the test if a folder claims to be a corpus and is none.
func intact(t *testing.T, dir string) {
	t.Helper()
	if _, err := whole(dir); err != nil {
		t.Fatalf("%s looks whole, but %v", dir, err)
	}
}

// TestKillsWhilePublishing kills the program between the first staged file and
// the manifest, both where nothing stood and where a corpus is replaced.
func TestKillsWhilePublishing(t *testing.T) {
	t.Parallel()
	corpus, want := reference(t)
	kills := 8
	if testing.Short() {
		kills = 2
	}
	rng := rand.New(rand.NewPCG(8, 9))
	hits, placed := 0, 0
	for tries := 0; hits < kills; tries++ {
		if tries > 20*kills {
			t.Fatalf("%d kills of %d processes hit a publication", hits, tries)
		}
		dir := filepath.Join(t.TempDir(), "corpus")
		unpublished(t, dir, corpus, tries%2 == 0)
		if !killPublishing(t, dir, rng) {
			continue
		}
		hits++
		intact(t, dir)
		if _, err := os.Stat(filepath.Join(dir, "data")); err == nil {
			placed++
		}
		if r := memloom("resume", "--quiet", dir); r.code != 0 {
			t.Fatalf("exit %d: %s", r.code, r.stderr)
		}
		sameFiles(t, dir, want)
		if _, err := os.Stat(filepath.Join(dir, ".run", "staging")); !errors.Is(err, os.ErrNotExist) {
			t.Fatalf("staged files are left behind: %v", err)
		}
	}
	t.Logf("%d kills while publishing, %d of them with tables in place", hits, placed)
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
// random instant after it began to stage tables. It says whether the kill came
// before the end of the publication.
func killPublishing(t *testing.T, dir string, rng *rand.Rand) (hit bool) {
	t.Helper()
	p, err := start("resume", dir)
	if err != nil {
		t.Fatal(err)
	}
	staging := filepath.Join(dir, ".run", "staging")
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(200 * time.Microsecond) {
		if _, err := os.Stat(staging); err == nil {
			break
		}
		if time.Now().After(deadline) {
			p.kill()
			t.Fatalf("no publication began: %s", p.errs.String())
		}
	}
	time.Sleep(time.Duration(rng.Int64N(int64(publicationTime))))
	hit = p.kill()
	_, err = os.Stat(staging)
	return hit && err == nil
}

// publicationTime is about as long as a default corpus takes to publish.
const publicationTime = 120 * time.Millisecond

// TestSignals asks the program to stop: it does so cleanly, says how to go on,
// and goes on to the same bytes.
func TestSignals(t *testing.T) {
	t.Parallel()
	_, want := reference(t)
	for _, c := range []struct {
		stage  string
		signal os.Signal
	}{
		{"people", os.Interrupt}, {"text", os.Interrupt}, {"wording", terminate}, {"judge 1", os.Interrupt},
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
			if err := complaint(r); r.code != exitPaused || err != nil {
				t.Fatalf("exit %d, want %d; %v", r.code, exitPaused, err)
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
