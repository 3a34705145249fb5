package show

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/app"
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
		return false, absent("nobody wrote there on that day; the corpus runs from %s to %s, on workdays",
			r.c.First, r.c.Last)
	}
	if r.printed(r.shownAs(messages)) {
		return false, nil
	}
	r.Printf("%s\n\n", r.dayHeading(messages[0]))
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
				return "", 0, app.Usage("%q is no date: dates are written 2025-03-14", arg)
			}
			titles := app.Map(r.c.Groups, func(g corpus.Group) string { return g.Name })
			return "", 0, absent("no group is called %q; there are %s%s", arg, r.groupNames(), nearest.Hint(arg, titles))
		}
		group = r.c.Groups[i].ID
	}
	return group, date, nil
}

func (r *reading) groupNames() string {
	return app.List(r.c.Groups, func(g corpus.Group) string { return fmt.Sprintf("%s (%s)", g.Name, g.ID) })
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
		return false, app.Usage("show thread needs the id of a message; %s shows them", r.command("day"))
	}
	if m == nil {
		return false, absent("no message is called %q; %s shows their ids", id, r.command("day"))
	}
	out := app.Filter(r.c.Messages, func(x corpus.Message) bool { return x.ThreadID == m.ThreadID })
	if r.printed(r.shownAs(out)) {
		return false, nil
	}
	day := corpus.Date(0)
	for _, x := range out {
		if x.At.Date() != day {
			day = x.At.Date()
			r.Printf("\n%s\n", r.dayHeading(x))
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

// behind writes below a message which other ones it speaks of without being their answer: what it says of them cannot
// be followed without them.
func (r *reading) behind(p corpus.PlannedMessage) {
	quote := func(what, id string) {
		m := r.Message(id)
		if m == nil || id == r.message(p.MessageID).ReplyTo {
			return
		}
		from := fmt.Sprintf("        %s %s: %s, %s: ", what, id, m.AuthorName, weekday(*m))
		text := app.OneLine(m.Text)
		if r.Screen() > 0 {
			text = table.Cut(text, max(app.LeastColumns, r.Screen()-table.StringWidth(from)), "…")
		}
		r.Printf("%s\n", from+text)
	}
	quote("recalls", p.RecallsID)
	quote("takes up", p.RefMessageID)
}
