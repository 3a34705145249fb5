package balanced

import (
	"fmt"
	"strconv"

	"memloom/internal/measure"
	"memloom/validate/check/rule"
)

const (
	monthly       = 15   // workdays of the recipes whose talk is bounded, at least
	fewestWeighed = 100  // decisions, for a share to say anything
	mostShared    = 0.05 // items that share an operand slot
	fewestShared  = 20   // items, for that share to say anything
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
// at least (internal/measure/measures.yaml). More, if there is any, holds against what the bounds do not say.
func (m *measured) bounds(name, of, needs string, least int, more func(*rule.Run, *measure.Section,
	*rule.Finding)) rule.Rule {
	return rule.Over(name, of, needs, func(r *rule.Run) rule.Check {
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
			if more != nil && f.Checked > 0 {
				more(r, s, f)
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
	text := func(v float64) string { return fmt.Sprintf("%.4g", v) }
	if u == measure.Share {
		text = rule.PerCent
	}
	for _, b := range bounds {
		switch {
		case b.Low != nil && v < *b.Low:
			f.Violate(text(v)+" "+name, text(*b.Low)+" at least")
		case b.High != nil && v > *b.High:
			f.Violate(text(v)+" "+name, text(*b.High)+" at most")
		}
	}
}

// evidencePublished: the evidence of items is as EverMemBench publishes of its own (E21), where the recipe adds
// context.
func evidencePublished(r *rule.Run, s *measure.Section, f *rule.Finding) {
	if r.Recipe.Questions.Context == 0 {
		return
	}
	for _, x := range s.Samples {
		if x.Name == "messages of an item, context with them" && (x.Mean < 6.0 || x.Mean > 7.4) {
			f.Violate(fmt.Sprintf("%.2f messages of evidence an item", x.Mean), "6.0 to 7.4")
		}
	}
	shares := map[string]float64{}
	for _, d := range s.Distributions {
		for _, c := range d.Cells {
			if d.Name == "chat groups of an item's evidence" {
				shares[min(c.Value, "3")] += c.Share // of more than three with those of three
			}
		}
	}
	for i, want := range []float64{0.689, 0.306, 0.005} {
		if share := shares[strconv.Itoa(i+1)]; share < want-0.03 || share > want+0.03 {
			f.Violate(fmt.Sprintf("%s over %d groups", rule.PerCent(share), i+1), rule.PerCent(want)+", three points either way")
		}
	}
}

// slotsOnce: few items ask about what another item asks about.
func slotsOnce(*rule.Run) rule.Check {
	var shared []string
	n := 0
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			n += len(w.Accepted())
			for _, it := range measure.Shared(w.Index) {
				shared = append(shared, it.ID)
			}
		},
		Conclude: func(f *rule.Finding) {
			if share := rule.Fraction(len(shared), n); f.Enough(n, fewestShared) && share > mostShared {
				f.Violate(rule.PerCent(share)+" share an operand slot", rule.PerCent(mostShared)+" at most",
					shared[:min(len(shared), rule.MostExamples)]...)
			}
		},
	}
}
