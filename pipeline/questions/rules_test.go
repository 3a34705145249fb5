package questions

import (
	"math"
	"testing"

	"memloom/internal/corpus"
)

// ruled is a world of facts that texts state, in two projects of a group each.
func ruled(facts ...corpus.Fact) *World {
	c := &corpus.Corpus{Facts: facts, Subprojects: []corpus.Subproject{{GroupID: "G1", ProjectID: "J1"},
		{GroupID: "G2", ProjectID: "J2"}}}
	for i, f := range facts {
		m := corpus.Message{ID: "M" + f.ID, At: corpus.NewDate(2025, 3, 3).At(9, i)}
		c.Messages = append(c.Messages, m)
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: m.ID, Discloses: []corpus.Disclosure{{FactID: f.ID,
			Basis: corpus.BasisText}}})
	}
	return (&World{Corpus: c, Subjects: map[string]string{"H1": "mutings", "H2": "merges", "H3": "storm mode"}}).Index()
}

// TestRules: a term means one thing in a project; a rule tells its matter where it is the only one that requires what
// it does, and is needed where another one has an exception in the same case; a definition decides between exceptions
// that differ.
func TestRules(t *testing.T) {
	fact := func(id, subject, value, condition, about string) corpus.Fact {
		return corpus.Fact{ID: id, SubjectID: subject, Predicate: corpus.PredRequires,
			Value:     corpus.TextValue(corpus.KindText, value),
			Condition: condition, About: about, GroupID: "G1"}
	}
	base, storm, lull := fact("F1", "H1", "a nod", "", ""), fact("F2", "H1", "a note", "in storm mode", "F1"),
		fact("F3", "H1", "a key", "in a lull", "F1")
	other, same := fact("F4", "H2", "a test", "", ""), fact("F5", "H2", "a witness", "in storm mode", "F4")
	means := corpus.Fact{ID: "F6", SubjectID: "H3", Predicate: corpus.PredMeans, Value: corpus.TextValue(corpus.KindText,
		"a gale"), GroupID: "G1"}
	elsewhere := means
	elsewhere.ID, elsewhere.GroupID = "F7", "G2"
	w := ruled(base, storm, lull, other, same, means, elsewhere)
	if f, ok := w.Defined(&storm); !ok || f.ID != "F6" {
		t.Errorf("the term is defined by %q, %v", f.ID, ok)
	}
	if _, ok := w.Defined(&lull); ok {
		t.Error("a term that nobody explains is defined")
	}
	if !w.ToldByRule(&base, &storm, math.MaxInt64) || !w.Decides(&base) {
		t.Error("the rule does not tell its matter, or its exceptions do not differ")
	}
	if w.ToldByRule(&base, &storm, w.Statements("F5")[0].Message.At) {
		t.Error("the rule is said to be needed before the other rule's exception was said")
	}
	for name, w := range map[string]*World{
		"no other rule has the case":     ruled(base, storm, lull, other, means),
		"another rule requires the same": ruled(base, storm, lull, fact("F4", "H2", "a nod", "", ""), same, means),
		"the other exception is the same": ruled(base, storm, lull, other, fact("F5", "H2", "a note", "in storm mode", "F4"),
			means),
	} {
		if w.ToldByRule(&base, &storm, math.MaxInt64) {
			t.Errorf("%s, and the rule is said to be needed", name)
		}
	}
	for name, w := range map[string]*World{
		"one exception":               ruled(base, storm),
		"two exceptions of one value": ruled(base, storm, fact("F3", "H1", "a note", "in a lull", "F1")),
	} {
		if w.Decides(&base) {
			t.Errorf("%s, and the definition is said to decide", name)
		}
	}
	if w := ruled(base, storm, lull, means, corpus.Fact{ID: "F8", SubjectID: "H3", Predicate: corpus.PredMeans,
		GroupID: "G1"}); w != nil {
		if _, ok := w.Defined(&storm); ok {
			t.Error("a term with two meanings is defined")
		}
	}
}
