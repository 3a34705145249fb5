package show

import (
	"fmt"
	"strconv"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/table"
)

// person shows a profile, or lists everyone. The corpora of a run share the people.
func (s *folder) person(args []string) error {
	id := strings.Join(args, " ")
	shared, err := s.reader.Shared()
	if err != nil {
		return err
	}
	found := app.Filter(shared.People, func(p corpus.Person) bool { return id == "" || matches(id, p.ID, p.Name) })
	if len(found) == 0 {
		names := app.Map(shared.People, func(p corpus.Person) string { return p.Name })
		return app.Usage("nobody is called %q; %s lists everybody%s", id, s.command("person"), nearest.Hint(id, names))
	}
	if s.printed(found) {
		return nil
	}
	if len(found) == 1 {
		return s.profile(found[0])
	}
	t := table.New(table.Words("person", "name", "rank", "title", "department"))
	for _, p := range found {
		t.Row(p.ID, p.Name, rankText(p), p.Title, p.Department)
	}
	s.Table(t)
	return nil
}

// profile shows a person, with the tasks that they own and how much they wrote in all corpora.
func (s *folder) profile(p corpus.Person) error {
	s.Printf("%s\n", strings.Join(profileLines(p), "\n"))
	n := 0
	err := s.each(func(c *corpus.Corpus) (bool, error) {
		of := ""
		if s.several() {
			of = " in " + c.ID
		}
		for _, t := range c.Tasks {
			if t.OwnerID == p.ID {
				end := "open"
				if t.End != 0 {
					end = t.End.String()
				}
				s.Printf("  owns     %s, %s to %s%s\n", t.Name, t.Start, end, of)
			}
		}
		for i := range c.Messages {
			if c.Messages[i].AuthorID == p.ID {
				n++
			}
		}
		return true, nil
	})
	if err == nil {
		s.Printf("  wrote    %d messages\n", n)
	}
	return err
}

// profileLines says what is known of a person. Designs leave out what they do not say of people.
func profileLines(p corpus.Person) []string {
	post := rankText(p)
	if p.Title != "" {
		post = p.Title + around(" (", post, ")")
	}
	age := ""
	if p.Age > 0 {
		age = strconv.Itoa(p.Age)
	}
	lines := []string{joined(", ", p.ID+"  "+p.Name, post, p.Department, age, p.Education)}
	style := p.Style
	for _, x := range [][2]string{
		{"writes", joined(", ", style.Formality, style.Verbosity, around("humour ", style.Humour, ""),
			around("jargon ", style.Jargon, ""),
			around("emoji ", style.Emoji, ""), style.Directness, style.Warmth, style.Questioning)},
		{"voice", joined(", ", p.Tone, p.Voice, p.Expertise)},
		{"habits", strings.Join(p.Habits, "; ")},
		{"skills", app.List(p.Skills, func(k corpus.Skill) string { return k.Name + " (" + k.Level + ")" })},
	} {
		if x[1] != "" {
			lines = append(lines, fmt.Sprintf("  %-8s %s", x[0], x[1]))
		}
	}
	return lines
}

// rankText is a rank as L2, empty of a person who has none, as the users of an assistant.
func rankText(p corpus.Person) string {
	if p.Rank == 0 {
		return ""
	}
	return fmt.Sprintf("L%d", p.Rank)
}
