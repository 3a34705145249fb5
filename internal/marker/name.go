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
	denied, away bool   // away: it comes behind a word such as for or near, or owns what is named
}

// runs are the names of the candidate. A single word that begins a sentence is none unless the gold has it, or all
// words are names.
func (c *comparison) runs(gold func(token) bool) (out []run) {
	toks, links, inside := c.cand.toks, "", false
	bare := !some(telling(toks), func(k token) bool { return !k.named() && !k.is(either) })
	for i, k := range toks {
		next := c.cand.after(i)
		switch {
		case k.is(content) && gold(k) || k.named() && (inside || bare || !starts(toks, i) || next.named()):
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

// add adds a word with the one behind it. An owner is away unless the question asks for one.
func (r *run) add(k, next token, asksOwner bool) {
	owns := strings.HasSuffix(k.text, "'s")
	r.words, r.denied, r.away = append(r.words, k), k.denied || owns && next.is(kin), r.away || owns && !asksOwner
}

// matches says whether a word of a candidate is one of a name, or its first letter.
func matches(g, k token) bool {
	return g.low == k.low || len(k.low) == 1 && g.low[:1] == k.low
}

// naming is how the names of a candidate compare with those of a gold: the words of the gold's names that it gives, and
// how many of the names are among them, whole or in part; and whether it denies one, or names another person by it;
// gives other names, or one of the question; joins others with the gold's by and or or; has the first word of the
// gold's with another one; or has another that may be the same.
type naming struct {
	given                                        []token
	full, parts                                  int
	denied, others, asked, joined, mixed, likely bool
}

// naming compares the names of the candidate with those of the gold.
func (c *comparison) naming(names [][]token) (n naming) {
	const golds, another = 1, 2
	words, last := slices.Concat(names...), 0 // whose name was last
	gold := func(k token) bool { return some(words, func(g token) bool { return matches(g, k) }) }
	for _, r := range c.runs(gold) {
		own, whose := text{toks: r.words}.filter(gold), 0
		switch {
		case r.denied:
			n.denied = n.denied || len(own) > 0
		case r.away:
			n.others, n.likely = true, true
		case len(own) == len(r.words):
			n.given, whose = append(n.given, own...), golds
		case !some(r.words, func(k token) bool { return !c.asked(k) && !c.gold.stems[k.stem] }):
			n.given, n.asked = append(n.given, own...), n.asked || len(own) == 0
		default:
			n.others, n.likely, whose = true, n.likely || likely(words, r.words), another
			n.mixed = n.mixed || mixes(words, own, r.words)
		}
		n.joined, last = n.joined || last+whose == golds+another && r.joins(last == another), whose
	}
	given := func(g token) bool { return some(n.given, func(k token) bool { return matches(g, k) }) }
	for _, m := range names {
		if has := len(text{toks: m}.filter(given)); has == len(m) {
			n.full++
		} else if has > 0 {
			n.parts++
		}
	}
	return n
}

// joins says whether the words before a name join it to another one. Behind a name of the gold a comma is not enough.
func (r run) joins(comma bool) bool {
	return r.links != "" && !strings.Contains(r.links, ".") && (comma || strings.Trim(r.links, " ,") != "")
}

// mixes says whether a name has the first word of another, of several words, and goes on otherwise.
func mixes(words, own, name []token) bool {
	return len(own) == 1 && own[0].low == name[0].low && len(words) > 1 && !likely(words, name[1:])
}

// likely says whether some words may be of the same name as others: two begin alike, or one is an acronym or a letter.
func likely(a, b []token) bool {
	caps := func(k token) bool { return strings.ToUpper(k.text) == k.text }
	alike := func(g, k token) bool { return root(g, 4) == root(k, 4) || caps(g) != caps(k) }
	return some(a, func(g token) bool { return some(b, func(k token) bool { return alike(g, k) }) })
}

// compareNames compares with a gold that is names. Of a person a part of the name is enough, and initials alone are no
// part. It decides nothing where the candidate has no names.
func compareNames(c *comparison) verdict {
	names := members(c.gold, func(k token) bool { return c.chosen() || !c.asked(k) })
	n, words := c.naming(names), slices.Concat(names...)
	person := (c.question.holds(who) || c.gold.holds(title)) && !c.gold.holds(firm)
	part := some(words, func(g token) bool { return some(n.given, func(k token) bool { return k.low == g.low }) })
	switch {
	case !part:
		return c.otherNames(n)
	case c.hedges():
		return wrong("it hedges")
	case n.joined && !c.cand.holds(negation):
		return wrong("it lists others too")
	case n.full == len(names), person && n.full+n.parts == len(names):
		return c.wholeNames(n, words)
	case n.full > 0 && n.parts == 0 && !c.brings(negation|settle):
		return wrong("it lists only some")
	case n.mixed:
		return wrong("it is another name")
	}
	return open("it may be the same name")
}

// otherNames decides on candidates that give no name of the gold.
func (c *comparison) otherNames(n naming) verdict {
	switch {
	case n.denied:
		return wrong("it denies the name")
	case n.mixed || n.others && !n.likely && !c.brings(silent):
		return wrong("it is another name")
	case n.others:
		return open("it may be the same name")
	}
	return verdict{}
}

// wholeNames decides on candidates that give all names of the gold.
func (c *comparison) wholeNames(n naming, words []token) verdict {
	foreign, letter := c.foreign(), len(words) == 1 && len(words[0].low) == 1
	switch {
	case n.others || n.asked || text{toks: foreign}.holds(kin) || some(foreign, token.named):
		return open("it names others")
	case n.full > 1 && c.ordered() && !verbatim(words, n.given):
		return wrong("the order is another")
	case letter && !c.brings(negation|either|turn), plain(foreign, content|say|source) && !c.contrary() && c.topical():
		return right("the name is the same")
	}
	return open("it says more than names")
}
