package reader

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// backWords tell a return; "back to" goes back to something else.
var backWords = english.Words("back return returns returning")

// awayFrom says that a date is one of somebody's return or absence.
func awayFrom(p *text.Parsed, sent text.Span, at int) bool {
	for i := at - 1; i >= sent.From && i >= at-5 && p.Seg[i] == p.Seg[at]; i-- {
		l := p.Toks[i].Low
		if awayWords[l] && !(i > sent.From && endParticles[p.Toks[i-1].Low] == l) && !(l == "back" && p.Toks[i+1].Low == "to") {
			return true
		}
	}
	return false
}

// readReturn recognises the question when somebody is back.
func (a *analysis) readReturn() bool {
	if a.q.person == "" || a.low(a.wh) != "when" && !a.holdsAny(english.Words("day date")) || !a.holdsAny(backWords) {
		return false
	}
	a.readMonth()
	for i, t := range a.p.Toks {
		if t.Kind == text.Word && !a.gone[i] && i != a.wh && !english.FunctionWord(t.Low) && !backWords[t.Low] && !returnFrame[t.Low] {
			return false // the return of something else
		}
	}
	a.q.ask, a.q.kinds, a.q.subject = askReturn, text.DateKinds, [][]string{{"back"}}
	return true
}

var returnFrame = english.Words("day date work expected expect office planned leave holiday say said give gave given announce announced name named")

// readMonth takes out the month in which it was said: "in March 2025".
func (a *analysis) readMonth() {
	for _, v := range a.p.Vals {
		if d, ok := v.As(text.DateKinds); ok && d.Precision == corpus.Month {
			a.q.month = d.Date
			a.drop(v.From, v.To)
		}
	}
}

// inMonth says whether a day lies in the month that a question names, if it names one.
func (q *query) inMonth(on corpus.Date) bool {
	return q.month == 0 || on.Time().Year() == q.month.Time().Year() && on.Time().Month() == q.month.Time().Month()
}

// solveReturn answers with the last date that somebody gives for their return,
// or that others give for it by name.
func (t *talk) solveReturn(q *query) finding {
	best := nothing("nobody says when")
	for i, p := range t.read {
		if q.barred(t, i) || !q.inMonth(t.msgs[i].At.Date()) {
			continue
		}
		for _, v := range p.Vals {
			d, ok := v.As(text.DateKinds)
			s := p.SentenceOf(v.From)
			if !ok || d.Precision != corpus.Day || s < 0 || p.Asks[s] || !returns(p, p.Sents[s], v.From) || guessed(p, p.Sents[s], v.From) {
				continue
			}
			if t.whose(i, p.Sents[s], v.From) == q.person {
				best = finding{answer: sayValue(d, v.Surface), typed: d, first: i, cites: []int{i}, confidence: 84, reason: "Said by " + t.msgs[i].Speaker + "."}
			}
		}
	}
	return best
}

// returns says that a word of return leads to a date.
func returns(p *text.Parsed, sent text.Span, at int) bool {
	for i := at - 1; i >= sent.From && i >= at-6; i-- {
		if backWords[p.Toks[i].Low] {
			return p.Toks[i+1].Low != "to"
		}
	}
	return false
}

// whose returns the person of whom a sentence tells a return: the last one
// named before the date who is its subject, else the speaker.
func (t *talk) whose(i int, sent text.Span, at int) string {
	p := t.read[i]
	for j := at - 1; j >= sent.From; j-- {
		if l := p.Toks[j].Low; l == "i" || l == "'m" {
			return t.msgs[i].Speaker
		}
		who, ok := t.people.personAt(p, j, false)
		if ok && j+1 < sent.To && (english.Auxiliaries[p.Toks[who.To].Low] || p.Toks[who.To].Low == "'s" || backWords[p.Toks[who.To].Low] || p.Toks[who.To].Low == ":") {
			return who.name
		}
	}
	return t.msgs[i].Speaker
}
