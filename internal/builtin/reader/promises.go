package reader

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// Promises: who says "you'll have the list by Thursday" gives the day on which
// something will be given. It is no due date of a task, no delivery, and no
// value of what is promised.

var (
	giveVerbs  = english.Stems("send get give deliver post bring share hand come find dig supply provide mail let look put drop follow report pass forward have")
	takeForms  = english.Words("have get see find hear receive hold")
	dateLeads  = english.Words("by on until till before latest than for")
	promiseSet = english.Words("promise promised promises promising commit committed commits pledge pledged")
	awayWords  = english.Words("back return returns returning away absent leave holiday holidays vacation off out")
)

// promises says that the speaker of a sentence promises to give something.
func promises(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		switch p.toks[i].low {
		case "will", "'ll": // "Will send it by Friday"
			if i == sent.from && i+1 < sent.to && giveVerbs[p.toks[i+1].stem] && dated(p, sent) {
				return true
			}
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
			if willBy(p, sent, i, nil, takeForms) || hasBy(p, sent, i) {
				return true
			}
		case "inbox", "desk":
			if i > sent.from && p.toks[i-1].low == "your" {
				return true
			}
		case "me", "us":
			if i > sent.from && p.toks[i-1].low == "from" && p.toks[sent.from].low == "expect" || downFor(p, sent, i) {
				return true
			}
		}
	}
	return false
}

// willBy says that behind the pronoun at token i stands a form of will or can
// and, close by, a verb of giving or getting.
func willBy(p *parsed, sent span, i int, verbs, forms english.Set) bool {
	if i+2 >= sent.to {
		return false
	}
	switch p.toks[i+1].low {
	case "'ll", "will", "can", "shall":
	default:
		return false
	}
	for j := i + 2; j < sent.to && j < i+5; j++ {
		if verbs[p.toks[j].stem] || forms[p.toks[j].low] || slipOfAny(p.toks[j].low, forms) {
			return true
		}
		if !english.FunctionWord(p.toks[j].low) {
			return false
		}
	}
	return false
}

// hasBy reads "by Friday you have it": the present, behind the day.
func hasBy(p *parsed, sent span, i int) bool {
	if i+1 >= sent.to || !takeForms[p.toks[i+1].low] {
		return false
	}
	for j := i - 1; j >= sent.from; j-- {
		if p.toks[j].low == "by" {
			return dated(p, span{j + 1, i})
		}
	}
	return false
}

// downFor reads "put me down for it by Friday" and "you can count on me for it
// by Friday", with "me" at token i.
func downFor(p *parsed, sent span, i int) bool {
	if i == sent.from || i+1 >= sent.to || !dated(p, sent) {
		return false
	}
	before, next := p.toks[i-1].low, p.toks[i+1].low
	switch before {
	case "put", "mark", "note":
		return next == "down" && i+2 < sent.to && p.toks[i+2].low == "for"
	case "on", "upon":
		return next == "for" && i-1 > sent.from && (p.toks[i-2].low == "count" || p.toks[i-2].low == "rely")
	}
	return false
}

// slipOfAny says that a word is one of some others with a slip of the finger.
func slipOfAny(low string, forms english.Set) bool {
	if len(low) < 4 {
		return false
	}
	for f := range forms {
		if len(f) >= 4 && f[0] == low[0] && slip(low, f) {
			return true
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
	if !hit || !who && a.low(a.wh) != "when" && !a.holdsAny(english.Words("date day deadline")) {
		return false
	}
	var need []string
	for i, t := range a.p.toks {
		if t.kind == punct || a.gone[i] || i == a.wh || english.FunctionWord(t.low) || english.Fillers[t.low] || promiseSet[t.low] || promiseFrame[t.low] {
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
var promiseFrame = english.Words("date day deadline deliver delivered delivery hand send sent give given set get have provide share post latest originally first name supply supplied others handing return back find finding found look looking out up tell told")

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
