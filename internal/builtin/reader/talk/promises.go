package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Promises: who says "you'll have the list by Thursday" gives the day on which something will be given. It is no due
// date of a task, no delivery, and no value of what is promised.

var (
	giveVerbs = english.Stems("send get give deliver post bring share hand come find dig supply provide mail let look put drop follow report pass forward have")
	takeForms = english.Words("have get see find hear receive hold")
	dateLeads = english.Words("by on until till before latest than for")
	// PromiseSet are the words of promising.
	PromiseSet = english.Words("promise promised promises promising commit committed commits pledge pledged")
	awayWords  = english.Words("back return returns returning away absent leave holiday holidays vacation off out")
)

// Promises says that the speaker of a sentence promises to give something.
func Promises(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if promisesAt(p, sent, i) {
			return true
		}
	}
	return false
}

// promiseLeads stand before a noun of promising: "I promise", "by Friday, promise".
var promiseLeads = english.Words("i we , pinky")

// promisesAt says that the word at token i is that of a promise.
func promisesAt(p *text.Parsed, sent text.Span, i int) bool {
	before := p.LowIn(sent, i-1)
	switch p.Toks[i].Low {
	case "will", "'ll": // "Will send it by Friday"
		return i == sent.From && i+1 < sent.To && giveVerbs[p.Toks[i+1].Stem] && dated(p, sent)
	case "undertake":
		return before == "i" || before == "we"
	case "promise", "promises", "pledge":
		return i+1 == sent.To || promiseLeads[before]
	case "i", "we":
		return willBy(p, sent, i, giveVerbs, nil)
	case "you":
		return willBy(p, sent, i, nil, takeForms) || hasBy(p, sent, i)
	case "inbox", "desk":
		return before == "your"
	case "me", "us":
		return before == "from" && p.Toks[sent.From].Low == "expect" || downFor(p, sent, i)
	}
	return false
}

// willBy says that behind the pronoun at token i stands a form of will or can
// and, close by, a verb of giving or getting.
func willBy(p *text.Parsed, sent text.Span, i int, verbs, forms english.Set) bool {
	if i+2 >= sent.To {
		return false
	}
	switch p.Toks[i+1].Low {
	case "'ll", "will", "can", "shall":
	default:
		return false
	}
	for j := i + 2; j < sent.To && j < i+5; j++ {
		if verbs[p.Toks[j].Stem] || forms[p.Toks[j].Low] || slipOfAny(p.Toks[j].Low, forms) {
			return true
		}
		if !english.FunctionWord(p.Toks[j].Low) {
			return false
		}
	}
	return false
}

// hasBy reads "by Friday you have it": the present, behind the day.
func hasBy(p *text.Parsed, sent text.Span, i int) bool {
	if i+1 >= sent.To || !takeForms[p.Toks[i+1].Low] {
		return false
	}
	for j := i - 1; j >= sent.From; j-- {
		if p.Toks[j].Low == "by" {
			return dated(p, text.Span{From: j + 1, To: i})
		}
	}
	return false
}

// downFor reads "put me down for it by Friday" and "you can count on me for it by Friday", with "me" at token i.
func downFor(p *text.Parsed, sent text.Span, i int) bool {
	if i == sent.From || i+1 >= sent.To || !dated(p, sent) {
		return false
	}
	before, next := p.Toks[i-1].Low, p.Toks[i+1].Low
	switch before {
	case "put", "mark", "note":
		return next == "down" && i+2 < sent.To && p.Toks[i+2].Low == "for"
	case "on", "upon":
		return next == "for" && i-1 > sent.From && (p.Toks[i-2].Low == "count" || p.Toks[i-2].Low == "rely")
	}
	return false
}

// slipOfAny says that a word is one of some others with a slip of the finger.
func slipOfAny(low string, forms english.Set) bool {
	if len(low) < 4 {
		return false
	}
	for f := range forms {
		if len(f) >= 4 && f[0] == low[0] && Slip(low, f) {
			return true
		}
	}
	return false
}

// dated says that the words at hold a date.
func dated(p *text.Parsed, at text.Span) bool {
	for _, v := range p.Vals {
		if at.Has(v.From) {
			if _, date := v.As(text.DateKinds); date {
				return true
			}
		}
	}
	return false
}

// otherDate says that a date belongs to a promise or to an absence, which the question does not ask for.
func (q *Query) otherDate(p *text.Parsed, sent text.Span, at int) bool {
	if q.Ask == AskPromise {
		return false
	}
	if Promises(p, sent) {
		for i := at - 1; i >= sent.From && i >= at-4; i-- {
			if dateLeads[p.Toks[i].Low] {
				return true
			}
		}
		return at+3 >= sent.To
	}
	return awayFrom(p, sent, at)
}

// readPromise turns a question for the day or the author of a promise into one.
func (a *analysis) readPromise() bool {
	q, hit := a.q, false
	for i, t := range a.p.Toks {
		hit = hit || PromiseSet[t.Low] && (t.Low != "promise" || a.low(i-1) != "the")
	}
	who := a.low(a.wh) == "who"
	if !hit || !who && a.low(a.wh) != "when" && !a.holdsAny(english.Words("date day deadline")) {
		return false
	}
	var need []string
	for i, t := range a.p.Toks {
		if a.matters(i) && !a.gone[i] && !PromiseSet[t.Low] && !promiseFrame[t.Low] {
			need = append(need, t.Stem)
		}
	}
	if len(need) == 0 {
		return false
	}
	q.Ask, q.Kinds, q.Subject = AskPromise, text.DateKinds, [][]string{text.Unique(need)}
	if who {
		q.Kinds = nil
	}
	return true
}

// matters says that the word at token i tells what a question is about.
func (a *analysis) matters(i int) bool {
	t := a.p.Toks[i]
	return t.Kind != text.Punct && i != a.wh && !english.FunctionWord(t.Low) && !english.Fillers[t.Low]
}

// promiseFrame are words of a question for a promise that name nothing of what was promised.
var promiseFrame = english.Words("date day deadline deliver delivered delivery hand send sent give given set get have provide share post latest originally first name supply supplied others handing return back find finding found look looking out up tell told")

// HoldsStems says that a stretch of tokens has all of some stems, or words of the same concept.
func HoldsStems(p *text.Parsed, s text.Span, need []string) bool {
	for _, n := range need {
		found := false
		for i := s.From; i < s.To && !found; i++ {
			found = p.Toks[i].Stem == n
		}
		if !found {
			return false
		}
	}
	return true
}

// valued says that the words at are a value other than a date.
func valued(p *text.Parsed, at text.Span) bool {
	for _, v := range p.Vals {
		if at.Has(v.From) {
			if _, date := v.As(text.DateKinds); !date {
				return true
			}
		}
	}
	return false
}
