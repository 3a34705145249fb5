package review

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// TestEdited_AsksInTime: a question is asked after its evidence, and before its answer changes.
func TestEdited_AsksInTime(t *testing.T) {
	day := corpus.NewDate(2025, 3, 10)
	j := &Judge{x: index.New(&corpus.Corpus{Messages: []corpus.Message{{ID: "M1", At: day.At(9, 0)}}})}
	it := corpus.Item{ID: "I1", Question: "Which is it?", AskedAt: day.At(10, 0), ValidUntil: day.Add(5).At(9, 0),
		Evidence: []corpus.Evidence{{MessageID: "M1"}}}
	for at, want := range map[string]string{
		"2025-03-14T12:00": "",
		"2025-03-15T09:00": "the answer changes at",
		"2025-03-20T09:00": "the answer changes at",
		"2025-03-10T08:00": "was written at",
	} {
		out, err := j.Edited(it, []corpus.Edit{{Field: FieldAskedAt, After: at}})
		switch {
		case want == "" && (err != nil || out.AskedAt.String() != at):
			t.Errorf("%s: asked at %s, %v", at, out.AskedAt, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: %v, want %q", at, err, want)
		}
	}
}

// TestEdited_RubricsStay: the gold of a question with a rubric cannot be moved, since the rubric would keep to the old
// one.
func TestEdited_RubricsStay(t *testing.T) {
	value := corpus.TextValue(corpus.KindEnum, "a narrow beam")
	it := corpus.Item{ID: "I1", Question: "Which lamp?",
		Rubric: &corpus.Rubric{Should: []string{"goes for a lamp with a narrow beam"}},
		Gold:   []corpus.GoldAtom{{Part: corpus.PartOperand, How: corpus.HowLiteral, Atom: &value, MessageID: "M1"}}}
	_, err := (&Judge{}).Edited(it, []corpus.Edit{{Field: FieldGold, After: "M2:0-4"}})
	if err == nil || !strings.Contains(err.Error(), "change the question, or reject it") {
		t.Errorf("%v", err)
	}
}
