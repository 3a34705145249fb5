package check

import "memloom/internal/corpus"

// Rule is what a design holds its own corpora to, beside the rules of all.
type Rule struct {
	Promise Promise
	Name    string // what holds, as a clause
	Of      string // what its rows are
	Proof   Proof
	Needs   []string // tables without which it cannot be checked
	// Check looks at one corpus. It expects of every row what must hold.
	Check func(c *corpus.Corpus, expect Expect)
}

// Expect looks at a row and says whether it holds: what was found, what should be there, and the ids of what is about it.
type Expect func(holds bool, found, expected string, ids ...string)

// own returns the rules of a design as rules.
func own(list []Rule) []rule {
	var out []rule
	for _, x := range list {
		out = append(out, rule{x.Promise, x.Name, x.Of, x.Proof, x.Needs, each(func(w *world, f *Finding) {
			x.Check(w.c, f.expect)
		})})
	}
	return out
}
