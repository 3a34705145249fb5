package output

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"
	"weak"

	"github.com/google/go-cmp/cmp"
	"github.com/parquet-go/parquet-go"

	"memloom/internal/corpus"
	"memloom/internal/lock/locktest"
)

// talk is a corpus of n messages and nothing else.
func talk(id string, from, n int) *corpus.Corpus {
	c := &corpus.Corpus{ID: id, Groups: []corpus.Group{{ID: "G" + id, CorpusID: id, Kind: corpus.Channel}}}
	for i := range n {
		m := generatedMessage(from + i)
		m.CorpusID, m.GroupID = id, "G"+id
		c.Messages = append(c.Messages, m)
	}
	return c
}

// rowGroup is a row group with the bounds of corpus_id that a reader goes by.
type rowGroup struct {
	Shard    int
	Rows     int64
	Min, Max string
	bytes    int64
}

func rowGroups(t *testing.T, dir string, entry *TableEntry) []rowGroup {
	t.Helper()
	var out []rowGroup
	for i, s := range entry.Shards {
		b, err := os.ReadFile(filepath.Join(dir, s.Path))
		if err != nil {
			t.Fatal(err)
		}
		f, err := parquet.OpenFile(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range f.Metadata().RowGroups {
			id := g.Columns[0].MetaData
			if !slices.Equal(id.PathInSchema, []string{corpusColumn}) {
				t.Fatalf("the first column is %v", id.PathInSchema)
			}
			out = append(out, rowGroup{i, g.NumRows, string(id.Statistics.MinValue), string(id.Statistics.MaxValue),
				g.TotalCompressedSize})
		}
	}
	return out
}

// Large corpora have row groups of their own, small ones share them, and both keep to the sizes of groups and shards.
func TestPublication_RowGroupsOfCorpora(t *testing.T) {
	for name, test := range map[string]struct {
		sizes []int
		want  []rowGroup
	}{
		"small ones share": {[]int{3, 3, 2}, []rowGroup{{Rows: 8, Min: "c1", Max: "c3"}}},
		"of the limit":     {[]int{5, 5}, []rowGroup{{Rows: 8, Min: "c1", Max: "c2"}, {Rows: 2, Min: "c2", Max: "c2"}}},
		"a large one": {[]int{2, 6, 2}, []rowGroup{{Rows: 2, Min: "c1", Max: "c1"}, {Rows: 6, Min: "c2", Max: "c2"},
			{Rows: 2, Min: "c3", Max: "c3"}}},
		"several groups": {[]int{1, 11}, []rowGroup{{Rows: 1, Min: "c1", Max: "c1"}, {Rows: 8, Min: "c2", Max: "c2"},
			{Rows: 3, Min: "c2", Max: "c2"}}},
		"several shards": {[]int{10, 10, 10}, []rowGroup{{Rows: 8, Min: "c1", Max: "c1"}, {Rows: 2, Min: "c1", Max: "c1"},
			{Rows: 8, Min: "c2", Max: "c2"},
			{Rows: 2, Min: "c2", Max: "c2"}, {Rows: 4, Min: "c3", Max: "c3"}, {Shard: 1, Rows: 6, Min: "c3", Max: "c3"}}},
	} {
		t.Run(name, func(t *testing.T) {
			dir, from := t.TempDir(), 0
			p, err := Begin(locktest.Take(t, dir), &corpus.Corpus{}, Options{FS: unsynced{}, layout: layout{batch: 2, own: 5,
				group: 8, shard: 24}})
			if err != nil {
				t.Fatal(err)
			}
			for i, n := range test.sizes {
				if err := p.Add(talk(fmt.Sprint("c", i+1), from, n)); err != nil {
					t.Fatal(err)
				}
				from += n
			}
			if err := p.Finish(tinyManifest()); err != nil {
				t.Fatal(err)
			}
			m, err := ReadManifest(dir)
			if err != nil {
				t.Fatal(err)
			}
			got := rowGroups(t, dir, m.Table("data/messages"))
			for i := range got {
				got[i].bytes = 0
			}
			if diff := cmp.Diff(test.want, got, cmp.AllowUnexported(rowGroup{})); diff != "" {
				t.Error(diff)
			}
			if got, _, err := collect(dir); err != nil || len(got) != len(test.sizes) {
				t.Errorf("%d corpora (%v)", len(got), err)
			}
		})
	}
}

// Who reads one corpus of many needs few of the bytes: the bounds of the other row groups leave it out.
func TestPublication_OneCorpusOfManyIsLittleToRead(t *testing.T) {
	const corpora, messages = 80, 100
	dir := t.TempDir()
	p, err := Begin(locktest.Take(t, dir), &corpus.Corpus{}, Options{FS: unsynced{}, layout: layout{batch: 10, own: 50,
		group: 500, shard: 2500}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range corpora {
		if err := p.Add(talk(fmt.Sprint("c", i+1), i*messages, messages)); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Finish(tinyManifest()); err != nil {
		t.Fatal(err)
	}
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	var all, needed int64
	for _, g := range rowGroups(t, dir, m.Table("data/messages")) {
		all += g.bytes
		if strings.Compare(g.Min, "c41") <= 0 && strings.Compare("c41", g.Max) <= 0 {
			needed += g.bytes
		}
	}
	if needed == 0 || needed*50 >= all {
		t.Errorf("%d of %d bytes are needed for one corpus of %d", needed, all, corpora)
	}
}

// What was added or read can be freed: neither records nor their texts are held.
func TestCorpora_AreNotHeld(t *testing.T) {
	seen := func(c *corpus.Corpus) []func() bool {
		m := &c.Messages[0]
		message, text, group := weak.Make(m), weak.Make(unsafe.StringData(m.Text)), weak.Make(unsafe.StringData(m.GroupID))
		return []func() bool{
			func() bool { return message.Value() != nil }, func() bool { return text.Value() != nil },
			func() bool { return group.Value() != nil },
		}
	}
	held := func(what string, alive []func() bool) {
		t.Helper()
		for range 5 { // a collection may take more than one round
			runtime.GC()
		}
		for i, is := range alive {
			if is() {
				t.Errorf("%s: %s is held", what, []string{"a message", "its text", "its group"}[i])
			}
		}
	}
	dir := t.TempDir()
	p, err := Begin(locktest.Take(t, dir), &corpus.Corpus{}, Options{FS: unsynced{}})
	if err != nil {
		t.Fatal(err)
	}
	for k := range 3 {
		alive := func() []func() bool {
			c := talk(fmt.Sprint("c", k+1), 200*k, 200)
			for i := range c.Messages {
				m := &c.Messages[i]
				m.GroupID = strings.Clone(m.GroupID)
				m.Text = strings.Repeat(m.Text, 10)
			}
			if err := p.Add(c); err != nil {
				t.Fatal(err)
			}
			return seen(c)
		}()
		held("added", alive)
	}
	if err := p.Finish(tinyManifest()); err != nil {
		t.Fatal(err)
	}
	r, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	var before []func() bool
	for c, err := range r.Lenient().Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		if before != nil {
			held("read", before)
		}
		before = seen(c)
	}
}
