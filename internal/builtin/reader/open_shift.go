package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// Days that are moved by so and so much: "Ada starts a week later", "we get two days
// more", "it slips by a fortnight". The new day is counted from the one that was told of
// the same thing before.

var (
	shiftWords   = words("later postponed postpone delayed delay back extended extend prolonged extra more longer slips slipped slip late extension top on")
	earlierWords = words("earlier sooner forward early")
	directed     = words("put push pushed pushes move moved moves brought bring set shift shifted") // which need to be told the way
	shiftVerbs   = words("postponed postpone delayed delay extended extend prolonged slips slipped slip put push pushed pushes move moved moves brought bring set shift shifted")
)

// shiftIn reads by how many days a sentence moves something.
func shiftIn(p *parsed, s span) (corpus.Date, span, bool) {
	r := momentReader{p: p, sent: s}
	for i := s.from; i+1 < s.to; i++ {
		n, ok := r.numberAt(i)
		unit := r.unitBehind(i + 1)
		if !ok || unit == 0 || n == 0 {
			continue
		}
		days := corpus.Date(n * unit)
		k := i + 2
		if r.low(k) == "'s" || r.low(k) == "'" {
			k++
		}
		behind := r.low(k)
		switch {
		case behind == "later", behind == "late", behind == "longer", behind == "extra", behind == "more", behind == "extension", behind == "delay", r.is(k, "on", "top"):
			if behind == "on" || r.endsNumber(k+1) || r.low(k+1) == "than" || behind == "extension" || behind == "delay" { // not "two weeks later he rang"
				return days, span{i, k + 1}, true
			}
		case earlierWords[behind] && behind != "forward" && (r.endsNumber(k+1) || r.low(k+1) == "than"):
			return -days, span{i, k + 1}, true
		}
		if v := r.shiftVerb(i); v >= 0 {
			if holdsAny(p, span{v, s.to}, earlierWords) {
				days = -days
			}
			return days, span{v, i + 2}, true
		}
	}
	return 0, span{}, false
}

// shiftVerb finds the verb that moves something by the measure at token i: "put back by
// a week", "slips two days".
func (r momentReader) shiftVerb(i int) int {
	for k := i - 1; k >= max(r.sent.from, i-5); k-- {
		switch l := r.low(k); {
		case shiftVerbs[l]:
			if directed[l] && r.low(i-1) != "by" && !holdsAny(r.p, span{k, i}, shiftWords) && !holdsAny(r.p, span{k, r.sent.to}, earlierWords) {
				return -1 // "she moved two days ago"
			}
			return k
		case r.p.toks[k].kind == punct:
			return -1
		}
	}
	return -1
}

func holdsAny(p *parsed, s span, list set) bool {
	return slices.ContainsFunc(p.toks[s.from:s.to], func(t token) bool { return list[t.low] })
}

// openShifts are the days to which a sentence moves what the question asks about.
func (t *talk) openShifts(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	days, at, ok := shiftIn(p, c.span)
	if !ok || c.denied || c.guess && !f.guess || slices.ContainsFunc(moments(p, t.msgs[c.msg].At.Date()), func(m moment) bool { return m.day && c.has(m.from) }) {
		return nil
	}
	day, from, ok := t.dayBefore(c)
	if !ok {
		return nil
	}
	m := moment{span: at, date: day + days, day: true}
	text := f.sayDay(m, nil, c, p)
	if text == "" {
		return nil
	}
	o := f.candidate(p, c, at, text, text)
	o.score, o.also = c.cover, []int{from}
	return []openCandidate{o}
}

// movedSince says that a later message moves the day that was found.
func (t *talk) movedSince(f *openFrame, found finding) bool {
	if found.typed.Kind != corpus.KindDate || len(found.cites) == 0 || f.first || f.prior {
		return false
	}
	last := slices.Max(found.cites)
	for i := last + 1; i < len(t.msgs) && i <= last+shiftReach; i++ {
		if p := t.read[i]; slices.ContainsFunc(p.sents, func(s span) bool { _, _, ok := shiftIn(p, s); return ok }) {
			return slices.ContainsFunc(t.tellings(f), func(c telling) bool {
				return c.msg >= i && c.cover >= openCover && len(t.openShifts(f, c)) > 0
			})
		}
	}
	return false
}

// dayBefore is the day that an earlier message tells of what a sentence is about: of the
// most of its words, and the newest of those.
func (t *talk) dayBefore(c telling) (day corpus.Date, msg int, ok bool) {
	own := unitsOf(t.read[c.msg], c.span)
	most := 0.0
	for j, n := t.prev[c.msg], 0; j >= 0 && n < shiftReach; j, n = t.prev[j], n+1 {
		p := t.read[j]
		for _, m := range moments(p, t.msgs[j].At.Date()) {
			if !m.day {
				continue
			}
			shared := 0.0
			for _, u := range unitsOf(p, p.sents[p.sentenceOf(m.from)]) {
				if _, how := counterpart(u, own); how == alike {
					shared += u.weight
				}
			}
			if shared > most {
				day, msg, most = m.date, j, shared
			}
		}
	}
	return day, msg, most > 0
}

// shiftReach is how many messages back the day is looked for that is moved.
const shiftReach = 40
