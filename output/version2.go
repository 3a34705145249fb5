package output

import (
	"errors"
	"reflect"
	"slices"

	"github.com/parquet-go/parquet-go"
)

// Versions 3 to 11 lacked a few columns. Version 2 knew runs of one corpus alone: its rows have a corpus_id in few tables, and
// some columns and tables are missing or had other names.
const (
	singleVersion  = 2
	currentVersion = SchemaVersion
)

// The name of a table, and what it was called.
const (
	flaggedPassages = "audit/flagged_passages"
	flaggedDays     = "audit/flagged_days"
)

// nameAt returns the name that a table had in a version.
func nameAt(version int, path string) string {
	if version == singleVersion && path == flaggedPassages {
		return flaggedDays
	}
	return path
}

// columnsAt returns the columns that the table had in a version, in their order. They are fields of today's row struct.
func (t *Table) columnsAt(version int) []Column {
	columns := slices.DeleteFunc(slices.Clone(t.Columns), func(c Column) bool { return c.since > version })
	if version != singleVersion || columns[0].Name != corpusColumn {
		return columns
	}
	id := columns[0]
	columns = columns[1:]
	switch t.Path() {
	case "data/people", "data/groups", "data/messages", "data/items", "audit/rejected", "audit/flagged", "audit/surplus":
		columns = slices.Insert(columns, 1, id)
	}
	return columns
}

// ColumnsAt returns the columns that the table had in a schema version.
func (t *Table) ColumnsAt(version int) []Column { return t.columnsAt(version) }

// onlyCorpus describes the corpus of a folder of version 2: all rows are its own but those that a run shares.
func (m *Manifest) onlyCorpus() CorpusEntry {
	e := CorpusEntry{ID: onlyID, Groups: m.Counts.Groups, Messages: m.Counts.Messages, Tokens: m.Counts.Tokens,
		Items: m.Counts.Items.Accepted, Rows: map[string]int64{}}
	for _, t := range Tables() {
		entry := m.Table(t.Path())
		if t.scope != ofRun && t.Path() != "audit/calls" && entry != nil && entry.Rows > 0 {
			e.Rows[t.Path()] = entry.Rows
		}
	}
	return e
}

// legacyReader reads rows of an earlier version, which have other columns, into row structs of today.
type legacyReader[R any] struct {
	rows    *parquet.GenericReader[any]
	buffer  []parquet.Row
	columns []Column
	schema  *parquet.Schema
	row     reflect.Value // a struct of the columns alone, in their order
}

// newLegacyReader makes a row struct of the columns and reads the file by it.
func newLegacyReader[R any](file *parquet.File, columns []Column) (*legacyReader[R], error) {
	today := reflect.TypeFor[R]()
	fields := make([]reflect.StructField, len(columns))
	for i := range columns {
		f := today.FieldByIndex(columns[i].index)
		fields[i] = reflect.StructField{Name: f.Name, Type: f.Type, Tag: f.Tag}
	}
	row := reflect.New(reflect.StructOf(fields))
	schema := parquet.SchemaOf(row.Interface())
	if !parquet.EqualNodes(file.Schema(), schema) {
		return nil, errors.New("its columns are not those of the table")
	}
	return &legacyReader[R]{parquet.NewGenericReader[any](file, schema), make([]parquet.Row, readBatch), columns, schema,
		row}, nil
}

// read fills a batch as far as there are rows; the error is io.EOF after the last.
func (l *legacyReader[R]) read(batch []R) (int, error) {
	n, err := l.rows.ReadRows(l.buffer[:min(len(batch), len(l.buffer))])
	for k, row := range l.buffer[:n] {
		l.row.Elem().SetZero()
		if err := l.schema.Reconstruct(l.row.Interface(), row); err != nil {
			return k, err
		}
		into := reflect.ValueOf(&batch[k]).Elem()
		for i := range l.columns {
			l.columns[i].of(into).Set(l.row.Elem().Field(i))
		}
	}
	return n, err
}
