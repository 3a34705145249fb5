package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// openCandidates are the answers of the right kind that a sentence gives.
func (t *talk) openCandidates(f *openFrame, c telling) []openCandidate {
	switch f.kind {
	case openDate, openDateClock, openWeekday, openMonth, openYear:
		return append(t.openDays(f, c), t.openShifts(f, c)...)
	case openClock:
		return t.openClocks(f, c)
	case openMoney, openCount, openNumber:
		return t.openFigures(f, c)
	case openLink:
		return t.openLinks(f, c)
	case openLength:
		return t.openLengths(f, c)
	case openPlace:
		return t.openPlaces(f, c)
	case openThing:
		return t.openThings(f, c)
	case openOwner:
		return t.openOwners(f, c)
	case openPerson:
		return t.openPeople(f, c)
	}
	return nil
}

// candidate is an answer at a place of a sentence: the nearer to the question's words the better.
func (f *openFrame) candidate(p *parsed, c telling, at span, text, key string) openCandidate {
	return openCandidate{text: text, key: key, from: c, at: at, score: c.cover * (0.7 + 0.3*c.near(p, at))}
}

// near says how close a stretch stands to the question's words in its sentence.
func (c telling) near(p *parsed, at span) float64 {
	sum, all := 0.0, 0.0
	best := map[int]float64{}
	for _, s := range c.spots {
		d := 0
		switch {
		case s.at < at.from:
			d = at.from - s.at - 1
		case s.at >= at.to:
			d = s.at - at.to
		}
		n := 1 / (1 + 0.12*float64(d) + 0.35*float64(abs(p.seg[s.at]-p.seg[at.from])))
		best[s.word] = max(best[s.word], n*s.weight)
	}
	for _, s := range c.spots {
		if b, ok := best[s.word]; ok {
			sum, all = sum+b, all+s.weight
			delete(best, s.word)
		}
	}
	if all == 0 {
		return 0.3
	}
	return sum / all
}

func abs(n int) int { return max(n, -n) }

// openDays: a day told in the sentence, or the day of the message that tells that it happened.
func (t *talk) openDays(f *openFrame, c telling) []openCandidate {
	p, on := t.read[c.msg], t.msgs[c.msg].At.Date()
	var out []openCandidate
	all := moments(p, on)
	days := 0
	for _, m := range all {
		if !c.has(m.from) {
			continue
		}
		if !m.day && !m.period {
			continue
		}
		days++
		if c.denied || m.until && !f.ends || m.period && f.kind != openMonth && f.kind != openYear || c.wish && !f.plan || f.missesVerb(c, false) || !c.holdsVerb(f) && !c.linked(p) {
			continue
		}
		if m.date > on && !f.plan && (c.wish || m.date >= f.on) {
			continue
		}
		if text := f.sayDay(m, all, c, p); text != "" {
			out = append(out, f.candidate(p, c, m.span, text, text))
		}
	}
	if days == 0 && !f.plan && !c.denied && !c.ahead && f.kind != openWeekday && f.kind != openDateClock && c.direct > 0.5 && !f.missesVerb(c, true) && c.cover > 0.85 && c.holdsVerb(f) && happenedHere(p, c.span) && f.together(p, c) && f.kind != openYear && f.kind != openMonth {
		m := moment{span: c.span, date: on, day: true}
		if text := f.sayDay(m, nil, c, p); text != "" {
			out = append(out, openCandidate{text: text, key: text, from: c, score: c.cover * 0.9, byDay: true, at: c.span})
		}
	}
	return out
}

// missesVerb says that a sentence lacks a word of what is said to happen: it tells of
// something else about the same thing.
func (f *openFrame) missesVerb(c telling, soft bool) bool {
	return slices.ContainsFunc(c.lost, func(k int) bool {
		w := f.match.words[k]
		return !f.wh.has(w.at.from) && (soft || !w.soft)
	})
}

// reachedWords tell what has come about.
var reachedWords = words("done finished back up out live here ready merged over open closed complete available fixed in on booked")

