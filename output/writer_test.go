package output

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/parquet-go/parquet-go"

	"memloom/internal/corpus"
)

func TestShardsAndRowGroupsAreFixed(t *testing.T) {
	for rows, want := range map[int][]string{
		0:  nil,
		3:  {"3:3"},
		4:  {"4:4"},
		5:  {"5:4,1"},
		12: {"12:4,4,4"},
		25: {"12:4,4,4", "12:4,4,4", "1:1"},
	} {
		dir := t.TempDir()
		w := newWriter(tableAt("scaffold/terms"), &stager{fs: unsynced{}, dir: dir, layout: layout{batch: 2, own: 100,
			group: 4, shard: 12}})
		for i := range rows {
			if err := putRecord(w, "", &corpus.Term{Concept: fmt.Sprint(i)}); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.endCorpus(); err != nil {
			t.Fatal(err)
		}
		entry, err := w.finish(noCanary)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i, s := range entry.Shards {
			if name := fmt.Sprintf("scaffold/terms/part-%05d.parquet", i); s.Path != name {
				t.Errorf("shard %d is %s", i, s.Path)
			}
			got = append(got, fmt.Sprintf("%d:%s", s.Rows, strings.Join(groupSizes(t, filepath.Join(dir, s.Path)), ",")))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%d rows: %s", rows, diff)
		}
		if entry.Rows != int64(rows) {
			t.Errorf("%d rows instead of %d", entry.Rows, rows)
		}
	}
}

// putRecord puts a record, by a pointer to it, that belongs to a corpus.
func putRecord(w *tableWriter, corpus string, record any) error {
	return w.put(corpus, "", reflect.ValueOf(record).Elem())
}

// WriteJSONL writes the table's canonical rows of a run with one corpus, one a line.
func (t *Table) WriteJSONL(w io.Writer, c *corpus.Corpus) error {
	shared, own := alone(c)
	v, err := newView(shared, own)
	if err != nil {
		return err
	}
	v.alone = true
	if err := t.writeLines(w, newSharedView(shared)); err != nil {
		return err
	}
	return t.writeLines(w, v)
}

func (t *Table) writeLines(w io.Writer, v *view) error {
	if !t.holds(v) {
		return nil
	}
	rows := newCanonical(t)
	return t.each(v, func(item string, record reflect.Value) error {
		if err := rows.put(v.c.ID, item, record); err != nil {
			return err
		}
		_, err := w.Write(rows.text)
		return err
	})
}

func tableAt(path string) *Table { return &someTables(path)[0] }

func groupSizes(t *testing.T, name string) []string {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	f, err := parquet.OpenFile(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	var sizes []string
	for _, g := range f.RowGroups() {
		sizes = append(sizes, fmt.Sprint(g.NumRows()))
	}
	return sizes
}

func TestAFailedTableLeavesNoHalfFile(t *testing.T) {
	for at := 1; ; at++ {
		broken := &faulty{failAt: at}
		dir := t.TempDir()
		w := newWriter(tableAt("scaffold/terms"), &stager{fs: broken, dir: dir, layout: layout{batch: 1, group: 2, shard: 2}})
		var err error
		for i := 0; i < 3 && err == nil; i++ {
			err = putRecord(w, "", &corpus.Term{Concept: "c", Role: "r", Term: "t"})
		}
		if err == nil {
			err = w.endCorpus()
		}
		if err == nil {
			_, err = w.finish(noCanary)
		}
		if err != nil {
			w.abort()
		}
		if broken.steps < at {
			break
		}
		if !errors.Is(err, errInjected) {
			t.Errorf("step %d: %v", at, err)
		}
		files, _ := filepath.Glob(filepath.Join(dir, "scaffold", "terms", "*"))
		for _, name := range files {
			if strings.HasSuffix(name, ".tmp") {
				t.Errorf("step %d left %s", at, name)
			} else if len(groupSizes(t, name)) == 0 {
				t.Errorf("step %d left an empty %s", at, name)
			}
		}
	}
}

// NULL is NULL whatever its neighbours: the library's own rule for zeros of
// non-pointers fails after as many values as there were NULLs before them.
func TestOptionalCellsStayNULL(t *testing.T) {
	const rows = 6
	table := tableAt("scaffold/members")
	for pattern := range 1 << rows {
		dir := t.TempDir()
		w := newWriter(table, &stager{fs: unsynced{}, dir: dir, layout: defaultLayout})
		for i := range rows {
			var m corpus.Member
			if pattern>>i&1 == 1 {
				m.From, m.Rationale = 5000, "because"
			}
			if err := putRecord(w, "c1", &m); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.endCorpus(); err != nil {
			t.Fatal(err)
		}
		entry, err := w.finish(noCanary)
		if err != nil {
			t.Fatal(err)
		}
		m := &Manifest{SchemaVersion: SchemaVersion, Corpora: []CorpusEntry{{ID: "c1"}}}
		c := table.open(source{dir, m, &entry, nil})
		if err := c.take(newLoader(&corpus.Corpus{}), 0, rows); err != nil {
			t.Fatal(err)
		}
		if err := c.finish(); err != nil {
			t.Errorf("pattern %06b is read differently (%v)", pattern, err)
		}
		c.close()
	}
}

func TestFallenDraftsHaveTheColumnsOfItemsAndKey(t *testing.T) {
	type column struct{ Name, Type, About string }
	columns := func(path string) (out []column) {
		for _, c := range tableAt(path).Columns {
			out = append(out, column{c.Name, c.Type, c.About})
		}
		return out
	}
	key := columns("key/items")
	want := append(columns("data/items"), key[2:len(key)-2]...) // no one admitted them, and the canary is the key's alone
	for _, path := range []string{"audit/rejected", "audit/flagged"} {
		got := columns(path)
		if diff := cmp.Diff(want, got[:len(got)-4]); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
}

func TestCanonicalRows(t *testing.T) {
	c := tinyCorpus()
	c.Messages[0].Text = "a \"b\"\\\n\t\x01é\u2028🙏<&>"
	for _, test := range []struct{ table, want string }{
		{"data/messages", `{"corpus_id":"c1","message_id":"M1","group_id":"G1","session_id":null,"seq":1,"timestamp":"2025-03-03T09:06:00","day":"2025-03-03","author_id":"P1","author_name":"Tomasz Wilk","author_role":null,"text":"a \"b\"\\\n\t\u0001é` + "\u2028" + `🙏<&>","reply_to":null,"thread_id":null,"mentions":[],"tokens":6}`},
		{"audit/rejected", `{"corpus_id":"c1","item_id":"I2","format":"choice","question":"Who owns the rule table?","options":[{"letter":"A","text":"Ines Okafor"},{"letter":"B","text":"Tomasz Wilk"}],"asker_id":null,"asked_at":"2025-03-12T09:00:00","split":"test",` +
			`"family":"single-hop","category":"recall","answer":"Tomasz Wilk","answer_letter":"B","correct_answers":[],"incorrect_answers":[],"rubric":null,"evidence":[{"message_id":"M1","role":"answer","alternative_set":1}],"group_count":1,"evidence_count":1,"evidence_distance":{"messages":0,"days":0,"tokens":0},"evidence_age":{"workdays":6,"messages":2},` +
			`"subcategory":null,"relation":null,"subtype":null,"difficulty":null,"set_id":null,"form":null,"valid_until":null,"quality":"kept","draft":null,"stage":"blind","reasons":["answered without evidence"],"codes":[],"fault":null}`},
		{"key/gold", `{"corpus_id":"c1","item_id":"I1","part":"operand","subject_id":"T1","predicate":"started","at":null,"operation":"duration","atom_kind":"date","atom":"2025-03-03","how":"stamped","unit":null,"inclusive":null,"fact_ids":["F1"],"message_id":"M1","start":0,"end":8,"named_speaker_id":null}`},
	} {
		var b bytes.Buffer
		if err := tableAt(test.table).WriteJSONL(&b, c); err != nil {
			t.Fatal(err)
		}
		line, _, _ := strings.Cut(b.String(), "\n")
		if diff := cmp.Diff(test.want, line); diff != "" {
			t.Errorf("%s: %s", test.table, diff)
		}
	}
}

func TestMeasuresOfEvidence(t *testing.T) {
	day := corpus.NewDate(2025, 3, 3)
	message := func(id, group string, d, tokens int) corpus.Message {
		return corpus.Message{ID: id, CorpusID: "c1", GroupID: group, At: day.Add(d).At(9, 0), Tokens: tokens}
	}
	c := &corpus.Corpus{
		ID:     "c1",
		Groups: []corpus.Group{{ID: "G1", CorpusID: "c1"}, {ID: "G2", CorpusID: "c1"}},
		Messages: []corpus.Message{message("M1", "G1", 0, 5), message("M2", "G2", 1, 7), message("M4", "G1", 4, 11),
			message("M5", "G1", 9, 13)},
	}
	evidence := func(role corpus.Role, ids ...string) (out []corpus.Evidence) {
		for _, id := range ids {
			out = append(out, corpus.Evidence{MessageID: id, Role: role, Set: 1})
		}
		return out
	}
	c.Items = []corpus.Item{
		{ID: "I1", Status: corpus.Accepted, Evidence: append(evidence(corpus.RoleContext, "M5"), evidence(corpus.RoleAnswer,
			"M4", "M2")...)},
		{ID: "I2", Status: corpus.Accepted, Evidence: evidence(corpus.RoleContext, "M2")},
		{ID: "I3", Status: corpus.Accepted, Evidence: evidence(corpus.RoleBridge, "M1", "M4")},
	}
	v, err := newView(&corpus.Corpus{}, c)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []itemRow{{nil, 2, 2, distance{1, 3, 7}, ""}, {}, {nil, 1, 2, distance{2, 4, 12}, ""}} {
		got, err := v.measure(&c.Items[i])
		got.Item = nil // read back in TestReadReturnsWhatWasPublished
		if err != nil || got != want {
			t.Errorf("%s: %+v, want %+v (%v)", c.Items[i].ID, got, want, err)
		}
	}
}
