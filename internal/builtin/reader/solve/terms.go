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
				if explained(p, sent, c.told) {
					out = append(out, term{word, i})
				}
			}
		}
	}
	return out
}

// termsAmong returns the terms that are explained by words of a situation alone.
func termsAmong(t *talk.Talk, situation []string) []term {
	var out []term
	for i, p := range t.Read {
		for s, sent := range p.Sents {
			var told []string
			for j := sent.From; j < sent.To; j++ {
				k := p.Toks[j]
				if k.Kind != text.Punct && !k.Cited && !english.FunctionWord(k.Low) && !english.Fillers[k.Low] &&
					slices.Contains(situation, k.Stem) && !slices.Contains(told, k.Stem) {
					told = append(told, k.Stem)
				}
			}
			if len(told) == 0 || p.Asks[s] || !explained(p, sent, told) {
				continue
			}
			for _, word := range quotedIn(p, sent) {
				out = append(out, term{word, i})
			}
		}
	}
	return out
}

// explained says that a sentence explains a term by these words and no others.
func explained(p *text.Parsed, sent text.Span, told []string) bool {
	same := func(at text.Span) bool {
		return slices.Equal(sortedOf(text.ContentStems(p.Quote(at))), sortedOf(told))
	}
	first := sent.From // of the words of the case
	for first < sent.To && !(slices.Contains(told, p.Toks[first].Stem) && !p.Toks[first].Cited) {
		first++
	}
	for i := first - 1; i > sent.From; i-- {
		l, before := p.Toks[i].Low, p.Toks[i-1].Low
		if l == ":" || meanForms[l] || l == "'s" || (l == "about" || l == "of") && meansStems[p.Toks[i-1].Stem] || l == "for" &&
			nameNouns[before] || l == "as" && before == "understood" {
			return same(meaningSpan(p, sent, i+1))
		}
	}
	return false
}

// meaningSpan cuts what only comments: "…, for the record".
func meaningSpan(p *text.Parsed, sent text.Span, from int) text.Span {
	to := from
	for to < sent.To && !(p.Toks[to].Low == "," && to+1 < sent.To && meanAsides[p.Toks[to+1].Low]) &&
		p.Toks[to].Low != "(" && p.Toks[to].Low != ";" {
		to++
	}
	return text.Span{From: from, To: to}
}

var (
	// meanForms are forms by which a term is explained.
	meanForms  = english.Words("means mean meaning denotes stands stand short refers refer defined = is call calls called count counts speak speaks")
	meansStems = english.Stems("talk speak think")
	meanAsides = english.Words("for in as fyi btw by so just if")
)

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
