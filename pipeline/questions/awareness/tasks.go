package awareness

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// lastSaid is the day on which the last of some facts was first said, 0 if one of them never was.
func lastSaid(w *questions.World, facts ...*corpus.Fact) corpus.Date {
	var last corpus.Date
	for _, f := range facts {
		list := w.Statements(f.ID)
		if len(list) == 0 {
			return 0
		}
		last = max(last, list[0].Message.At.Date())
	}
	return last
}

// current returns the stated values of a predicate with the time at which each is asked about, when it holds: up to a
// last day, which is never after the one on which another value takes its place.
func current(w *questions.World, r *rand.Rand, keep func(*corpus.Fact, pack.Attribute) bool,
	last func(*corpus.Fact) corpus.Date) []anchor {
	replaces := map[string]*corpus.Fact{}
	for _, f := range w.Stated() {
		if f.Supersedes != "" {
			replaces[f.Supersedes] = f
		}
	}
	starts, dues := map[string]corpus.Date{}, newDues(w)
	for _, t := range w.Corpus.Tasks {
		starts[t.ID] = w.Calendar.NextWorkday(t.Start) // no one asks before anyone has begun
	}
	var out []anchor
	for _, f := range w.Stated() {
		attribute, ok := w.Attribute(f.SubjectID, f.Predicate)
		if !ok || f.TaskID == "" || !keep(f, attribute) {
			continue
		}
		a := anchor{decisive: f, task: w.Subjects[f.SubjectID], owner: owner(w, f.TaskID), of: w.Asked(f),
			first: max(starts[f.TaskID], f.From), last: last(f)}
		if next, ok := replaces[f.ID]; ok {
			a.last = min(a.last, next.From.Add(-1))
		}
		if a = a.late(w, r, dues, f); a.at == 0 {
			continue
		}
		if old, ok := w.Fact(f.Supersedes); ok && len(said(w, old.ID, a.at)) > 0 {
			a.older = []*corpus.Fact{old}
		}
		out = append(out, a)
	}
	return out
}

// late sets the time at which an anchor is asked about, once the facts have been said: 0 where there is none.
func (a anchor) late(w *questions.World, r *rand.Rand, dues dues, facts ...*corpus.Fact) anchor {
	a.at = 0
	if day := w.Late(r, lastSaid(w, facts...), a.first, a.last); day != 0 {
		a.at = morning(day)
		a.due = dues.by(w, a.decisive.TaskID, a.at)
	}
	return a
}

// underWay is until when a person wants to do something with a fact's task: to its end.
func underWay(w *questions.World) func(*corpus.Fact) corpus.Date {
	ends := lastDays(w)
	return func(f *corpus.Fact) corpus.Date { return ends[f.TaskID] }
}

// lastDays is until when tasks are under way: to their end, or as planned.
func lastDays(w *questions.World) map[string]corpus.Date {
	out := map[string]corpus.Date{}
	for _, t := range w.Corpus.Tasks {
		if out[t.ID] = t.End; t.End == 0 {
			out[t.ID] = t.Due
		}
	}
	return out
}

// dues are the due dates that texts state, by task, and those of the plan.
type dues struct {
	said    map[string][]*corpus.Fact
	planned map[string]corpus.Date
}

func newDues(w *questions.World) dues {
	d := dues{map[string][]*corpus.Fact{}, map[string]corpus.Date{}}
	for _, f := range w.Stated() {
		if f.Predicate == corpus.PredDue && f.Value.Kind == corpus.KindDate {
			d.said[f.SubjectID] = append(d.said[f.SubjectID], f)
		}
	}
	for _, t := range w.Corpus.Tasks {
		d.planned[t.ID] = t.Due
	}
	return d
}

// by is when a task is due as far as one knows at a time: what was said last, or else the plan.
func (d dues) by(w *questions.World, task string, at corpus.Stamp) corpus.Date {
	due, last := d.planned[task], corpus.Stamp(0)
	for _, f := range d.said[task] {
		for _, s := range said(w, f.ID, at) {
			if s.Message.At >= last {
				due, last = f.Value.Date, s.Message.At
			}
		}
	}
	return due
}

// The predicates that packs share and situations are made of. A pack without one of them has no such situations.
const (
	approver = pack.Approver
	reviewer = pack.Reviewer
	spending = pack.Spending
	freezing = pack.FreezeDate
)

// deeds are what people with a part in a task do to it, otherDeeds the same in
// words that have nothing of the part's name.
var (
	deeds      = map[string]string{approver: "approve", reviewer: "review"}
	otherDeeds = map[string]string{approver: "sign off", reviewer: "check"}
)

// contacts are the people who have to approve or review a task's result.
func contacts(w *questions.World, r *rand.Rand) []anchor {
	out := current(w, r, func(f *corpus.Fact, _ pack.Attribute) bool {
		return f.Predicate == approver || f.Predicate == reviewer
	}, underWay(w))
	for i := range out {
		out[i].kind, out[i].wish = anchorContact, deeds[out[i].decisive.Predicate]
	}
	return out
}

// caps are sums of money that bound what may be spent.
func caps(w *questions.World, r *rand.Rand) []anchor {
	out := current(w, r, func(f *corpus.Fact, _ pack.Attribute) bool {
		return f.Predicate == spending && f.Value.Kind == corpus.KindMoney
	}, underWay(w))
	for i := range out {
		out[i].kind, out[i].wish = anchorCap, "spend"
	}
	return out
}

// roomAhead is how many workdays a day is ahead when it is asked about, where that can be: the row of options has days
// before it as well as after it. leastAhead is how many it is at least.
const (
	roomAhead  = 8
	leastAhead = 2
)

