package marker

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The reasons that tell how a wrong answer fails.
const partial, vaguely = "a value is missing", "it gives no value"

// tally is how the values of gold and candidate compare.
type tally struct {
	// values of the gold that the candidate gives, and that it does not give; values of the candidate that are none of
	// the gold's, and neither denied nor the question's; those that are no answer of their own
	met, missed, extra, aside int
	// it denies one of the gold's; one says less than the gold's; one cannot be read or compared; all in place of the
	// gold's surely differ; the gold's are amounts or links, which words do not say except that there is none
	denied, coarse, doubt, differs, measured bool
	words                                    []token // of the gold beside its values, which the candidate must have too
}

// typed says whether the gold is its values and nothing else.
func (t tally) typed() bool { return len(t.words) == 0 }

// tally compares the values of the candidate with those of the gold that the question does not have.
func (c *comparison) tally() tally {
	golds := c.gold.filter(func(k token) bool { return k.is(value) && !c.question.repeats(k) })
	if len(golds) == 0 {
		golds = c.gold.of(value)
	}
	var readings []reading
	for _, g := range golds {
		readings = append(readings, g.readings...)
	}
	t, met := tally{differs: true}, make([]bool, len(golds))
	t.measured = !slices.ContainsFunc(readings, reading.worded)
	t.words = telling(c.gold.filter(func(k token) bool { return !k.is(value|bound) && !c.asked(k) }))
	for _, v := range c.cand.of(value) {
		best := closest(golds, v, met)
		t.coarse, t.denied = t.coarse || best == coarser, t.denied || best == same && v.denied
		switch {
		case best == same || v.denied:
		case best == unknown && aside(v, readings, len(golds)):
			t.aside++
		case len(v.readings) == 0:
			t.doubt = true
		default:
			if t.differs = t.differs && best != unknown; !c.question.repeats(v) {
				t.extra++
			}
		}
	}
	for _, is := range met {
		if is {
			t.met++
		}
	}
	t.missed = len(golds) - t.met
	return t
}

// closest is the best relation of a value of the candidate to those of the gold. It notes which of them are met.
func closest(golds []token, v token, met []bool) relation {
	best := unknown
	for i, g := range golds {
		r := compare(g.readings, v.readings)
		best = max(best, r)
		met[i] = met[i] || r == same && !v.denied
	}
	return best
}

// aside says whether a value of a candidate is no answer of its own: a part of a link, how many there are, or a day or
// time where the gold is of another kind.
func aside(v token, golds []reading, n int) bool {
	part := func(r reading) bool { return r.Kind == corpus.KindLink && strings.Contains(r.Text, v.text) }
	counts := func(r reading) bool { return r.dimension == "count" && r.N == int64(n) }
	asked := func(s reading) bool {
		return !s.dated() || slices.ContainsFunc(golds, func(r reading) bool { return r.sort == s.sort })
	}
	return slices.ContainsFunc(golds, part) || n > 1 && slices.ContainsFunc(v.readings, counts) ||
		n > 0 && len(v.readings) > 0 && !slices.ContainsFunc(v.readings, asked)
}

// compareValues compares with a gold that has a value.
func compareValues(c *comparison) verdict {
	t, n := c.tally(), len(c.cand.of(value))
	switch {
	case t.met+t.extra > 1 && c.brings(either) && !c.gold.holds(either) && !t.doubt:
		return wrong("it offers several values")
	case t.missed == 0:
		return c.allValues(t)
	case t.met > 0:
		return c.someValues(t)
	case n == 0:
		return c.noValues(t)
	case t.denied && t.typed() && !c.brings(bound):
		return wrong("it denies the value")
	case t.doubt:
		return open("some of the values are the same")
	case t.coarse:
		return c.coarseValues(t)
	case c.replaces(t) && t.aside < n && (t.extra == n || !c.brings(negation)):
		return wrong("the value is another")
	}
	return open("the values cannot be compared")
}

