package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

var (
	someone  = english.Words("somebody someone something anybody anyone whoever whatever")
	vagueFor = english.Words(`certain moderate fair reasonable considerable usual normal typical suitable small large
		modest`)
	oneOf   = english.Words("those them these the several many")
	extents = english.Stems("amount share number figure value quantity size length range level part portion while one")
)

// vague says that the candidate names nothing: no value, no name, no word of the
// gold, but one of several, or a certain amount.
func (c *comparison) vague() bool {
	if len(c.cand.Vals) > 0 || slices.ContainsFunc(text.ContentStems(c.gold.Text),
		func(s string) bool { return slices.Contains(text.ContentStems(c.cand.Text), s) }) {
		return false
	}
	found := false
	for i, t := range c.cand.Toks {
		switch {
		case i > 0 && t.Capital, t.Kind == text.Link, t.Kind == text.Number:
			return false
		case i+1 == len(c.cand.Toks):
			found = found || someone[t.Low]
		default:
			next := c.cand.Toks[i+1]
			found = found || someone[t.Low] || vagueFor[t.Low] && extents[next.Stem] ||
				t.Low == "one" && next.Low == "of" && i+2 < len(c.cand.Toks) && oneOf[c.cand.Toks[i+2].Low]
		}
	}
	return found
}
