package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// term is a word for a case, and the message that defines it.
type term struct {
	stems []string
	msg   int
}

// termsFor returns the terms that are defined by the words of the case.
func (t *talk) termsFor(c circumstance) []term {
	var out []term
	for i, p := range t.read {
		if !p.marks.mayAll(c.told) {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] || !holdsStems(p, sent, c.told) {
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
func explained(p *parsed, sent span, word, told []string) bool {
	same := func(at span) bool {
		return slices.Equal(sortedOf(contentStems(p.quote(at))), sortedOf(told))
	}
	if at, ok := meant(p, sent, word); ok && same(at) {
		return true
	}
	first := sent.from // of the words of the case
	for first < sent.to && !(slices.Contains(told, p.toks[first].stem) && !p.toks[first].cited) {
		first++
	}
	for i := first - 1; i > sent.from; i-- {
		l, before := p.toks[i].low, p.toks[i-1].low
		if l == ":" || meanForms[l] || l == "'s" || l == "about" && p.toks[i-1].stem == "talk" || l == "for" && nameNouns[before] || l == "as" && before == "understood" {
			return same(meaningSpan(p, sent, i+1))
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
func quotedIn(p *parsed, sent span) [][]string {
	var out [][]string
	for i := sent.from; i < sent.to; i++ {
		if p.toks[i].cited && (i == sent.from || !p.toks[i-1].cited) {
			j := i
			for j < sent.to && p.toks[j].cited {
				j++
			}
			out = append(out, contentStems(p.quote(span{i, j})))
		}
	}
	for i := sent.from + 1; len(out) == 0 && i < sent.to; i++ {
		if l := p.toks[i].low; l == "means" || l == "denotes" {
			if w := contentStems(p.quote(span{sent.from, i})); len(w) > 0 && len(w) < 4 {
				out = append(out, w)
			}
		}
	}
	return out
}
