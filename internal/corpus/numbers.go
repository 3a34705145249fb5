package corpus

import "strings"

// num is a number without a unit, in digits or words.
type num struct {
	end    int
	dec    Decimal
	plain  bool // digits alone: 14, not 1,200, 3.5, 10k or fourteen
	digits bool // begins with digits, leading zeros and all
	scaled bool // a power of ten was said: 10k, three million
	one    bool // the plain word "one", or "a" before a unit
	zeroes bool // a leading zero: 007 is no count
}

// maxDigits keeps every number, scaled, far from the end of 64 bits.
const maxDigits = 15

// number reads digits (14; 1,200; 3.5; 10k; 3 million) or words up to the billions (zero … ninety-nine, a hundred and
// twenty, two dozen, half a dozen). Ordinals, once, twice, both, a couple and a few are no numbers.
func (g *grammar) number(i int) (num, bool) {
	if !g.near(i) {
		return num{}, false
	}
	switch g.toks[i].kind {
	case numberToken:
		return g.digits(i)
	case wordToken:
		return g.numberWords(i)
	}
	return num{}, false
}

func (g *grammar) digits(i int) (num, bool) {
	s := g.text(i)
	d, ok := readDecimal(strings.ReplaceAll(s, ",", ""))
	if !ok || len(s) > maxDigits+5 || d.Coef >= pow10(maxDigits) {
		return num{}, false
	}
	n := num{end: i + 1, dec: d, plain: len(s) == digitsEnd(s, 0), digits: true}
	n.zeroes = len(s) > 1 && s[0] == '0' && isDigit(s[1])
	return g.scaled(n)
}

// scaled reads the scale behind a number in digits: 3k, 3 million, 3 dozen.
func (g *grammar) scaled(n num) (num, bool) {
	if n.end >= len(g.toks) {
		return n, true
	}
	switch w := g.toks[n.end].word; {
	case w.role == scaleWord && w.short && g.stuck(n.end) && (w.upper || g.text(n.end) != "m"):
		return g.scale(n, w.n)
	case w.role == scaleWord && !w.short && g.near(n.end):
		return g.scale(n, w.n)
	case w.role == dozenWord && g.near(n.end):
		v, ok := n.dec.times(0)
		n.dec, n.plain, n.end = NewDecimal(v*12, 0), false, n.end+1
		return n, ok && v < pow10(maxDigits-2)
	}
	return n, true
}

// scale multiplies by the power of ten that token n.end says.
func (g *grammar) scale(n num, power int16) (num, bool) {
	d := n.dec
	for ; power > 0; power-- {
		if d.Scale > 0 {
			d.Scale--
		} else if d.Coef *= 10; d.Coef >= pow10(maxDigits) {
			return num{}, false
		}
	}
	n.dec, n.scaled, n.plain, n.end = NewDecimal(d.Coef, d.Scale), true, false, n.end+1
	return n, true
}

// numberWords reads groups of up to 999, each with its power of a thousand, falling.
func (g *grammar) numberWords(i int) (num, bool) {
	if g.key(i, keyHalf) && g.key(i+1, keyA) && g.role(i+2, dozenWord) {
		return num{end: i + 3, dec: NewDecimal(6, 0)}, true
	}
	total, end, scaled, last := int64(0), i, false, int16(12)
	for {
		start := end
		if end > i && g.key(end, keyAnd) {
			start++
		}
		n, next, ok := g.hundreds(start, end == i)
		if !ok {
			break
		}
		power, next := g.power(next)
		// "two thousand and five" and "two thousand five hundred" go on, "two thousand five" does not.
		large := power > 0 || n >= 100
		if power >= last || end > i && large == (start > end) {
			break
		}
		total, end, last, scaled = total+n*pow10(int(power)), next, power, scaled || large
		if power == 0 {
			break
		}
	}
	if end == i {
		return num{}, false
	}
	one := end == i+1 && total == 1
	return num{end: end, dec: NewDecimal(total, 0), scaled: scaled, one: one}, true
}

// power reads a power of a thousand, 0 where token i says none.
func (g *grammar) power(i int) (power int16, end int) {
	if g.role(i, scaleWord) && !g.toks[i].word.short && g.toks[i].word.n >= 3 {
		return g.toks[i].word.n, i + 1
	}
	return 0, i
}

// hundreds reads up to 999, or dozens. The article counts as one before
// hundred, dozen and the powers of a thousand, at the start of a number.
func (g *grammar) hundreds(i int, first bool) (n int64, end int, ok bool) {
	if first && g.key(i, keyA) && i+1 < len(g.toks) {
		if !g.countable(i + 1) {
			return 0, 0, false
		}
		n, end = 1, i+1
	} else if n, end, ok = g.small(i); !ok {
		return 0, 0, false
	}
	if first && g.role(end, dozenWord) {
		return n * 12, end + 1, true
	}
	if !g.role(end, scaleWord) || g.toks[end].word.n != 2 || n >= 100 {
		return n, end, true
	}
	n, end = n*100, end+1
	next := end
	if g.key(next, keyAnd) {
		next++
	}
	if m, e, ok := g.small(next); ok && m > 0 {
		return n + m, e, true
	}
	return n, end, true
}

// countable says whether token i is what an article counts: hundred, million, dozen.
func (g *grammar) countable(i int) bool {
	w := g.toks[i].word
	return g.near(i) && (w.role == dozenWord || w.role == scaleWord && !w.short)
}

// small reads zero to ninety-nine.
func (g *grammar) small(i int) (n int64, end int, ok bool) {
	if !g.near(i) {
		return 0, 0, false
	}
	w := g.toks[i].word
	switch w.role {
	case digitWord:
		return int64(w.n), i + 1, true
	case tensWord:
		next := i + 1
		if g.stuck(next) && g.sign(next, '-') {
			next++
		}
		if next == i+1 && g.near(next) || g.stuck(next) {
			if u := g.toks[next].word; u.role == digitWord && u.n > 0 && u.n < 10 {
				return int64(w.n + u.n), next + 1, true
			}
		}
		return int64(w.n), i + 1, true
	}
	return 0, 0, false
}
