package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// What takes the place of a value without repeating what it is the value of: "twelve. No,
// eleven", "make that four", "the 49 has broken down, we get the 57 instead", "12 now".

// dropTurn leaves out of a question on what was before a change what tells the change:
// who told of it earlier could not know ("the quota before he raised it"). What the change
// led to is no answer.
func (f *openFrame) dropTurn() {
	if f.kind == openOrder || f.kind == openSpan {
		return
	}
	cut := slices.IndexFunc(f.p.toks, func(t token) bool { return t.low == "before" })
	tells := func(w openWord) bool { return w.at.to <= cut && !w.soft && w.day == nil }
	if cut < f.wh.to || !slices.ContainsFunc(f.match.words, tells) {
		return
	}
	n := len(f.match.words)
	f.match.words = slices.DeleteFunc(f.match.words, func(w openWord) bool { return w.at.from > cut && w.day == nil })
	if len(f.match.words) < n {
		f.after = span{cut + 1, len(f.p.toks)}
	}
}

// ledTo says that an answer is what the question says the change led to: "who taught him
// before Rui?"
func (f *openFrame) ledTo(o openCandidate) bool {
	p := parse(o.text, 0)
	for _, k := range p.toks {
		if !slices.ContainsFunc(f.p.toks[f.after.from:f.after.to], func(t token) bool { return t.low == k.low }) {
			return false
		}
	}
	return len(p.toks) > 0
}

// toldAsNew says that a stretch tells of how things stand since a change, and of nothing
// before it.
func toldAsNew(p *parsed, s span) bool {
	return holdsAny(p, s, words("now new currently update meanwhile")) && !holdsAny(p, s, words("was were until till from instead before originally used old former last not had"))
}

// staleFinding says that what a question wants to know of before a change is found in what
// tells of the change alone.
func (t *talk) staleFinding(f *openFrame, found finding) bool {
	if !f.prior || found.answer == "" || len(found.cites) == 0 {
		return false
	}
	if slices.ContainsFunc(found.cites, func(i int) bool { return !toldAsNew(t.read[i], span{0, len(t.read[i].toks)}) }) {
		return false
	}
	answer, last := parse(found.answer, f.on), slices.Max(found.cites)
	for i := last + 1; i < len(t.msgs) && i <= last+renewReach; i++ {
		p := t.read[i]
		if len(answer.vals) == 0 || found.typed.Kind == corpus.KindDate {
			break
		}
		if _, again := standsIn(p, span{0, len(p.toks)}, answer); again || otherValue(answer, p) {
			return false // it was new once
		}
	}
	return true
}

// renewReach is how many later messages of a group may take a value's place.
const renewReach = 8

// renewed adds what takes the place of the best value, which then no longer stands.
func (t *talk) renewed(f *openFrame, all []openCandidate) []openCandidate {
	if f.after.to > f.after.from {
		all = slices.DeleteFunc(all, f.ledTo)
	}
	if f.prior {
		all = slices.DeleteFunc(all, func(c openCandidate) bool {
			fresh := !c.byDay && toldAsNew(t.read[c.from.msg], c.from.span) && !t.turns(c)
			if fresh {
				f.turned = max(f.turned, c.from.msg)
			}
			return fresh
		})
	}
	dated := slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.day != nil })
	if !renewable[f.kind] || len(all) == 0 || dated { // how it stood on a day
		return all
	}
	best := all[0]
	for _, c := range all {
		if c.score > best.score {
			best = c
		}
	}
	for range 3 {
		if best.byDay {
			break
		}
		next, ok := t.renewal(f, best)
		if !ok {
			break
		}
		if !f.prior && !f.first {
			all = slices.DeleteFunc(all, func(c openCandidate) bool { return c.key == best.key && c.from.msg <= next.from.msg })
		}
		all = slices.DeleteFunc(all, func(c openCandidate) bool { return c.key == next.key })
		all = append(all, next)
		best = next
	}
	return all
}

var renewable = map[openKind]bool{openMoney: true, openCount: true, openNumber: true, openLength: true, openClock: true, openDate: true, openWeekday: true}

