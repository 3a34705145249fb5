package solve

import "memloom/internal/builtin/reader/text"

// turnDowns are what a question says of a value that was not taken.
var turnDowns = text.ByFirst([][]string{{"turned", "down"}, {"rejected"}, {"ruled", "out"}, {"dropped"}, {"discarded"}, {"dismissed"}, {"passed", "over"}, {"left", "out"}, {"not", "taken"}, {"not", "chosen"}, {"not", "picked"}, {"n't", "taken"}, {"n't", "chosen"}, {"decided", "against"}, {"n't", "make", "it"}, {"lost", "out"}})

// readRejected recognises the question which value of an attribute was weighed
// and not taken.
func (a *analysis) readRejected() {
	q := a.q
	if q.Ask != AskValue || len(q.Np) == 0 {
		return
	}
	for _, s := range q.Np {
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
func (t *Talk) solveRejected(q *Query) Finding {
	d := *q
	d.Ask, d.Attr = AskDropped, nil
	var kept []Candidate
	for _, c := range t.Clauses(&d) {
		p := t.Read[c.Msg]
		if len(q.Missing(p, text.Span{From: 0, To: len(p.Toks)})) == 0 {
			kept = append(kept, c)
		}
	}
	if f := t.settle(&d, t.bySpeaker(q, kept)); f.Answer != "" || len(f.Cites) > 0 {
		return f
	}
	return t.weighed(q)
}
