package dialogue

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// KindContradiction is a value that differs from what was said before.
const KindContradiction = "contradiction"

// coherence: the day agrees with itself, with the summaries and with the
// leader log, leniently (E14, level 3): only a value that differs from a known
// one of the same subject and attribute counts, and neither a change nor a
// mistake that the plan wants does. What is only weighed, or promised by a day,
// is no value of its attribute.
func (d *day) coherence() {
	known := slices.Clone(d.Context.Known)
	d.each(func(s *prompts.Slot, m *prompts.DayMessage) {
		for _, n := range s.States {
			f := d.fact(n)
			if f == nil || f.Value == nil || s.Act == corpus.ActMistake || f.Class == classOption || f.Class == classPromise {
				continue
			}
			i := slices.IndexFunc(known, func(k Known) bool { return k.Subject == f.Subject && k.Attribute == f.Attribute })
			switch {
			case i < 0:
				known = append(known, Known{f.Subject, f.Attribute, *f.Value})
			case known[i].Value.Equal(*f.Value):
			case f.Changed || s.Act == corpus.ActCorrection || f.Condition != "":
				known[i].Value = *f.Value
			default:
				d.conflict(LevelCoherence, KindContradiction, prompts.Major, s.N,
					fmt.Sprintf("the %s of %s was %s before and is %s here, and nobody changed it", f.Attribute, f.Subject, known[i].Value.Canonical(), f.Value.Canonical()))
			}
		}
		d.cited(s, m, known)
	})
	for _, c := range d.Review.Concerns {
		if c.Level == LevelCoherence {
			d.conflict(LevelCoherence, c.Kind, prompts.Severity(c.Severity), c.Slot, c.Message)
		}
	}
}

// The classes of facts that name an attribute and are none of its values
// (prompts.DayFact).
const (
	classOption  = "option"
	classPromise = "promise"
)

// cited finds a known attribute named with another value of its kind: a
// decision cited otherwise than it was taken. Values that the slot states of
// other attributes are theirs.
func (d *day) cited(s *prompts.Slot, m *prompts.DayMessage, known []Known) {
	low := ""
	var spans []corpus.Span
	for _, k := range known {
		if !scannable(k.Value.Kind) || d.states(s, k) {
			continue
		}
		if low == "" {
			low = strings.ToLower(m.Text)
		}
		if !strings.Contains(low, strings.ToLower(k.Attribute)) || s.Task != k.Subject && !strings.Contains(low, strings.ToLower(k.Subject)) {
			continue
		}
		if spans == nil {
			spans = corpus.Uncovered(m.Text, d.In.Date, d.c.lex, d.covered(s, m))
		}
		for _, sp := range spans {
			if prompts.NamesRecalled(d.In, *s, sp.Surface) {
				continue
			}
			same := slices.ContainsFunc(sp.Values, func(v corpus.Value) bool { return v.Kind == k.Value.Kind })
			if same && !slices.ContainsFunc(sp.Values, k.Value.Equal) {
				d.conflict(LevelCoherence, KindContradiction, prompts.Major, s.N,
					fmt.Sprintf("%q is not the %s of %s, which is %s", sp.Surface, k.Attribute, k.Subject, k.Value.Canonical()))
			}
		}
	}
}

// scannable says whether values of a kind are found in texts by their form.
func scannable(k corpus.Kind) bool {
	switch k {
	case corpus.KindCount, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney, corpus.KindDuration, corpus.KindDate, corpus.KindVersion, corpus.KindLink:
		return true
	}
	return false
}

func (d *day) states(s *prompts.Slot, k Known) bool {
	return slices.ContainsFunc(s.States, func(n int) bool {
		f := d.fact(n)
		return f != nil && f.Subject == k.Subject && f.Attribute == k.Attribute
	})
}

// covered returns where a message states its values.
func (d *day) covered(s *prompts.Slot, m *prompts.DayMessage) []corpus.Interval {
	var out []corpus.Interval
	for _, st := range m.States {
		f := d.fact(st.Fact)
		if f == nil || f.Basis != corpus.BasisText || !slices.Contains(s.States, st.Fact) {
			continue
		}
		if at, ok := prompts.Locate(m.Text, st.Surface, st.Occurrence); ok {
			out = append(out, at)
		}
	}
	return out
}
