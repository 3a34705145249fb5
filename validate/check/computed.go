package check

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// computedResults computes every result anew from its operands, by its operation.
func computedResults(w *world, f *Finding) {
	c := computing{w.Calendar(), w.Name}
	for _, it := range w.Accepted() {
		for i := range it.Gold {
			g := &it.Gold[i]
			if g.Part != corpus.PartResult || g.Operation == corpus.OpAbsent {
				continue
			}
			f.look()
			switch fits, want, problem := c.result(it, g); {
			case problem != "":
				f.violate(problem, "operands of which a "+string(g.Operation)+" can be computed", it.ID)
			case !fits:
				f.violate(canonical(g.Atom), want+" by computation from the operands", it.ID)
			}
		}
	}
}

func canonical(v *corpus.Value) string {
	if v == nil {
		return "nothing"
	}
	return v.Canonical()
}

// answersSayResult: the answer in words is the result, or holds it.
func answersSayResult(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.Part == corpus.PartResult && g.Atom != nil {
			f.expect(w.says(it.Answer, it.AskedAt.Date(), *g.Atom), quote(it.Answer),
				"an answer that says "+g.Atom.Canonical(), it.ID)
		}
	})
}

// says: an answer is read on the day of asking, as a whole or by a value in it. A value without a grammar of its own is
// found by its words, a list by all of its members.
func (w *world) says(answer string, on corpus.Date, v corpus.Value) bool {
	if got, err := corpus.Parse(v.Kind, answer, on, w.lex); err == nil && got.Equal(v) {
		return true
	}
	for _, s := range corpus.Scan(answer, on, w.lex) {
		for _, got := range s.Values {
			if got.Equal(v) {
				return true
			}
		}
	}
	switch v.Kind {
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity:
		return containsWord(folded(answer), folded(v.Text))
	case corpus.KindList:
		return !slices.ContainsFunc(v.Items, func(x corpus.Value) bool { return !w.says(answer, on, x) })
	}
	return false
}

func folded(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }
