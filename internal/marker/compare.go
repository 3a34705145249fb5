package marker

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// shortest is how many words an answer has at most that is compared as a name of a thing.
const shortest = 3

// rest compares answers without regard to yes and no: values, equal words, names, lists.
func (c *comparison) rest() verdict {
	gold, cand := c.gold.filter(c.keeps()), c.cand.filter(c.keeps())
	if c.gold.holds(value) {
		return c.values()
	}
	affirms := func(g token) bool {
		return !some(c.cand.toks, func(k token) bool { return k.denied && k.stem == g.stem })
	}
	return first(
		when(len(gold) == 0, open("the gold has no words of its own")),
		when(c.chosen() && !some(gold, affirms), wrong("it denies it")),
		when(true, c.framed()),
		when(name(gold), c.names(gold)),
		when(alikes(gold, cand), right("the words are the same")),
		when(c.brings(hedge) && !c.brings(turn|negation) && holdsAll(c.cand.toks, gold), wrong("it hedges")),
		when(true, c.listed(gold, cand)),
		when(c.unlike(gold, cand), wrong("it has nothing of the gold")),
		when(true, open("words would have to be understood")),
	)
}

// unlike says whether the words of two answers have no root in common, of both a few or of both many.
func (c *comparison) unlike(gold, cand []token) bool {
	contents := func(toks []token) int { return len(text{toks: toks}.of(content)) }
	few := max(len(gold), len(cand)) <= shortest && plain(gold, content|source) && plain(cand, content|vague|say|source)
	return (few && !c.cand.holds(negation) || min(contents(gold), contents(cand)) > shortest) && !c.cand.holds(value) &&
		!some(cand, func(k token) bool { return some(gold, func(g token) bool { return root(g, 4) == root(k, 4) }) })
}

// some says whether something is so of a token.
func some(toks []token, is func(token) bool) bool { return slices.ContainsFunc(toks, is) }

// plain says whether all tokens are of some classes.
func plain(toks []token, of class) bool { return !some(toks, func(k token) bool { return !k.is(of) }) }

// alikes says whether two stretches say the same.
func alikes(a, b []token) bool { return slices.EqualFunc(a, b, alike) }

// name says whether some words are capitalised, all of them.
func name(toks []token) bool {
	return len(toks) > 0 && !some(toks, func(k token) bool { return !k.named() })
}

// naming is how the names of a candidate compare with those of a gold: the words of the gold's names that it gives; and
// whether it denies one, or tells another person by it; gives other names, or one of the question; joins others with
// the gold's by and or or; has the first word of the gold's with another one; or has another that may be the same.
type naming struct {
	given                                        []token
	denied, others, asked, joined, mixed, likely bool
}

// run is a row of capitalised words.
type run struct {
	words        []token
	links        string // the words since the run before, where all of them join names
	denied, away bool   // away: it comes behind a word such as for or near, or it belongs to what the name owns
}

// runs are the names of the candidate. A single word that begins a sentence is none unless the gold has it, or all
// words are names.
func (c *comparison) runs(gold func(token) bool) (out []run) {
	toks, links, open := c.cand.toks, "", false
	bare := !some(telling(toks), func(k token) bool { return !k.named() && !k.is(either) })
	for i, k := range toks {
		next, starts := c.cand.after(i), i == 0 || toks[i-1].is(mark) && toks[i-1].low != ","
		switch {
		case k.is(content) && gold(k) || k.named() && (open || bare || !starts || next.named()):
			if !open {
				out = append(out, run{links: links, away: i > 0 && toks[i-1].is(away) && c.unasked(toks[i-1])})
			}
			r, owns := &out[len(out)-1], strings.HasSuffix(k.text, "'s")
			r.words, r.denied = append(r.words, k), k.denied || owns && next.is(kin)
			r.away = r.away || owns && !c.question.stems["whos"]
			links, open = "", true
		case k.is(linking|title) || k.low == "," || k.low == "/":
			links, open = links+" "+k.low, false
		default:
			links, open = ".", false
		}
	}
	return out
}

// matches says whether a word of a candidate is one of a name, or its first letter.
func matches(g, k token) bool {
	return g.low == k.low || len(k.low) == 1 && g.low[:1] == k.low
}

