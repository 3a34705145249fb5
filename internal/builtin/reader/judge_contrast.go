package reader

import "strings"

// weakens are words after "not" that weaken an answer instead of setting it
// against another.
var weakens = words(`sure certain confirmed clear final official settled definite necessarily only just yet anymore entirely exactly
	quite really fully always officially stated known done true`)

// dropContrasts takes out of the candidate what it sets its answer against:
// "Sanjay, not Luca", "14 instead of 12". What holds words of the gold stays.
func (c *comparison) dropContrasts() {
	var b strings.Builder
	kept := 0
	for i := 0; i < len(c.cand.toks); i++ {
		n := contrastAt(c.cand, i)
		if n == 0 {
			continue
		}
		end := contrastEnd(c.cand, i+n)
		if c.holdsGoldWord(i+n, end) {
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
		return
	}
	b.WriteString(c.cand.text[kept:])
	if rest := strings.Trim(b.String(), " ,;:.—–-("); rest != "" {
		c.read(rest)
	}
}

// contrastAt returns how many tokens open a contrast: not, rather than, instead of, no longer.
func contrastAt(p *parsed, i int) int {
	low := func(j int) string {
		if j < 0 || j >= len(p.toks) {
			return ""
		}
		return p.toks[j].low
	}
	switch {
	case low(i) == "instead" && low(i+1) == "of", low(i) == "rather" && low(i+1) == "than":
		return 2
	case low(i) == "as" && low(i+1) == "opposed" && low(i+2) == "to":
		return 3
	case low(i) == "not":
		opens := i == 0 || p.toks[i-1].kind == punct || low(i-1) == "and" && i > 1
		if opens && i+1 < len(p.toks) && !weakens[low(i+1)] && !auxiliaries[low(i+1)] {
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
		if t.kind != punct && !functionWord(t.low) && !hasLow(c.question, t.low) && hasStem(c.gold, t.stem) && !inValues(c.cand, i) {
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
