package sets

import (
	_ "embed"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

//go:embed words.txt
var wordsText string

// list are the lines of a list of words that are no comments.
func list(name string) []string {
	_, rest, _ := strings.Cut(wordsText, "= "+name+"\n")
	rest, _, _ = strings.Cut(rest, "\n= ")
	return slices.DeleteFunc(strings.Split(rest, "\n"), func(line string) bool { return line == "" || line[0] == '#' })
}

var (
	relations = list("relations")
	links     = english.Stems(slices.Concat(list("links"), relations)...)
	markers   = english.Stems(list("markers")...)
	plain     = english.Stems(list("plain")...)
	persons   = english.Words(list("persons")...)
	negatives = english.Words(list("negatives")...)
	families  = familiesOf(relations)
)

// familiesOf numbers the lines in which each stem stands.
func familiesOf(lines []string) map[string][]int {
	out := map[string][]int{}
	for n, line := range lines {
		for w := range strings.FieldsSeq(line) {
			out[english.Stem(w)] = append(out[english.Stem(w)], n)
		}
	}
	return out
}

// related says that two stems may name one relation: they share a family, or are derivations of one word.
func related(a, b string) bool {
	if slices.ContainsFunc(families[a], func(f int) bool { return slices.Contains(families[b], f) }) {
		return true
	}
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n >= 6 && n >= min(len(a), len(b))-2
}
