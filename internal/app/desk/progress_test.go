package desk

import (
	"errors"
	"io"
	"path/filepath"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/lock"
	"memloom/internal/lock/locktest"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline/judging"
)

// corpusOf makes a corpus, and returns its folder and the console.
func corpusOf(t *testing.T) (string, *app.Console) {
	t.Helper()
	c := app.NewConsole(app.Surroundings{Out: io.Discard, Err: io.Discard, Now: time.Now, CPUs: 2})
	c.Quiet = true
	dir := filepath.Join(t.TempDir(), "corpus")
	if _, err := run.Generate(t.Context(), run.GenerateIn{Settings: run.Defaults(), Out: dir}, c); err != nil {
		t.Fatal(err)
	}
	return dir, c
}

// TestRunWatch_CountsAsTheRunDoes: what a desk counts while a run is at work is what its manifest has in the end.
func TestRunWatch_CountsAsTheRunDoes(t *testing.T) {
	dir, _ := corpusOf(t)
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	store, err := runstore.OpenReader(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	w := newRunWatch()
	for range 2 { // reading again adds nothing
		if err := w.read(store); err != nil {
			t.Fatal(err)
		}
	}
	counts := w.ends.Families()
	for _, f := range m.Counts.Families {
		n := counts[f.Family]
		judged := n["accepted"] + n["rejected"] + n["flagged"]
		if want := int(f.Accepted + f.Rejected + f.Flagged); judged != want || n["accepted"] < int(f.Accepted) ||
			n["drafted"] != 0 {
			t.Errorf("%s: %v while it ran, %+v in the end", f.Family, n, f)
		}
	}
	if list := w.ends.Latest(3); len(list) > 3 || len(list) > 0 && judging.QuestionOf(store, list[0].Draft) == "" {
		t.Errorf("the latest: %+v", list)
	}
}

// TestProgram_HeldFolder: neither is anything applied nor filtered in a folder that another process writes.
func TestProgram_HeldFolder(t *testing.T) {
	dir, c := corpusOf(t)
	held := locktest.Take(t, dir)
	defer held.Release()
	in := Defaults()
	in.Dir = dir
	p, say := &program{in: in, c: c}, func(string) {}
	for name, err := range map[string]error{"apply": p.Apply(t.Context(), nil, say), "filter": p.Filter(t.Context(),
		"I001", say)} {
		if taken := (*lock.TakenError)(nil); !errors.As(err, &taken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRunWatch_Pace: a rate is told once it was watched for a while, over the last minute, and of a run that begins
// anew from its beginning.
func TestRunWatch_Pace(t *testing.T) {
	w, at := newRunWatch(), time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)
	for i, c := range []struct {
		after      time.Duration
		done       int
		rate, rest string
	}{
		{0, 10, "", ""}, {time.Second, 11, "", ""}, {10 * time.Second, 20, "60 a minute", "1m20s"}, {50 * time.Second, 20,
			"12 a minute", "6m40s"},
		{90 * time.Second, 20, "0 a minute", ""}, {95 * time.Second, 5, "", ""}, {105 * time.Second, 10, "30 a minute",
			"3m0s"},
	} {
		rate, rest := w.pace(runstore.Progress{Stage: "text", Done: c.done, Total: 100}, at.Add(c.after))
		if rate != c.rate || rest != c.rest {
			t.Errorf("%d: %q, %q; want %q, %q", i, rate, rest, c.rate, c.rest)
		}
	}
}
