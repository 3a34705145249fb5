package marker

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// shortest is how many words an answer has at most that is compared as a name of a thing.
const shortest = 3

// words decides golds without a value: equal words, names, lists, alternatives.
func (c *comparison) words() verdict {
	keep := c.keeps()
	gold, cand := c.gold.filter(keep), c.cand.filter(keep)
	if len(gold) == 0 {
		return open("the gold has no words of its own")
	}
	hedged := c.brings(hedge) && !c.brings(turn, negation)
	return first(
		rule{c.alternative(), wrong("it is another of what is asked about")},
		rule{name(gold), c.names(gold, cand)},
		rule{alikes(gold, cand), right("the words are the same")},
		rule{hedged && holdsAll(c.cand.toks, gold), wrong("it hedges")},
		rule{true, c.listed(gold, cand)},
		rule{c.unlike(gold, cand), wrong("it has nothing of the gold")},
		rule{true, open("words would have to be understood")},
	)
}

// unlike says whether the words of two answers have no root in common, of both a few or of both many.
func (c *comparison) unlike(gold, cand []token) bool {
	roots := map[string]bool{}
	for _, k := range gold {
		roots[root(k, 4)] = true
	}
	contents := func(toks []token) int {
		return len((text{toks: toks}).filter(func(k token) bool { return k.class == content }))
	}
	few := all(max(len(gold), len(cand)) <= shortest, plain(gold, content), plain(cand, content, vague, say, source))
	return all(few && !c.cand.holds(negation) || min(contents(gold), contents(cand)) > shortest, len(c.cand.values()) == 0,
		!slices.ContainsFunc(cand, func(k token) bool { return roots[root(k, 4)] }))
}

// plain says whether all tokens are values or words of some classes.
func plain(toks []token, of ...class) bool {
	return !slices.ContainsFunc(toks, func(k token) bool { return !k.value && !slices.Contains(of, k.class) })
}

// alikes says whether two stretches say the same.
func alikes(a, b []token) bool { return slices.EqualFunc(a, b, alike) }

// alternative says whether the question names both what is right and what the candidate says, without a word in common.
func (c *comparison) alternative() bool {
	cand := telling(c.cand.toks)
	return len(cand) > 0 && c.chosen() && plain(cand, content) && !slices.ContainsFunc(cand, func(k token) bool {
		return c.unasked(k) || c.gold.stems[k.stem]
	})
}

// name says whether all of some words are capitalised.
func name(toks []token) bool {
	return len(toks) > 0 && plain(toks, content) && !slices.ContainsFunc(toks, func(k token) bool {
		r, _ := utf8.DecodeRuneInString(k.text)
		return k.value || !unicode.IsUpper(r)
	})
}

// names decides golds that are a name. A part of a name, and initials, are left open.
func (c *comparison) names(gold, cand []token) verdict {
	have := len((text{toks: gold}).filter(func(k token) bool { return c.cand.stems[k.stem] }))
	others := slices.ContainsFunc(c.cand.toks, func(k token) bool {
		return all(!c.unasked(k), !c.gold.stems[k.stem], name([]token{k}))
	})
	switch {
	case len(gold) > shortest+1 || len(groups(c.gold, c.keeps())) > 1:
		return verdict{}
	case others && have > 0:
		return open("it names others that are asked about")
	case !name(cand) || c.cand.holds(negation, either) || have > 0 && len(groups(c.cand, c.keeps())) > 1:
		return verdict{}
	}
	surname := have == 1 && len(gold) == 2 && len(cand) == 2 && alike(gold[0], cand[0]) && !likely(gold[1], cand[1])
	other := all(have == 0, !others, !likely(gold[0], cand[0]), !initials(gold[0], cand), !initials(cand[0], gold))
	return first(
		rule{have == len(gold) && len(cand) == len(gold), right("the name is the same")},
		rule{surname || other, wrong("it is another name")},
		rule{true, open("it may be the same name")},
	)
}

// likely says whether two words may be one name: they begin alike, or one is a letter.
func likely(a, b token) bool { return root(a, 4) == root(b, 4) || min(len(a.low), len(b.low)) == 1 }

// initials says whether a word may stand for some others, as QA does for Quality Assurance.
func initials(short token, long []token) bool {
	var first strings.Builder
	for _, k := range long {
		first.WriteString(k.low[:1])
	}
	return strings.HasPrefix(first.String(), short.low)
}

// groups cuts a text into what it lists, of the words that are kept.
func groups(t text, keep func(token) bool) []string {
	var out []string
	for _, clause := range clauses(t.toks) {
		var words []string
		for _, k := range telling(clause) {
			if keep(k) {
				words = append(words, k.stem)
			}
		}
		if slices.Sort(words); len(words) > 0 {
			out = append(out, strings.Join(words, " "))
		}
	}
	return out
}

// listed decides by members: of a list, or of a candidate that lists the gold with others.
func (c *comparison) listed(gold, cand []token) verdict {
	golds, cands := groups(c.gold, c.keeps()), groups(c.cand, c.keeps())
	long := func(s string) bool { return strings.Count(s, " ") >= shortest }
	met, extra := shared(golds, cands), len(cands)-shared(cands, golds)
	plainly := !c.cand.holds(negation) && plain(gold, content) && plain(cand, content, either)
	if met == 0 || !plainly || c.gold.holdsLow("(") || slices.ContainsFunc(cands, long) {
		return verdict{}
	}
	joined := len(golds) > 1 || c.cand.holds(either) || c.cand.holdsLow("and")
	whole := all(met == len(golds), extra == 0, met > 1)
	return first(
		rule{all(met == len(golds), extra > 0, joined), wrong("it lists others beside")},
		rule{met < len(golds) && extra == 0, wrong("it lists only some")},
		rule{all(whole, c.ordered(), !slices.Equal(golds, cands)), wrong("the order is another")},
		rule{whole, right("it lists the same")},
	)
}

// shared counts the members of a list that another has.
func shared(list, of []string) (n int) {
	for _, s := range list {
		if slices.Contains(of, s) {
			n++
		}
	}
	return n
}
