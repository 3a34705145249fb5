package author

import (
	"strings"

	"memloom/internal/builtin/author/grammar"
)

// evenly is what weighs neither for nor against.
const evenly = 10

// leaning is how much what is technical weighs for a writer: who speaks plainly
// takes it only where there is hardly anything else, and who is new to the field knows
// fewer such words.
func (v *voice) leaning() int {
	n := [...]int{1, evenly, 4 * evenly}[v.jargon]
	return max(1, n*(100+v.lean.tools)/100)
}

// suited is how much a way to fill a place weighs for a writer.
func (v *voice) suited(way string) int {
	if grammar.Technical(way) {
		return v.leaning()
	}
	if strings.ContainsRune(v.lean.likes+v.lean.avoids, 'm') && grammar.HasAny(way, grammar.ModestWords) {
		return max(1, evenly*v.lean.liking(grammar.Pattern{Modest: true})/100)
	}
	return evenly
}