// roomBefore is the last day on which a day may be asked about, that of a fact that was said on another day.
func roomBefore(w *questions.World, f *corpus.Fact) corpus.Date {
	said := lastSaid(w, f)
	for n := roomAhead; n > leastAhead; n-- {
		if d := w.Calendar.AddWorkdays(f.Value.Date, -n); d > said {
			return d
		}
	}
	return w.Calendar.AddWorkdays(f.Value.Date, -leastAhead)
}

// deadlines are days by which something has to be done: changes before the
// freeze, what is to be reviewed before the review.
func deadlines(w *questions.World, r *rand.Rand) []anchor {
	ends := underWay(w)
	out := current(w, r, func(f *corpus.Fact, x pack.Attribute) bool {
		return x.Class == pack.Deadline && strings.HasSuffix(x.Noun, " date") && f.Value.Kind == corpus.KindDate &&
			f.Value.Precision == corpus.Day
	}, func(f *corpus.Fact) corpus.Date { return min(ends(f), roomBefore(w, f)) })
	for i := range out {
		a := &out[i]
		a.kind, a.wish = anchorDeadline, strings.TrimSuffix(a.of.Attribute, " date")
		if a.decisive.Predicate == freezing {
			a.kind, a.wish = anchorFreeze, "change"
		}
	}
	return out
}

// absences are people who have to look at a task's result and are away: it is asked once both has been said, while they
// are. Another person who is away at the time is next to them: who it is that has to look must be remembered. Between
// the two returns there is a day on which it can be wished for, by which the task is due at the latest.
func absences(w *questions.World, r *rand.Rand) []anchor {
	dues := newDues(w)
	var back []*corpus.Fact
	named := map[string][]*corpus.Fact{} // those of them that are about a person of a name
	parts := map[string]bool{}           // subject and name of the one who has a part in it
	until := map[string]corpus.Date{}    // the day from which another fact holds in place of one
	for _, f := range w.Stated() {
		if f.Supersedes != "" {
			until[f.Supersedes] = f.From
		}
		if f.Value.Kind == corpus.KindEntity {
			parts[f.SubjectID+"|"+f.Value.Text] = true
		}
		if f.Predicate == corpus.PredBack && f.Value.Kind == corpus.KindDate {
			name := nameOf(w, f.SubjectID)
			back, named[name] = append(back, f), append(named[name], f)
		}
	}
	var out []anchor
	sooner := 0 // of those, with a person who is back before
	for _, a := range contacts(w, r) {
		for _, f := range named[a.decisive.Value.Text] {
			b, part := a, a.decisive
			b.kind, b.bridges, b.older = anchorAbsence, []*corpus.Fact{part}, nil
			b.first, b.last = max(a.first, f.From), min(a.last, f.Value.Date.Add(-1))
			if day, ok := until[part.ID]; ok {
				b.last = min(b.last, day.Add(-1)) // another person looks at it then
			}
			if b = b.late(w, r, dues, part, f); b.at == 0 {
				continue
			}
			b.decisive = f
			b.of = prompts.Asked{Subject: part.Value.Text, Attribute: corpus.PredBack, Class: corpus.PredBack,
				Kind: corpus.KindDate}
			if other, ok := awayToo(w, back, parts, b, 2*sooner > len(out)); ok {
				b.context = []*corpus.Fact{other}
				out = append(out, b)
				if other.Value.Date < f.Value.Date {
					sooner++
				}
			}
		}
	}
	return out
}

// away says whether a person who said when they are back is away at a time.
func away(f *corpus.Fact, at corpus.Stamp) bool {
	return f.From <= at.Date() && at.Date() < f.Value.Date
}

// awayToo finds another person who is away until another day, later or earlier as wanted if there is a choice, and has
// no part in the task. Whichever the anchors have fewer of is wanted, so that neither is right as a rule.
func awayToo(w *questions.World, back []*corpus.Fact, parts map[string]bool, a anchor, later bool) (found *corpus.Fact,
	ok bool) {
	for _, f := range back {
		if f.SubjectID == a.decisive.SubjectID || !away(f, a.at) || f.Value.Equal(a.decisive.Value) ||
			parts[a.bridges[0].SubjectID+"|"+nameOf(w, f.SubjectID)] || len(said(w, f.ID, a.at)) == 0 {
			continue
		}
		if low, high := ordered(f.Value, a.decisive.Value); len(a.daysBetween(w, low.Date, high.Date)) == 0 {
			continue // no one would wish for a day when the task is to be over
		}
		if !ok || (f.Value.Date > a.decisive.Value.Date) == later {
			found, ok = f, true
		}
	}
	return found, ok
}

// replaced are values that took the place of others, asked for at any time after; days, before they come.
func replaced(w *questions.World, r *rand.Rand) []anchor {
	all := current(w, r, func(f *corpus.Fact, _ pack.Attribute) bool { return f.Supersedes != "" },
		func(f *corpus.Fact) corpus.Date {
			if f.Value.Kind == corpus.KindDate {
				return roomBefore(w, f)
			}
			return w.Calendar.Last
		})
	all = slices.DeleteFunc(all, func(a anchor) bool { return len(a.older) == 0 })
	for i := range all {
		all[i].kind = anchorChange
	}
	return all
}

// owner is the name of a task's owner.
func owner(w *questions.World, task string) string {
	for _, t := range w.Corpus.Tasks {
		if t.ID == task {
			return nameOf(w, t.OwnerID)
		}
	}
	return ""
}

func nameOf(w *questions.World, person string) string {
	for _, p := range w.Corpus.People {
		if p.ID == person {
			return p.Name
		}
	}
	return ""
}
