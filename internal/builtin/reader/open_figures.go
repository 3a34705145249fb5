package reader

import (
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
)

// figures are the numbers and codes of a sentence that are no days, times or links. Several
// words that write one number are one figure.
func figures(p *parsed, s span, on corpus.Date) []span {
	taken := moments(p, on)
	var out []span
	for i := s.from; i < s.to; i++ {
		if slices.ContainsFunc(taken, func(m moment) bool { return m.has(i) }) || p.toks[i].kind == link {
			continue
		}
		if end := writtenNumber(p, s, i); end > i+1 {
			out = append(out, span{i, end})
			i = end - 1
			continue
		}
		if strings.ContainsAny(p.toks[i].low, "0123456789") || isWordNumber(p, s, i) {
			out = append(out, span{i, i + 1})
		}
	}
	return out
}

// isWordNumber says that a token is a number in letters, and no rank.
func isWordNumber(p *parsed, s span, i int) bool {
	switch l := p.toks[i].low; {
	case strings.HasSuffix(l, "th") || firstWords[l] || l == "second" || l == "third":
		return false
	case l == "one":
		return i+1 < s.to && contentWord(p.toks[i+1].low) && p.toks[i+1].kind == word
	default:
		return smallNumbers[l] > 1
	}
}

// numberParts write a number together with others.
var numberParts = words("a an hundred thousand million and half")

// writtenNumber is where a number of several words that begins at a token ends: "a hundred
// and sixty". A currency behind it is left to fitMoney.
func writtenNumber(p *parsed, s span, i int) int {
	if smallNumbers[p.toks[i].low] == 0 {
		return i
	}
	v := slices.IndexFunc(p.vals, func(v value) bool { return v.from == i && v.to <= s.to })
	if v < 0 {
		return i
	}
	end := i
	for end < p.vals[v].to && (smallNumbers[p.toks[end].low] > 0 || numberParts[p.toks[end].low]) {
		end++
	}
	return end
}

var currencySigns = words("£ $ € ¥")

var currencyWords = words("euro euros eur quid pounds pound dollars usd gbp chf francs kr pence cents")

var measureWords = words("kg kilos kilo g km m cm mm tb gb mb wpm % percent points point litres l miles years months weeks hours minutes mins nights")

// openFigures: a sum of money, a count or another number of the sentence.
func (t *talk) openFigures(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	unsure := c.denied && f.kind != openCount || c.ahead && !f.plan && hedgedFigure(p, c.span)
	all := figures(p, c.span, t.msgs[c.msg].At.Date())
	for _, s := range all {
		if slices.ContainsFunc(c.spots, func(x spot) bool { return s.has(x.at) }) {
			continue
		}
		low, before := strings.ToLower(p.quote(s)), p.lowIn(c.span, s.from-1)
		if before == "at" && !isDigit(low) || before == "+" && s.from-1 == c.from {
			continue // "+1 wheels" agrees
		}
		cand := f.candidate(p, c, s, p.quote(s), low)
		cand.loose = unsure || f.mistaken(p, c, s.to) || before == "not" || (labelNouns[before] || labelNouns[singular(before)]) && (f.kind == openCount || !c.spotAt(s.from-1))
		fitting := f.fitNumber
		switch f.kind {
		case openMoney:
			fitting = f.fitMoney
		case openCount:
			fitting = f.fitCount
		}
		if fitting(p, c, &cand) {
			out = append(out, cand)
		}
	}
	if f.kind != openNumber && sums(f) {
		out = append(out, f.summed(p, c, all)...)
	}
	if f.kind == openCount {
		out = append(out, f.counted(p, c)...)
		out = append(out, f.reckoned(p, c, all)...)
	}
	return out
}

// counted are numbers that a sentence does not write as such: "one", "none", and how many
// members a list has.
func (f *openFrame) counted(p *parsed, c telling) []openCandidate {
	var out []openCandidate
	add := func(text string, at span) {
		o := f.candidate(p, c, at, text, text)
		o.loose = true
		o.score *= 0.5
		out = append(out, o)
	}
	for i := c.from; i < c.to; i++ {
		before := p.lowIn(c.span, i-1)
		switch l := p.toks[i].low; {
		case l == "one" && !isWordNumber(p, c.span, i) && !determiners[before] && before != "which":
			add("one", span{i, i + 1})
		case l == "none" || l == "zero" || l == "nobody" || l == "no" && i+1 < c.to && c.spotAt(i+1):
			add("none", span{i, i + 1})
		}
	}
	list := thingPhrases(p, c.span)
	for i := 0; i < len(list); {
		n := 1
		for i+n < len(list) && p.joinsList(list[i+n-1].to, list[i+n].from) {
			n++
		}
		if n > 1 {
			add(strconv.Itoa(n), span{list[i].from, list[i+n-1].to})
		}
		i += n
	}
	return out
}

