package diff

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"memloom/internal/corpus"
	"memloom/output"
)

// tiny is a corpus of three messages, two facts and three drafts.
func tiny() *corpus.Corpus {
	day := corpus.NewDate(2025, 3, 3)
	atom := func(n int64) *corpus.Value { v := corpus.CountValue(n); return &v }
	item := func(id, question, answer, fact string, n int64, status corpus.Status) corpus.Item {
		it := corpus.Item{ID: id, CorpusID: "c1", Format: "open", Family: "single_hop", Category: "recall",
			Question: question, Answer: answer,
			AskedAt: day.At(18, 0), Split: "test", Quality: "kept", Status: status,
			Evidence: []corpus.Evidence{{MessageID: "M2", Role: corpus.RoleAnswer, Set: 1}},
			Gold: []corpus.GoldAtom{{Part: "operand", SubjectID: "T1", Predicate: "limit", Operation: corpus.OpValue,
				Atom: atom(n), How: corpus.HowLiteral,
				FactIDs: []string{fact}, MessageID: "M2", Start: 0, End: 2}}}
		if status != corpus.Accepted {
			it.Stage, it.Reasons = "blind", []string{"guessed"}
		}
		return it
	}
	message := func(id, reply, author, name, text string, minute int) corpus.Message {
		return corpus.Message{ID: id, CorpusID: "c1", GroupID: "G1", Seq: minute + 1, At: day.At(9, minute), AuthorID: author,
			AuthorName: name, Text: text,
			ReplyTo: reply, Tokens: 3}
	}
	return &corpus.Corpus{
		ID: "c1", First: day, Last: day,
		People: []corpus.Person{{ID: "P1", Name: "Ines Okafor"}, {ID: "P2", Name: "Tomasz Wilk"}},
		Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Name: "Lanterns", Kind: corpus.GroupChat, MemberIDs: []string{"P1",
			"P2"}}},
		Tasks: []corpus.Task{{ID: "T1", GroupID: "G1", Name: "lantern rack", OwnerID: "P1", Start: day, Due: day}},
		Messages: []corpus.Message{message("M1", "", "P1", "Ines Okafor", "What is the limit?", 0),
			message("M2", "M1", "P2", "Tomasz Wilk", "14 it is.", 1), message("M3", "M1", "P1", "Ines Okafor", "Thanks.", 2)},
		Facts: []corpus.Fact{{ID: "F1", SubjectID: "T1", Predicate: "limit", Value: corpus.CountValue(14), From: day},
			{ID: "F2", SubjectID: "T1", Predicate: "limit", Value: corpus.CountValue(15), From: day}},
		Plan: []corpus.PlannedMessage{{MessageID: "M1", Path: corpus.PathPost, Act: corpus.ActQuestion},
			{MessageID: "M2", Path: corpus.PathReply, Act: corpus.ActAnswer}},
		Items: []corpus.Item{item("I1", "What is the limit?", "14", "F1", 14, corpus.Accepted), item("I2", "Which limit?",
			"14", "F1", 14, corpus.Accepted),
			item("I3", "What was weighed?", "15", "F2", 15, corpus.Rejected)},
	}
}

func manifest() output.Manifest {
	return output.Manifest{Program: output.Program{Name: "memloom", Version: "test"}, Recipe: "lanterns", Scale: 1,
		Seed: 7, TimeZone: "UTC",
		Parameters: json.RawMessage(`{"Dialogue":{"MessagesPerDay":8},"Questions":{"Families":{"single_hop":2}}}`),
		Domains:    []output.Source{{Name: "paper", SHA256: "aa"}},
		Models:     []output.RoleModel{{Role: "author", Model: "builtin"}}}
}

func folder(t *testing.T, c *corpus.Corpus, m output.Manifest) Folder {
	t.Helper()
	dir := t.TempDir()
	if err := output.Publish(dir, c, m, output.Options{}); err != nil {
		t.Fatal(err)
	}
	return opened(t, dir)
}

func opened(t *testing.T, dir string) Folder {
	t.Helper()
	r, err := output.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return Folder{Dir: dir, Reader: r}
}

