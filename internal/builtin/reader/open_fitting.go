package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// Days that do not fit a question, however much they look like its answer.

// otherWeekday says that the question wants "a Tuesday", and a day is none.
func (f *openFrame) otherWeekday(on corpus.Date) bool {
	for i := 1; i < len(f.p.toks); i++ {
		day, ok := weekdayNames[f.low(i)]
		if ok && (f.low(i-1) == "a" || f.low(i-1) == "which" || firstWords[f.low(i-1)] || lastWords[f.low(i-1)]) {
			return on.Weekday() != day
		}
	}
	return false
}

// happening are the clauses of a sentence that have the verb with which a question ends.
func (f *openFrame) happening(p *parsed, c telling) []int {
	last := -1
	for k, w := range f.match.words {
		if w.name == "" && w.day == nil && !w.number && (last < 0 || w.at.from > f.match.words[last].at.from) {
			last = k
		}
	}
	var segs []int
	if last < 0 || !f.isVerb(f.match.words[last].at.from) {
		return nil
	}
	for _, s := range c.spots {
		if s.word == last {
			segs = append(segs, p.seg[s.at])
		}
	}
	return segs
}

// isVerb says that a word of the question tells what happens.
func (f *openFrame) isVerb(i int) bool {
	l, before := f.low(i), f.low(i-1)
	return !determiners[before] && !prepositions[before] && (pastForm(l) || pastWords[l] || verbish[f.stemAt(i)] && f.holds(words("did does do will")))
}

// missesLast says that a sentence has nothing of the verb with which a description ends, or
// its opposite.
func (f *openFrame) missesLast(c telling) bool {
	for k, w := range f.match.words {
		if w.at.to >= len(f.p.toks)-1 && f.isVerb(w.at.from) {
			return f.hits[c.msg].how[k] == opposite || slices.Contains(c.lost, k)
		}
	}
	return false
}

// contrary says that a message has the opposite of a verb of the question, and not the
// verb: it started, where is asked when it finished.
func (f *openFrame) contrary(c telling) bool {
	for k, w := range f.match.words {
		if w.name == "" && w.day == nil && f.hits[c.msg].how[k] == opposite && f.isVerb(w.at.from) {
			return true
		}
	}
	return false
}

// inOtherClause says that a day is told of something else: in a clause that has a verb of
// its own, beside the one that tells what is asked for. "Overslept yesterday, ordered now".
func (f *openFrame) inOtherClause(p *parsed, c telling, day int) bool {
	segs := f.happening(p, c)
	return len(segs) > 0 && !slices.Contains(segs, p.seg[day]) && clauseTense(p, c.span, p.seg[day]) && clauseTense(p, c.span, segs[0])
}

// clauseTense says that a clause of a sentence has a verb that tells its time.
func clauseTense(p *parsed, sent span, seg int) bool {
	for i := sent.from; i < sent.to; i++ {
		if p.seg[i] == seg && !tenseHints[p.toks[i].low] {
			if _, told := verbTense(p, sent, i); told {
				return true
			}
		}
	}
	return false
}

// tenseHints tell when without being verbs.
var tenseHints = words("since next tomorrow tmrw due")

// nowInClause says that what is asked for is told as having happened just now, whatever
// day another clause tells.
func (f *openFrame) nowInClause(p *parsed, c telling) bool {
	segs := f.happening(p, c)
	now := false
	for i := c.from; i < c.to; i++ {
		now = now || slices.Contains(segs, p.seg[i]) && (p.toks[i].low == "now" || p.toks[i].low == "just")
	}
	return now
}

// deniedLater says that one of the next messages denies a day: "yesterday, not on Friday".
func (t *talk) deniedLater(msg int, day corpus.Date) bool {
	for i, n := msg+1, 0; i < len(t.msgs) && n < followReach; i++ {
		if t.msgs[i].Group != t.msgs[msg].Group {
			continue
		}
		n++
		p := t.read[i]
		if !slices.ContainsFunc(p.toks, func(t token) bool { return t.low == "not" }) {
			continue
		}
		for _, m := range moments(p, t.msgs[i].At.Date()) {
			k := m.from - 1
			if k >= 0 && (p.toks[k].low == "on" || p.toks[k].low == "this") {
				k--
			}
			if k >= 0 && p.toks[k].low == "not" && m.day && (m.date == day || m.date == day+7) {
				return true
			}
		}
	}
	return false
}

// asksIntent says that a question in the past asks for what was wanted or was to be: "did
// she want to leave", "was the fee to be paid", "was it put off to".
func (f *openFrame) asksIntent() bool {
	if f.kind != openDate && f.kind != openWeekday && f.kind != openMonth {
		return false
	}
	if f.holds(intentWords) {
		return true
	}
	for i := f.wh.to; i+1 < len(f.p.toks); i++ {
		if l := f.low(i); (l == "off" || l == "back" || l == "forward") && putVerbs[f.low(i-1)] {
			return true
		}
		if f.low(i) == "to" && (f.low(i+1) == "be" || verbish[f.stemAt(i+1)]) && f.holds(words("was were")) && !verbish[f.stemAt(i-1)] && !pastForm(f.low(i-1)) {
			return true
		}
	}
	return false
}

var (
	intentWords = words("want wanted wants hope hoped intend intends wish wished mind mean propose suggest postponed rescheduled rearranged")
	putVerbs    = words("put move moved push pushed set held")
)

// misfitsDay says that a day that was found is none that the question wants: another
// weekday, or the day of a deed where a deadline is asked for.
func (t *talk) misfitsDay(f *openFrame, found finding) bool {
	if found.typed.Kind != corpus.KindDate {
		return false
	}
	return f.otherWeekday(found.typed.Date) || f.ends && f.plan && f.kind == openDate && len(found.cites) > 0 && found.typed.Date < t.msgs[slices.Max(found.cites)].At.Date()
}

// foretold says that a day was still to come for whoever told of it: that it came so is
// not told.
func (t *talk) foretold(f finding, on corpus.Date) bool {
	if f.typed.Kind != corpus.KindDate || len(f.cites) == 0 {
		return false
	}
	return f.typed.Date > min(on, t.msgs[slices.Max(f.cites)].At.Date())
}
