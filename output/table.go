package output

import (
	"fmt"
	"io"
	"reflect"

	"memloom/internal/corpus"
)

// Folder is one of the four folders that hold tables.
type Folder string

// The folders, in the order in which they are published.
const (
	Data     Folder = "data"     // what a system is given and asked
	Key      Folder = "key"      // what a scorer needs and a system must not see
	Scaffold Folder = "scaffold" // how the corpus came to be
	Audit    Folder = "audit"    // what was rejected or flagged, and on what grounds
)

// Folders returns the folders in order.
func Folders() []Folder { return []Folder{Data, Key, Scaffold, Audit} }

// Table describes a table of the published corpus.
type Table struct {
	Folder  Folder
	Name    string
	About   string // what a row is, one line
	Columns []Column

	codec codec
}

// Path returns folder and name, as in data/messages.
func (t *Table) Path() string { return string(t.Folder) + "/" + t.Name }

// WriteJSONL writes the table's canonical rows, one a line: the text that the manifest's digest is taken over.
func (t *Table) WriteJSONL(w io.Writer, c *corpus.Corpus) error {
	v, err := newView(c)
	if err != nil {
		return err
	}
	return t.codec.jsonl(t, v, w)
}

// codec writes the rows of a corpus to a table and reads them back.
type codec interface {
	stage(t *Table, v *view, s *stager) (TableEntry, error)
	read(t *Table, files []string, l *loader) (digest string, rows int64, err error)
	jsonl(t *Table, v *view, w io.Writer) error
}

// rowsOf is the codec of the tables whose rows are structs R.
type rowsOf[R any] struct {
	each func(v *view, put func(R) error) error
	load func(l *loader, r R) error
}

// define declares a table by its row struct, the walk over its rows and what becomes of a row that is read.
func define[R any](f Folder, name, about string, each func(*view, func(R) error) error,
	load func(*loader, R) error) Table {
	return Table{
		Folder: f, Name: name, About: about,
		Columns: columnsOf(reflect.TypeFor[R](), f == Data),
		codec:   rowsOf[R]{each, load},
	}
}

// plain declares a table that holds one list of records, a row each.
func plain[T, R any](f Folder, name, about string, of func(*corpus.Corpus) *[]T, row func(T) R,
	record func(R) (T, error)) Table {
	each := func(v *view, put func(R) error) error {
		for _, t := range *of(v.c) {
			if err := put(row(t)); err != nil {
				return err
			}
		}
		return nil
	}
	load := func(l *loader, r R) error {
		t, err := record(r)
		if err != nil {
			return err
		}
		into := of(l.c)
		*into = append(*into, t)
		return nil
	}
	return define(f, name, about, each, load)
}

func (c rowsOf[R]) stage(t *Table, v *view, s *stager) (TableEntry, error) {
	w := newTableWriter[R](t, s)
	if err := c.each(v, w.put); err != nil {
		w.abort()
		return TableEntry{}, err
	}
	return w.finish()
}

func (c rowsOf[R]) jsonl(t *Table, v *view, w io.Writer) error {
	var line []byte
	n := 0
	return c.each(v, func(r R) error {
		n++
		var err error
		if line, err = appendRow(line[:0], t.Columns, reflect.ValueOf(&r).Elem()); err != nil {
			return rowError(t, n, err)
		}
		_, err = w.Write(line)
		return err
	})
}

func rowError(t *Table, n int, err error) error {
	return fmt.Errorf("table %s, row %d: %w", t.Path(), n, err)
}

// Tables returns every table in the order of publication. A reader takes them
// in this order too: audit comes after what it adds to.
func Tables() []Table {
	var out []Table
	out = append(out, dataTables()...)
	out = append(out, keyTables()...)
	out = append(out, peopleTables()...)
	out = append(out, workTables()...)
	out = append(out, worldTables()...)
	out = append(out, pastTables()...)
	out = append(out, auditTables()...)
	out = append(out, repairTables()...)
	out = append(out, failureTables()...)
	return append(out, callTables()...)
}