// naming compares the names of the candidate with words of the gold.
func (c *comparison) naming(words []token) (n naming) {
	gold := func(k token) bool { return some(words, func(g token) bool { return matches(g, k) }) }
	last := 0 // whose name was last: 1 the gold's, 2 another
	for _, r := range c.runs(gold) {
		own, whose := text{toks: r.words}.filter(gold), 2
		asked := !some(r.words, func(k token) bool { return !c.asked(k) && !c.gold.stems[k.stem] })
		linked := last > 0 && r.links != "" && !strings.Contains(r.links, ".")
		switch {
		case r.denied:
			n.denied, whose = n.denied || len(own) > 0, 0
		case r.away:
			n.others, n.likely, whose = true, true, 0
		case len(own) == len(r.words):
			n.given, whose = append(n.given, own...), 1
		case asked:
			n.given, n.asked, whose = append(n.given, own...), n.asked || len(own) == 0, 0
		default:
			n.others, n.likely = true, n.likely || len(own) > 0 || likely(words, r.words)
			n.mixed = n.mixed || len(own) == 1 && gold(r.words[0]) && len(words) > 1 && !likely(words, r.words[1:])
		}
		n.joined = n.joined || linked && whose > 0 && whose != last && (last == 2 || strings.Trim(r.links, " ,") != "")
		last = whose
	}
	return n
}

// likely says whether some words may be of the same name as others: two begin alike, or one is an acronym or a letter.
func likely(a, b []token) bool {
	caps := func(k token) bool { return strings.ToUpper(k.text) == k.text }
	alike := func(g, k token) bool { return root(g, 4) == root(k, 4) || caps(g) != caps(k) }
	return some(a, func(g token) bool { return some(b, func(k token) bool { return alike(g, k) }) })
}

// names decides golds that are names, by their words. Of a person a part of the name is enough.
func (c *comparison) names(gold []token) verdict {
	golds := members(c.gold, func(k token) bool { return c.chosen() || !c.asked(k) })
	words := slices.Concat(golds...)
	n, met, parts := c.naming(words), 0, 0
	for _, m := range golds {
		given := func(g token) bool { return some(n.given, func(k token) bool { return matches(g, k) }) }
		has := len(text{toks: m}.filter(given))
		switch {
		case len(m) > shortest+1:
			return verdict{}
		case has == len(m):
			met++
		case has > 0:
			parts++
		}
	}
	person := (c.question.holds(who) || c.gold.holds(title)) && !c.gold.holds(firm)
	full := func(g token) bool { return some(n.given, func(k token) bool { return k.low == g.low }) }
	part := some(words, full) // initials alone are no part
	whole := part && (met == len(golds) || person && met+parts == len(golds))
	doubtful, letter := c.brings(negation|settle), len(gold) == 1 && len(gold[0].low) == 1
	plainly := plain(c.foreign(), content|say|source) && !c.contrary() && c.topical()
	more := n.others || n.asked || text{toks: c.foreign()}.holds(kin) || some(c.foreign(), token.named)
	return first(
		when(!part && n.denied, wrong("it denies the name")),
		when(part && c.brings(hedge) && !doubtful, wrong("it hedges")),
		when(part && n.joined && !c.cand.holds(negation), wrong("it lists others too")),
		when(met > 0 && parts == 0 && !whole && !doubtful, wrong("it lists only some")),
		when(!whole && (n.mixed || !part && n.others && !n.likely && !c.brings(silent)), wrong("it is another name")),
		when(!whole && (part || n.others), open("it may be the same name")),
		when(whole && more, open("it names others")),
		when(whole && len(golds) > 1 && c.ordered() && !verbatim(words, n.given), wrong("the order is another")),
		when(whole && (plainly || letter && !c.brings(negation|either|turn)), right("the name is the same")),
		when(whole, open("it says more than names")),
	)
}

// members are the clauses of a text, of each the words that are kept.
func members(t text, keep func(token) bool) (out [][]token) {
	for _, clause := range clauses(t.toks) {
		if words := (text{toks: telling(clause)}).filter(keep); len(words) > 0 {
			out = append(out, words)
		}
	}
	return out
}

