package check

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// inForce is for how many days a directive is told to authors (E13).
const inForce = 30

func pastRules() []rule {
	past := []string{tabSummaries, tabLeaders}
	return []rule{
		{Referential, "references of summaries and the leader log", "references", Proved,
			tables(past, []string{tabGroups, tabTasks, tabFacts, tabPeople}), each(pastReferences)},
		{Calendar, "summaries end their week or month", "summaries", Proved, []string{tabSummaries, tabCalendar},
			each(summaryDays)},
		{Calendar, "summaries and directives state what was said", "facts of summaries and directives", Proved,
			tables(past, needPlan, []string{tabFlaggedDays}), each(pastStates)},
		{Calendar, "summaries date what tasks did", "states of tasks in summaries", Proved,
			[]string{tabSummaries, tabTasks}, each(pastDates)},
		{Calendar, "directives are leaders' own", "directives", Proved,
			tables(needPlan, []string{tabLeaders, tabProfiles, tabFlaggedDays}), each(directivesOwn)},
		{Clean, "every value of a summary is a fact", "summaries and directives", Proved,
			tables(past, needPlan, needLexicon), each(pastValues)},
	}
}

func pastReferences(w *world, f *Finding) {
	r := resolver{w, f}
	for _, s := range w.c.Summaries {
		must(r, w.Group, "group", s.GroupID, s.ID)
		mustAll(r, w.Fact, "fact", s.FactIDs, s.ID)
		for _, t := range s.Tasks {
			must(r, w.Task, "task", t.TaskID, s.ID)
		}
	}
	for _, e := range w.c.LeaderLog {
		must(r, w.Group, "group", e.GroupID, e.ID)
		must(r, w.Person, "leader", e.LeaderID, e.ID)
		mustAll(r, w.Task, "task", e.TaskIDs, e.ID)
		mustAll(r, w.Fact, "fact", e.FactIDs, e.ID)
	}
}

// summaryDays: a weekly summary is written on the last workday of its week, a
// monthly one on that of its month, and looks back no farther.
func summaryDays(w *world, f *Finding) {
	for _, s := range w.c.Summaries {
		next := w.Calendar().NextWorkday(s.To)
		first := s.To.Add(1 - s.To.Time().Day())
		ends := next.Time().Month() != s.To.Time().Month()
		if s.Kind == corpus.Weekly {
			first = s.To.Add(-(int(s.To.Weekday()) + 6) % 7)
			ends = next > first.Add(6)
		}
		first = max(first, w.c.First)
		f.expect(w.Calendar().IsWorkday(s.To) && ends && s.From == first,
			fmt.Sprintf("%s, %s to %s", s.Kind, s.From, s.To),
			fmt.Sprintf("%s to the last workday of its time", first), s.ID)
	}
}

// pastStates: what a record states was said in its group by its day, or a flagged day withheld it.
func pastStates(w *world, f *Finding) {
	said := map[[2]string]corpus.Date{} // group and fact → first day
	for _, s := range w.Statements() {
		key := [2]string{s.Message.GroupID, s.Fact.ID}
		if d := s.Message.At.Date(); said[key] == 0 || d < said[key] {
			said[key] = d
		}
	}
	check := func(id, group string, by corpus.Date, facts []string) {
		for _, x := range facts {
			day := said[[2]string{group, x}]
			ok := day != 0 && day <= by || w.withheld(group, x, by)
			f.expect(ok, fmt.Sprintf("%s, said on %s", x, day), "a fact said in "+group+" by "+by.String(), id)
			if fact := w.Fact(x); fact != nil && fact.Noise {
				f.violate(x+", a mistake", "a true fact", id)
			}
		}
	}
	for _, s := range w.c.Summaries {
		check(s.ID, s.GroupID, s.To, s.FactIDs)
	}
	for _, e := range w.c.LeaderLog {
		check(e.ID, e.GroupID, e.Day, e.FactIDs)
	}
}

