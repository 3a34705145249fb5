package marker

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// relation is how a value of the candidate compares with one of the gold.
type relation uint8

const (
	unknown relation = iota // they cannot be compared
	other
	coarser // it says a part of what the gold says: a month for a day
	same
)

// equal is the relation of values that are the same or others.
func equal(is bool) relation {
	if is {
		return same
	}
	return other
}

// reading is what a surface may mean.
type reading struct {
	corpus.Value
	amount
	sort  corpus.Kind // what it is of: of a range, the kind of its ends
	loose bool        // a date without its year, or a time without its half of the day
}

// readingsOf are the readings of a span of Scan. None means that the words are a value's and do not say which.
func readingsOf(sp corpus.Span) (out []reading) {
	low := strings.ToLower(sp.Surface)
	if m := weekday.FindStringSubmatch(low); m != nil {
		day := int64(strings.Index("sunmontuewedthufrisat", m[1]) / 3)
		return []reading{{Value: corpus.Value{Kind: weekdays, N: day}, sort: weekdays}}
	}
	for _, v := range sp.Values {
		r := reading{Value: v, amount: amountOf(v, low), sort: v.Kind}
		if v.Kind == corpus.KindRange {
			r.sort = v.Items[0].Kind
		}
		switch {
		case v.Kind == corpus.KindTime:
			r.loose = v.N < 13*60 && !strings.ContainsAny(low, "mn")
		case r.dated() && onDay.MatchString(low):
			return nil
		case r.dated():
			r.loose = !hasYear.MatchString(low)
		}
		out = append(out, r)
	}
	return out
}

// worded says whether words can say a value without a number: a date, a time, a duration, or none of something.
func (r reading) worded() bool {
	return r.Kind != corpus.KindLink && (r.dimension == "" || r.dimension == "time" || r.n.Sign() == 0)
}

// against compares the reading of a gold with one of a candidate. A range is another answer than a value in it.
func (r reading) against(s reading) relation {
	switch {
	case r.dimension != "" && s.dimension != "":
		return compareAmounts(r.amount, s.amount)
	case s.Kind == corpus.KindRange && s.sort == r.Kind:
		return other
	case r.dated() && s.dated():
		return compareDates(r, s)
	case r.Kind != s.Kind:
		return unknown
	}
	return equal(r.Value.Equal(s.Value))
}

// compare compares what two surfaces may mean: the best relation that any of their readings have.
func compare(a, b []reading) relation {
	out := unknown
	for _, r := range a {
		for _, s := range b {
			out = max(out, r.against(s))
		}
	}
	return out
}

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
	words                                    []token // of the gold next to its values, which the candidate must have too
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
	words := telling(c.gold.filter(func(k token) bool { return !k.is(value|bound) && !c.asked(k) }))
	t, left := tally{differs: true, measured: !slices.ContainsFunc(readings, reading.worded), words: words}, golds
	for _, v := range c.cand.of(value) {
		best := compare(readings, v.readings)
		switch {
		case v.denied:
			t.denied = t.denied || best == same
		case best == same:
			left = slices.DeleteFunc(slices.Clone(left), func(g token) bool { return compare(g.readings, v.readings) == same })
		case best == coarser:
			t.coarse, t.differs = true, false
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
	t.met, t.missed = len(golds)-len(left), len(left)
	return t
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
	case c.omits(t):
		return wrong(partial)
	case t.met > 0 || t.doubt:
		return open("some of the values are the same")
	case t.denied && t.typed() && !c.brings(bound):
		return wrong("it denies the value")
	case c.evades(t, n):
		return wrong(vaguely)
	case t.aside < n && c.differs(t, n):
		return wrong("the value is another")
	}
	return open("the values cannot be compared")
}

// unsure says whether a value of the candidate is denied, or cannot be held against those of the gold.
func (t tally) unsure() bool { return t.doubt || t.denied || t.coarse }

// adds says whether the candidate surely gives another value next to the gold's.
func (c *comparison) adds(t tally) bool {
	return t.extra > 0 && t.differs && t.typed() && len(c.foreign()) == 0 && !c.cand.stems["("] && !c.cand.stems["so"]
}

// replaces says whether what the candidate gives is surely in place of the gold's values.
func (c *comparison) replaces(t tally) bool { return t.differs && !t.denied && !c.brings(silent|sum) }

// differs says whether the candidate gives other values and, unless all of its n values are others, denies nothing.
func (c *comparison) differs(t tally, n int) bool {
	return c.replaces(t) && (t.extra == n || !c.brings(negation))
}

// omits says whether the candidate gives some of the gold's values, and surely not the others.
func (c *comparison) omits(t tally) bool {
	return t.met > 0 && t.typed() && !t.doubt && c.replaces(t) &&
		(!c.brings(negation) || c.abstains() && t.extra == 0)
}

// abstains says whether the candidate says that the messages do not mention something.
func (c *comparison) abstains() bool {
	return c.cand.holds(negation|silent) && c.cand.holds(source|say)
}

// evades says whether the candidate has no value in place of a gold that is one, or only a part of it: the month of a
// day.
func (c *comparison) evades(t tally, n int) bool {
	switch {
	case !t.typed():
		return false
	case t.coarse:
		return !c.brings(content|source) && !c.cand.stems["day"] && !c.cand.stems["end"]
	}
	return n == 0 && (t.measured && !c.brings(silent|sum) || c.brings(vague) && !c.brings(negation) ||
		c.abstains() || plain(c.foreign(), source|hedge))
}

// allValues decides on candidates that give every value of the gold.
func (c *comparison) allValues(t tally) verdict {
	foreign := c.foreign()
	limits, other := c.limits()
	switch {
	case other:
		return wrong("it is the other limit")
	case !limits:
		return open("only one of them is a limit")
	case c.hedges():
		return wrong("it hedges")
	case c.adds(t):
		return wrong("it gives another value too")
	case t.extra > 0 || t.unsure():
		return open("it gives other values too")
	case t.typed() && c.contrary():
		return wrong("it says the contrary of it")
	case len(foreign) > 0 && !(t.typed() && plain(foreign, content|say|source) && c.topical()):
		return open("it says more than values")
	case some(t.words, func(k token) bool { return !c.cand.stems[k.stem] }) || !c.assigned():
		return open("the values may be of other things")
	}
	return right("the values are the same")
}

// limits says whether the candidate gives the limits of the gold, or surely another. One that the question asks for is
// understood.
func (c *comparison) limits() (same, other bool) {
	gold, cand, ask := c.gold.of(bound), c.cand.of(bound), c.question.of(bound)
	same = alikes(gold, cand) || len(gold) == 0 && alikes(cand, ask) || len(cand) == 0 && alikes(gold, ask)
	return same, !same && len(gold) > 0 && len(cand) > 0 && len(c.gold.of(value)) == 1
}

// assigned says whether the values are said of what the gold says them of: its words and values come in the same order,
// or in the same groups. Values alone may come in any order that is not asked for.
func (c *comparison) assigned() bool {
	said := func(k token) bool { return k.is(value) && !k.denied || k.is(content) && c.gold.stems[k.stem] }
	gold, values, golds := c.gold.filter(said), c.gold.of(value), members(c.gold, said)
	return len(values) < 2 && len(members(c.gold, c.keeps())) < 2 || slices.EqualFunc(gold, c.cand.filter(said), alike) ||
		!c.ordered() && (len(gold) == len(values) || shared(golds, members(c.cand, said)) == len(golds))
}
