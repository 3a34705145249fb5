package author

import (
	"maps"
	"regexp"
	"strings"
)

// filled writes a table's lines with the choices that they name: a line "who: a
// | b" of the parts makes "[a|b]" of "@who". What no part describes is one of
// the parts of statements. So lines of one kind share what can be said, and a
// table stays short. A name that is described nowhere stays, for who
// fills it in later; no table may have one in the end.
func filled(src string, parts ...string) string {
	choices := maps.Clone(statementParts())
	for l := range strings.Lines(strings.Join(parts, "\n")) {
		if name, of, ok := strings.Cut(strings.TrimSpace(l), ": "); ok {
			choices[name] = "[" + partBreak.ReplaceAllString(of, "|") + "]"
		}
	}
	for {
		next := partName.ReplaceAllStringFunc(src, func(name string) string {
			if choice, ok := choices[name[1:]]; ok {
				return choice
			}
			return name
		})
		if next == src {
			return src
		}
		src = next
	}
}

var (
	partBreak = regexp.MustCompile(` *\| *`)
	partName  = regexp.MustCompile(`@[a-z]+`)
)
