package awareness

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// rule is a rule with what was added to it later.
type rule struct {
	base       *corpus.Fact
	exceptions []exception
}

// exception is what a rule requires in a case, and the definition of the case: a zero fact where there is none.
type exception struct{ override, meaning *corpus.Fact }

// rules pairs the rules of a world with their exceptions, in the order of the corpus.
func rules(w *questions.World) []rule {
	var out []rule
	at := map[string]int{} // by the id of a base rule
	for _, f := range w.Stated() {
		if f.Predicate == corpus.PredRequires && f.Condition == "" {
			at[f.ID] = len(out)
			out = append(out, rule{base: f})
		}
	}
	for _, f := range w.Stated() {
		if i, ok := at[f.About]; ok && f.Predicate == corpus.PredRequires && f.Condition != "" {
			meaning, _ := w.Defined(f)
			out[i].exceptions = append(out[i].exceptions, exception{f, meaning})
		}
	}
	return out
}

// others are what a rule requires in the cases but one, each differently; no more than an item may rest on.
func (x rule) others(but int) []*corpus.Fact {
	var out []*corpus.Fact
	for i, e := range x.exceptions {
		if i != but && len(out) < maxSnippets-3 {
			out = append(out, e.override)
		}
	}
	return out
}

// required is the slot of what a rule requires.
func required(w *questions.World, f *corpus.Fact) prompts.Asked {
	return prompts.Asked{Subject: w.Subjects[f.SubjectID], Attribute: f.Predicate, Class: "rule", Kind: f.Value.Kind}
}

// someday is a morning on which a rule may be asked about: any workday after all that belongs to it has been said. It
// is zero if something never was.
func someday(w *questions.World, r *rand.Rand, facts ...*corpus.Fact) corpus.Stamp {
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
// is next to it, for the one who reads the evidence to tell them apart.
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

// overrides are the rules in the case of an exception, told by its name.
func overrides(w *questions.World, r *rand.Rand) []anchor {
	var out []anchor
	for _, x := range rules(w) {
		for i, e := range x.exceptions {
			a := exceptional(w, x, i)
			a.kind, a.general = anchorOverride, []*corpus.Fact{x.base}
			a.task, a.situation = w.Subjects[e.override.SubjectID], e.override.Condition
			a.at = someday(w, r, a.snippets()...)
			out = append(out, a)
		}
	}
	return out
}

// exceptional is what anchors about an exception have in common.
func exceptional(w *questions.World, x rule, i int) anchor {
	return anchor{decisive: x.exceptions[i].override, context: x.others(i), wish: corpus.PredRequires,
		of: required(w, x.exceptions[i].override)}
}

// definitions compose three pieces: the general rule, which tells the matter by what it requires; the definition, which
// tells the case; and the exception. None can be left out: the rule has several exceptions, and the case is one of
// several rules.
func definitions(w *questions.World, r *rand.Rand) []anchor {
	var out []anchor
	for _, x := range rules(w) {
		for i, e := range x.exceptions {
			if e.meaning.ID == "" || !w.Decides(x.base) {
				continue
			}
			a := exceptional(w, x, i)
			a.kind, a.bridges, a.rule = anchorCase, []*corpus.Fact{e.meaning, x.base}, x.base
			a.task, a.situation = w.Subjects[e.override.SubjectID], e.override.Condition
			if a.at = someday(w, r, a.snippets()...); w.ToldByRule(x.base, e.override, a.at) {
				out = append(out, a)
			}
		}
	}
	return out
}
