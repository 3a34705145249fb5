package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// BackWords tell a return; "back to" goes back to something else.
var BackWords = english.Words("back return returns returning")

// awayFrom says that a date is one of somebody's return or absence.
func awayFrom(p *text.Parsed, sent text.Span, at int) bool {
	for i := at - 1; i >= sent.From && i >= at-5 && p.Seg[i] == p.Seg[at]; i-- {
		l := p.Toks[i].Low
		if awayWords[l] && !(i > sent.From && endParticles[p.Toks[i-1].Low] == l) &&
			!(l == "back" && p.Toks[i+1].Low == "to") {
			return true
		}
	}
	return false
}

// readReturn recognises the question when somebody is back.
func (a *analysis) readReturn() bool {
	if a.q.Person == "" || a.low(a.wh) != "when" && !a.holdsAny(english.Words("day date")) || !a.holdsAny(BackWords) {
		return false
	}
	a.readMonth()
	for i, t := range a.p.Toks {
		if t.Kind == text.Word && !a.gone[i] && i != a.wh && !english.FunctionWord(t.Low) && !BackWords[t.Low] &&
			!returnFrame[t.Low] {
			return false // the return of something else
		}
	}
	a.q.Ask, a.q.Kinds, a.q.Subject = AskReturn, text.DateKinds, [][]string{{"back"}}
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

// InMonth says whether a day lies in the month that a question names, if it names one.
func (q *Query) InMonth(on corpus.Date) bool {
	return q.month == 0 || on.Time().Year() == q.month.Time().Year() && on.Time().Month() == q.month.Time().Month()
}

// Returns says that a word of return leads to a date.
func Returns(p *text.Parsed, sent text.Span, at int) bool {
	for i := at - 1; i >= sent.From && i >= at-6; i-- {
		if BackWords[p.Toks[i].Low] {
			return p.Toks[i+1].Low != "to"
		}
	}
	return false
}

// Whose returns the person of whom a sentence tells a return: the last one
// named before the date who is its subject, else the speaker.
func (t *Talk) Whose(i int, sent text.Span, at int) string {
	p := t.Read[i]
	for j := at - 1; j >= sent.From; j-- {
		if l := p.Toks[j].Low; l == "i" || l == "'m" {
			return t.Msgs[i].Speaker
		}
		who, ok := t.People.PersonAt(p, j, false)
		if ok && j+1 < sent.To && (english.Auxiliaries[p.Toks[who.To].Low] || p.Toks[who.To].Low == "'s" ||
			BackWords[p.Toks[who.To].Low] || p.Toks[who.To].Low == ":") {
			return who.Name
		}
	}
	return t.Msgs[i].Speaker
}