// pastDates: starts and ends are those of the tasks, are over by then, and are written in the text.
func pastDates(w *world, f *Finding) {
	for _, s := range w.c.Summaries {
		written := map[corpus.Date]bool{}
		for _, sp := range corpus.Scan(s.Text, s.To, w.lex) {
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
			known := slices.Contains([]string{corpus.StateStarted, corpus.StateInProgress, corpus.StateFinished},
				t.State)
			f.expect(known && t.On == day && t.On != 0 && t.On <= s.To && written[t.On],
				fmt.Sprintf("%s %s on %s", t.TaskID, t.State, t.On),
				fmt.Sprintf("%s, written, not after %s", day, s.To), s.ID)
		}
	}
}

// directivesOwn: a directive is by the executive or a manager, who said it that
// day unless it was withheld, and is in force for thirty days.
func directivesOwn(w *world, f *Finding) {
	said := map[[3]string]bool{}
	for _, s := range w.Statements() {
		said[[3]string{s.Fact.ID, s.Message.AuthorID, s.Message.At.Date().String()}] = true
	}
	for _, e := range w.c.LeaderLog {
		p := w.Person(e.LeaderID)
		f.expect(p != nil && p.Rank >= 1 && p.Rank <= 2, "by "+e.LeaderID, "an executive or a manager", e.ID)
		f.expect(e.Until == e.Day.Add(inForce-1), "until "+e.Until.String(), "until "+e.Day.Add(inForce-1).String(),
			e.ID)
		f.expect(len(e.FactIDs) > 0, "no fact", "a fact that it rests on", e.ID)
		for _, x := range e.FactIDs {
			ok := said[[3]string{x, e.LeaderID, e.Day.String()}] || w.withheld(e.GroupID, x, e.Day)
			f.expect(ok, x+" on "+e.Day.String(), "said by "+e.LeaderID+" that day", e.ID)
		}
	}
}

// pastValues: a record has words, no placeholder, and no value but those of its
// facts, the days on which they were said, and the dates of its tasks.
func pastValues(w *world, f *Finding) {
	check := func(id, text string, on corpus.Date, given []corpus.Value, facts []string) {
		for _, x := range facts {
			if fact := w.Fact(x); fact != nil {
				given = append(given, fact.Value)
			}
			for _, m := range w.sources(x) {
				given = append(given, corpus.DateValue(m.At.Date()))
			}
			for _, d := range w.flagged.byFact[x] {
				given = append(given, corpus.DateValue(d.Day))
			}
		}
		f.expect(text != "" && len(prompts.Markers(text)) == 0, quote(text), "words without placeholders", id)
		covered := occurrences(text, given)
		for _, sp := range corpus.Uncovered(text, on, w.lex, covered) {
			known := slices.ContainsFunc(sp.Values, func(v corpus.Value) bool {
				return slices.ContainsFunc(given, v.Equal)
			})
			f.expect(known, quote(sp.Surface)+" in a record", "a value of its facts", id)
		}
	}
	for _, s := range w.c.Summaries {
		var given []corpus.Value
		for _, t := range s.Tasks {
			given = append(given, corpus.DateValue(t.On))
		}
		check(s.ID, s.Text, s.To, given, s.FactIDs)
	}
	for _, e := range w.c.LeaderLog {
		check(e.ID, e.Text, e.Day, []corpus.Value{corpus.DateValue(e.Day)}, e.FactIDs)
	}
}

// occurrences returns where texts and names among values stand in a text: numbers inside them are theirs.
func occurrences(text string, given []corpus.Value) []corpus.Interval {
	var out []corpus.Interval
	seen := map[string]bool{"": true}
	for _, v := range given {
		if seen[v.Text] {
			continue
		}
		seen[v.Text] = true
		length, runes := utf8.RuneCountInString(v.Text), 0
		for from := 0; ; runes++ {
			i := strings.Index(text[from:], v.Text)
			if i < 0 {
				break
			}
			runes += utf8.RuneCountInString(text[from : from+i])
			out = append(out, corpus.Interval{Start: runes, End: runes + length})
			_, size := utf8.DecodeRuneInString(text[from+i:])
			from += i + size
		}
	}
	return out
}
