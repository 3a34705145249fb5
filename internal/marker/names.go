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
	gold, cand := c.gold.filter(c.keeps()), c.cand.filter(c.keeps())
	if len(gold) == 0 {
		return open("the gold has no words of its own")
	}
	if c.alternative() {
		return wrong("it is another of what is asked about")
	}
	if v := c.names(gold, cand); v.is != "" {
		return v
	}
	switch {
	case alikes(gold, cand):
		return right("the words are the same")
	case holdsAll(c.cand.toks, gold) && c.brings(hedge) && !c.brings(turn, negation):
		return wrong("it hedges")
	}
	if v := c.listed(gold, cand); v.is != "" {
		return v
	}
	roots, contents := map[string]bool{}, func(k token) bool { return k.class == content && !k.value }
	for _, k := range gold {
		roots[root(k, 4)] = true
	}
	unlike := !slices.ContainsFunc(cand, func(k token) bool { return roots[root(k, 4)] }) && len(c.cand.values()) == 0
	goldOwn, candOwn := len((text{toks: gold}).filter(contents)), len((text{toks: cand}).filter(contents))
	short := max(len(gold), len(cand)) <= shortest && goldOwn == len(gold) && plain(cand, content, vague, say, source)
	if unlike && (short && !c.cand.holds(negation) || goldOwn > shortest && candOwn > shortest) {
		return wrong("it has nothing of the gold")
	}
	return open("words would have to be understood")
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
	if !name(gold) || len(gold) > shortest+1 || len(groups(c.gold, c.keeps())) > 1 {
		return verdict{}
	}
	others := slices.ContainsFunc(c.cand.toks, func(k token) bool {
		return c.question.stems[k.stem] && !c.gold.stems[k.stem] && name([]token{k})
	})
	have := len((text{toks: gold}).filter(func(k token) bool { return c.cand.stems[k.stem] }))
	likely := func(a, b token) bool { return root(a, 4) == root(b, 4) || len(a.low) == 1 || len(b.low) == 1 }
	switch {
	case others && have > 0:
		return open("it names others that are asked about")
	case !name(cand) || c.cand.holds(negation, either) || have > 0 && len(groups(c.cand, c.keeps())) > 1:
		return verdict{}
	case have == len(gold) && len(cand) == len(gold):
		return right("the name is the same")
	case have == 1 && len(gold) == 2 && len(cand) == 2 && alike(gold[0], cand[0]) && !likely(gold[1], cand[1]),
		have == 0 && !likely(gold[0], cand[0]) && !initials(gold[0], cand) && !initials(cand[0], gold) && !others:
		return wrong("it is another name")
	}
	return open("it may be the same name")
}

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
	if c.cand.holds(negation) || !plain(gold, content) || !plain(cand, content, either) || c.gold.holdsLow("(") {
		return verdict{}
	}
	golds, cands := groups(c.gold, c.keeps()), groups(c.cand, c.keeps())
	met, extra := shared(golds, cands), len(cands)-shared(cands, golds)
	joined := len(golds) > 1 || c.cand.holds(either) || c.cand.holdsLow("and")
	switch {
	case met == 0 || slices.ContainsFunc(cands, func(s string) bool { return strings.Count(s, " ") >= shortest }):
		return verdict{}
	case met == len(golds) && extra > 0 && joined:
		return wrong("it lists others beside")
	case met < len(golds) && extra == 0:
		return wrong("it lists only some")
	case met < len(golds) || extra > 0 || met == 1:
		return verdict{}
	case c.ordered() && !slices.Equal(golds, cands):
		return wrong("the order is another")
	}
	return right("it lists the same")
}

// holdsMembers says whether a list has all members of another.
func holdsMembers(list, all []string) bool { return shared(all, list) == len(all) }

// shared counts the members of a list that another has.
func shared(list, of []string) (n int) {
	for _, s := range list {
		if slices.Contains(of, s) {
			n++
		}
	}
	return n
}
