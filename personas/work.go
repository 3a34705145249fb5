package personas

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// roles gives everybody a role of the pack that fits their rank: always one of
// those with the fewest people so far, so that roles are as even as the ranks
// allow; of these one that few ranks can fill (G3).
func roles(people []corpus.Person, p *pack.Pack, r *rand.Rand) error {
	taken := make([]int, len(p.Roles))
	departments := corpus.Shuffled(r, p.Departments)
	for i := range people {
		best := -1
		for _, j := range r.Perm(len(p.Roles)) {
			if !slices.Contains(p.Roles[j].Ranks, people[i].Rank) {
				continue
			}
			if best < 0 || taken[j] < taken[best] || taken[j] == taken[best] && len(p.Roles[j].Ranks) < len(p.Roles[best].Ranks) {
				best = j
			}
		}
		if best < 0 {
			return fmt.Errorf("giving roles: the pack %s has no role of rank %d", p.Name, people[i].Rank)
		}
		taken[best]++
		people[i].Role = p.Roles[best].Name
		people[i].Title = title(p.Roles[best], people[i].Rank)
		if len(departments) > 0 {
			people[i].Department = departments[i%len(departments)]
		}
	}
	return nil
}

// title is the role as on a card, with the seniority that its ranks leave open.
func title(role pack.Role, rank int) string {
	staff := 0
	for _, k := range role.Ranks {
		if k >= 3 {
			staff++
		}
	}
	switch {
	case staff > 1 && rank == 3:
		return "Senior " + role.Title
	case staff > 1 && rank == 5:
		return "Junior " + role.Title
	default:
		return role.Title
	}
}

// skills gives everybody 3 to 7 skills by rank (E1): first those that the
// pack's deliverables ask for, each to somebody whose role has it, then more of
// the person's own role. Levels are dealt over all skills held; a skill that
// deliverables ask for is held by somebody at medium or better (E9), as far as
// the number of people allows.
func skills(people []corpus.Person, p *pack.Pack, r *rand.Rand) {
	room := skillRoom(people, r)
	needed := neededSkills(p)
	for _, s := range needed {
		if i := holder(people, p, room, s); i >= 0 {
			people[i].Skills = append(people[i].Skills, corpus.Skill{Name: s})
		}
	}
	for i := range people {
		own := corpus.Shuffled(r, roleSkills(p, people[i].Role))
		for _, s := range append(own, corpus.Shuffled(r, allSkills(p))...) {
			if len(people[i].Skills) == room[i] {
				break
			}
			if !has(people[i], s) {
				people[i].Skills = append(people[i].Skills, corpus.Skill{Name: s})
			}
		}
	}
	levels(people, needed, r)
}

// skillRoom returns how many skills each person has.
func skillRoom(people []corpus.Person, r *rand.Rand) []int {
	room := make([]int, len(people))
	for rank := 1; rank <= 5; rank++ {
		var of []int
		for i := range people {
			if people[i].Rank == rank {
				of = append(of, i)
			}
		}
		for j, card := range deal(r, deck(skillShares[rank], len(of)), 0, nil) {
			room[of[j]], _ = strconv.Atoi(card)
		}
	}
	return room
}

// holder returns the person with the most room left who can take a skill:
// somebody of a role that has it, or of a role that the deliverable may be owned by; -1 if all are full.
func holder(people []corpus.Person, p *pack.Pack, room []int, skill string) int {
	best := -1
	for _, ownRole := range []bool{true, false} {
		for i := range people {
			if len(people[i].Skills) >= room[i] || ownRole && !slices.Contains(roleSkills(p, people[i].Role), skill) {
				continue
			}
			if best < 0 || room[i]-len(people[i].Skills) > room[best]-len(people[best].Skills) {
				best = i
			}
		}
		if best >= 0 {
			return best
		}
	}
	return -1
}

// levels deals strong, medium and low over all skills held, then exchanges
// levels until every needed skill is held at medium or better by somebody.
func levels(people []corpus.Person, needed []string, r *rand.Rand) {
	var slots []*corpus.Skill
	for i := range people {
		for j := range people[i].Skills {
			slots = append(slots, &people[i].Skills[j])
		}
	}
	for i, level := range deal(r, deck(levelShares, len(slots)), 0, nil) {
		slots[i].Level = level
	}
	able := func(name string) (n int) {
		for _, s := range slots {
			if s.Name == name && s.Level != "low" {
				n++
			}
		}
		return n
	}
	for _, name := range needed {
		if able(name) > 0 {
			continue
		}
		to := slices.IndexFunc(slots, func(s *corpus.Skill) bool { return s.Name == name })
		from := slices.IndexFunc(slots, func(s *corpus.Skill) bool {
			return s.Level == "medium" && (!slices.Contains(needed, s.Name) || able(s.Name) > 1)
		})
		if to >= 0 && from >= 0 {
			slots[to].Level, slots[from].Level = slots[from].Level, slots[to].Level
		}
	}
}

func neededSkills(p *pack.Pack) []string {
	var out []string
	for _, d := range p.Deliverables {
		out = append(out, d.Skills...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func allSkills(p *pack.Pack) []string {
	var out []string
	for _, role := range p.Roles {
		out = append(out, role.Skills...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func roleSkills(p *pack.Pack, name string) []string {
	for _, role := range p.Roles {
		if role.Name == name {
			return role.Skills
		}
	}
	return nil
}

func has(person corpus.Person, skill string) bool {
	return slices.ContainsFunc(person.Skills, func(s corpus.Skill) bool { return s.Name == skill })
}
