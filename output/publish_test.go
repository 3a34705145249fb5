package output

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/lock/locktest"
	"memloom/internal/thorough"
)

var errInjected = errors.New("no space left on device")

// faulty fails at the step with the given number. A crash fails at every step
// after it too, as a killed process does nothing any more.
type faulty struct {
	unsynced
	failAt int // from 1; 0 never
	crash  bool
	steps  int
}

func (f *faulty) step() error {
	f.steps++
	if f.failAt > 0 && (f.steps == f.failAt || f.crash && f.steps > f.failAt) {
		return errInjected
	}
	return nil
}

func (f *faulty) MkdirAll(dir string) error {
	if err := f.step(); err != nil {
		return err
	}
	return f.unsynced.MkdirAll(dir)
}

func (f *faulty) Create(name string) (File, error) {
	if err := f.step(); err != nil {
		return nil, err
	}
	file, err := f.unsynced.Create(name)
	return &faultyFile{File: file, fs: f}, err
}

func (f *faulty) Rename(from, to string) error {
	if err := f.step(); err != nil {
		return err
	}
	return f.unsynced.Rename(from, to)
}

// RemoveAll does half of its work when it fails.
func (f *faulty) RemoveAll(name string) error {
	if err := f.step(); err != nil {
		if entries, _ := os.ReadDir(name); len(entries) > 0 {
			_ = os.RemoveAll(filepath.Join(name, entries[0].Name()))
		}
		return err
	}
	return f.unsynced.RemoveAll(name)
}

func (f *faulty) Remove(name string) error {
	if err := f.step(); err != nil {
		return err
	}
	return f.unsynced.Remove(name)
}

func (f *faulty) SyncDir(string) error { return f.step() }

type faultyFile struct {
	File
	fs     *faulty
	closed bool
}

// Write writes half when it fails.
func (f *faultyFile) Write(p []byte) (int, error) {
	if err := f.fs.step(); err != nil {
		n, _ := f.File.Write(p[:len(p)/2])
		return n, err
	}
	return f.File.Write(p)
}

func (f *faultyFile) Sync() error { return f.fs.step() }

func (f *faultyFile) Close() error {
	if f.closed {
		panic("closed twice")
	}
	f.closed = true
	return errors.Join(f.fs.step(), f.File.Close())
}

// snapshot returns the bytes of every file of a folder, .run aside.
func snapshot(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if d != nil && d.Name() == ".run" {
				return fs.SkipDir
			}
			return err
		}
		b, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		files[name] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// faultTables keep the number of steps small: narrow tables, two of one
// folder, one without rows, and all folders.
func faultTables() []Table {
	return someTables("data/people", "data/groups", "key/options", "scaffold/terms", "audit/options")
}

// publishFaulty publishes one corpus, or the given number with what they share.
func publishFaulty(t testing.TB, dir string, fs *faulty, corpora int, change func(*corpus.Corpus)) error {
	o := Options{FS: fs, Report: tinyReport, tables: faultTables(), layout: layout{batch: 2, own: 4, group: 4, shard: 8}}
	shared := tinyShared()
	all := severalCorpora(t, corpora, shared)
	if change != nil {
		change(all[0])
	}
	if corpora == 1 {
		return Publish(dir, all[0], tinyManifest(), o)
	}
	return publishAll(dir, shared, all, o)
}

func older(c *corpus.Corpus) { c.Groups[0].Name = "An older corpus" }

// TestPublishSurvivesAFailureAtEveryStep: after a failure at any step a folder holds no corpus, the old one or the new
// one. By default a third of the steps fail, and the last ten; with MEMLOOM_THOROUGH=1 each does.
func TestPublishSurvivesAFailureAtEveryStep(t *testing.T) {
	for _, corpora := range []int{1, 3} {
		whole := func(change func(*corpus.Corpus)) map[string]string {
			dir := t.TempDir()
			if err := publishFaulty(t, dir, &faulty{}, corpora, change); err != nil {
				t.Fatal(err)
			}
			return snapshot(t, dir)
		}
		f := failures{corpora: corpora, want: whole(nil), old: whole(older), first: 1}
		for _, replacing := range []bool{false, true} {
			if corpora > 1 && !replacing {
				continue // no other steps than with an older corpus in place
			}
			for _, crash := range []bool{false, true} {
				t.Run(fmt.Sprintf("corpora=%d,replacing=%v,crash=%v", corpora, replacing, crash), func(t *testing.T) {
					t.Parallel()
					f := f
					f.replacing, f.crash, f.runs = replacing, crash, thorough.OneIn(3)
					outcomes := f.everywhere(t)
					if outcomes["none"] == 0 || outcomes["new"] == 0 || replacing && outcomes["old"] == 0 {
						t.Errorf("the failures did not reach every state: %v", outcomes)
					}
				})
			}
		}
	}
}

