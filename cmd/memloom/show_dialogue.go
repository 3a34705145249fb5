package main

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// day shows one group's day. Arguments are a group, a date, both or none.
func (r *reading) day(args []string) error {
	var group corpus.Group
	var date corpus.Date
	for _, arg := range args {
		if d, err := corpus.ParseDate(arg); err == nil {
			date = d
			continue
		}
		i := slices.IndexFunc(r.c.Groups, func(g corpus.Group) bool { return matches(arg, g.ID, g.Name) })
		if i < 0 {
			if strings.ContainsAny(arg, "0123456789") &&
				strings.Count(arg, "-")+strings.Count(arg, "/")+strings.Count(arg, ".") >= 2 {
				return usage("%q is no date: dates are written 2025-03-14", arg)
			}
			return usage("no group is called %q; there are %s%s", arg, strings.Join(r.groupNames(), ", "),
				nearest.Hint(arg, r.groupTitles()))
		}
		group = r.c.Groups[i]
	}
	messages := r.busiest(group.ID, date)
	if len(messages) == 0 {
		return usage("nobody wrote there on that day; the corpus runs from %s to %s, on workdays", r.c.First, r.c.Last)
	}
	if done, err := r.print(r.shown(messages)); done {
		return err
	}
	first := messages[0]
	fmt.Fprintf(r.out, "%s, %s %s\n\n", r.groups[first.GroupID].Name, first.At.Date().Weekday(), first.At.Date())
	for _, m := range messages {
		r.line(m, "")
	}
	return nil
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
func (r *reading) thread(args []string) error {
	id, err := oneArg(args, "thread")
	if err != nil {
		return err
	}
	m, ok := r.messages[strings.ToUpper(id)]
	if id == "" {
		return usage("show thread needs the id of a message; %s shows them", r.command("day"))
	}
	if !ok {
		return usage("no message is called %q; %s shows their ids", id, r.command("day"))
	}
	var out []corpus.Message
	for _, x := range r.c.Messages {
		if x.ThreadID == m.ThreadID {
			out = append(out, x)
		}
	}
	if done, err := r.print(r.shown(out)); done {
		return err
	}
	day := corpus.Date(0)
	for _, x := range out {
		if x.At.Date() != day {
			day = x.At.Date()
			fmt.Fprintf(r.out, "\n%s, %s %s\n", r.groups[x.GroupID].Name, day.Weekday(), day)
		}
		note := ""
		if x.ID == m.ID {
			note = "  ◂"
		}
		r.line(x, note)
		r.behind(r.plan[x.ID])
	}
	return nil
}

// behind writes below a message which other ones it speaks of without being their
// answer: what it says of them cannot be followed without them.
func (r *reading) behind(p corpus.PlannedMessage) {
	quote := func(what, id string) {
		m, ok := r.messages[id]
		if !ok || id == r.messages[p.MessageID].ReplyTo {
			return
		}
		from := fmt.Sprintf("        %s %s: %s, %s %s: ", what, id, m.AuthorName, m.At.Date().Weekday(), m.At.Date())
		text := oneLine(m.Text)
		if n := r.screen(); n > 0 {
			text = cut(text, max(leastColumns, n-utf8.RuneCountInString(from)))
		}
		fmt.Fprintln(r.out, from+text)
	}
	quote("recalls", p.RecallsID)
	quote("takes up", p.RefMessageID)
}

// person shows a profile.
func (r *reading) person(args []string) error {
	id, err := oneArg([]string{strings.Join(args, " ")}, "person")
	if err != nil {
		return err
	}
	var found []corpus.Person
	for _, p := range r.c.People {
		if id == "" || matches(id, p.ID, p.Name) {
			found = append(found, p)
		}
	}
	if len(found) == 0 {
		return usage("nobody is called %q; %s lists everybody%s", id, r.command("person"),
			nearest.Hint(id, r.peopleNames()))
	}
	if done, err := r.print(found); done {
		return err
	}
	if len(found) > 1 {
		w := tabwriter.NewWriter(r.out, 0, 0, 2, ' ', 0)
		for _, p := range found {
			fmt.Fprintf(w, "%s\t%s\tL%d\t%s\t%s\n", p.ID, p.Name, p.Rank, p.Title, p.Department)
		}
		return w.Flush()
	}
	r.profile(found[0])
	return nil
}

func (r *reading) profile(p corpus.Person) {
	fmt.Fprintf(r.out, "%s  %s, %s (L%d), %s, %d, %s\n", p.ID, p.Name, p.Title, p.Rank, p.Department, p.Age,
		p.Education)
	s := p.Style
	fmt.Fprintf(r.out, "  writes   %s, %s, humour %s, jargon %s, emoji %s, %s, %s, %s\n", s.Formality, s.Verbosity,
		s.Humour, s.Jargon, s.Emoji, s.Directness, s.Warmth, s.Questioning)
	fmt.Fprintf(r.out, "  voice    %s, %s, %s\n", p.Tone, p.Voice, p.Expertise)
	fmt.Fprintf(r.out, "  habits   %s\n", strings.Join(p.Habits, "; "))
	var skills []string
	for _, k := range p.Skills {
		skills = append(skills, k.Name+" ("+k.Level+")")
	}
	fmt.Fprintf(r.out, "  skills   %s\n", strings.Join(skills, ", "))
	for _, t := range r.c.Tasks {
		if t.OwnerID == p.ID {
			fmt.Fprintf(r.out, "  owns     %s, %s to %s\n", t.Name, t.Start, orOpen(t.End))
		}
	}
	n := 0
	for _, m := range r.c.Messages {
		if m.AuthorID == p.ID {
			n++
		}
	}
	fmt.Fprintf(r.out, "  wrote    %d messages\n", n)
}

func orOpen(d corpus.Date) string {
	if d == 0 {
		return "open"
	}
	return d.String()
}
