package output

import (
	"fmt"
	"slices"
)

// Difference is a table in which two corpora differ.
type Difference struct {
	Table   string
	Problem string // one clause, in words
}

// reviewed are the tables that record how a run went and what people decided since: two equal runs may differ in them.
var reviewed = []string{"audit/calls", "audit/decisions"}

// Compare compares two corpora by their manifests, table by table, calls and decisions aside: the canonical rows, and
// with the same program also the bytes. No difference means that one reproduces the other.
func Compare(a, b *Manifest) []Difference {
	var out []Difference
	sameProgram := a.Program == b.Program
	for i := range a.Tables {
		ta := &a.Tables[i]
		if slices.Contains(reviewed, ta.Name) {
			continue
		}
		tb := b.Table(ta.Name)
		if tb == nil {
			out = append(out, Difference{ta.Name, "only in the first"})
			continue
		}
		if problem := differ(ta, tb, sameProgram); problem != "" {
			out = append(out, Difference{ta.Name, problem})
		}
	}
	for i := range b.Tables {
		if name := b.Tables[i].Name; a.Table(name) == nil && !slices.Contains(reviewed, name) {
			out = append(out, Difference{name, "only in the second"})
		}
	}
	return out
}

func differ(a, b *TableEntry, bytes bool) string {
	switch {
	case a.Rows != b.Rows:
		return fmt.Sprintf("%d rows and %d", a.Rows, b.Rows)
	case a.Digest != b.Digest:
		return fmt.Sprintf("%d rows each, but their contents differ", a.Rows)
	case bytes && !slices.Equal(a.Shards, b.Shards):
		return "the same rows in different bytes"
	default:
		return ""
	}
}
