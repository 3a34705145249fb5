package marker

import (
	"slices"
	"strings"
)

// shortest is how many words an answer has at most that is compared as a name of a thing.
const shortest = 3

// compareWords compares with a gold that has no values: with names, lists, and other words as far as they are the same.
func compareWords(c *comparison) verdict {
	gold, cand := c.gold.filter(c.keeps()), c.cand.filter(c.keeps())
	affirmed := func(g token) bool {
		return !some(c.cand.toks, func(k token) bool { return k.denied && k.stem == g.stem })
	}
	switch {
	case len(gold) == 0:
		return open("the gold has no words of its own")
	case c.chosen() && !some(gold, affirmed):
		return wrong("it denies it")
	case c.framed():
		return right("it gives the gold as what is asked")
	}
	if name(gold) {
		if v := compareNames(c); v != (verdict{}) {
			return v
		}
	}
	switch {
	case alikes(gold, cand):
		return right("the words are the same")
	case c.brings(hedge) && !c.brings(turn|negation) && holdsAll(c.cand.toks, gold):
		return wrong("it hedges")
	}
	if v := compareLists(c); v != (verdict{}) {
		return v
	}
	if c.unlike(gold, cand) {
		return wrong("it has nothing of the gold")
	}
	return open("words would have to be understood")
}

// framed says whether the candidate is the gold behind words that say what it is the answer to: "The limit of the rule
// table is 14", "It should say a rolled lip".
func (c *comparison) framed() bool {
	words, gold := c.cand.filter(func(k token) bool { return k.spoken() || k.low == ":" }), c.gold.filter(token.spoken)
	at := max(len(words)-len(gold), 0)
	if at < 1 || !verbatim(words[at:], gold) ||
		!strings.Contains(" is are was were on say with : ", " "+words[at-1].low+" ") {
		return false
	}
	head := comparison{question: c.question, gold: c.gold, cand: text{toks: words[:at]}}
	own, may := head.foreign(), source|say
	if !c.chosen() && some(words[:at], func(k token) bool { return k.is(content) && c.asked(k) }) {
		may |= content
	}
	return plain(own, may) && (len(own) < 2 || !some(own[1:], token.named)) && !head.cand.holds(value)
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

// telling are the tokens that say something.
func telling(toks []token) []token {
	return slices.DeleteFunc(slices.Clone(toks), func(k token) bool { return k.is(mark|idle|say) || k.low == "both" })
}

// verbatim says whether two stretches have the same words.
func verbatim(a, b []token) bool {
	return len(a) > 0 && slices.EqualFunc(a, b, func(x, y token) bool { return x.low == y.low })
}

// alike says whether two tokens are the same word or the same value.
func alike(a, b token) bool {
	return a.is(value) == b.is(value) && (a.stem == b.stem || a.is(value) && compare(a.readings, b.readings) == same)
}

// alikes says whether two stretches say the same.
func alikes(a, b []token) bool { return slices.EqualFunc(a, b, alike) }

// holdsAll says whether some tokens hold all of others. Of none it is false.
func holdsAll(toks, all []token) bool {
	has := func(w token) bool { return some(toks, func(k token) bool { return alike(k, w) }) }
	return len(all) > 0 && !some(all, func(w token) bool { return !has(w) })
}
