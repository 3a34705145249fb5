package measure

import (
	"math"
	"strconv"
	"strings"
)

// Bounded is a measure that has a bound, as it is printed.
type Bounded struct {
	Section, Name string
	Value         float64
	Is, Compared  string // the value, and what it is compared with
}

// Bounded lists the measures that have a bound of docs/validity.md.
func (r *Report) Bounded() []Bounded {
	var out []Bounded
	for _, s := range r.Sections {
		add := func(name string, u Unit, v float64, refs []Reference) {
			if Misses(v, refs) != nil {
				out = append(out, Bounded{s.Name, name, v, u.Format(v), Compared(u, v, refs, nil)})
			}
		}
		for _, f := range s.Figures {
			add(f.Name, f.Unit, f.Value, f.References)
		}
		for _, x := range s.Samples {
			if x.N > 0 {
				add(x.Title()+", mean", Ratio, x.Mean, x.References)
			}
		}
	}
	return out
}

// Misses says whether a value misses a bound of docs/validity.md; nil where it has none.
func Misses(v float64, refs []Reference) *bool {
	var out *bool
	for _, r := range refs {
		if r.Source == Bound {
			missed := out != nil && *out || !r.Holds(v)
			out = &missed
		}
	}
	return out
}

// Title is the name with the unit, unless the name has it.
func (s *Sample) Title() string {
	if strings.Contains(s.Name, s.Of) {
		return s.Name
	}
	return s.Name + ", " + s.Of
}

// Compared lists references of a value in one cell, and an aim after them: 41.5 (EverMemBench), at least 5 (recipe),
// aim at most 0.5 %: missed.
func Compared(u Unit, v float64, refs []Reference, aim *Aim) string {
	var parts []string
	for _, r := range refs {
		parts = append(parts, u.Reference(r)+" ("+r.Source+")")
	}
	if aim != nil {
		parts = append(parts, aimed(aim, u, v))
	}
	return strings.Join(parts, ", ")
}

// aimed says whether a value misses an aim, and with more digits where those shown would say that it does not. A text
// that is too short misses nothing: the aim is of longer ones.
func aimed(a *Aim, u Unit, v float64) string {
	text := "aim " + u.Reference(Reference{Low: a.Low, High: a.High})
	switch {
	case a.Short:
		return text + " in a long text"
	case a.Met:
		return text
	}
	for _, bound := range []*float64{a.Low, a.High} {
		if bound != nil && u.Format(*bound) == u.Format(v) {
			return text + ": missed by " + strconv.FormatFloat(math.Abs(v-*bound), 'g', 1, 64)
		}
	}
	return text + ": missed"
}

// Reference writes a reference as its unit has it.
func (u Unit) Reference(r Reference) string {
	switch {
	case r.Low == nil:
		return "at most " + u.Format(*r.High)
	case r.High == nil:
		return "at least " + u.Format(*r.Low)
	case *r.Low == *r.High:
		return u.Format(*r.Low)
	}
	return u.Span(*r.Low, *r.High)
}

// Span writes a range.
func (u Unit) Span(low, high float64) string {
	return strings.TrimSuffix(u.Format(low), " %") + "–" + u.Format(high)
}

// Format writes a number as its unit has it.
func (u Unit) Format(v float64) string {
	switch {
	case u == Share && v > 0 && v < 0.001:
		return strconv.FormatFloat(v*100, 'f', 2, 64) + " %"
	case u == Share:
		return strconv.FormatFloat(v*100, 'f', 1, 64) + " %"
	case u == Ratio:
		return strconv.FormatFloat(v, 'f', 2, 64)
	}
	return Number(v)
}

// Number writes a whole number whole and others with up to two decimals.
func Number(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}
