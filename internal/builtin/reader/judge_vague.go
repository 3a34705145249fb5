package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

var (
	someone  = english.Words("somebody someone something anybody anyone whoever whatever")
	vagueFor = english.Words("certain moderate fair reasonable considerable usual normal typical suitable small large modest")
	oneOf    = english.Words("those them these the several many")
	extents  = english.Stems("amount share number figure value quantity size length range level part portion while one")
)

// vague says that the candidate names nothing: no value, no name, no word of the
// gold, but one of several, or a certain amount.
func (c *comparison) vague() bool {
	if len(c.cand.vals) > 0 || slices.ContainsFunc(contentStems(c.gold.text), func(s string) bool { return slices.Contains(contentStems(c.cand.text), s) }) {
		return false
	}
	found := false
	for i, t := range c.cand.toks {
		switch {
		case i > 0 && t.capital, t.kind == link, t.kind == number:
			return false
		case i+1 == len(c.cand.toks):
			found = found || someone[t.low]
		default:
			next := c.cand.toks[i+1]
			found = found || someone[t.low] || vagueFor[t.low] && extents[next.stem] || t.low == "one" && next.low == "of" && i+2 < len(c.cand.toks) && oneOf[c.cand.toks[i+2].low]
		}
	}
	return found
}
