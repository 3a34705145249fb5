package marker

import "slices"

// polarity reads the yes or no that a text begins with, and returns what stands behind it.
func polarity(t text) (yes, said bool, rest text) {
	switch append(t.toks, token{})[0].low {
	case "yes", "yeah", "yep", "correct", "true", "indeed":
		yes, said = true, true
	case "no", "nope", "false", "incorrect": // not "no running"
		said = len(t.toks) == 1 || t.toks[1].mark()
	}
	if !said {
		return false, false, t
	}
	return yes, true, text{append([]token(nil), t.toks[1:]...), t.stems, t.roots}
}

// polar decides golds that are a yes or a no, alone or with what is so instead.
func (c *comparison) polar() verdict {
	goldYes, is, goldRest := polarity(c.gold)
	yes, said, rest := polarity(c.cand)
	if !is {
		return verdict{}
	}
	bare, agrees := len(telling(goldRest.toks)) == 0, yes == goldYes
	plainly := said && !rest.holds(turn, hedge, either, negation)
	doubts := all(!said, c.cand.holds(hedge), len(c.cand.values()) == 0, !c.cand.holds(content))
	v := first(
		rule{doubts, wrong("it hedges")},
		rule{!said && (bare || len(goldRest.values()) == 0), open("it says neither yes nor no")},
		rule{plainly && !agrees, wrong("it says the opposite")},
		rule{plainly && bare, right("it says the same")},
		rule{bare || said && !agrees, open("it says more than yes or no")},
	)
	if v.is != "" {
		return v
	}
	c.gold = goldRest
	if said {
		c.cand = rest
	}
	c.cand.deny()
	if slices.ContainsFunc(telling(c.cand.toks), func(k token) bool { return k.value || !c.asked(k) }) {
		return c.rest()
	}
	if c.question.stems[stem("why")] {
		return wrong("it leaves out what is so")
	}
	return open("it says no more than yes or no")
}
