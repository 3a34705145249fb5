package calendar

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// inForce is for how many days a directive is passed to authors (E13).
const inForce = 30

// The sizes of a task's ledgers (G8).
const (
	ledgerEvery = 8   // messages
	ledgerWords = 180 // at most
	subIssues   = 6   // at most
)

// summaryDays: a weekly summary is written on the last workday of its week, a monthly one on that of its month, and
// looks back no farther.
func summaryDays(w *rule.World, f *rule.Finding) {
	days := w.Calendar()
	for _, s := range w.Summaries {
		next := days.NextWorkday(s.To)
		first := s.To.Add(1 - s.To.Time().Day())
		ends := next.Time().Month() != s.To.Time().Month()
		if s.Kind == corpus.Weekly {
			first = s.To.Add(-(int(s.To.Weekday()) + 6) % 7)
			ends = next > first.Add(6)
		}
		first = max(first, w.First)
		f.Expect(days.IsWorkday(s.To) && ends && s.From == first, fmt.Sprintf("%s, %s to %s", s.Kind, s.From, s.To),
			fmt.Sprintf("%s to the last workday of its time", first), s.ID)
	}
}

// pastStates: what a record states was said in its group by its day, or a flagged day withheld it.
func pastStates(w *rule.World, f *rule.Finding) {
	check := func(id, group string, by corpus.Date, facts []string) {
		for _, x := range facts {
			said := slices.ContainsFunc(w.Sources(x), func(m *corpus.Message) bool {
				return m.GroupID == group && m.At.Date() <= by
			})
			f.Expect(said || w.Withheld(group, x, by), x, "a fact said in "+group+" by "+by.String(), id)
			if fact := w.Fact(x); fact != nil && fact.Noise {
				f.Violate(x+", a mistake", "a true fact", id)
			}
		}
	}
	for _, s := range w.Summaries {
		check(s.ID, s.GroupID, s.To, s.FactIDs)
	}
	for _, e := range w.LeaderLog {
		check(e.ID, e.GroupID, e.Day, e.FactIDs)
	}
}

// pastDates: starts and ends are those of the tasks, are over by then, and are written in the text.
func pastDates(w *rule.World, f *rule.Finding) {
	for _, s := range w.Summaries {
		written := map[corpus.Date]bool{}
		for _, sp := range corpus.Scan(s.Text, s.To, w.Lex) {
			for _, v := range sp.Values {
				if v.Kind == corpus.KindDate && v.Precision == corpus.Day {
					written[v.Date] = true
				}
			}
		}
		for _, t := range s.Tasks {
			task := w.Task(t.TaskID)
			if task == nil {
				continue
			}
			day := task.Start
			if t.State == corpus.StateFinished {
				day = task.End
			}
			known := slices.Contains([]string{corpus.StateStarted, corpus.StateInProgress, corpus.StateFinished}, t.State)
			f.Expect(known && t.On == day && t.On != 0 && t.On <= s.To && written[t.On],
				fmt.Sprintf("%s %s on %s", t.TaskID, t.State, t.On), fmt.Sprintf("%s, written, not after %s", day, s.To), s.ID)
		}
	}
}

// directivesOwn: a directive is by the executive or a manager, who said it that day unless it was withheld, and is in
// force for thirty days.
func directivesOwn(w *rule.World, f *rule.Finding) {
	for _, e := range w.LeaderLog {
		p, until := w.Person(e.LeaderID), e.Day.Add(inForce-1)
		f.Expect(p != nil && p.Rank >= 1 && p.Rank <= 2, "by "+e.LeaderID, "an executive or a manager", e.ID)
		f.Expect(e.Until == until, "until "+e.Until.String(), "until "+until.String(), e.ID)
		f.Expect(len(e.FactIDs) > 0, "no fact", "a fact that it rests on", e.ID)
		for _, x := range e.FactIDs {
			said := slices.ContainsFunc(w.Sources(x), func(m *corpus.Message) bool {
				return m.AuthorID == e.LeaderID && m.At.Date() == e.Day
			})
			f.Expect(said || w.Withheld(e.GroupID, x, e.Day), x+" on "+e.Day.String(), "said by "+e.LeaderID+" that day", e.ID)
		}
	}
}

// ledgerCadence: a task has a ledger after every eighth of its messages, with the same sub-issues in each, six at most,
// and 180 words at most (G8). Tasks of fewer messages have none.
func ledgerCadence(w *rule.World, f *rule.Finding) {
	order := messagesOfTasks(w)
	next := map[string]int{} // task → ledgers so far
	issues := map[string][]string{}
	for l := range rule.All(w.Ledgers) {
		f.Look()
		next[l.TaskID]++
		n, list := next[l.TaskID]*ledgerEvery, order[l.TaskID]
		if l.Messages != n || n > len(list) || list[n-1] != l.MessageID {
			f.Violate(fmt.Sprintf("after %d messages of %s, with %s", l.Messages, l.TaskID, l.MessageID),
				fmt.Sprintf("after message %d of the task", n), l.TaskID, l.MessageID)
		}
		if before, ok := issues[l.TaskID]; len(l.SubIssues) > subIssues || ok && !slices.Equal(before, l.SubIssues) {
			f.Violate(rule.Quote(strings.Join(l.SubIssues, ", ")), "six sub-issues at most, the same in every ledger",
				l.TaskID, l.MessageID)
		}
		issues[l.TaskID] = l.SubIssues
		if words := wordsIn(l); words > ledgerWords {
			f.Violate(fmt.Sprintf("%d words", words), fmt.Sprintf("%d at most", ledgerWords), l.TaskID, l.MessageID)
		}
	}
	for t := range rule.All(w.Tasks) {
		if next[t.ID] < len(order[t.ID])/ledgerEvery {
			f.Violate(fmt.Sprintf("%d ledgers of %d messages", next[t.ID], len(order[t.ID])), "one after every eighth", t.ID)
		}
	}
}

// wordsIn counts the words of a ledger as its author reads it: the headings of its three sections, and how often a
// matter has been asked for.
func wordsIn(l *corpus.Ledger) int {
	text := "DECIDED OPEN PENDING"
	for _, e := range slices.Concat(l.Decided, l.Open, l.Pending) {
		text += " " + e.Text
		if e.Repeats > 1 {
			text += " (asked n times)"
		}
	}
	return len(strings.Fields(text))
}

// messagesOfTasks returns the messages of every task in the order of the table. The ledger of a piece of work is its
// phase's.
func messagesOfTasks(w *rule.World) map[string][]string {
	out := map[string][]string{}
	for m := range rule.All(w.Messages) {
		p := w.Planned(m.ID)
		if p == nil {
			continue
		}
		for _, id := range p.TaskIDs {
			if t := w.Task(id); t != nil && t.PhaseID != "" {
				id = t.PhaseID
			}
			out[id] = append(out[id], m.ID)
		}
	}
	return out
}
