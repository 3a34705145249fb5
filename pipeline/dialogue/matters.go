package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// classOf returns the class of the attribute that a message states, if it states one.
func (fs *facts) classOf(s Slot) pack.Class {
	for _, id := range s.FactIDs {
		if a, ok := fs.attrs[fs.predicate(id)]; ok {
			return a.Class
		}
	}
	return ""
}

// matterOf is what one objects to who objects to a message: what it states
// first, and for a proposal what it was made for.
func (fs *facts) matterOf(m Slot) string {
	if len(m.FactIDs) == 0 {
		return m.TaskID
	}
	return fs.matter(fs.get(m.FactIDs[0]))
}

// isConcerned says whether somebody is who a message names, or replaces.
func (fs *facts) isConcerned(person string, m Slot) bool {
	if len(m.FactIDs) == 0 {
		return false
	}
	f := fs.get(m.FactIDs[0])
	if f.Predicate == corpus.PredOption {
		f = fs.get(f.About)
	}
	return fs.names(fs.get(m.FactIDs[0]), person) || fs.concerns(f, person)
}

// statesDisputed says whether a message states one side of a contradiction, or asks for it.
func (fs *facts) statesDisputed(s Slot) bool {
	return slices.ContainsFunc(s.SpeaksOf(), fs.disputed)
}

// rivals says whether somebody states the other side of what a message says:
// they never take it up, as if they had read it.
func (fs *facts) rivals(person string, s Slot) bool {
	for _, id := range s.SpeaksOf() {
		if fs.disputed(id) && fs.get(fs.get(id).Contradicts).Knowers[0] == person {
			return true
		}
	}
	return false
}

// nameable says whether what was said and the day of it can be named without its
// value: "what you said on Friday" about a Friday could be either, and a word is
// named by itself.
func (fs *facts) nameable(s Slot) bool {
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool {
		if fs.get(id).Predicate == corpus.PredCalled {
			return true
		}
		v := fs.get(id).Value
		return v.Kind == corpus.KindDate && v.Date.Weekday() == s.At.Date().Weekday() && basis(fs.get(id).Predicate) == corpus.BasisText
	})
}

// argues says whether a fact can answer an objection to a message: what was found
// out can, another setting cannot, and nothing about the task speaks for a person
// or a day that somebody would change.
func (fs *facts) argues(challenged Slot, factID string) bool {
	switch fs.classOf(challenged) {
	case pack.Contact, pack.Deadline, pack.Reference:
		return false
	}
	return slices.Contains([]pack.Class{pack.Measure, pack.Tally, pack.Reason, pack.Input}, fs.attrs[fs.predicate(factID)].Class)
}

// topics are the attributes that somebody talks about, or is going to.
type topics struct {
	predicates []string
	classes    []pack.Class
}

// topics are the attributes of facts, of those that have one of the pack's.
func (fs *facts) topics(factIDs ...string) (t topics) {
	for _, id := range factIDs {
		if a, ok := fs.attrs[fs.predicate(id)]; ok {
			t.predicates, t.classes = append(t.predicates, a.Key), append(t.classes, a.Class)
		}
	}
	return t
}

// touches says how much a statement has to do with topics: 2 for the same
// attribute, 1 for one of the same class, 0 for nothing.
func (fs *facts) touches(t topics, said Slot) int {
	predicate := fs.predicate(said.FactIDs[0])
	a, ok := fs.attrs[predicate]
	switch {
	case !ok:
		return 0
	case slices.Contains(t.predicates, predicate):
		return 2
	case slices.Contains(t.classes, a.Class):
		return 1
	}
	return 0
}

// marked are the marks of a slot, with what it is by what it says: an announcement
// that sounds like an end and is none, a version that a later one replaces.
func (fs *facts) marked(s Slot) []string {
	marks := slices.Clone(s.Marks)
	if s.Act == corpus.ActForecast {
		marks = append(marks, corpus.MarkPremature)
	}
	for _, id := range s.FactIDs {
		if _, replaced := fs.replaced[id]; replaced && fs.attrs[fs.get(id).Predicate].Class == pack.Reference {
			marks = append(marks, corpus.MarkDraft)
		}
	}
	slices.Sort(marks)
	return slices.Compact(marks)
}

func drawable(k corpus.Kind) bool {
	return k == corpus.KindCount || k == corpus.KindQuantity || k == corpus.KindPercent || k == corpus.KindMoney || k == corpus.KindEntity || k == corpus.KindEnum
}
