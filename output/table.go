// Package output is what a finished run leaves: the tables of data, key, scaffold and audit as Parquet, the dataset
// card and the manifest. It writes the corpora of a run one after the other and reads them back so, verifies them
// against their manifest and compares two runs.
//
// Terms: a table is a folder of shards (part-00000.parquet …); a shard is a file of a fixed number of rows; the
// canonical text of a row is one JSON object with the columns in their order, and the digest of a table is the SHA-256
// of these lines, so that it does not depend on Parquet's encoding; a publication is the move of staged tables into
// place, with manifest.json last: a folder without it is not a corpus.
//
// Every table is declared once, by its row struct and the entry in Tables; writing, reading, the card and the schema
// all follow from that declaration. A design declares its own with NewTable. All tables are open at once, and memory is
// bounded by their row groups: in every table the rows that all corpora share come first, then those of each corpus in
// the order of the manifest, which says how many they are. The package knows internal/corpus and nothing else of the project.
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

// Table describes a table of the published corpora.
type Table struct {
	Folder  Folder
	Name    string
	About   string // what a row is, one line
	Columns []Column

	scope  scope
	held   bool // rows of the first corpus wait until it is known whether there is another one
	codec  codec
	rename func(t *Table, c *corpus.Corpus, name func(of, id string) string) error // of a design's table
}

// scope says to whom the rows of a table belong.
type scope int

const (
	ofCorpora scope = iota // each row to a corpus
	ofRun                  // all rows to all corpora
	ofEither               // rows to all corpora come first, then those of each
)

// Path returns folder and name, as in data/messages.
func (t *Table) Path() string { return string(t.Folder) + "/" + t.Name }

// WriteJSONL writes the table's canonical rows, one a line, of a run with one corpus: the text that the manifest's
// digest is taken over. Digests does the same for several.
func (t *Table) WriteJSONL(w io.Writer, c *corpus.Corpus) error {
	shared, own := alone(c)
	v, err := newView(shared, own)
	if err != nil {
		return err
	}
	v.alone = true
	rows := t.codec.lines(t, w)
	if err := rows.add(newSharedView(shared)); err != nil {
		return err
	}
	return rows.add(v)
}

// codec writes the rows of corpora to a table and reads them back.
type codec interface {
	create(t *Table, s *stager) sink
	lines(t *Table, w io.Writer) adder
	open(t *Table, s source) cursor
}

// adder takes the rows of one corpus after another, those that all share first.
type adder interface {
	add(v *view) error
}

// sink is a table that is being written. After an error nothing is left open but what abort closes.
type sink interface {
	adder
	// rows is the number of rows so far.
	rows() int64
	// digest returns the digest of the rows so far. Rows that hold the canary have none of it yet.
	digest() string
	// finish writes what is left, names the canary in every shard and returns the entry for the manifest.
	finish(canary string) (TableEntry, error)
	// abort drops what is open. It may be called more than once, and after finish.
	abort()
}

// rowsOf is the codec of the tables whose rows are structs R.
type rowsOf[R any] struct {
	each func(v *view, put func(R) error) error
	load func(l *loader, r R) error
}

// define declares a table by its row struct, the walk over its rows and what becomes of a row that is read. Its first
// column says to which corpus a row belongs, but for scaffold/people; the walk leaves it open, for the writer fills it.
func define[R any](f Folder, name, about string, each func(*view, func(R) error) error,
	load func(*loader, R) error) Table {
	t := Table{
		Folder: f, Name: name, About: about,
		Columns: columnsOf(reflect.TypeFor[R](), f == Data),
		codec:   rowsOf[R]{each, load},
	}
	switch any(new(R)).(type) {
	case interface{ inCorpus() *InCorpus }:
	case interface{ shareable() *Shareable }:
		t.scope = ofEither
	default:
		t.scope = ofRun
	}
	return t
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

// common marks a table whose rows are all shared by the corpora of a run.
func common(t Table) Table {
	t.scope = ofRun
	return t
}

// holds says whether the table has rows of what the view shows: a corpus, or what all share.
func (t *Table) holds(v *view) bool {
	if v.c.ID == "" {
		return t.scope != ofCorpora
	}
	return t.scope != ofRun
}

func (c rowsOf[R]) lines(t *Table, w io.Writer) adder {
	return &lineWriter[R]{c, t, canonical[R]{columns: t.Columns}, w}
}

// lineWriter writes canonical rows.
type lineWriter[R any] struct {
	rowsOf[R]
	table *Table
	text  canonical[R]
	w     io.Writer
}

func (l *lineWriter[R]) add(v *view) error {
	if !l.table.holds(v) {
		return nil
	}
	return l.each(v, func(r R) error {
		own(&r, v.c.ID)
		line, err := l.text.line(&r)
		if err != nil {
			return rowError(l.table, l.text.rows, err)
		}
		_, err = l.w.Write(line)
		return err
	})
}

func rowError(t *Table, n int64, err error) error {
	return fmt.Errorf("table %s, row %d: %w", t.Path(), n, err)
}

// Tables returns every table that all designs have, in the order of publication. A reader takes them in this order too:
// audit comes after what it adds to. Tables of a design are made by NewTable.
func Tables() []Table {
	var out []Table
	out = append(out, dataTables()...)
	out = append(out, keyTables()...)
	out = append(out, peopleTables()...)
	out = append(out, workTables()...)
	out = append(out, worldTables()...)
	out = append(out, passageTables()...)
	out = append(out, pastTables()...)
	out = append(out, auditTables()...)
	out = append(out, repairTables()...)
	out = append(out, failureTables()...)
	out = append(out, reviewTables()...)
	return append(out, callTables()...)
}
