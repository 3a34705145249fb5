package reader

import (
	"slices"
	"strconv"
	"strings"
)

// Spans that are told as such ("it took 55 min") or lie between two times of day.

// unitNames are the ways to write the units that a question counts in.
var unitNames = map[string]set{
	stem("minutes"): words("minute minutes min mins"), stem("hours"): words("hour hours h hrs"), stem("days"): words("day days"), stem("nights"): words("night nights"),
	stem("weeks"): words("week weeks wk wks"), stem("months"): words("month months"), stem("years"): words("year years"),
}

// spanFindings answers how many days or hours something was: from its two ends, or as
// somebody tells it.
func (t *talk) spanFindings(f *openFrame, p posed) []finding {
	if f.noun == stem("minutes") || f.noun == stem("hours") {
		if out := by(bySpan)(t.clockSpan(f, p)); len(out) > 0 {
			return out
		}
		return t.toldSpans(f)
	}
	if out := by(bySpan)(t.delay(f, p)); len(out) > 0 {
		return out
	}
	if out := by(bySpan)(t.openSpanOf(f, p)); len(out) > 0 {
		return out
	}
	return t.toldSpans(f)
}

// toldSpans are the spans that sentences tell in the unit that is asked for.
func (t *talk) toldSpans(f *openFrame) []finding {
	g := *f
	g.kind = openLength
	if len(g.match.words) == 0 {
		return nil
	}
	all, torn := t.strong(&g)
	all = slices.DeleteFunc(all, func(c openCandidate) bool {
		low := strings.Fields(strings.ToLower(c.text))
		return len(low) == 0 || !unitNames[f.noun][low[len(low)-1]] || c.from.ahead && !f.plan
	})
	return t.openOnes(&g, all, torn)
}

// clockSpan is the time between two happenings that are told by the time of day.
func (t *talk) clockSpan(f *openFrame, p posed) (finding, bool) {
	a, b, _, ok := spanEnds(behindWh(f))
	if !ok {
		return finding{}, false
	}
	from, cites, ok := t.minuteOf(a, p)
	if !ok {
		return finding{}, false
	}
	to, more, ok := t.minuteOf(b, p)
	n := to - from
	if !ok || n <= 0 || f.noun == stem("hours") && n%60 != 0 {
		return finding{}, false
	}
	answer := strconv.Itoa(n) + " minutes"
	if f.noun == stem("hours") {
		answer = strconv.Itoa(n/60) + " hours"
	}
	return finding{answer: answer, cites: slices.Concat(cites, more), confidence: 70, reason: "The time between the two happenings."}, true
}

// minuteOf finds the minute of what a piece of a question describes: a time of day that
// the sentence tells which has most of it, or else the time at which it was written.
func (t *talk) minuteOf(text string, p posed) (int, []int, bool) {
	f := t.described(text, p)
	for _, c := range t.tellings(f) {
		if c.cover < leastRough || c.direct < openDirect || c.denied || c.guess || f.lacks(c) {
			continue
		}
		q, at := t.read[c.msg], t.msgs[c.msg].At
		day, minute, found := at.Date(), 0, 0
		for _, m := range moments(q, at.Date()) {
			if !c.has(m.from) {
				continue
			}
			if m.day {
				day = m.date
			}
			if m.clock != "" {
				minute = minuteOfDay(m.clock)
				found++
			}
		}
		switch {
		case found > 1 || minute < 0:
			return 0, nil, false
		case found == 0 && (c.ahead || !happenedHere(q, c.span)):
			continue
		case found == 0:
			minute = at.Time().Hour()*60 + at.Time().Minute()
		}
		return int(day)*24*60 + minute, c.restsOn(), true
	}
	return 0, nil, false
}

func (c telling) restsOn() []int { return append([]int{c.msg}, c.rests...) }

// minuteOfDay reads a time of day that is told without doubt, or is -1.
func minuteOfDay(clock string) int {
	text, loose := writeClock(clock)
	m := figureTime.FindStringSubmatch(text)
	if m == nil || loose {
		return -1
	}
	return atoi(m[1])*60 + atoi(m[2])
}

// lackWords tell that something is gone, and restoredWords that it is there again.
var (
	lackWords     = words("no without out off gone dead failed stopped broke broken lost down missing")
	restoredWords = words("back restored works working running repaired fixed again mended returned replaced")
)

// lacking finds when something was gone and when it was there again: "how many days was
// the flat without hot water".
func (t *talk) lacking(f *openFrame, p posed) (from, to happened, ok bool) {
	i := slices.IndexFunc(f.p.toks, func(t token) bool { return t.low == "without" || t.low == "no" })
	if i < 0 {
		return from, to, false
	}
	end := i + 1
	for end < len(f.p.toks) && f.p.toks[end].kind != punct && !prepositions[f.low(end)] {
		end++
	}
	g := t.described(f.p.quote(span{i + 1, end}), p)
	if len(g.match.words) == 0 {
		return from, to, false
	}
	first := func(list set, after int) (h happened, ok bool) {
		best := -1
		for _, c := range t.tellings(g) {
			if c.msg <= after || best >= 0 && c.msg > best || c.guess || c.wish || c.direct < 0.99 || len(c.spots) == 0 || !holdsAny(t.read[c.msg], c.span, list) {
				continue
			}
			if d, is := t.dayHere(c); is || d.on == t.msgs[c.msg].At.Date() {
				h, ok, best = d, true, c.msg
			}
		}
		return h, ok
	}
	if from, ok = first(lackWords, -1); !ok {
		return from, to, false
	}
	to, ok = first(restoredWords, from.cites[0])
	return from, to, ok
}

// delay is by how many days something was put off: from the day that was first told of it
// to the one told last.
func (t *talk) delay(f *openFrame, p posed) (finding, bool) {
	if f.low(f.wh.from-1) != "by" || !holdsAny(f.p, span{0, len(f.p.toks)}, delayWords) {
		return finding{}, false
	}
	w := behindWh(f)
	if len(w) < 3 || !auxiliaries[strings.ToLower(w[0])] {
		return finding{}, false
	}
	end := w.at(1, "moved", "put", "postponed", "delayed", "pushed", "brought", "shifted", "slip", "slipped", "late", "change", "move")
	if end < 2 {
		return finding{}, false
	}
	g := t.described(w.join(1, end), p)
	g.plan, g.first = true, true
	all, _ := t.strong(g)
	all = slices.DeleteFunc(all, func(c openCandidate) bool { return c.byDay })
	if len(all) < 2 {
		return finding{}, false
	}
	slices.SortStableFunc(all, func(a, b openCandidate) int { return a.from.msg - b.from.msg })
	a, b := all[0], all[len(all)-1]
	from, to := parse(a.text, p.on), parse(b.text, p.on)
	x, y := moments(from, p.on), moments(to, p.on)
	if len(x) != 1 || len(y) != 1 || x[0].date == y[0].date || a.from.msg == b.from.msg ||
		y[0].date < x[0].date && holdsAny(f.p, span{0, len(f.p.toks)}, words("put postponed delayed pushed slip slipped late later")) {
		return finding{}, false
	}
	h, k := happened{on: min(x[0].date, y[0].date), cites: a.rests(), sure: 70}, happened{on: max(x[0].date, y[0].date), cites: b.rests(), sure: 70}
	return t.spanOf(f, p, h, k)
}

var delayWords = words("moved put postponed delayed pushed brought shifted slip slipped late later move")