// renewal is the value that one of the next sentences puts in the place of another one.
func (t *talk) renewal(f *openFrame, old openCandidate) (openCandidate, bool) {
	for i, n := old.from.msg, 0; i < len(t.msgs) && n <= renewReach; i++ {
		p := t.read[i]
		if t.msgs[i].Group != t.msgs[old.from.msg].Group {
			continue
		}
		n++
		for s, sent := range p.sents {
			if i == old.from.msg && s <= old.from.sent || p.asks[s] || !holdsAny(p, sent, takeBackWords) && !settlesOn(p, sent) {
				continue
			}
			if c, ok := t.renewsIn(f, old, i, s); ok {
				return c, true
			}
		}
	}
	return openCandidate{}, false
}

// takeBackWords are words without which a sentence does not take a value back.
var takeBackWords = words("not instead now make scrap update correction actually no wait sorry ignore rather meant forget changed")

// renewsIn is the value of a sentence that stands in the place of another one: the
// sentence has that one too and turns from it, or goes on about it and has only one.
func (t *talk) renewsIn(f *openFrame, old openCandidate, msg, s int) (openCandidate, bool) {
	p := t.read[msg]
	c := t.telling(f, f.hits, msg, s)
	var fresh []openCandidate
	named := false
	for _, o := range t.openCandidates(f, c) {
		switch {
		case o.key == old.key && !o.byDay:
			named = true
		case !o.byDay && !o.from.guess && t.sameShape(old, o) && !slices.ContainsFunc(fresh, func(d openCandidate) bool { return d.key == o.key }):
			fresh = append(fresh, o)
		}
	}
	if len(fresh) != 1 {
		return openCandidate{}, false
	}
	own := t.msgs[msg].Speaker == t.msgs[old.from.msg].Speaker
	switch {
	case named && holdsAny(p, c.span, words("not instead rather")):
	case opensTurn(p, c.span) && (own || msg == old.from.msg || settlesOn(p, c.span)):
	case own && holdsAny(p, c.span, words("now")) && t.goesOn(old, c):
	default:
		return openCandidate{}, false
	}
	n := fresh[0]
	n.loose, n.score, n.also = false, old.score, append(n.also, old.rests()...)
	n.from.cover, n.from.direct, n.from.left = max(n.from.cover, old.from.cover), max(n.from.direct, old.from.direct), old.from.left
	return n, true
}

// sameShape says that two values are written alike: with the same unit, or none.
func (t *talk) sameShape(a, b openCandidate) bool {
	unit := func(c openCandidate) string {
		p := t.read[c.from.msg]
		for i := c.at.from; i <= c.at.to && i < c.from.to; i++ {
			if l := p.toks[i].low; measureWords[l] || lengthUnits[l] || currencySigns[l] || currencyWords[l] {
				return l
			}
		}
		return ""
	}
	u, v := unit(a), unit(b)
	return u == v || u == "" || v == ""
}

// opensTurn says that a sentence begins by taking back what was said: "No, eleven",
// "make that four", "scrap that, 6 pm", "correction: …".
func opensTurn(p *parsed, s span) bool {
	i := s.from
	for i < s.to && (p.toks[i].kind == punct || p.toks[i].low == "oh" || p.toks[i].low == "and" || p.toks[i].low == "ok" || p.toks[i].low == "sorry" || p.toks[i].low == "hm" || p.toks[i].low == "pls") {
		i++
	}
	if i+1 >= s.to {
		return false
	}
	switch next := p.toks[i+1].low; p.toks[i].low {
	case "no", "wait", "correction", "update":
		return next == "wait" || p.toks[i+1].kind == punct
	case "actually":
		return true
	case "make":
		return next == "it" || next == "that"
	case "scrap", "ignore", "forget":
		return next == "that" || next == "my" || next == "it" || next == "the"
	case "i":
		return next == "meant"
	}
	return settlesOn(p, s)
}

// settlesOn reads "Thursday it is".
func settlesOn(p *parsed, s span) bool {
	for i := s.from + 1; i+1 < s.to; i++ {
		if p.toks[i].low == "it" && p.toks[i+1].low == "is" && (i+2 == s.to || p.toks[i+2].kind == punct || p.toks[i+2].low == "then") {
			return true
		}
	}
	return false
}

// goesOn says that a sentence is about what a value was told of: it has a word of that
// sentence that says what, or nothing but pronouns.
func (t *talk) goesOn(old openCandidate, c telling) bool {
	mine, n := unitsOf(t.read[old.from.msg], old.from.span), 0
	for _, u := range unitsOf(t.read[c.msg], c.span) {
		if u.stem == "" || u.weight < 0.5 || isDigit(u.stem) {
			continue
		}
		if _, how := counterpart(u, mine); how == alike {
			return true
		}
		n++
	}
	return n <= 1
}
