package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// symmetric are verbs whose two sides may change places.
var symmetric = english.Stems("meet marry resemble equal fight divorce share play disagree agree argue quarrel swap exchange match border join")

// swapsRoles says that the candidate has the gold's two names on the other side
// of a verb: "Emil taught Rosa" for "Rosa taught Emil".
func (c *comparison) swapsRoles() bool {
	g, d := actors(c.gold), actors(c.cand)
	if len(g) != 2 || len(d) != 2 || c.gold.toks[g[0]].low != c.cand.toks[d[1]].low || c.gold.toks[g[1]].low != c.cand.toks[d[0]].low {
		return false
	}
	verb := func(p *parsed, at []int) (string, bool) {
		stem, plain := "", true
		for i := at[0] + 1; i < at[1]; i++ {
			t := p.toks[i]
			switch {
			case t.low == "by", t.low == "and", t.low == "or", t.low == "from", t.kind == punct && t.low != "'":
				plain = false
			case stem == "" && !english.FunctionWord(t.low):
				stem = t.stem
			}
		}
		return stem, plain && stem != "" && !symmetric[stem]
	}
	a, okA := verb(c.gold, g)
	b, okB := verb(c.cand, d)
	return okA && okB && anyRelated([]string{a}, b)
}

// takesAskedRole says that the candidate makes the one asked about do to the gold
// what the question asks who did: "Ada covers for Ben" to who covers for Ada.
func (c *comparison) takesAskedRole() bool {
	if firstLow(c.question) != "who" || len(c.question.toks) < 3 || english.FunctionWord(c.question.toks[1].low) {
		return false
	}
	verb := c.question.toks[1].stem
	asked := slices.IndexFunc(c.question.toks, func(t token) bool { return t.stem == verb })
	first := firstLow(c.cand)
	other := slices.IndexFunc(c.question.toks, func(t token) bool { return t.low == first && t.capital })
	if other < asked || other <= 0 {
		return false
	}
	at := slices.IndexFunc(c.cand.toks, func(t token) bool { return t.stem == verb })
	return at > 0 && !hasLow(c.cand, "by") && c.goldIn(at+1, len(c.cand.toks)) && !c.goldIn(0, at)
}

// actors are the places of the different names in a text.
func actors(p *parsed) []int {
	var out []int
	for i, t := range p.toks {
		if t.capital && t.kind == word && !english.FunctionWord(t.low) && !slices.ContainsFunc(out, func(j int) bool { return p.toks[j].low == t.low }) {
			out = append(out, i)
		}
	}
	return out
}

// swapsSides says that the gold gives two sides, and the candidate one's words to the other.
func (c *comparison) swapsSides() bool {
	sides := sidesOf(c.gold)
	if len(sides) != 2 || affirmsOrDenies(sides) {
		return false
	}
	from := 0
	for i := 0; i <= len(c.cand.toks); i++ {
		if i < len(c.cand.toks) && (inValues(c.cand, i) || c.cand.toks[i].kind != punct && c.cand.toks[i].low != "but" && c.cand.toks[i].low != "while" && c.cand.toks[i].low != "and") {
			continue
		}
		clause := span{from, i}
		if c.swaps(clause, sides[0], sides[1]) || c.swaps(clause, sides[1], sides[0]) {
			return true
		}
		from = i + 1
	}
	return false
}

// turnsVoice says that whoever had something done to them in one answer does it
// in the other: "she bullied others" for "she was bullied".
func (c *comparison) turnsVoice() bool {
	return c.voiced(c.gold, c.cand) || c.voiced(c.cand, c.gold)
}

// voiced says that the first has a verb in the passive, and the second, which
// begins with the same subject, has it in the active.
func (c *comparison) voiced(passive, active *parsed) bool {
	if len(passive.toks) < 3 || len(active.toks) < 2 {
		return false
	}
	subject := passive.toks[0]
	if active.toks[0].low != subject.low || subject.low == "it" || !english.Pronouns[subject.low] && !subject.capital || hasLow(passive, "by") {
		return false
	}
	for i := 2; i < len(passive.toks); i++ {
		t := passive.toks[i]
		if isParticiple(t.low) && linking[passive.toks[i-1].low] && activeIn(active, t.stem) {
			return true
		}
	}
	return false
}

// activeIn says that a text has a verb in the active, and of somebody or
// something else: "she hurt her knee" and "she was hurt" may be one.
func activeIn(p *parsed, verb string) bool {
	at := slices.IndexFunc(p.toks, func(t token) bool { return t.stem == verb })
	if at < 1 || at+1 >= len(p.toks) || p.toks[at+1].kind == punct {
		return false
	}
	if slices.ContainsFunc(p.toks[max(0, at-3):at], func(t token) bool { return linking[t.low] || t.low == "got" }) {
		return false
	}
	next := p.toks[at+1].low
	return !english.Determiners[next] && next != "herself" && next != "himself" && next != "themselves"
}
