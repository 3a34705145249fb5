package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// term is a word for a case, and the message that defines it.
type term struct {
	stems []string
	msg   int
}

// termsFor returns the terms that are defined by the words of the case.
func termsFor(t *talk.Talk, c circumstance) []term {
	var out []term
	for i, p := range t.Read {
		if !p.Marks.MayAll(c.told) {
			continue
		}
		for s, sent := range p.Sents {
			if p.Asks[s] || !talk.HoldsStems(p, sent, c.told) {
				continue
			}
			for _, word := range quotedIn(p, sent) {
				if explained(p, sent, word, c.told) {
					out = append(out, term{word, i})
				}
			}
		}
	}
	return out
}

// explained says that a sentence explains a term by these words and no others.
func explained(p *text.Parsed, sent text.Span, word, told []string) bool {
	same := func(at text.Span) bool {
		return slices.Equal(sortedOf(text.ContentStems(p.Quote(at))), sortedOf(told))
	}
	if at, ok := talk.Meant(p, sent, word); ok && same(at) {
		return true
	}
	first := sent.From // of the words of the case
	for first < sent.To && !(slices.Contains(told, p.Toks[first].Stem) && !p.Toks[first].Cited) {
		first++
	}
	for i := first - 1; i > sent.From; i-- {
		l, before := p.Toks[i].Low, p.Toks[i-1].Low
		if l == ":" || talk.MeanForms[l] || l == "'s" || l == "about" && p.Toks[i-1].Stem == "talk" || l == "for" && nameNouns[before] || l == "as" && before == "understood" {
			return same(talk.MeaningSpan(p, sent, i+1))
		}
	}
	return false
}

// nameNouns are what somebody calls a term: "our word for a delivery that did not come".
var nameNouns = english.Words("word term name phrase label shorthand")

func sortedOf(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}

// quotedIn lists what a definition may define: what stands between quotation
// marks, or the words before a verb of meaning.
func quotedIn(p *text.Parsed, sent text.Span) [][]string {
	var out [][]string
	for i := sent.From; i < sent.To; i++ {
		if p.Toks[i].Cited && (i == sent.From || !p.Toks[i-1].Cited) {
			j := i
			for j < sent.To && p.Toks[j].Cited {
				j++
			}
			out = append(out, text.ContentStems(p.Quote(text.Span{From: i, To: j})))
		}
	}
	for i := sent.From + 1; len(out) == 0 && i < sent.To; i++ {
		if l := p.Toks[i].Low; l == "means" || l == "denotes" {
			if w := text.ContentStems(p.Quote(text.Span{From: sent.From, To: i})); len(w) > 0 && len(w) < 4 {
				out = append(out, w)
			}
		}
	}
	return out
}
