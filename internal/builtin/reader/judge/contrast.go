package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// weakens are words after "not" that weaken an answer instead of setting it against another.
var weakens = english.Words(`sure certain confirmed clear final official settled definite necessarily only just yet
	anymore entirely exactly quite really fully always officially stated known done true`)

// dropContrasts takes out of the candidate what it sets its answer against:
// "Sanjay, not Luca", "14 instead of 12". What holds words of the gold stays.
func (c *comparison) dropContrasts() bool {
	var b strings.Builder
	kept := 0
	for i := 0; i < len(c.cand.Toks); i++ {
		n := contrastAt(c.cand, i)
		if n == 0 {
			continue
		}
		end := contrastEnd(c.cand, i+n)
		if c.holdsGoldWord(i+n, end) || c.goldOfQuestion() && c.goldIn(i+n, end) {
			if c.cand.Toks[i].Low != "not" && contrastAt(c.gold, 0) == 0 && c.onlyThere(i+n, end) {
				return true
			}
			continue
		}
		b.WriteString(c.cand.Text[kept:c.cand.Toks[i].Start])
		kept = len(c.cand.Text)
		if end < len(c.cand.Toks) {
			kept = c.cand.Toks[end].Start
			if c.cand.Toks[end].Low == "but" {
				kept = c.cand.Toks[end].End
			}
		}
		i = end - 1
	}
	if kept == 0 {
		return false
	}
	b.WriteString(c.cand.Text[kept:])
	if rest := strings.Trim(b.String(), " ,;:.—–-("); rest != "" {
		c.read(rest)
	}
	return false
}

// goldOfQuestion says that all the gold's words are in the question, which then gave a choice.
func (c *comparison) goldOfQuestion() bool {
	for _, s := range text.ContentStems(c.gold.Text) {
		if !text.HasStem(c.question, s) {
			return false
		}
	}
	return true
}

// onlyThere says that a word of the gold stands in a stretch of the candidate and
// nowhere else, and the gold has no such contrast itself.
func (c *comparison) onlyThere(from, to int) bool {
	if slices.ContainsFunc(c.gold.Toks,
		func(t text.Token) bool { return t.Low == "instead" || t.Low == "rather" || t.Low == "opposed" }) {
		return false
	}
	for i := from; i < to; i++ {
		t := c.cand.Toks[i]
		if t.Kind == text.Punct || english.FunctionWord(t.Low) || text.HasStem(c.question, t.Stem) ||
			!text.HasStem(c.gold, t.Stem) {
			continue
		}
		elsewhere := slices.IndexFunc(c.cand.Toks, func(o text.Token) bool { return o.Stem == t.Stem })
		if elsewhere >= from {
			return true
		}
	}
	return false
}

var setsAgainst = text.ByFirst([][]string{{"instead", "of"}, {"rather", "than"}, {"as", "opposed", "to"}})

// contrastAt returns how many tokens open a contrast: not, rather than, instead of.
func contrastAt(p *text.Parsed, i int) int {
	if n := max(denyingClause(p, i), setsAgainst.At(p, text.Span{From: 0, To: len(p.Toks)}, i)); n > 0 {
		return n
	}
	next := lowAt(p, i+1)
	opens := i == 0 || p.Toks[i-1].Kind == text.Punct || i > 1 && lowAt(p, i-1) == "and"
	if opens && lowAt(p, i) == "not" && next != "" && !weakens[next] && !english.Auxiliaries[next] {
		return 1
	}
	return 0
}

// contrastEnd returns where a contrast ends: at a mark or "but".
func contrastEnd(p *text.Parsed, i int) int {
	for i < len(p.Toks) && p.Toks[i].Kind != text.Punct && p.Toks[i].Low != "but" {
		i++
	}
	return i
}

func (c *comparison) holdsGoldWord(from, to int) bool {
	for i := from; i < to; i++ {
		t := c.cand.Toks[i]
		if t.Kind != text.Punct && !english.FunctionWord(t.Low) && !text.HasLow(c.question, t.Low) &&
			text.HasStem(c.gold, t.Stem) && !text.InValues(c.cand, i) {
			return true
		}
	}
	for _, v := range c.cand.Vals {
		for _, g := range c.gold.Vals {
			if v.From >= from && v.To <= to && c.sameValue(g, v) {
				return true
			}
		}
	}
	return false
}

// denyingClause: "it was not Jonas," opens a contrast where more follows.
func denyingClause(p *text.Parsed, i int) int {
	if i > 0 && p.Toks[i-1].Kind != text.Punct || !pointing[lowAt(p, i)] || !linking[lowAt(p, i+1)] {
		return 0
	}
	not, next := lowAt(p, i+2), lowAt(p, i+3)
	denies := (not == "not" || not == "n't") && next != "" && !weakens[next] && p.Toks[i+3].Kind != text.Punct
	if denies && contrastEnd(p, i+3)+1 < len(p.Toks) {
		return 3
	}
	return 0
}

var pointing = english.Words("it that this they")

// turnsContrast says that both set one thing against another, and the candidate
// the other way round: "salt instead of sugar" for "sugar instead of salt".
func (c *comparison) turnsContrast() bool {
	behind := func(p *text.Parsed) text.Span {
		for i := range p.Toks {
			if n := contrastAt(p, i); n > 1 {
				return text.Span{From: i + n, To: contrastEnd(p, i+n)}
			}
		}
		return text.Span{}
	}
	g, d := behind(c.gold), behind(c.cand)
	if g.To == 0 || d.To == 0 {
		return false
	}
	before := unitsOf(c.gold, text.Span{From: 0, To: g.From})
	after := unitsOf(c.gold, g)
	for _, u := range unitsOf(c.cand, d) {
		_, b := counterpart(u, before)
		_, a := counterpart(u, after)
		if b == alike && a == unrelated {
			return true
		}
	}
	return false
}
