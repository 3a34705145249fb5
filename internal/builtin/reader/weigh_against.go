package reader

import "slices"

// What speaks against something without denying it: it happened later, it was called off,
// something else was done instead, only a part of it is true.

// byThen words in a question ask how things stood at a time.
var byThen = words("already by yet before until")

// tooLate says that a part tells of what is asked as done, but on a later day than the
// question tells: what was posted on Friday was not posted by Wednesday.
func (s *scene) tooLate(w *whether, h hold, k *stretch) bool {
	if len(w.dates) != 1 || !slices.ContainsFunc(w.read.toks, func(t token) bool { return byThen[t.low] }) {
		return false
	}
	at := s.timeOf(k)
	return k.mood == asserted && !k.against() && h.lacks == 0 && h.share >= leastLate && h.near >= leastYesNear && h.flips == 0 && s.valuesFit(w.claimed, k) && s.tellsDone(k) &&
		at.from.Date() > w.dates[0].Date && at.from <= s.msgs[k.msg].At
}

// leastLate is how much of what is asked a part has to have that tells of it as done later.
const leastLate = .75

// themselves says that those who tell it did what is asked, and not somebody else: "we
// painted it ourselves".
func (s *scene) themselves(w *whether, h hold, k *stretch) bool {
	p := s.read[k.msg]
	if k.mood != asserted || k.against() || h.lacks > 0 || h.near < .6 || w.opener != "did" && w.opener != "has" && w.opener != "have" {
		return false
	}
	if len(w.units) == 0 || w.units[0].person != "" || w.units[0].at.from > 2 {
		return false
	}
	return slices.ContainsFunc(p.toks[k.at.from:k.at.to], func(t token) bool { return t.low == "ourselves" || t.low == "myself" })
}

var (
	// callings off end whatever was to happen.
	callings = byFirst([][]string{{"called", "off"}, {"fell", "through"}, {"fallen", "through"}, {"falls", "through"}, {"put", "off"}, {"cancelled"}, {"canceled"}, {"postponed"}, {"scrapped"}, {"abandoned"}, {"axed"}, {"rained", "off"}})
	// takings place are what questions say of any event.
	takings = stems("happen occur hold run go come play")
)

// calledOff says that a part says of what is asked that it did not come about: "the fair
// was rained off".
func (s *scene) calledOff(w *whether, h hold, k *stretch) bool {
	p, off := s.read[k.msg], false
	for i := k.at.from; i < k.at.to; i++ {
		off = off || callings.at(p, k.at, i) > 0
	}
	if !off || k.mood == planned && !k.undone {
		return false
	}
	here, heavy := 0, 0
	for i, u := range w.units {
		switch {
		case u.person != "" || u.weight < .5 || takings[u.stem] || i == w.verb && w.verb > 0:
		case h.at[i] >= inSent:
			here, heavy = here+1, heavy+1
		default:
			heavy++
		}
	}
	return heavy > 0 && here == heavy
}

// entires in a question make a part of it enough against it.
var (
	entires  = words("all both everything everybody everyone every whole entire full fully each completely entirely")
	onlySome = words("only except half some most partly apart")
)

// onlyPart says that a part tells that not all of what is asked is so: "only the morning
// one", "two of the five are missing".
func (s *scene) onlyPart(w *whether, h hold, k *stretch) bool {
	if !slices.ContainsFunc(w.read.toks, func(t token) bool { return entires[t.low] }) || k.mood != asserted || h.lacks > 0 || h.share < .5 {
		return false
	}
	p := s.read[k.msg]
	some := slices.ContainsFunc(p.toks[k.at.from:k.at.to], func(t token) bool { return onlySome[t.low] })
	return (some || k.against()) && (h.near >= .3 || s.prev[k.msg] >= 0 && s.read[s.prev[k.msg]].lastAsks() && k.sent == 0)
}

// otherwise says that something else was done instead of what is asked: "we do her by
// phone instead", of what was to be in the studio.
func (s *scene) otherwise(w *whether, h hold, k *stretch) bool {
	p := s.read[k.msg]
	if k.mood == asked || k.mood == supposed || !slices.ContainsFunc(p.toks[k.at.from:k.at.to], func(t token) bool { return t.low == "instead" }) {
		return false
	}
	subject := false
	for i, u := range w.units {
		led := u.at.from > 0 && (prepositions[w.read.toks[u.at.from-1].low] || u.at.from > 1 && determiners[w.read.toks[u.at.from-1].low] && prepositions[w.read.toks[u.at.from-2].low])
		switch {
		case i == w.verb || u.weight < .5:
		case led:
			if h.at[i] >= inMessage || h.at[i] == 0 {
				return false
			}
			return subject // it was said before, and is not said now
		default:
			subject = subject || h.at[i] >= inSent
		}
	}
	return false
}
