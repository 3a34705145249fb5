package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

var (
	changeNouns = english.Words("change changes changed decision switch switched update updated raised lowered revised replaced moved cut raise move revision taken reversed")
	usedPhrases = [][]string{{"used", "to", "be"}, {"used", "to", "have"}, {"use", "to", "be"}, {"use", "to", "have"}, {"up", "to", "then"}}
)

// readPrior takes out what asks for the value before the present one: "before it
// was changed", "before the last change", "before Pier Seven", "used to be".
func (a *analysis) readPrior() {
	q := a.q
	for i := range a.p.toks {
		if a.gone[i] {
			continue
		}
		for _, u := range usedPhrases {
			if standsAt(a.p, span{0, len(a.p.toks)}, i, u) {
				q.prior = true
				a.drop(i, i+len(u))
			}
		}
		if l := a.low(i); l != "before" && l != "until" || i+1 >= len(a.p.toks) {
			continue
		}
		end := len(a.p.toks)
		for j := i + 1; j < len(a.p.toks); j++ {
			if a.cuts(j) {
				end = j
				break
			}
		}
		if i <= a.wh && end > a.wh { // "before the change, what was …" stands apart
			continue
		}
		for j := i + 1; j < end; j++ {
			if changeNouns[a.low(j)] {
				q.prior = true
			}
		}
		if !q.prior && end-i <= 5 && a.p.toks[i+1].kind == word && a.p.toks[i+1].capital || !q.prior && inValues(a.p, i+1) && !a.gone[i+1] {
			q.prior, q.priorTo = true, tidy(a.p.quote(span{i + 1, end}))
		}
		if q.prior {
			a.drop(i, end)
		}
		return
	}
}

// settlePrior answers with the value that stood before the last one, or before
// the one that the question names.
func (t *talk) settlePrior(q *query, all []candidate) finding {
	all = slices.DeleteFunc(slices.Clone(all), func(c candidate) bool { return c.denied || t.putRight(c) })
	slices.SortStableFunc(all, func(a, b candidate) int {
		if a.msg == b.msg && a.old != b.old && a.old {
			return -1
		}
		return a.msg - b.msg
	})
	groups := distinct(exactFirst(all))
	last := len(groups) - 1
	if q.priorTo != "" {
		last = slices.IndexFunc(groups, func(g []candidate) bool { return bareWords(g[0].text) == bareWords(q.priorTo) })
	}
	if last < 1 {
		return nothing("no message states an earlier value")
	}
	return t.settled(q, groups[last-1], len(groups))
}
