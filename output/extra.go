package output

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"memloom/internal/corpus"
)

// NewTable declares a table that a design brings. R is its record: it embeds InCorpus, and its fields have the tags
// that columnsOf explains. The rows of a corpus are in its Extra under the table's path; corpus.AddRow, Rows and
// SetRows write and read them there.
//
// A field that holds ids, of texts or lists of texts, has the tag id, which says whose: id:"person". The column with
// the table's own ids has id:"note,key". Rename goes by these tags, and a reader looks whether the ids are there. A
// field of texts longer than a name, of 200 characters, has the tag size:"text". A record that does not keep to this is
// a bug and panics.
func NewTable[R any](f Folder, name, about string) Table {
	t := Table{Folder: f, Name: name, About: about, record: reflect.TypeFor[R]()}
	if _, ok := t.record.FieldByName(reflect.TypeFor[InCorpus]().Name()); !ok {
		panic(fmt.Sprintf("output: the rows of %s do not embed InCorpus", t.Path()))
	}
	path := t.Path()
	t.each = func(v *view, put putRow) error {
		for i, b := range v.c.Extra[path] {
			r := reflect.New(t.record)
			if err := json.Unmarshal(b, r.Interface()); err != nil {
				return fmt.Errorf("table %s, row %d: %w", path, i+1, err)
			}
			if err := put("", r.Elem()); err != nil {
				return err
			}
		}
		return nil
	}
	t.into = func(l *loader, _ string) (reflect.Value, func() error) {
		r := reflect.New(t.record)
		return r.Elem(), func() error { return corpus.AddRow(l.c, path, r.Interface()) }
	}
	return declare(t)
}

// Role is what the rows of a design's table are to pages that show them whatever the design.
type Role string

// The roles of tables.
const (
	PoolItems  Role = "pool items"  // things that sessions reveal and change, with the fields of review.PoolItem
	PoolStates Role = "pool states" // what a session did to one of them, with the fields of review.PoolState
)

// As declares the role of a table.
func (t Table) As(r Role) Table {
	t.Role = r
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
		err := t.renameRows(c, func(what, id string) string {
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
	return of, rest != ""
}

// Rename replaces the ids in the design's tables of a corpus: name is given what an id is of, as the tag says, and the
// id. An id that it does not know it returns as it is.
func Rename(c *corpus.Corpus, tables []Table, name func(of, id string) string) error {
	for i := range tables {
		if err := tables[i].renameRows(c, name); err != nil {
			return err
		}
	}
	return nil
}

func (t *Table) renameRows(c *corpus.Corpus, name func(of, id string) string) error {
	var out []any
	err := t.each(&view{c: c}, func(_ string, row reflect.Value) error {
		renameIn(t.Columns, row, name)
		out = append(out, row.Interface())
		return nil
	})
	if err != nil {
		return err
	}
	return corpus.SetRows(c, t.Path(), out)
}

// renameIn replaces the ids in a row, or in a struct within it.
func renameIn(columns []Column, row reflect.Value, name func(of, id string) string) {
	for i := range columns {
		c := &columns[i]
		of, _ := c.ids()
		renameValue(c, of, c.of(row, false), name)
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
