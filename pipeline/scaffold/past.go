package scaffold

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
	check "memloom/validate/daycheck"
)

// History finds the pages that the author of a day is told: the latest weekly and monthly summary of the group before
// that day, and the leader logs that reach into its thirty days.
type History struct {
	pages map[[2]string][]Summary // kind and group → by day
}

// NewHistory sorts pages for looking up.
func NewHistory(pages []Summary) *History {
	s := &History{pages: map[[2]string][]Summary{}}
	for _, p := range pages {
		key := [2]string{p.Kind, p.GroupID}
		s.pages[key] = append(s.pages[key], p)
	}
	return s
}

// Before returns the pages for a group's day, summaries first.
func (s *History) Before(group string, day corpus.Date) []Summary {
	var out []Summary
	for _, kind := range []corpus.SummaryKind{corpus.Weekly, corpus.Monthly} {
		list := s.pages[[2]string{string(kind), group}]
		for _, p := range slices.Backward(list) {
			if p.To < day {
				out = append(out, p)
				break
			}
		}
	}
	for _, p := range s.pages[[2]string{prompts.KindLeaderLog, group}] {
		if p.To < day && p.To.Add(inForce) > day {
			out = append(out, p)
		}
	}
	return out
}

// Past is what an author is told of a day's past, from the records of its pages; nil where there is nothing yet.
func (k *Scaffold) Past(day corpus.Date, records []Record) *prompts.Past {
	var p prompts.Past
	for _, r := range records {
		if r.Summary != nil {
			switch r.Summary.Kind {
			case corpus.Weekly:
				p.Weekly = r.Summary.Text
			case corpus.Monthly:
				p.Monthly = r.Summary.Text
			}
		}
		for _, e := range r.Log {
			if e.Until >= day {
				p.Directives = append(p.Directives,
					prompts.Directive{Date: e.Day, By: k.name(e.LeaderID), Kind: string(e.Kind), Text: e.Text})
			}
		}
	}
	if p.Weekly == "" && p.Monthly == "" && len(p.Directives) == 0 {
		return nil
	}
	return &p
}

// World is what the days of the project are checked with.
func (k *Scaffold) World(people []corpus.Person) check.World {
	var w check.World
	for _, p := range people {
		given, _, _ := strings.Cut(p.Name, " ")
		w.People = append(w.People, check.Person{Name: p.Name, Given: given})
	}
	for _, g := range k.b.Groups {
		w.Groups = append(w.Groups, g.Name)
	}
	return w
}

// around is for how many workdays before its start and after its end a task
// may be spoken about as one that is to come or is done.
const around = 5

// Context is what a day is held against (E14). The pages are those of Before.
func (k *Scaffold) Context(d dialogue.DayPlan, pages []Summary) check.Context {
	c := check.Context{
		Date: d.Date, Workday: k.b.Calendar.IsWorkday(d.Date), Group: k.groups[d.GroupID].Name,
		Writers: k.writers(d), Guests: k.guestsOf(d), Leaves: k.leaves(d), Known: k.known(pages),
	}
	stated := map[string]bool{} // tasks of which the day states something
	for i, s := range d.Slots {
		if len(k.b.Portfolio) > 0 {
			stated[s.TaskID] = true
		}
		for _, id := range s.FactIDs {
			f := k.facts[id]
			stated[f.TaskID] = true
			if f.Contradicts != "" {
				c.Disputed = append(c.Disputed, i+1)
			}
		}
	}
	for _, t := range k.byTask[d.GroupID] {
		if !stated[t.ID] && !k.near(t, d.Date) {
			continue
		}
		state := k.state(t, d.Date)
		c.Tasks = append(c.Tasks, prompts.CheckTask{N: len(c.Tasks) + 1, Name: t.Name, Owner: k.name(t.OwnerID),
			State: state})
	}
	return c
}

// near says whether a task is spoken about on a day even where nothing new is said of it.
// Of the many pieces of work of a domain's phases only those are that messages are about.
func (k *Scaffold) near(t corpus.Task, d corpus.Date) bool {
	if len(k.b.Portfolio) > 0 {
		return false
	}
	cal := k.b.Calendar
	early := d < t.Start && cal.WorkdaysBetween(d, t.Start) > around
	return !early && (t.End == 0 || d <= t.End || cal.WorkdaysBetween(t.End, d) <= around)
}

// state is where a task is on a day.
func (k *Scaffold) state(t corpus.Task, d corpus.Date) string {
	switch {
	case d < t.Start:
		return prompts.TaskUpcoming
	case d == t.End:
		return prompts.TaskEnding
	case d == t.Start:
		return prompts.TaskStarting
	case t.End != 0 && d > t.End:
		return prompts.TaskFinished
	}
	return prompts.TaskOngoing
}

// writers are the group's members, and its guests from their first message on.
func (k *Scaffold) writers(d dialogue.DayPlan) []string {
	var out []string
	for _, id := range k.groups[d.GroupID].MemberIDs {
		out = append(out, k.name(id))
	}
	return append(out, k.guestsOf(d)...)
}

// guestsOf are the writers of a day who are no members of the group.
func (k *Scaffold) guestsOf(d dialogue.DayPlan) []string {
	var out []string
	for _, g := range k.guests {
		if g.GroupID == d.GroupID && g.From.Date() <= d.Date {
			out = append(out, k.name(g.PersonID))
		}
	}
	return out
}

// leaves are the slots that may be deleted: nothing answers or refers to them,
// they state nothing, and no one comes in by them (model.md, Repair).
func (k *Scaffold) leaves(d dialogue.DayPlan) []int {
	var out []int
	for i, s := range d.Slots {
		if len(s.FactIDs) == 0 && !k.replied[s.Key] && s.Path != corpus.PathCross {
			out = append(out, i+1)
		}
	}
	return out
}

// known are the values that the pages hold, the latest of each attribute.
func (k *Scaffold) known(pages []Summary) []check.Known {
	at := map[[2]string]int{}
	day := map[[2]string]corpus.Date{}
	var out []check.Known
	for _, p := range pages {
		for _, e := range p.In.Entries {
			for _, f := range e.Facts {
				key := [2]string{e.Subject, f.Attribute}
				i, known := at[key]
				switch {
				case !known:
					at[key], day[key] = len(out), f.On
					out = append(out, check.Known{Subject: e.Subject, Attribute: f.Attribute, Value: f.Value})
				case f.On >= day[key]:
					out[i].Value, day[key] = f.Value, f.On
				}
			}
		}
	}
	return out
}
