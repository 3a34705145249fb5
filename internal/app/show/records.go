package show

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
)

// scope is what of a kind of records is shown: of a group, a task, a day, or any of them together; what is not given
// does not narrow.
type scope struct {
	group corpus.Group
	task  corpus.Task
	date  corpus.Date
}

// scope reads the arguments of a view of records: a date, a group and a task, by id or part of the name, in any order.
// Ids come before names, groups before tasks.
func (r *reading) scope(args []string) (scope, error) {
	var s scope
	for _, arg := range args {
		if d, err := corpus.ParseDate(arg); err == nil {
			s.date = d
			continue
		}
		group := slices.IndexFunc(r.c.Groups, func(g corpus.Group) bool { return matches(arg, g.ID, g.Name) })
		task := slices.IndexFunc(r.c.Tasks, func(t corpus.Task) bool { return strings.EqualFold(arg, t.ID) })
		if task < 0 {
			task = slices.IndexFunc(r.c.Tasks, func(t corpus.Task) bool { return matches(arg, t.ID, t.Name) })
		}
		switch {
		case group >= 0:
			s.group = r.c.Groups[group]
		case task >= 0:
			s.task = r.c.Tasks[task]
		default:
			first, last := "none", "none" // the width of ids depends on how many there are
			if n := len(r.c.Tasks); n > 0 {
				first, last = r.c.Tasks[0].ID, r.c.Tasks[n-1].ID
			}
			return s, absent("no group or task is called %q; the groups are %s; of tasks say the id (%s to %s) or a part of "+
				"the name", arg, r.groupNames(), first, last)
		}
	}
	return s, nil
}

// in says whether a record of a group and some tasks is in the scope.
func (s scope) in(group string, tasks ...string) bool {
	return (s.group.ID == "" || s.group.ID == group) && (s.task.ID == "" || slices.Contains(tasks, s.task.ID))
}

// on says whether a record of the days from one to another is in the scope.
func (s scope) on(from, to corpus.Date) bool { return s.date == 0 || from <= s.date && s.date <= to }

// records shows what of a list is in scope, as JSON or each in its way.
func records[T any](r *reading, args []string, none string, list []T, in func(scope, T) bool,
	show func(T)) (bool, error) {
	s, err := r.scope(args)
	if err != nil {
		return false, err
	}
	found := app.Filter(append([]T{}, list...), func(x T) bool { return in(s, x) }) // no record is no line, not a null
	if r.printed(found) {
		return true, nil
	}
	if r.none = none; len(found) > 0 {
		r.shown = true
		r.heading()
	}
	for _, x := range found {
		show(x)
	}
	return true, nil
}

// ledger shows what a task's people held as decided, open and pending. A day shows the ledgers of that day.
func (r *reading) ledger(args []string) (bool, error) {
	day := func(l corpus.Ledger) corpus.Date { return r.message(l.MessageID).At.Date() }
	return records(r, args, "no ledgers there", r.c.Ledgers,
		func(s scope, l corpus.Ledger) bool {
			return s.in(orEmpty(r.Task(l.TaskID)).GroupID, l.TaskID) && s.on(day(l), day(l))
		},
		func(l corpus.Ledger) {
			r.Printf("%s  %s, after %d messages, to %s on %s\n", l.TaskID, r.Name(l.TaskID), l.Messages, l.MessageID, day(l))
			r.Printf("  about    %s\n", strings.Join(l.SubIssues, "; "))
			r.entries("decided", "", l.Decided)
			r.entries("open", "asked", l.Open)
			r.entries("pending", "asked for", l.Pending)
		})
}

func (r *reading) entries(section, asked string, list []corpus.LedgerEntry) {
	for i, e := range list {
		if i > 0 {
			section = ""
		}
		note := ""
		if e.Repeats > 1 {
			note = fmt.Sprintf(", %s %d times", asked, e.Repeats)
		}
		r.Printf("  %-7s  %s (%s)%s\n", section, e.Text, e.FactID, note)
	}
}

// summary shows what a group had done. A day shows the summaries that look back on it.
func (r *reading) summary(args []string) (bool, error) {
	return records(r, args, "no summaries there", r.c.Summaries,
		func(s scope, x corpus.Summary) bool {
			tasks := app.Map(x.Tasks, func(t corpus.TaskState) string { return t.TaskID })
			return s.in(x.GroupID, tasks...) && s.on(x.From, x.To)
		},
		func(x corpus.Summary) {
			r.Printf("%s  %s, %s, %s to %s\n", x.ID, r.GroupName(x.GroupID), x.Kind, x.From, x.To)
			r.indented(x.Text)
		})
}

