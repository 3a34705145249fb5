package dialogue

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/pack"
)

// turns gives a list's members in a drawn order, all before any comes again.
type turns struct {
	list []string
	at   int
}

// next returns the next one, empty where there are none.
func (t *turns) next() string {
	if len(t.list) == 0 {
		return ""
	}
	t.at++
	return t.list[(t.at-1)%len(t.list)]
}

// clauses are the reasons of an attribute as one conversation uses them: each at most once.
type clauses struct {
	*turns
	first bool // they argue for a first value
	said  []string
}

// next returns the next clause that says something new in the conversation,
// empty where none does.
func (c *clauses) next() string {
	for range c.list {
		s := c.turns.next()
		if c.first && looksBack(s) {
			continue
		}
		if !slices.ContainsFunc(c.said, func(said string) bool { return alike(s, said) }) {
			c.said = append(c.said, s)
			return s
		}
	}
	return ""
}

// alike says whether two clauses share most of their words: those that a pack's
// frame makes differ by a name only, and nobody answers one with the other.
func alike(a, b string) bool {
	x, y := strings.Fields(a), strings.Fields(b)
	common := 0
	for _, w := range x {
		if slices.Contains(y, w) {
			common++
		}
	}
	return 2*common > min(len(x), len(y))
}

// clauseDealer deals out a pack's clauses, each once before any comes again. The projects
// of a pack deal them in one order and begin at different places, so that what one
// tells is not heard from another at the same time.
type clauseDealer struct {
	r     *rand.Rand
	order Source              // of the pack
	turn  Share               // of the project among those of the pack
	left  map[string][]string // by what the clauses are of
}

// next returns a clause of those of a key, "" where there are none.
func (d *clauseDealer) next(key string, of pack.Clauses) string {
	if len(d.left[key]) == 0 {
		d.left[key] = rotated(of.Dealt(d.order("deal "+key)), d.turn)
	}
	left := d.left[key]
	if len(left) == 0 {
		return ""
	}
	d.left[key] = left[1:]
	return left[0]
}

// rotated is a list that begins where the share does.
func rotated[T any](list []T, turn Share) []T {
	if turn.Of == 0 {
		return list
	}
	from := len(list) * turn.Nth / turn.Of
	return slices.Concat(list[from:], list[:from])
}
