package check

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
)

// renumbered returns a corpus like the given one under another id: its own rows count on after those of the corpora
// before it, with three digits, and messages come that many minutes later.
func renumbered(c *corpus.Corpus, id string, place, later int) *corpus.Corpus {
	names := map[string]string{c.ID: id}
	for _, t := range worldOf(Input{Corpora: corpora(c)}).IDs()[2:] { // without people and entities
		for i, old := range t.List {
			prefix := strings.TrimRight(old, "0123456789")
			names[old] = fmt.Sprintf("%s%03d", prefix, place*len(t.List)+i+1)
		}
	}
	out := *c
	v := reflect.ValueOf(&out).Elem()
	for i := range v.NumField() {
		if name := v.Type().Field(i).Name; name != "People" && name != "Entities" {
			v.Field(i).Set(copied(v.Field(i), func(s string) string { return renamed(names, s) }))
		}
	}
	for i := range out.Messages {
		out.Messages[i].At += corpus.Stamp(later)
	}
	return &out
}

// renamed gives an id its new name, also at the front of a unit and in the name of a segment.
func renamed(names map[string]string, s string) string {
	if name, ok := names[s]; ok {
		return name
	}
	group, day, unit := strings.Cut(s, "/")
	if name, ok := names[group]; ok && unit {
		return name + "/" + day
	}
	if segment, ok := strings.CutPrefix(s, "segment "); ok {
		return "segment " + renamed(names, segment)
	}
	return s
}

// copied copies a value with other texts.
func copied(v reflect.Value, text func(string) string) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	switch v.Kind() {
	case reflect.String:
		out.SetString(text(v.String()))
	case reflect.Pointer:
		if !v.IsNil() {
			out.Set(reflect.New(v.Type().Elem()))
			out.Elem().Set(copied(v.Elem(), text))
		}
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			out.Index(i).Set(copied(v.Index(i), text))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(copied(v.Field(i), text))
		}
	}
	return out
}

// laterBy is by how many minutes the second corpus comes later: no one writes in both at once.
const laterBy = 1

// pair is a run of two corpora.
type pair struct {
	Input
	first, second *corpus.Corpus
}

// twoCorpora is a run of the fixture and of a corpus like it.
func twoCorpora() pair {
	c := fixture()
	p := pair{first: renumbered(c, "c1", 0, 0), second: renumbered(c, "c2", 1, laterBy)}
	p.Input = Input{Corpora: corpora(p.first, p.second), Manifest: sum(fixtureManifest(c), fixtureManifest(c)),
		Source: Source{Requirements: requirements()}}
	return p
}

// sum is the manifest of a run with the corpora of two, which have the same people, families and quotas.
func sum(m, other *output.Manifest) *output.Manifest {
	out := *m
	add := func(n *output.ItemCounts, x output.ItemCounts) {
		n.Drafted, n.Accepted, n.Rejected, n.Flagged, n.Surplus = n.Drafted+x.Drafted, n.Accepted+x.Accepted,
			n.Rejected+x.Rejected, n.Flagged+x.Flagged, n.Surplus+x.Surplus
	}
	n, x := &out.Counts, other.Counts
	n.Groups, n.Messages, n.Tokens, n.Failures = n.Groups+x.Groups, n.Messages+x.Messages, n.Tokens+x.Tokens,
		n.Failures+x.Failures
	add(&n.Items, x.Items)
	n.Families = slices.Clone(n.Families)
	for i := range n.Families {
		add(&n.Families[i].ItemCounts, x.Families[i].ItemCounts)
	}
	out.Quotas, out.Shortfalls = slices.Clone(out.Quotas), slices.Clone(out.Shortfalls)
	for i, q := range other.Quotas {
		out.Quotas[i].Wanted, out.Quotas[i].Got = out.Quotas[i].Wanted+q.Wanted, out.Quotas[i].Got+q.Got
	}
	for i, s := range other.Shortfalls {
		out.Shortfalls[i].Wanted, out.Shortfalls[i].Got = out.Shortfalls[i].Wanted+s.Wanted, out.Shortfalls[i].Got+s.Got
	}
	return &out
}
