package measure

import (
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
)

// countings are the functions that count, by the name that sections have for them.
var countings = map[string]func() counting{
	"people": ofRun(people), "style and personality": ofRun(styles), "calendar": ofRun(calendar),
	"teams": each(teams), "tasks": tasks, "owners": each(owners), "dependencies": each(dependencies), "graph": each(graph),
	"messages": each(messages), "replies": each(replies), "plan": each(plan), "facts": each(facts),
	"realism":   each(realism),
	"decisions": each(decisions), "talk": each(talk), "promises, rules, absences": each(commitments),
	"themes": each(themes),
	"length": each(lengths), "prose": words, "voices": each(voices), "yields": yields, "zero context": each(panel),
	"evidence": evidences, "options": each(options), "wording": wording, "corpora": each(corpora),
	"phases": each(phases), "sets": each(sets), "haystacks": each(haystacks), "streams": each(streams),
}

// each counts the rows of every corpus.
func each(add func(w *world, c *Counts)) func() counting {
	return func() counting { return counting{add: add} }
}

// tableRows counts the rows of a design's table and, by the names of the record's fields, their values: texts by value,
// whole numbers as a sample. A row that cannot be read is not counted: check finds it.
func tableRows(table string) counting {
	return counting{add: func(w *world, c *Counts) {
		list, err := corpus.Rows[map[string]any](w.Corpus, table)
		if err != nil {
			return
		}
		for _, row := range list {
			c.add("rows", 1)
			for _, field := range slices.Sorted(maps.Keys(row)) {
				switch v := row[field].(type) {
				case string:
					c.of(field, v)
				case float64:
					c.value(field, int(v))
				}
			}
		}
	}}
}

// ofRun counts what the corpora of a run share.
func ofRun(end func(p *part)) func() counting { return func() counting { return counting{end: end} } }

// corpora counts how large each corpus is, and the items of each family.
func corpora(w *world, c *Counts) {
	c.add("corpora", 1)
	c.add("groups", len(w.Groups))
	c.add("messages", len(w.Messages))
	c.add("tasks", len(w.Tasks))
	c.add("items", len(w.Accepted()))
	for i := range w.Messages {
		c.add("tokens", w.Messages[i].Tokens)
	}
	seated := map[string]bool{}
	for _, x := range w.Members {
		if !x.Guest {
			seated[x.PersonID] = true
		}
	}
	c.add("seated", len(seated))
	for _, it := range w.Accepted() {
		c.of("family", it.Family)
	}
}

// people counts who there is (E1, G3).
func people(p *part) {
	c := p.counts
	skilled := false
	for _, x := range p.shared.People {
		skilled = skilled || len(x.Skills) > 0
	}
	for _, x := range p.shared.People {
		c.add("people", 1)
		c.of("department", x.Department)
		c.of("role", x.Role)
		c.of("gender", x.Gender)
		c.of("education", x.Education)
		if x.Rank > 0 {
			c.of("rank", fmt.Sprintf("L%d", x.Rank))
		}
		if x.Age > 0 {
			c.value("age", x.Age)
			c.of("band", band(x.Age))
		}
		if skilled { // where not, the design says nothing of skills
			c.value("skills", len(x.Skills))
		}
		for _, k := range x.Skills {
			c.of("level", k.Level)
			c.of("skill", k.Name)
			if k.Level == "strong" {
				c.of("strong", k.Name)
			}
		}
	}
}

// band is the band of an age of which the middle one is published (E1).
func band(age int) string {
	switch {
	case age < 27:
		return "under 27"
	case age <= 34:
		return "27–34"
	}
	return "over 34"
}

// styles counts how people are and write: the eight style scales, the Big Five, and tone, voice and expertise (G3);
// also of management and staff, and of technical and other staff (E1).
func styles(p *part) {
	c := p.counts
	for i := range p.shared.People {
		x := &p.shared.People[i]
		traits := map[string]string{
			"openness": x.BigFive.Openness, "conscientiousness": x.BigFive.Conscientiousness,
			"extraversion":  x.BigFive.Extraversion,
			"agreeableness": x.BigFive.Agreeableness, "neuroticism": x.BigFive.Neuroticism,
			"tone": x.Tone, "voice": x.Voice, "expertise": x.Expertise, "pair": pair(x),
		}
		for _, s := range corpus.StyleScales() {
			traits[s.Name] = *s.Of(&x.Style)
		}
		kinds := p.kinds(x)
		for _, kind := range kinds {
			c.add(kind, 1)
		}
		for name, value := range traits {
			c.of(name, value)
			for _, kind := range kinds {
				c.of(kind+" "+name, value)
			}
		}
	}
	c.when("roles", p.Technical != nil)
}

// kinds are the kinds of people that a person belongs to.
func (r *run) kinds(x *corpus.Person) []string {
	switch {
	case x.Rank <= 2:
		return []string{"management"}
	case r.Technical == nil:
		return []string{"staff"}
	case r.Technical(x.Role):
		return []string{"staff", "technical staff"}
	}
	return []string{"staff", "other staff"}
}

func pair(p *corpus.Person) string { return p.Tone + " × " + p.Voice }