// happenedHere says that a sentence tells of what has come about by the day it is written.
func happenedHere(p *parsed, s span) bool {
	for i := s.from; i < s.to; i++ {
		switch l := p.toks[i].low; {
		case pastWords[l] || pastForm(l) || l == "just" || p.toks[i].kind == link:
			return true
		case reachedWords[l] && (i+1 == s.to || p.toks[i+1].kind == punct || l == "done" || l == "finished" || l == "back" || l == "here" || l == "merged"):
			return true
		}
	}
	return false
}

// holdsVerb says that the sentence itself has a word of the question that names nobody.
func (c telling) holdsVerb(f *openFrame) bool {
	return slices.ContainsFunc(c.spots, func(s spot) bool {
		w := f.match.words[s.word]
		return w.name == "" && w.day == nil && !w.number
	})
}

func (f *openFrame) sayDay(m moment, all []moment, c telling, p *parsed) string {
	if f.otherWeekday(m.date) {
		return ""
	}
	switch f.kind {
	case openWeekday:
		return m.date.Weekday().String()
	case openMonth:
		return m.date.Time().Format("January")
	case openYear:
		return m.date.Time().Format("2006")
	case openDateClock:
		for _, n := range all {
			if n.clock != "" && c.has(n.from) {
				return longDate(m.date) + ", " + n.clock
			}
		}
		return ""
	}
	return longDate(m.date)
}

func (t *talk) openClocks(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	for _, m := range moments(p, t.msgs[c.msg].At.Date()) {
		if c.has(m.from) && m.clock != "" && !c.denied {
			out = append(out, f.candidate(p, c, m.span, m.clock, m.clock))
		}
	}
	return out
}

func (t *talk) openLinks(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	for i := c.from; i < c.to; i++ {
		if p.toks[i].kind == link {
			s := p.toks[i].low
			out = append(out, f.candidate(p, c, span{i, i + 1}, s, s))
		}
	}
	return out
}

// figures are the numbers of a sentence that are no days, times or links.
func figures(p *parsed, s span, on corpus.Date) []span {
	taken := moments(p, on)
	var out []span
	for i := s.from; i < s.to; i++ {
		t := p.toks[i]
		if slices.ContainsFunc(taken, func(m moment) bool { return m.has(i) }) || t.kind == link {
			continue
		}
		if isDigit(t.low) || (smallNumbers[t.low] > 1 || t.low == "one" && i+1 < s.to && contentWord(p.toks[i+1].low) && p.toks[i+1].kind == word) && !strings.HasSuffix(t.low, "th") && !firstWords[t.low] && t.low != "second" && t.low != "third" {
			out = append(out, span{i, i + 1})
		}
	}
	return out
}

var currencySigns = words("£ $ € ¥")

var currencyWords = words("euro euros eur quid pounds pound dollars usd gbp chf francs kr pence cents")

var measureWords = words("kg kilos kilo g km m cm mm tb gb mb wpm % percent points point litres l miles years months weeks hours minutes mins nights")

