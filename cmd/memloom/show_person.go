package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/table"
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
		t := table.New(table.Words("person", "name", "rank", "title", "department"))
		for _, p := range found {
			t.Row(p.ID, p.Name, rankText(p), p.Title, p.Department)
		}
		return s.table(t)
	}
	return s.profile(found[0])
}

// profile shows somebody, with the tasks that they own and how much they wrote in all corpora.
func (s *showing) profile(p corpus.Person) error {
	for _, line := range profileLines(p) {
		fmt.Fprintln(s.out, line)
	}
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

// profileLines says what is known of a person. Designs leave out what they do not say of people.
func profileLines(p corpus.Person) []string {
	post := rankText(p)
	if p.Title != "" {
		post = p.Title + around(" (", post, ")")
	}
	about := []string{p.ID + "  " + p.Name, post, p.Department}
	if p.Age > 0 {
		about = append(about, strconv.Itoa(p.Age))
	}
	lines := []string{said(", ", append(about, p.Education)...)}
	add := func(name, text string) {
		if text != "" {
			lines = append(lines, fmt.Sprintf("  %-8s %s", name, text))
		}
	}
	style := p.Style
	add("writes", said(", ", style.Formality, style.Verbosity, around("humour ", style.Humour, ""), around("jargon ", style.Jargon, ""),
		around("emoji ", style.Emoji, ""), style.Directness, style.Warmth, style.Questioning))
	add("voice", said(", ", p.Tone, p.Voice, p.Expertise))
	add("habits", strings.Join(p.Habits, "; "))
	var skills []string
	for _, k := range p.Skills {
		skills = append(skills, k.Name+" ("+k.Level+")")
	}
	add("skills", strings.Join(skills, ", "))
	return lines
}

// rankText is a rank as L2, empty of somebody who has none, as the users of an assistant.
func rankText(p corpus.Person) string {
	if p.Rank == 0 {
		return ""
	}
	return fmt.Sprintf("L%d", p.Rank)
}

// around puts words around a text that is not empty.
func around(before, text, after string) string {
	if text == "" {
		return ""
	}
	return before + text + after
}

// said joins the texts that are not empty.
func said(separator string, texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(x string) bool { return x == "" }), separator)
}

func orOpen(d corpus.Date) string {
	if d == 0 {
		return "open"
	}
	return d.String()
}
