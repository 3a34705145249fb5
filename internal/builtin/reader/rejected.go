package reader

import "memloom/internal/builtin/reader/text"

// turnDowns are what a question says of a value that was not taken.
var turnDowns = text.ByFirst([][]string{{"turned", "down"}, {"rejected"}, {"ruled", "out"}, {"dropped"}, {"discarded"}, {"dismissed"}, {"passed", "over"}, {"left", "out"}, {"not", "taken"}, {"not", "chosen"}, {"not", "picked"}, {"n't", "taken"}, {"n't", "chosen"}, {"decided", "against"}, {"n't", "make", "it"}, {"lost", "out"}})

// readRejected recognises the question which value of an attribute was weighed
// and not taken.
func (a *analysis) readRejected() {
	q := a.q
	if q.ask != askValue || len(q.np) == 0 {
		return
	}
	for _, s := range q.np {
		if dropStems[s] || turnedDown[s] {
			return
		}
	}
	for i := range a.p.Toks {
		q.rejected = q.rejected || turnDowns.At(a.p, text.Span{From: 0, To: len(a.p.Toks)}, i) > 0
	}
}

// solveRejected answers with what a message turns down for the attribute, or
// with the one alternative that was weighed and not taken.
func (t *talk) solveRejected(q *query) finding {
	d := *q
	d.ask, d.attr = askDropped, nil
	var kept []candidate
	for _, c := range t.clauses(&d) {
		p := t.read[c.msg]
		if len(q.missing(p, text.Span{From: 0, To: len(p.Toks)})) == 0 {
			kept = append(kept, c)
		}
	}
	if f := t.settle(&d, t.bySpeaker(q, kept)); f.answer != "" || len(f.cites) > 0 {
		return f
	}
	return t.weighed(q)
}
