package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

var (
	changeNouns = english.Words("change changes changed decision switch switched update updated raised lowered revised replaced moved cut raise move revision taken reversed")
	usedPhrases = [][]string{{"used", "to", "be"}, {"used", "to", "have"}, {"use", "to", "be"}, {"use", "to", "have"}, {"up", "to", "then"}}
)

// readPrior takes out what asks for the value before the present one: "before it
// was changed", "before the last change", "before Pier Seven", "used to be".
func (a *analysis) readPrior() {
	q := a.q
	for i := range a.p.Toks {
		if a.gone[i] {
			continue
		}
		for _, u := range usedPhrases {
			if text.StandsAt(a.p, text.Span{From: 0, To: len(a.p.Toks)}, i, u) {
				q.Prior = true
				a.drop(i, i+len(u))
			}
		}
		if l := a.low(i); l != "before" && l != "until" || i+1 >= len(a.p.Toks) {
			continue
		}
		end := len(a.p.Toks)
		for j := i + 1; j < len(a.p.Toks); j++ {
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
				q.Prior = true
			}
		}
		if !q.Prior && end-i <= 5 && a.p.Toks[i+1].Kind == text.Word && a.p.Toks[i+1].Capital || !q.Prior && text.InValues(a.p, i+1) && !a.gone[i+1] {
			q.Prior, q.PriorTo = true, text.Tidy(a.p.Quote(text.Span{From: i + 1, To: end}))
		}
		if q.Prior {
			a.drop(i, end)
		}
		return
	}
}
