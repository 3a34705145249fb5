package questions

import (
	"testing"

	"memloom/internal/corpus"
)

// TestFlaggedDaysAreNoEvidence: what a flagged day states or was to state is
// not asked for, also where it is said elsewhere too; what it would have
// replaced is not asked for as if it still held; other groups' days count.
func TestFlaggedDaysAreNoEvidence(t *testing.T) {
	day := corpus.NewDate(2025, 3, 11)
	fact := func(id, predicate, supersedes string) corpus.Fact {
		return corpus.Fact{ID: id, SubjectID: "T1", Predicate: predicate, Value: corpus.CountValue(3), Supersedes: supersedes}
	}
	message := func(id, group string, on corpus.Date) corpus.Message {
		return corpus.Message{ID: id, GroupID: group, At: on.At(10, 0)}
	}
	says := func(message string, facts ...string) corpus.PlannedMessage {
		p := corpus.PlannedMessage{MessageID: message}
		for _, id := range facts {
			p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: id})
		}
		return p
	}
	c := &corpus.Corpus{
		Facts: []corpus.Fact{
			fact("kept", "limit", ""), fact("said on it", "size", ""), fact("said twice", "count", ""),
			fact("old", "batch", ""), fact("withheld", "batch", "old"), fact("elsewhere", "share", ""),
		},
		Messages: []corpus.Message{message("M1", "G1", day.Add(-1)), message("M2", "G1", day), message("M3", "G2", day)},
		Plan: []corpus.PlannedMessage{says("M1", "kept", "said twice", "old"), says("M2", "said on it", "said twice"),
			says("M3", "elsewhere")},
		Flagged: []corpus.FlaggedPassage{{Unit: "G1/2025-03-11", GroupID: "G1", Day: day, FactIDs: []string{"withheld"}}},
	}
	w := (&World{Corpus: c}).Index()
	want := map[string]bool{"kept": true, "elsewhere": true}
	for _, f := range w.Stated() {
		if !want[f.ID] {
			t.Errorf("%s may be asked for", f.ID)
		}
		delete(want, f.ID)
	}
	for id := range want {
		t.Errorf("%s may not be asked for", id)
	}
	if !w.Barred("withheld") || w.Barred("kept") || len(w.StatementsOf("T1", "size")) > 0 {
		t.Error("what is barred is not what the flagged day states")
	}
	c.Flagged = nil
	if n := len((&World{Corpus: c}).Index().Stated()); n != 5 {
		t.Errorf("without flagged days %d facts may be asked for, want 5", n)
	}
}
