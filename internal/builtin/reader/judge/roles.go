package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// symmetric are verbs whose two sides may change places.
var symmetric = english.Stems("meet marry resemble equal fight divorce share play disagree agree argue quarrel swap exchange match border join")

// swapsRoles says that the candidate has the gold's two names on the other side
// of a verb: "Emil taught Rosa" for "Rosa taught Emil".
func (c *comparison) swapsRoles() bool {
	g, d := actors(c.gold), actors(c.cand)
	if len(g) != 2 || len(d) != 2 || c.gold.Toks[g[0]].Low != c.cand.Toks[d[1]].Low || c.gold.Toks[g[1]].Low != c.cand.Toks[d[0]].Low {
		return false
	}
	verb := func(p *text.Parsed, at []int) (string, bool) {
		stem, plain := "", true
		for i := at[0] + 1; i < at[1]; i++ {
			t := p.Toks[i]
			switch {
			case t.Low == "by", t.Low == "and", t.Low == "or", t.Low == "from", t.Kind == text.Punct && t.Low != "'":
				plain = false
			case stem == "" && !english.FunctionWord(t.Low):
				stem = t.Stem
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
	if firstLow(c.question) != "who" || len(c.question.Toks) < 3 || english.FunctionWord(c.question.Toks[1].Low) {
		return false
	}
	verb := c.question.Toks[1].Stem
	asked := slices.IndexFunc(c.question.Toks, func(t text.Token) bool { return t.Stem == verb })
	first := firstLow(c.cand)
	other := slices.IndexFunc(c.question.Toks, func(t text.Token) bool { return t.Low == first && t.Capital })
	if other < asked || other <= 0 {
		return false
	}
	at := slices.IndexFunc(c.cand.Toks, func(t text.Token) bool { return t.Stem == verb })
	return at > 0 && !text.HasLow(c.cand, "by") && c.goldIn(at+1, len(c.cand.Toks)) && !c.goldIn(0, at)
}

// actors are the places of the different names in a text.
func actors(p *text.Parsed) []int {
	var out []int
	for i, t := range p.Toks {
		if isName(t) && !slices.ContainsFunc(out, func(j int) bool { return p.Toks[j].Low == t.Low }) {
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
	for i := 0; i <= len(c.cand.Toks); i++ {
		if i < len(c.cand.Toks) && (text.InValues(c.cand, i) || c.cand.Toks[i].Kind != text.Punct && c.cand.Toks[i].Low != "but" && c.cand.Toks[i].Low != "while" && c.cand.Toks[i].Low != "and") {
			continue
		}
		clause := text.Span{From: from, To: i}
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
func (c *comparison) voiced(passive, active *text.Parsed) bool {
	if len(passive.Toks) < 3 || len(active.Toks) < 2 {
		return false
	}
	subject := passive.Toks[0]
	if active.Toks[0].Low != subject.Low || subject.Low == "it" || !english.Pronouns[subject.Low] && !subject.Capital || text.HasLow(passive, "by") {
		return false
	}
	for i := 2; i < len(passive.Toks); i++ {
		t := passive.Toks[i]
		if text.IsParticiple(t.Low) && linking[passive.Toks[i-1].Low] && activeIn(active, t.Stem) {
			return true
		}
	}
	return false
}

// activeIn says that a text has a verb in the active, and of somebody or
// something else: "she hurt her knee" and "she was hurt" may be one.
func activeIn(p *text.Parsed, verb string) bool {
	at := slices.IndexFunc(p.Toks, func(t text.Token) bool { return t.Stem == verb })
	if at < 1 || at+1 >= len(p.Toks) || p.Toks[at+1].Kind == text.Punct {
		return false
	}
	if slices.ContainsFunc(p.Toks[max(0, at-3):at], func(t text.Token) bool { return linking[t.Low] || t.Low == "got" }) {
		return false
	}
	next := p.Toks[at+1].Low
	return !english.Determiners[next] && next != "herself" && next != "himself" && next != "themselves"
}
