package reader

import "memloom/internal/corpus"

// Promises: who says "you'll have the list by Thursday" gives the day on which
// something will be given. It is no due date of a task, no delivery, and no
// value of what is promised.

var (
	giveVerbs  = stems("send get give deliver post bring share hand come find dig supply provide mail let look put drop follow report pass forward have")
	takeForms  = words("have get see find hear receive hold")
	dateLeads  = words("by on until till before latest than for")
	promiseSet = words("promise promised promises promising commit committed commits pledge pledged")
	awayWords  = words("back return returns returning away absent leave holiday holidays vacation off out")
)

// promises says that the speaker of a sentence promises to give something.
func promises(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		switch p.toks[i].low {
		case "undertake":
			if i > sent.from && (p.toks[i-1].low == "i" || p.toks[i-1].low == "we") {
				return true
			}
		case "promise", "promises", "pledge":
			if i+1 == sent.to || i > sent.from && (p.toks[i-1].low == "i" || p.toks[i-1].low == "we" || p.toks[i-1].low == "," || p.toks[i-1].low == "pinky") {
				return true
			}
		case "i", "we":
			if willBy(p, sent, i, giveVerbs, nil) {
				return true
			}
		case "you":
			if willBy(p, sent, i, nil, takeForms) {
				return true
			}
		case "inbox", "desk":
			if i > sent.from && p.toks[i-1].low == "your" {
				return true
			}
		case "me", "us":
			if i > sent.from && p.toks[i-1].low == "from" && p.toks[sent.from].low == "expect" {
				return true
			}
		}
	}
	return false
}

// willBy says that behind the pronoun at token i stands a form of will or can
// and, close by, a verb of giving or getting.
func willBy(p *parsed, sent span, i int, verbs, forms set) bool {
	if i+2 >= sent.to {
		return false
	}
	switch p.toks[i+1].low {
	case "'ll", "will", "can", "shall":
	default:
		return false
	}
	for j := i + 2; j < sent.to && j < i+5; j++ {
		if verbs[p.toks[j].stem] || forms[p.toks[j].low] {
			return true
		}
		if !functionWord(p.toks[j].low) {
			return false
		}
	}
	return false
}

// dated says that the words at hold a date.
func dated(p *parsed, at span) bool {
	for _, v := range p.vals {
		if at.has(v.from) {
			if _, date := v.as(dateKinds); date {
				return true
			}
		}
	}
	return false
}

// otherDate says that a date belongs to a promise or to an absence, which the
// question does not ask for.
func (q *query) otherDate(p *parsed, sent span, at int) bool {
	if q.ask == askPromise {
		return false
	}
	if promises(p, sent) {
		for i := at - 1; i >= sent.from && i >= at-4; i-- {
			if dateLeads[p.toks[i].low] {
				return true
			}
		}
		return at+3 >= sent.to
	}
	return awayFrom(p, sent, at)
}

// readPromise turns a question for the day or the author of a promise into one.
func (a *analysis) readPromise() bool {
	q, hit := a.q, false
	for i, t := range a.p.toks {
		if promiseSet[t.low] {
			hit = hit || t.low != "promise" || a.low(i-1) != "the"
		}
	}
	who := a.low(a.wh) == "who"
	if !hit || !who && a.low(a.wh) != "when" && !a.holdsAny(words("date day deadline")) {
		return false
	}
	var need []string
	for i, t := range a.p.toks {
		if t.kind == punct || a.gone[i] || i == a.wh || functionWord(t.low) || fillers[t.low] || promiseSet[t.low] || promiseFrame[t.low] {
			continue
		}
		need = append(need, t.stem)
	}
	if len(need) == 0 {
		return false
	}
	q.ask, q.kinds, q.subject = askPromise, dateKinds, [][]string{unique(need)}
	if who {
		q.kinds = nil
	}
	return true
}

// promiseFrame are words of a question for a promise that name nothing of what was promised.
var promiseFrame = words("date day deadline deliver delivered delivery hand send sent give given set get have provide share post latest originally first")

// solvePromise answers by when, or by whom, something was promised: by the last
// promise of it.
func (t *talk) solvePromise(q *query) finding {
	best := nothing("nobody promises it")
	for i, p := range t.read {
		if q.barred(t, i) || q.person != "" && t.msgs[i].Speaker != q.person {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] || !promises(p, sent) || !holdsStems(p, sent, q.subject[0]) && !(len(p.sents) > 1 && holdsStems(p, span{0, len(p.toks)}, q.subject[0])) {
				continue
			}
			if q.kinds == nil {
				best = finding{answer: t.msgs[i].Speaker, first: i, cites: []int{i}, confidence: 80, reason: "The speaker of the message that promises it."}
				continue
			}
			for _, v := range p.vals {
				d, ok := v.as(dateKinds)
				if sent.has(v.from) && ok && d.Precision == corpus.Day {
					best = finding{answer: sayValue(d, v.surface), typed: d, first: i, cites: []int{i}, confidence: 85, reason: "Promised by " + t.msgs[i].Speaker + " on " + longDate(t.msgs[i].At.Date()) + "."}
				}
			}
		}
	}
	return best
}

// holdsStems says that a stretch of tokens has all of some stems, or words of
// the same concept.
func holdsStems(p *parsed, s span, need []string) bool {
	for _, n := range need {
		found := false
		for i := s.from; i < s.to && !found; i++ {
			found = p.toks[i].stem == n
		}
		if !found {
			return false
		}
	}
	return true
}

// valued says that the words at are a value other than a date.
func valued(p *parsed, at span) bool {
	for _, v := range p.vals {
		if at.has(v.from) {
			if _, date := v.as(dateKinds); !date {
				return true
			}
		}
	}
	return false
}
