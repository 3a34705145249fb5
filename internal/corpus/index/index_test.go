package index_test

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// TestIndex: rows are found by their ids, statements join facts and messages that are there, and what is not there is
// nil.
func TestIndex(t *testing.T) {
	day := corpus.NewDate(2025, 3, 4)
	x := index.New(&corpus.Corpus{
		Groups:   []corpus.Group{{ID: "G1", Name: "gate"}},
		People:   []corpus.Person{{ID: "P1", Name: "Ada Quill"}},
		Tasks:    []corpus.Task{{ID: "T1", Name: "tide survey"}},
		Facts:    []corpus.Fact{{ID: "F1", SubjectID: "T1"}, {ID: "F2"}},
		Messages: []corpus.Message{{ID: "M1", GroupID: "G1", At: day.At(9, 0)}, {ID: "M2", GroupID: "G1", At: day.At(10, 0)}},
		Plan: []corpus.PlannedMessage{
			{MessageID: "M1", Discloses: []corpus.Disclosure{{FactID: "F1"}, {FactID: "gone"}}},
			{MessageID: "M2", Discloses: []corpus.Disclosure{{FactID: "F1"}}},
			{MessageID: "gone", Discloses: []corpus.Disclosure{{FactID: "F2"}}},
		},
		Items:    []corpus.Item{{ID: "I1", Status: corpus.Accepted}, {ID: "I2", Status: corpus.Rejected}},
		Verdicts: []corpus.Verdict{{ItemID: "I1", Filter: "hard"}, {ItemID: "I2"}, {ItemID: "I1", Filter: "blind"}},
		Segments: []corpus.Segment{{ID: "S1", MessageIDs: []string{"M1", "M2"}}},
		Passages: []corpus.Passage{{ID: "D1", GroupID: "G1", Day: day}},
	})
	if said := x.Stating("F1"); len(said) != 2 || said[0].Message.ID != "M1" || said[1].Message.ID != "M2" ||
		said[0].Fact != x.Fact("F1") {
		t.Errorf("F1 is stated at %+v", said)
	}
	if all := x.Statements(); len(all) != 2 || len(x.Stating("F2")) != 0 {
		t.Errorf("there are the statements %+v", all)
	}
	if x.Message("gone") != nil || x.Fact("gone") != nil || x.Item("gone") != nil || x.Planned("F1") != nil ||
		x.Disclosed("M9") != nil {
		t.Error("what is not there is found")
	}
	if x.Name("T1") != "tide survey" || x.Name("P1") != "Ada Quill" || x.GroupName("G1") != "gate" ||
		x.GroupName("gone") != "" {
		t.Errorf("names: %q, %q, %q", x.Name("T1"), x.Name("P1"), x.GroupName("G1"))
	}
	if v := x.Verdicts("I1"); len(v) != 2 || v[0].Filter != "hard" || v[1].Filter != "blind" {
		t.Errorf("verdicts %+v", v)
	}
	if a := x.Accepted(); len(a) != 1 || a[0].ID != "I1" {
		t.Errorf("accepted %+v", a)
	}
	if s := x.Segments("M2"); len(s) != 1 || s[0].ID != "S1" {
		t.Errorf("segments %+v", s)
	}
	if p := x.Passage(x.Message("M2")); p == nil || p.ID != "D1" {
		t.Errorf("passage %+v", p)
	}
}
