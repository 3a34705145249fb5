package sets

import (
	_ "embed"
	"strings"

	"memloom/internal/builtin/reader/english"
)

//go:embed words/relations.txt
var relationsText string

//go:embed words/links.txt
var linksText string

//go:embed words/negatives.txt
var negativesText string

//go:embed words/markers.txt
var markersText string

//go:embed words/persons.txt
var personsText string

//go:embed words/plain.txt
var plainText string

var (
	links     = stemsOf(linksText, relationsText)
	markers   = stemsOf(markersText)
	plain     = stemsOf(plainText)
	persons   = wordsOf(personsText)
	negatives = wordsOf(negativesText)
	families  = familiesOf(relationsText)
)

// lines are the lines of a list that are no comments.
func lines(list string) []string {
	var out []string
	for line := range strings.Lines(list) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out = append(out, line)
		}
	}
	return out
}

func wordsOf(list string) english.Set { return english.Words(lines(list)...) }

func stemsOf(lists ...string) english.Set {
	var all []string
	for _, l := range lists {
		all = append(all, lines(l)...)
	}
	return english.Stems(all...)
}

// familiesOf numbers the lines in which each stem stands.
func familiesOf(list string) map[string][]int {
	out := map[string][]int{}
	for n, line := range lines(list) {
		for w := range strings.FieldsSeq(line) {
			out[english.Stem(w)] = append(out[english.Stem(w)], n)
		}
	}
	return out
}

// related says that two stems may name one relation: they share a family, or are derivations of one word.
func related(a, b string) bool {
	for _, f := range families[a] {
		for _, g := range families[b] {
			if f == g {
				return true
			}
		}
	}
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n >= 6 && n >= min(len(a), len(b))-2
}
