package marker

import (
	"slices"
	"strings"
)

// tally is how the values of gold and candidate stand to each other.
type tally struct {
	met     int  // values of the gold that the candidate gives
	missed  int  // that it does not give
	denied  bool // it denies one of the gold's
	extra   int  // values of the candidate that are none of the gold's, and neither denied nor the question's
	coarse  bool // a value of the candidate says less than the gold's
	differs bool // all values that it gives in place of the gold's surely differ
	doubt   bool // a value of the candidate cannot be read or compared
}

func (c *comparison) tally() tally {
	t := tally{differs: true}
	asked := c.question.values()
	repeats := func(v token) bool {
		return slices.ContainsFunc(asked, func(a token) bool { return between(a, v) == same })
	}
	golds := c.gold.filter(func(k token) bool { return k.value && !repeats(k) })
	if len(golds) == 0 {
		golds = c.gold.values()
	}
	met := make([]bool, len(golds))
	for _, v := range c.cand.values() {
		best := unknown
		for i, g := range golds {
			r := between(g, v)
			if best = max(best, r); r == same && !v.denied && !met[i] {
				met[i] = true
				t.met++
			}
		}
		t.coarse, t.denied = t.coarse || best == coarser, t.denied || best == same && v.denied
		switch {
		case best == same || v.denied:
		case len(v.readings) == 0:
			t.doubt = true
		default:
			t.differs = t.differs && best != unknown
			if !repeats(v) {
				t.extra++
			}
		}
	}
	t.missed = len(golds) - t.met
	return t
}

// between compares two values of texts. Working days are no calendar days where the others are said to be these.
func between(a, b token) relation {
	r := compare(a.readings, b.readings)
	if r == unknown && len(a.readings) == 1 && len(b.readings) == 1 {
		x, y := a.readings[0], b.readings[0]
		mixed := (x.unit == "working") != (y.unit == "working") && x.N == y.N && strings.Contains(a.low+b.low, "calendar")
		return when(mixed, other)
	}
	return r
}

// values decides golds that hold a value.
func (c *comparison) values() verdict {
	t := c.tally()
	words := telling(c.gold.filter(func(k token) bool { return !k.value && k.class != bound && !c.asked(k) }))
	typed, none := len(words) == 0, len(c.cand.values()) == 0
	turned := c.brings(turn, silent)
	instead := all(t.differs, !t.denied, !turned) // what it gives is surely in place of the gold's
	return first(
		rule{c.offers(c.cand) && !c.offers(c.gold), wrong("it offers several values")},
		rule{t.missed == 0, c.allMet(t, words)},
		rule{all(t.met > 0, typed, !t.doubt, instead, !c.brings(negation)), wrong(partial)},
		rule{t.met > 0 || t.doubt, open("some of the values are the same")},
		rule{all(t.denied, t.extra == 0, typed, !c.brings(bound)), wrong("it denies the value")},
		rule{t.coarse && c.brings(content, turn, source), open("the value may be told in words")},
		rule{all(none, typed, c.brings(vague), !c.brings(negation)), wrong(vaguely)},
		rule{all(none, typed, plain(c.foreign(), source, hedge)), wrong(vaguely)},
		rule{none, open(vaguely)},
		rule{instead && (t.extra == len(c.cand.values()) || !c.brings(negation)), wrong("the value is another")},
		rule{true, open("the values cannot be compared")},
	)
}

// offers says whether a text joins different values by or.
func (c *comparison) offers(t text) bool {
	before, joined := -1, false
	for i, k := range t.toks {
		switch {
		case k.value && joined && between(t.toks[before], k) != same:
			return true
		case k.value && !k.denied:
			before, joined = i, false
		case before >= 0 && k.class == either:
			joined = true
		case !k.mark() && k.class != filler && k.class != hedge && k.class != vague:
			before, joined = -1, false
		}
	}
	return false
}

// allMet decides on candidates that give every value of the gold.
func (c *comparison) allMet(t tally, words []token) verdict {
	missing := slices.ContainsFunc(words, func(k token) bool { return !c.cand.stems[k.stem] })
	beside, foreign := t.extra > 0 && t.differs, len(c.foreign()) > 0
	return first(
		rule{true, c.limits()},
		rule{c.brings(hedge) && !c.brings(turn, negation), wrong("it hedges")},
		rule{all(beside, c.cand.holds(either), !c.gold.holds(either)), wrong("it offers another value")},
		rule{all(beside, !foreign, len(words) == 0, !c.cand.holdsLow("(")), wrong("it gives another value beside")},
		rule{t.extra > 0 || t.doubt || t.denied, open("it gives other values beside")},
		rule{missing, open("a word of the gold is missing")},
		rule{foreign, open("it says more than values")},
		rule{!c.assigned(), open("the values may be of other things")},
		rule{true, right("the values are the same")},
	)
}

// assigned says whether the values are said of what the gold says them of: its words and values come in the same
// order, or the values alone where only one of the answers has words. Values alone may come in any order that is not
// asked for.
func (c *comparison) assigned() bool {
	value := func(k token) bool { return k.value && !k.denied }
	told := func(k token) bool {
		return value(k) || k.class == content && !k.mark() && !k.value && c.gold.stems[k.stem]
	}
	golds := groups(c.gold, told)
	gold, cand, all := c.gold.filter(told), c.cand.filter(told), c.gold.values()
	switch {
	case len(all) < 2 && len(groups(c.gold, c.keeps())) < 2, slices.EqualFunc(gold, cand, alike):
		return true
	case !c.ordered() && (len(gold) == len(all) || shared(golds, groups(c.cand, told)) == len(golds)):
		return true
	}
	return (len(gold) == len(all) || len(cand) == len(c.cand.filter(value))) &&
		slices.EqualFunc(all, c.cand.filter(value), alike)
}

// ordered says whether the order of what is listed counts.
func (c *comparison) ordered() bool {
	asks := func(k token) bool { return k.stem == "order" || k.stem == "rank" || strings.HasPrefix(k.low, "sequ") }
	return c.gold.holdsLow("first") || c.gold.holdsLow("then") || slices.ContainsFunc(c.question.toks, asks)
}

// limits holds the limits of the candidate to those of the gold. One that the question asks for is understood.
func (c *comparison) limits() verdict {
	of := func(t text) []token { return t.filter(func(k token) bool { return k.class == bound }) }
	gold, cand, question := of(c.gold), of(c.cand), of(c.question)
	understood := len(gold) == 0 && alikes(cand, question) || len(cand) == 0 && alikes(gold, question)
	if understood || alikes(gold, cand) {
		return verdict{}
	}
	return first(
		rule{all(len(gold) > 0, len(cand) > 0, len(c.gold.values()) == 1), wrong("it is the other limit")},
		rule{true, open("only one of the answers is a limit")},
	)
}
