package output

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCompare(t *testing.T) {
	table := func(name string, rows int64, digest, sum string) TableEntry {
		return TableEntry{Name: name, Rows: rows, Digest: digest, Shards: []Shard{{Path: name, SHA256: sum}}}
	}
	a := &Manifest{Program: Program{"memloom", "1"}, Tables: []TableEntry{
		table("data/a", 1, "x", "1"), table("data/b", 2, "x", "1"), table("data/c", 3, "x", "1"), table("data/d", 4, "x",
			"1"),
		table("data/e", 5, "x", "1"), table("audit/calls", 6, "x", "1"),
	}}
	b := &Manifest{Program: Program{"memloom", "1"}, Tables: []TableEntry{
		table("data/a", 1, "x", "1"), table("data/b", 3, "y", "2"), table("data/c", 3, "y", "2"), table("data/d", 4, "x",
			"2"),
		table("data/f", 5, "x", "1"), table("audit/decisions", 6, "x", "1"),
	}}
	want := []Difference{
		{"data/b", "2 rows and 3"}, {"data/c", "3 rows each, but their contents differ"},
		{"data/d", "the same rows in different bytes"},
		{"data/e", "only in the first"}, {"data/f", "only in the second"},
	}
	if diff := cmp.Diff(want, Compare(a, b)); diff != "" {
		t.Error(diff)
	}
	b.Program.Version = "2" // bytes may differ between programs
	if got := Compare(a, b); len(got) != len(want)-1 {
		t.Errorf("with another program: %v", got)
	}
	if got := Compare(a, a); len(got) != 0 {
		t.Errorf("with itself: %v", got)
	}
}
