package main

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// person shows a profile, or lists everybody. The corpora of a run share the people.
func (s *showing) person(args []string) error {
	id, err := oneArg([]string{strings.Join(args, " ")}, "person")
	if err != nil {
		return err
	}
	shared, err := s.reader.Shared()
	if err != nil {
		return err
	}
	var found []corpus.Person
	var names []string
	for _, p := range shared.People {
		names = append(names, p.Name)
		if id == "" || matches(id, p.ID, p.Name) {
			found = append(found, p)
		}
	}
	if len(found) == 0 {
		return usage("nobody is called %q; %s lists everybody%s", id, s.command("person"), nearest.Hint(id, names))
	}
	if done, err := s.print(found); done {
		return err
	}
	if len(found) > 1 {
		w := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
		for _, p := range found {
			fmt.Fprintf(w, "%s\t%s\tL%d\t%s\t%s\n", p.ID, p.Name, p.Rank, p.Title, p.Department)
		}
		return w.Flush()
	}
	return s.profile(found[0])
}

// profile shows somebody, with the tasks that they own and how much they wrote in all corpora.
func (s *showing) profile(p corpus.Person) error {
	fmt.Fprintf(s.out, "%s  %s, %s (L%d), %s, %d, %s\n", p.ID, p.Name, p.Title, p.Rank, p.Department, p.Age,
		p.Education)
	style := p.Style
	fmt.Fprintf(s.out, "  writes   %s, %s, humour %s, jargon %s, emoji %s, %s, %s, %s\n", style.Formality,
		style.Verbosity, style.Humour, style.Jargon, style.Emoji, style.Directness, style.Warmth, style.Questioning)
	fmt.Fprintf(s.out, "  voice    %s, %s, %s\n", p.Tone, p.Voice, p.Expertise)
	fmt.Fprintf(s.out, "  habits   %s\n", strings.Join(p.Habits, "; "))
	var skills []string
	for _, k := range p.Skills {
		skills = append(skills, k.Name+" ("+k.Level+")")
	}
	fmt.Fprintf(s.out, "  skills   %s\n", strings.Join(skills, ", "))
	n := 0
	err := s.each(func(c *corpus.Corpus) (bool, error) {
		of := ""
		if s.several() {
			of = " in " + c.ID
		}
		for _, t := range c.Tasks {
			if t.OwnerID == p.ID {
				fmt.Fprintf(s.out, "  owns     %s, %s to %s%s\n", t.Name, t.Start, orOpen(t.End), of)
			}
		}
		for i := range c.Messages {
			if c.Messages[i].AuthorID == p.ID {
				n++
			}
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.out, "  wrote    %d messages\n", n)
	return err
}

func orOpen(d corpus.Date) string {
	if d == 0 {
		return "open"
	}
	return d.String()
}
