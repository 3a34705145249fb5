package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

var (
	copulas = english.Words("is are was were 's be : = becomes become stays stay remains remain means equals → ->")
	// phraseEnd ends a phrase that answers.
	phraseEnd = english.Words("because since from until till for so but while whereas if when once after before as although though now today tomorrow then please at by starting instead rather and with")
)

// complement returns the words that a sentence states for the attribute: what follows its
// copula or verb, or the name that stands at the noun ("cluster blue-7", "the blue-7 cluster").
func complement(p *parsed, sent span, h heading, fit fitting, q *query, people *roster) (span, bool) {
	if fit.last < 0 {
		if h.level == 1 && fit.implied && !h.typed {
			return elliptic(p, sent, q)
		}
		return span{}, false
	}
	for _, i := range fit.toks {
		if h.level == 3 && betweenForeign(p, h.at.span, span{i, i + 1}, q, people) {
			continue
		}
		if at, ok := statedAt(p, sent, i, h, q); ok {
			return at, true
		}
	}
	return span{}, false
}

// statedAt reads what is stated for the attribute's word at token i.
func statedAt(p *parsed, sent span, i int, h heading, q *query) (span, bool) {
	if at, ok := nameAt(p, sent, i, h, q); ok {
		return at, true
	}
	if at, ok := namedAs(p, sent, i); ok {
		return at, true
	}
	from := i + 1
	for from < sent.to && skippable(p, from, i, h, q) {
		from++
	}
	if from >= sent.to || p.toks[i].cited {
		return span{}, false
	}
	if copulas[p.toks[from].low] {
		return phrase(p, sent, from+1, h)
	}
	if relation(p, i) && from == i+1 {
		return phrase(p, sent, from, h)
	}
	return span{}, false
}

// namedAs reads "uses EPSG-3857 as its projection".
func namedAs(p *parsed, sent span, i int) (span, bool) {
	to := i - 1
	if to > sent.from && english.Determiners[p.toks[to].low] {
		to--
	}
	if to <= sent.from || p.toks[to].low != "as" {
		return span{}, false
	}
	from := to
	for from > sent.from && p.seg[from-1] == p.seg[to] && !english.FunctionWord(p.toks[from-1].low) && !english.Verbish[p.toks[from-1].stem] && p.toks[from-1].kind != punct {
		from--
	}
	return span{from, to}, from < to
}

// relation says that the token is used as a verb: "uses", "runs".
func relation(p *parsed, i int) bool {
	t := p.toks[i]
	return english.Verbish[t.stem] && (t.low != t.stem || i > 0 && (english.Auxiliaries[p.toks[i-1].low] || english.Pronouns[p.toks[i-1].low]))
}

// skippable: between attribute and copula may stand "for the ⟨subject⟩" and adverbs.
func skippable(p *parsed, j, from int, h heading, q *query) bool {
	t := p.toks[j]
	if copulas[t.low] || t.kind == punct {
		return false
	}
	if h.level == 3 && h.at.has(j) || q.inSubject(t.stem) {
		return true
	}
	return (english.Prepositions[t.low] || english.Determiners[t.low]) && j-from < 4 && h.level == 3 && h.at.from > from || t.low == "now" || t.low == "currently" || t.low == "will"
}

// phrase reads the words from a token to the end of their phrase.
func phrase(p *parsed, sent span, from int, h heading) (span, bool) {
	for from < sent.to && (leadIn[p.toks[from].low] || english.Determiners[p.toks[from].low]) {
		from++
	}
	to := from
	for to < sent.to && p.seg[to] == p.seg[from] && !phraseEnd[p.toks[to].low] && !(h.level == 3 && h.at.has(to)) {
		to++
	}
	for to > from && (english.FunctionWord(p.toks[to-1].low) || p.toks[to-1].kind == punct) {
		to--
	}
	if to <= from || to-from > 12 || negative(p, from, to) {
		return span{}, false
	}
	return span{from, to}, true
}

var leadIn = english.Words("now to on at in still currently going be : using with off from the")

func negative(p *parsed, from, to int) bool { return withholds(p, max(0, from-2), to) }

// withholds says that words deny, suppose or leave open.
func withholds(p *parsed, from, to int) bool {
	for i := from; i < to; i++ {
		l := p.toks[i].low
		if l == "not" || l == "n't" || l == "unclear" || l == "open" && to-from < 3 || l == "tbd" || l == "unknown" || l == "undecided" || l == "missing" || guessWords[l] && !(l == "should" && p.toks[i+1].low == "read") {
			return true
		}
	}
	return false
}

// nameAt reads a name at the noun that is asked for.
func nameAt(p *parsed, sent span, i int, h heading, q *query) (span, bool) {
	if relation(p, i) && !slices.Contains(q.attr, p.toks[i].stem) {
		return span{}, false
	}
	if n := i + 1; n < sent.to && !(h.level == 3 && h.at.has(n)) {
		t := p.toks[n]
		if nameLike(p, n) && p.seg[n] == p.seg[i] && !q.inSubject(t.stem) {
			return span{i, n + 1}, true
		}
	}
	from := i
	for from > sent.from && p.seg[from-1] == p.seg[i] && !(h.level == 3 && h.at.has(from-1)) {
		t := p.toks[from-1]
		if t.kind == punct || english.FunctionWord(t.low) || english.Verbish[t.stem] && !nameLike(p, from-1) || english.PlainModifiers[t.low] || slices.Contains(q.attr, t.stem) {
			break
		}
		from--
	}
	if from == i || from == sent.from && !nameLike(p, from) {
		return span{}, false
	}
	return span{from, i + 1}, true
}

func nameLike(p *parsed, i int) bool {
	t := p.toks[i]
	return t.kind == number && i > 0 && p.toks[i-1].capital || t.kind == word && (t.capital && !english.FunctionWord(t.low) && i > 0 || strings.ContainsAny(t.low, "0123456789_"))
}

// elliptic reads an answer that is no more than the answer: "blue-7, since Monday".
func elliptic(p *parsed, sent span, q *query) (span, bool) {
	from := sent.from
	for from < sent.to && (english.FunctionWord(p.toks[from].low) || p.toks[from].kind == punct || q.ownStem(p.toks[from].stem) && !nameLike(p, from)) {
		if l := p.toks[from].low; l == "no" || l == "not" || l == "n't" {
			return span{}, false
		}
		from++
	}
	if from >= sent.to {
		return span{}, false
	}
	to := from
	for to < sent.to && p.seg[to] == p.seg[from] && !phraseEnd[p.toks[to].low] {
		to++
	}
	if to-from > 6 || to == from || guessed(p, sent, from) || english.Verbish[p.toks[from].stem] && to-from > 3 {
		return span{}, false
	}
	return span{from, to}, true
}

// tidy trims marks around an answer.
func tidy(s string) string { return strings.Trim(s, " .,;:!?\"“”()") }