func (t *talk) openFigures(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	if c.denied && f.kind != openCount || c.ahead && !f.plan && hedgedFigure(p, c.span) {
		return nil
	}
	for _, s := range figures(p, c.span, t.msgs[c.msg].At.Date()) {
		if slices.ContainsFunc(c.spots, func(x spot) bool { return s.has(x.at) }) {
			continue
		}
		low := p.toks[s.from].low
		cand := f.candidate(p, c, s, p.quote(s), low)
		next, before := "", ""
		if s.from > c.from {
			before = p.toks[s.from-1].low
		}
		if f.mistaken(p, c, s.to) || before == "not" || (labelNouns[before] || labelNouns[singular(before)]) && (f.kind == openCount || !c.spotAt(s.from-1)) || before == "at" && !isDigit(low) {
			continue
		}
		if s.to < c.to {
			next = p.toks[s.to].low
		}
		money := s.from > 0 && currencySigns[p.toks[s.from-1].low] || currencyWords[next]
		switch f.kind {
		case openMoney:
			if s.from > 0 && currencySigns[p.toks[s.from-1].low] {
				cand.text = p.quote(span{s.from - 1, s.to})
			} else if currencyWords[next] {
				cand.text = p.quote(span{s.from, s.to + 1})
			}
			if measureWords[next] || strings.HasPrefix(next, "%") {
				continue
			}
			if !money && (next != "" && contentWord(next) && !turnWords[next] || before == "all") {
				continue
			}
			if !money && !slices.ContainsFunc(c.spots, func(x spot) bool {
				w := f.match.words[x.word]
				return moneyWords[f.low(w.at.from)] || openNouns[w.stem] == openMoney
			}) && c.direct > 0.5 {
				continue
			}
			if !money {
				cand.score -= 0.05
			}
		case openCount:
			if money || measureWords[next] && !c.spotAt(s.to) || sums(f) || !isPlainNumber(low) && smallNumbers[low] == 0 {
				continue
			}
			if !f.countsHere(p, c, s) {
				if next != "" && contentWord(next) && p.toks[s.to].kind == word && !c.spotAt(s.to) && !pastWords[next] && !pastForm(next) {
					continue
				}
				cand.score -= 0.08
			}
		case openNumber:
			if !isDigit(low) && !measureWords[next] && !f.countsHere(p, c, s) {
				continue
			}
			if measureWords[next] {
				cand.text = p.quote(span{s.from, s.to + 1})
			}
		}
		out = append(out, cand)
	}
	return out
}

// sums says that a question asks for a sum, which one figure is not.
func sums(f *openFrame) bool {
	return f.holds(words("altogether together both combined all sum"))
}

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

var lengthUnits = words("day days week weeks month months year years hour hours h hrs minute minutes min mins second seconds secs fortnight nights night")

// openLengths: how long something lasts, as a sentence says it: "nine years", "24h".
func (t *talk) openLengths(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	if c.denied || f.missesVerb(c, false) {
		return nil
	}
	var out []openCandidate
	for i := c.from; i < c.to; i++ {
		l := p.toks[i].low
		if smallNumbers[l] == 0 && !isPlainNumber(l) {
			continue
		}
		j := i + 1
		if j < c.to && (p.toks[j].low == "working" || p.toks[j].low == "full" || p.toks[j].low == "whole") {
			j++
		}
		if j >= c.to || !lengthUnits[p.toks[j].low] || j+1 < c.to && (p.toks[j+1].low == "ago" || p.toks[j+1].low == "later" || p.toks[j+1].low == "before" || p.toks[j+1].low == "after") || i > c.from && p.toks[i-1].low == "not" {
			continue
		}
		s := span{i, j + 1}
		text := p.quote(s)
		out = append(out, f.candidate(p, c, s, text, strings.ToLower(text)))
	}
	return out
}

var placeLeads = words("in at on under behind inside near opposite above below beside")

// openPlaces: where something is: a link, or what stands behind a word of place.
func (t *talk) openPlaces(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	if links := t.openLinks(f, c); len(links) > 0 {
		return links
	}
	if c.denied || c.wish && !f.plan || c.cover < 0.85 || f.missesVerb(c, false) {
		return nil
	}
	taken := moments(p, t.msgs[c.msg].At.Date())
	var out []openCandidate
	for i := c.from; i+1 < c.to; i++ {
		if !placeLeads[p.toks[i].low] {
			continue
		}
		end := i + 1
		for end < c.to && end < i+6 && p.toks[end].kind != punct && !prepositions[p.toks[end].low] && !auxiliaries[p.toks[end].low] && !segmentWords[p.toks[end].low] {
			end++
		}
		if slices.ContainsFunc(taken, func(m moment) bool { return m.from < end && m.to > i }) || f.saysAll(c, span{i + 1, end}) || isDigit(p.toks[i+1].low) || end == i+1 || pronouns[p.toks[end-1].low] {
			continue
		}
		text := p.quote(span{i, end})
		out = append(out, f.candidate(p, c, span{i, end}, text, strings.ToLower(text)))
	}
	return out
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

// openPeople: who did what the sentence tells.
func (t *talk) openPeople(f *openFrame, c telling) []openCandidate {
	if c.denied || c.ahead && !f.plan || len(c.spots) == 0 || f.missesVerb(c, false) {
		return nil
	}
	p := t.read[c.msg]
	main := c.spots[0]
	for _, s := range c.spots { // the question's verb comes first
		if x, y := f.match.words[s.word], f.match.words[main.word]; x.name == "" && x.day == nil && (y.name != "" || y.day != nil || x.at.from < y.at.from) {
			main = s
		}
	}
	start := main.at
	if f.views() {
		if v := slices.IndexFunc(p.toks[c.from:c.to], func(t token) bool { return viewStems[t.stem] }); v >= 0 {
			start = c.from + v
		}
	}
	who, at, ok := t.openReceiver(f, c, p)
	if !ok {
		who, at, ok = t.openDoer(c, p, start)
	}
	if !ok || slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name == who }) {
		return nil
	}
	return []openCandidate{f.candidate(p, c, at, who, strings.ToLower(who))}
}

