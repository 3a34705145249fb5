package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// clauseShare is the share of the gold's content that a candidate must hold.
const clauseShare = 0.62

// clause compares free words: the content of the gold must be there, numbers
// and names without exception, and both must deny or neither.
func (c *comparison) clause() Verdict {
	a := c.align()
	if len(a.want) == 0 && len(c.gold.Vals) == 0 {
		return when(sameExtent(c.gold, c.cand), "the gold has no content to compare")
	}
	switch {
	case slices.ContainsFunc(c.gold.Vals, func(g text.Value) bool { return !c.inQuestion(g) && !c.holdsValue(g) }):
		return "a number of the gold is missing"
	case !c.sameSense(a):
		return "one denies what the other asserts"
	case len(a.want) > 0 && a.share() < clauseShare:
		return "too little of the gold is there"
	case a.heavy() <= 2 && a.missing() > 0:
		return "a part of the gold is missing"
	case c.otherThing(a):
		return "it names another thing"
	case c.otherNumber():
		return "it gives another number"
	case len(c.gold.Vals) == 0 && len(sidesOf(c.gold)) == 0 && a.tellsMore(c.cand):
		return "it tells another thing"
	case c.adds(a):
		return "it adds another thing"
	}
	return Same
}

// extents of golds that have no word of their own: "all of them", "both".
var extentWords = map[string]string{"all": "all", "every": "all", "everyone": "all", "everybody": "all",
	"everything": "all", "each": "all", "both": "both", "neither": "neither", "always": "always", "never": "never",
	"here": "here", "there": "there", "everywhere": "everywhere", "nowhere": "nowhere", "me": "me", "us": "us",
	"them": "", "him": "him", "her": "her", "himself": "himself", "herself": "herself", "themselves": "themselves"}

// sameExtent says that both have the same such words, and deny alike.
func sameExtent(gold, cand *text.Parsed) bool {
	found := false
	for _, t := range gold.Toks {
		w := extentWords[t.Low]
		if w == "" {
			continue
		}
		found = true
		if !slices.ContainsFunc(cand.Toks, func(o text.Token) bool { return extentWords[o.Low] == w }) {
			return false
		}
	}
	return found && deniesIn(gold, text.Span{From: 0, To: len(gold.Toks)}) == deniesIn(cand,
		text.Span{From: 0, To: len(cand.Toks)})
}

func (c *comparison) inQuestion(g text.Value) bool { return c.valueIn(c.question, g) }

func (c *comparison) holdsValue(g text.Value) bool {
	return c.valueIn(c.cand, g) || text.HasLow(c.cand, c.gold.Toks[g.From].Low)
}

// valueIn says that a text has a value.
func (c *comparison) valueIn(p *text.Parsed, g text.Value) bool {
	return slices.ContainsFunc(p.Vals, func(v text.Value) bool { return c.sameValue(g, v) })
}

// otherNumber says that the candidate brings a value that neither gold nor question has.
func (c *comparison) otherNumber() bool {
	return len(c.gold.Vals) > 0 && slices.ContainsFunc(c.cand.Vals, c.rival)
}

// tellsMore says that what the candidate has of its own outweighs what it has of
// the gold: "his wife wants to move to Greece" for "his wife is from Greece".
func (a *alignment) tellsMore(cand *text.Parsed) bool {
	own, shared := 0, 0
	for i, u := range a.have {
		if u.weight == 1 && u.stem != "" && !a.said[i] && !text.InValues(cand, u.at.From) {
			own++
		}
	}
	for i, u := range a.want {
		if u.weight == 1 && a.how[i] != unrelated {
			shared++
		}
	}
	return own >= 2 && own >= shared
}

// adding words lead in another thing.
var adding = english.Words("and plus also besides moreover additionally then later afterwards too")

// adds says that the candidate holds the gold and joins to it something of which
// neither gold nor question speaks: "and the railing is loose as well".
func (c *comparison) adds(a *alignment) bool {
	for i, t := range c.cand.Toks {
		if i == 0 || !adding[t.Low] || text.InValues(c.cand, i) {
			continue
		}
		end := i + 1
		for end < len(c.cand.Toks) && c.cand.Toks[end].Kind != text.Punct && c.cand.Toks[end].Low != "and" {
			end++
		}
		if a.foreign(c.cand, text.Span{From: i + 1, To: end}) && !deniesIn(c.cand, text.Span{From: i + 1, To: end}) {
			return true
		}
	}
	return false
}

// foreign says that a stretch of the candidate has content, and none of it is the gold's or the question's.
func (a *alignment) foreign(p *text.Parsed, s text.Span) bool {
	n := 0
	for i, u := range a.have {
		if !s.Has(u.at.From) || u.weight < 1 || text.InValues(p, u.at.From) {
			continue
		}
		if a.said[i] {
			return false
		}
		n++
	}
	return n > 0
}

// deniesIn says that a stretch denies: "and nobody objected" adds nothing.
func deniesIn(p *text.Parsed, s text.Span) bool {
	for i := s.From; i < s.To; i++ {
		if negations[p.Toks[i].Low] || nobodys[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

func anyRelated(have []string, w string) bool {
	e := english.Vocabulary()
	u := unit{stem: w, senses: e.Words[w]}
	for _, h := range have {
		if u.agrees(unit{stem: h, senses: e.Words[h]}) == alike || samePrefix(h, w) {
			return true
		}
	}
	return false
}

// samePrefix joins derivations that the stemmer keeps apart: migrat-e, migrat-ion.
func samePrefix(a, b string) bool {
	n := min(len(a), len(b))
	return n >= 6 && a[:n-1] == b[:n-1]
}
