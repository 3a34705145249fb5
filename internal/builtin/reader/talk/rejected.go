package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// turnDowns are what a question says of a value that was not taken.
var turnDowns = text.ByFirst([][]string{{"turned", "down"}, {"rejected"}, {"ruled", "out"}, {"dropped"}, {"discarded"},
	{"dismissed"}, {"passed", "over"}, {"left", "out"}, {"not", "taken"}, {"not", "chosen"}, {"not", "picked"}, {"n't",
		"taken"}, {"n't", "chosen"}, {"decided", "against"}, {"n't", "make", "it"}, {"lost", "out"}})

// readRejected recognises the question which value of an attribute was weighed and not taken.
func (a *analysis) readRejected() {
	q := a.q
	if q.Ask != AskValue || len(q.Np) == 0 {
		return
	}
	for _, s := range q.Np {
		if DropStems[s] || TurnedDown[s] {
			return
		}
	}
	for i := range a.p.Toks {
		q.Rejected = q.Rejected || turnDowns.At(a.p, text.Span{From: 0, To: len(a.p.Toks)}, i) > 0
	}
}

// TurnedDown are nouns for whatever was turned down.
var TurnedDown = english.Stems("option approach idea variant solution path way choice candidate plan proposal possibility")
