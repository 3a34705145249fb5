package personas

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// roles gives everyone a field and a role of its pack that fits their rank: always one of those with the fewest people
// so far, so that roles are as even as the ranks allow; of these one that few ranks can fill (G3). The department is
// one of the role's, the one with the fewest people (E1). It returns everyone's field.
func roles(people []corpus.Person, fields []Field, r *rand.Rand) ([]int, error) {
	at := make([]int, len(people))
	crews := make([]*crew, len(fields))
	house := homes(fields)
	for f, field := range fields {
		crews[f] = &crew{pack: field.Pack, roles: make([]int, len(field.Pack.Roles)), homes: house[f],
			departments: map[string]int{}}
	}
	for i := range people {
		f := nextField(fields, crews, people[i].Rank)
		if f < 0 {
			return nil, fmt.Errorf("giving roles: the pack %s has no role of rank %d", fields[0].Pack.Name,
				people[i].Rank)
		}
		at[i] = f
		crews[f].hire(&people[i], r)
	}
	return at, nil
}

// crew is the people of a field so far.
type crew struct {
	pack        *pack.Pack
	roles       []int // people by role
	total       int
	homes       [][]string // departments by role, none for a role that is not here
	departments map[string]int
}

// nextField returns the field that lacks most people by its weight among those
// with a role of the rank; -1 if none has one. The executive's field is the first.
func nextField(fields []Field, crews []*crew, rank int) int {
	best, lack := -1, 0
	total, hired := 0, 1
	for f := range fields {
		total += fields[f].Weight
		hired += crews[f].total
	}
	for f := range fields {
		if !crews[f].has(rank) {
			continue
		}
		if rank == 1 {
			return f
		}
		if l := fields[f].Weight*hired - crews[f].total*total; best < 0 || l > lack {
			best, lack = f, l
		}
	}
	return best
}

func (c *crew) has(rank int) bool {
	for j := range c.pack.Roles {
		if c.fills(j, rank) {
			return true
		}
	}
	return false
}

// fills says whether people of a rank can have a role here.
func (c *crew) fills(role, rank int) bool {
	return slices.Contains(c.pack.Roles[role].Ranks, rank) && len(c.homes[role]) > 0
}

func (c *crew) hire(person *corpus.Person, r *rand.Rand) {
	all := c.pack.Roles
	best := -1
	for _, j := range r.Perm(len(all)) {
		if !c.fills(j, person.Rank) {
			continue
		}
		if best < 0 || c.roles[j] < c.roles[best] || c.roles[j] == c.roles[best] &&
			len(all[j].Ranks) < len(all[best].Ranks) {
			best = j
		}
	}
	c.roles[best]++
	c.total++
	person.Role = all[best].Name
	person.Title = title(all[best], person.Rank)
	for _, d := range c.homes[best] {
		if person.Department == "" || c.departments[d] < c.departments[person.Department] {
			person.Department = d
		}
	}
	c.departments[person.Department]++
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
