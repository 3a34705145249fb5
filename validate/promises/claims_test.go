package promises

import (
	"testing"

	"memloom/internal/corpus"
)

// The result of a claim follows from the value that the question gives and the
// one that stands in the evidence.
func TestClaimed(t *testing.T) {
	row := func(part string, n int64) corpus.GoldAtom {
		v := corpus.CountValue(n)
		return corpus.GoldAtom{Part: part, Atom: &v, Operation: corpus.OpExists}
	}
	result := &corpus.GoldAtom{Part: corpus.PartResult, Operation: corpus.OpExists}
	for _, c := range []struct {
		gold []corpus.GoldAtom
		want string
	}{
		{[]corpus.GoldAtom{row(corpus.PartOperand, 7), row(corpus.PartGiven, 7)}, "yes"},
		{[]corpus.GoldAtom{row(corpus.PartOperand, 7), row(corpus.PartGiven, 8)}, "no"},
		{[]corpus.GoldAtom{row(corpus.PartOperand, 7)}, ""},
		{[]corpus.GoldAtom{row(corpus.PartGiven, 7)}, ""},
	} {
		v, problem, known := (&world{}).compute(&corpus.Item{Gold: c.gold}, result)
		if !known || (problem == "") != (c.want != "") || v.Text != c.want {
			t.Errorf("%d rows give %q, %q", len(c.gold), v.Text, problem)
		}
	}
}
