package dialogue

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
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

func (ds *decisions) clausesOf(f corpus.Fact) clauses {
	a := ds.facts.attrs[f.Predicate]
	t := ds.reasons[a.Key]
	if t == nil {
		t = &turns{list: ds.pack.ReasonsOf(a).Dealt(ds.draws)}
		ds.reasons[a.Key] = t
	}
	return clauses{turns: t, first: f.Supersedes == ""}
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

// looksBack says whether a clause tells why a value gave way to another. Nobody
// argues with it for a first one: a pack's reasons are those of changes.
func looksBack(s string) bool {
	return slices.ContainsFunc(strings.Fields(s), func(w string) bool { return backwards[w] })
}

var backwards = func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(`
		again alternative another any change changed changes correction corrected different differently earlier
		elsewhere else first former initial instead last latest longer moved new newer now old older original other
		otherwise previous rather redrawn regroup replanned revised rewritten shifted since still than update wrong
	`) {
		out[w] = true
	}
	return out
}()

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
