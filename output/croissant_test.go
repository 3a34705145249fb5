package output

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// described is what a reader takes from croissant.json.
type described struct {
	ConformsTo    []string
	Name, License string
	Identifier    string
	DatePublished string
	URL           string
	Distribution  []struct {
		Type        string `json:"@type"`
		ID          string `json:"@id"`
		ContentURL  string
		ContentSize string
		Format      string `json:"encodingFormat"`
		SHA256      string
		Includes    string
	}
	RecordSet []describedSet
}

type describedSet struct {
	ID    string `json:"@id"`
	Name  string
	Key   []map[string]string
	Field []describedField
}

type describedField struct {
	ID         string `json:"@id"`
	DataType   string
	IsArray    bool
	SubField   []describedField
	References *struct{ Field map[string]string }
	Source     *struct {
		FileSet map[string]string
		Extract struct{ Column string }
	}
}

func readCroissant(t *testing.T, dir string) described {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, CroissantName))
	if err != nil {
		t.Fatal(err)
	}
	var d described
	if err := json.Unmarshal(b, &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// Every shard is a file object, every table with rows a file set and a record set of the name of its configuration, and
// every column a field; nothing else is described.
func TestCroissant_DescribesTheManifest(t *testing.T) {
	dir := publishSeveral(t, 3)
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	d := readCroissant(t, dir)
	objects, sets := map[string]string{}, map[string]string{}
	for _, x := range d.Distribution {
		if x.Format != "application/x-parquet" {
			t.Errorf("%s has the format %s", x.ID, x.Format)
		}
		if x.Type == "cr:FileSet" {
			sets[x.ID] = x.Includes
			continue
		}
		objects[x.ContentURL] = x.SHA256 + " " + x.ContentSize
	}
	records := map[string]describedSet{}
	for _, r := range d.RecordSet {
		records[r.Name] = r
	}
	files, tables := 0, 0
	for _, entry := range m.Tables {
		table := tableAt(entry.Name)
		for _, s := range entry.Shards {
			files++
			if want := s.SHA256 + " " + thousandsOff(s.Bytes) + " B"; objects[s.Path] != want {
				t.Errorf("%s: %q, want %q", s.Path, objects[s.Path], want)
			}
		}
		r, ok := records[configName(table)]
		if ok != (entry.Rows > 0) {
			t.Errorf("%s has %d rows, and a record set: %v", entry.Name, entry.Rows, ok)
		}
		if !ok {
			continue
		}
		tables++
		if want := entry.Name + "/*.parquet"; sets[fileSetID(table)] != want || len(r.Field) != len(table.Columns) {
			t.Errorf("%s: files %q, %d fields of %d columns", entry.Name, sets[fileSetID(table)], len(r.Field),
				len(table.Columns))
		}
		for i := range r.Field {
			sameShape(t, &table.Columns[i], &r.Field[i])
		}
	}
	if len(objects) != files || len(sets) != tables || len(records) != tables {
		t.Errorf("%d file objects, %d file sets, %d record sets of %d files and %d tables", len(objects), len(sets),
			len(records), files, tables)
	}
	if !strings.HasSuffix(d.Identifier, m.Canary) || d.DatePublished != "" || len(d.ConformsTo) != 2 {
		t.Errorf("%+v", d)
	}
}

func thousandsOff(n int64) string { return strings.ReplaceAll(thousands(n), ",", "") }

// sameShape compares a column with its field: lists are arrays, structs have fields below them, all else has a type.
func sameShape(t *testing.T, c *Column, f *describedField) {
	t.Helper()
	of := c
	if c.kind == kindList {
		of = c.elem
	}
	if f.IsArray != (c.kind == kindList) || len(f.SubField) != len(of.inner) ||
		(f.DataType == "") != (of.kind == kindStruct) ||
		(f.Source == nil) != (of.kind == kindStruct) {
		t.Errorf("%s, a %s, is described as %+v", f.ID, c.Type, f)
		return
	}
	for i := range f.SubField {
		sameShape(t, &of.inner[i], &f.SubField[i])
	}
}

// Keys and references name fields that are there, and a table that others refer to refers to none (readers need that).
func TestCroissant_KeysAndReferencesLeadSomewhere(t *testing.T) {
	d := readCroissant(t, publishTiny(t))
	fields, refers, target := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, r := range d.RecordSet {
		for _, f := range r.Field {
			fields[f.ID] = true
		}
	}
	keys, references := 0, 0
	for _, r := range d.RecordSet {
		for _, k := range r.Key {
			keys++
			if !fields[k["@id"]] || !strings.HasPrefix(k["@id"], r.ID+"/") {
				t.Errorf("the key %s of %s is no field of it", k, r.ID)
			}
		}
		for _, f := range r.Field {
			if f.References == nil {
				continue
			}
			references++
			to := f.References.Field["@id"]
			set, _, _ := strings.Cut(to, "/")
			refers[r.ID], target[set] = true, true
			if !fields[to] {
				t.Errorf("%s refers to %s, which is nowhere", f.ID, to)
			}
		}
	}
	for set := range target {
		if refers[set] {
			t.Errorf("%s is referred to and refers to others", set)
		}
	}
	if keys < 15 || references < 10 {
		t.Errorf("%d keys, %d references", keys, references)
	}
}

// Rows have the keys that are described: no two rows share one.
func TestCroissant_KeysAreUnique(t *testing.T) {
	corpora, shared, err := collect(publishSeveral(t, 3))
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range Tables() {
		key := keyOf(&table)
		if key == nil {
			continue
		}
		seen := map[string]bool{}
		for _, c := range append([]*corpus.Corpus{shared}, corpora...) {
			for _, row := range rowsOfTable(t, &table, shared, c) {
				id := c.ID
				for _, k := range key {
					if k != corpusColumn {
						id += "|" + row[k].(string)
					}
				}
				if key[0] != corpusColumn {
					id = strings.TrimPrefix(id, c.ID)
				}
				if seen[id] {
					t.Errorf("%s: two rows have the key %s = %s", table.Path(), key, id)
				}
				seen[id] = true
			}
		}
	}
}

// rowsOfTable are a corpus's rows of a table, or those that all share.
func rowsOfTable(t *testing.T, table *Table, shared, c *corpus.Corpus) []map[string]any {
	t.Helper()
	v := newSharedView(shared)
	if c != shared {
		var err error
		if v, err = newView(shared, c); err != nil {
			t.Fatal(err)
		}
	}
	var b strings.Builder
	if err := table.writeLines(&b, v); err != nil {
		t.Fatal(err)
	}
	var out []map[string]any
	for line := range strings.Lines(b.String()) {
		var row map[string]any
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatal(err)
		}
		out = append(out, row)
	}
	return out
}

// A release says where and when it was published; folders that it withholds are not described.
func TestCroissant_OfARelease(t *testing.T) {
	dir := publishTiny(t)
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	m.Repository, m.Published, m.License, m.Withheld = "acme/memory", "2026-03-01", "cc-by-4.0", []Folder{Key, Scaffold,
		Audit}
	b, err := Croissant(m)
	if err != nil {
		t.Fatal(err)
	}
	var d described
	if err := json.Unmarshal(b, &d); err != nil {
		t.Fatal(err)
	}
	if d.URL != "https://huggingface.co/datasets/acme/memory" || d.DatePublished != "2026-03-01" ||
		d.License != "https://creativecommons.org/licenses/by/4.0/" {
		t.Errorf("%+v", d)
	}
	for _, r := range d.RecordSet {
		if !strings.HasPrefix(r.Name, "data_") {
			t.Errorf("%s is described", r.Name)
		}
	}
}
