package reader

import "memloom/internal/builtin/reader/english"

// nounRuns returns the stretches of words that can be nouns, the longest ones.
// What a hyphen joins to a noun, and what is quoted, is one whatever its words.
func nounRuns(p *parsed, within span) []span {
	var out []span
	for i := within.from; i < within.to; i++ {
		if !nounAt(p, i) {
			continue
		}
		to := i + 1
		for to < within.to && to < i+5 && p.toks[to].cited == p.toks[i].cited && nounAt(p, to) {
			to++
		}
		from := i
		if from > within.from && qualifies(p, from-1) {
			from--
		}
		out = append(out, span{from, to})
		i = to - 1
	}
	return out
}

var quantifiers = english.Words("many much few several most more less fewer")

// qualifies says that a form of a verb stands before a noun as its adjective:
// "the lost calls", "12 hanging screens".
func qualifies(p *parsed, i int) bool {
	t := p.toks[i]
	if t.kind != word || english.FunctionWord(t.low) || english.Auxiliaries[t.low] || whWords[t.low] || startForms[t.low] || endForms[t.low] || english.PlainModifiers[t.low] || statusModifiers[t.stem] || quantifiers[t.low] {
		return false
	}
	return i == 0 || english.Determiners[p.toks[i-1].low] || english.Prepositions[p.toks[i-1].low] || p.toks[i-1].low == "many" || inValues(p, i-1)
}

func nounAt(p *parsed, i int) bool {
	t := p.toks[i]
	switch {
	case t.kind != word || whWords[t.low] || english.Auxiliaries[t.low] || quantifiers[t.low]:
		return false
	case hyphened(p, i) || i > 0 && hyphened(p, i-1):
		return true
	case t.cited:
		return !english.FunctionWord(t.low)
	}
	return partOfName(p, i) && !frameVerbs[t.low]
}

// hyphened says that a hyphen joins a token to the next.
func hyphened(p *parsed, i int) bool {
	return i+1 < len(p.toks) && p.toks[i].end < len(p.text) && p.text[p.toks[i].end] == '-' && p.toks[i+1].start == p.toks[i].end+1
}
