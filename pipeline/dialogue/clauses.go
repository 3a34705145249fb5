package dialogue

import (
	"slices"
	"strings"

	"memloom/internal/pack"
)

// turns gives a list's members in a drawn order, all before any comes again.
type turns struct {
	list []string
	next int
}

// clauses are the reasons of an attribute as one conversation uses them: each at most once.
type clauses struct {
	*turns
	said []string
}

func (p *planner) clausesOf(a pack.Attribute) clauses {
	t := p.reasons[a.Key]
	if t == nil {
		t = &turns{list: p.pack.ReasonsOf(a).Dealt(p.decisions.r)}
		p.reasons[a.Key] = t
	}
	return clauses{turns: t}
}

// next returns the next clause that says something new in the conversation,
// empty where none does.
func (c *clauses) next() string {
	for range c.list {
		s := c.list[c.turns.next%len(c.list)]
		c.turns.next++
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
