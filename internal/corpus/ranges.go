package corpus

// Ranges: 3–5, 3-5, 3 to 5, between 3 and 5, of any kind that has an order, the unit said once or twice (3–5 GB, $3–5,
// 10–14 March, 9 to 11 am). The first end is smaller: "won 5 to 3" is two counts. A power of ten said once (3–5k) has
// two readings and is not read.
//
// After "from", two values with "to" may be a change or a range ("moved from Monday to Thursday"); in running text they
// are reported one by one, which a disclosed range covers as well.

// ranges appends the ranges that begin at token i, whose simple readings are out[from:].
func (g *grammar) ranges(i int, out []match, from int) []match {
	left := out[from:]
	between := g.key(i, keyBetween)
	if between {
		if !g.near(i + 1) {
			return out
		}
		left = g.simple(i+1, nil)
	}
	for _, l := range left {
		j, word, ok := g.connector(l.end, between)
		if !ok {
			continue
		}
		weak := word && !between && i > 0 && g.key(i-1, keyFrom)
		for _, r := range g.simple(j, nil) {
			if v, unread, ok := g.combine(l, r); ok {
				out = append(out, match{end: r.end, val: v, unread: unread, weak: weak})
			}
		}
	}
	return out
}

// connector reads what is between the ends: a dash (a hyphen only glued on
// both sides), to, through; after between, and.
func (g *grammar) connector(i int, between bool) (next int, word, ok bool) {
	if i+1 >= len(g.toks) || g.toks[i].gap == newline || g.toks[i+1].gap == newline {
		return 0, false, false
	}
	if between {
		return i + 1, true, g.key(i, keyAnd)
	}
	if g.key(i, keyTo) || g.key(i, keyThrough) {
		return i + 1, true, true
	}
	tight := g.stuck(i) && g.stuck(i+1)
	switch g.text(i) {
	case "-", "‑":
		return i + 1, false, tight
	case "–":
		return i + 1, false, tight || !g.stuck(i) && !g.stuck(i+1)
	}
	return 0, false, false
}

// combine makes a range of two readings, or says that they are none.
func (g *grammar) combine(l, r match) (v Value, unread, ok bool) {
	a, b := l.val, r.val
	switch {
	case l.is(bareForm) && r.is(bareForm), l.weak && r.weak:
		return v, false, false
	case l.is(bareForm):
		a, ok = g.elliptic(l.num, r)
	case r.is(bareForm):
		b, ok = ellipticEnd(l, r.num)
	case l.is(yearlessForm) && !r.is(yearlessForm) && r.is(dayFirst|monthFirst) && b.Date != 0:
		t := a.Date.Time()
		a, ok = dayValue(b.Date.Time().Year(), t.Month(), t.Day())
		l.unread = false
	default:
		ok = a.Kind == b.Kind
	}
	if !ok || l.unread || r.unread || !less(a, b) {
		return v, false, false
	}
	bare := l.is(bareForm) || r.is(bareForm)
	return RangeValue(a, b), bare && l.num.scaled != r.num.scaled, true
}

// elliptic gives a bare number before a range's end the end's unit.
func (g *grammar) elliptic(n num, r match) (Value, bool) {
	whole, isWhole := n.dec.times(0)
	switch {
	case r.is(suffixForm) && r.val.Kind == KindDuration:
		days := int64(1)
		if m, ok := r.num.dec.times(0); ok && m > 0 {
			days = r.val.N / m
		}
		return DurationValue(whole*days, r.val.Working), isWhole
	case r.is(suffixForm):
		return suffix{kind: r.val.Kind, canon: r.val.Unit + r.val.Currency}.value(n.dec)
	case r.is(dayFirst) && n.plain:
		t := r.val.Date.Time()
		return dayValue(t.Year(), t.Month(), int(min(whole, 99)))
	case r.is(halfDayForm) && n.plain && whole >= 1 && whole <= 12:
		return TimeValue(int(whole%12+12*(r.val.N/720)), 0), true
	}
	return Value{}, false
}

// ellipticEnd gives a bare number after a range's start the start's currency or month.
func ellipticEnd(l match, n num) (Value, bool) {
	switch {
	case l.is(prefixForm):
		return moneyValue(n.dec, l.val.Currency, true)
	case l.is(monthFirst) && n.plain:
		t := l.val.Date.Time()
		day, _ := n.dec.times(0)
		return dayValue(t.Year(), t.Month(), int(min(day, 99)))
	}
	return Value{}, false
}
