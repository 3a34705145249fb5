package check

import (
	"memloom/internal/corpus"
	"memloom/output"
)

// Rule is what a design holds its own corpora to, beside the rules of all.
type Rule struct {
	Promise Promise
	Name    string // what holds, as a clause
	Of      string // what its rows are
	Proof   Proof
	Needs   []string // tables without which it cannot be checked
	// Check looks at one corpus. It expects of every row what must hold.
	Check func(c *corpus.Corpus, expect Expect)
	// Over begins a look at all corpora of a run, for rules that count over them or hold them against the manifest. Of Check
	// and Over a rule has one.
	Over func(m *output.Manifest) Gatherer
}

// Expect looks at a row and says whether it holds: what was found, what should be there, and the ids of what is about it.
type Expect func(holds bool, found, expected string, ids ...string)

// Gatherer looks at the corpora of a run, one after another. It MUST NOT keep a corpus, only what it counts of it.
type Gatherer interface {
	Add(c *corpus.Corpus, expect Expect)
	// Conclude is called once, after the last corpus.
	Conclude(v *Verdict)
}

// Verdict is what a gatherer says of the run as a whole.
type Verdict struct{ f *Finding }

// Expect looks at a row of the run.
func (v *Verdict) Expect(holds bool, found, expected string, ids ...string) {
	v.f.expect(holds, found, expected, ids...)
}

// Tested says what a statistical test of n things came to. Below alpha the rule is violated.
func (v *Verdict) Tested(n int, p, alpha float64, statistic, expected string) {
	v.f.Checked = n
	v.f.Test = &Test{Statistic: statistic, N: n, P: p, Alpha: alpha}
	if p < alpha {
		v.f.violate(statistic, expected)
	}
}

// Slight enters a test of n things whose statistic is too small to matter, whether or not it is by chance.
func (v *Verdict) Slight(n int, p, alpha float64, statistic string) {
	v.f.Checked = n
	v.f.Test = &Test{Statistic: statistic, N: n, P: p, Alpha: alpha}
}

// TooFew says why there are too few of n things for a test.
func (v *Verdict) TooFew(n int, why string) {
	v.f.Checked = n
	v.f.tooFew(why)
}

// Run has a rule look at corpora, one after another, and returns what it found. Tables that are absent count as empty.
func (r Rule) Run(m *output.Manifest, corpora ...*corpus.Corpus) Finding {
	f := Finding{Promise: r.Promise, Rule: r.Name, Proof: r.Proof, Of: r.Of}
	if r.Over == nil {
		for _, c := range corpora {
			r.Check(c, f.expect)
		}
	} else {
		g := r.Over(m)
		for _, c := range corpora {
			g.Add(c, f.expect)
		}
		g.Conclude(&Verdict{&f})
	}
	f.settle()
	return f
}

// own returns the rules of a design as rules.
func own(list []Rule) []rule {
	var out []rule
	for _, x := range list {
		var by collector = each(func(w *world, f *Finding) { x.Check(w.c, f.expect) })
		if x.Over != nil {
			by = &gathering{start: x.Over}
		}
		out = append(out, rule{x.Promise, x.Name, x.Of, x.Proof, x.Needs, by})
	}
	return out
}

// gathering is a rule of a design over all corpora of a run.
type gathering struct {
	start func(*output.Manifest) Gatherer
	by    Gatherer
}

func (g *gathering) add(w *world, f *Finding) {
	if g.by == nil {
		g.by = g.start(w.in.Manifest)
	}
	g.by.Add(w.c, f.expect)
}

func (g *gathering) conclude(r *run, f *Finding) {
	if g.by == nil {
		g.by = g.start(r.in.Manifest)
	}
	g.by.Conclude(&Verdict{f})
}