// listed decides by members: of a list, or of a candidate that lists the gold with others.
func (c *comparison) listed(gold, cand []token) verdict {
	golds, cands := members(c.gold, c.keeps()), members(c.cand, c.keeps())
	met, extra := shared(golds, cands), len(cands)-shared(cands, golds)
	long := c.gold.stems["("] || slices.ContainsFunc(cands, func(m []token) bool { return len(m) > shortest })
	plainly := met > 0 && !long && plain(gold, content) && plain(cand, content|either) && !c.cand.holds(negation)
	whole, joined := met == len(golds), len(golds) > 1 || c.cand.holds(either) || c.cand.stems["and"]
	return first(
		when(plainly && whole && extra > 0 && joined, wrong("it lists others too")),
		when(plainly && !whole && extra == 0, wrong("it lists only some")),
		when(plainly && whole && extra == 0 && c.ordered() && !alikes(gold, cand), wrong("the order is another")),
		when(plainly && whole && extra == 0 && met > 1, right("it lists the same")),
	)
}

// shared counts the members of a list that another has.
func shared(list, of [][]token) int {
	has := func(m []token) bool { return slices.ContainsFunc(of, func(o []token) bool { return alikes(m, o) }) }
	return len(list) - len(slices.DeleteFunc(slices.Clone(list), has))
}

// tally is how the values of gold and candidate compare.
type tally struct {
	// values of the gold that the candidate gives, and that it does not give; values of the candidate that are none of
	// the gold's, and neither denied nor the question's; those that are no answer of their own
	met, missed, extra, aside int
	// it denies one of the gold's; one says less than the gold's; one cannot be read or compared; all in place of the
	// gold's surely differ; the gold's are amounts or links, which words do not tell except that there is none
	denied, coarse, doubt, differs, measured bool
}

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
	t.measured = !slices.ContainsFunc(readings, func(r reading) bool {
		return r.Kind != corpus.KindLink && (r.dimension == "" || r.dimension == "time" || r.n.Sign() == 0)
	})
	for _, v := range c.cand.of(value) {
		best := unknown
		for i, g := range golds {
			r := compare(g.readings, v.readings)
			if best = max(best, r); r == same && !v.denied && !met[i] {
				met[i] = true
				t.met++
			}
		}
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
	t.missed = len(golds) - t.met
	return t
}

// aside says whether a value of a candidate is no answer of its own: a part of a link, how many there are, or a day or
// time where the gold is of another kind.
func aside(v token, golds []reading, n int) bool {
	return slices.ContainsFunc(golds, func(r reading) bool {
		return r.Kind == corpus.KindLink && strings.Contains(r.Text, v.text)
	}) || n > 1 && slices.ContainsFunc(v.readings, func(r reading) bool {
		return r.dimension == "count" && r.N == int64(n)
	}) || n > 0 && len(v.readings) > 0 && !slices.ContainsFunc(v.readings, func(s reading) bool {
		return !s.dated() || slices.ContainsFunc(golds, func(r reading) bool { return r.sort == s.sort })
	})
}

// values decides golds that hold a value.
func (c *comparison) values() verdict {
	t := c.tally()
	words := telling(c.gold.filter(func(k token) bool { return !k.is(value|bound) && !c.asked(k) }))
	typed, n := len(words) == 0, len(c.cand.of(value))
	instead := t.differs && !t.denied && !c.brings(silent|sum) // what it gives is surely in place of the gold's
	denies := c.brings(negation)
	declines := c.cand.holds(negation|silent) && c.cand.holds(source|say)
	vagues := c.brings(vague) && !denies || declines || plain(c.foreign(), source|hedge)
	return first(
		when(t.met+t.extra > 1 && c.brings(either) && !c.gold.holds(either) && !t.doubt, wrong("it offers several values")),
		when(t.missed == 0, c.allMet(t, words)),
		when(t.met > 0 && typed && !t.doubt && instead && (!denies || declines && t.extra == 0), wrong(partial)),
		when(t.denied && t.met == 0 && typed && !c.brings(bound), wrong("it denies the value")),
		when(t.met > 0 || t.doubt, open("some of the values are the same")),
		when(t.coarse && typed && !c.brings(content|source) && !c.cand.stems["day"] && !c.cand.stems["end"], wrong(vaguely)),
		when(t.coarse, open("the value may be told in words")),
		when(n == 0 && typed && vagues, wrong(vaguely)),
		when(n == 0 && typed && t.measured && !c.brings(silent|sum), wrong(vaguely)),
		when(n == 0, open(vaguely)),
		when(instead && t.aside < n && (t.extra == n || !denies), wrong("the value is another")),
		when(true, open("the values cannot be compared")),
	)
}

