package solve

import (
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// Rules and their exceptions in other words than "X needs Y": "no X without Y", "exception for X: in storm mode it's
// Y", "I expect Y for X". A question may ask for a case ("during a freeze") or for all but one ("outside a freeze").

// suits says whether a sentence speaks of the case that a question asks about.
func suits(r *talk.Ruling, p *text.Parsed, sent text.Span) bool {
	_, named := talk.CaseAt(p, sent, r.Condition)
	if len(r.Condition) > 0 && !r.But {
		return named
	}
	cond, _ := talk.Condition(p, sent, r.Subject)
	return !named && !talk.Excepts(p, sent) && (cond.From == cond.To || talk.BareOfStems(p, cond, r.Subject))
}

// solveForms answers from rules in other words.
func solveForms(t *talk.Talk, q *talk.Query) Finding {
	r, best := q.Ruling, nothing("no rule is stated for that case")
	for i, p := range t.Read {
		if q.Barred(t, i) {
			continue
		}
		for s := range p.Sents {
			sent, told := ToldOf(p, s, r.Subject)
			if !told || !talk.HoldsStems(p, sent, r.Subject) || !suits(r, p, sent) {
				continue
			}
			at, ok := talk.Demanded(p, sent, sent.From, r)
			if !ok || at.From >= at.To || talk.Guessed(p, sent, at.From) || talk.Weighs(p, sent, at) {
				continue
			}
			if f, ok := ruled(t, i, at, r); ok {
				best = f
			}
		}
	}
	return best
}

// ToldOf returns sentence s, or with the next one a question that only names what a
// rule is about: "Loans of scores? See Mara first". Other questions tell nothing.
func ToldOf(p *text.Parsed, s int, subject []string) (text.Span, bool) {
	sent := p.Sents[s]
	switch {
	case !p.Asks[s]:
		return sent, true
	case s+1 < len(p.Sents) && !p.Asks[s+1] && talk.BareOfStems(p, sent, subject):
		return text.Span{From: sent.From, To: p.Sents[s+1].To}, true
	}
	return text.Span{}, false
}
