package grounded

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// rubricsWhole: the format says rubric where there is one and nowhere else, both sides have lines, and there is an
// answer that does as they say.
func rubricsWhole(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if it.Rubric == nil && it.Format != corpus.FormatRubric {
			continue
		}
		f.Look()
		switch r := it.Rubric; {
		case r == nil:
			f.Violate("the format rubric without a rubric", "what a response should and should not do", it.ID)
		case it.Format != corpus.FormatRubric:
			f.Violate("a rubric of the format "+rule.Quote(it.Format), "the format rubric", it.ID)
		case len(r.Should) == 0 || len(r.ShouldNot) == 0:
			f.Violate(fmt.Sprintf("%d lines of should and %d of should not", len(r.Should), len(r.ShouldNot)), "lines of both",
				it.ID)
		case strings.TrimSpace(it.Answer) == "":
			f.Violate("no answer", "one that does as the rubric says", it.ID)
		case len(it.Options) > 0:
			f.Violate("a rubric beside options", "one of them", it.ID)
		}
	}
}

// rubricsAgree: no line is part of one of the other side, and no line of should speaks of a thing that must not be
// suggested.
func rubricsAgree(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if it.Rubric == nil {
			continue
		}
		f.Look()
		for _, should := range it.Rubric.Should {
			for _, not := range it.Rubric.ShouldNot {
				if thing := inBoth(should, not); thing != "" {
					f.Violate(rule.Quote(thing)+" on both sides", "sides that do not share what they name", it.ID)
				}
			}
		}
	}
}

// inBoth is what two lines of different sides share: one of them whole, or a thing of the second, without its article,
// that is in the first.
func inBoth(should, not string) string {
	if corpus.ContainsWord(corpus.Folded(should), corpus.Folded(not)) {
		return not
	}
	if corpus.ContainsWord(corpus.Folded(not), corpus.Folded(should)) {
		return should
	}
	for _, thing := range corpus.RubricThings(not) {
		article, bare, ok := strings.Cut(corpus.Folded(thing), " ")
		if !ok || !slices.Contains([]string{"a", "an", "the", "some", "any"}, article) {
			bare = corpus.Folded(thing)
		}
		if corpus.ContainsWord(corpus.Folded(should), bare) {
			return thing
		}
	}
	return ""
}

// adviceHasRubric: what is advised follows from facts that are literally in the evidence, and answers are held against
// a rubric; nothing else has that operation.
func adviceHasRubric(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		advises := slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Operation == corpus.OpAdvise })
		if !advises && it.Rubric == nil {
			continue
		}
		f.Look()
		switch {
		case !advises:
			f.Violate("a rubric without advice", "gold of the operation advise", it.ID)
		case it.Rubric == nil:
			f.Violate("advice without a rubric", "what a response should and should not do", it.ID)
		}
		for _, g := range it.Gold {
			if advises && g.Part == corpus.PartOperand && (g.How != corpus.HowLiteral || g.MessageID == "") {
				f.Violate("an operand that is "+string(g.How), "a fact that stands literally in a message", it.ID, g.SubjectID,
					g.Predicate)
			}
		}
	}
}

// advised: the result is words of the answer, which a rule of a pack gives for the operands. The corpus does not hold
// the rule.
func advised(it *corpus.Item, operands []corpus.GoldAtom, g *corpus.GoldAtom) (fits bool, want, problem string) {
	switch {
	case len(operands) == 0:
		return false, "", "no operand"
	case it.Rubric == nil:
		return false, "", "no rubric"
	}
	fits = g.Atom != nil && g.Atom.Text != "" && corpus.ContainsWord(corpus.Folded(it.Answer), corpus.Folded(g.Atom.Text))
	return fits, "words of the answer", ""
}
