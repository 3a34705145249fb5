package state

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// Pending are the facts of the pack's attributes that are still to be said.
type Pending struct {
	days   *Days
	roster *Roster
	facts  *Facts
	habits *Habits
	Due    map[string][]corpus.Fact // task → its facts by day
	Stated map[string]bool          // facts that a slot has taken
	Held   map[string]bool          // facts that wait for a free slot
	Asked  map[string]dialogue.Slot // fact → the free slot that asks for it
}

func newPending(k *Known) *Pending {
	pd := &Pending{
		days: k.Days, roster: k.Roster, facts: k.Facts, habits: k.Habits, Due: map[string][]corpus.Fact{},
		Stated: map[string]bool{}, Held: map[string]bool{}, Asked: map[string]dialogue.Slot{},
	}
	for _, f := range k.Facts.List {
		if _, ok := k.Facts.Attrs[f.Predicate]; ok {
			pd.Due[f.TaskID] = append(pd.Due[f.TaskID], f)
		}
	}
	for _, list := range pd.Due {
		slices.SortStableFunc(list, func(a, b corpus.Fact) int { return cmp.Compare(a.From, b.From) })
	}
	return pd
}

// Waiting returns the first fact of a task that is held back, known by day, of a sub-issue (-1 for any) and fit in the
// eyes of the caller.
func (pd *Pending) Waiting(task string, issue int, fit func(corpus.Fact) bool) (corpus.Fact, bool) {
	for _, f := range pd.Due[task] {
		if f.From > pd.days.Today {
			break // they are by day
		}
		fits := issue < 0 || dialogue.IssueOfClass(pd.facts.Attrs[f.Predicate].Class) == issue
		if pd.Held[f.ID] && !pd.Stated[f.ID] && fits && fit(f) {
			return f, true
		}
	}
	return corpus.Fact{}, false
}

// KnownTo chooses waiting facts that a person can state.
func (pd *Pending) KnownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool { return f.Knowers[0] == person && !pd.IsAsked(f.ID) }
}

// UnknownTo chooses waiting facts that a person can ask for.
func (pd *Pending) UnknownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool {
		return f.Knowers[0] != person && !pd.IsAsked(f.ID) && !pd.facts.Names(f, person) &&
			!pd.habits.AskedLately(person, f)
	}
}

// State makes a slot state a fact.
func (pd *Pending) State(s *dialogue.Slot, f corpus.Fact) {
	pd.Stated[f.ID] = true
	s.FactIDs = []string{f.ID}
}

// Ask makes a slot the question for a fact.
func (pd *Pending) Ask(s *dialogue.Slot, f corpus.Fact) {
	s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
}

// IsAsked says whether a free slot has asked for a fact that no one has given yet.
func (pd *Pending) IsAsked(id string) bool {
	_, ok := pd.Asked[id]
	return ok
}

// patience is how many workdays a fact may wait for a free slot.
const patience = 3

// CanWait says whether a fact that is owed can be said on a later day: not one that is replaced, whose order matters,
// no day that would have come by then, none that a person asked for, none beyond the task's end, and none whose knower
// leaves.
func (pd *Pending) CanWait(t corpus.Task, f corpus.Fact, day corpus.Date) bool {
	c := pd.days
	return day < pd.lastDayFor(t, f) && pd.Ahead(f, c.NextWorkday(day)) && f.To == 0 && !pd.IsAsked(f.ID) &&
		c.WorkdaysBetween(f.From, day) < patience &&
		pd.roster.Stays(f.Knowers[0], day, c.AddWorkdays(f.From, patience))
}

// Ahead says whether a fact is no day that has come by a day.
func (pd *Pending) Ahead(f corpus.Fact, day corpus.Date) bool {
	return f.Value.Kind != corpus.KindDate || day < f.Value.Date
}

// lastDayFor is the last day on which a fact of a task can be said: what is in the way is told while there is time to
// get it out of the way.
func (pd *Pending) lastDayFor(t corpus.Task, f corpus.Fact) corpus.Date {
	const time = 2 // workdays
	last := pd.days.LastDay(t)
	if t.End != 0 && pd.facts.Attrs[f.Predicate].Class == pack.Blocker {
		last = pd.days.AddWorkdays(last, -time)
	}
	return last
}

// MostInReport bounds the facts of one report.
const MostInReport = 3

// WithMore adds to what a person reports about a task what else they know, those of the same sub-issue first.
func (pd *Pending) WithMore(facts []string, task, author string) []string {
	same := dialogue.IssueOfClass(pd.facts.Attrs[pd.facts.Predicate(facts[0])].Class)
	out := pd.More(slices.Clone(facts), task, same, pd.Reportable(author))
	return pd.More(out, task, -1, pd.Reportable(author))
}

// More adds facts of a task that are fit, up to those of one report.
func (pd *Pending) More(facts []string, task string, issue int, fit func(corpus.Fact) bool) []string {
	for len(facts) < MostInReport {
		f, ok := pd.Waiting(task, issue, fit)
		if !ok {
			break
		}
		pd.Stated[f.ID] = true
		facts = append(facts, f.ID)
	}
	return facts
}

// Reportable chooses waiting facts that a person can report.
func (pd *Pending) Reportable(person string) func(corpus.Fact) bool {
	known := pd.KnownTo(person)
	return func(f corpus.Fact) bool {
		return known(f) && pd.facts.Act(f) == corpus.ActProgress
	}
}
