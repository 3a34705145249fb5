package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// Golds that are nothing at all: none, nobody, free of charge.

var (
	zeroWords  = english.Words("nothing none nobody zero 0 nil free gratis")
	zeroAsides = english.Words("at all one of them whatsoever charge and no costs is it was were are they were cost costs the a")
	ones       = english.Words("one a an single sole")
	anyWords   = english.Words("any anything anybody anyone single penny cent one soul thing")
)

// zero decides golds that are nothing, none or free.
func (c *comparison) zero() (verdict, bool) {
	if !c.zeroGold() {
		return "", false
	}
	for _, v := range c.cand.vals {
		if !isZero(v) && !c.inQuestion(v) && !(ones[c.cand.toks[v.from].low] && deniedValue(c.cand, v.from)) {
			return "it names some", true
		}
	}
	return when(c.saysZero(), "it does not say that there are none"), true
}

// zeroGold: "none", "nothing at all", "free of charge", "no one".
func (c *comparison) zeroGold() bool {
	found := false
	for i, t := range c.gold.toks {
		switch {
		case zeroWords[t.low], t.low == "no" && i+1 < len(c.gold.toks) && (c.gold.toks[i+1].low == "one" || hasStem(c.question, c.gold.toks[i+1].stem)):
			found = true
		case t.kind != punct && !zeroAsides[t.low] && !hasStem(c.question, t.stem):
			return false
		}
	}
	return found
}

func isZero(v value) bool {
	for _, r := range v.readings {
		if r.N == 0 && r.Dec.Coef == 0 && r.Text == "" && len(r.Items) == 0 && r.Date == 0 {
			return true
		}
	}
	return false
}

// saysZero: "nobody came", "not a single one", "they don't pay anything", "it is
// free" — and not that nothing is told.
func (c *comparison) saysZero() bool {
	if slices.ContainsFunc(c.cand.toks, func(t token) bool {
		return (strongSaying[t.stem] || absentWords[t.low] || absentNouns[t.stem]) && !hasStem(c.question, t.stem)
	}) {
		return false
	}
	denied := false
	for i, t := range c.cand.toks {
		next := ""
		if i+1 < len(c.cand.toks) {
			next = c.cand.toks[i+1].low
		}
		switch {
		case zeroWords[t.low]:
			return !deniesIn(c.cand, span{0, i})
		case t.low == "no" && (next == "one" || hasStem(c.question, english.Stem(next)) || next == "charge" || next == "fee" || next == "cost"), t.low == "without" && next != "":
			return true
		case t.low == "not" || t.low == "n't" || t.low == "never":
			denied = true
		case denied && anyWords[t.low]:
			return true
		}
	}
	return false
}
