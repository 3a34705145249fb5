package check

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// The working hours of a group chat (E11), in minutes since midnight: from the first to the last, both included.
const (
	firstMinute = 9 * 60
	lastMinute  = 18 * 60
)

func calendarRules() []rule {
	chats := []string{tabGroups, tabMessages}
	return []rule{
		{Calendar, "messages on workdays", "messages of group chats", Proved, tables(chats, []string{tabCalendar}),
			each(onWorkdays)},
		{Calendar, "messages in working hours", "messages of group chats", Proved, chats, each(inHours)},
		{Calendar, "tasks start and end on workdays", "tasks", Proved, []string{tabTasks, tabCalendar},
			each(taskWindows)},
		{Calendar, "schedule follows the tasks", "rows of the schedule", Proved,
			[]string{tabTasks, tabSchedule, tabCalendar}, each(scheduleFollows)},
		{Calendar, "dates of tasks are their facts", "facts", Proved, []string{tabTasks, tabFacts}, each(taskFacts)},
		{Calendar, "no fact ends before it begins", "facts", Proved, []string{tabFacts}, each(factsLast)},
		{Calendar, "no completion before its day", "completions", Proved, tables(needPlan, []string{tabTasks}),
			each(completions)},
		{Calendar, "no start before its day", "starts", Proved, tables(needPlan, []string{tabTasks}), each(starts)},
		{Calendar, "nothing is said before it holds", "disclosures", Proved, needPlan, each(notBeforeTime)},
		{Calendar, "closures are announced", "closures", Proved, tables(needPlan, []string{tabCalendar}),
			each(closuresAnnounced)},
		{Calendar, "working days over closures", "counts of working days", Proved,
			tables(needGold, needPlan, []string{tabCalendar}), each(workingOverClosures)},
	}
}

// chatMessages calls f for the messages of group chats; channels and sessions have no office hours.
func (w *world) chatMessages(f func(*corpus.Message)) {
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		if g := w.Group(m.GroupID); g != nil && g.Kind == corpus.GroupChat {
			f(m)
		}
	}
}

// factsLast: what holds does so for a day at least.
func factsLast(w *world, f *Finding) {
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		f.expect(x.To == 0 || x.To >= x.From, "until "+x.To.String(), "until "+x.From.String()+" or later", x.ID)
	}
}

// poisson is the recipe's word for times around the clock.
const poisson = "poisson"

// anyHour says whether the recipe has people write around the clock on workdays (G9).
func (w *world) anyHour() bool {
	var asked struct{ Dialogue struct{ Times string } }
	return json.Unmarshal(w.in.Manifest.Parameters, &asked) == nil && asked.Dialogue.Times == poisson
}

func onWorkdays(w *world, f *Finding) {
	w.chatMessages(func(m *corpus.Message) {
		d := m.At.Date()
		f.expect(w.Calendar().IsWorkday(d) && d >= w.c.First && d <= w.c.Last, d.Weekday().String()+" "+d.String(),
			fmt.Sprintf("a workday from %s to %s", w.c.First, w.c.Last), m.ID)
	})
}

func inHours(w *world, f *Finding) {
	if w.anyHour() {
		f.Note = "people write around the clock, as the recipe says"
		return
	}
	w.chatMessages(func(m *corpus.Message) {
		hour, minute := m.At.Clock()
		at := hour*60 + minute
		f.expect(at >= firstMinute && at <= lastMinute, m.At.String(), "09:00 to 18:00", m.ID)
	})
}

// saidBefore checks the disclosures of a predicate of tasks against the day of the task.
func (w *world) saidBefore(f *Finding, predicate string, day func(*corpus.Task) corpus.Date) {
	for _, s := range w.Statements() {
		t := w.Task(s.Fact.SubjectID)
		if s.Fact.Predicate != predicate || t == nil {
			continue
		}
		said, when := s.Message.At.Date(), day(t)
		f.expect(when != 0 && said >= when, fmt.Sprintf("%s on %s", quote(s.Surface), said),
			"not before "+cmp.Or(when.String(), "the corpus ends"), s.Message.ID, t.ID)
	}
}

func completions(w *world, f *Finding) {
	w.saidBefore(f, corpus.PredFinished, func(t *corpus.Task) corpus.Date { return t.End })
}

func starts(w *world, f *Finding) {
	w.saidBefore(f, corpus.PredStarted, func(t *corpus.Task) corpus.Date { return t.Start })
}

// notBeforeTime: a fact is stated from its first day on. What is known ahead
// (a deadline, a closure) holds from the day on which it is known.
func notBeforeTime(w *world, f *Finding) {
	for _, s := range w.Statements() {
		said := s.Message.At.Date()
		f.expect(said >= s.Fact.From, fmt.Sprintf("%s on %s", quote(s.Surface), said),
			"not before "+s.Fact.From.String(), s.Message.ID, s.Fact.ID)
	}
}

// announced returns the messages that announce a closure before it comes.
func (w *world) announced(d corpus.Date) []string {
	var out []string
	for _, s := range w.Statements() {
		if s.Fact.Predicate == corpus.PredClosed && s.Fact.Value.Equal(corpus.DateValue(d)) && s.Message.At.Date() < d {
			out = append(out, s.Message.ID)
		}
	}
	return out
}

// closuresAnnounced: a closure is announced in the chat before it comes, or no
// item counts working days over it (model.md, Time).
func closuresAnnounced(w *world, f *Finding) {
	spans := w.workingSpans()
	for _, cl := range w.c.Closures {
		f.look()
		if len(w.announced(cl.Date)) > 0 {
			continue
		}
		for _, s := range spans {
			if s.holds(cl.Date) {
				f.violate("no announcement of "+quote(cl.Name),
					"a message before "+cl.Date.String()+", since an item counts over it", s.item.ID)
			}
		}
	}
}

// span is a stretch of days that an accepted item counts in working days.
type span struct {
	item     *corpus.Item
	from, to corpus.Date
}

func (s span) holds(d corpus.Date) bool { return s.from <= d && d <= s.to }

func (w *world) workingSpans() []span {
	var out []span
	for _, it := range w.Accepted() {
		var days []corpus.Date
		working := false
		for _, g := range it.Gold {
			working = working || g.Unit == unitWorking
			if g.Part == corpus.PartOperand && g.Atom != nil && g.Atom.Kind == corpus.KindDate {
				days = append(days, g.Atom.Date)
			}
		}
		if working && len(days) > 1 {
			out = append(out, span{it, slices.Min(days), slices.Max(days)})
		}
	}
	return out
}

// workingOverClosures: who counts working days over a closure has its announcement as evidence.
func workingOverClosures(w *world, f *Finding) {
	for _, s := range w.workingSpans() {
		f.look()
		for _, cl := range w.c.Closures {
			if !s.holds(cl.Date) {
				continue
			}
			said := w.announced(cl.Date)
			if !slices.ContainsFunc(s.item.Evidence, func(e corpus.Evidence) bool {
				return slices.Contains(said, e.MessageID)
			}) {
				f.violate("a count over "+quote(cl.Name)+" on "+cl.Date.String(), "its announcement as evidence",
					s.item.ID)
			}
		}
	}
}
