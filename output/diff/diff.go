// Package diff says in what two corpora differ: tables, settings, messages, items, distributions. Ids are counters, so
// rows are *matched* by what they say: a message by author, time and text, an item by its family and the facts that it
// asks for. An *entry* is a matched or unmatched row; a *move* is an item whose status is another one.
package diff

import (
	"cmp"
	"slices"

	"memloom/output"
)

// Side is one of the two corpora.
type Side struct {
	Dir      string         `json:"dir"`
	Manifest Identification `json:"manifest"`
}

// Identification is what the manifest says a corpus is.
type Identification struct {
	Program string  `json:"program"`
	Schema  int     `json:"schema_version"`
	Recipe  string  `json:"recipe"`
	Scale   float64 `json:"scale"`
	Seed    uint64  `json:"seed"`
	License string  `json:"license"`
	Canary  string  `json:"canary,omitempty"`
}

// Report is all in which two corpora differ.
type Report struct {
	Old      Side     `json:"old"`
	New      Side     `json:"new"`
	Schema   []Change `json:"schema"`   // tables and columns
	Settings []Change `json:"settings"` // of the recipe, by dotted key, and what is next to it in the manifest
	Sources  []Change `json:"sources"`  // packs, templates and models
	Messages Rows     `json:"messages"`
	Items    Rows     `json:"items"` // every draft
	Moves    []Move   `json:"moves"` // of matched items
	Spreads  []Spread `json:"distributions"`
	Absent   []string `json:"absent,omitempty"` // tables that one of the folders lacks, so that less can be compared
}

// Change is a named value that is another one; empty where it was not there.
type Change struct {
	Name string `json:"name"`
	Old  string `json:"old"`
	New  string `json:"new"`
}

// Rows are the rows of a kind.
type Rows struct {
	Old     int          `json:"old"`  // how many there are
	New     int          `json:"new"`  // likewise
	Same    int          `json:"same"` // matched, and equal in every field
	Counts  RowCounts    `json:"counts"`
	Added   []Entry      `json:"added,omitempty"`
	Gone    []Entry      `json:"gone,omitempty"`
	Changed []Entry      `json:"changed,omitempty"`
	Fields  []FieldCount `json:"fields"` // in how many of the changed rows each field is another
}

// RowCounts counts the rows that differ.
type RowCounts struct {
	Added   int `json:"added"`
	Gone    int `json:"gone"`
	Changed int `json:"changed"`
}

// Entry is a row: where it is, what it is, and what is another in it.
type Entry struct {
	OldID  string   `json:"old_id,omitempty"`
	NewID  string   `json:"new_id,omitempty"`
	What   string   `json:"what"`
	Fields []Change `json:"fields,omitempty"`
}

// FieldCount counts the rows in which a field is another.
type FieldCount struct {
	Field string `json:"field"`
	Rows  int    `json:"rows"`
}

// Move counts the items that went from one status to another.
type Move struct {
	From  string `json:"from"`
	To    string `json:"to"`
	Items int    `json:"items"`
}

// Same says whether nothing differs but what two equal runs may differ in.
func (r *Report) Same() bool {
	return len(r.Schema)+len(r.Settings)+len(r.Sources) == 0 && r.Messages.same() && r.Items.same()
}

func (r *Rows) same() bool { return r.Counts == RowCounts{} }

func (r Rows) brief() Rows {
	r.Added, r.Gone, r.Changed = nil, nil, nil
	return r
}

// Folder is an opened folder with its design's tables.
type Folder struct {
	Dir    string
	Reader *output.Reader
	Tables []output.Table
}

// Compare compares two folders. Both are read whole; of their texts nothing is held but messages and questions.
func Compare(before, after Folder) (*Report, error) {
	old, now := before.Reader.Manifest(), after.Reader.Manifest()
	r := &Report{Old: sideOf(before), New: sideOf(after), Schema: schema(before, after), Settings: settings(old, now),
		Sources: sources(old, now),
		Absent:  absent(old, now)}
	common := scopeOf(r.Absent)
	a, err := gather(before.Reader, common)
	if err != nil {
		return nil, err
	}
	b, err := gather(after.Reader, common)
	if err != nil {
		return nil, err
	}
	r.Messages = compareRows(a.messages, b.messages, messageFields)
	r.Items = compareRows(a.items, b.items, itemFields)
	r.Moves = moves(&r.Items)
	r.Spreads = spreads(a, b)
	return r, nil
}

func sideOf(f Folder) Side {
	m := f.Reader.Manifest()
	return Side{f.Dir, Identification{m.Program.Name + " " + m.Program.Version, m.SchemaVersion, m.Recipe, m.Scale, m.Seed,
		m.License, m.Canary}}
}

// scope is what both folders have, so that it can be compared.
type scope struct {
	facts bool // else items are matched by the values of their gold answers
	key   bool // else by their questions, and only what a system sees is compared
	audit bool // else accepted items alone are compared
	plan  bool
}

func scopeOf(absent []string) scope {
	all := func(tables ...string) bool {
		return !slices.ContainsFunc(tables, func(t string) bool { return slices.Contains(absent, t) })
	}
	return scope{facts: all("scaffold/facts"), key: all("key/items", "key/gold"), plan: all("scaffold/message_plan"),
		audit: all("audit/rejected", "audit/flagged", "audit/surplus", "audit/gold")}
}

// absent lists the tables that either folder lacks.
func absent(a, b *output.Manifest) []string {
	all := slices.Concat(a.Absent, b.Absent)
	slices.Sort(all)
	return slices.Compact(all)
}

// moves counts the changes of status.
func moves(items *Rows) []Move {
	count := map[Move]int{}
	for _, e := range items.Changed {
		for _, f := range e.Fields {
			if f.Name == statusField {
				count[Move{From: f.Old, To: f.New}]++
			}
		}
	}
	out := []Move{}
	for m, n := range count {
		m.Items = n
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b Move) int {
		return cmp.Or(cmp.Compare(b.Items, a.Items), cmp.Compare(a.From, b.From), cmp.Compare(a.To, b.To))
	})
	return out
}

// Brief is the report without rows: what they add up to stays.
func (r *Report) Brief() *Report {
	out := *r
	out.Messages, out.Items = r.Messages.brief(), r.Items.brief()
	return &out
}
