package relational

import (
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// contextual asks what a rule requires under its override's condition, and what outside it (S2, S5): the question names
// one of the two. Groups have rules of their own for one matter: where its words do not tell whose rule is meant,
// nothing is asked.
func contextual(w *questions.World, _ *rand.Rand) []questions.Draft {
	requires := map[string][]*corpus.Fact{} // base rule → it and its exceptions
	for _, f := range w.Stated() {
		if f.Predicate == corpus.PredRequires {
			id := f.ID
			if f.Condition != "" {
				id = f.About
			}
			requires[id] = append(requires[id], f)
		}
	}
	var out []questions.Draft
	asked := map[string]bool{} // base rules, whichever of their exceptions does not hold
	for _, override := range w.Stated() {
		base, ok := w.Fact(override.About)
		if override.Predicate != corpus.PredRequires || override.Condition == "" || !ok ||
			len(w.Statements(base.ID)) == 0 || w.Ambiguous(base.SubjectID) {
			continue
		}
		all := requires[base.ID]
		out = append(out, inCase(w, override, all, override.Condition))
		if !asked[base.ID] {
			out = append(out, inCase(w, base, all, otherwise(override.Condition)))
		}
		asked[base.ID] = true
	}
	return out
}

// otherwise is the case in which a condition does not hold: "outside a hot phase".
func otherwise(condition string) string {
	if first, rest, ok := strings.Cut(condition, " "); ok {
		switch first {
		case "in", "during", "on", "within", "under":
			return "outside " + rest
		}
	}
	return "other than " + condition
}

// inCase drafts the question for what is required in one case, next to what is required in the others.
func inCase(w *questions.World, f *corpus.Fact, all []*corpus.Fact, circumstances string) questions.Draft {
	list := w.Statements(f.ID)
	gold := questions.Operand(list[0], corpus.OpValue, w.End)
	subcategory := "exception"
	if f.Condition == "" {
		subcategory = "rule"
	}
	ev := questions.Evidence(list, corpus.RoleAnswer, 1)
	group := 1
	for _, other := range all {
		if other.ID != f.ID {
			group++
			ev = append(ev, questions.Evidence(w.Statements(other.ID), corpus.RoleContext, group)...)
		}
	}
	return questions.Draft{
		Item: corpus.Item{
			AskedAt: w.End, Subcategory: subcategory, Answer: questions.AnswerText(f.Value, w.End.Date()),
			Evidence: ev, Gold: []corpus.GoldAtom{gold, questions.Result(gold)},
		},
		Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(f)}, Case: circumstances},
	}
}
