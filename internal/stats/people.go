package stats

import (
	"fmt"

	"memloom/internal/corpus"
)

// mostSkills is how many of the skills held at strong are listed.
const mostSkills = 5

// people measures who there is (E1, G3). The corpora of a run share them.
type people struct{ *run }

func newPeople(r *run) measure { return people{r} }

func (people) add(*world) {}

func (m people) conclude(s *section) {
	people := m.shared.People
	s.count("people", len(people), m.whole(point("EverMemBench", organisation))...)
	s.count("departments", len(tally(people, func(p corpus.Person) string { return p.Department })),
		m.organised(point("EverMemBench", 7))...)
	s.count("roles", len(tally(people, func(p corpus.Person) string { return p.Role })), m.tableSix(4, 7)...)

	ages := values{}
	for _, p := range people {
		if p.Age > 0 {
			ages.add(p.Age)
		}
	}
	s.sample("age", "years", ages, point("EverMemBench", 30.8))
	s.add(m.trait("rank", rank, nil, e1Rank))
	s.add(m.trait("gender", func(p corpus.Person) string { return p.Gender }, nil, e1Gender))
	s.add(m.trait("age", band, []string{agesBelow, agesMiddle, agesAbove}, e1Age))
	s.add(m.trait("education", func(p corpus.Person) string { return p.Education }, nil, e1Education))
	s.add(m.trait("department", func(p corpus.Person) string { return p.Department }, nil))
	s.add(m.trait("role", func(p corpus.Person) string { return p.Role }, nil)) // ranks and fields allow no even shares
	m.skills(s)
}

// trait is how people are spread over the values of a trait. Those of whom a design does not say it, for which of is
// empty, are not counted.
func (r *run) trait(name string, of func(corpus.Person) string, order []string, sources ...source) Distribution {
	counts := tally(r.shared.People, of)
	delete(counts, "")
	return distribution(name, "people", counts, order, sources...)
}

func rank(p corpus.Person) string {
	if p.Rank == 0 {
		return ""
	}
	return fmt.Sprintf("L%d", p.Rank)
}

func band(p corpus.Person) string {
	switch {
	case p.Age == 0:
		return ""
	case p.Age < 27:
		return agesBelow
	case p.Age <= 34:
		return agesMiddle
	}
	return agesAbove
}

// skills measures how many skills people have and how well (E1).
func (m people) skills(s *section) {
	perPerson := values{}
	levels, pool, strong, held := map[string]int{}, map[string]int{}, map[string]int{}, 0
	for _, p := range m.shared.People {
		perPerson.add(len(p.Skills))
		for _, k := range p.Skills {
			levels[k.Level]++
			pool[k.Name]++
			if k.Level == "strong" {
				strong[k.Name]++
				held++
			}
		}
	}
	if len(pool) == 0 { // the design says nothing of skills
		clear(perPerson)
	}
	most := 0
	for _, n := range strong {
		most = max(most, n)
	}
	s.count("different skills", len(pool), m.whole(point("EverMemBench", 104))...)
	s.share("share of the commonest among strong skills", most, held, point("EverMemBench", 0.139))
	s.sample("skills a person", "skills", perPerson, point("EverMemBench", 4.1))
	s.add(distribution("skill level", "skills", levels, nil, e1Levels))
	s.add(ranked("strong skills", "skills", strong, mostSkills))
}

// distinct returns the different values of a list in the order of their first use.
func distinct[T any](list []T, of func(T) string) []string {
	var out []string
	seen := map[string]bool{}
	for _, x := range list {
		if v := of(x); !seen[v] {
			seen[v] = true
			out = append(out, v)
		}
	}
	return out
}