// directive shows the leader log. A day shows what was in force on it.
func (r *reading) directive(args []string) (bool, error) {
	return records(r, args, "no directives there", r.c.LeaderLog,
		func(s scope, x corpus.LeaderEntry) bool {
			tasks := x.TaskIDs
			if len(tasks) == 0 && s.task.GroupID == x.GroupID {
				tasks = []string{s.task.ID} // the whole group's
			}
			return s.in(x.GroupID, tasks...) && s.on(x.Day, x.Until)
		},
		func(x corpus.LeaderEntry) {
			r.Printf("%s  %s, %s, %s by %s, to %s\n", x.ID, r.GroupName(x.GroupID), x.Day, x.Kind, r.Name(x.LeaderID), x.Until)
			r.indented(x.Text)
		})
}

// flagged shows the days that two repairs did not mend.
func (r *reading) flagged(args []string) (bool, error) {
	return records(r, args, "no flagged days there", r.c.Flagged,
		func(s scope, x corpus.FlaggedPassage) bool {
			tasks := app.Map(x.FactIDs, func(id string) string { return r.factOf(id).TaskID })
			return s.in(x.GroupID, tasks...) && s.on(x.Day, x.Day)
		},
		func(x corpus.FlaggedPassage) {
			r.Printf("%s  %s, %s; no question uses %s\n", x.Unit, r.GroupName(x.GroupID), x.Day,
				cmp.Or(strings.Join(x.FactIDs, ", "), "what it holds"))
			r.indented(strings.Join(x.Reasons, "\n"))
		})
}

// repair shows what a fixer changed, with what was wrong.
func (r *reading) repair(args []string) (bool, error) {
	return records(r, args, "no repairs there", r.c.Repairs,
		func(s scope, x corpus.Repair) bool {
			return s.in(x.GroupID, r.planned(x.MessageID).TaskIDs...) && s.on(x.Day, x.Day)
		},
		func(x corpus.Repair) {
			r.Printf("%s  %s, repair %d, level %d, %s %s\n", x.Unit, r.GroupName(x.GroupID), x.Attempt, x.Level, x.MessageID,
				x.Outcome)
			for _, v := range x.Violations {
				r.Printf("  wrong    %s\n", v)
			}
			r.Printf("  before   %s\n%s", x.Before, around("  after    ", x.After, "\n"))
		})
}

// failure shows the questions to models that stayed without an acceptable answer and were passed over, and why. Every
// argument narrows them: a stage, a task, a model, or a group, day or item on whose behalf it was asked. Those that
// belong to no corpus come first.
func (s *folder) failure(args []string) error {
	shared, err := s.reader.Shared()
	if err != nil {
		return err
	}
	var stages []string // of every failure
	show := func(c *corpus.Corpus) (bool, error) {
		for _, f := range c.Failures {
			stages = append(stages, f.Stage)
		}
		newReading(c, s).failures(args)
		return true, nil
	}
	if s.One == "" {
		_, _ = show(shared)
	}
	if err := s.each(show); err != nil {
		return err
	}
	if s.none = "no failures: every question was answered"; len(stages) > 0 {
		s.none = "no failures there; there are " + counted(stages)
	}
	s.foot()
	return nil
}

// failures shows those of a corpus.
func (r *reading) failures(args []string) {
	// none is no line, not a null
	found := app.Filter(append([]corpus.Failure{}, r.c.Failures...), func(f corpus.Failure) bool {
		return !slices.ContainsFunc(args, func(arg string) bool { return !r.concerns(f, arg) })
	})
	if r.printed(found) {
		return
	}
	if len(found) > 0 && r.c.ID != "" {
		r.heading()
	}
	for _, f := range found {
		r.shown = true
		r.Printf("%s  %s, %s asked of %s: %s\n", f.Stage, f.Unit, f.Task, cmp.Or(f.Model, "no model"), f.Kind)
		r.indented(f.Reason)
	}
}

// concerns says whether a failure is of what the user typed.
func (r *reading) concerns(f corpus.Failure, typed string) bool {
	fits := func(name string) bool { return strings.EqualFold(typed, name) }
	return slices.ContainsFunc([]string{f.Stage, f.Task, f.Model, f.Unit}, fits) ||
		slices.ContainsFunc(strings.Split(f.Unit, "/"), func(x string) bool { return matches(typed, x, r.GroupName(x)) })
}

// counted lists names in the order in which they first come, each with how often it comes.
func counted(names []string) string {
	count := map[string]int{}
	var parts []string
	for _, s := range names {
		count[s]++
	}
	for _, s := range names {
		if count[s] > 0 {
			parts = append(parts, fmt.Sprintf("%d of %s", count[s], s))
			count[s] = 0
		}
	}
	return strings.Join(parts, ", ")
}