// compared compares the tiny corpus with a changed one.
func compared(t *testing.T, change func(*corpus.Corpus, *output.Manifest)) *Report {
	t.Helper()
	c, m := tiny(), manifest()
	change(c, &m)
	r, err := Compare(folder(t, tiny(), manifest()), folder(t, c, m))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestCompare_WhatIsMatchedAndWhatDiffers(t *testing.T) {
	type found struct {
		Messages, Items RowCounts
		Fields          []FieldCount
		Moves           []Move
	}
	for name, test := range map[string]struct {
		change func(*corpus.Corpus)
		want   found
	}{
		"nothing": {func(*corpus.Corpus) {}, found{}},
		"a reason": {func(c *corpus.Corpus) { c.Items[2].Reasons = []string{"M2 answers it"} },
			found{Items: RowCounts{Changed: 1}, Fields: []FieldCount{{"reasons", 1}}}},
		"other ids": {func(c *corpus.Corpus) {
			c.MapIDs(func(kinds, id string) string {
				if kinds == "text" {
					return id
				}
				return id + "0"
			})
		}, found{}},
		"a message's text": {func(c *corpus.Corpus) { c.Messages[2].Text = "Thank you." },
			found{Messages: RowCounts{Changed: 1}, Fields: []FieldCount{{"text", 1}}}},
		"what is replied to": {func(c *corpus.Corpus) { c.Messages[2].ReplyTo = "M2" },
			found{Messages: RowCounts{Changed: 1}, Fields: []FieldCount{{"reply_to", 1}}}},
		"a message less": {func(c *corpus.Corpus) { c.Messages = c.Messages[:2] }, found{Messages: RowCounts{Gone: 1}}},
		"another author": {func(c *corpus.Corpus) { c.Messages[2].AuthorID, c.Messages[2].AuthorName = "P2", "Tomasz Wilk" },
			found{Messages: RowCounts{Gone: 1, Added: 1}}},
		"a question's words": {func(c *corpus.Corpus) { c.Items[1].Question = "The limit, please?" },
			found{Items: RowCounts{Changed: 1}, Fields: []FieldCount{{"question", 1}}}},
		"two items of one fact change places": {func(c *corpus.Corpus) {
			c.Items[0].Question, c.Items[1].Question = c.Items[1].Question, c.Items[0].Question
		}, found{}},
		"a status": {func(c *corpus.Corpus) {
			c.Items[2].Status, c.Items[2].Stage, c.Items[2].Reasons = corpus.Accepted, "", nil
		},
			found{Items: RowCounts{Changed: 1}, Fields: []FieldCount{{"status", 1}, {"stage", 1}, {"reasons", 1}},
				Moves: []Move{{"rejected", "accepted", 1}}}},
		"a fact's value": {func(c *corpus.Corpus) { c.Facts[1].Value = corpus.CountValue(16) },
			found{Items: RowCounts{Gone: 1, Added: 1}}},
		"another family": {func(c *corpus.Corpus) { c.Items[2].Family = "existence" },
			found{Items: RowCounts{Gone: 1, Added: 1}}},
		"evidence": {func(c *corpus.Corpus) { c.Items[0].Evidence[0].MessageID = "M3" }, found{Items: RowCounts{Changed: 1},
			Fields: []FieldCount{{"evidence", 1}}}},
	} {
		t.Run(name, func(t *testing.T) {
			r := compared(t, func(c *corpus.Corpus, _ *output.Manifest) { test.change(c) })
			got := found{r.Messages.Counts, r.Items.Counts, append(r.Messages.Fields, r.Items.Fields...), r.Moves}
			if diff := cmp.Diff(test.want, got, cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if same := test.want.Messages == (RowCounts{}) && test.want.Items == (RowCounts{}); r.Same() != same {
				t.Errorf("the same: %v", r.Same())
			}
		})
	}
}

func TestCompare_SettingsAndSources(t *testing.T) {
	r := compared(t, func(_ *corpus.Corpus, m *output.Manifest) {
		m.Seed, m.License = 8, "MIT"
		m.Parameters = json.RawMessage(
			`{"Dialogue":{"MessagesPerDay":9},"Questions":{"Families":{"single_hop":2,"as_of":1}}}`)
		m.Domains[0].SHA256 = "bb"
		m.Templates = []output.Source{{Name: "judge", SHA256: "cc"}}
		m.Models[0].Model = "gpt"
	})
	want := []Change{{"licence", "other", "MIT"}, {"recipe: dialogue.messages_per_day", "8", "9"},
		{"recipe: questions.families.as_of", "", "1"}, {"seed", "7", "8"}}
	if diff := cmp.Diff(want, r.Settings); diff != "" {
		t.Errorf("settings -want +got:\n%s", diff)
	}
	want = []Change{{"model of author", "builtin", "gpt"}, {"pack paper", "aa", "bb"}, {"template judge", "", "cc"}}
	if diff := cmp.Diff(want, r.Sources); diff != "" {
		t.Errorf("sources -want +got:\n%s", diff)
	}
	if len(r.Schema) > 0 || r.Same() {
		t.Errorf("schema %v, the same %v", r.Schema, r.Same())
	}
}

// Where a folder has data/ alone, what a system sees is compared and nothing is made of the rest.
func TestCompare_PartOfACorpus(t *testing.T) {
	whole, part := folder(t, tiny(), manifest()), folder(t, tiny(), manifest())
	for _, f := range []output.Folder{output.Key, output.Scaffold, output.Audit} {
		if err := os.RemoveAll(filepath.Join(part.Dir, string(f))); err != nil {
			t.Fatal(err)
		}
	}
	r, err := Compare(whole, opened(t, part.Dir))
	if err != nil {
		t.Fatal(err)
	}
	if !r.Same() || r.Items.Old != 2 || r.Items.New != 2 || len(r.Absent) < 5 {
		t.Errorf("%+v", r)
	}
}

func TestSpreads_OfEqualCorporaDifferInNothing(t *testing.T) {
	for _, s := range compared(t, func(*corpus.Corpus, *output.Manifest) {}).Spreads {
		if s.P != 1 || s.Value != 0 || len(s.Classes) > 0 {
			t.Errorf("%+v", s)
		}
	}
	r := compared(t, func(c *corpus.Corpus, _ *output.Manifest) { c.Plan[0].Act = corpus.ActNews })
	s := r.Spreads[len(r.Spreads)-1]
	if diff := cmp.Diff([]Change{{"news", "0", "1"}, {"question", "1", "0"}},
		s.Classes); s.Name != "messages by speech act" || diff != "" {
		t.Errorf("%s: %s", s.Name, diff)
	}
}

func TestText_SaysWhatDiffers(t *testing.T) {
	r := compared(t, func(c *corpus.Corpus, m *output.Manifest) {
		m.Seed = 8
		c.Messages[2].Text = "Thank you."
		c.Items[2].Status, c.Items[2].Stage, c.Items[2].Reasons = corpus.Accepted, "", nil
	})
	r.Old.Dir, r.New.Dir = "old-1", "new-1"
	var whole, brief strings.Builder
	if err := r.Text(&whole, false); err != nil {
		t.Fatal(err)
	}
	if err := r.Text(&brief, true); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"old  old-1: lanterns, scale 1, seed 7, memloom test, schema version 14", "settings: 1 difference",
		"messages: 3 and 3; 2 the same, 1 changed, 0 added, 0 gone",
		"  changed by field: text 1", "items: 3 and 3; 2 the same, 1 changed, 0 added, 0 gone", "  rejected → accepted: 1",
	} {
		if !strings.Contains(whole.String(), line+"\n") || !strings.Contains(brief.String(), line+"\n") {
			t.Errorf("no line %q in\n%s", line, whole.String())
		}
	}
	for _, line := range []string{"  seed: 7 → 8", "  changed M3  Ines Okafor, 2025-03-03T09:02",
		"    text: Thanks. → Thank you.", "    status: rejected → accepted"} {
		if !strings.Contains(whole.String(), line+"\n") || strings.Contains(brief.String(), line+"\n") {
			t.Errorf("line %q is missing, or stands in the brief one:\n%s", line, whole.String())
		}
	}
}

// The page shows hostile text as text, asks for nothing, and is the same twice.
func TestHTML_HostileTextIsText(t *testing.T) {
	r := compared(t, func(c *corpus.Corpus, _ *output.Manifest) {
		c.Messages[2].Text = "</td><script>alert(1)</script>\u202e{{.}}\x1b"
	})
	var a, b bytes.Buffer
	if err := r.HTML(&a); err != nil {
		t.Fatal(err)
	}
	if err := r.HTML(&b); err != nil || !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Errorf("another page (%v)", err)
	}
	page := a.String()
	for _, bad := range []string{"<script", "src=", "href=", "\u202e", "\x1b", "STYLE", "ZgotmplZ"} {
		if strings.Contains(page, bad) {
			t.Errorf("the page holds %q", bad)
		}
	}
	if !strings.Contains(page, "&lt;script&gt;alert(1)") || !strings.Contains(page, "<td>text</td>") {
		t.Error("the change is not shown")
	}
}
