package state

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// Turns gives a list's members in a drawn order, all before any comes again.
type Turns[T any] struct {
	List []T
	at   int
}

// Next returns the next one, the zero value where there are none.
func (t *Turns[T]) Next() (next T) {
	if len(t.List) > 0 {
		next = t.List[t.at%len(t.List)]
		t.at++
	}
	return next
}

// Clauses are the reasons of an attribute as one conversation uses them: each at most once.
type Clauses struct {
	*Turns[string]
	First bool // they argue for a first value
	said  []string
}

// Next returns the next clause that says something new in the conversation, empty where none does.
func (c *Clauses) Next() string {
	for range c.List {
		s := c.Turns.Next()
		if c.First && dialogue.LooksBack(s) {
			continue
		}
		if !slices.ContainsFunc(c.said, func(said string) bool { return alike(s, said) }) {
			c.said = append(c.said, s)
			return s
		}
	}
	return ""
}

// alike says whether two clauses share most of their words: those that a pack's frame makes differ by a name only, and
// no one answers one with the other.
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

// Dealer deals out a pack's clauses, each once before any comes again. The projects of a pack deal them in one order
// and begin at different places, so that what one tells is not heard from another at the same time.
type Dealer struct {
	R     *rand.Rand
	order dialogue.Source           // of the pack
	turn  dialogue.Share            // of the project among those of the pack
	turns map[string]*Turns[string] // by what the clauses are of
}

// Next returns a clause of those of a key, "" where there are none.
func (d *Dealer) Next(key string, of pack.Clauses) string {
	t := d.turns[key]
	if t == nil {
		t = &Turns[string]{List: Rotated(of.Dealt(d.order("deal "+key)), d.turn)}
		d.turns[key] = t
	}
	return t.Next()
}

// Rotated is a list that begins where the share does.
func Rotated[T any](list []T, turn dialogue.Share) []T {
	if turn.Of == 0 {
		return list
	}
	from := len(list) * turn.Nth / turn.Of
	return slices.Concat(list[from:], list[:from])
}
