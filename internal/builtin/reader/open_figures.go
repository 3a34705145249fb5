package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// figures are the numbers of a sentence that are no days, times or links.
func figures(p *parsed, s span, on corpus.Date) []span {
	taken := moments(p, on)
	var out []span
	for i := s.from; i < s.to; i++ {
		t := p.toks[i]
		if slices.ContainsFunc(taken, func(m moment) bool { return m.has(i) }) || t.kind == link {
			continue
		}
		if isDigit(t.low) || (smallNumbers[t.low] > 1 || t.low == "one" && i+1 < s.to && contentWord(p.toks[i+1].low) && p.toks[i+1].kind == word) && !strings.HasSuffix(t.low, "th") && !firstWords[t.low] && t.low != "second" && t.low != "third" {
			out = append(out, span{i, i + 1})
		}
	}
	return out
}

var currencySigns = words("£ $ € ¥")

var currencyWords = words("euro euros eur quid pounds pound dollars usd gbp chf francs kr pence cents")

var measureWords = words("kg kilos kilo g km m cm mm tb gb mb wpm % percent points point litres l miles years months weeks hours minutes mins nights")

func (t *talk) openFigures(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	unsure := c.denied && f.kind != openCount || c.ahead && !f.plan && hedgedFigure(p, c.span)
	for _, s := range figures(p, c.span, t.msgs[c.msg].At.Date()) {
		if slices.ContainsFunc(c.spots, func(x spot) bool { return s.has(x.at) }) {
			continue
		}
		low := p.toks[s.from].low
		cand := f.candidate(p, c, s, p.quote(s), low)
		next, before := "", ""
		if s.from > c.from {
			before = p.toks[s.from-1].low
		}
		if before == "at" && !isDigit(low) {
			continue
		}
		cand.loose = unsure || f.mistaken(p, c, s.to) || before == "not" || (labelNouns[before] || labelNouns[singular(before)]) && (f.kind == openCount || !c.spotAt(s.from-1))
		if s.to < c.to {
			next = p.toks[s.to].low
		}
		money := s.from > 0 && currencySigns[p.toks[s.from-1].low] || currencyWords[next]
		switch f.kind {
		case openMoney:
			if s.from > 0 && currencySigns[p.toks[s.from-1].low] {
				cand.text = p.quote(span{s.from - 1, s.to})
			} else if currencyWords[next] {
				cand.text = p.quote(span{s.from, s.to + 1})
			}
			if measureWords[next] || strings.HasPrefix(next, "%") {
				continue
			}
			if !money && (next != "" && contentWord(next) && !turnWords[next] || before == "all") {
				cand.loose = true
			}
			if !money && !slices.ContainsFunc(c.spots, func(x spot) bool {
				w := f.match.words[x.word]
				return moneyWords[f.low(w.at.from)] || openNouns[w.stem] == openMoney
			}) && c.direct > 0.5 {
				cand.loose = true
			}
			if !money {
				cand.score -= 0.05
			}
		case openCount:
			if money || !isPlainNumber(low) && smallNumbers[low] == 0 {
				continue
			}
			cand.loose = cand.loose || measureWords[next] && !c.spotAt(s.to) || sums(f)
			if !f.countsHere(p, c, s) {
				if next != "" && contentWord(next) && p.toks[s.to].kind == word && !c.spotAt(s.to) && !pastWords[next] && !pastForm(next) {
					cand.loose = true
				}
				cand.score -= 0.08
			}
		case openNumber:
			if !isDigit(low) && !measureWords[next] && !f.countsHere(p, c, s) {
				cand.loose = true
			}
			if measureWords[next] {
				cand.text = p.quote(span{s.from, s.to + 1})
			}
		}
		out = append(out, cand)
	}
	return out
}

// sums says that a question asks for a sum, which one figure is not.
func sums(f *openFrame) bool {
	return f.holds(words("altogether together both combined all sum"))
}

// labelNouns have numbers behind them that count nothing.
var labelNouns = words(`section draft version room plot no no. nr number line page step fig figure case scene bay till unit item act part chapter option floor platform gate seat row table
	lap pull stage level grade year class day week door house flat phase round trailer car bus route slide sheet form job ticket issue pr version v route act sc plan a1`)

func (c telling) spotAt(i int) bool {
	return slices.ContainsFunc(c.spots, func(s spot) bool { return s.at == i })
}

var guessing = words("could would might may perhaps maybe probably should think guess suppose proposing propose suggest reckon expect")

// hedgedFigure says that a sentence proposes or guesses.
func hedgedFigure(p *parsed, s span) bool {
	for i := s.from; i < s.to; i++ {
		if guessing[p.toks[i].low] {
			return true
		}
	}
	return false
}

func isPlainNumber(low string) bool {
	return strings.Trim(low, "0123456789,.") == "" && low != ""
}

var mistakeWords = words("typo wrong mistake error incorrect")

// mistaken: "the 241 was a typo".
func (f *openFrame) mistaken(p *parsed, c telling, i int) bool {
	for k := i; k < c.to && k < i+4 && p.seg[k] == p.seg[i-1]; k++ {
		if mistakeWords[p.toks[k].low] {
			return true
		}
	}
	return false
}

// countsHere says that the noun that is counted stands right behind a number.
func (f *openFrame) countsHere(p *parsed, c telling, s span) bool {
	for _, x := range c.spots {
		if w := f.match.words[x.word]; w.stem == f.noun && x.at >= s.to && x.at <= s.to+2 && p.seg[x.at] == p.seg[s.from] {
			return true
		}
	}
	return false
}