// views says that the question asks who says or thinks something.
func (f *openFrame) views() bool {
	return f.wh.to < len(f.p.toks) && viewStems[f.stemAt(f.wh.to)]
}

var (
	receiveStems = stems("receive get end have obtain inherit")
	giveStems    = stems("give send pass hand go lend sell award transfer donate")
)

// openReceiver finds to whom something was given, where the question asks who got it.
func (t *talk) openReceiver(f *openFrame, c telling, p *parsed) (string, span, bool) {
	asks := f.object || slices.ContainsFunc(f.p.toks, func(t token) bool { return receiveStems[t.stem] })
	gives := slices.ContainsFunc(p.toks[c.from:c.to], func(t token) bool { return giveStems[t.stem] })
	if !asks || !gives && !f.object {
		return "", span{}, false
	}
	for i := c.from; i+1 < c.to; i++ {
		if p.toks[i].low != "to" {
			continue
		}
		if who, ok := t.people.personAt(p, i+1, true); ok && who.to <= c.to {
			return who.name, who.span, true
		}
	}
	return "", span{}, false
}

// openDoer finds who is the subject of what a sentence tells at a token: the nearest
// name or pronoun before it, who speaks where the sentence has none, or whom a
// passive names behind "by".
func (t *talk) openDoer(c telling, p *parsed, main int) (string, span, bool) {
	for i := main; i+1 < c.to && i < main+5; i++ {
		if p.toks[i].low == "by" {
			if who, ok := t.people.personAt(p, i+1, true); ok {
				return who.name, who.span, true
			}
		}
	}
	for i := main; i >= c.from; i-- {
		switch l := p.toks[i].low; {
		case l == "i" || l == "we" || l == "ive" || l == "im":
			return t.msgs[c.msg].Speaker, span{i, i + 1}, true
		case l == "he" || l == "she" || l == "they" || l == "you" || l == "it" || l == "who":
			return "", span{}, false
		}
		if i > c.from && (p.toks[i-1].low == "my" || p.toks[i-1].low == "our") && contentWord(p.toks[i].low) && i <= main {
			return t.msgs[c.msg].Speaker + "'s " + p.toks[i].low, span{i - 1, i + 1}, true
		}
		who, ok := t.people.personAt(p, i, true)
		if !ok {
			if name := t.people.called(p, i); name != "" {
				who, ok = person{span: span{i, i + 1}, name: name}, true
			}
		}
		if ok && !who.known && (c.spotAt(i) || c.spotAt(who.to-1)) {
			continue
		}
		if ok && who.to <= main+1 && !(i > c.from && (prepositions[p.toks[i-1].low])) {
			for i > c.from && p.toks[i-1].capital && p.toks[i-1].kind == word && !functionWord(p.toks[i-1].low) {
				i--
			}
			if !who.known {
				who.name = p.quote(span{i, who.to})
			}
			return who.name, span{i, who.to}, true
		}
	}
	if l := p.toks[c.from].low; (pastForm(l) || pastWords[l]) && l != "was" && l != "were" {
		return t.msgs[c.msg].Speaker, span{c.from, c.from + 1}, true
	}
	return "", span{}, false
}
