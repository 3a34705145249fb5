package marker

import (
	"math/big"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

func amountHalf() *big.Rat { return big.NewRat(1, 2) }

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
	golds, cands, asked := c.gold.values(), c.cand.values(), c.question.values()
	met := make([]bool, len(golds))
	for _, v := range cands {
		is, surely := false, false
		for i, g := range golds {
			switch between(g, v) {
			case same:
				is, met[i] = true, met[i] || !v.denied
				t.denied = t.denied || v.denied
			case coarser:
				t.coarse, surely = true, true
			case other:
				surely = true
			}
		}
		repeats := slices.ContainsFunc(asked, func(a token) bool { return between(a, v) == same })
		switch {
		case is || v.denied:
		case len(v.readings) == 0:
			t.doubt = true
		case !repeats:
			t.extra++
			t.differs = t.differs && surely
		default:
			t.differs = t.differs && surely
		}
	}
	for _, m := range met {
		if m {
			t.met++
		} else {
			t.missed++
		}
	}
	return t
}

// between compares two values of texts. Working days are no calendar days where the other says that it means these.
func between(a, b token) relation {
	r := compare(a.readings, b.readings)
	if r == unknown && len(a.readings) == 1 && len(b.readings) == 1 {
		working := a.readings[0].unit == "working"
		if working != (b.readings[0].unit == "working") {
			return differs(strings.Contains(a.low+b.low, "calendar") || strings.Contains(a.low+b.low, "week"))
		}
	}
	return r
}

// values decides golds that hold a value.
func (c *comparison) values() verdict {
	t := c.tally()
	words := c.gold.filter(func(k token) bool {
		return !k.mark() && !k.value && k.class != filler && k.class != bound && !c.asked(k)
	})
	typed := len(words) == 0
	switch {
	case c.offers(c.cand) && !c.offers(c.gold):
		return wrong("it offers several values")
	case t.missed == 0:
		return c.allMet(t, words)
	case t.met > 0 && typed && !t.doubt && !t.denied && t.differs && !c.brings(negation, turn, silent):
		return wrong(partial)
	case t.met > 0 || t.doubt:
		return open("some of the values are the same")
	case t.denied && t.extra == 0 && typed && !c.brings(bound):
		return wrong("it denies the value")
	case t.coarse && c.brings(content, turn, source):
		return open("the value may be told in words")
	case len(c.cand.values()) == 0:
		return c.without()
	case t.differs && !t.denied && t.extra == len(c.cand.values()) && !c.brings(turn, silent), t.differs && !t.denied && !c.brings(negation, turn, silent):
		return wrong("the value is another")
	}
	return open("the values cannot be compared")
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
	if v := c.limits(); v.is != "" {
		return v
	}
	if v := c.assigned(); v.is == prompts.Wrong {
		return v
	}
	missing := slices.ContainsFunc(words, func(k token) bool { return !c.cand.stems[k.stem] })
	switch {
	case c.brings(hedge) && !c.brings(turn, negation):
		return wrong("it hedges")
	case t.extra > 0 && c.cand.holds(either) && !c.gold.holds(either) && t.differs:
		return wrong("it offers another value")
	case t.extra > 0 && t.differs && len(c.foreign()) == 0 && len(words) == 0:
		return wrong("it gives another value beside")
	case t.extra > 0 || t.doubt || t.denied:
		return open("it gives other values beside")
	case missing:
		return open("a word of the gold is missing")
	case len(c.foreign()) > 0:
		return open("it says more than values")
	}
	if v := c.assigned(); v.is != "" {
		return v
	}
	return right("the values are the same")
}

// facts are the clauses of the gold that hold a value, with the words that tell what it is the value of.
func (c *comparison) facts() []side {
	var out []side
	for _, clause := range clauses(c.gold.toks) {
		var f side
		for _, k := range telling(clause) {
			if k.value {
				f.what = append(f.what, k)
			} else if k.class == content {
				f.who = append(f.who, k)
			}
		}
		if len(f.what) > 0 {
			out = append(out, f)
		}
	}
	return out[:min(len(out), 20)]
}

// assigned holds several values to what they are the values of: by the words in their clauses, or by their order where the
// candidate has none of these.
func (c *comparison) assigned() verdict {
	facts := c.facts()
	labels, bound := false, true
	for i, f := range facts {
		for _, g := range facts[:i] {
			if c.swapped(f, g) || c.swapped(g, f) {
				return wrong("it gives a value to another")
			}
		}
		labels = labels || slices.ContainsFunc(f.who, func(k token) bool { return c.cand.stems[k.stem] })
		bound = bound && slices.ContainsFunc(clauses(c.cand.toks), func(clause []token) bool {
			return f.in(clause) && (len(f.who) == 0 || holdsAll(clause, f.who)) && len(slices.DeleteFunc(slices.Clone(clause), func(k token) bool { return !k.value || k.denied })) == len(f.what)
		})
	}
	named := slices.ContainsFunc(facts, func(f side) bool { return len(f.who) > 0 })
	switch {
	case labels && bound, !named && !c.ordered(), len(facts) < 2 && !c.listing():
		return verdict{}
	case !labels && slices.EqualFunc(c.gold.values(), c.cand.values(), alike):
		return verdict{}
	}
	return open("the values may be of other things")
}

// ordered says whether the order of what is listed counts.
func (c *comparison) ordered() bool {
	return c.gold.holdsLow("first") || c.gold.holdsLow("then") || slices.ContainsFunc(slices.Concat(c.question.toks, c.gold.toks), func(k token) bool {
		return k.stem == "order" || strings.HasPrefix(k.low, "sequ") || k.stem == "rank" || k.text == "→"
	})
}

// without decides on candidates that give no value where the gold has one.
func (c *comparison) without() verdict {
	zero := slices.ContainsFunc(c.gold.values(), func(k token) bool {
		return slices.ContainsFunc(k.readings, func(r reading) bool { return r.Kind == corpus.KindCount && r.N == 0 })
	})
	foreign := c.foreign()
	plain := !slices.ContainsFunc(foreign, func(k token) bool { return k.class != vague && k.class != source && k.class != hedge })
	if (plain || c.brings(vague) && !c.brings(negation)) && !zero {
		return wrong(vaguely)
	}
	return open(vaguely)
}
