package marker

import "slices"

// polarity reads the yes or no that a text begins with, and returns what comes behind it.
func polarity(t text) (affirms, said bool, rest text) {
	if len(t.toks) == 0 || !t.toks[0].is(yes) && !(t.toks[0].is(no) && (len(t.toks) == 1 || t.toks[1].is(mark))) {
		return false, false, t // "no running" too
	}
	return t.toks[0].is(yes), true, text{slices.Clone(t.toks[1:]), t.stems, t.roots}
}

// stance is the yes or no of a candidate.
type stance struct {
	affirms, said bool
	plainly       bool // nothing behind it changes it
	rest          text // what comes behind it
}

// comparePolar compares with a gold that begins with yes or no.
func comparePolar(c *comparison) verdict {
	affirms, said, rest := polarity(c.cand)
	repeats, echoes := c.echo(rest)
	turns := func(k token) bool { return k.is(negation) || k.is(turn|hedge|either) && c.unasked(k) }
	s := stance{affirms, said, echoes && repeats == affirms || !echoes && !some(rest.toks, turns), rest}
	goldYes, _, goldRest := polarity(c.gold)
	if len(telling(goldRest.toks)) > 0 {
		further := comparison{c.question, goldRest, rest, c.asks, c.present}
		return c.polarWithReason(s, goldYes, &further)
	}
	if !said && echoes {
		s.affirms, s.said, s.plainly = repeats, true, true
	}
	return c.polarAlone(s, goldYes)
}

// polarAlone compares with a gold that is yes or no and nothing else.
func (c *comparison) polarAlone(s stance, goldYes bool) verdict {
	switch {
	case !s.said && c.brings(hedge):
		return wrong("it hedges")
	case !s.said && c.cand.holds(silent) && refuses(c.question, c.cand):
		return wrong("it declines to answer")
	case !s.said:
		return open("it says neither yes nor no")
	case !s.plainly:
		return open("it says more than yes or no")
	case s.affirms != goldYes:
		return wrong("it says the opposite")
	}
	return right("it says the same")
}

// polarWithReason compares with a gold that is yes or no with what is so instead. further compares what comes behind.
func (c *comparison) polarWithReason(s stance, goldYes bool, further *comparison) verdict {
	own := func(k token) bool { return k.is(value) || !c.asked(k) }
	switch {
	case !s.said && c.brings(hedge) && !c.cand.holds(value|content):
		return wrong("it hedges")
	case !s.said && !further.gold.holds(value):
		return open("it says neither yes nor no")
	case s.said && s.affirms != goldYes && s.plainly:
		return wrong("it says the opposite")
	case s.said && s.affirms != goldYes:
		return open("it says more than yes or no")
	case some(telling(s.rest.toks), own):
		return compareStatements(further)
	case c.question.stems[stem("why")]:
		return wrong("it leaves out what is so")
	}
	return open("it says no more than yes or no")
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
