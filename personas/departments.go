package personas

import (
	"slices"
	"strings"

	"memloom/internal/pack"
)

// departments is how many departments an organisation has (E1), as far as its
// packs name them.
const departments = 7

// departmentShares says how many departments each field brings: all that its
// pack names where there is one field, else its part of the organisation's, but
// at least one.
func departmentShares(fields []Field) []int {
	weights := make([]int, len(fields))
	for f, field := range fields {
		weights[f] = field.Weight
	}
	out := apportion(weights, departments)
	for f, field := range fields {
		out[f] = min(max(1, out[f]), len(field.Pack.Departments))
		if len(fields) == 1 {
			out[f] = min(departments, len(field.Pack.Departments))
		}
	}
	return out
}

// homes ties every role of a pack to one or two of its first n departments: to
// those that its name and skills speak of, and roles of which no department
// speaks in turn to the ones with the fewest roles.
func homes(p *pack.Pack, n int) [][]string {
	list := p.Departments[:min(n, len(p.Departments))]
	out := make([][]string, len(p.Roles))
	tied := make([]int, len(list))
	for j, role := range p.Roles {
		for _, d := range nearest(list, role) {
			out[j] = append(out[j], list[d])
			tied[d]++
		}
	}
	for j := range out {
		if len(out[j]) == 0 && len(list) > 0 {
			d := slices.Index(tied, slices.Min(tied))
			out[j] = []string{list[d]}
			tied[d]++
		}
	}
	for d, k := range tied { // a department without a role takes one that stands in a full house
		if k > 0 {
			continue
		}
		j := roomiest(out, p, list, tied)
		if j >= 0 {
			out[j] = append(out[j], list[d])
			tied[d]++
		}
	}
	return out
}

// tie is the score from which a department counts as a role's home: its name,
// or two of its skills; one skill is not enough.
const tie = 2

// nearest returns the at most two departments that share most words with a role.
func nearest(list []string, role pack.Role) []int {
	score := make([]int, len(list))
	in := map[string]int{} // departments by word; one that several share tells nothing
	for _, name := range list {
		for _, w := range stems(name) {
			in[w]++
		}
	}
	for d, name := range list {
		for _, w := range stems(name) {
			if in[w] > 1 {
				continue
			}
			if slices.Contains(stems(role.Name), w) {
				score[d] += 3
			}
			for _, s := range role.Skills {
				if slices.Contains(stems(s), w) {
					score[d]++
				}
			}
		}
	}
	var out []int
	for range 2 {
		best := -1
		for d, s := range score {
			if s >= tie && (best < 0 || s > score[best]) {
				best = d
			}
		}
		if best < 0 {
			break
		}
		out = append(out, best)
		score[best] = 0
	}
	return out
}

// roomiest returns the staff role that has a single home shared by most roles; -1 if there is none.
func roomiest(homes [][]string, p *pack.Pack, list []string, tied []int) int {
	best, most := -1, 0
	for j := range homes {
		if len(homes[j]) != 1 || slices.Max(p.Roles[j].Ranks) < 3 {
			continue
		}
		if k := tied[slices.Index(list, homes[j][0])]; k > most {
			best, most = j, k
		}
	}
	return best
}

// stems returns the words of a name in lower case, cut to a stem, without the
// small ones: "engineer" and "Engineering" are one.
func stems(s string) []string {
	const letters = 6
	var out []string
	for _, w := range strings.FieldsFunc(strings.ToLower(s), func(c rune) bool { return c < 'a' || c > 'z' }) {
		if len(w) > 3 {
			out = append(out, w[:min(letters, len(w))])
		}
	}
	return out
}
