package corpus

import "time"

// Relative dates. A bare weekday is the coming one; on that weekday it may be either, and is not read. "this", "next"
// and "last" are read only where their common readings agree: by the days from today (the coming one, the latest one)
// and by the week, whether it begins on Monday or on Sunday. A week has no precision of its own: "next week" is seen
// and not read, "this week" is plain words like "today".

// weekday reads Thursday, Thursday 13 March, Thursday the 13th, Thursday next week.
func (g *grammar) weekday(i int, out []match) []match {
	w := g.toks[i].word
	if w.short && (!w.upper || g.sentenceStart(i) && !g.dateFollows(i)) {
		return out
	}
	wd := time.Weekday(w.n)
	if w.plural {
		return append(out, match{end: i + 1, val: Value{Kind: KindDate}, unread: true})
	}
	d := g.coming(wd)
	out = append(out, match{end: i + 1, val: DateValue(d), unread: wd == g.on.Weekday()})
	out = g.weekdayOfWeek(i, wd, out)
	j := i + 1 + btoi(g.glued(i+1, ','))
	for _, m := range g.dateAt(j) {
		if m.val.Precision != Day && !m.unread || m.val.Kind != KindDate || m.end == j+1 {
			continue
		}
		m.unread = m.unread || m.val.Date.Weekday() != wd
		m.form = 0
		out = append(out, m)
	}
	return out
}

// dateAt reads the date that follows a weekday.
func (g *grammar) dateAt(i int) []match {
	if !g.near(i) {
		return nil
	}
	switch t := g.toks[i]; {
	case t.kind == numberToken:
		return g.dayMonth(i, g.isoDate(i, nil))
	case t.word.role == monthWord:
		return g.monthDay(i, nil)
	case g.key(i, keyThe):
		return g.dayMonth(i, nil)
	}
	return nil
}

// dateFollows: at the start of a sentence, Sat and Sun are words like others unless a date goes on.
func (g *grammar) dateFollows(i int) bool {
	j := i + 1 + btoi(g.sign(i+1, ','))
	return len(g.toks) == 1 || j < len(g.toks) && (g.toks[j].kind == numberToken || g.toks[j].word.role == monthWord) ||
		len(g.weekdayOfWeek(i, 0, nil)) > 0
}

// weekdayOfWeek reads Thursday next week, Thursday of last week, Thursday this week.
func (g *grammar) weekdayOfWeek(i int, wd time.Weekday, out []match) []match {
	j := i + 1
	if g.key(j, keyOf) {
		j++
	}
	if !g.key(j+1, keyWeek) || !g.near(j) || g.toks[j].word.role != keyWord {
		return out
	}
	weeks, ok := map[int16]int{keyLast: -1, keyThis: 0, keyNext: 1}[g.toks[j].word.n]
	if !ok {
		return out
	}
	a, b := g.inWeek(wd, weeks, time.Monday), g.inWeek(wd, weeks, time.Sunday)
	return append(out, match{end: j + 2, val: DateValue(a), unread: a != b})
}

// coming returns the first such day after today, latest the last one before it.
func (g *grammar) coming(wd time.Weekday) Date {
	return g.on.Add((int(wd-g.on.Weekday())+6)%7 + 1)
}

func (g *grammar) latest(wd time.Weekday) Date {
	return g.coming(wd).Add(-7 - 7*btoi(wd == g.on.Weekday()))
}

// inWeek returns the weekday of the week so many weeks from this one.
func (g *grammar) inWeek(wd time.Weekday, weeks int, first time.Weekday) Date {
	start := g.on.Add(-(int(g.on.Weekday()-first) + 7) % 7)
	return start.Add(7*weeks + (int(wd-first)+7)%7)
}

// relative reads what begins with today, tomorrow, day (after tomorrow), this, next, last or coming.
func (g *grammar) relative(i int, out []match) []match {
	if !g.near(i) || g.toks[i].word.role != keyWord {
		return out
	}
	switch key := g.toks[i].word.n; key {
	case keyToday:
		out = append(out, match{end: i + 1, val: DateValue(g.on), weak: true})
	case keyTomorrow:
		out = append(out, match{end: i + 1, val: DateValue(g.on.Add(1))})
	case keyYesterday:
		out = append(out, match{end: i + 1, val: DateValue(g.on.Add(-1))})
	case keyDay:
		if g.key(i+1, keyAfter) && g.key(i+2, keyTomorrow) {
			out = append(out, match{end: i + 3, val: DateValue(g.on.Add(2))})
		} else if g.key(i+1, keyBefore) && g.key(i+2, keyYesterday) {
			out = append(out, match{end: i + 3, val: DateValue(g.on.Add(-2))})
		}
	case keyThis, keyNext, keyLast, keyComing:
		out = g.deictic(i+1, key, out)
	}
	return out
}

// deictic reads what follows this, next, last or coming at token i.
func (g *grammar) deictic(i int, key int16, out []match) []match {
	if !g.near(i) {
		return out
	}
	switch w := g.toks[i].word; w.role {
	case weekdayWord:
		if w.plural || w.short && !w.upper {
			return out
		}
		d, ok := g.deicticDay(time.Weekday(w.n), key)
		out = append(out, match{end: i + 1, val: DateValue(d), unread: !ok})
	case monthWord:
		if m := g.month(i, false); m > 0 {
			y, ok := g.deicticYear(m, key)
			out = append(out, match{end: i + 1, val: MonthValue(y, m), unread: !ok})
		}
	case keyWord:
		out = g.deicticPeriod(i, w.n, key, out)
	}
	return out
}

func (g *grammar) deicticDay(wd time.Weekday, key int16) (Date, bool) {
	switch key {
	case keyComing:
		d := g.coming(wd)
		return d, true
	case keyLast:
		d := g.latest(wd)
		return d, d == g.inWeek(wd, -1, time.Monday) && d == g.inWeek(wd, -1, time.Sunday)
	case keyNext:
		d := g.coming(wd)
		return d, d == g.inWeek(wd, 1, time.Monday) && d == g.inWeek(wd, 1, time.Sunday)
	default:
		d := g.coming(wd)
		return d, d == g.inWeek(wd, 0, time.Monday) && d == g.inWeek(wd, 0, time.Sunday)
	}
}

// deicticYear: "next March" is the coming one and that of the next year, where they are the same.
func (g *grammar) deicticYear(m time.Month, key int16) (int, bool) {
	y, here := g.on.Time().Year(), g.on.Time().Month()
	switch key {
	case keyNext:
		return y + 1, m <= here
	case keyLast:
		return y - 1, m >= here
	case keyComing:
		return y + btoi(m < here), m != here
	default:
		return y, m >= here
	}
}

// deicticPeriod: this month, quarter and year are plain words like today, and so is this week; the others are values.
func (g *grammar) deicticPeriod(i int, word, key int16, out []match) []match {
	n := map[int16]int{keyLast: -1, keyThis: 0, keyNext: 1, keyComing: 1}[key]
	t := g.on.Time()
	m := match{end: i + 1, weak: key == keyThis}
	switch word {
	case keyWeek:
		m.val, m.unread = Value{Kind: KindDate}, true
	case keyMonth:
		m.val = MonthValue(t.Year(), t.Month()+time.Month(n))
	case keyQuarter:
		m.val = Value{Kind: KindDate, Precision: Quarter,
			Date: NewDate(t.Year(), time.Month((quarterOf(t.Month())+n)*3-2), 1)}
	case keyYear:
		m.val = Value{Kind: KindDate, Precision: Year, Date: NewDate(t.Year()+n, 1, 1)}
	default:
		return out
	}
	return append(out, m)
}
