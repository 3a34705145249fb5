// Package calendar has the rules that everything is in its time: messages on workdays and in working hours, tasks in
// their windows, nothing said before it holds, summaries and ledgers when they are due.
package calendar

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// The working hours of a group chat (E11), in minutes since midnight: from the first to the last, both included.
const (
	firstMinute = 9 * 60
	lastMinute  = 18 * 60
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each := rule.Each
	const chats, days, tasks = " data/groups data/messages ", " scaffold/calendar ", " scaffold/tasks "
	const past = " scaffold/summaries scaffold/leader_log "
	return rule.Of(rule.Calendar,
		each("messages on workdays", "messages of group chats", chats+days, onWorkdays),
		each("messages in working hours", "messages of group chats", chats, inHours),
		each("tasks start and end on workdays", "tasks", tasks+days, taskWindows),
		each("schedule follows the tasks", "rows of the schedule", tasks+"scaffold/schedule"+days, scheduleFollows),
		each("dates of tasks are their facts", "facts", tasks+"scaffold/facts", taskFacts),
		each("no fact ends before it begins", "facts", "scaffold/facts", factsLast),
		each("no completion before its day", "completions", rule.Plan+tasks,
			notBefore(corpus.PredFinished, func(t *corpus.Task) corpus.Date { return t.End })),
		each("no start before its day", "starts", rule.Plan+tasks,
			notBefore(corpus.PredStarted, func(t *corpus.Task) corpus.Date { return t.Start })),
		each("nothing is said before it holds", "disclosures", rule.Plan, notBeforeTime),
		each("closures are announced", "closures", rule.Plan+days, closuresAnnounced),
		each("working days over closures", "counts of working days", rule.Gold+rule.Plan+days, workingOverClosures),
		each("summaries end their week or month", "summaries", "scaffold/summaries"+days, summaryDays),
		each("summaries and directives state what was said", "facts of summaries and directives",
			past+rule.Plan+rule.Flagged, pastStates),
		each("summaries date what tasks did", "states of tasks in summaries", "scaffold/summaries"+tasks, pastDates),
		each("directives are leaders' own", "directives", rule.Plan+"scaffold/leader_log scaffold/people"+rule.Flagged,
			directivesOwn),
		each("nobody writes while away", "absences", rule.Plan+"data/people", awayIsSilent),
		each("reasons of changes are said before", "changes with a reason", rule.Plan+rule.Flagged, reasonsBefore),
		each("promises are kept or forgotten", "promises", rule.Plan+rule.Flagged, promisesEnd),
		each("overrides follow their rule", "overrides", rule.Plan+rule.Flagged+"scaffold/themes scaffold/subprojects",
			overridesFollow),
		each("ledgers come every eighth message", "ledgers", rule.Plan+"scaffold/ledgers"+tasks, ledgerCadence),
		rule.Over("replies are near", "replies", rule.Plan, repliesNear),
		rule.Over("people rest", "days on which people write", chats, peopleRest),
	)
}

// chatMessages calls f for the messages of group chats; channels and sessions have no office hours.
func chatMessages(w *rule.World, f func(*corpus.Message)) {
	for m := range rule.All(w.Messages) {
		if g := w.Group(m.GroupID); g != nil && g.Kind == corpus.GroupChat {
			f(m)
		}
	}
}

func onWorkdays(w *rule.World, f *rule.Finding) {
	days := w.Calendar()
	chatMessages(w, func(m *corpus.Message) {
		f.Look()
		if d := m.At.Date(); !days.IsWorkday(d) || d < w.First || d > w.Last {
			f.Violate(d.Weekday().String()+" "+d.String(), fmt.Sprintf("a workday from %s to %s", w.First, w.Last), m.ID)
		}
	})
}

// inHours: with the times "poisson" of the recipe people write around the clock on workdays (G9).
func inHours(w *rule.World, f *rule.Finding) {
	if w.Recipe.Dialogue.Times == "poisson" {
		f.Note = "people write around the clock, as the recipe says"
		return
	}
	chatMessages(w, func(m *corpus.Message) {
		hour, minute := m.At.Clock()
		at := hour*60 + minute
		f.Expect(at >= firstMinute && at <= lastMinute, m.At.String(), "09:00 to 18:00", m.ID)
	})
}

