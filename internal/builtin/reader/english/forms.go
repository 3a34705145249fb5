package english

import (
	_ "embed"
	"strings"
)

// Irregular forms, made from WordNet by scripts/words.
//
//go:generate go run memloom/scripts/words /usr/share/wordnet .
//go:embed forms.txt
var formsText string

// irregularForms adds the forms of the table to those that are written here, which go before.
func irregularForms(own map[string]string) map[string]string {
	for line := range tableLines(formsText) {
		form, base, _ := strings.Cut(line, " ")
		whole, found := strings.CutPrefix(base, "=")
		if _, ok := own[form]; ok {
			continue
		}
		if own[form] = whole; !found {
			own[form] = plainStem(base)
		}
	}
	return own
}

// tableLines are the lines of a table that are no comments.
func tableLines(text string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}
