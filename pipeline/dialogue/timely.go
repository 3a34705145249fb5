package dialogue

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// timely says whether a message is still worth a kind word: all day, and on the
// next workday where it opened or ended a task or answered who now thanks for
// it; but never once its matter is decided or settled.
func (p *planner) timely(s, parent Slot) bool {
	if p.over(parent) {
		return false
	}
	if parent.At.Date() == s.At.Date() {
		return true
	}
	switch parent.Act {
	case corpus.ActKickoff, corpus.ActCompletion:
		return true
	case corpus.ActAnswer, corpus.ActDelivery:
		return parent.ToID == s.AuthorID
	}
	return false
}

// over says whether the matter of a message rests: a doubt or an objection that
// has been settled, or what asked for a decision, or weighed one, that has been
// taken since.
func (p *planner) over(m Slot) bool {
	if p.course.settled[m.Key] {
		return true
	}
	for ok := true; ok; m, ok = p.slotOf(m.ParentKey) {
		switch m.Act {
		case corpus.ActRequest:
			_, taken := p.said[m.AsksFactID]
			return taken
		case corpus.ActOption, corpus.ActDisagreement:
		default:
			return false
		}
	}
	return false
}

// presumable says whether somebody can mistake a task for done: not one that
// has just begun.
func (p *planner) presumable(t corpus.Task) bool {
	const begun = 2 // workdays
	return p.b.Calendar.WorkdaysBetween(t.Start, p.today) >= begun
}

// lastDayFor is the last day on which a fact of a task can be said: what is in
// the way is told while there is time to get it out of the way.
func (p *planner) lastDayFor(t corpus.Task, f corpus.Fact) corpus.Date {
	const time = 2 // workdays
	last := p.lastDay(t)
	if t.End != 0 && p.attrs[f.Predicate].Class == pack.Blocker {
		last = p.b.Calendar.AddWorkdays(last, -time)
	}
	return last
}
