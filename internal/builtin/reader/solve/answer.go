package solve

import (
	"slices"

	"memloom/internal/corpus"
)

// posed is a question as it is put.
type posed struct {
	text  string
	asker string
	on    corpus.Date
	open  bool // no options to choose from: its answer may be yes or no, or of several parts
}

// as is the same question in other words.
func (p posed) as(text string) posed {
	p.text = text
	return p
}

// query analyses a question.
func (t *Talk) query(p posed) *Query { return Analyse(p.text, p.asker, p.on, &t.People) }

// answer reads a question of somebody on a day: times that count from that day
// are written out and what is named by what somebody did gets its name; then it
// is taken apart, unless it asks for what somebody did or for what made something
// change.
func (t *Talk) answer(p posed) (*Query, Finding) {
	u := t.unfold(inFull(p.text, p.on), p.asker, p.on)
	p = p.as(u.text)
	if u.lost {
		return t.query(p), nothing("no message tells which thing is meant")
	}
	if f, ok := t.solveDone(p.text, p.asker, p.on); ok {
		return t.query(p), f
	}
	if f, ok := t.solveTrigger(p.text, p.asker, p.on); ok {
		return t.query(p), f.resting(u.cites)
	}
	if f, ok := t.solveGap(p.text, p.asker, p.on); ok {
		return t.query(p), f.resting(u.cites)
	}
	q, f := t.apart(p)
	return q, f.resting(u.cites)
}

// apart takes a question apart: a subject that is described is found first, then
// a case is followed to its rule, or a claim compared with what is told. Where
// nothing answers it, it is asked in other words that the messages show to mean
// the same.
func (t *Talk) apart(p posed) (*Query, Finding) {
	text, led, ok := t.undescribed(p.text, p.asker, p.on)
	p = p.as(text)
	if !ok {
		return t.query(p), led
	}
	f, ok := t.solveCase(p.text)
	if !ok && p.open {
		f, ok = t.solveClaim(p.text, p.asker, p.on)
	}
	q := t.query(p)
	if !ok {
		if q, f = t.direct(p); f.Answer == "" && len(f.Cites) == 0 {
			f = t.reworded(p.text, p.on, func(text string) (*Query, Finding) { return t.direct(p.as(text)) })
		}
	}
	return q, f.resting(led.Cites)
}

// resting adds the messages that led to an answer to those that it rests on.
func (f Finding) resting(led []int) Finding {
	if f.Answer == "" {
		return f
	}
	for _, c := range led {
		if !slices.Contains(f.Cites, c) {
			f.Cites = append(f.Cites, c)
		}
	}
	return f
}
