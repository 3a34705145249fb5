package voice

import (
	"hash/fnv"
	"slices"
	"strings"

	"memloom/internal/builtin/author/grammar"
)

// Favours says whether something is one of the person's own, of which there is
// one in so many.
func (v *Voice) Favours(s string, oneIn uint32) bool { return v.Taste(s)%oneIn == 0 }

// Taste is a lasting number of a person and some words.
func (v *Voice) Taste(s string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(v.Name))
	h.Write([]byte(s))
	return h.Sum32()
}

// Favourite is of some ways to say a thing the person's own.
func (v *Voice) Favourite(list []string) string {
	best := list[0]
	for _, s := range list[1:] {
		if v.Taste(s) < v.Taste(best) {
			best = s
		}
	}
	return best
}

// Habitual says whether a word stands in one of the writer's habits, which are
// not the grammar's to change.
func (v *Voice) Habitual(word string) bool {
	return slices.ContainsFunc(v.Habits, func(h string) bool { return strings.Contains(strings.ToLower(h), strings.ToLower(word)) })
}

// Evenly is what weighs neither for nor against.
const Evenly = 10

// Leaning is how much what is technical weighs for a writer: who speaks plainly
// takes it only where there is hardly anything else, and who is new to the field knows
// fewer such words.
func (v *Voice) Leaning() int {
	n := [...]int{1, Evenly, 4 * Evenly}[v.Jargon]
	return max(1, n*(100+v.Lean.tools)/100)
}

// Suited is how much a way to fill a place weighs for a writer.
func (v *Voice) Suited(way string) int {
	if grammar.Technical(way) {
		return v.Leaning()
	}
	if strings.ContainsRune(v.Lean.likes+v.Lean.avoids, 'm') && grammar.HasAny(way, grammar.ModestWords) {
		return max(1, Evenly*v.Lean.Liking(grammar.Pattern{Modest: true})/100)
	}
	return Evenly
}
