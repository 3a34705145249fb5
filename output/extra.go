package output

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"memloom/internal/corpus"
)

// NewTable declares a table that a design brings. R is its row struct and its record: it embeds InCorpus, and its
// fields have the tags parquet (name and type, as in this package's tables) and about (what the column holds). The rows
// of a corpus stand in its Extra under the table's path; corpus.AddRow, Rows and SetRows write and read them there.
//
// A field that holds ids, of texts or lists of texts, has the tag id, which says whose: id:"person". The column with the
// table's own ids has id:"note,key". Rename goes by these tags, and a reader looks whether the ids are there. A field of
// texts longer than a name, of 200 characters, has the tag size:"text". A row struct that does not keep to this is a bug
// and panics.
func NewTable[R any](f Folder, name, about string) Table {
	path := string(f) + "/" + name
	if _, ok := any(new(R)).(interface{ inCorpus() *InCorpus }); !ok {
		panic(fmt.Sprintf("output: the rows of %s do not embed InCorpus", path))
	}
	each := func(v *view, put func(R) error) error {
		for i, b := range v.c.Extra[path] {
			var r R
			if err := json.Unmarshal(b, &r); err != nil {
				return fmt.Errorf("table %s, row %d: %w", path, i+1, err)
			}
			if err := put(r); err != nil {
				return err
			}
		}
		return nil
	}
	columns := columnsOf(reflect.TypeFor[R](), f == Data)
	load := func(l *loader, r R) error {
		for i := range columns { // Parquet has no nil
			if v := columns[i].of(reflect.ValueOf(&r).Elem()); v.Kind() == reflect.Slice && v.Len() == 0 {
				v.SetZero()
			}
		}
		return corpus.AddRow(l.c, path, r)
	}
	t := define(f, name, about, each, load)
	t.rename = renameRows[R]
	return t
}

// OwnIDs returns the ids of a design's table in the order of its rows, and whose they are. Of a table without a key
// column there are none.
func (t *Table) OwnIDs(c *corpus.Corpus) (of string, ids []string, err error) {
	for i := range t.Columns {
		of, key := t.Columns[i].ids()
		if !key {
			continue
		}
		err := t.rename(t, c, func(what, id string) string {
			if what == of {
				ids = append(ids, id)
			}
			return id
		})
		return of, ids, err
	}
	return "", nil, nil
}

// ids returns whose ids the column holds, and whether they are the table's own.
func (c *Column) ids() (of string, key bool) {
	of, rest, _ := strings.Cut(c.names, ",")
	return of, rest == "key"
}

// Rename replaces the ids in the design's tables of a corpus: name is given what an id is of, as the tag says, and the
// id. An id that it does not know it returns as it is.
func Rename(c *corpus.Corpus, tables []Table, name func(of, id string) string) error {
	for i := range tables {
		if err := tables[i].rename(&tables[i], c, name); err != nil {
			return err
		}
	}
	return nil
}

func renameRows[R any](t *Table, c *corpus.Corpus, name func(of, id string) string) error {
	rows, err := corpus.Rows[R](c, t.Path())
	if err != nil {
		return err
	}
	for i := range rows {
		renameIn(t.Columns, reflect.ValueOf(&rows[i]).Elem(), name)
	}
	return corpus.SetRows(c, t.Path(), rows)
}

// renameIn replaces the ids in a row, or in a struct within it.
func renameIn(columns []Column, row reflect.Value, name func(of, id string) string) {
	for i := range columns {
		c := &columns[i]
		of, _ := c.ids()
		renameValue(c, of, c.of(row), name)
	}
}

func renameValue(c *Column, of string, v reflect.Value, name func(of, id string) string) {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return
		}
		v = v.Elem()
	}
	switch {
	case c.kind == kindStruct:
		renameIn(c.inner, v, name)
	case c.kind == kindList:
		for i := range v.Len() {
			renameValue(c.elem, of, v.Index(i), name)
		}
	case c.kind == kindString && of != "":
		v.SetString(name(of, v.String()))
	}
}
