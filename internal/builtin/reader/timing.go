package reader

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// readEvents finds the beginnings and ends that a question speaks of, and
// settles whether it asks for a day, for the time between them, or for neither.
func (a *analysis) readEvents() {
	q := a.q
	at, kinds := a.eventWords()
	if len(at) > 0 && a.asksSpan() || q.ask == askValue && len(at) >= 2 && a.holdsAny(english.DayWords) {
		q.ask = askDuration
	}
	if len(at) > 0 && q.ask == askValue && len(q.kinds) == 1 && q.kinds[0] == corpus.KindDate && a.speaksOfFuture() {
		q.attr = []string{"due"} // "by when must it be finished"
		return
	}
	switch {
	case q.ask == askDuration:
		a.readSpan()
	case (q.ask == askValue || q.ask == askWhether) && len(at) > 0 && !a.speaksOfFuture():
		if q.ask == askWhether || len(q.kinds) == 1 && q.kinds[0] == corpus.KindDate {
			if q.ask == askValue {
				q.ask = askEvent
			}
			q.event = kinds[0]
		}
	}
}

func (a *analysis) eventWords() (at []int, kinds []event) {
	for i, t := range a.p.Toks {
		if a.gone[i] || a.inSubject(i) || i == a.wh {
			continue
		}
		switch {
		case startStems[t.Stem]:
			at, kinds = append(at, i), append(kinds, started)
		case finishStems[t.Stem] || t.Low == "live" || t.Low == "signed" && a.low(i+1) == "off" && a.low(a.wh) == "when":
			at, kinds = append(at, i), append(kinds, finished)
		}
	}
	return at, kinds
}

func (a *analysis) inSubject(i int) bool {
	for _, c := range a.chunks {
		if !c.given && c.Has(i) {
			return true
		}
	}
	return false
}

var futureWords = english.Words("will planned expected scheduled supposed should due must need needs have")

func (a *analysis) speaksOfFuture() bool { return a.holdsAny(futureWords) }

// holdsAny says that the question has one of the words outside its subject.
func (a *analysis) holdsAny(list english.Set) bool {
	for i, t := range a.p.Toks {
		if list[t.Low] && !a.inSubject(i) {
			return true
		}
	}
	return false
}

// defaultEnds sets how ends are counted where the question does not say.
func (a *analysis) defaultEnds(both bool) {
	c := &a.q.counting
	if !c.firstSaid {
		c.first = both || c.lastSaid && !c.last
	}
	if !c.lastSaid {
		c.last = true
	}
}

// readDuration tells "how long did it take" from "how long is its retention period".
func (a *analysis) readDuration() {
	for _, s := range a.q.attr {
		if !spanStems[s] && !lightStems[s] && !startStems[s] && !finishStems[s] && s != "long" {
			a.q.ask = askValue
			return
		}
	}
	a.defaultEnds(true)
}