// A disk fails while the 40th of 42 small corpora is written; 39 are in shards and row groups that are half full.
func TestPublishSurvivesAFailureInALaterCorpus(t *testing.T) {
	t.Parallel()
	const corpora, late = 42, 40
	shared := tinyShared()
	all := severalCorpora(t, corpora, shared)
	count := &faulty{}
	p, err := Begin(locktest.Take(t, t.TempDir()), shared, Options{FS: count, tables: faultTables(),
		layout: layout{batch: 2, own: 4, group: 4, shard: 8}})
	if err != nil {
		t.Fatal(err)
	}
	var before, after int
	for i, c := range all[:late] {
		if i == late-1 {
			before = count.steps
		}
		if err := p.Add(c); err != nil {
			t.Fatal(err)
		}
	}
	after = count.steps
	p.Abort()
	if after == before {
		t.Fatal("no step while the corpus is written")
	}
	dir, old := t.TempDir(), t.TempDir()
	if err := errors.Join(publishFaulty(t, dir, &faulty{}, corpora, nil), publishFaulty(t, old, &faulty{}, corpora,
		older)); err != nil {
		t.Fatal(err)
	}
	for _, crash := range []bool{false, true} {
		f := failures{corpora: corpora, want: snapshot(t, dir), old: snapshot(t, old), first: before + 1, last: after,
			replacing: true, crash: crash}
		if outcomes := f.everywhere(t); outcomes["old"] != after-before {
			t.Errorf("crash %v: %v", crash, outcomes)
		}
	}
}

// failures are what happens when the disk fails at a step of a publication.
type failures struct {
	corpora          int
	want, old        map[string]string
	replacing, crash bool
	first, last      int         // steps; the last one if it is 0
	runs             func() bool // whether the next step is to fail; nil: all do
}

// publishes publishes the corpora in a folder, which holds older ones where they are to be replaced, and returns its
// steps.
func (f failures) publishes(t *testing.T, dir string, broken *faulty) (steps int, err error) {
	t.Helper()
	if f.replacing {
		if err := publishFaulty(t, dir, &faulty{}, f.corpora, older); err != nil {
			t.Fatal(err)
		}
	}
	err = publishFaulty(t, dir, broken, f.corpora, nil)
	return broken.steps, err
}

// everywhere fails at one step after the other and counts what the folder holds then. Publishing again mends it.
func (f failures) everywhere(t *testing.T) map[string]int {
	base, outcomes := t.TempDir(), map[string]int{}
	all, err := f.publishes(t, filepath.Join(base, "whole"), &faulty{})
	if err != nil {
		t.Fatal(err)
	}
	last := f.last
	if last == 0 {
		last = all
	}
	for at := f.first; at <= last; at++ {
		if f.runs != nil && !f.runs() && at <= all-10 {
			continue
		}
		dir := filepath.Join(base, fmt.Sprint(at))
		steps, err := f.publishes(t, dir, &faulty{failAt: at, crash: f.crash})
		if steps < at {
			t.Fatalf("step %d of %d is not reached", at, all)
		}
		if err != nil && !errors.Is(err, errInjected) {
			t.Fatalf("step %d: %v does not say what failed", at, err)
		}
		outcomes[checkState(t, at, dir, f.want, f.old)]++
		if err := publishFaulty(t, dir, &faulty{}, f.corpora, nil); err != nil {
			t.Fatalf("step %d, again: %v", at, err)
		}
		if diff := cmp.Diff(f.want, snapshot(t, dir)); diff != "" {
			t.Fatalf("step %d, again: the corpora are others\n%s", at, diff)
		}
		if _, err := os.Stat(filepath.Join(dir, stagingDir)); err == nil {
			t.Errorf("step %d, again: staging is left", at)
		}
		os.RemoveAll(dir)
	}
	return outcomes
}

