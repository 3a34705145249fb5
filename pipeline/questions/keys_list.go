package questions

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// lists makes the references of an answer of several values. Where each is the value of an attribute of its own (a set
// of operands), it matters which is which; another order is right for the sides of a contradiction, and wrong for an
// order.
func (k *Keys) lists(it corpus.Item, v corpus.Value, op corpus.Operation, operands []corpus.GoldAtom) (right,
	wrong []string, vague string) {
	on := it.AskedAt.Date()
	texts := make([]string, len(v.Items))
	for i, x := range v.Items {
		texts[i] = said(x, on)
	}
	if len(texts) < 2 {
		return nil, nil, ""
	}
	turned := slices.Clone(texts)
	slices.Reverse(turned)
	switch op {
	case corpus.OpOrder:
		right = []string{strings.Join(texts, ", then "), "First " + strings.Join(texts, ", then ") + "."}
		return right, []string{strings.Join(turned, ", then "), texts[len(texts)-1]}, "One after the other."
	case corpus.OpConflict:
		right = []string{
			"The messages disagree: " + strings.Join(turned, " or ") + ".",
			"It is contradictory: some say " + strings.Join(texts, ", others ") + ".",
		}
		return right, texts[:2], "It was discussed more than once."
	}
	if facts := k.asked(operands); len(facts) == len(texts) {
		return k.assigned(it, facts, operands, texts)
	}
	right = []string{joined(texts), "There are these: " + joined(texts) + "."}
	return right, []string{joined(texts[:len(texts)-1]), joined(texts[1:])}, "Several of them."
}

// asked returns the facts of operands of which each has one.
func (k *Keys) asked(operands []corpus.GoldAtom) []*corpus.Fact {
	var out []*corpus.Fact
	for _, o := range operands {
		if len(o.FactIDs) != 1 || o.Atom == nil {
			return nil
		}
		f, ok := k.w.Fact(o.FactIDs[0])
		if !ok {
			return nil
		}
		out = append(out, f)
	}
	return out
}

// assigned: right is every value in the order of the question, or next to the name of what it is the value of. Wrong is
// what gives one attribute another's value, or one a near value, or leaves the last one out.
func (k *Keys) assigned(it corpus.Item, facts []*corpus.Fact, operands []corpus.GoldAtom, texts []string) (right,
	wrong []string, lacking string) {
	on, values := it.AskedAt.Date(), make([]corpus.Value, len(facts))
	var labelled, beside []string
	for i, f := range facts {
		values[i] = f.Value
		name := k.w.named(facts, f)
		labelled, beside = append(labelled, name+": "+texts[i]), append(beside, texts[i]+" as the "+name)
	}
	right = []string{joined(texts), "We have " + joined(beside) + ".", strings.Join(labelled, "; ")}
	if i, j := k.exchangeable(facts); i >= 0 {
		swapped := slices.Clone(values)
		swapped[i], swapped[j] = swapped[j], swapped[i]
		wrong = append(wrong, k.w.Enumerated(facts, swapped, on))
	}
	for i := len(facts) - 1; i >= 0; i-- {
		if x, ok := k.falsely(it, operands[i], values); ok {
			altered := slices.Clone(values)
			altered[i] = x
			wrong = append(wrong, k.w.Enumerated(facts, altered, on))
		}
	}
	return right, wrong, k.w.Enumerated(facts, values[:len(values)-1], on)
}

// exchangeable returns two facts whose values could be taken for one another's, -1 where there are none.
func (k *Keys) exchangeable(facts []*corpus.Fact) (i, j int) {
	for i, f := range facts {
		for j, g := range facts {
			if i < j && k.w.OneSort(f, g) && !f.Value.Equal(g.Value) {
				return i, j
			}
		}
	}
	return -1, -1
}

// falsely returns a value near an operand's that is none of those asked for.
func (k *Keys) falsely(it corpus.Item, o corpus.GoldAtom, values []corpus.Value) (corpus.Value, bool) {
	near := k.near(it, corpus.GoldAtom{Atom: o.Atom}, []corpus.GoldAtom{o})
	i := slices.IndexFunc(near, func(x corpus.Value) bool {
		return Alike(x, *o.Atom) && said(x, it.AskedAt.Date()) != "" && !slices.ContainsFunc(values, x.Equal)
	})
	if i < 0 {
		return corpus.Value{}, false
	}
	return near[i], true
}

// Enumerated says what each of some facts is and a value for it, as far as there
// are values: "The retry limit is 12 and the reviewer is Omar Haddad."
func (w *World) Enumerated(facts []*corpus.Fact, values []corpus.Value, on corpus.Date) string {
	var parts []string
	for i, v := range values {
		parts = append(parts, "the "+w.named(facts, facts[i])+" is "+AnswerText(v, on))
	}
	text := joined(parts) + "."
	return strings.ToUpper(text[:1]) + text[1:]
}

// named names a fact among others: by its attribute, and by its subject where they are of several.
func (w *World) named(facts []*corpus.Fact, f *corpus.Fact) string {
	name := w.Noun(f)
	if slices.ContainsFunc(facts, func(g *corpus.Fact) bool { return g.SubjectID != f.SubjectID }) {
		name += " for the " + w.Subjects[f.SubjectID]
	}
	return name
}

// Noun is what a sentence calls the attribute of a fact.
func (w *World) Noun(f *corpus.Fact) string {
	a := w.Asked(f)
	switch {
	case f.Predicate == corpus.PredDue:
		return "deadline"
	case a.Plural != "":
		return "number of " + a.Plural
	}
	return a.Attribute
}

// Alike says whether two values are of one sort, so that the one could be taken
// for the other: milliseconds are no kilobytes.
func Alike(a, b corpus.Value) bool {
	return a.Kind == b.Kind && a.Unit == b.Unit && a.Currency == b.Currency && a.Precision == b.Precision
}

// OneSort says whether the values of two facts could be taken for one another's:
// two people, but no person and no customer; no two choices of different things.
func (w *World) OneSort(f, g *corpus.Fact) bool {
	if !Alike(f.Value, g.Value) {
		return false
	}
	switch f.Value.Kind {
	case corpus.KindEntity:
		return f.Predicate == g.Predicate || w.people[f.Value.Text] && w.people[g.Value.Text]
	case corpus.KindText:
		return f.Predicate == g.Predicate || w.clause(f) && w.clause(g)
	case corpus.KindEnum, corpus.KindVersion:
		return f.Predicate == g.Predicate
	}
	return true
}

// clause says whether a fact tells what is the case: a reason, a blocker, a risk.
func (w *World) clause(f *corpus.Fact) bool {
	a, ok := w.Attribute(f.SubjectID, f.Predicate)
	return ok && (a.Class == pack.Reason || a.Class == pack.Blocker || a.Class == pack.Risk)
}

func joined(texts []string) string {
	if len(texts) < 2 {
		return strings.Join(texts, "")
	}
	return strings.Join(texts[:len(texts)-1], ", ") + " and " + texts[len(texts)-1]
}
