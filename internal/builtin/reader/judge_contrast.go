package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

// weakens are words after "not" that weaken an answer instead of setting it
// against another.
var weakens = english.Words(`sure certain confirmed clear final official settled definite necessarily only just yet anymore entirely exactly
	quite really fully always officially stated known done true`)

// dropContrasts takes out of the candidate what it sets its answer against:
// "Sanjay, not Luca", "14 instead of 12". What holds words of the gold stays.
func (c *comparison) dropContrasts() bool {
	var b strings.Builder
	kept := 0
	for i := 0; i < len(c.cand.toks); i++ {
		n := contrastAt(c.cand, i)
		if n == 0 {
			continue
		}
		end := contrastEnd(c.cand, i+n)
		if c.holdsGoldWord(i+n, end) || c.goldOfQuestion() && c.goldIn(i+n, end) {
			if c.cand.toks[i].low != "not" && contrastAt(c.gold, 0) == 0 && c.onlyThere(i+n, end) {
				return true
			}
			continue
		}
		b.WriteString(c.cand.text[kept:c.cand.toks[i].start])
		kept = len(c.cand.text)
		if end < len(c.cand.toks) {
			kept = c.cand.toks[end].start
			if c.cand.toks[end].low == "but" {
				kept = c.cand.toks[end].end
			}
		}
		i = end - 1
	}
	if kept == 0 {
		return false
	}
	b.WriteString(c.cand.text[kept:])
	if rest := strings.Trim(b.String(), " ,;:.—–-("); rest != "" {
		c.read(rest)
	}
	return false
}

// goldOfQuestion says that all the gold's words are in the question, which then
// gave a choice.
func (c *comparison) goldOfQuestion() bool {
	for _, s := range contentStems(c.gold.text) {
		if !hasStem(c.question, s) {
			return false
		}
	}
	return true
}

// onlyThere says that a word of the gold stands in a stretch of the candidate and
// nowhere else, and the gold has no such contrast itself.
func (c *comparison) onlyThere(from, to int) bool {
	for i := range c.gold.toks {
		if l := c.gold.toks[i].low; l == "instead" || l == "rather" || l == "opposed" {
			return false
		}
	}
	for i := from; i < to; i++ {
		t := c.cand.toks[i]
		if t.kind == punct || english.FunctionWord(t.low) || hasStem(c.question, t.stem) || !hasStem(c.gold, t.stem) {
			continue
		}
		elsewhere := slices.IndexFunc(c.cand.toks, func(o token) bool { return o.stem == t.stem })
		if elsewhere >= from {
			return true
		}
	}
	return false
}

// contrastAt returns how many tokens open a contrast: not, rather than, instead of, no longer.
func contrastAt(p *parsed, i int) int {
	low := func(j int) string {
		if j < 0 || j >= len(p.toks) {
			return ""
		}
		return p.toks[j].low
	}
	if n := denyingClause(p, i); n > 0 {
		return n
	}
	switch {
	case low(i) == "instead" && low(i+1) == "of", low(i) == "rather" && low(i+1) == "than":
		return 2
	case low(i) == "as" && low(i+1) == "opposed" && low(i+2) == "to":
		return 3
	case low(i) == "not":
		opens := i == 0 || p.toks[i-1].kind == punct || low(i-1) == "and" && i > 1
		if opens && i+1 < len(p.toks) && !weakens[low(i+1)] && !english.Auxiliaries[low(i+1)] {
			return 1
		}
	}
	return 0
}

// contrastEnd returns where a contrast ends: at a mark or "but".
func contrastEnd(p *parsed, i int) int {
	for i < len(p.toks) && p.toks[i].kind != punct && p.toks[i].low != "but" {
		i++
	}
	return i
}

func (c *comparison) holdsGoldWord(from, to int) bool {
	for i := from; i < to; i++ {
		t := c.cand.toks[i]
		if t.kind != punct && !english.FunctionWord(t.low) && !hasLow(c.question, t.low) && hasStem(c.gold, t.stem) && !inValues(c.cand, i) {
			return true
		}
	}
	for _, v := range c.cand.vals {
		for _, g := range c.gold.vals {
			if v.from >= from && v.to <= to && c.sameValue(g, v) {
				return true
			}
		}
	}
	return false
}

// denyingClause: "it was not Jonas," opens a contrast where more follows.
func denyingClause(p *parsed, i int) int {
	if i+3 >= len(p.toks) || i > 0 && p.toks[i-1].kind != punct || !(p.toks[i].low == "it" || p.toks[i].low == "that" || p.toks[i].low == "this" || p.toks[i].low == "they") {
		return 0
	}
	if !linking[p.toks[i+1].low] || p.toks[i+2].low != "not" && p.toks[i+2].low != "n't" || weakens[p.toks[i+3].low] || p.toks[i+3].kind == punct {
		return 0
	}
	if end := contrastEnd(p, i+3); end+1 >= len(p.toks) {
		return 0
	}
	return 3
}

// turnsContrast says that both set one thing against another, and the candidate
// the other way round: "salt instead of sugar" for "sugar instead of salt".
func (c *comparison) turnsContrast() bool {
	behind := func(p *parsed) span {
		for i := range p.toks {
			if n := contrastAt(p, i); n > 1 {
				return span{i + n, contrastEnd(p, i+n)}
			}
		}
		return span{}
	}
	g, d := behind(c.gold), behind(c.cand)
	if g.to == 0 || d.to == 0 {
		return false
	}
	before := unitsOf(c.gold, span{0, g.from})
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
