package main

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// scope is what of a kind of records is shown: of a group, a task, a day, or
// any of them together; what is not given does not narrow.
type scope struct {
	group corpus.Group
	task  corpus.Task
	date  corpus.Date
}

// scope reads the arguments of a view of records: a date, a group and a task,
// by id or part of the name, in any order. Ids come before names, groups before tasks.
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
			return s, notThere{usage("no group or task is called %q; the groups are %s; of tasks say the id (%s to %s) or a part of the name", arg, strings.Join(r.groupNames(), ", "), r.firstTask(), r.lastTask())}
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
	found := []T{} // no record is no line, not a null
	for _, x := range list {
		if in(s, x) {
			found = append(found, x)
		}
	}
	if done, err := r.print(found); done {
		return true, err
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

// taskOf returns a task by its id.
func (r *reading) taskOf(id string) corpus.Task {
	if i := slices.IndexFunc(r.c.Tasks, func(t corpus.Task) bool { return t.ID == id }); i >= 0 {
		return r.c.Tasks[i]
	}
	return corpus.Task{}
}

// ledger shows what a task's people held as decided, open and pending. A day shows the ledgers of that day.
func (r *reading) ledger(args []string) (bool, error) {
	day := func(l corpus.Ledger) corpus.Date { return r.message(l.MessageID).At.Date() }
	return records(r, args, "no ledgers there", r.c.Ledgers,
		func(s scope, l corpus.Ledger) bool {
			return s.in(r.taskOf(l.TaskID).GroupID, l.TaskID) && s.on(day(l), day(l))
		},
		func(l corpus.Ledger) {
			fmt.Fprintf(r.out, "%s  %s, after %d messages, to %s on %s\n", l.TaskID, r.Name(l.TaskID), l.Messages,
				l.MessageID, day(l))
			fmt.Fprintf(r.out, "  about    %s\n", strings.Join(l.SubIssues, "; "))
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
		fmt.Fprintf(r.out, "  %-7s  %s (%s)%s\n", section, e.Text, e.FactID, note)
	}
}

// summary shows what a group had done. A day shows the summaries that look back on it.
func (r *reading) summary(args []string) (bool, error) {
	return records(r, args, "no summaries there", r.c.Summaries,
		func(s scope, x corpus.Summary) bool {
			var tasks []string
			for _, t := range x.Tasks {
				tasks = append(tasks, t.TaskID)
			}
			return s.in(x.GroupID, tasks...) && s.on(x.From, x.To)
		},
		func(x corpus.Summary) {
			fmt.Fprintf(r.out, "%s  %s, %s, %s to %s\n", x.ID, r.GroupName(x.GroupID), x.Kind, x.From, x.To)
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
			fmt.Fprintf(r.out, "%s  %s, %s, %s by %s, to %s\n", x.ID, r.GroupName(x.GroupID), x.Day, x.Kind,
				r.Name(x.LeaderID), x.Until)
			r.indented(x.Text)
		})
}

// flagged shows the days that two repairs did not mend.
func (r *reading) flagged(args []string) (bool, error) {
	return records(r, args, "no flagged days there", r.c.Flagged,
		func(s scope, x corpus.FlaggedPassage) bool {
			return s.in(x.GroupID, r.tasksOf(x.FactIDs)...) && s.on(x.Day, x.Day)
		},
		func(x corpus.FlaggedPassage) {
			fmt.Fprintf(r.out, "%s  %s, %s; no question uses %s\n", x.Unit, r.GroupName(x.GroupID), x.Day,
				orNothing(x.FactIDs))
			r.indented(strings.Join(x.Reasons, "\n"))
		})
}

func (r *reading) tasksOf(facts []string) []string {
	var out []string
	for _, id := range facts {
		out = append(out, r.factOf(id).TaskID)
	}
	return out
}

func orNothing(ids []string) string {
	if len(ids) == 0 {
		return "what it holds"
	}
	return strings.Join(ids, ", ")
}

// repair shows what a fixer changed, with what was wrong.
func (r *reading) repair(args []string) (bool, error) {
	return records(r, args, "no repairs there", r.c.Repairs,
		func(s scope, x corpus.Repair) bool {
			return s.in(x.GroupID, r.planned(x.MessageID).TaskIDs...) && s.on(x.Day, x.Day)
		},
		func(x corpus.Repair) {
			fmt.Fprintf(r.out, "%s  %s, repair %d, level %d, %s %s\n", x.Unit, r.GroupName(x.GroupID), x.Attempt,
				x.Level, x.MessageID, x.Outcome)
			for _, v := range x.Violations {
				fmt.Fprintf(r.out, "  wrong    %s\n", v)
			}
			fmt.Fprintf(r.out, "  before   %s\n", x.Before)
			if x.After != "" {
				fmt.Fprintf(r.out, "  after    %s\n", x.After)
			}
		})
}

func (r *reading) indented(text string) {
	for _, l := range strings.Split(text, "\n") {
		fmt.Fprintf(r.out, "  %s\n", l)
	}
}

// firstTask and lastTask are the ends of the ids of tasks, whose width depends on how many there are.
func (r *reading) firstTask() string { return r.taskAt(0) }

func (r *reading) lastTask() string { return r.taskAt(len(r.c.Tasks) - 1) }

func (r *reading) taskAt(i int) string {
	if i < 0 || i >= len(r.c.Tasks) {
		return "none"
	}
	return r.c.Tasks[i].ID
}
