package stats

import "memloom/internal/corpus"

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
func (r *run) contrasts() []Contrast {
	management := func(p *corpus.Person) bool { return p.Rank <= 2 }
	staff := func(p *corpus.Person) bool { return p.Rank > 2 }
	out := []Contrast{r.contrast([]string{"management", "staff"}, managementTraits, management, staff)}
	if r.Technical != nil {
		technical := func(p *corpus.Person) bool { return staff(p) && r.Technical(p.Role) }
		others := func(p *corpus.Person) bool { return staff(p) && !r.Technical(p.Role) }
		out = append(out, r.contrast([]string{"technical staff", "other staff"}, technicalTraits, technical, others))
	}
	return out
}

func (r *run) contrast(names []string, traits []trait, kinds ...func(*corpus.Person) bool) Contrast {
	c := Contrast{Name: "set apart", Kinds: names, People: make([]int, len(kinds))}
	with := make([][]int, len(traits))
	for i := range with {
		with[i] = make([]int, len(kinds))
	}
	for i := range r.shared.People {
		p := &r.shared.People[i]
		for k, is := range kinds {
			if !is(p) {
				continue
			}
			c.People[k]++
			for j, t := range traits {
				count(&with[j][k], t.of(p))
			}
		}
	}
	for j, t := range traits {
		row := ContrastTrait{Name: t.name}
		for k := range kinds {
			row.Shares = append(row.Shares, fraction(with[j][k], c.People[k]))
		}
		c.Traits = append(c.Traits, row)
	}
	return c
}
