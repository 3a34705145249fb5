package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// answer puts what the asker says in a way of their own plainly, answers that,
// and, where it finds nothing, asks in other words. A question is open where
// there are no options to choose from.
func (t *talk) answer(text, asker string, on corpus.Date, open bool) (*query, finding) {
	u := t.unfold(text, asker, on)
	if u.lost {
		return analyse(u.text, asker, on, &t.people), nothing("no message tells which thing is meant")
	}
	q, f := t.apart(u.text, asker, on, open)
	if f.answer == "" && len(f.cites) == 0 {
		f = t.reworded(u.text, asker, on)
	}
	return q, f.resting(u.cites)
}

// apart takes a question apart: a subject that is described is found first, then
// a case is followed to its rule, or a claim compared with what is told; where
// there are options the answer is one of them and no yes or no.
func (t *talk) apart(text, asker string, on corpus.Date, open bool) (*query, finding) {
	text, led, ok := t.undescribed(text, asker, on)
	if !ok {
		return analyse(text, asker, on, &t.people), led
	}
	f, ok := t.solveDone(text, asker, on)
	if !ok {
		f, ok = t.solveCase(text)
	}
	if !ok && open {
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
