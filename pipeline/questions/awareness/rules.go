package awareness

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// rule is a rule with what was added to it later.
type rule struct {
	base       corpus.Fact
	exceptions []exception
}

// exception is what a rule requires in a case, and the definition of the case: a zero fact where there is none.
type exception struct{ override, meaning corpus.Fact }

// rules pairs the rules of a world with their exceptions, in the order of the corpus.
func rules(w *questions.World) []rule {
	var out []rule
	at, meaning := map[string]int{}, map[string]corpus.Fact{} // by the id of a base rule; of an override
	for _, f := range w.Stated() {
		switch {
		case f.Predicate == corpus.PredMeans:
			meaning[f.About] = f
		case f.Predicate == corpus.PredRequires && f.Condition == "":
			at[f.ID] = len(out)
			out = append(out, rule{base: f})
		}
	}
	for _, f := range w.Stated() {
		if i, ok := at[f.About]; ok && f.Predicate == corpus.PredRequires && f.Condition != "" {
			out[i].exceptions = append(out[i].exceptions, exception{f, meaning[f.ID]})
		}
	}
	return out
}

// others are what a rule requires in the cases but one, each differently; no more than an item may rest on.
func (x rule) others(but int) []corpus.Fact {
	var out []corpus.Fact
	for i, e := range x.exceptions {
		if i != but && len(out) < maxSnippets-3 {
			out = append(out, e.override)
		}
	}
	return out
}

// required is the slot of what a rule requires.
func required(w *questions.World, f corpus.Fact) prompts.Asked {
	return prompts.Asked{Subject: w.Subjects[f.SubjectID], Attribute: f.Predicate, Class: "rule", Kind: f.Value.Kind}
}

// someday is a morning on which a rule may be asked about: any workday after all that belongs to it has been said. It is
// zero if something never was.
func someday(w *questions.World, r *rand.Rand, facts ...corpus.Fact) corpus.Stamp {
	said := lastSaid(w, facts...)
	if said == 0 {
		return 0
	}
	day := w.Late(r, said, 0, w.Calendar.Last)
	if day == 0 {
		return 0
	}
	return morning(day)
}

// baseRules are the rules as they hold where nothing is out of the ordinary. What holds in the cases of the exceptions
// stands beside it, for whoever reads the evidence to tell them apart.
func baseRules(w *questions.World, r *rand.Rand) []anchor {
	var out []anchor
	for _, x := range rules(w) {
		a := anchor{kind: anchorRule, decisive: x.base,
			task: w.Subjects[x.base.SubjectID], wish: corpus.PredRequires, of: required(w, x.base)}
		for _, e := range x.exceptions[:min(len(x.exceptions), maxSnippets-1)] {
			a.context = append(a.context, e.override)
		}
		a.at = someday(w, r, a.snippets()...)
		out = append(out, a)
	}
	return out
}

// overrides are the rules in the case of an exception, told by its name or, where the case is defined, in the words of the
// definition. The latter need a rule with several exceptions: with one, nobody needs the definition to know which it is.
func overrides(w *questions.World, r *rand.Rand, defined bool) []anchor {
	var out []anchor
	for _, x := range rules(w) {
		for i, e := range x.exceptions {
			if defined && (e.meaning.ID == "" || !decides(x, i)) {
				continue
			}
			a := anchor{
				kind: anchorOverride, decisive: e.override, general: []corpus.Fact{x.base}, context: x.others(i),
				task: w.Subjects[e.override.SubjectID], wish: corpus.PredRequires,
				of: required(w, e.override), situation: e.override.Condition,
			}
			if defined {
				a.kind, a.bridges = anchorCase, []corpus.Fact{e.meaning}
			}
			a.at = someday(w, r, a.snippets()...)
			out = append(out, a)
		}
	}
	return out
}

// decides says whether a definition is needed to know which exception holds: another one requires something else.
func decides(x rule, i int) bool {
	return slices.ContainsFunc(x.exceptions, func(e exception) bool {
		return !e.override.Value.Equal(x.exceptions[i].override.Value)
	})
}
