package stats

import (
	"maps"
	"slices"
)

// source is what a design publishes about a distribution: counts of total things. What the counts leave of the total
// belongs to values that it does not tell apart.
type source struct {
	name   string
	total  float64
	shares []published
}

// published is the count of a value; low and high are its least and greatest share where several corpora are published.
type published struct {
	value     string
	count     float64
	low, high float64
}

// evenly is the source that gives every value the same share.
func evenly(name string, values ...string) source {
	s := source{name: name, total: float64(len(values))}
	for _, v := range values {
		s.shares = append(s.shares, published{value: v, count: 1})
	}
	return s
}

// rest is the count of values that are not told apart.
func (s *source) rest() float64 {
	left := s.total
	for _, p := range s.shares {
		left -= p.count
	}
	return max(0, left)
}

// reference is the published share of a value, nil where the source leaves it open.
func (s *source) reference(value string) *Reference {
	for _, p := range s.shares {
		if p.value == value {
			r := point(s.name, p.count/s.total)
			if p.high > 0 {
				r = between(s.name, p.low, p.high)
			}
			return &r
		}
	}
	if s.rest() > 0 {
		return nil
	}
	r := point(s.name, 0)
	return &r
}

// test holds counts against the source; values that it does not tell apart are one cell.
func (s *source) test(counts map[string]int) *Test {
	rest := 0
	for _, c := range counts {
		rest += c
	}
	var c []int
	var w []float64
	for _, p := range s.shares {
		c, w = append(c, counts[p.value]), append(w, p.count)
		rest -= counts[p.value]
	}
	t := fit(append(c, rest), append(w, s.rest()))
	t.Against = s.name
	return &t
}

// distribution lays counts out: values in the given order, then as the sources
// have them, then by name. They are tested against the first source.
func distribution(name, of string, counts map[string]int, order []string, sources ...source) Distribution {
	d := Distribution{Name: name, Of: of}
	for _, c := range counts {
		d.N += c
	}
	values := slices.Clone(order)
	for _, s := range sources {
		d.Sources = append(d.Sources, s.name)
		for _, p := range s.shares {
			values = append(values, p.value)
		}
	}
	values = append(values, slices.Sorted(maps.Keys(counts))...)
	seen := map[string]bool{}
	for _, v := range values {
		if seen[v] {
			continue
		}
		seen[v] = true
		cell := Cell{Value: v, Count: counts[v], Share: fraction(counts[v], d.N)}
		for i := range sources {
			cell.References = append(cell.References, sources[i].reference(v))
		}
		d.Cells = append(d.Cells, cell)
	}
	if len(sources) > 0 {
		d.Test = sources[0].test(counts)
	}
	return d
}

// ranked lays counts out by size, the greatest first, and joins all after the first most.
func ranked(name, of string, counts map[string]int, most int) Distribution {
	order := slices.Sorted(maps.Keys(counts))
	slices.SortStableFunc(order, func(a, b string) int { return counts[b] - counts[a] })
	if len(order) > most {
		joined := map[string]int{}
		for i, v := range order {
			if i < most {
				joined[v] = counts[v]
			} else {
				joined["others"] += counts[v]
			}
		}
		counts, order = joined, append(order[:most:most], "others")
	}
	return distribution(name, of, counts, order)
}

// tally counts the values of a list.
func tally[T any](list []T, of func(T) string) map[string]int {
	counts := map[string]int{}
	for _, x := range list {
		counts[of(x)]++
	}
	return counts
}
