package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// Rules and their exceptions in other words than "X needs Y": "no X without Y",
// "exception for X: in storm mode it's Y", "I expect Y for X". A question may
// ask for a case ("during a freeze") or for all but one ("outside a freeze").

// butWords open the case that a question leaves out.
var butWords = byFirst([][]string{{"outside"}, {"other", "than"}, {"apart", "from"}, {"aside", "from"}, {"except"}, {"except", "for"}, {"unless"}})

// exceptional are words by which a sentence says that it is no general rule.
var exceptional = english.Words("exception exceptions override overriding except notwithstanding instead special different differently ordinary usual usually")

// excepts says that a sentence speaks of an exception.
func excepts(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		if exceptional[p.toks[i].low] {
			return true
		}
	}
	return false
}

// caseAt returns where a sentence names a case: the stretch that holds its
// stems, with the preposition before it.
func caseAt(p *parsed, sent span, stems []string) (span, bool) {
	for i := sent.from; i < sent.to && len(stems) > 0; i++ {
		if !slices.Contains(stems, p.toks[i].stem) {
			continue
		}
		end, ok := cover(p, stems, i, sent.to)
		if !ok {
			continue
		}
		for i > sent.from && (english.Determiners[p.toks[i-1].low] || english.Prepositions[p.toks[i-1].low] || whileWords[p.toks[i-1].low]) {
			i--
		}
		return span{i, end}, true
	}
	return span{}, false
}

// suits says whether a sentence speaks of the case that a question asks about.
func (r *ruling) suits(p *parsed, sent span) bool {
	_, named := caseAt(p, sent, r.condition)
	if len(r.condition) > 0 && !r.but {
		return named
	}
	cond, _ := condition(p, sent, r.subject)
	return !named && !excepts(p, sent) && (cond.from == cond.to || bareOfStems(p, cond, r.subject))
}

// solveForms answers from rules in other words.
func (t *talk) solveForms(q *query) finding {
	r, best := q.ruling, nothing("no rule is stated for that case")
	for i, p := range t.read {
		if q.barred(t, i) {
			continue
		}
		for s := range p.sents {
			sent, told := p.heading(s, r.subject)
			if !told || !holdsStems(p, sent, r.subject) || !r.suits(p, sent) {
				continue
			}
			at, ok := demanded(p, sent, sent.from, r)
			if !ok || at.from >= at.to || guessed(p, sent, at.from) || weighs(p, sent, at) {
				continue
			}
			if f, ok := t.ruled(i, at, r); ok {
				best = f
			}
		}
	}
	return best
}

// heading returns sentence s, or with the next one a question that only names what a
// rule is about: "Loans of scores? See Mara first". Other questions tell nothing.
func (p *parsed) heading(s int, subject []string) (span, bool) {
	sent := p.sents[s]
	switch {
	case !p.asks[s]:
		return sent, true
	case s+1 < len(p.sents) && !p.asks[s+1] && bareOfStems(p, sent, subject):
		return span{sent.from, p.sents[s+1].to}, true
	}
	return span{}, false
}

// holdsAnyStem says that one of some stems stands in a stretch.
func holdsAnyStem(p *parsed, s span, stems []string) bool {
	n := 0
	for i := s.from; i < s.to; i++ {
		if slices.Contains(stems, p.toks[i].stem) {
			n++
		}
	}
	return n > 1 || n == len(stems) && n > 0
}
