package corpus

// clock reads 14:30, 9:05 am, 9.30 am, 9 am, 9 a.m. and noon. Without am or pm the clock has 24 hours. Midnight belongs
// to two days and "nine o'clock" to two halves of one: they are seen and not read.
func (g *grammar) clock(i int, out []match) []match {
	if g.key(i, keyNoon) {
		return append(out, match{end: i + 1, val: TimeValue(12, 0)})
	}
	if g.key(i, keyMidnight) {
		return append(out, match{end: i + 1, val: Value{Kind: KindTime}, unread: true})
	}
	hour, minute, end, ok := g.hourMinute(i)
	if !ok {
		return out
	}
	split := end > i+1
	if after, pm, ok := g.halfDay(end); ok && hour >= 1 && hour <= 12 {
		return append(out, match{end: after, val: TimeValue(hour%12+12*btoi(pm), minute), form: halfDayForm})
	}
	if split && !g.colonNumber(end) {
		return append(out, match{end: end, val: TimeValue(hour, minute)})
	}
	if !split && g.key(end, keyO) && end+2 < len(g.toks) && g.key(end+2, keyClock) {
		out = append(out, match{end: end + 3, val: Value{Kind: KindTime}, unread: true})
	}
	return out
}

// hourMinute reads 14:30, 9.30 and 9.
func (g *grammar) hourMinute(i int) (hour, minute, end int, ok bool) {
	s := g.text(i)
	hour, end = atoi(s), i+1
	switch {
	case digitsEnd(s, 0) != len(s):
		if len(s) < 4 || len(s) > 5 || s[len(s)-3] != '.' {
			return 0, 0, 0, false
		}
		hour, minute = atoi(s[:len(s)-3]), atoi(s[len(s)-2:])
	case len(s) > 2:
		return 0, 0, 0, false
	case g.colonNumber(end) && len(g.text(end+1)) == 2:
		minute, end = atoi(g.text(end+1)), end+2
	}
	return hour, minute, end, hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59
}

// colonNumber says whether a colon and a number go on without a space at token i.
func (g *grammar) colonNumber(i int) bool {
	return g.glued(i, ':') && g.stuck(i+1) && g.toks[i+1].kind == numberToken
}

// halfDay reads am, pm, a.m. and p.m.
func (g *grammar) halfDay(i int) (end int, pm, ok bool) {
	if g.key(i, keyAM) || g.key(i, keyPM) {
		return i + 1, g.toks[i].word.n == keyPM, true
	}
	if i+3 < len(g.toks) && g.near(i) && g.sign(i+1, '.') && g.stuck(i+1) && g.stuck(i+2) && g.sign(i+3, '.') &&
		g.stuck(i+3) &&
		foldASCII(g.text(i+2)) == "m" {
		switch foldASCII(g.text(i)) {
		case "a":
			return i + 4, false, true
		case "p":
			return i + 4, true, true
		}
	}
	return 0, false, false
}
