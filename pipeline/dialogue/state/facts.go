package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// Facts are the facts of a plan: those of the blueprint, and those that are added while it is made.
type Facts struct {
	roster   *Roster
	Attrs    map[string]pack.Attribute
	List     []corpus.Fact
	Index    map[string]int         // fact id → list
	Replaced map[string]corpus.Fact // fact → the one that supersedes it
	Themes   []corpus.Theme         // rules, the terms of their overrides, and words
}

func newFacts(list []corpus.Fact, p *pack.Pack, ro *Roster) *Facts {
	fs := &Facts{
		roster: ro, Attrs: blueprint.Attributes(p), List: slices.Clone(list),
		Index: map[string]int{}, Replaced: map[string]corpus.Fact{},
	}
	for i, f := range fs.List {
		fs.Index[f.ID] = i
		if f.Supersedes != "" {
			fs.Replaced[f.Supersedes] = f
		}
	}
	return fs
}

// Get returns a fact by its id.
func (fs *Facts) Get(id string) corpus.Fact { return fs.List[fs.Index[id]] }

// At returns a fact to change it, until the next one is added.
func (fs *Facts) At(id string) *corpus.Fact { return &fs.List[fs.Index[id]] }

// Add adds a fact.
func (fs *Facts) Add(f corpus.Fact) {
	fs.Index[f.ID] = len(fs.List)
	fs.List = append(fs.List, f)
}

// Share adds a fact unless it is there, and makes a person one of those who know it.
func (fs *Facts) Share(f corpus.Fact, person string) {
	if _, ok := fs.Index[f.ID]; !ok {
		fs.Add(f)
	}
	fs.Learns(f.ID, person)
}

// Learns makes a person one of those who know a fact.
func (fs *Facts) Learns(id, person string) {
	if f := fs.At(id); !slices.Contains(f.Knowers, person) {
		f.Knowers = append(f.Knowers, person)
	}
}

// Outdated is the value that a fact replaced as the author of a slot takes it for current: a mistake.
func (fs *Facts) Outdated(now corpus.Fact, s *dialogue.Slot) corpus.Fact {
	old := fs.Get(now.Supersedes)
	old.ID, old.Noise, old.Knowers = now.ID+"/stale", true, []string{s.AuthorID}
	old.From, old.To = s.At.Date(), 0
	old.Corrects, old.Supersedes, old.Because = "", "", "" // the old value's own history is not the mistake's
	return old
}

// Predicate is that of a fact, empty for none.
func (fs *Facts) Predicate(factID string) string {
	if i, ok := fs.Index[factID]; ok {
		return fs.List[i].Predicate
	}
	return ""
}

// Names says whether a fact names a person: no one asks who the reviewer is, nor is told so by name, who is the
// reviewer themselves.
func (fs *Facts) Names(f corpus.Fact, person string) bool {
	return f.Value.Kind == corpus.KindEntity && f.Value.Text == fs.roster.People[person].Name
}

// Concerns says whether a fact names a person, or the one that it replaces does: no one weighs their own successor as
// if they were another person.
func (fs *Facts) Concerns(f corpus.Fact, person string) bool {
	return fs.Names(f, person) || f.Supersedes != "" && fs.Names(fs.Get(f.Supersedes), person)
}

// Attribute names a fact by its task and attribute, in all its values.
func (fs *Facts) Attribute(f corpus.Fact) string {
	if f.Predicate == corpus.PredOption {
		f = fs.Get(f.About)
	}
	return f.TaskID + " " + f.Predicate
}

// KindAsked is what is asked about a task, by class: a second number is asked for in the same words as the first.
func (fs *Facts) KindAsked(task, fact string) string {
	return task + " " + string(fs.Attrs[fs.Predicate(fact)].Class)
}

// Disputed says whether another person states another value for a fact's slot in good faith. No one corrects such a
// fact, pushes back on it or comes back to it.
func (fs *Facts) Disputed(factID string) bool {
	i, ok := fs.Index[factID]
	return ok && fs.List[i].Contradicts != ""
}

// Disputants lists who states a side of a contradiction about a task.
func (fs *Facts) Disputants(task string) []string {
	var out []string
	for _, f := range fs.List {
		if f.TaskID == task && f.Contradicts != "" {
			out = append(out, f.Knowers[0])
		}
	}
	return out
}

// Correct adds a false fact and makes a true one its correction.
func (fs *Facts) Correct(truth string, noise corpus.Fact) {
	fs.Add(noise)
	fs.List[fs.Index[truth]].Corrects = noise.ID
}

// Withdraw takes a false fact, the last one added, back: no one will state it.
func (fs *Facts) Withdraw(truth, noise string) {
	fs.List = fs.List[:len(fs.List)-1]
	delete(fs.Index, noise)
	fs.List[fs.Index[truth]].Corrects = ""
}

// Untie takes the override out of a term that was defined for one which no one came to state.
func (fs *Facts) Untie() {
	for i, f := range fs.List {
		if _, stated := fs.Index[f.About]; f.Predicate == corpus.PredMeans && !stated {
			fs.List[i].About = ""
		}
	}
}

// ClassOf returns the class of the attribute that a message states, if it states one.
func (fs *Facts) ClassOf(s dialogue.Slot) pack.Class {
	for _, id := range s.FactIDs {
		if a, ok := fs.Attrs[fs.Predicate(id)]; ok {
			return a.Class
		}
	}
	return ""
}

// Act is the act in which a person volunteers a fact.
func (fs *Facts) Act(f corpus.Fact) corpus.Act {
	switch fs.Attrs[f.Predicate].Class {
	case pack.Blocker:
		return corpus.ActBlocker
	case pack.Risk:
		return corpus.ActDoubt
	}
	return corpus.ActProgress
}

// attributeOf is what one objects to who objects to a message: what it states first, and for a proposal what it was
// made for.
func (fs *Facts) attributeOf(m dialogue.Slot) string {
	if len(m.FactIDs) == 0 {
		return m.TaskID
	}
	return fs.Attribute(fs.Get(m.FactIDs[0]))
}

// IsConcerned says whether a person is who a message names, or replaces.
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
// nothing about the task speaks for a person or a day that a person would change.
func (fs *Facts) Argues(challenged dialogue.Slot, factID string) bool {
	found := fs.Attrs[fs.Predicate(factID)].Class.In(pack.Measure, pack.Tally, pack.Reason, pack.Input)
	return found && !fs.ClassOf(challenged).In(pack.Contact, pack.Deadline, pack.Reference)
}

// topics are the attributes that a person talks about, or is going to.
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
