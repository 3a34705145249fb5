package output_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/lock/locktest"
	"memloom/output"
)

// note is a row of a table that a design brings.
type note struct {
	output.InCorpus
	NoteID string   `parquet:"note_id" id:"note,key" about:"the note"`
	UserID string   `parquet:"user_id,dict" id:"person" about:"who wrote it"`
	Text   string   `parquet:"text" about:"what it says"`
	Others []string `parquet:"others,list" id:"person" about:"whom it mentions"`
}

func notes() []output.Table {
	return []output.Table{output.NewTable[note](output.Scaffold, "notes", "what a user noted")}
}

// notebook is a corpus with notes and nothing else.
func notebook(t *testing.T, id string, rows ...note) *corpus.Corpus {
	t.Helper()
	c := &corpus.Corpus{ID: id}
	if err := corpus.SetRows(c, "scaffold/notes", rows); err != nil {
		t.Fatal(err)
	}
	return c
}

func publishNotes(t *testing.T, corpora ...*corpus.Corpus) string {
	t.Helper()
	dir := t.TempDir()
	p, err := output.Begin(locktest.Take(t, dir), &corpus.Corpus{}, output.Options{Tables: notes()})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range corpora {
		if err := p.Add(c); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Finish(output.Manifest{Recipe: "notes"}); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestNewTable_RowsArePublishedAndRead(t *testing.T) {
	want := map[string][]note{
		"c1": {{NoteID: "N1", UserID: "P1", Text: "seven of them"}, {NoteID: "N2", UserID: "P2", Text: "é🙏",
			Others: []string{"P1"}}},
		"c2": nil,
		"c3": {{NoteID: "N3", UserID: "P1", Text: ""}},
	}
	dir := publishNotes(t, notebook(t, "c1", want["c1"]...), notebook(t, "c2"), notebook(t, "c3", want["c3"]...))
	r, err := output.OpenTables(dir, notes())
	if err != nil {
		t.Fatal(err)
	}
	for c, err := range r.Lenient().Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		got, err := corpus.Rows[note](c, "scaffold/notes")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want[c.ID], got); diff != "" {
			t.Errorf("%s: -published +read\n%s", c.ID, diff)
		}
		if r.Manifest().Corpora[0].Rows["scaffold/notes"] != 2 {
			t.Errorf("rows: %v", r.Manifest().Corpora[0].Rows)
		}
	}
	if entry := r.Manifest().Table("scaffold/notes"); entry == nil || entry.Rows != 3 {
		t.Errorf("scaffold/notes is %+v", entry)
	}
	card, err := output.Card(r.Manifest(), notes()...)
	if err != nil || !strings.Contains(string(card), "**scaffold/notes**: what a user noted; rows: 3") {
		t.Errorf("the card does not have the table (%v)", err)
	}
	if corpora, err := output.Open(dir); err != nil || len(corpora.Manifest().Absent) > 0 {
		t.Errorf("who does not know the table: %v", err)
	}
}

func TestRename_IDsOfADesignsTable(t *testing.T) {
	c := notebook(t, "c2", note{NoteID: "n-b", UserID: "ann", Text: "ann"}, note{NoteID: "n-a", UserID: "ben",
		Others: []string{"ann", "cy"}})
	tables := notes()
	of, ids, err := tables[0].OwnIDs(c)
	if of != "note" || err != nil || !cmp.Equal(ids, []string{"n-b", "n-a"}) {
		t.Errorf("ids of %s: %v %v", of, ids, err)
	}
	names := map[string]string{"note n-b": "N1", "note n-a": "N2", "person ann": "P1", "person ben": "P2",
		"person cy": "P3"}
	if err := output.Rename(c, tables, func(of, id string) string { return names[of+" "+id] }); err != nil {
		t.Fatal(err)
	}
	got, err := corpus.Rows[note](c, "scaffold/notes")
	if err != nil {
		t.Fatal(err)
	}
	want := []note{{NoteID: "N1", UserID: "P1", Text: "ann"}, {NoteID: "N2", UserID: "P2", Others: []string{"P1", "P3"}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestNewTable_DeclaredWrongly(t *testing.T) {
	type bare struct {
		ID string `parquet:"id"`
	}
	func() {
		defer func() {
			if p := recover(); p == nil || !strings.Contains(p.(string), "InCorpus") {
				t.Errorf("a row struct without a corpus: %v", p)
			}
		}()
		output.NewTable[bare](output.Scaffold, "bare", "")
	}()
	twice := []output.Table{output.NewTable[note](output.Scaffold, "facts", "")}
	if _, err := output.Begin(locktest.Take(t, t.TempDir()), &corpus.Corpus{},
		output.Options{Tables: twice}); err == nil || !strings.Contains(err.Error(), "scaffold/facts is declared twice") {
		t.Errorf("a table of a name that is taken: %v", err)
	}
	c := &corpus.Corpus{ID: "c1"}
	if err := corpus.AddRow(c, "scaffold/notes", "no note"); err != nil {
		t.Fatal(err)
	}
	if err := output.Publish(t.TempDir(), c, output.Manifest{}, output.Options{Tables: notes()}); err == nil ||
		!strings.Contains(err.Error(), "table scaffold/notes, row 1") {
		t.Errorf("a row of another kind: %v", err)
	}
}
