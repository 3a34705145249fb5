// Package output is what a finished run leaves: the tables of data, key, scaffold and audit as Parquet, the dataset
// card and the manifest. It writes the corpora of a run one after the other and reads them back so, verifies them
// against their manifest and compares two runs.
//
// Terms: a table is a folder of shards (part-00000.parquet …); a shard is a file of a fixed number of rows; the
// canonical text of a row is one JSON object with the columns in their order, and the digest of a table is the SHA-256
// of these lines, so that it does not depend on Parquet's encoding; a publication is the move of staged tables into
// place, with manifest.json last: a folder without it is not a corpus.
//
// Every table is declared once, by the tags of its record and the entry in Tables; writing, reading, the card and the
// schema all follow from that declaration. A design declares its own with NewTable. All tables are open at once, and
// memory is bounded by their row groups: in every table the rows that all corpora share come first, then those of each
// corpus in the order of the manifest, which says how many they are. The package knows internal/corpus and nothing else
// of the project.
package output

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

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
	Role    Role // of a design's table, to pages

	root   string // the name of a row in the files
	scope  scope
	items  bool // rows are of items, whose ids are in the column after that of the corpus
	held   bool // rows wait until it is known whether there is one corpus alone
	record reflect.Type

	// each gives put the records of the rows of a corpus, with the item where the record does not have it.
	each func(v *view, put putRow) error
	// into returns the record that a row is read into, none if the row is not needed, and what is to be done then.
	into func(l *loader, item string) (record reflect.Value, done func() error)
}

type putRow func(item string, record reflect.Value) error

// scope says to whom the rows of a table belong.
type scope int

const (
	ofCorpora scope = iota // each row to a corpus
	ofAll                  // all rows to all corpora
	ofEither               // rows to all corpora come first, then those of each
	ofRun                  // all rows to all corpora, and there is no column that says so
)

// corpusColumn is the column that says to which corpus a row belongs.
const corpusColumn = "corpus_id"

// InCorpus is the first column of a table whose rows belong to a corpus each. Rows of a design's table embed it; who
// writes the row fills it.
type InCorpus struct {
	CorpusID string `parquet:"corpus_id" json:"-"`
}

// declare completes a table that has everything but its columns and root. The first column says to which corpus a row
// belongs, the second one of a table of items to which item; a record may have fields for them.
func declare(t Table) Table {
	record := columnsOf(t.record, t.Folder == Data)
	head := Column{Name: corpusColumn, Type: "string", Visible: t.Folder == Data, form: form{kind: kindString}, dict: true,
		About: "the corpus: what one evaluated system ingests"}
	if t.scope != ofCorpora {
		head.Optional, head.About = true, "the corpus; NULL: all corpora of the run share it"
	}
	if i := slices.IndexFunc(record, func(c Column) bool { return c.Name == corpusColumn }); i >= 0 {
		head.field, head.form = record[i].field, record[i].form
		record = slices.Delete(record, i, i+1)
	}
	if t.scope != ofRun {
		t.Columns = []Column{head}
	}
	if t.items && record[0].Name != itemColumn {
		item := head
		item.Name, item.About, item.names, item.field, item.dict = itemColumn, "the question", "item", nil, false
		t.Columns = append(t.Columns, item)
	}
	t.Columns = append(t.Columns, record...)
	layOut(t.Columns, 0, 0, 0)
	if t.root == "" {
		t.root = t.record.Name()
	}
	return t
}

// records declares a table that holds one list of a corpus, a row each record.
func records(f Folder, name, field, about string) Table {
	at, ok := reflect.TypeFor[corpus.Corpus]().FieldByName(field)
	if !ok {
		panic("output: a corpus has no list " + field)
	}
	list := func(c *corpus.Corpus) reflect.Value { return reflect.ValueOf(c).Elem().FieldByIndex(at.Index) }
	t := Table{Folder: f, Name: name, About: about, record: at.Type.Elem()}
	word := t.record.Name()
	if short, ok := rootWords[word]; ok {
		word = short
	}
	t.root = strings.ToLower(word) + "Row"
	t.each = func(v *view, put putRow) error {
		rows := list(v.c)
		for i := range rows.Len() {
			if err := put("", rows.Index(i)); err != nil {
				return err
			}
		}
		return nil
	}
	t.into = func(l *loader, _ string) (reflect.Value, func() error) { return grown(list(l.c)), nil }
	return t
}

// rootWords are the names of rows in the files that are not those of their records.
var rootWords = map[string]string{"Person": "profile", "LeaderEntry": "leader", "PlannedMessage": "plan",
	"FlaggedPassage": "flagged",
	"CallRecord":     "call"}

// grown adds a record to a list and returns it.
func grown(list reflect.Value) reflect.Value {
	n := list.Len()
	list.Grow(1)
	list.SetLen(n + 1)
	return list.Index(n)
}

// shared has the rows of a table belong to all corpora, in the way of a scope.
func (t Table) shared(s scope) Table {
	t.scope = s
	return t
}

// Path returns folder and name, as in data/messages.
func (t *Table) Path() string { return string(t.Folder) + "/" + t.Name }

// leaves is the number of leaf columns.
func (t *Table) leaves() int {
	last := &t.Columns[len(t.Columns)-1]
	return last.leaf + last.leaves
}

// holds says whether the table has rows of what the view shows: a corpus, or what all share.
func (t *Table) holds(v *view) bool {
	if v.c.ID == "" {
		return t.scope != ofCorpora
	}
	return t.scope == ofCorpora || t.scope == ofEither
}

// add adds a row of a corpus to cells; none means that all share it.
func (t *Table) add(s *cells, owner, item string, record reflect.Value) error {
	rest := t.Columns
	for _, head := range []string{owner, item} {
		switch c := &rest[0]; {
		case c.Name != corpusColumn && c.field != nil: // the record has it
			continue
		case head == "":
			s.none(c, 0, 0)
		default:
			s.put(c, textValue(head), 0)
		}
		rest = rest[1:]
	}
	return s.add(rest, record, 0)
}

func rowError(t *Table, n int64, err error) error {
	return fmt.Errorf("table %s, row %d: %w", t.Path(), n, err)
}
