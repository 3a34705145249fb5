package corpus

import "strings"

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

// article reads "a week", "an hour", "half an hour". "a second" and "a minute" are idioms in running text.
func (g *grammar) article(i int, out []match) []match {
	half := g.key(i, keyHalf)
	unit := i + 1 + btoi(half)
	if !g.key(unit-1, keyA) || !g.near(unit) {
		return out
	}
	sf, end, ok := g.suffixAt(unit)
	switch {
	case !ok || !sf.one || sf.kind != KindDuration && !sf.isTime():
		return out
	case half && sf.canon == "h":
		return append(out, match{end: end, val: QuantityValue(NewDecimal(30, 0), "min")})
	case half:
		return append(out, match{end: end, val: Value{Kind: sf.kind}, unread: true})
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
