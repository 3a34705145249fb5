package main

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/lock/locktest"
	"memloom/output"
)

// auditKills is at how many instants decide and apply are killed each: few, or as many as MEMLOOM_KILLS says.
func auditKills() int {
	if n, err := strconv.Atoi(os.Getenv("MEMLOOM_KILLS")); err == nil {
		return n
	}
	return 2
}

// killedAt runs the program, kills it after a while, and returns what it had printed, and whether the kill hit it.
func killedAt(t *testing.T, after time.Duration, args ...string) (out string, hit bool) {
	t.Helper()
	var b bytes.Buffer
	cmd := exec.Command("memloom", args...)
	cmd.Stdout = &b
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	kill := time.AfterFunc(after, func() { _ = cmd.Process.Kill() })
	_ = cmd.Wait()
	kill.Stop()
	return b.String(), !cmd.ProcessState.Exited()
}

// TestAuditKills_Decide kills decisions at random instants: each that was acknowledged is there, once, and the store
// takes more.
func TestAuditKills_Decide(t *testing.T) {
	t.Parallel()
	dir := contested(t)
	in := overrulable(t, dir)
	decide := func(n int) []string {
		return []string{"audit", "decide", dir, in, "accept", "--code", "misread", "--reviewer", "R" + strconv.Itoa(n)}
	}
	started := time.Now()
	must(t, memloom(decide(0)...))
	took := time.Since(started)
	rng := rand.New(rand.NewPCG(5, 13))
	acknowledged := map[string]bool{"R0": true}
	n, hits := 1, 0
	for ; hits < auditKills() && n < 40*auditKills(); n++ {
		out, hit := killedAt(t, time.Duration(rng.Int64N(int64(took)*5/4)), decide(n)...)
		if strings.HasPrefix(out, "decision ") {
			acknowledged["R"+strconv.Itoa(n)] = true
		}
		if hit {
			hits++
		}
	}
	must(t, memloom(decide(n)...))
	kept := map[string]int{}
	for _, d := range lines[corpus.Decision](t, "audit", "export", dir) {
		kept[d.Reviewer]++
	}
	for who := range acknowledged {
		if kept[who] != 1 {
			t.Errorf("the decision of %s was acknowledged and is there %d times", who, kept[who])
		}
	}
	t.Logf("%d kills hit; %d of %d decisions acknowledged, %d kept", hits, len(acknowledged), n, len(kept))
}

// TestAuditKills_Apply kills applications at random instants, and where tables take their places: the corpus is the old
// or the new one, at once or when the next command has ended what was interrupted, and check accepts it.
func TestAuditKills_Apply(t *testing.T) {
	t.Parallel()
	dir := contested(t)
	must(t, memloom("audit", "decide", dir, overrulable(t, dir), "accept", "--code", "misread", "--reviewer", "Ada"))
	must(t, memloom("audit", "decide", dir, firstAccepted(t, dir, "single_hop")[0], "reject", "--code", "unnatural",
		"--reviewer", "Ada"))
	old, whole := tableDigests(t, dir), filepath.Join(t.TempDir(), "whole")
	if err := os.CopyFS(whole, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	started := time.Now()
	must(t, memloom("audit", "apply", whole))
	took := time.Since(started)
	released := tableDigests(t, whole)
	rng := rand.New(rand.NewPCG(9, 13))
	placing, ended := 0, 0
	for n := range auditKills() {
		at := filepath.Join(t.TempDir(), "corpus")
		if err := os.CopyFS(at, os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
		if n%2 == 0 {
			killedAt(t, time.Duration(rng.Int64N(int64(took))), "audit", "apply", at)
		} else {
			killPlacing(t, at, time.Duration(rng.Int64N(int64(3*time.Millisecond))))
		}
		// between the two: what was staged is placed by the one who comes next
		if _, err := output.ReadManifest(at); err != nil {
			placing++
			held := locktest.Take(t, at) // the killed process holds it no longer
			if done, err := output.Complete(held); err != nil || !done {
				t.Fatalf("kill %d: neither the old nor the new corpus, and nothing to end (%v)", n, err)
			}
			if err := held.Release(); err != nil {
				t.Fatal(err)
			}
		}
		switch got := tableDigests(t, at); got {
		case old:
		case released:
			ended++
		default:
			t.Fatalf("kill %d: the corpus is neither the old nor the new one", n)
		}
		must(t, memloom("check", "--quiet", at))
		must(t, memloom("audit", "apply", at))
		if got := tableDigests(t, at); got != released {
			t.Errorf("kill %d: applied again it is another corpus", n)
		}
	}
	t.Logf("%d kills: %d between the old corpus and the new one, %d left the new one", auditKills(), placing, ended)
}

// killPlacing kills an application a moment after its first table has taken its place.
func killPlacing(t *testing.T, dir string, after time.Duration) {
	t.Helper()
	cmd := exec.Command("memloom", "audit", "apply", dir)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() { _ = cmd.Wait(); close(done) }()
	for waiting := true; waiting; {
		select {
		case <-done:
			waiting = false
		case <-time.After(50 * time.Microsecond):
			_, err := os.Stat(filepath.Join(dir, output.ManifestName))
			waiting = err == nil
		}
	}
	time.Sleep(after)
	_ = cmd.Process.Kill()
	<-done
}

// tableDigests are the digests of all tables, applications aside, which are added to with each release, as text.
func tableDigests(t *testing.T, dir string) string {
	t.Helper()
	of := map[string]string{}
	for _, table := range manifest(t, dir).Tables {
		if table.Name != "audit/applications" {
			of[table.Name] = table.Digest
		}
	}
	b, err := json.Marshal(of)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
