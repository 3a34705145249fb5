package report

import "slices"

// tally counts by two names.
type tally map[[2]string]int

// of returns the counts of a first name, by the second.
func (t tally) of(name string, by ...string) (out []int) {
	for _, x := range by {
		out = append(out, t[[2]string{name, x}])
	}
	return out
}

// names lists the first names in order.
func (t tally) names() (out []string) {
	for key := range t {
		out = append(out, key[0])
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// inOrder lists filters in the order in which items pass them; those that the program does not know come last, by name.
func (r *run) inOrder(filters tally) []string {
	rank := func(name string) int {
		if i := slices.Index(r.Filters, name); i >= 0 {
			return i
		}
		return len(r.Filters)
	}
	return slices.SortedStableFunc(slices.Values(filters.names()), func(a, b string) int { return rank(a) - rank(b) })
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}