// joinsList says that two phrases are members of one list: a comma, "and" or "+" between.
func (p *parsed) joinsList(from, to int) bool {
	if from == to || to-from > 2 {
		return false
	}
	for _, t := range p.toks[from:to] {
		if t.low != "," && t.low != "and" && t.low != "&" && t.low != "+" {
			return false
		}
	}
	return true
}

// lowIn is the token at a place of a stretch, or nothing.
func (p *parsed) lowIn(s span, i int) string {
	if !s.has(i) {
		return ""
	}
	return p.toks[i].low
}

func isMoney(p *parsed, c telling, s span) bool {
	return currencySigns[p.lowIn(c.span, s.from-1)] || currencyWords[p.lowIn(c.span, s.to)]
}

// fitMoney makes a sum of money of a figure, if it can be one.
func (f *openFrame) fitMoney(p *parsed, c telling, o *openCandidate) bool {
	next, before := p.lowIn(c.span, o.at.to), p.lowIn(c.span, o.at.from-1)
	switch {
	case currencySigns[before]:
		o.text = p.quote(span{o.at.from - 1, o.at.to})
	case currencyWords[next]:
		o.text = p.quote(span{o.at.from, o.at.to + 1})
	}
	if measureWords[next] || strings.HasPrefix(next, "%") || !isPlainNumber(o.key) && smallNumbers[p.toks[o.at.from].low] == 0 {
		return false
	}
	if isMoney(p, c, o.at) {
		return true
	}
	namesMoney := slices.ContainsFunc(c.spots, func(x spot) bool {
		w := f.match.words[x.word]
		return moneyWords[f.low(w.at.from)] || openNouns[w.stem] == openMoney
	})
	of := next != "" && contentWord(next) && !turnWords[next]
	o.loose = o.loose || of || before == "all" || !namesMoney && c.direct > 0.5
	if o.score *= 0.9; of {
		o.score *= 0.8
	}
	return true
}

// fitCount says whether a figure can count what the question counts.
func (f *openFrame) fitCount(p *parsed, c telling, o *openCandidate) bool {
	next := p.lowIn(c.span, o.at.to)
	if isMoney(p, c, o.at) || !isPlainNumber(o.key) && smallNumbers[p.toks[o.at.from].low] == 0 {
		return false
	}
	o.loose = o.loose || measureWords[next] && !c.spotAt(o.at.to) || sums(f) || f.missesDeed(c) || f.asksRest() && !tellsRest(p, c)
	if !f.countsHere(p, c, o.at) {
		if next != "" && contentWord(next) && p.toks[o.at.to].kind == word && !c.spotAt(o.at.to) && !pastWords[next] && !pastForm(next) && !reachedWords[next] {
			o.loose = true // "two books" where chapters are counted
			o.score *= 0.85
		}
		o.score -= 0.08
	}
	if ofWhole(p, c, o.at.from) {
		o.loose = true
		o.score *= 0.8
	}
	if yearLike(o.key) {
		o.loose = true
		o.score *= 0.7
	}
	return true
}

// bigNumbers stand between a figure and its unit.
var bigNumbers = words("hundred thousand million billion")

// fitNumber gives a figure its unit: "44 million years".
func (f *openFrame) fitNumber(p *parsed, c telling, o *openCandidate) bool {
	end := o.at.to
	for end < c.to && bigNumbers[p.toks[end].low] {
		end++
	}
	unit := end < c.to && (measureWords[p.toks[end].low] || lengthUnits[p.toks[end].low])
	o.loose = o.loose || !isDigit(o.key) && !unit && !f.countsHere(p, c, o.at)
	if unit {
		end++
	}
	o.text = p.quote(span{o.at.from, end})
	return true
}

// summed is the sum of the figures of a sentence: "21 for, 9 against".
func (f *openFrame) summed(p *parsed, c telling, all []span) []openCandidate {
	sum, n := 0, 0
	for _, s := range all {
		before := p.lowIn(c.span, s.from-1)
		k, err := strconv.Atoi(strings.ReplaceAll(p.toks[s.from].low, ",", ""))
		if err != nil {
			k = smallNumbers[p.toks[s.from].low]
		}
		if k == 0 || labelNouns[before] || before == "not" || (f.kind == openMoney) != isMoney(p, c, s) {
			continue
		}
		sum, n = sum+k, n+1
	}
	if n < 2 {
		return nil
	}
	text := strconv.Itoa(sum)
	o := f.candidate(p, c, c.span, text, text)
	o.loose = true
	return []openCandidate{o}
}

// sums says that a question asks for a sum, which one figure is not.
func sums(f *openFrame) bool {
	return f.holds(sumWords)
}

var sumWords = words("altogether together both combined all sum overall total included including")

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
