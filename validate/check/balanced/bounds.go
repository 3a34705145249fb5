package balanced

import (
	"memloom/internal/measure"
	"memloom/validate/check/rule"
)

const (
	monthly       = 15  // workdays of the recipes whose talk is bounded, at least
	fewestWeighed = 100 // decisions, for a share to say anything
)

// measured measures a section of corpora once, for the rules that hold its measures against their bounds.
type measured struct {
	section string
	of      func(*rule.World) bool // the corpora that are measured; nil: all

	last   *rule.World // the one that was added last
	m      *measure.Measurer
	result *measure.Section
}

func (m *measured) add(w *rule.World, _ *rule.Finding) {
	if m.last == w || m.of != nil && !m.of(w) {
		return
	}
	if m.last = w; m.m == nil {
		m.m = measure.Only(measure.Input{}, w.Shared, m.section)
	}
	m.m.Add(w.Corpus)
}

// report concludes what was measured, once.
func (m *measured) report() *measure.Section {
	if m.result == nil {
		if m.result = (&measure.Section{}); m.m != nil {
			m.result = &m.m.Report().Sections[0]
		}
	}
	return m.result
}

// bounds is a rule that the measures which are declared for it are within their bounds, where there are so many things
// at least (internal/measure/measures.yaml).
func (m *measured) bounds(name, of, needs string, least int) rule.Rule {
	return rule.Over(name, of, needs, func(*rule.Run) rule.Check {
		return rule.Check{Add: m.add, Conclude: func(f *rule.Finding) {
			s := m.report()
			for _, x := range s.Figures {
				if x.Rule == name {
					hold(f, least, x.Name, x.References, x.Value, x.Whole, x.Unit)
				}
			}
			for _, x := range s.Samples {
				if x.Rule == name {
					hold(f, least, x.Name, x.References, x.Mean, x.N, measure.Ratio)
				}
			}
		}}
	})
}

// hold holds a measure of n things against its bounds.
func hold(f *rule.Finding, least int, name string, bounds []measure.Reference, v float64, n int, u measure.Unit) {
	if len(bounds) == 0 || n == 0 {
		return
	}
	if f.Checked = max(f.Checked, n); least > 0 && !f.Enough(n, least) {
		return
	}
	for _, b := range bounds {
		if !b.Holds(v) {
			f.Violate(u.Format(v)+" "+name, u.Reference(b))
		}
	}
}
