package rule

import (
	"memloom/internal/corpus"
	"memloom/output"
)

// Expect looks at a row and says whether it holds: what was found, what should be there, and the ids of what is about it.
type Expect func(holds bool, found, expected string, ids ...string)

// Gatherer looks at the corpora of a run, one after another.
type Gatherer interface {
	Add(c *corpus.Corpus, expect Expect)
	Conclude(v *Verdict)
}

// Verdict is what a gatherer says of the run as a whole.
type Verdict struct{ *Finding }

// Tested says what a statistical test of n things came to. Below alpha the rule is violated.
func (v *Verdict) Tested(n int, p, alpha float64, statistic, expected string) {
	if v.Checked = n; v.Finding.Tested(n, p, alpha, "%s", statistic) {
		v.Violate(statistic, expected)
	}
}

// Slight enters a test of n things whose statistic is too small to matter, whether or not it is by chance.
func (v *Verdict) Slight(n int, p, alpha float64, statistic string) {
	v.Checked = n
	v.Finding.Tested(n, p, alpha, "%s", statistic)
}

// TooFew says why there are too few of n things for a test.
func (v *Verdict) TooFew(n int, why string) {
	v.Checked = n
	v.Finding.TooFew(why)
}

// Run has a rule look at corpora and returns what it found.
func (r Rule) Run(m *output.Manifest, corpora ...*corpus.Corpus) Finding {
	all := func(yield func(*corpus.Corpus, error) bool) {
		for _, c := range corpora {
			if !yield(c, nil) {
				return
			}
		}
	}
	return Verify(Input{Manifest: m, Corpora: all}, []Rule{r}).Findings[0]
}

func (r Rule) begin(run *Run) Check {
	switch {
	case r.Begin != nil:
		return r.Begin(run)
	case r.Over != nil:
		g := r.Over(run.Manifest)
		return Check{Add: func(w *World, f *Finding) { g.Add(w.Corpus, f.Expect) }, Conclude: func(f *Finding) { g.Conclude(&Verdict{f}) }}
	}
	return Check{Add: func(w *World, f *Finding) { r.Check(w.Corpus, f.Expect) }}
}
