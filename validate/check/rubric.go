package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// rubricsWhole: the format says rubric where there is one and nowhere else, both sides have lines, and there is an answer
// that does as they say.
func rubricsWhole(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		if it.Rubric == nil && it.Format != corpus.FormatRubric {
			continue
		}
		f.look()
		switch r := it.Rubric; {
		case r == nil:
			f.violate("the format rubric without a rubric", "what a response should and should not do", it.ID)
		case it.Format != corpus.FormatRubric:
			f.violate("a rubric of the format "+quote(it.Format), "the format rubric", it.ID)
		case len(r.Should) == 0 || len(r.ShouldNot) == 0:
			f.violate(fmt.Sprintf("%d lines of should and %d of should not", len(r.Should), len(r.ShouldNot)), "lines of both", it.ID)
		case strings.TrimSpace(it.Answer) == "":
			f.violate("no answer", "one that does as the rubric says", it.ID)
		case len(it.Options) > 0:
			f.violate("a rubric beside options", "one of them", it.ID)
		}
	}
}

// rubricsAgree: no line stands in one of the other side, and no line of should speaks of a thing that must not be suggested.
func rubricsAgree(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		if it.Rubric == nil {
			continue
		}
		f.look()
		for _, should := range it.Rubric.Should {
			for _, not := range it.Rubric.ShouldNot {
				thing := inBoth(should, not)
				if thing != "" {
					f.violate(quote(thing)+" on both sides", "sides that do not share what they name", it.ID)
				}
			}
		}
	}
}

// inBoth is what two lines of different sides share: one of them whole, or a thing of the second that stands in the first.
func inBoth(should, not string) string {
	if containsWord(folded(should), folded(not)) {
		return not
	}
	if containsWord(folded(not), folded(should)) {
		return should
	}
	for _, thing := range corpus.RubricThings(not) {
		if bare := bareThing(thing); bare != "" && containsWord(folded(should), bare) {
			return thing
		}
	}
	return ""
}

// bareThing is a thing without its article.
func bareThing(thing string) string {
	words := strings.Fields(folded(thing))
	if len(words) > 1 && slices.Contains([]string{"a", "an", "the", "some", "any"}, words[0]) {
		words = words[1:]
	}
	return strings.Join(words, " ")
}

// adviceHasRubric: what is advised follows from facts that stand literally in the evidence, and answers are held against a
// rubric; nothing else has that operation.
func adviceHasRubric(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		advises := slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Operation == corpus.OpAdvise })
		if !advises && it.Rubric == nil {
			continue
		}
		f.look()
		switch {
		case !advises:
			f.violate("a rubric without advice", "gold of the operation advise", it.ID)
		case it.Rubric == nil:
			f.violate("advice without a rubric", "what a response should and should not do", it.ID)
		}
		for _, g := range it.Gold {
			if advises && g.Part == corpus.PartOperand && (g.How != corpus.HowLiteral || g.MessageID == "") {
				f.violate("an operand that is "+string(g.How), "a fact that stands literally in a message", it.ID, g.SubjectID, g.Predicate)
			}
		}
	}
}

// advised: the result is words of the answer, which a rule of a pack gives for the operands. The corpus does not hold the rule.
func advised(it *corpus.Item, operands []corpus.GoldAtom, g *corpus.GoldAtom) (fits bool, want, problem string) {
	switch {
	case len(operands) == 0:
		return false, "", "no operand"
	case it.Rubric == nil:
		return false, "", "no rubric"
	}
	fits = g.Atom != nil && g.Atom.Text != "" && containsWord(folded(it.Answer), folded(g.Atom.Text))
	return fits, "words of the answer", ""
}