// taskWindows: a task starts on a workday and is due and finished on workdays not before it, inside the corpus where it
// is finished at all (E10).
func taskWindows(w *rule.World, f *rule.Finding) {
	days := w.Calendar()
	for t := range rule.All(w.Tasks) {
		f.Look()
		if aroundTheClock(t) {
			f.Note = "phases go on around the clock: their windows lie within the run"
		}
		for _, d := range []corpus.Date{t.Start, t.Due, t.End} {
			if d != 0 && !days.IsWorkday(d) && !aroundTheClock(t) {
				f.Violate(d.Weekday().String()+" "+d.String(), "a workday", t.ID)
			}
		}
		if t.Start == 0 || t.Start < w.First || t.Due < t.Start || t.End != 0 && (t.End < t.Start || t.End > w.Last) {
			f.Violate(fmt.Sprintf("start %s, due %s, end %s", t.Start, t.Due, t.End),
				fmt.Sprintf("a window in %s to %s", w.First, w.Last), t.ID)
		}
	}
}

// aroundTheClock says whether a task is a phase of a domain's channels or a piece of its work: these know no workdays,
// and no schedule has them (G9).
func aroundTheClock(t *corpus.Task) bool { return t.Progress.Category != "" || t.PhaseID != "" }

// scheduleFollows computes the schedule anew: every task on every workday of its window, with what it does on that day
// (E10).
func scheduleFollows(w *rule.World, f *rule.Finding) {
	type cell struct {
		day  corpus.Date
		task string
	}
	days, want := w.Calendar(), map[cell]corpus.DayClass{}
	each := func(do func(cell, *corpus.Task)) {
		for t := range rule.All(w.Tasks) {
			for d := max(t.Start, w.First); d <= w.Last && (t.End == 0 || d <= t.End) && !aroundTheClock(t); d++ {
				if days.IsWorkday(d) {
					do(cell{d, t.ID}, t)
				}
			}
		}
	}
	each(func(c cell, t *corpus.Task) {
		switch c.day {
		case t.Start:
			want[c] = corpus.Starting
		case t.End:
			want[c] = corpus.Ending
		default:
			want[c] = corpus.Ongoing
		}
	})
	for _, s := range w.Schedule {
		at := cell{s.Date, s.TaskID}
		f.Expect(want[at] == s.Class && s.Class != "", rule.Quote(string(s.Class)),
			cmp.Or(string(want[at]), "no row, or no second one"), s.TaskID, s.Date.String())
		delete(want, at)
	}
	each(func(c cell, t *corpus.Task) {
		if class := want[c]; class != "" {
			f.Violate("no row", string(class), t.ID, c.day.String())
		}
	})
}

// taskFacts: the facts that every task has say what its row says. A deadline that was moved is no such fact.
func taskFacts(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		t := w.Task(x.SubjectID)
		if t == nil || x.Noise || x.Predicate == corpus.PredDue && (x.Supersedes != "" || x.To != 0) {
			continue
		}
		day, ok := map[string]corpus.Date{
			corpus.PredStarted: t.Start, corpus.PredFinished: t.End, corpus.PredDue: t.Due,
		}[x.Predicate]
		if ok {
			f.Expect(x.Value.Equal(corpus.DateValue(day)), x.Value.Canonical(), cmp.Or(day.String(), "no such fact"), x.ID, t.ID)
		}
	}
}

// factsLast: what holds does so for a day at least.
func factsLast(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		f.Expect(x.To == 0 || x.To >= x.From, "until "+x.To.String(), "until "+x.From.String()+" or later", x.ID)
	}
}

// notBefore checks the disclosures of a predicate of tasks against the day of the task.
func notBefore(predicate string, day func(*corpus.Task) corpus.Date) func(*rule.World, *rule.Finding) {
	return func(w *rule.World, f *rule.Finding) {
		for _, s := range w.Statements() {
			t := w.Task(s.Fact.SubjectID)
			if s.Fact.Predicate != predicate || t == nil {
				continue
			}
			said, when := s.Message.At.Date(), day(t)
			f.Expect(when != 0 && said >= when, fmt.Sprintf("%s on %s", rule.Quote(s.Surface), said),
				"not before "+cmp.Or(when.String(), "the corpus ends"), s.Message.ID, t.ID)
		}
	}
}

