package marker

import (
	"slices"
	"strings"
)

// name says whether some words are capitalised, all of them.
func name(toks []token) bool {
	return len(toks) > 0 && !some(toks, func(k token) bool { return !k.named() })
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
	toks, links, inside := c.cand.toks, "", false
	bare := !some(telling(toks), func(k token) bool { return !k.named() && !k.is(either) })
	for i, k := range toks {
		next := c.cand.after(i)
		switch {
		case k.is(content) && gold(k) || k.named() && (inside || bare || next.named() || !starts(toks, i)):
			if !inside {
				out = append(out, run{links: links, away: i > 0 && toks[i-1].is(away) && c.unasked(toks[i-1])})
			}
			out[len(out)-1].add(k, next, c.question.stems["whos"])
			links, inside = "", true
		case k.is(linking|title) || k.low == "," || k.low == "/":
			links, inside = links+" "+k.low, false
		default:
			links, inside = ".", false
		}
	}
	return out
}

// starts says whether a token is the first of a sentence.
func starts(toks []token, i int) bool { return i == 0 || toks[i-1].is(mark) && toks[i-1].low != "," }

// add adds a word with the one behind it. Where the question does not ask for an owner, a possessive is one.
func (r *run) add(k, next token, asksOwner bool) {
	owns := strings.HasSuffix(k.text, "'s")
	r.words, r.denied = append(r.words, k), k.denied || owns && next.is(kin)
	r.away = r.away || owns && !asksOwner
}

// matches says whether a word of a candidate is one of a name, or its first letter.
func matches(g, k token) bool {
	return g.low == k.low || len(k.low) == 1 && g.low[:1] == k.low
}

// owner says whose a name is: the gold's, another, or neither.
type owner uint8

const (
	neither owner = iota
	golds
	another
)

// naming is how the names of a candidate compare with those of a gold: the words of the gold's names that it gives; and
// whether it denies one, or names another person by it; gives other names, or one of the question; joins others with
// the gold's by and or or; has the first word of the gold's with another one; or has another that may be the same.
type naming struct {
	given                                        []token
	denied, others, asked, joined, mixed, likely bool
	full, parts                                  int  // how many names of the gold it gives, and of how many a part
	part, whole                                  bool // it gives a word of the gold's, or all that is needed of them
}

// naming compares the names of the candidate with those of the gold. Of a person a part of the name is enough, and
// initials alone are no part.
func (c *comparison) naming(names [][]token) (n naming) {
	words, last := slices.Concat(names...), neither
	gold := func(k token) bool { return some(words, func(g token) bool { return matches(g, k) }) }
	for _, r := range c.runs(gold) {
		whose := n.add(c, r, words, gold)
		linked := last != neither && r.links != "" && !strings.Contains(r.links, ".")
		if linked && whose != neither && whose != last && (last == another || strings.Trim(r.links, " ,") != "") {
			n.joined = true
		}
		last = whose
	}
	given := func(g token) bool { return some(n.given, func(k token) bool { return matches(g, k) }) }
	for _, m := range names {
		if has := len(text{toks: m}.filter(given)); has == len(m) {
			n.full++
		} else if has > 0 {
			n.parts++
		}
	}
	person := (c.question.holds(who) || c.gold.holds(title)) && !c.gold.holds(firm)
	n.part = some(words, func(g token) bool { return some(n.given, func(k token) bool { return k.low == g.low }) })
	n.whole = n.part && (n.full == len(names) || person && n.full+n.parts == len(names))
	return n
}

// add adds a run of the candidate to the comparison with words of the gold, and says whose name it is.
func (n *naming) add(c *comparison, r run, words []token, gold func(token) bool) owner {
	own := text{toks: r.words}.filter(gold)
	switch {
	case r.denied:
		n.denied = n.denied || len(own) > 0
		return neither
	case r.away:
		n.others, n.likely = true, true
		return neither
	case len(own) == len(r.words):
		n.given = append(n.given, own...)
		return golds
	case !some(r.words, func(k token) bool { return !c.asked(k) && !c.gold.stems[k.stem] }):
		n.given, n.asked = append(n.given, own...), n.asked || len(own) == 0
		return neither
	}
	n.others, n.likely = true, n.likely || len(own) > 0 || likely(words, r.words)
	n.mixed = n.mixed || len(own) == 1 && gold(r.words[0]) && len(words) > 1 && !likely(words, r.words[1:])
	return another
}

// likely says whether some words may be of the same name as others: two begin alike, or one is an acronym or a letter.
func likely(a, b []token) bool {
	caps := func(k token) bool { return strings.ToUpper(k.text) == k.text }
	alike := func(g, k token) bool { return root(g, 4) == root(k, 4) || caps(g) != caps(k) }
	return some(a, func(g token) bool { return some(b, func(k token) bool { return alike(g, k) }) })
}

// compareNames compares with a gold that is names. It decides nothing where a name is too long to be one, or the
// candidate has no names.
func compareNames(c *comparison) verdict {
	names := members(c.gold, func(k token) bool { return c.chosen() || !c.asked(k) })
	if slices.ContainsFunc(names, func(m []token) bool { return len(m) > shortest+1 }) {
		return verdict{}
	}
	n, settles := c.naming(names), c.brings(negation|settle)
	switch {
	case !n.part && n.denied:
		return wrong("it denies the name")
	case n.part && c.hedges():
		return wrong("it hedges")
	case n.part && n.joined && !c.cand.holds(negation):
		return wrong("it lists others too")
	case n.whole:
		return c.wholeNames(n, names)
	case n.full > 0 && n.parts == 0 && !settles:
		return wrong("it lists only some")
	case n.mixed || !n.part && n.others && !n.likely && !c.brings(silent):
		return wrong("it is another name")
	case n.part || n.others:
		return open("it may be the same name")
	}
	return verdict{}
}

// wholeNames decides on candidates that give all names of the gold.
func (c *comparison) wholeNames(n naming, names [][]token) verdict {
	words, gold, foreign := slices.Concat(names...), c.gold.filter(c.keeps()), c.foreign()
	letter := len(gold) == 1 && len(gold[0].low) == 1
	switch {
	case n.others || n.asked || text{toks: foreign}.holds(kin) || some(foreign, token.named):
		return open("it names others")
	case len(names) > 1 && c.ordered() && !verbatim(words, n.given):
		return wrong("the order is another")
	case letter && !c.brings(negation|either|turn), plain(foreign, content|say|source) && !c.contrary() && c.topical():
		return right("the name is the same")
	}
	return open("it says more than names")
}
