package measure

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"memloom/internal/corpus"
)

// The sources of references that are not published.
const (
	fromRecipe = "recipe" // what the recipe asks for
	// Bound is what a corpus has to keep to be a test of long memory (docs/validity.md).
	Bound = "validity"
)

// published returns the references and sources that are published of a measure, or that bound it, where they hold.
func (p *part) published(e *entry) []*published {
	list := e.Published
	if p.Design != nil {
		list = slices.Concat(list, p.Design.Published[p.Name][e.Name])
	}
	return slices.DeleteFunc(slices.Clone(list), func(x *published) bool {
		return !p.run.compares(x) || x.If != "" && p.counts.number(x.If, "") <= 0
	})
}

// compares says whether the corpora of the run are compared with a reference.
func (r *run) compares(x *published) bool {
	if days := len(r.days.Workdays()); days < x.Least || x.Under > 0 && days >= x.Under {
		return false
	}
	if x.For == "" {
		return true
	}
	if r.Design == nil || !slices.Contains(r.Design.Recipes, r.Recipe) {
		return false
	}
	switch x.For {
	case "whole":
		return r.Scale == 1
	case "year":
		return corpus.DaysInclusive(r.shared.First, r.shared.Last) >= 365
	case "columns":
		n, of := float64(len(r.corpora)), float64(len(r.Design.Columns))
		return n <= of && math.Abs(r.Scale*of-n) < 1e-9
	}
	return true
}

// references returns those of a figure or a sample: what the recipe asks for, then the published ones.
func (p *part) references(e *entry, value string, at int) []Reference {
	var out []Reference
	if n, ok := p.asked(e, value); ok {
		out = append(out, point(fromRecipe, n))
	}
	for _, x := range p.published(e) {
		r := Reference{x.Source, x.Low, x.High}
		switch n, known := x.Values[value]; {
		case x.Column != "":
			column, ok := p.column(x.Column, at)
			if !ok {
				continue
			}
			r = point(x.Source, column)
		case x.Is != nil:
			r = point(x.Source, *x.Is)
		case known && x.Total > 0:
			r = point(x.Source, n/x.Total)
		case known:
			r = point(x.Source, n)
		case x.Values != nil:
			continue
		}
		if x.For == "grown" && p.Scale != 1 {
			r = r.times(p.Scale)
		}
		out = append(out, r)
	}
	return out
}

// asked is what the recipe asks for of a measure, and whether that is known.
func (p *part) asked(e *entry, value string) (float64, bool) {
	n, ok := p.Asked[e.declared(value).Key]
	return n, ok
}

// column computes an expression over what is published of a corpus, by its place; ok is false where nothing is.
func (p *part) column(expression string, at int) (n float64, ok bool) {
	if p.Design == nil || at >= len(p.Design.Columns) {
		return 0, false
	}
	c := newCounts()
	c.numbers = p.Design.Columns[at]
	return c.number(expression, ""), true
}

// times is a size that grows in step with the scale.
func (r Reference) times(scale float64) Reference {
	r.Source += " × " + strconv.FormatFloat(scale, 'f', -1, 64)
	for _, end := range []**float64{&r.Low, &r.High} {
		if *end != nil {
			v := math.Round(float64(**end * scale))
			*end = &v
		}
	}
	return r
}

// source is what is published of a distribution: counts of total things. What the counts leave of the total belongs to
// values that it does not tell apart.
type source struct {
	name   string
	total  float64
	counts map[string]float64
	ranges map[string][2]float64 // least and greatest share, where several corpora are published
	order  []string
}

// sources are those of a distribution.
func (p *part) sources(e *entry) []source {
	var out []source
	for _, x := range p.published(e) {
		s := source{x.Source, x.Total, x.Values, x.Ranges, e.Order}
		if s.order == nil {
			s.order = slices.Sorted(maps.Keys(x.Values))
		}
		if x.Even {
			s.counts = map[string]float64{}
			for _, value := range e.Order {
				s.counts[value] = 1
			}
		}
		if s.total == 0 {
			for _, n := range s.counts {
				s.total += n
			}
		}
		out = append(out, s)
	}
	return out
}

// rest is the count of values that are not told apart.
func (s *source) rest() float64 {
	left := s.total
	for _, value := range s.order {
		left -= s.counts[value]
	}
	return max(0, left)
}

// reference is the published share of a value, nil where the source leaves it open.
func (s *source) reference(value string) *Reference {
	n, known := s.counts[value]
	if !known && s.rest() > 0 {
		return nil
	}
	r := point(s.name, n/s.total)
	if x, ok := s.ranges[value]; ok {
		r.Low, r.High = &x[0], &x[1]
	}
	return &r
}

// test holds counts against the source; values that it does not tell apart are one cell.
func (s *source) test(counts map[string]int) *Test {
	rest := 0
	for _, n := range counts {
		rest += n
	}
	var c []int
	var w []float64
	for _, value := range s.order {
		if n, known := s.counts[value]; known {
			c, w = append(c, counts[value]), append(w, n)
			rest -= counts[value]
		}
	}
	t := fit(append(c, rest), append(w, s.rest()))
	t.Against = s.name
	return &t
}

// distribution lays counts out: values in the order of their declaration, or by size, then by name. They are tested
// against the first source.
func (p *part) distribution(e *entry, c *Counts) Distribution {
	counts := map[string]int{}
	if k := c.kinds[e.Distribution]; k != nil {
		counts = k.n
	}
	d := Distribution{Name: e.Name, Of: e.Unit}
	for _, n := range counts {
		d.N += n
	}
	sources, order := p.sources(e), e.Order
	for _, s := range sources {
		d.Sources, order = append(d.Sources, s.name), slices.Concat(order, s.order)
	}
	order = slices.Concat(order, slices.Sorted(maps.Keys(counts)))
	if e.Ranked {
		slices.SortStableFunc(order, func(a, b string) int { return counts[b] - counts[a] })
		counts, order = joined(counts, order, e.Most)
	}
	seen := map[string]bool{}
	for _, value := range order {
		if seen[value] {
			continue
		}
		seen[value] = true
		cell := Cell{Value: value, Count: counts[value], Share: fraction(counts[value], d.N)}
		for i := range sources {
			cell.References = append(cell.References, sources[i].reference(value))
		}
		d.Cells = append(d.Cells, cell)
	}
	if len(sources) > 0 {
		d.Test = sources[0].test(counts)
	}
	return d
}

// joined makes one of all values after the first most; 0 is no bound.
func joined(counts map[string]int, order []string, most int) (map[string]int, []string) {
	if most == 0 || len(order) <= most {
		return counts, order
	}
	out := map[string]int{}
	for i, value := range order {
		if i >= most {
			value = "others"
		}
		out[value] += counts[order[i]]
	}
	return out, append(order[:most:most], "others")
}
