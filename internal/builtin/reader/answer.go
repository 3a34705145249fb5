package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// answer puts what the asker says in a way of their own plainly, answers that,
// and, where it finds nothing, asks in other words.
func (t *talk) answer(text, asker string, on corpus.Date) (*query, finding) {
	u := t.unfold(text, asker, on)
	if u.lost {
		return analyse(u.text, asker, on, &t.people), nothing("no message tells which thing is meant")
	}
	q, f := t.apart(u.text, asker, on)
	if f.answer == "" && len(f.cites) == 0 {
		f = t.reworded(u.text, asker, on)
	}
	return q, f.resting(u.cites)
}

// apart takes a question apart: a subject that is described is found first, then
// a case is followed to its rule, or a claim compared with what is told.
func (t *talk) apart(text, asker string, on corpus.Date) (*query, finding) {
	text, led, ok := t.undescribed(text, asker, on)
	if !ok {
		return analyse(text, asker, on, &t.people), led
	}
	f, ok := t.solveDone(text, asker, on)
	if !ok {
		f, ok = t.solveCase(text)
	}
	if !ok {
		f, ok = t.solveClaim(text, asker, on)
	}
	q := analyse(text, asker, on, &t.people)
	if !ok {
		q, f = t.direct(text, asker, on)
	}
	return q, f.resting(led.cites)
}

// resting adds the messages that led to an answer to those that it rests on.
func (f finding) resting(led []int) finding {
	if f.answer == "" {
		return f
	}
	for _, c := range led {
		if !slices.Contains(f.cites, c) {
			f.cites = append(f.cites, c)
		}
	}
	return f
}
