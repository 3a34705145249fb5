package stats

import (
	"maps"
	"slices"

	"memloom/internal/validity"
)

// bounded is the source of what a corpus has to keep to be a test of long memory (docs/validity.md).
const bounded = "validity"

// The workdays of recipes of half a year and of a year, at least.
const (
	halfYear  = 120
	wholeYear = 240
)

// lasting returns a bound of recipes that have so many workdays at least.
func (r *run) lasting(least int, x Reference) []Reference {
	if validity.Workdays(r.shared) < least {
		return nil
	}
	return []Reference{x}
}

// ageBound returns the bound of the median age of evidence: of year recipes, and of those of three weeks and more.
func (r *run) ageBound() []Reference {
	switch days := validity.Workdays(r.shared); {
	case days >= wholeYear:
		return []Reference{atLeast(bounded, 40)}
	case days >= 15:
		return []Reference{atLeast(bounded, 8)}
	}
	return nil
}

// horizon says how old and how scattered the evidence of items is.
func (m *evidence) horizon(s *section) {
	h := &m.far
	n := h.Items()
	if n == 0 {
		return
	}
	s.share("items with all needed evidence within five workdays", h.Near, n,
		m.lasting(halfYear, atMost(bounded, 0.05))...)
	s.share("items with all needed evidence on the last workday", h.LastDay, n)
	s.figure("median age of the youngest needed piece, workdays", float64(h.Median()), Count, m.ageBound()...)
	s.share("items that need three pieces or more", count3(h.Pieces), n, m.lasting(wholeYear, atLeast(bounded, 0.3))...)
	s.share("items of several pieces that span over 30 days", overMonth(h.Spans), len(h.Spans),
		m.lasting(wholeYear, atLeast(bounded, 0.4))...)
	s.share("items that share an operand slot", m.shared, m.items, atMost(bounded, 0.05))
	s.count("items whose gold stands in another's sheet", m.leaks, point(bounded, 0))
	s.sample("age of the youngest needed piece", "workdays", counted(h.Workdays))
	s.sample("age of the youngest needed piece", "messages", counted(h.Messages))
	s.sample("needed pieces of an item", "pieces", counted(h.Pieces), m.lasting(wholeYear, atLeast(bounded, 2.5))...)
	s.sample("messages of an item, context with them", "messages", counted(h.Shown), m.organised(point("E21", 6.7))...)
	s.sample("span of an item of several pieces", "days", counted(h.Spans))
	ages := Matrix{Name: "age of the evidence of",
		Columns: []string{"items", "median workdays", "within five", "on the last", "needed pieces"}}
	for _, family := range slices.Sorted(maps.Keys(h.Families)) {
		f := h.Families[family]
		pieces := 0
		for _, k := range f.Pieces {
			pieces += k
		}
		ages.Rows = append(ages.Rows, Row{family, []int{f.Items(), f.Median(), f.Near, f.LastDay, pieces}})
	}
	s.Matrices = append(s.Matrices, ages)
}

func count3(list []int) (n int) {
	for _, k := range list {
		count(&n, k >= 3)
	}
	return n
}

func overMonth(list []int) (n int) {
	for _, days := range list {
		count(&n, days > 30)
	}
	return n
}

func counted(list []int) values {
	v := values{}
	for _, n := range list {
		v.add(n)
	}
	return v
}
