package voice

import (
	"slices"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// Favours says whether the person favours a phrase. Each person favours one phrase in oneIn.
func (v *Voice) Favours(s string, oneIn uint32) bool { return v.Taste(s)%oneIn == 0 }

// Taste hashes the person's name and a phrase. It is the same in every message of the person.
func (v *Voice) Taste(s string) uint32 { return draw.Hash(v.Name, s) }

// Favourite returns the phrase of a list that the person always takes. The list must not be empty.
func (v *Voice) Favourite(list []string) string {
	best := list[0]
	for _, s := range list[1:] {
		if v.Taste(s) < v.Taste(best) {
			best = s
		}
	}
	return best
}

// Habitual says whether a word is part of one of the writer's habits, which the grammar must not change.
func (v *Voice) Habitual(word string) bool {
	return slices.ContainsFunc(v.Habits, func(h string) bool {
		return strings.Contains(strings.ToLower(h), strings.ToLower(word))
	})
}

// Evenly is the weight of a phrase that a writer neither prefers nor avoids.
const Evenly = 10

// Leaning is the weight of a technical phrase for the writer. It is small for people who speak plainly and for novices.
func (v *Voice) Leaning() int {
	n := [...]int{1, Evenly, 4 * Evenly}[v.Jargon]
	return max(1, n*(100+v.Lean.tools)/100)
}

// Suited is the weight of a phrase for the writer.
func (v *Voice) Suited(way string) int {
	if grammar.Technical(way) {
		return v.Leaning()
	}
	if strings.ContainsRune(v.Lean.likes+v.Lean.avoids, 'm') && grammar.HasAny(way, grammar.ModestWords) {
		return max(1, Evenly*v.Lean.Liking(&grammar.Pattern{Modest: true})/100)
	}
	return Evenly
}
