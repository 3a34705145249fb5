package ledger

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// SubIssues returns for each task up to six noun phrases for what its facts are
// about, from the facts in the order of their days. Attributes of one class
// make one sub-issue; where there are more classes than six, the smallest
// neighbours are joined, where there are fewer, the largest is split.
func SubIssues(facts []corpus.Fact, attrs map[string]pack.Attribute) map[string][]string {
	nouns := map[string][]pack.Attribute{} // task → each noun once
	seen := map[[2]string]bool{}
	for _, f := range facts {
		a, ok := attrs[f.Predicate]
		if key := [2]string{f.TaskID, a.Noun}; ok && !f.Noise && f.TaskID != "" && !seen[key] {
			seen[key] = true
			nouns[f.TaskID] = append(nouns[f.TaskID], a)
		}
	}
	out := make(map[string][]string, len(nouns))
	for task, list := range nouns {
		out[task] = grouped(list)
	}
	return out
}

// grouped makes sub-issues of a task's attributes.
func grouped(list []pack.Attribute) []string {
	var groups [][]string
	at := map[pack.Class]int{}
	for _, a := range list {
		if _, ok := at[a.Class]; !ok {
			at[a.Class] = len(groups)
			groups = append(groups, nil)
		}
		groups[at[a.Class]] = append(groups[at[a.Class]], a.Noun)
	}
	for len(groups) > Issues {
		groups = joined(groups)
	}
	for len(groups) < Issues && largest(groups) > 1 {
		groups = split(groups)
	}
	var out []string
	for _, g := range groups {
		out = append(out, listed(g))
	}
	return out
}

// joined puts the two neighbours together that have the fewest nouns.
func joined(groups [][]string) [][]string {
	best := 0
	for i := range len(groups) - 1 {
		if len(groups[i])+len(groups[i+1]) < len(groups[best])+len(groups[best+1]) {
			best = i
		}
	}
	var out [][]string
	for i, g := range groups {
		if i == best+1 {
			out[best] = append(out[best][:len(out[best]):len(out[best])], g...)
			continue
		}
		out = append(out, g)
	}
	return out
}

// split cuts the first of the largest groups in two.
func split(groups [][]string) [][]string {
	most, done := largest(groups), false
	var out [][]string
	for _, g := range groups {
		if !done && len(g) == most {
			done = true
			out = append(out, g[:len(g)/2], g[len(g)/2:])
			continue
		}
		out = append(out, g)
	}
	return out
}

func largest(groups [][]string) int {
	n := 0
	for _, g := range groups {
		n = max(n, len(g))
	}
	return n
}

// listed joins nouns as people do.
func listed(nouns []string) string {
	last := len(nouns) - 1
	if last < 1 {
		return strings.Join(nouns, "")
	}
	return strings.Join(nouns[:last], ", ") + " and " + nouns[last]
}
