package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

var (
	copulas = english.Words("is are was were 's be : = becomes become stays stay remains remain means equals → ->")
	// phraseEnd ends a phrase that answers.
	phraseEnd = english.Words("because since from until till for so but while whereas if when once after before as although though now today tomorrow then please at by starting instead rather and with")
)

// complement returns the words that a sentence states for the attribute: what follows its
// copula or verb, or the name that stands at the noun ("cluster blue-7", "the blue-7 cluster").
func complement(p *text.Parsed, sent text.Span, h Heading, fit fitting, q *Query, people *Roster) (text.Span, bool) {
	for _, i := range fit.toks {
		if h.Level == 3 && betweenForeign(p, h.at.Span, text.Span{From: i, To: i + 1}, q, people) {
			continue
		}
		if at, ok := statedAt(p, sent, i, h, q); ok {
			return at, true
		}
	}
	return text.Span{}, false
}

// statedAt reads what is stated for the attribute's word at token i.
func statedAt(p *text.Parsed, sent text.Span, i int, h Heading, q *Query) (text.Span, bool) {
	if at, ok := nameAt(p, sent, i, h, q); ok {
		return at, true
	}
	if at, ok := namedAs(p, sent, i); ok {
		return at, true
	}
	from := i + 1
	for from < sent.To && skippable(p, from, i, h, q) {
		from++
	}
	if from >= sent.To || p.Toks[i].Cited {
		return text.Span{}, false
	}
	if copulas[p.Toks[from].Low] {
		return phrase(p, sent, from+1, h)
	}
	if relation(p, i) && from == i+1 {
		return phrase(p, sent, from, h)
	}
	return text.Span{}, false
}

// namedAs reads "uses EPSG-3857 as its projection".
func namedAs(p *text.Parsed, sent text.Span, i int) (text.Span, bool) {
	to := i - 1
	if to > sent.From && english.Determiners[p.Toks[to].Low] {
		to--
	}
	if to <= sent.From || p.Toks[to].Low != "as" {
		return text.Span{}, false
	}
	from := to
	for from > sent.From && p.Seg[from-1] == p.Seg[to] && !english.FunctionWord(p.Toks[from-1].Low) &&
		!english.Verbish[p.Toks[from-1].Stem] && p.Toks[from-1].Kind != text.Punct {
		from--
	}
	return text.Span{From: from, To: to}, from < to
}

// relation says that the token is used as a verb: "uses", "runs".
func relation(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	return english.Verbish[t.Stem] && (t.Low != t.Stem || i > 0 &&
		(english.Auxiliaries[p.Toks[i-1].Low] || english.Pronouns[p.Toks[i-1].Low]))
}

// skippable: between attribute and copula may stand "for the ⟨subject⟩" and adverbs.
func skippable(p *text.Parsed, j, from int, h Heading, q *Query) bool {
	t := p.Toks[j]
	if copulas[t.Low] || t.Kind == text.Punct {
		return false
	}
	if h.names(j) || q.inSubject(t.Stem) {
		return true
	}
	leads := english.Prepositions[t.Low] || english.Determiners[t.Low]
	return leads && j-from < 4 && h.Level == 3 && h.at.From > from || t.Low == "now" || t.Low == "will"
}

// phrase reads the words from a token to the end of their phrase.
func phrase(p *text.Parsed, sent text.Span, from int, h Heading) (text.Span, bool) {
	for from < sent.To && (leadIn[p.Toks[from].Low] || english.Determiners[p.Toks[from].Low]) {
		from++
	}
	to := from
	for to < sent.To && p.Seg[to] == p.Seg[from] && !phraseEnd[p.Toks[to].Low] && !h.names(to) {
		to++
	}
	for to > from && (english.FunctionWord(p.Toks[to-1].Low) || p.Toks[to-1].Kind == text.Punct) {
		to--
	}
	if to <= from || to-from > 12 || negative(p, from, to) {
		return text.Span{}, false
	}
	return text.Span{From: from, To: to}, true
}

var leadIn = english.Words("now to on at in still currently going be : using with off from the")

func negative(p *text.Parsed, from, to int) bool { return withholds(p, max(0, from-2), to) }

var withholdWords = english.Words("not n't unclear tbd missing")

// withholds says that words deny, suppose or leave open.
func withholds(p *text.Parsed, from, to int) bool {
	for i := from; i < to; i++ {
		l := p.Toks[i].Low
		if withholdWords[l] || guessWords[l] || l == "open" && to-from < 3 {
			return true
		}
	}
	return false
}

// nameAt reads a name at the noun that is asked for.
func nameAt(p *text.Parsed, sent text.Span, i int, h Heading, q *Query) (text.Span, bool) {
	if relation(p, i) && !slices.Contains(q.Attr, p.Toks[i].Stem) {
		return text.Span{}, false
	}
	if n := i + 1; n < sent.To && !h.names(n) && nameLike(p, n) && !q.inSubject(p.Toks[n].Stem) {
		return text.Span{From: i, To: n + 1}, true
	}
	from := i
	for from > sent.From && p.Seg[from-1] == p.Seg[i] && !h.names(from-1) && qualifies(p, from-1, q) {
		from--
	}
	if from == i || from == sent.From && !nameLike(p, from) {
		return text.Span{}, false
	}
	return text.Span{From: from, To: i + 1}, true
}

// qualifies says that token i belongs to the name in front of the noun that is asked for.
func qualifies(p *text.Parsed, i int, q *Query) bool {
	t := p.Toks[i]
	if english.Verbish[t.Stem] && !nameLike(p, i) || slices.Contains(q.Attr, t.Stem) {
		return false
	}
	return t.Kind != text.Punct && !english.FunctionWord(t.Low) && !english.PlainModifiers[t.Low]
}

func nameLike(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	if t.Kind != text.Word {
		return false
	}
	return t.Capital && !english.FunctionWord(t.Low) && i > 0 || strings.ContainsAny(t.Low, "0123456789_")
}
