package measure

import (
	"math"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// Target is a number that a recipe asks of what is written, and what came of it.
type Target struct {
	Key   string  `json:"key"` // of the recipe
	Asked float64 `json:"asked"`
	Got   float64 `json:"got"`
}

// missedBy is the share of what is asked by which a target is missed.
const missedBy = 0.1

// Targets holds the corpora of a run, one after another, against what the recipe asks for and against the bounds of
// docs/validity.md.
type Targets struct {
	m      *Measurer
	report func() *Report
}

// NewTargets returns the targets of a run; shared is as for New.
func NewTargets(in Input, shared *corpus.Corpus) *Targets {
	bound := func(p *published) bool { return p.Source == Bound }
	names := slices.DeleteFunc(slices.Clone(in.Design.names()), func(name string) bool {
		return !slices.ContainsFunc(in.Design.section(name).Measures, func(e *entry) bool {
			return e.Asked != "" || slices.ContainsFunc(e.Published, bound)
		})
	})
	m := Only(in, shared, names...)
	return &Targets{m, sync.OnceValue(m.Report)}
}

// Add measures a corpus. It neither changes nor keeps it.
func (t *Targets) Add(c *corpus.Corpus) { t.m.Add(c) }

// Missed lists what the recipe asks for and the corpora together miss: a count by any difference, others by more than a
// tenth. A share counts as missed only where the corpora are large enough to tell: where the interval around it, at 99
// %, does not reach what was asked. It is called after all corpora.
func (t *Targets) Missed() []Target {
	var out []Target
	add := func(d Declared, u Unit, got float64, refs []Reference, i *Interval) {
		if len(refs) > 0 && refs[0].Source == fromRecipe && misses(u, *refs[0].Low, got, i) {
			out = append(out, Target{d.Key, *refs[0].Low, math.Round(got*1e4) / 1e4})
		}
	}
	for _, s := range t.report().Sections {
		for _, f := range s.Figures {
			add(f.Declared, f.Unit, f.Value, f.References, f.Interval)
		}
		for _, x := range s.Samples {
			if x.N > 0 {
				add(x.Declared, Ratio, x.Mean, x.References, nil)
			}
		}
	}
	return out
}

// Bounded lists the measures that have a bound. It is called after all corpora.
func (t *Targets) Bounded() []Bounded { return t.report().Bounded() }

// Yields are what became of drafts, by family (YieldCounter).
func (t *Targets) Yields() []Yield {
	for _, p := range t.m.parts {
		if p.Name == "yields" {
			return (&YieldCounter{p.counts}).Yields()
		}
	}
	return nil
}

// misses says whether what came is further from what was asked than a tenth of it, and further than chance brings it.
func misses(u Unit, asked, got float64, i *Interval) bool {
	switch {
	case u == Count:
		return got != asked
	case math.Abs(got-asked) <= missedBy*asked:
		return false
	}
	return u != Share || i != nil && (asked < i.Low || asked > i.High)
}

// Interval is where a share lies by what was sampled.
type Interval struct {
	Low        float64 `json:"low"`
	High       float64 `json:"high"`
	Confidence float64 `json:"confidence"`
}

// wilson is the score interval of a share, at the confidence that belongs to the level of the tests; nil of nothing.
func wilson(part, whole int) *Interval {
	i := statistics.Wilson(statistics.Share{Part: part, Whole: whole}, statistics.Level99)
	if i == nil {
		return nil
	}
	return &Interval{Low: i.Low, High: i.High, Confidence: statistics.Level99.Confidence}
}
