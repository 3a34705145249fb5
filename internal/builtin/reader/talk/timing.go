package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// readEvents finds the beginnings and ends that a question speaks of, and
// settles whether it asks for a day, for the time between them, or for neither.
func (a *analysis) readEvents() {
	q := a.q
	at, kinds := a.eventWords()
	asksDay := len(q.Kinds) == 1 && q.Kinds[0] == corpus.KindDate
	if len(at) > 0 && a.asksSpan() || q.Ask == AskValue && len(at) >= 2 && a.holdsAny(english.DayWords) {
		q.Ask = AskDuration
	}
	switch {
	case q.Ask == AskDuration:
		a.readSpan()
	case len(at) == 0:
	case a.speaksOfFuture():
		if q.Ask == AskValue && asksDay {
			q.Attr = []string{"due"} // "by when must it be finished"
		}
	case q.Ask == AskWhether:
		q.Event = kinds[0]
	case q.Ask == AskValue && asksDay:
		q.Ask, q.Event = AskEvent, kinds[0]
	}
}

func (a *analysis) eventWords() (at []int, kinds []Event) {
	for i, t := range a.p.Toks {
		if a.gone[i] || a.inSubject(i) || i == a.wh {
			continue
		}
		switch {
		case StartStems[t.Stem]:
			at, kinds = append(at, i), append(kinds, Started)
		case FinishStems[t.Stem] || t.Low == "live" || t.Low == "signed" && a.low(i+1) == "off" &&
			a.low(a.wh) == "when":
			at, kinds = append(at, i), append(kinds, Finished)
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
	c := &a.q.Counting
	if !c.FirstSaid {
		c.First = both || c.LastSaid && !c.Last
	}
	if !c.LastSaid {
		c.Last = true
	}
}

// readDuration tells "how long did it take" from "how long is its retention period".
func (a *analysis) readDuration() {
	for _, s := range a.q.Attr {
		if !spanStems[s] && !LightStems[s] && !StartStems[s] && !FinishStems[s] && s != "long" {
			a.q.Ask = AskValue
			return
		}
	}
	a.defaultEnds(true)
}
