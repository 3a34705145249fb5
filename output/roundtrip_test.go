package output

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// withoutUnpublished drops what no table holds.
func withoutUnpublished(c *corpus.Corpus) *corpus.Corpus {
	for i := range c.Items {
		c.Items[i].Key = ""
	}
	return aged(c)
}

// aged gives the items the ages that the tables have of them.
func aged(c *corpus.Corpus) *corpus.Corpus {
	ages := corpus.NewAges(c)
	for i := range c.Items {
		if a, ok := ages.Youngest(&c.Items[i]); ok {
			c.Items[i].EvidenceAge = &a
		}
	}
	return c
}

func TestReadReturnsWhatWasPublished(t *testing.T) {
	dir := publishTiny(t)
	got, m, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(aged(tinyCorpus()), got); diff != "" {
		t.Errorf("-published +read:\n%s", diff)
	}
	if len(m.Absent) > 0 {
		t.Errorf("absent: %v", m.Absent)
	}
}

func TestReadReturnsWhatWasPublishedRandom(t *testing.T) {
	dir := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		c := randomCorpus(t)
		// Small shards, groups and batches, so that rows cross all borders.
		o := Options{FS: unsynced{}, layout: layout{batch: 2, own: 3, group: 4, shard: 4}}
		if err := Publish(dir, c, Manifest{Recipe: "random"}, o); err != nil {
			t.Fatal(err)
		}
		r, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		got, _, err := r.Lenient().only()
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(withoutUnpublished(c), got); diff != "" {
			t.Fatalf("-published +read:\n%s", diff)
		}
	})
}

func TestReadOfPartOfACorpus(t *testing.T) {
	dir := publishTiny(t)
	c, _, err := Read(dir, Data)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Messages) != 3 || len(c.Items) != 1 || len(c.Facts) != 0 {
		t.Errorf("data alone: %d messages, %d items, %d facts", len(c.Messages), len(c.Items), len(c.Facts))
	}
	if it := c.Items[0]; it.Question == "" || it.Answer != "" || len(it.Gold) != 0 || it.Status != corpus.Accepted {
		t.Errorf("data alone gives the item %+v", it)
	}
	if p := c.People[0]; p.Name == "" || p.Role != "" {
		t.Errorf("data alone gives the person %+v", p)
	}
	// Audit has the gold of accepted items too; without the key it is taken from there.
	c, _, err = Read(dir, Data, Audit)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Items) != 3 || len(c.Items[0].Gold) != 3 || c.Items[0].Answer != "" {
		t.Errorf("data and audit: %d items, first %+v", len(c.Items), c.Items[0])
	}
}

func TestCompareIDs(t *testing.T) {
	ordered := []string{"", "A1", "A2", "A10", "A10b", "B", "I0009", "I0010", "I0100x2", "I0100x11"}
	for i, a := range ordered {
		for j, b := range ordered {
			if got, want := compareIDs(a, b), i-j; got < 0 != (want < 0) || got > 0 != (want > 0) {
				t.Errorf("compareIDs(%q, %q) = %d", a, b, got)
			}
		}
	}
}
