package reader

import (
	"cmp"
	"slices"
	"testing"

	"memloom/internal/corpus"
)

var allotment = []string{
	"2023-06-01T18:00 Hedda: Dear Mr Brock, the council says the well must be covered. Our Mr Finch will mend the pump",
	"2023-06-01T19:00 Osman: whose wheelbarrow is in the ditch?",
	"2023-06-01T19:05 Hedda: yours",
	"2023-06-02T08:00 Osman: 24 bean canes, 5 rotted",
	"2023-06-02T09:00 Lotte: rows 12 to 18 are weeded",
	"2023-06-03T09:00 Lotte: Hedda's cousin has a tractor",
	"2023-06-03T10:00 Osman: the old rota https://plots.example/rota1 is wrong, take https://plots.example/rota2",
	"2023-06-04T10:00 Lotte: foxglove is the poisonous one",
	"2023-06-05T10:00 Lotte: when I say the jungle I mean the nettles behind the shed, ok?",
	"2023-06-06T10:00 Osman: the swamp = plot 4. With early I mean no later than seven",
}

// The candidate that scores best is the right one: who does what is asked, what somebody
// has, what is left of a whole, and not just whatever stands near.
func TestOpenBest(t *testing.T) {
	talk := New(Options{}).listen(said(t, allotment...), 0)
	for _, c := range []struct{ question, want string }{
		{"Who will mend the pump?", "Mr Finch"},
		{"Who says that the well must be covered?", "the council"},
		{"Whose wheelbarrow is in the ditch?", "Osman"},
		{"Whose tractor is there?", "Hedda's cousin"},
		{"How many bean canes are left?", "19"},
		{"How many rows are weeded?", "7"},
		{"Which link works for the rota?", "https://plots.example/rota2"},
		{"Which plant is the poisonous one?", "foxglove"},
	} {
		pool := talk.openPool(talk.frame(posed{text: c.question, on: corpus.NewDate(2023, 6, 7), open: true}))
		if len(pool) == 0 {
			t.Errorf("%s: no candidate, want %q", c.question, c.want)
			continue
		}
		if best := slices.MaxFunc(pool, func(a, b openCandidate) int { return cmp.Compare(a.score, b.score) }); best.text != c.want {
			t.Errorf("%s: %q (%.2f), want %q", c.question, best.text, best.score, c.want)
		}
	}
}

// What a term means is read from however one says it.
func TestOpenMeaning(t *testing.T) {
	talk := New(Options{}).listen(said(t, allotment...), 0)
	for _, c := range []struct{ question, want string }{
		{"What does Lotte call the jungle?", "nettles behind the shed"},
		{"Which plot is meant by the swamp?", "plot 4"},
		{`What does Osman mean when he speaks of "early"?`, "no later than seven"},
		{"What does Lotte mean by the hill?", ""},
	} {
		f, _ := talk.openMeaning(talk.frame(posed{text: c.question, on: corpus.NewDate(2023, 6, 7), open: true}))
		if f.answer != c.want {
			t.Errorf("%s: %q, want %q", c.question, f.answer, c.want)
		}
	}
}
