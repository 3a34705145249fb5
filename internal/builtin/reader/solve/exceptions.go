package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Rules and their exceptions in other words than "X needs Y": "no X without Y",
// "exception for X: in storm mode it's Y", "I expect Y for X". A question may
// ask for a case ("during a freeze") or for all but one ("outside a freeze").

// butWords open the case that a question leaves out.
var butWords = text.ByFirst([][]string{{"outside"}, {"other", "than"}, {"apart", "from"}, {"aside", "from"}, {"except"}, {"except", "for"}, {"unless"}})

// exceptional are words by which a sentence says that it is no general rule.
var exceptional = english.Words("exception exceptions override overriding except notwithstanding instead special different differently ordinary usual usually")

// excepts says that a sentence speaks of an exception.
func excepts(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if exceptional[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// caseAt returns where a sentence names a case: the stretch that holds its
// stems, with the preposition before it.
func caseAt(p *text.Parsed, sent text.Span, stems []string) (text.Span, bool) {
	for i := sent.From; i < sent.To && len(stems) > 0; i++ {
		if !slices.Contains(stems, p.Toks[i].Stem) {
			continue
		}
		end, ok := cover(p, stems, i, sent.To)
		if !ok {
			continue
		}
		for i > sent.From && (english.Determiners[p.Toks[i-1].Low] || english.Prepositions[p.Toks[i-1].Low] || WhileWords[p.Toks[i-1].Low]) {
			i--
		}
		return text.Span{From: i, To: end}, true
	}
	return text.Span{}, false
}

// suits says whether a sentence speaks of the case that a question asks about.
func (r *Ruling) suits(p *text.Parsed, sent text.Span) bool {
	_, named := caseAt(p, sent, r.condition)
	if len(r.condition) > 0 && !r.but {
		return named
	}
	cond, _ := condition(p, sent, r.Subject)
	return !named && !excepts(p, sent) && (cond.From == cond.To || bareOfStems(p, cond, r.Subject))
}

// solveForms answers from rules in other words.
func (t *Talk) solveForms(q *Query) Finding {
	r, best := q.Ruling, nothing("no rule is stated for that case")
	for i, p := range t.Read {
		if q.barred(t, i) {
			continue
		}
		for s := range p.Sents {
			sent, told := ToldOf(p, s, r.Subject)
			if !told || !HoldsStems(p, sent, r.Subject) || !r.suits(p, sent) {
				continue
			}
			at, ok := Demanded(p, sent, sent.From, r)
			if !ok || at.From >= at.To || Guessed(p, sent, at.From) || Weighs(p, sent, at) {
				continue
			}
			if f, ok := t.ruled(i, at, r); ok {
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
	case s+1 < len(p.Sents) && !p.Asks[s+1] && bareOfStems(p, sent, subject):
		return text.Span{From: sent.From, To: p.Sents[s+1].To}, true
	}
	return text.Span{}, false
}

// holdsAnyStem says that one of some stems stands in a stretch.
func holdsAnyStem(p *text.Parsed, s text.Span, stems []string) bool {
	n := 0
	for i := s.From; i < s.To; i++ {
		if slices.Contains(stems, p.Toks[i].Stem) {
			n++
		}
	}
	return n > 1 || n == len(stems) && n > 0
}