// allMet decides on candidates that give every value of the gold.
func (c *comparison) allMet(t tally, words []token) verdict {
	missing := some(words, func(k token) bool { return !c.cand.stems[k.stem] })
	typed, foreign, said := len(words) == 0, len(c.foreign()) > 0, c.cand.stems
	return first(
		when(true, c.limits()),
		when(c.brings(hedge) && !c.brings(negation|settle), wrong("it hedges")),
		when(t.extra > 0 && t.differs && !foreign && typed && !said["("] && !said["so"], wrong("it gives another value too")),
		when(t.extra > 0 || t.doubt || t.denied, open("it gives other values too")),
		when(missing, open("a word of the gold is missing")),
		when(foreign && !(typed && plain(c.foreign(), content|say|source)), open("it says more than values")),
		when(typed && c.contrary(), wrong("it says the contrary of it")),
		when(foreign && !c.topical(), open("it speaks of other things")),
		when(!c.assigned(), open("the values may be of other things")),
		when(true, right("the values are the same")),
	)
}

// topical says whether the candidate speaks of what is asked: it has no foreign words, or it has the word that what is
// asked turns on, or no word of the question and no more than a few foreign ones behind its values and names.
func (c *comparison) topical() bool {
	own, last, stuck := text{toks: c.foreign()}.of(content), 0, false
	stranger := func(k token) bool { return k.is(content) && c.strange(k) }
	for i, k := range c.cand.toks {
		r := append(k.readings, reading{})[0]
		if r.Kind == corpus.KindLink {
			return true // it is of nothing else
		} else if (k.is(value) || k.named() && c.gold.stems[k.stem]) && !k.denied {
			next := c.cand.after(i)
			last, stuck = i, stuck || next.is(either) || next.low == "and" || r.dimension == "count" && stranger(next)
		}
	}
	asks := c.question.of(content | turn | source)
	has := func(k token) bool { return c.cand.roots[root(k, 5)] }
	key := map[bool]int{true: len(asks) - 1}[c.question.holds(timely)] // else the first
	ahead := some(c.cand.toks[:last], stranger)
	few := !ahead && len(own) < shortest && !some(asks, has)
	return len(own) == 0 || !stuck && (few || len(asks) > 0 && has(asks[key]) && (len(asks) > 1 || !ahead))
}

// contrary says whether the candidate has the opposite of a word of the question or the gold instead of that.
func (c *comparison) contrary() bool {
	has := func(in []token, p int) bool {
		return some(in, func(k token) bool { return known().poles[k.stem] == p })
	}
	asks := append(slices.Clone(c.question.toks), c.gold.toks...)
	return some(c.cand.toks, func(k token) bool {
		p := known().poles[k.stem]
		return p != 0 && has(asks, -p) && !has(asks, p) && !has(c.cand.toks, -p)
	})
}

// assigned says whether the values are said of what the gold says them of: its words and values come in the same order,
// or in the same groups. Values alone may come in any order that is not asked for.
func (c *comparison) assigned() bool {
	told := func(k token) bool { return k.is(value) && !k.denied || k.is(content) && c.gold.stems[k.stem] }
	gold, values, golds := c.gold.filter(told), c.gold.of(value), members(c.gold, told)
	return len(values) < 2 && len(members(c.gold, c.keeps())) < 2 || slices.EqualFunc(gold, c.cand.filter(told), alike) ||
		!c.ordered() && (len(gold) == len(values) || shared(golds, members(c.cand, told)) == len(golds))
}

// ordered says whether the order of what is listed counts.
func (c *comparison) ordered() bool {
	asks := func(k token) bool { return k.stem == "order" || k.stem == "rank" || strings.HasPrefix(k.low, "sequ") }
	return c.gold.stems["first"] || c.gold.stems["then"] || some(c.question.toks, asks)
}

// limits holds the limits of the candidate to those of the gold. One that the question asks for is understood.
func (c *comparison) limits() verdict {
	gold, cand, ask := c.gold.of(bound), c.cand.of(bound), c.question.of(bound)
	known := alikes(gold, cand) || len(gold) == 0 && alikes(cand, ask) || len(cand) == 0 && alikes(gold, ask)
	other := !known && len(gold) > 0 && len(cand) > 0 && len(c.gold.of(value)) == 1
	return first(when(other, wrong("it is the other limit")), when(!known, open("only one of them is a limit")))
}
