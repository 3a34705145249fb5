package solve

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// nounRuns returns the stretches of words that can be nouns, the longest ones.
// What a hyphen joins to a noun, and what is quoted, is one whatever its words.
func nounRuns(p *text.Parsed, within text.Span) []text.Span {
	var out []text.Span
	for i := within.From; i < within.To; i++ {
		if !nounAt(p, i) {
			continue
		}
		to := i + 1
		for to < within.To && to < i+5 && p.Toks[to].Cited == p.Toks[i].Cited && nounAt(p, to) {
			to++
		}
		from := i
		if from > within.From && qualifies(p, from-1) {
			from--
		}
		out = append(out, text.Span{From: from, To: to})
		i = to - 1
	}
	return out
}

var quantifiers = english.Words("many much few several most more less fewer")

// qualifies says that a form of a verb stands before a noun as its adjective: "the lost calls", "12 hanging screens".
func qualifies(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	if t.Kind != text.Word || english.FunctionWord(t.Low) || english.Auxiliaries[t.Low] || talk.WhWords[t.Low] ||
		talk.StartForms[t.Low] || talk.EndForms[t.Low] || english.PlainModifiers[t.Low] ||
		talk.StatusModifiers[t.Stem] || quantifiers[t.Low] {
		return false
	}
	return i == 0 || english.Determiners[p.Toks[i-1].Low] || english.Prepositions[p.Toks[i-1].Low] ||
		p.Toks[i-1].Low == "many" || text.InValues(p, i-1)
}

func nounAt(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	switch {
	case t.Kind != text.Word || talk.WhWords[t.Low] || english.Auxiliaries[t.Low] || quantifiers[t.Low]:
		return false
	case hyphened(p, i) || i > 0 && hyphened(p, i-1):
		return true
	case t.Cited:
		return !english.FunctionWord(t.Low)
	}
	return partOfName(p, i) && !talk.FrameVerbs[t.Low]
}

// hyphened says that a hyphen joins a token to the next.
func hyphened(p *text.Parsed, i int) bool {
	return i+1 < len(p.Toks) && p.Toks[i].End < len(p.Text) && p.Text[p.Toks[i].End] == '-' &&
		p.Toks[i+1].Start == p.Toks[i].End+1
}
