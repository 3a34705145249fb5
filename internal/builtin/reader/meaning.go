package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// Definitions: what a term stands for. They say what an override's condition is.

var (
	meanForms  = english.Words("means mean meaning denotes stands stand short refers refer defined = is call calls called count counts speak speaks")
	meanAsides = english.Words("for in as fyi btw by so just if")
)

// readMeaning recognises the question what a term means.
func (a *analysis) readMeaning() bool {
	verb := -1
	for i := range a.p.toks {
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
	for i, t := range a.p.toks {
		if i == a.wh || i == verb || t.kind == punct || english.FunctionWord(t.low) || english.Fillers[t.low] || meaningFrame[t.low] || a.gone[i] {
			continue
		}
		term = append(term, t.stem)
	}
	if len(term) == 0 || len(term) > 5 {
		return false
	}
	a.q.ask, a.q.subject = askMeaning, [][]string{unique(term)}
	return true
}

var meaningFrame = english.Words("term phrase word group team people expression short definition exactly chat call calls")

// solveMeaning answers with what the last message that defines the term says.
func (t *talk) solveMeaning(q *query) finding {
	best := nothing("nobody says what it means")
	for i, p := range t.read {
		if q.barred(t, i) {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] {
				continue
			}
			if at, ok := meant(p, sent, q.subject[0]); ok {
				best = finding{answer: tidy(p.quote(at)), first: i, cites: []int{i}, confidence: 80, reason: t.msgs[i].Speaker + " says what it means."}
			}
		}
	}
	return best
}

// meant reads "a freeze means the week before", "by freeze we mean the week
// before", "the week before is what we call a freeze", "a freeze: the week before".
func meant(p *parsed, sent span, term []string) (span, bool) {
	for i := sent.from; i < sent.to; i++ {
		if !slices.Contains(term, p.toks[i].stem) {
			continue
		}
		end, ok := cover(p, term, i, sent.to)
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
	return span{}, false
}

// meantBehind reads what follows the term.
func meantBehind(p *parsed, sent span, end int) (span, bool) {
	from, verb := end, false
	for from < sent.to && from < end+12 {
		l := p.toks[from].low
		strong := meanForms[l] && l != "is" && !(l == "mean" && from == end)
		if l == "," && !verb {
			if to := closing(p, sent, from); to > 0 { // "a freeze, to be clear, means"
				from = to + 1
				continue
			}
		}
		switch {
		case strong || l == ":" && from == end, l == "is" && from+1 < sent.to && (p.toks[from+1].low == "when" || p.toks[from+1].low == "whenever" || p.toks[from+1].low == "short"):
			verb = true
		case verb && (l == "for" || l == "to" || l == "as" || l == "that"):
		case verb || !english.Pronouns[l] && !english.Auxiliaries[l] && p.toks[from].kind != punct && l != "'s" && l != "we":
			return meaningSpan(p, sent, from), verb && from < sent.to
		}
		from++
	}
	return span{}, false
}

// closing returns the comma that closes an aside which a comma opened, or 0.
func closing(p *parsed, sent span, open int) int {
	for i := open + 2; i < sent.to && i < open+7; i++ {
		if p.toks[i].low == "," {
			return i
		}
	}
	return 0
}

// meaningSpan cuts what only comments: "…, for the record".
func meaningSpan(p *parsed, sent span, from int) span {
	to := from
	for to < sent.to && !(p.toks[to].low == "," && to+1 < sent.to && meanAsides[p.toks[to+1].low]) && p.toks[to].low != "(" && p.toks[to].low != ";" {
		to++
	}
	return span{from, to}
}

// meantBefore reads what stands before "we call a freeze", "counts as a freeze".
func meantBefore(p *parsed, sent span, at int) (span, bool) {
	i := at - 1
	for i > sent.from && (english.Determiners[p.toks[i].low] || p.toks[i].kind == punct) {
		i--
	}
	l := p.toks[max(i, sent.from)].low
	if i <= sent.from || l != "call" && l != "calls" && !(l == "as" && (p.toks[i-1].low == "count" || p.toks[i-1].low == "counts")) {
		return span{}, false
	}
	if l == "as" {
		i--
	}
	for i > sent.from && (english.Pronouns[p.toks[i-1].low] || english.Auxiliaries[p.toks[i-1].low] || p.toks[i-1].kind == punct || p.toks[i-1].low == "'s") {
		i--
	}
	return span{sent.from, i}, i > sent.from
}
