package chat

import (
	"math/rand/v2"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/corpus"
)

// Everybody has turns of phrase of their own: of the shapes that fit a writer's
// style they favour some, of the ways to fill a shape some more than others, and
// of the emoji one, for as long as they write. That, and not style alone, is
// what one knows a person by.

// One of so many shapes, and of ways to fill them, is a person's own.
const (
	ownPhrases = 5
	ownWays    = 3
)

// ownWeight is how much more often a person takes a way that is their own.
const ownWeight = 3

// mostly draws of some ways to say a thing the person's own in so many of 100
// cases, and any in the others.
func (sc *scene) mostly(odds int, list []string) string {
	if !sc.d.clear && draw.Chance(sc.r, odds) {
		return sc.v.Favourite(list)
	}
	return list[sc.r.IntN(len(list))]
}

// Inclined implements inclining: of the ways to fill a shape a person has own
// ones, the same in every shape, and takes jargon or leaves it. To leave a place
// empty is nobody's own.
func (m wording) Inclined(r *rand.Rand, ways []string) int {
	weights := make([]int, len(ways))
	for i, w := range ways {
		weights[i] = m.v.Suited(w)
		if w = strings.TrimSpace(w); !m.d.clear && w != "" && !strings.ContainsAny(w, "[$<") && m.v.Favours(w, ownWays) {
			weights[i] *= ownWeight
		}
	}
	return corpus.Weighted(r, weights)
}
