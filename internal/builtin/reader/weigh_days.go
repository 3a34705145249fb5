package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// datesFit says how the days of a claim stand to a part: 1 where its message
// names them or was written then, -1 where it names another of the same
// precision, 0 where it says nothing of days.
func (s *scene) datesFit(c *claimed, k *stretch) int {
	if len(c.dates) == 0 {
		return 0
	}
	p, other := s.read[k.msg], false
	for _, v := range p.vals {
		d, ok := v.as(dateKinds)
		if !ok {
			continue
		}
		for _, w := range c.dates {
			if w.Equal(d) || within(d, w) {
				return 1
			}
		}
		other = other || k.at.has(v.from)
	}
	if other {
		return -1
	}
	if k.undone && s.plannedOn(c, k) {
		return 1
	}
	on := corpus.Value{Kind: corpus.KindDate, Precision: corpus.Day, Date: s.msgs[k.msg].At.Date()}
	for _, w := range c.dates {
		if within(on, w) {
			return 1
		}
		on.Date-- // told the day after: "no patch last night"
		if within(on, w) && slices.ContainsFunc(p.toks, func(t token) bool { return t.low == "last" || t.low == "yesterday" }) {
			return 1
		}
		on.Date++
	}
	return -1
}

// plannedOn says that a message shortly before names the day: "I'll hand it in on
// Friday", and then "I was going to, but".
func (s *scene) plannedOn(c *claimed, k *stretch) bool {
	for j, n := s.prev[k.msg], 0; j >= 0 && n < contextReach; j, n = s.prev[j], n+1 {
		for _, v := range s.read[j].vals {
			if d, ok := v.as(dateKinds); ok && slices.ContainsFunc(c.dates, func(w corpus.Value) bool { return within(d, w) }) {
				return true
			}
		}
	}
	return false
}

// within says that a day lies in a day, a month or a year.
func within(d, w corpus.Value) bool {
	a, b := d.Date.Time(), w.Date.Time()
	switch w.Precision {
	case corpus.Day:
		return d.Precision == corpus.Day && d.Date == w.Date
	case corpus.Month:
		return (d.Precision == corpus.Day || d.Precision == corpus.Month) && a.Month() == b.Month() && a.Year() == b.Year()
	case corpus.Year:
		return a.Year() == b.Year()
	}
	return false
}
