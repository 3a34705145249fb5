package solve

import (
	"slices"

	"memloom/internal/builtin/reader/talk"
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
func query(t *talk.Talk, p posed) *talk.Query { return talk.Analyse(p.text, p.asker, p.on, &t.People) }

// answer reads a question of somebody on a day: times that count from that day are written out and what is named by
// what somebody did gets its name; then it is taken apart, unless it asks for what somebody did or for what made
// something change.
func answer(t *talk.Talk, p posed) (*talk.Query, Finding) {
	u := unfold(t, inFull(p.text, p.on), p.asker, p.on)
	p = p.as(u.text)
	if u.lost {
		return query(t, p), nothing("no message tells which thing is meant")
	}
	if f, ok := solveTrigger(t, p.text, p.asker, p.on); ok {
		return query(t, p), f.resting(u.cites)
	}
	if f, ok := solveGap(t, p.text, p.asker, p.on); ok {
		return query(t, p), f.resting(u.cites)
	}
	q, f := apart(t, p)
	return q, f.resting(u.cites)
}

// apart takes a question apart: a subject that is described is found first, then a case is followed to its rule, or a
// claim compared with what is told. Where nothing answers it, it is asked in other words that the messages show to mean
// the same.
func apart(t *talk.Talk, p posed) (*talk.Query, Finding) {
	text, led, ok := undescribed(t, p.text, p.asker, p.on)
	p = p.as(text)
	if !ok {
		return query(t, p), led
	}
	f, ok := solveCase(t, p.text)
	if !ok && p.open {
		f, ok = solveClaim(t, p.text, p.asker, p.on)
	}
	q := query(t, p)
	if !ok {
		if q, f = direct(t, p); f.Answer == "" && len(f.Cites) == 0 {
			f = reworded(t, p.text, p.on, func(text string) (*talk.Query, Finding) { return direct(t, p.as(text)) })
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
