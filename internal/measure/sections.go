package measure

import (
	"fmt"

	"memloom/internal/corpus"
)

// countings are the functions that count, by the name that sections have for them.
var countings = map[string]func() counting{
	"people": ofRun(people), "style and personality": ofRun(styles), "calendar": ofRun(calendar),
	"teams": each(teams), "tasks": tasks, "owners": each(owners), "dependencies": each(dependencies), "graph": each(graph),
	"messages": each(messages), "replies": each(replies), "plan": each(plan), "facts": each(facts), "realism": each(realism),
	"decisions": each(decisions), "talk": each(talk), "promises, rules, absences": each(commitments), "themes": each(themes),
	"length": each(lengths), "prose": words, "voices": each(voices), "yields": yields, "zero context": each(panel),
	"evidence": evidences, "corpora": each(corpora),
	"phases": each(phases), "sets": each(sets), "haystacks": each(haystacks), "streams": each(streams),
}

// each counts the rows of every corpus.
func each(add func(w *world, c *Counts)) func() counting {
	return func() counting { return counting{add: add} }
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

// styles counts how people are and write: the eight style scales, the Big Five, and tone, voice and expertise (G3).
func styles(p *part) {
	for i := range p.shared.People {
		x := &p.shared.People[i]
		for _, s := range corpus.StyleScales() {
			p.counts.of(s.Name, *s.Of(&x.Style))
		}
		for name, value := range map[string]string{
			"openness": x.BigFive.Openness, "conscientiousness": x.BigFive.Conscientiousness, "extraversion": x.BigFive.Extraversion,
			"agreeableness": x.BigFive.Agreeableness, "neuroticism": x.BigFive.Neuroticism,
			"tone": x.Tone, "voice": x.Voice, "expertise": x.Expertise, "pair": pair(x),
		} {
			p.counts.of(name, value)
		}
	}
	p.contrasts()
}

func pair(p *corpus.Person) string { return p.Tone + " × " + p.Voice }

// trait is something that people have or have not.
type trait struct {
	name string
	of   func(*corpus.Person) bool
}

// What sets management apart from staff, and technical staff from the others (E1).
var (
	managementTraits = []trait{
		{"semi-formal", func(p *corpus.Person) bool { return p.Style.Formality == "semi-formal" }},
		{"neutral in warmth", func(p *corpus.Person) bool { return p.Style.Warmth == "neutral" }},
		{"probing", func(p *corpus.Person) bool { return p.Style.Questioning == "probing" }},
		{"high openness", func(p *corpus.Person) bool { return p.BigFive.Openness == "high" }},
		{"high extraversion", func(p *corpus.Person) bool { return p.BigFive.Extraversion == "high" }},
	}
	technicalTraits = []trait{
		{"concise", func(p *corpus.Person) bool { return p.Style.Verbosity == "concise" }},
		{"technical jargon", func(p *corpus.Person) bool { return p.Style.Jargon == "technical" }},
		{"minimal humour", func(p *corpus.Person) bool { return p.Style.Humour == "minimal" }},
	}
)

// contrasts holds the kinds of people against one another.
func (p *part) contrasts() {
	staff := func(x *corpus.Person) bool { return x.Rank > 2 }
	p.contrast("management", "staff", managementTraits, func(x *corpus.Person) bool { return !staff(x) }, staff)
	if p.Technical != nil {
		p.contrast("technical staff", "other staff", technicalTraits,
			func(x *corpus.Person) bool { return staff(x) && p.Technical(x.Role) },
			func(x *corpus.Person) bool { return staff(x) && !p.Technical(x.Role) })
	}
}

func (p *part) contrast(one, other string, traits []trait, kinds ...func(*corpus.Person) bool) {
	c := Contrast{Name: "set apart", Kinds: []string{one, other}, People: make([]int, len(kinds))}
	for _, t := range traits {
		c.Traits = append(c.Traits, ContrastTrait{t.name, make([]float64, len(kinds))})
	}
	for k, is := range kinds {
		with := make([]int, len(traits))
		for i := range p.shared.People {
			x := &p.shared.People[i]
			if !is(x) {
				continue
			}
			c.People[k]++
			for j, t := range traits {
				if t.of(x) {
					with[j]++
				}
			}
		}
		for j, n := range with {
			c.Traits[j].Shares[k] = fraction(n, c.People[k])
		}
	}
	p.out.Contrasts = append(p.out.Contrasts, c)
}
