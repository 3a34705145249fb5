package marker

import (
	"slices"
	"strings"
)

// polarity reads the yes or no that a text begins with, and returns what comes behind it.
func polarity(t text) (affirms, said bool, rest text) {
	if len(t.toks) == 0 || !t.toks[0].is(yes) && !(t.toks[0].is(no) && (len(t.toks) == 1 || t.toks[1].is(mark))) {
		return false, false, t // "no running" too
	}
	raw := strings.TrimPrefix(t.raw, t.toks[0].text)
	return t.toks[0].is(yes), true, text{raw, slices.Clone(t.toks[1:]), t.stems, t.roots}
}

// stance is the yes or no of a candidate, and what comes behind it. It is plain where nothing there changes it.
type stance struct {
	affirms, said, plain bool
	rest                 text
}

// stance reads the yes or no that the candidate begins with. Where a yes or a no is enough, a statement is one.
func (c *comparison) stance(enough bool) stance {
	affirms, said, rest := polarity(c.cand)
	repeats, echoes := c.echo(rest)
	turns := func(k token) bool { return k.is(negation) || k.is(turn|hedge|either) && c.unasked(k) }
	switch {
	case said && echoes:
		return stance{affirms, true, repeats == affirms, rest}
	case enough && echoes:
		return stance{repeats, true, true, rest}
	}
	return stance{affirms, said, said && !some(rest.toks, turns), rest}
}

// comparePolar compares with a gold that begins with yes or no, alone or with what is so instead.
func comparePolar(c *comparison) verdict {
	goldYes, _, rest := polarity(c.gold)
	bare := len(telling(rest.toks)) == 0
	s, own := c.stance(bare), func(k token) bool { return k.is(value) || !c.asked(k) }
	if v := c.unsaid(bare, rest); !s.said && v != (verdict{}) {
		return v
	}
	switch {
	case s.said && s.affirms != goldYes && s.plain:
		return wrong("it says the opposite")
	case bare && s.plain:
		return right("it says the same")
	case bare || s.said && s.affirms != goldYes:
		return open("it says more than yes or no")
	case some(telling(s.rest.toks), own):
		return compareByKind(&comparison{c.question, rest, s.rest, c.present})
	case c.question.stems[stem("why")]:
		return wrong("it leaves out what is so")
	}
	return open("it says no more than yes or no")
}

// unsaid decides on candidates that say neither yes nor no, unless they may give what is so instead.
func (c *comparison) unsaid(bare bool, rest text) verdict {
	switch {
	case c.brings(hedge) && (bare || !c.cand.holds(value|content)):
		return wrong("it hedges")
	case bare && c.cand.holds(silent) && refuses(c.question, c.cand):
		return wrong("it declines to answer")
	case bare || !rest.holds(value):
		return open("it says neither yes nor no")
	}
	return verdict{}
}

// echo reads a yes or a no from a statement that repeats what is asked, or denies it, and says nothing else.
func (c *comparison) echo(t text) (affirms, said bool) {
	repeated := some(t.toks, func(k token) bool { return !k.is(mark) && c.asked(k) })
	foreign := func(k token) bool { return k.is(value) || !k.is(negation|mark|idle|vague) && !c.asked(k) }
	denials := len(t.of(negation))
	return denials == 0, repeated && denials < 2 && len(t.of(mark)) <= 2 && !some(t.toks, foreign) &&
		!c.question.holds(negation|either) && c.completes(t)
}

// completes says whether a statement omits no more than one word of the question, and no name or value. Questions
// whether something is allowed, needed or there at all are answered by fewer words.
func (c *comparison) completes(t text) bool {
	left := c.question.filter(func(k token) bool { return k.is(value|content) && !t.stems[k.stem] })
	asks, says := c.question.stems, t.stems
	switch {
	case some(left, token.named) || (text{toks: left}).holds(value):
		return false
	case asks["anybod"] && (t.holds(negation) || says["ther"]):
		return true
	}
	return len(left) < 2 || asks["allow"] && says["allow"] || asks["need"] && says["need"]
}
