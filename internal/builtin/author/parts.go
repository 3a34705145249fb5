package author

import (
	"maps"
	"regexp"
	"strings"
)

// filled writes a table's lines with the choices that they name: a line "who: a
// | b" of the parts makes "[a|b]" of "@who". What no part describes is one of
// the parts of statements. So lines of one kind share what can be said, and a
// table stays short. A name that is described nowhere is a mistake in a table.
func filled(src string, parts ...string) string {
	choices := maps.Clone(statementParts())
	for l := range strings.Lines(strings.Join(parts, "\n")) {
		if name, of, ok := strings.Cut(strings.TrimSpace(l), ": "); ok {
			choices[name] = "[" + partBreak.ReplaceAllString(of, "|") + "]"
		}
	}
	for partName.MatchString(src) {
		src = partName.ReplaceAllStringFunc(src, func(name string) string {
			choice, ok := choices[name[1:]]
			if !ok {
				panic("author: a table names the part " + name + ", which there is not")
			}
			return choice
		})
	}
	return src
}

var (
	partBreak = regexp.MustCompile(` *\| *`)
	partName  = regexp.MustCompile(`@[a-z]+`)
)
