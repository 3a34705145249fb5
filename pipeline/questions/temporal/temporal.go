// Package temporal asks for computed times (E18): how long a task took, with both its days counted, and how far two
// events lie apart, in calendar or working days. Dates are those of the messages that announce the events.
package temporal

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
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
func (Family) Requires() []filters.Requirement { return filters.StandardRequirements() }

// event is an announced start or end.
type event struct {
	fact *corpus.Fact
	said []questions.Statement
}

func (e event) date() corpus.Date { return e.fact.Value.Date }

// Drafts asks for the duration of every finished task, for intervals between the ends of tasks, each task in at most
// two of them, and for the gaps between the end of a person's task and the start of their next.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	var ends []event
	days := closed(w)
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
		out = append(out, span{w, days, corpus.OpDuration, start, end, "duration"}.draft(r))
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
		if b.date() != a.date() {
			out = append(out, span{w, days, corpus.OpInterval, a, b, "interval"}.draft(r))
		}
	}
	for _, g := range gaps(w) {
		out = append(out, span{w, days, corpus.OpInterval, g[0], g[1], "gap"}.draft(r))
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

// gaps lists the ends of tasks with the start of the next one of the same owner on a later day.
func gaps(w *questions.World) [][2]event {
	last := map[string]event{} // by owner: the latest end
	type mark struct {
		e     event
		owner string
	}
	var marks []mark
	for _, t := range w.Corpus.Tasks {
		for _, predicate := range []string{corpus.PredFinished, corpus.PredStarted} {
			if e, ok := announced(w, t.ID, predicate); ok {
				marks = append(marks, mark{e, t.OwnerID})
			}
		}
	}
	slices.SortStableFunc(marks, func(a, b mark) int { return cmp.Compare(a.e.date(), b.e.date()) })
	var out [][2]event
	for _, m := range marks {
		if m.e.fact.Predicate == corpus.PredFinished {
			last[m.owner] = m.e
			continue
		}
		if before, ok := last[m.owner]; ok && before.date() < m.e.date() {
			out = append(out, [2]event{before, m.e})
			delete(last, m.owner)
		}
	}
	return out
}

// mostClosures is over how many closures a question counts at most: each is a further message to find.
const mostClosures = 2

// closed returns where texts announce each day on which no one works.
func closed(w *questions.World) map[corpus.Date][]questions.Statement {
	out := map[corpus.Date][]questions.Statement{}
	for _, f := range w.Stated() {
		if f.Predicate == corpus.PredClosed {
			out[f.Value.Date] = append(out[f.Value.Date], w.Statements(f.ID)...)
		}
	}
	return out
}

// closures returns the announcements of the days on which no one works in a span, as the groups of its two ends were
// told them: every group is, and an item lies in few (E21). ok is false where there are too many, or one was never
// announced there.
func (s span) closures() (said [][]questions.Statement, ok bool) {
	for _, c := range s.w.Calendar.Closures {
		if c.Date < s.a.date() || c.Date > s.b.date() {
			continue
		}
		var list []questions.Statement
		for _, x := range s.closed[c.Date] {
			if g := x.Message.GroupID; g == s.a.said[0].Message.GroupID || g == s.b.said[0].Message.GroupID {
				list = append(list, x)
			}
		}
		if len(list) == 0 || len(said) == mostClosures {
			return nil, false
		}
		said = append(said, list)
	}
	return said, true
}

// span is a stretch between two events that a question asks for.
type span struct {
	w      *questions.World
	closed map[corpus.Date][]questions.Statement
	op     corpus.Operation
	a, b   event
	kind   string
}

// draft asks for the span, in working days for every other one that can be counted so. A duration counts both its days,
// an interval is a difference; the wording says which.
func (s span) draft(r *rand.Rand) questions.Draft {
	said, countable := s.closures()
	inclusive := s.op == corpus.OpDuration
	some := inclusive || s.w.Calendar.WorkdaysBetween(s.a.date(), s.b.date()) > 0 // no one asks for no days at all
	working := r.IntN(2) == 0 && countable && some
	count := corpus.DaysBetween
	switch {
	case working && inclusive:
		count = s.w.Calendar.WorkdaysInclusive
	case working:
		count = s.w.Calendar.WorkdaysBetween
	case inclusive:
		count = corpus.DaysInclusive
	}
	d := s.asked(count(s.a.date(), s.b.date()), working)
	for i, list := range said {
		if working {
			d.Item.Evidence = append(d.Item.Evidence, questions.Evidence(list, corpus.RoleBridge, i+3)...)
		}
	}
	if wrong := s.overClosures(inclusive); working && wrong != d.Item.Answer {
		d.Item.IncorrectAnswers = []string{wrong}
	}
	return d
}

// overClosures is the answer of a person who does not know of the days on which no one works.
func (s span) overClosures(inclusive bool) string {
	plain := corpus.Calendar{First: s.w.Calendar.First, Last: s.w.Calendar.Last}
	count := plain.WorkdaysBetween
	if inclusive {
		count = plain.WorkdaysInclusive
	}
	return questions.AnswerText(corpus.DurationValue(int64(count(s.a.date(), s.b.date())), true), s.w.End.Date())
}

func (s span) asked(days int, working bool) questions.Draft {
	v := corpus.DurationValue(int64(days), working)
	unit, inclusive, at := "calendar", s.op == corpus.OpDuration, s.w.End
	if working {
		unit = "working"
	}
	first, second := questions.Operand(s.a.said[0], s.op, at), questions.Operand(s.b.said[0], s.op, at)
	result := corpus.GoldAtom{
		Part: corpus.PartResult, SubjectID: s.b.fact.SubjectID, Predicate: string(s.op), At: at, Operation: s.op, Atom: &v,
		How:  corpus.HowComputed,
		Unit: unit, Inclusive: inclusive, FactIDs: []string{s.a.fact.ID, s.b.fact.ID},
	}
	ev := append(questions.Evidence(s.a.said, corpus.RoleAnswer, 1),
		questions.Evidence(s.b.said, corpus.RoleAnswer, 2)...)
	return questions.Draft{
		Item: corpus.Item{
			Category: Family{}.Category(), Subcategory: unit + " " +
				s.kind, AskedAt: at, Answer: questions.AnswerText(v, at.Date()),
			Evidence: ev, Gold: []corpus.GoldAtom{first, second, result},
		},
		Ask: prompts.AskIn{Operation: s.op, About: []prompts.Asked{s.w.Asked(s.a.fact), s.w.Asked(s.b.fact)},
			Unit: unit, Inclusive: inclusive},
	}
}
