package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

var (
	changeNouns = english.Words("change changes changed decision switch switched update updated raised lowered revised replaced moved cut raise move revision taken reversed")
	usedPhrases = [][]string{{"used", "to", "be"}, {"used", "to", "have"}, {"use", "to", "be"}, {"use", "to", "have"},
		{"up", "to", "then"}}
)

// readPrior takes out what asks for the value before the present one: "before it
// was changed", "before the last change", "before Pier Seven", "used to be".
func (a *analysis) readPrior() {
	for i := range a.p.Toks {
		if a.gone[i] {
			continue
		}
		for _, u := range usedPhrases {
			if text.StandsAt(a.p, text.Span{From: 0, To: len(a.p.Toks)}, i, u) {
				a.q.Prior = true
				a.drop(i, i+len(u))
			}
		}
		if l := a.low(i); l != "before" && l != "until" || i+1 >= len(a.p.Toks) {
			continue
		}
		end := i + 1
		for end < len(a.p.Toks) && !a.cuts(end) {
			end++
		}
		if i > a.wh || end <= a.wh { // "before the change, what was …" stands apart
			a.readReplaced(text.Span{From: i + 1, To: end})
			return
		}
	}
}

// readReplaced reads the change, or the value, before which a question asks for one.
func (a *analysis) readReplaced(at text.Span) {
	q, first := a.q, a.p.Toks[at.From]
	for i := at.From; i < at.To; i++ {
		q.Prior = q.Prior || changeNouns[a.low(i)]
	}
	named := at.To-at.From <= 4 && first.Kind == text.Word && first.Capital
	if !q.Prior && (named || text.InValues(a.p, at.From) && !a.gone[at.From]) {
		q.Prior, q.PriorTo = true, text.Tidy(a.p.Quote(at))
	}
	if q.Prior {
		a.drop(at.From-1, at.To)
	}
}