// replaces says whether what the candidate gives is surely in place of the gold's values.
func (c *comparison) replaces(t tally) bool { return t.differs && !t.denied && !c.brings(silent|sum) }

// abstains says whether the candidate says that the messages do not mention something.
func (c *comparison) abstains() bool {
	return c.cand.holds(negation|silent) && c.cand.holds(source|say)
}

// someValues decides on candidates that give some of the gold's values.
func (c *comparison) someValues(t tally) verdict {
	if t.typed() && !t.doubt && c.replaces(t) && (!c.brings(negation) || c.abstains() && t.extra == 0) {
		return wrong(partial)
	}
	return open("some of the values are the same")
}

// noValues decides on candidates without a value.
func (c *comparison) noValues(t tally) verdict {
	vagues := c.brings(vague) && !c.brings(negation) || c.abstains() || plain(c.foreign(), source|hedge)
	if t.typed() && (vagues || t.measured && !c.brings(silent|sum)) {
		return wrong(vaguely)
	}
	return open(vaguely)
}

// coarseValues decides on candidates that give a part of the gold's value: the month of a day.
func (c *comparison) coarseValues(t tally) verdict {
	if t.typed() && !c.brings(content|source) && !c.cand.stems["day"] && !c.cand.stems["end"] {
		return wrong(vaguely)
	}
	return open("the value may be told in words")
}

// allValues decides on candidates that give every value of the gold.
func (c *comparison) allValues(t tally) verdict {
	foreign := c.foreign()
	if v := c.limits(); v != (verdict{}) {
		return v
	}
	switch {
	case c.hedges():
		return wrong("it hedges")
	case t.extra > 0 || t.doubt || t.denied:
		return c.moreValues(t)
	case some(t.words, func(k token) bool { return !c.cand.stems[k.stem] }):
		return open("a word of the gold is missing")
	case len(foreign) > 0 && !(t.typed() && plain(foreign, content|say|source)):
		return open("it says more than values")
	case t.typed() && c.contrary():
		return wrong("it says the contrary of it")
	case len(foreign) > 0 && !c.topical():
		return open("it speaks of other things")
	case !c.assigned():
		return open("the values may be of other things")
	}
	return right("the values are the same")
}

// moreValues decides on candidates that give every value of the gold and others.
func (c *comparison) moreValues(t tally) verdict {
	bare := t.typed() && len(c.foreign()) == 0 && !c.cand.stems["("] && !c.cand.stems["so"]
	if t.extra > 0 && t.differs && bare {
		return wrong("it gives another value too")
	}
	return open("it gives other values too")
}

// limits holds the limits of the candidate to those of the gold. One that the question asks for is understood. It
// decides nothing where they agree.
func (c *comparison) limits() verdict {
	gold, cand, ask := c.gold.of(bound), c.cand.of(bound), c.question.of(bound)
	switch {
	case alikes(gold, cand), len(gold) == 0 && alikes(cand, ask), len(cand) == 0 && alikes(gold, ask):
		return verdict{}
	case len(gold) > 0 && len(cand) > 0 && len(c.gold.of(value)) == 1:
		return wrong("it is the other limit")
	}
	return open("only one of them is a limit")
}

// assigned says whether the values are said of what the gold says them of: its words and values come in the same order,
// or in the same groups. Values alone may come in any order that is not asked for.
func (c *comparison) assigned() bool {
	said := func(k token) bool { return k.is(value) && !k.denied || k.is(content) && c.gold.stems[k.stem] }
	gold, values, golds := c.gold.filter(said), c.gold.of(value), members(c.gold, said)
	return len(values) < 2 && len(members(c.gold, c.keeps())) < 2 || slices.EqualFunc(gold, c.cand.filter(said), alike) ||
		!c.ordered() && (len(gold) == len(values) || shared(golds, members(c.cand, said)) == len(golds))
}
