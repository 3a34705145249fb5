package check

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
)

// TestTwoCorpora_TestedTogether: choice items of two corpora, too few each, are enough for a test over the run, which
// is the test of as many in one.
func TestTwoCorpora_TestedTogether(t *testing.T) {
	for _, a := range givenAway() {
		whole := blindFinding(choiceInput(240, a.options, a.place), a.rule)
		all := choiceInput(240, a.options, a.place).Corpus
		first, second := *all, *all
		first.Items, second.Items = all.Items[:120], all.Items[120:]
		in := fixtureInput()
		in.Corpora = corpora(&first)
		if f := blindFinding(in, a.rule); f.Status != TooFew {
			t.Errorf("%s, half of the items: %s", a.rule, f.Status)
		}
		in.Corpora = corpora(&first, &second)
		if f := blindFinding(in, a.rule); f.Status != Violated || *f.Test != *whole.Test || f.Checked != 240 {
			t.Errorf("%s, in two corpora: %s %+v, in one %+v", a.rule, f.Status, f.Test, whole.Test)
		}
	}
}

// TestTwoCorpora_OrderWithinEach: what differs from one corpus to the next is no order of ids, and an order within each
// is one.
func TestTwoCorpora_OrderWithinEach(t *testing.T) {
	const n = 120
	perm := corpus.Rand(3, "ids", "test").Perm(n)
	for _, c := range []struct {
		name string
		at   func(corpus, i int) int // the place of an item among all by family, evidence and length
		want bool
	}{
		{"each a stretch of its own", func(of, i int) int { return of*n + perm[i] }, false},
		{"sorted in each", func(of, i int) int { return 2*i + of }, true},
	} {
		var list []*corpus.Corpus
		for of := range 2 {
			all := fixture()
			all.Items = nil
			for i := range n {
				at := c.at(of, i)
				it := corpus.Item{ID: fmt.Sprintf("I%03d", of*n+i+1), Family: fmt.Sprint("family ", at*6/(2*n)),
					Status: corpus.Accepted, AskedAt: march(14).At(18, 0),
					Question: fmt.Sprintf("Which page is %*d?", 1+at, i), Gold: []corpus.GoldAtom{{Part: corpus.PartResult,
						Operation: corpus.OpValue}},
					Evidence: []corpus.Evidence{{MessageID: all.Messages[at*len(all.Messages)/(2*n)].ID, Role: corpus.RoleAnswer,
						Set: 1}}}
				if of == 0 && !c.want || c.want && i > n*2/3 {
					it.Gold[0].Operation = corpus.OpAbsent // the longer questions of a corpus, or all of it
				}
				all.Items = append(all.Items, it)
			}
			list = append(list, all)
		}
		in := fixtureInput()
		in.Corpora = corpora(list...)
		for _, rule := range []string{"ids do not follow the family", "ids do not follow the evidence",
			"questions do not tell abstention"} {
			if f := blindFinding(in, rule); (f.Status == Violated) != c.want || f.Test == nil || f.Test.N != 2*n {
				t.Errorf("%s, %s: %s %+v", c.name, rule, f.Status, f.Test)
			}
		}
	}
}
