package dialogue

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// pending are the facts of the pack's attributes that are still to be said.
type pending struct {
	days   *days
	roster *roster
	facts  *facts
	habits *habits
	due    map[string][]corpus.Fact // task → its facts by day
	stated map[string]bool          // facts that a slot has taken
	held   map[string]bool          // facts that wait for a free slot
	asked  map[string]Slot          // fact → the free slot that asks for it
}

func newPending(k *known) *pending {
	pd := &pending{
		days: k.days, roster: k.roster, facts: k.facts, habits: k.habits, due: map[string][]corpus.Fact{},
		stated: map[string]bool{}, held: map[string]bool{}, asked: map[string]Slot{},
	}
	for _, f := range k.facts.list {
		if _, ok := k.facts.attrs[f.Predicate]; ok {
			pd.due[f.TaskID] = append(pd.due[f.TaskID], f)
		}
	}
	for _, list := range pd.due {
		slices.SortStableFunc(list, func(a, b corpus.Fact) int { return cmp.Compare(a.From, b.From) })
	}
	return pd
}

// waiting returns the first fact of a task that is held back, known by day, of
// a sub-issue (-1 for any) and fit in the eyes of the caller.
func (pd *pending) waiting(task string, day corpus.Date, issue int, fit func(corpus.Fact) bool) (corpus.Fact, bool) {
	for _, f := range pd.due[task] {
		if f.From > day {
			break // they stand by day
		}
		if pd.held[f.ID] && !pd.stated[f.ID] && (issue < 0 || issueOfClass(pd.facts.attrs[f.Predicate].Class) == issue) && fit(f) {
			return f, true
		}
	}
	return corpus.Fact{}, false
}

// knownTo and unknownTo choose waiting facts that somebody can state, or ask for.
func (pd *pending) knownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool { return f.Knowers[0] == person && !pd.isAsked(f.ID) }
}

func (pd *pending) unknownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool {
		return f.Knowers[0] != person && !pd.isAsked(f.ID) && !pd.facts.names(f, person) && !pd.habits.askedLately(person, f)
	}
}

func (pd *pending) state(s *Slot, f corpus.Fact) {
	pd.stated[f.ID] = true
	s.FactIDs = []string{f.ID}
}

// isAsked says whether a free slot has asked for a fact that nobody has given yet.
func (pd *pending) isAsked(id string) bool {
	_, ok := pd.asked[id]
	return ok
}

// patience is how many workdays a fact may wait for a free slot.
const patience = 3

// canWait says whether a fact that is owed can be said on a later day: not one
// that is replaced, whose order matters, no day that would have come by then,
// none that somebody asked for, none beyond the task's end, and none whose
// knower leaves.
func (pd *pending) canWait(t corpus.Task, f corpus.Fact, day corpus.Date) bool {
	c := pd.days
	return day < pd.lastDayFor(t, f) && pd.ahead(f, c.NextWorkday(day)) && f.To == 0 && !pd.isAsked(f.ID) && c.WorkdaysBetween(f.From, day) < patience &&
		pd.roster.stays(f.Knowers[0], day, c.AddWorkdays(f.From, patience))
}

// ahead says whether a fact is no day that has come by a day.
func (pd *pending) ahead(f corpus.Fact, day corpus.Date) bool {
	return f.Value.Kind != corpus.KindDate || day < f.Value.Date
}

// lastDayFor is the last day on which a fact of a task can be said: what is in
// the way is told while there is time to get it out of the way.
func (pd *pending) lastDayFor(t corpus.Task, f corpus.Fact) corpus.Date {
	const time = 2 // workdays
	last := pd.days.lastDay(t)
	if t.End != 0 && pd.facts.attrs[f.Predicate].Class == pack.Blocker {
		last = pd.days.AddWorkdays(last, -time)
	}
	return last
}

// mostInReport bounds the facts of one report.
const mostInReport = 3

// withMore adds to what somebody reports about a task what else they know, those
// of the same sub-issue first.
func (pd *pending) withMore(facts []string, task, author string) []string {
	same := issueOfClass(pd.facts.attrs[pd.facts.predicate(facts[0])].Class)
	out := pd.more(slices.Clone(facts), task, same, pd.reportable(author))
	return pd.more(out, task, -1, pd.reportable(author))
}

// more adds facts of a task that are fit, up to those of one report.
func (pd *pending) more(facts []string, task string, issue int, fit func(corpus.Fact) bool) []string {
	for len(facts) < mostInReport {
		f, ok := pd.waiting(task, pd.days.today, issue, fit)
		if !ok {
			break
		}
		pd.stated[f.ID] = true
		facts = append(facts, f.ID)
	}
	return facts
}

// reportable chooses waiting facts that somebody can report.
func (pd *pending) reportable(person string) func(corpus.Fact) bool {
	known := pd.knownTo(person)
	return func(f corpus.Fact) bool {
		return known(f) && actFor(pd.facts.attrs[f.Predicate].Class) == corpus.ActProgress
	}
}

// actFor is the act in which somebody volunteers a fact of a class.
func actFor(c pack.Class) corpus.Act {
	switch {
	case c == pack.Blocker:
		return corpus.ActBlocker
	case c == pack.Risk:
		return corpus.ActDoubt
	}
	return corpus.ActProgress
}
