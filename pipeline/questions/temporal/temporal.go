// Package temporal asks for computed times (E18): how long a task took, with
// both its days counted, and how far two events lie apart, in calendar or
// working days. Dates are those of the messages that announce the events.
package temporal

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// Name is the family's name.
const Name = "temporal"

// Family is the temporal family.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return Name }

// Category implements questions.Family.
func (Family) Category() string { return "fine_grained_recall" }

// Requires implements questions.Family.
func (Family) Requires() []validate.Requirement { return validate.StandardRequirements() }

// event is an announced start or end.
type event struct {
	fact corpus.Fact
	said []questions.Statement
}

func (e event) date() corpus.Date { return e.fact.Value.Date }

// Drafts asks for the duration of every finished task and for intervals
// between the ends of tasks, each task in at most two of them.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	var ends []event
	for _, t := range w.Corpus.Tasks {
		start, ok := announced(w, t.ID, corpus.PredStarted)
		if !ok {
			continue
		}
		end, ok := announced(w, t.ID, corpus.PredFinished)
		if !ok {
			continue
		}
		ends = append(ends, end)
		working := r.IntN(2) == 0 && !overClosure(w.Calendar, start.date(), end.date())
		n := corpus.DaysInclusive(start.date(), end.date())
		if working {
			n = w.Calendar.WorkdaysInclusive(start.date(), end.date())
		}
		out = append(out, draft(w, corpus.OpDuration, start, end, n, working, true))
	}
	ends = corpus.Shuffled(r, ends)
	pairs := len(ends)
	if pairs == 2 { // the ring is one pair, not two
		pairs = 1
	}
	for i := range pairs {
		a, b := ends[i], ends[(i+1)%len(ends)]
		if a.date() > b.date() {
			a, b = b, a
		}
		if b.date() == a.date() {
			continue
		}
		working := r.IntN(2) == 0 && !overClosure(w.Calendar, a.date(), b.date())
		n := corpus.DaysBetween(a.date(), b.date())
		if working {
			n = w.Calendar.WorkdaysBetween(a.date(), b.date())
		}
		out = append(out, draft(w, corpus.OpInterval, a, b, n, working, false))
	}
	return questions.Keyed(Name, out, r.Shuffle)
}

func announced(w *questions.World, task, predicate string) (event, bool) {
	list := w.StatementsOf(task, predicate)
	if len(list) == 0 {
		return event{}, false
	}
	return event{list[0].Fact, list}, true
}

// overClosure says whether a working-day count over the span would need the
// announcement of a closure.
func overClosure(c corpus.Calendar, a, b corpus.Date) bool {
	for _, x := range c.Closures {
		if x.Date >= a && x.Date <= b {
			return true
		}
	}
	return false
}

func draft(w *questions.World, op corpus.Operation, a, b event, days int, working, inclusive bool) questions.Draft {
	v := corpus.DurationValue(int64(days), working)
	unit := "calendar"
	if working {
		unit = "working"
	}
	first, second := questions.Operand(a.said[0], op, w.End), questions.Operand(b.said[0], op, w.End)
	result := corpus.GoldAtom{
		Part: "result", SubjectID: b.fact.SubjectID, Predicate: string(op), At: w.End, Operation: op, Atom: &v, How: corpus.HowComputed,
		Unit: unit, Inclusive: inclusive, FactIDs: []string{a.fact.ID, b.fact.ID},
	}
	ev := append(questions.Evidence(a.said, corpus.RoleAnswer, 1), questions.Evidence(b.said, corpus.RoleAnswer, 2)...)
	return questions.Draft{
		Item: corpus.Item{
			Category: Family{}.Category(), Subcategory: unit + " " + string(op), AskedAt: w.End, Answer: questions.AnswerText(v, w.End.Date()),
			Evidence: ev, Gold: []corpus.GoldAtom{first, second, result},
		},
		Ask: prompts.AskIn{Operation: op, About: []prompts.Asked{w.Asked(a.fact), w.Asked(b.fact)}, Unit: unit, Inclusive: inclusive},
	}
}
