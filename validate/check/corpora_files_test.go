package check

import (
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/lock/locktest"
	"memloom/output"
)

// publishPair writes a run of two corpora to a folder.
func publishPair(t *testing.T, p pair) string {
	t.Helper()
	dir, c := t.TempDir(), p.first
	w, err := output.Begin(locktest.Take(t, dir), &corpus.Corpus{People: c.People, Terms: c.Terms, Entities: c.Entities,
		First: c.First, Last: c.Last, Closures: c.Closures}, output.Options{})
	must0(t, err)
	must0(t, w.Add(p.first))
	must0(t, w.Add(p.second))
	must0(t, w.Finish(*p.Manifest))
	return dir
}

// until ends a run after that many corpora.
func until(all iter.Seq2[*corpus.Corpus, error], n int) iter.Seq2[*corpus.Corpus, error] {
	return func(yield func(*corpus.Corpus, error) bool) {
		for c, err := range all {
			if n--; n < 0 || !yield(c, err) {
				return
			}
		}
	}
}

// changed changes the second corpus of a run.
func changed(all iter.Seq2[*corpus.Corpus, error], change func(*corpus.Corpus)) iter.Seq2[*corpus.Corpus, error] {
	return func(yield func(*corpus.Corpus, error) bool) {
		place := 0
		for c, err := range all {
			if place++; place == 2 && err == nil {
				change(c)
			}
			if !yield(c, err) {
				return
			}
		}
	}
}

// TestCorpora_FromFiles: a run of two corpora that is read from its files keeps every promise; what its manifest says
// of a corpus and is not so is noticed, and rows that are in the wrong place are told like an altered file.
func TestCorpora_FromFiles(t *testing.T) {
	const listed, shards, digests = "corpora are those of the manifest", "shards are those of the manifest",
		"rows have the manifest's digests"
	dir := publishPair(t, twoCorpora())
	for _, c := range []struct {
		name   string
		mutate func(*Input)
		want   []string
		says   string
	}{
		{"sound", func(*Input) {}, nil, ""},
		{"messages", func(in *Input) { in.Manifest.Corpora[1].Messages++ }, []string{listed}, "messages in the manifest"},
		{"tokens", func(in *Input) { in.Manifest.Corpora[0].Tokens = 0 }, []string{listed}, "0 tokens in the manifest"},
		{"groups", func(in *Input) { in.Manifest.Corpora[0].Groups-- }, []string{listed}, "2 groups in the manifest"},
		{"items", func(in *Input) { in.Manifest.Corpora[1].Items = 9 }, []string{listed}, "9 accepted items in the manifest"},
		{"a corpus too many", func(in *Input) {
			in.Corpora = until(in.Corpora, 1)
		}, []string{listed}, "found 1 corpora, expected the 2 of the manifest"},
		{"rows that are lost", func(in *Input) {
			in.Corpora = changed(in.Corpora, func(c *corpus.Corpus) { c.Themes = c.Themes[:len(c.Themes)-1] })
		}, []string{listed}, "rows of scaffold/themes in the manifest"},
		{"another id", func(in *Input) {
			in.Corpora = changed(in.Corpora, func(c *corpus.Corpus) { c.ID = "c3" })
		}, []string{listed}, `found "c2", expected "c3"`},
		{"altered rows of the second", func(in *Input) {
			in.Corpora = changed(in.Corpora, func(c *corpus.Corpus) { c.Projects[0].Name += "!" })
		}, []string{digests}, "scaffold/projects"},
		{"rows of the second among those of the first", func(in *Input) {
			in.Manifest.Corpora[0].Rows["data/messages"]++
			in.Manifest.Corpora[1].Rows["data/messages"]--
		}, []string{shards}, "of corpus c2 after"},
	} {
		t.Run(c.name, func(t *testing.T) {
			in, err := Open(dir, Source{Requirements: requirements()})
			must0(t, err)
			c.mutate(&in)
			r := Check(in)
			text, got := render(t, r), violated(r)
			for _, rule := range c.want {
				if !slices.Contains(got, rule) {
					t.Errorf("%q did not notice; violated: %q", rule, got)
				}
			}
			if c.want == nil && (!r.OK() || byRule(r)[listed].Status != OK || byRule(r)[digests].Checked < 30) {
				t.Errorf("violated: %q\n%s", got, text)
			}
			if c.want != nil && !strings.Contains(text, c.says) {
				t.Errorf("the report lacks %q:\n%s", c.says, text)
			}
		})
	}
}

// TestCorpora_ShardThatIsMissing: the report names the shard of the table, its rows and the corpora that they are of.
func TestCorpora_ShardThatIsMissing(t *testing.T) {
	p := twoCorpora()
	dir := publishPair(t, p)
	must0(t, os.Remove(filepath.Join(dir, "data", "messages", "part-00000.parquet")))
	in, err := Open(dir, Source{Requirements: requirements()})
	must0(t, err)
	want := fmt.Sprintf("data/messages/part-00000.parquet is missing: the manifest lists it; it is to hold rows 1 to %d of the table, of corpora c1 to c2",
		len(p.first.Messages)+len(p.second.Messages))
	f := byRule(Check(in))["shards are those of the manifest"]
	if f.Violations != 1 || f.Examples[0].Found != want {
		t.Errorf("got %+v, want %s", f.Examples, want)
	}
}