// notBeforeTime: a fact is stated from its first day on. What is known ahead (a deadline, a closure) holds from the day
// on which it is known.
func notBeforeTime(w *rule.World, f *rule.Finding) {
	for _, s := range w.Statements() {
		f.Look()
		if said := s.Message.At.Date(); said < s.Fact.From {
			f.Violate(fmt.Sprintf("%s on %s", rule.Quote(s.Surface), said), "not before "+s.Fact.From.String(), s.Message.ID,
				s.Fact.ID)
		}
	}
}

// announced returns the messages that announce a closure before it comes.
func announced(w *rule.World, d corpus.Date) []string {
	var out []string
	for _, s := range w.Statements() {
		if s.Fact.Predicate == corpus.PredClosed && s.Fact.Value.Equal(corpus.DateValue(d)) && s.Message.At.Date() < d {
			out = append(out, s.Message.ID)
		}
	}
	return out
}

// closuresAnnounced: a closure is announced in the chat before it comes, or no item counts working days over it
// (model.md, Time).
func closuresAnnounced(w *rule.World, f *rule.Finding) {
	for _, cl := range w.Closures {
		f.Look()
		if len(announced(w, cl.Date)) > 0 {
			continue
		}
		for _, it := range w.Accepted() {
			if first, last, ok := workingSpan(it); ok && first <= cl.Date && cl.Date <= last {
				f.Violate("no announcement of "+rule.Quote(cl.Name),
					"a message before "+cl.Date.String()+", since an item counts over it", it.ID)
			}
		}
	}
}

// workingSpan returns the first and the last day of what an item counts in working days.
func workingSpan(it *corpus.Item) (first, last corpus.Date, ok bool) {
	var days []corpus.Date
	for _, g := range it.Gold {
		ok = ok || g.Unit == "working"
		if g.Part == corpus.PartOperand && g.Atom != nil && g.Atom.Kind == corpus.KindDate {
			days = append(days, g.Atom.Date)
		}
	}
	if !ok || len(days) < 2 {
		return 0, 0, false
	}
	return slices.Min(days), slices.Max(days), true
}

// workingOverClosures: a count of working days over a closure has its announcement as evidence.
func workingOverClosures(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		first, last, ok := workingSpan(it)
		if !ok {
			continue
		}
		f.Look()
		for _, cl := range w.Closures {
			evidence := func(id string) bool { return rule.InEvidence(it, id) }
			if first <= cl.Date && cl.Date <= last && !slices.ContainsFunc(announced(w, cl.Date), evidence) {
				f.Violate("a count over "+rule.Quote(cl.Name)+" on "+cl.Date.String(), "its announcement as evidence", it.ID)
			}
		}
	}
}

// awayIsSilent: who is said to be away writes in no group from the day after that until the day of the return.
func awayIsSilent(w *rule.World, f *rule.Finding) {
	wrote := map[string][]*corpus.Message{} // person → by time
	for m := range rule.All(w.Messages) {
		wrote[m.AuthorID] = append(wrote[m.AuthorID], m)
	}
	for _, list := range wrote {
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(a.At, b.At) })
	}
	for _, s := range w.Statements() {
		if s.Fact.Predicate != corpus.PredBack || s.Fact.Noise || s.Fact.Value.Kind != corpus.KindDate {
			continue
		}
		f.Look()
		said, back := s.Message.At.Date(), s.Fact.Value.Date
		list := wrote[s.Fact.SubjectID]
		from, _ := slices.BinarySearchFunc(list, said.Add(1), func(m *corpus.Message, d corpus.Date) int {
			return cmp.Compare(m.At.Date(), d)
		})
		for _, m := range list[from:] {
			if m.At.Date() >= back {
				break
			}
			f.Violate("written on "+m.At.Date().String(), "nothing between "+said.String()+" and "+back.String(), m.ID,
				s.Fact.ID)
		}
	}
}
