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

// number reads digits (14; 1,200; 3.5; 10k; 3 million) or words up to the
// billions (zero … ninety-nine, a hundred and twenty, two dozen, half a dozen).
// Ordinals, once, twice, both, a couple and a few are no numbers.
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
	w := word{}
	if n.end < len(g.toks) {
		w = g.toks[n.end].word
	}
	switch {
	case w.role == scaleWord && w.short && g.stuck(n.end) && (w.upper || g.text(n.end) != "m"):
		return g.scale(n, w.n)
	case w.role == scaleWord && !w.short && g.near(n.end):
		return g.scale(n, w.n)
	case w.role == dozenWord && g.near(n.end):
		v, ok := d.times(0)
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
		power := int16(0)
		if g.role(next, scaleWord) && !g.toks[next].word.short && g.toks[next].word.n >= 3 {
			power, next = g.toks[next].word.n, next+1
		}
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

// hundreds reads up to 999, or dozens. The article counts as one before
// hundred, dozen and the powers of a thousand, at the start of a number.
func (g *grammar) hundreds(i int, first bool) (n int64, end int, ok bool) {
	if first && g.key(i, keyA) && i+1 < len(g.toks) {
		if w := g.toks[i+1].word; !g.near(i+1) || w.role != dozenWord && (w.role != scaleWord || w.short) {
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

// numeric returns what a number begins: a count, a year, a bare version, and
// with a suffix a quantity, a duration, a percentage or money.
func (g *grammar) numeric(i int, out []match) []match {
	n, ok := g.number(i)
	if !ok && g.toks[i].kind == numberToken {
		return append(out, match{end: i + 1, val: CountValue(0), unread: true}) // too large
	}
	if !ok {
		return g.article(i, out)
	}
	if n.plain && g.year(i) > 0 {
		y := Value{Kind: KindDate, Date: NewDate(g.year(i), 1, 1), Precision: Year}
		out = append(out, match{end: n.end, val: y})
	}
	if !g.compound(n.end) && !g.heart(i, n.end) {
		out = append(out, g.bare(i, n))
	}
	if !n.zeroes {
		out = append(out, match{end: n.end, num: n, form: bareForm})
	}
	if n.digits && n.end < len(g.toks) && g.stuck(n.end) && g.key(n.end, keyTH) {
		out = append(out, match{end: n.end + 1, val: Value{Kind: KindDate}, unread: true})
	}
	return g.suffixed(n, out)
}

// bare reads a number alone: a count, or a version if it has a point. Others,
// like 007 and 1,200.50, are numbers that say nothing without their unit.
func (g *grammar) bare(i int, n num) match {
	count, whole := n.dec.times(0)
	switch {
	case whole && !n.zeroes:
		return match{end: n.end, val: CountValue(count), weak: n.one}
	case n.digits && !n.scaled && !n.plain && !strings.Contains(g.text(i), ","):
		return match{end: n.end, val: TextValue(KindVersion, g.text(i))}
	}
	return match{end: n.end, val: CountValue(0), unread: true}
}

// suffixed reads the unit after a number: with a blank, glued, or, for a word, with a hyphen (3-day).
func (g *grammar) suffixed(n num, out []match) []match {
	j := n.end
	if g.stuck(j) && g.sign(j, '-') && g.stuck(j+1) && g.toks[j+1].kind == wordToken {
		j++
	}
	if !g.near(j) || n.zeroes {
		return out
	}
	sf, end, ok := g.suffixAt(j)
	if !ok {
		return out
	}
	if j > n.end && sf.kind != KindQuantity && sf.kind != KindDuration {
		return out
	}
	v, ok := sf.value(n.dec)
	idiom := n.one && (sf.canon == "s" || sf.canon == "min")
	return append(out, match{end: end, val: v, unread: !ok, weak: idiom, num: n, form: suffixForm})
}

// value puts a number and a suffix together. It is false where the kind has no
// such value: half working days, fractions of a cent.
func (sf suffix) value(d Decimal) (Value, bool) {
	switch sf.kind {
	case KindDuration:
		n, whole := d.times(0)
		return DurationValue(n*sf.days, sf.working), whole && n >= 0
	case KindPercent:
		return PercentValue(d), true
	case KindMoney:
		return moneyValue(d, sf.canon, true)
	default:
		return QuantityValue(d, sf.canon), true
	}
}

// article reads "a week", "an hour", "half an hour". "a second" and "a minute"
// are idioms in running text.
func (g *grammar) article(i int, out []match) []match {
	if g.key(i, keyHalf) && g.key(i+1, keyA) {
		if sf, end, ok := g.suffixAt(i + 2); ok && sf.one && sf.canon == "h" && g.near(i+2) {
			out = append(out, match{end: end, val: QuantityValue(NewDecimal(30, 0), "min")})
		} else if ok && sf.one && g.near(i+2) && (sf.kind == KindDuration || sf.isTime()) {
			out = append(out, match{end: end, val: Value{Kind: sf.kind}, unread: true})
		}
		return out
	}
	if !g.key(i, keyA) || !g.near(i+1) {
		return out
	}
	sf, end, ok := g.suffixAt(i + 1)
	if !ok || !sf.one || sf.kind != KindDuration && !sf.isTime() {
		return out
	}
	v, _ := sf.value(NewDecimal(1, 0))
	return append(out, match{end: end, val: v, weak: sf.canon == "s" || sf.canon == "min"})
}

// isTime says whether an article before the unit means one of it.
func (sf suffix) isTime() bool {
	switch sf.canon {
	case "h", "min", "s", "month", "quarter", "year":
		return sf.kind == KindQuantity
	}
	return false
}

// compound: the numbers of two-factor, two-way and twofold are none.
func (g *grammar) compound(i int) bool {
	return g.stuck(i) && g.sign(i, '-') && g.stuck(i+1) && g.key(i+1, keyCompound)
}

// heart: <3 is an emoticon unless a unit follows.
func (g *grammar) heart(i, end int) bool {
	return i > 0 && g.stuck(i) && g.sign(i-1, '<') && g.text(i) == "3" && end == i+1
}

// signed reads a number with a sign before it: a quantity or a percentage.
func (g *grammar) signed(i int, out []match) []match {
	if s := g.text(i); s != "-" && s != "−" || i > 0 && g.stuck(i) || !g.stuck(i+1) || g.toks[i+1].kind != numberToken {
		return out
	}
	n, ok := g.digits(i + 1)
	if !ok || n.dec.Coef == 0 {
		return out
	}
	n.dec.Coef = -n.dec.Coef
	for _, m := range g.suffixed(n, nil) {
		if m.val.Kind == KindQuantity || m.val.Kind == KindPercent {
			out = append(out, m)
		}
	}
	return out
}

// version reads v2.4.1, 2.4.1 and "version 3.2". A number with one point alone
// is one too, and a number without any needs the v or the word.
func (g *grammar) version(i int, out []match) []match {
	switch g.toks[i].kind {
	case versionToken:
		return append(out, match{end: i + 1, val: TextValue(KindVersion, g.text(i)[1:])})
	case dottedToken:
		if s := g.text(i); g.dottedDate(s) {
			return append(out, match{end: i + 1, val: Value{Kind: KindDate}, unread: true})
		}
		return append(out, match{end: i + 1, val: TextValue(KindVersion, g.text(i))})
	}
	j := i + 1
	if !g.near(j) {
		return out
	}
	s := g.text(j)
	switch g.toks[j].kind {
	case versionToken:
		return append(out, match{end: j + 1, val: TextValue(KindVersion, s[1:])})
	case dottedToken, numberToken:
		if !strings.Contains(s, ",") {
			return append(out, match{end: j + 1, val: TextValue(KindVersion, s)})
		}
	}
	return out
}

// dottedDate: 13.03.2025 is a day in some countries, and which one differs.
func (g *grammar) dottedDate(s string) bool {
	parts := strings.Split(s, ".")
	return len(parts) == 3 && len(parts[2]) == 4 && len(parts[0]) <= 2 && len(parts[1]) <= 2
}
