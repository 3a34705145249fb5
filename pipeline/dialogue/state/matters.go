package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// ClassOf returns the class of the attribute that a message states, if it states one.
func (fs *Facts) ClassOf(s dialogue.Slot) pack.Class {
	for _, id := range s.FactIDs {
		if a, ok := fs.Attrs[fs.Predicate(id)]; ok {
			return a.Class
		}
	}
	return ""
}

// Act is the act in which somebody volunteers a fact.
func (fs *Facts) Act(f corpus.Fact) corpus.Act {
	switch fs.Attrs[f.Predicate].Class {
	case pack.Blocker:
		return corpus.ActBlocker
	case pack.Risk:
		return corpus.ActDoubt
	}
	return corpus.ActProgress
}

// matterOf is what one objects to who objects to a message: what it states first, and for a proposal what it was made
// for.
func (fs *Facts) matterOf(m dialogue.Slot) string {
	if len(m.FactIDs) == 0 {
		return m.TaskID
	}
	return fs.Matter(fs.Get(m.FactIDs[0]))
}

// IsConcerned says whether somebody is who a message names, or replaces.
func (fs *Facts) IsConcerned(person string, m dialogue.Slot) bool {
	if len(m.FactIDs) == 0 {
		return false
	}
	f := fs.Get(m.FactIDs[0])
	if f.Predicate == corpus.PredOption {
		f = fs.Get(f.About)
	}
	return fs.Names(fs.Get(m.FactIDs[0]), person) || fs.Concerns(f, person)
}

// StatesDisputed says whether a message states one side of a contradiction, or asks for it.
func (fs *Facts) StatesDisputed(s dialogue.Slot) bool {
	return slices.ContainsFunc(s.SpeaksOf(), fs.Disputed)
}

// Nameable says whether what was said and the day of it can be named without its value: "what you said on Friday" about
// a Friday could be either, and a word is named by itself.
func (fs *Facts) Nameable(s dialogue.Slot) bool {
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool {
		f := fs.Get(id)
		sameDay := f.Value.Kind == corpus.KindDate && f.Value.Date.Weekday() == s.At.Date().Weekday()
		return f.Predicate == corpus.PredCalled || sameDay && dialogue.Basis(f.Predicate) == corpus.BasisText
	})
}

// Argues says whether a fact can answer an objection to a message: what was found out can, another setting cannot, and
// nothing about the task speaks for a person or a day that somebody would change.
func (fs *Facts) Argues(challenged dialogue.Slot, factID string) bool {
	found := fs.Attrs[fs.Predicate(factID)].Class.In(pack.Measure, pack.Tally, pack.Reason, pack.Input)
	return found && !fs.ClassOf(challenged).In(pack.Contact, pack.Deadline, pack.Reference)
}

// topics are the attributes that somebody talks about, or is going to.
type topics struct {
	predicates []string
	classes    []pack.Class
}

// Topics are the attributes of facts, of those that have one of the pack's.
func (fs *Facts) Topics(factIDs ...string) (t topics) {
	for _, id := range factIDs {
		if a, ok := fs.Attrs[fs.Predicate(id)]; ok {
			t.predicates, t.classes = append(t.predicates, a.Key), append(t.classes, a.Class)
		}
	}
	return t
}

// Touches says how much a statement has to do with topics: 2 for the same attribute, 1 for one of the same class, 0 for
// nothing.
func (fs *Facts) Touches(t topics, said dialogue.Slot) int {
	predicate := fs.Predicate(said.FactIDs[0])
	a, ok := fs.Attrs[predicate]
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

// Marked are the marks of a slot, with what it is by what it says: an announcement that sounds like an end and is none,
// a version that a later one replaces.
func (fs *Facts) Marked(s dialogue.Slot) []string {
	marks := slices.Clone(s.Marks)
	if s.Act == corpus.ActForecast {
		marks = append(marks, corpus.MarkPremature)
	}
	for _, id := range s.FactIDs {
		if _, replaced := fs.Replaced[id]; replaced && fs.Attrs[fs.Get(id).Predicate].Class == pack.Reference {
			marks = append(marks, corpus.MarkDraft)
		}
	}
	slices.Sort(marks)
	return slices.Compact(marks)
}

// Drawable says whether another value of a kind can be drawn on any day.
func Drawable(k corpus.Kind) bool {
	switch k {
	case corpus.KindCount, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney, corpus.KindEntity, corpus.KindEnum:
		return true
	}
	return false
}
