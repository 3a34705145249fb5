package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Golds that are nothing at all: none, nobody, free of charge.

var (
	zeroWords  = english.Words("nothing none nobody zero 0 nil free gratis")
	zeroAsides = english.Words(`at all one of them whatsoever charge and no costs is it was were are they were cost costs
		the a`)
	ones     = english.Words("one a an single sole")
	noThings = english.Words("one charge fee cost")
	anyWords = english.Words("any anything anybody anyone single penny cent one soul thing")
)

// zero decides golds that are nothing, none or free.
func (c *comparison) zero() (Verdict, bool) {
	if !c.zeroGold() {
		return "", false
	}
	for _, v := range c.cand.Vals {
		if !isZero(v) && !c.inQuestion(v) && !(ones[c.cand.Toks[v.From].Low] && deniedValue(c.cand, v.From)) {
			return "it names some", true
		}
	}
	return when(c.saysZero(), "it does not say that there are none"), true
}

// zeroGold: "none", "nothing at all", "free of charge", "no one".
func (c *comparison) zeroGold() bool {
	found := false
	for i, t := range c.gold.Toks {
		switch {
		case zeroWords[t.Low],
			t.Low == "no" && (lowAt(c.gold, i+1) == "one" ||
				text.HasStem(c.question, english.Stem(lowAt(c.gold, i+1)))):
			found = true
		case t.Kind != text.Punct && !zeroAsides[t.Low] && !text.HasStem(c.question, t.Stem):
			return false
		}
	}
	return found
}

func isZero(v text.Value) bool {
	for _, r := range v.Readings {
		if r.N == 0 && r.Dec.Coef == 0 && r.Text == "" && len(r.Items) == 0 && r.Date == 0 {
			return true
		}
	}
	return false
}

// saysZero: "nobody came", "not a single one", "they don't pay anything", "it is free" — and not that nothing is told.
func (c *comparison) saysZero() bool {
	if slices.ContainsFunc(c.cand.Toks, c.tellsOfAnswer) {
		return false
	}
	denied := false
	for i, t := range c.cand.Toks {
		next := lowAt(c.cand, i+1)
		switch {
		case zeroWords[t.Low]:
			return !deniesIn(c.cand, text.Span{From: 0, To: i})
		case t.Low == "no" && (noThings[next] || text.HasStem(c.question, english.Stem(next))),
			t.Low == "without" && next != "":
			return true
		case t.Low == "not" || t.Low == "n't" || t.Low == "never":
			denied = true
		case denied && anyWords[t.Low]:
			return true
		}
	}
	return false
}

// tellsOfAnswer: "nobody said" and "no mention" are of the answer and not of what is asked.
func (c *comparison) tellsOfAnswer(t text.Token) bool {
	return (strongSaying[t.Stem] || absentWords[t.Low] || absentNouns[t.Stem]) && !text.HasStem(c.question, t.Stem)
}