// checkState says which corpora a folder holds after a failure: none, the old
// or the new ones, and fails if it is anything between.
func checkState(t *testing.T, at int, dir string, want, old map[string]string) string {
	t.Helper()
	_, _, err := collect(dir)
	var none *NotCorpusError
	if errors.As(err, &none) {
		return "none"
	}
	if err != nil {
		t.Fatalf("step %d left a manifest and %v", at, err)
	}
	switch got := snapshot(t, dir); {
	case cmp.Equal(got, want):
		return "new"
	case cmp.Equal(got, old):
		return "old"
	default:
		t.Fatalf("step %d left a mixture", at)
		return ""
	}
}

func TestPublishTwiceGivesTheSameBytes(t *testing.T) {
	if diff := cmp.Diff(snapshot(t, publishTiny(t)), snapshot(t, publishTiny(t))); diff != "" {
		t.Error(diff)
	}
}

func TestPublishRefusesWhatTablesCannotHold(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*corpus.Corpus)
		want   string
	}{
		"text": {func(c *corpus.Corpus) { c.Messages[1].Text = "\xff" },
			"table data/messages, row 2: column text: not valid UTF-8"},
		"list": {func(c *corpus.Corpus) { c.Groups[0].MemberIDs = []string{"\xff"} },
			"table data/groups, row 1: column member_ids: not valid UTF-8"},
		"time":   {func(c *corpus.Corpus) { c.Messages[2].At = 0 }, "row 3: column timestamp: no time"},
		"date":   {func(c *corpus.Corpus) { c.Facts[0].From = 0 }, "table scaffold/facts, row 1: column from: no time"},
		"draft":  {func(c *corpus.Corpus) { c.Items[0].Status = corpus.Drafted }, "item I1 is neither accepted"},
		"order":  {func(c *corpus.Corpus) { c.Items[0], c.Items[1] = c.Items[1], c.Items[0] }, "item I1 stands after I2"},
		"reason": {func(c *corpus.Corpus) { c.Items[0].Reasons = []string{"x"} }, "item I1 is accepted and yet"},
		"evidence": {func(c *corpus.Corpus) { c.Items[0].Evidence[1].MessageID = "M9" },
			"evidence M9 is not among the messages"},
		"value": {func(c *corpus.Corpus) { c.Facts[1].Value = corpus.Value{} },
			"table scaffold/facts, row 2: column value_kind: the value has no kind"},
		"atom": {func(c *corpus.Corpus) { c.Items[0].Gold[2].Atom.N = -1 },
			"table key/gold, row 3: column atom_kind: a duration of -1"},
		"place":   {func(c *corpus.Corpus) { c.Items[0].Gold[2].End = 3 }, "a place (0 to 3) without a message"},
		"closure": {func(c *corpus.Corpus) { c.Closures[0].Date = c.Last + 1 }, "outside the calendar"},
		"group":   {func(c *corpus.Corpus) { c.Groups[0].CorpusID = "c2" }, `group G1 is of corpus "c2", not of c1`},
		"message": {func(c *corpus.Corpus) { c.Messages[1].CorpusID = "" }, `message M2 is of corpus "", not of c1`},
		"item":    {func(c *corpus.Corpus) { c.Items[2].CorpusID = "c2" }, `item I10 is of corpus "c2", not of c1`},
	} {
		t.Run(name, func(t *testing.T) {
			dir, c := t.TempDir(), tinyCorpus()
			test.change(c)
			err := Publish(dir, c, tinyManifest(), Options{FS: unsynced{}})
			if err == nil || !bytes.Contains([]byte(err.Error()), []byte(test.want)) {
				t.Fatalf("got %v, want %q", err, test.want)
			}
			if files := snapshot(t, dir); len(files) > 0 {
				t.Errorf("%d files are left", len(files))
			}
		})
	}
}
