package reader

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// weigh answers an open question that the strict reading left: what came first, whether
// something is so, or a value of which two things are told.
func (t *talk) weigh(p posed, q *query, dated bool) (finding, bool) {
	if q.ask == askWhether && q.event != noEvent && len(parse(p.text, p.on).vals) == 0 && t.namesIt(q) {
		return finding{}, false // "not finished yet" holds for its day, and not for ever (events.go)
	}
	if f, ok := t.inSequence(p, dated); ok {
		return f, true
	}
	if f, ok := t.ranked(p, dated); ok {
		return f, true
	}
	if f, ok := t.weighBound(p, dated); ok {
		return f, true
	}
	if f, ok := t.weighWhether(p.text, p.asker, p.on, dated); ok {
		return f, true
	}
	return t.torn(p.text, p.on, dated)
}

// weighOption chooses an option where the strict reading left it open: by the order of
// what happened, by the manner of somebody's writing, or by what the messages give it.
func (t *talk) weighOption(in prompts.SolveIn, on corpus.Date) (prompts.SolveOut, bool) {
	for _, way := range []func(prompts.SolveIn, corpus.Date) (prompts.SolveOut, bool){t.inOrder, t.theirLine} {
		if out, ok := way(in, on); ok {
			return out, true
		}
	}
	if asksForLine(parse(in.Question, on)) {
		return prompts.SolveOut{}, false
	}
	return t.backed(in, on)
}
