package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Definitions: what a term stands for. They say what an override's condition is.

var (
	// MeanForms are forms by which a term is explained.
	MeanForms  = english.Words("means mean meaning denotes stands stand short refers refer defined = is call calls called count counts speak speaks")
	meanAsides = english.Words("for in as fyi btw by so just if")
)

// readMeaning recognises the question what a term means.
func (a *analysis) readMeaning() bool {
	verb := -1
	for i := range a.p.Toks {
		switch l, next := a.low(i), a.low(i+1); {
		case l == "mean" || l == "means" || l == "meant" || l == "defined" || l == "definition" || l == "denote":
			verb = i
		case (l == "stand" || l == "stands" || l == "short") && next == "for":
			verb = i
		case (l == "count" || l == "counts") && next == "as" && a.low(a.wh+1) != "many":
			verb = i
		}
	}
	if verb < 0 || a.low(a.wh) != "what" && a.low(a.wh) != "how" {
		return false
	}
	var term []string
	for i, t := range a.p.Toks {
		if i == a.wh || i == verb || t.Kind == text.Punct || english.FunctionWord(t.Low) || english.Fillers[t.Low] || meaningFrame[t.Low] || a.gone[i] {
			continue
		}
		term = append(term, t.Stem)
	}
	if len(term) == 0 || len(term) > 5 {
		return false
	}
	a.q.Ask, a.q.Subject = AskMeaning, [][]string{text.Unique(term)}
	return true
}

var meaningFrame = english.Words("term phrase word group team people expression short definition exactly chat call calls")

// Meant reads "a freeze means the week before", "by freeze we mean the week
// before", "the week before is what we call a freeze", "a freeze: the week before".
func Meant(p *text.Parsed, sent text.Span, term []string) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		if !slices.Contains(term, p.Toks[i].Stem) {
			continue
		}
		end, ok := Cover(p, term, i, sent.To)
		if !ok {
			continue
		}
		if at, ok := meantBehind(p, sent, end); ok {
			return at, true
		}
		if at, ok := meantBefore(p, sent, i); ok {
			return at, true
		}
	}
	return text.Span{}, false
}

// meantBehind reads what follows the term.
func meantBehind(p *text.Parsed, sent text.Span, end int) (text.Span, bool) {
	from, verb := end, false
	for from < sent.To && from < end+12 {
		l := p.Toks[from].Low
		strong := MeanForms[l] && l != "is" && !(l == "mean" && from == end)
		if l == "," && !verb {
			if to := closing(p, sent, from); to > 0 { // "a freeze, to be clear, means"
				from = to + 1
				continue
			}
		}
		switch {
		case strong || l == ":" && from == end, l == "is" && from+1 < sent.To && (p.Toks[from+1].Low == "when" || p.Toks[from+1].Low == "whenever" || p.Toks[from+1].Low == "short"):
			verb = true
		case verb && (l == "for" || l == "to" || l == "as" || l == "that"):
		case verb || !english.Pronouns[l] && !english.Auxiliaries[l] && p.Toks[from].Kind != text.Punct && l != "'s" && l != "we":
			return MeaningSpan(p, sent, from), verb && from < sent.To
		}
		from++
	}
	return text.Span{}, false
}

// closing returns the comma that closes an aside which a comma opened, or 0.
func closing(p *text.Parsed, sent text.Span, open int) int {
	for i := open + 2; i < sent.To && i < open+7; i++ {
		if p.Toks[i].Low == "," {
			return i
		}
	}
	return 0
}

// MeaningSpan cuts what only comments: "…, for the record".
func MeaningSpan(p *text.Parsed, sent text.Span, from int) text.Span {
	to := from
	for to < sent.To && !(p.Toks[to].Low == "," && to+1 < sent.To && meanAsides[p.Toks[to+1].Low]) && p.Toks[to].Low != "(" && p.Toks[to].Low != ";" {
		to++
	}
	return text.Span{From: from, To: to}
}

// meantBefore reads what stands before "we call a freeze", "counts as a freeze".
func meantBefore(p *text.Parsed, sent text.Span, at int) (text.Span, bool) {
	i := at - 1
	for i > sent.From && (english.Determiners[p.Toks[i].Low] || p.Toks[i].Kind == text.Punct) {
		i--
	}
	l := p.Toks[max(i, sent.From)].Low
	if i <= sent.From || l != "call" && l != "calls" && !(l == "as" && (p.Toks[i-1].Low == "count" || p.Toks[i-1].Low == "counts")) {
		return text.Span{}, false
	}
	if l == "as" {
		i--
	}
	for i > sent.From && (english.Pronouns[p.Toks[i-1].Low] || english.Auxiliaries[p.Toks[i-1].Low] || p.Toks[i-1].Kind == text.Punct || p.Toks[i-1].Low == "'s") {
		i--
	}
	return text.Span{From: sent.From, To: i}, i > sent.From
}
