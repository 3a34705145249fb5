package main

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/table"
)

// day shows one group's day. Arguments are a group, a date, both or none.
func (r *reading) day(args []string) (bool, error) {
	group, date, err := r.groupAndDate(args)
	if err != nil {
		return false, err
	}
	messages := r.busiest(group, date)
	if len(messages) == 0 {
		return false, notThere{usage("nobody wrote there on that day; the corpus runs from %s to %s, on workdays",
			r.c.First, r.c.Last)}
	}
	if done, err := r.print(r.shownAs(messages)); done {
		return false, err
	}
	first := messages[0]
	fmt.Fprintf(r.out, "%s, %s %s\n\n", r.place(first.GroupID), first.At.Date().Weekday(), first.At.Date())
	for _, m := range messages {
		r.line(m, "")
	}
	return false, nil
}

// groupAndDate reads the arguments of a day: the id of a group, and a date. What is not given is zero.
func (r *reading) groupAndDate(args []string) (group string, date corpus.Date, err error) {
	for _, arg := range args {
		if d, err := corpus.ParseDate(arg); err == nil {
			date = d
			continue
		}
		i := slices.IndexFunc(r.c.Groups, func(g corpus.Group) bool { return matches(arg, g.ID, g.Name) })
		if i < 0 {
			if strings.ContainsAny(arg, "0123456789") &&
				strings.Count(arg, "-")+strings.Count(arg, "/")+strings.Count(arg, ".") >= 2 {
				return "", 0, usage("%q is no date: dates are written 2025-03-14", arg)
			}
			return "", 0, notThere{usage("no group is called %q; there are %s%s", arg, strings.Join(r.groupNames(), ", "),
				nearest.Hint(arg, r.groupTitles()))}
		}
		group = r.c.Groups[i].ID
	}
	return group, date, nil
}

func (r *reading) groupNames() []string {
	var out []string
	for _, g := range r.c.Groups {
		out = append(out, fmt.Sprintf("%s (%s)", g.Name, g.ID))
	}
	return out
}

// busiest returns the messages of the group-day that fits and has most of them.
func (r *reading) busiest(group string, date corpus.Date) []corpus.Message {
	days := map[string][]corpus.Message{}
	var best string
	for _, m := range r.c.Messages {
		if (group != "" && m.GroupID != group) || (date != 0 && m.At.Date() != date) {
			continue
		}
		key := m.GroupID + m.At.Date().String()
		days[key] = append(days[key], m)
		if best == "" || len(days[key]) > len(days[best]) {
			best = key
		}
	}
	return days[best]
}

// thread shows a message's thread.
func (r *reading) thread(args []string) (bool, error) {
	id, err := oneArg(args, "thread")
	if err != nil {
		return false, err
	}
	m := r.Message(strings.ToUpper(id))
	if id == "" {
		return false, usage("show thread needs the id of a message; %s shows them", r.command("day"))
	}
	if m == nil {
		return false, notThere{usage("no message is called %q; %s shows their ids", id, r.command("day"))}
	}
	var out []corpus.Message
	for _, x := range r.c.Messages {
		if x.ThreadID == m.ThreadID {
			out = append(out, x)
		}
	}
	if done, err := r.print(r.shownAs(out)); done {
		return false, err
	}
	day := corpus.Date(0)
	for _, x := range out {
		if x.At.Date() != day {
			day = x.At.Date()
			fmt.Fprintf(r.out, "\n%s, %s %s\n", r.place(x.GroupID), day.Weekday(), day)
		}
		note := ""
		if x.ID == m.ID {
			note = "  ◂"
		}
		r.line(x, note)
		r.behind(r.planned(x.ID))
	}
	return false, nil
}

// behind writes below a message which other ones it speaks of without being their
// answer: what it says of them cannot be followed without them.
func (r *reading) behind(p corpus.PlannedMessage) {
	quote := func(what, id string) {
		m := r.Message(id)
		if m == nil || id == r.message(p.MessageID).ReplyTo {
			return
		}
		from := fmt.Sprintf("        %s %s: %s, %s %s: ", what, id, m.AuthorName, m.At.Date().Weekday(), m.At.Date())
		text := oneLine(m.Text)
		if n := r.screen(); n > 0 {
			text = table.Cut(text, max(leastColumns, n-table.StringWidth(from)), "…")
		}
		fmt.Fprintln(r.out, from+text)
	}
	quote("recalls", p.RecallsID)
	quote("takes up", p.RefMessageID)
}
