package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// butWords open the case that a question leaves out.
var butWords = text.ByFirst([][]string{{"outside"}, {"other", "than"}, {"apart", "from"}, {"aside", "from"}, {"except"},
	{"except", "for"}, {"unless"}})

// exceptional are words by which a sentence says that it is no general rule.
var exceptional = english.Words("exception exceptions override overriding except notwithstanding instead special different differently ordinary usual usually")

// Excepts says that a sentence speaks of an exception.
func Excepts(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if exceptional[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// CaseAt returns where a sentence names a case: the stretch that holds its stems, with the preposition before it.
func CaseAt(p *text.Parsed, sent text.Span, stems []string) (text.Span, bool) {
	for i := sent.From; i < sent.To && len(stems) > 0; i++ {
		if !slices.Contains(stems, p.Toks[i].Stem) {
			continue
		}
		end, ok := Cover(p, stems, i, sent.To)
		if !ok {
			continue
		}
		for i > sent.From && (english.Determiners[p.Toks[i-1].Low] || english.Prepositions[p.Toks[i-1].Low] ||
			WhileWords[p.Toks[i-1].Low]) {
			i--
		}
		return text.Span{From: i, To: end}, true
	}
	return text.Span{}, false
}
