package reader

import "strings"

// Lists tell an order: "first on the belt, then in the tin room, at the end the wages".

var ordinals = map[string]int{"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1, "final": -1}

// ordinal is which of a list the question asks for: -1 for the last, 0 for none.
func (f *openFrame) ordinal() int {
	for i := range f.p.toks {
		if n := ordinals[f.low(i)]; n != 0 {
			return n
		}
	}
	return 0
}

// listed prefers the candidates that stand in a list where the question asks for them.
func (f *openFrame) listed(p *parsed, c telling, out []openCandidate) []openCandidate {
	n := f.ordinal()
	if n == 0 || len(out) == 0 {
		return out
	}
	items := itemsOf(p, c.span)
	if len(items) < 2 {
		return out
	}
	if n < 0 {
		n = len(items)
	}
	for i := range out {
		if n <= len(items) && items[n-1].has(out[i].at.from) {
			out[i].score *= 1.1
		} else {
			out[i].score *= 0.7
		}
	}
	return out
}

// itemsOf are the members of a list in a sentence, in order: what commas part behind a
// colon, or where "first" or "then" says that it is one.
func itemsOf(p *parsed, s span) []span {
	from, ordered := s.from, false
	for i := s.from; i < s.to; i++ {
		switch p.toks[i].low {
		case ":":
			from, ordered = i+1, true
		case "first", "then", "afterwards":
			ordered = true
		}
	}
	if !ordered {
		return nil
	}
	var out []span
	start := from
	for i := from; i <= s.to; i++ {
		parts := i == s.to || p.toks[i].kind == punct && strings.Contains(",;→>", p.toks[i].low) || p.toks[i].low == "then" && i > start
		if parts {
			if i > start {
				out = append(out, span{start, i})
			}
			start = i + 1
		}
	}
	return out
}
