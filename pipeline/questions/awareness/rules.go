package awareness

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// rule is a rule with what was added to it later.
type rule struct {
	base, override, meaning corpus.Fact // zero facts where there is none
}

// rules pairs the rules of a world with their overrides and with the
// definitions of the overrides' cases, in the order of the corpus.
func rules(w *questions.World) []rule {
	var out []rule
	at := map[string]int{} // by the ids of base and override
	for _, f := range w.Stated() {
		switch {
		case f.Predicate == corpus.PredRequires && f.Condition == "":
			at[f.ID] = len(out)
			out = append(out, rule{base: f})
		case f.Predicate == corpus.PredRequires:
			if i, ok := at[f.About]; ok {
				out[i].override, at[f.ID] = f, i
			}
		}
	}
	for _, f := range w.Stated() {
		if i, ok := at[f.About]; ok && f.Predicate == corpus.PredMeans {
			out[i].meaning = f
		}
	}
	return out
}

// facts returns the facts of a rule that there are.
func (x rule) facts() []corpus.Fact {
	out := []corpus.Fact{x.base}
	for _, f := range []corpus.Fact{x.override, x.meaning} {
		if f.ID != "" {
			out = append(out, f)
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

// baseRules are the rules as they hold where nothing is out of the ordinary. What holds in the case of the override
// stands beside it, for whoever reads the evidence to tell them apart.
func baseRules(w *questions.World, r *rand.Rand) []anchor {
	var out []anchor
	for _, x := range rules(w) {
		a := anchor{kind: anchorRule, decisive: x.base, at: someday(w, r, x.facts()...),
			task: w.Subjects[x.base.SubjectID], wish: corpus.PredRequires, of: required(w, x.base)}
		if x.override.ID != "" {
			a.context = []corpus.Fact{x.override}
		}
		out = append(out, a)
	}
	return out
}

// overrides are the rules in the case of their override: those whose case is
// defined somewhere, told in the words of the definition, or the others.
func overrides(w *questions.World, r *rand.Rand, defined bool) []anchor {
	var out []anchor
	for _, x := range rules(w) {
		if x.override.ID == "" || defined != (x.meaning.ID != "") {
			continue
		}
		a := anchor{
			kind: anchorOverride, decisive: x.override, general: []corpus.Fact{x.base}, at: someday(w, r, x.facts()...),
			task: w.Subjects[x.override.SubjectID], wish: corpus.PredRequires, of: required(w,
				x.override), situation: x.override.Condition,
		}
		if defined {
			a.kind, a.bridges = anchorCase, []corpus.Fact{x.meaning}
		}
		out = append(out, a)
	}
	return out
}
