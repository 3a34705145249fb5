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
	gold, cand := c.own(c.gold), c.own(c.cand)
	if len(gold) == 0 {
		return open("the gold has no words of its own")
	}
	if c.alternative() {
		return wrong("it is another of what is asked about")
	}
	if v := c.named(gold, cand); v.is != "" {
		return v
	}
	unlike := !slices.ContainsFunc(cand, func(k token) bool { return slices.ContainsFunc(gold, func(g token) bool { return related(g, k) }) })
	switch {
	case slices.EqualFunc(gold, cand, alike):
		return right("the words are the same")
	case holdsAll(c.cand.toks, gold) && c.brings(hedge) && !c.brings(turn, negation):
		return wrong("it hedges")
	}
	if v := c.listed(); v.is != "" {
		return v
	}
	switch {
	case unlike && plain(gold, content) && plain(cand, content, vague, say, source) && len(gold) <= shortest && len(cand) <= shortest && !c.cand.holds(negation):
		return wrong("it has nothing of the gold")
	}
	if unlike && contents(gold) > shortest && contents(cand) > shortest && len(c.cand.values()) == 0 {
		return wrong("it has nothing of the gold")
	}
	return open("words would have to be understood")
}

// contents counts the words that have a content of their own.
func contents(toks []token) (n int) {
	for _, k := range toks {
		if k.class == content && !k.value {
			n++
		}
	}
	return n
}

// related says whether two words may have a root in common.
func related(a, b token) bool {
	n := min(len(a.stem), len(b.stem), 4)
	return a.stem[:n] == b.stem[:n]
}

// plain says whether all tokens are words of some classes.
func plain(toks []token, of ...class) bool {
	return !slices.ContainsFunc(toks, func(k token) bool { return k.value || !slices.Contains(of, k.class) })
}

// alternative says whether the question names both what is right and what the candidate says, and they have nothing in common.
func (c *comparison) alternative() bool {
	gold, cand := telling(c.gold.toks), telling(c.cand.toks)
	asks := func(k token) bool { return !c.question.stems[k.stem] }
	return len(cand) > 0 && !slices.ContainsFunc(gold, asks) && !slices.ContainsFunc(cand, asks) && plain(cand, content) &&
		!slices.ContainsFunc(cand, func(k token) bool { return holdsToken(gold, k) })
}

// name says whether all of some words are capitalised.
func name(toks []token) bool {
	return len(toks) > 0 && plain(toks, content) && !slices.ContainsFunc(toks, func(k token) bool {
		r, _ := utf8.DecodeRuneInString(k.text)
		return !unicode.IsUpper(r)
	})
}

// named decides golds that are a name. A part of a name, and initials, are left open.
func (c *comparison) named(gold, cand []token) verdict {
	if !name(gold) || len(gold) > shortest+1 || c.listing() {
		return verdict{}
	}
	others := slices.ContainsFunc(c.cand.toks, func(k token) bool {
		return c.question.stems[k.stem] && !c.gold.stems[k.stem] && name([]token{k})
	})
	have := 0
	for _, g := range gold {
		if holdsToken(cand, g) {
			have++
		}
	}
	switch {
	case others && have > 0:
		return open("it names others that are asked about")
	case !name(cand) || c.cand.holds(negation) || c.cand.holds(either) || len(groups(c.cand, cand)) > 1 && have > 0:
		return verdict{}
	case have == len(gold) && len(cand) == len(gold) && !others:
		return right("the name is the same")
	case have > 0 && len(gold) == 2 && len(cand) == 2 && alike(gold[0], cand[0]) && !related(gold[1], cand[1]),
		have == 0 && !initials(gold, cand) && !initials(cand, gold) && !others:
		return wrong("it is another name")
	}
	return open("it may be the same name")
}

// initials says whether a word may stand for some others, as QA does for Quality Assurance.
func initials(short, long []token) bool {
	var first strings.Builder
	for _, k := range long {
		first.WriteString(k.low[:1])
	}
	return slices.ContainsFunc(short, func(k token) bool {
		return len(k.low) == 1 && k.low == long[0].low[:1] || strings.HasPrefix(first.String(), k.low) || related(k, long[0])
	})
}

// listing says whether the gold names several things.
func (c *comparison) listing() bool { return len(groups(c.gold, c.own(c.gold))) > 1 }

// groups cuts a text into what it lists, of the words that are kept.
func groups(t text, kept []token) []string {
	var out []string
	for _, clause := range clauses(t.toks) {
		var words []string
		for _, k := range telling(clause) {
			if holdsToken(kept, k) {
				words = append(words, k.stem)
			}
		}
		if len(words) > 0 {
			out = append(out, strings.Join(words, " "))
		}
	}
	return out
}

// listed decides by members: of a list, or of a candidate that lists the gold with others.
func (c *comparison) listed() verdict {
	gold, cand := c.own(c.gold), c.own(c.cand)
	golds, cands := groups(c.gold, gold), groups(c.cand, cand)
	if slices.ContainsFunc(c.gold.toks, func(k token) bool { return k.text == "(" }) || !plain(gold, content) || !plain(cand, content, either) || c.cand.holds(negation) {
		return verdict{}
	}
	count := func(list, of []string) (n int) {
		for _, s := range list {
			if slices.Contains(of, s) {
				n++
			}
		}
		return n
	}
	met, extra := count(golds, cands), len(cands)-count(cands, golds)
	long := slices.ContainsFunc(cands, func(s string) bool { return strings.Count(s, " ") >= shortest })
	joined := len(golds) > 1 || c.cand.holds(either) || slices.ContainsFunc(c.cand.toks, func(k token) bool { return k.low == "and" })
	switch {
	case long || met == 0:
		return verdict{}
	case met == len(golds) && extra == 0 && len(golds) > 1:
		if c.ordered() && !slices.Equal(golds, cands) {
			return wrong("the order is another")
		}
		return right("it lists the same")
	case met == len(golds) && extra > 0 && joined:
		return wrong("it lists others beside")
	case met < len(golds) && extra == 0:
		return wrong("it lists only some")
	}
	return verdict{}
}
