package check

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/validate/filters"
)

// verified holds the rows of every time that a verifier was asked to what is due of one. Each verifier of the manifest was
// asked as often as the recipe says, or once, which a model that repeats itself is.
func (w *world) verified(rows []*corpus.Verdict, due func([]*corpus.Verdict) []problem) []problem {
	verifiers, repeats := max(w.verifiers(), 1), max(w.recipe.Filters.Repeats, 1)
	byProbe := map[string][]*corpus.Verdict{}
	for _, v := range rows {
		byProbe[v.Probe] = append(byProbe[v.Probe], v)
	}
	if len(byProbe) <= 1 && verifiers == 1 {
		return due(rows)
	}
	var out []problem
	known := 0
	for i := range verifiers {
		asked := 0
		for n := range repeats {
			list := byProbe[filters.VerifierProbe(i+1, n+1)]
			if len(list) == 0 {
				continue
			}
			asked++
			known += len(list)
			out = append(out, due(list)...)
		}
		if asked != 1 && asked != repeats {
			out = append(out, problem{fmt.Sprintf("verifier %d was asked %d times", i+1, asked), fmt.Sprintf("%d times, or once", repeats)})
		}
	}
	if known != len(rows) {
		out = append(out, problem{fmt.Sprintf("%d probes of no verifier", len(rows)-known), "those of verifiers alone"})
	}
	return out
}

// verifiers are how many the manifest names.
func (w *world) verifiers() int {
	n := 0
	for _, m := range w.in.Manifest.Models {
		if strings.HasPrefix(m.Role, string(llm.RoleVerifier)+"-") {
			n++
		}
	}
	return n
}
