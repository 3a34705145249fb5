package reader

import (
	"math"
	"slices"

	"memloom/internal/corpus"
)

// Which of two things came first, where nobody tells of both in the question's words:
// each message speaks for a side by how much of it it has, and the times of all of them
// are compared.

// mentioned is a part that may tell that a side came about.
type mentioned struct {
	occurrence
	weight float64
}

// Below leastMentioned no message tells of a side; from leastSooner on the one order is
// likelier than the other.
const (
	leastMentioned = .45
	leastSooner    = .7
)

// sooner answers from all that is said of both sides.
func (s *scene) sooner(q sequence, about *claimed, on corpus.Date, dated bool) (finding, bool) {
	var sides [2][]mentioned
	for i, side := range q.sides {
		c := s.claimOf(side, on, dated)
		c.frame = true
		c.units = slices.DeleteFunc(c.units, func(u claimedUnit) bool { return timeStems[u.stem] || orderHints[u.stem] })
		if sides[i] = s.mentionedIn(c, about); len(sides[i]) == 0 {
			return finding{}, false
		}
	}
	first, second := 0.0, 0.0
	for _, a := range sides[0] {
		for _, b := range sides[1] {
			switch w := a.weight * b.weight; {
			case a.before(b.occurrence):
				first += w
			case b.before(a.occurrence):
				second += w
			}
		}
	}
	sure := max(first, second) / max(first+second, 1e-9)
	if sure < leastSooner {
		return finding{}, false
	}
	f := finding{cites: []int{heaviest(sides[0]).msg, heaviest(sides[1]).msg}, reason: "When each of the two is spoken of."}
	held := math.Pow(heaviest(sides[0]).weight*heaviest(sides[1]).weight, .125)
	f.confidence = int(100 * sure * (.1 + .7*held))
	slices.Sort(f.cites)
	f.cites = slices.Compact(f.cites)
	f.answer = q.answer(first > second)
	return f, true
}

func heaviest(list []mentioned) mentioned {
	return slices.MaxFunc(list, func(a, b mentioned) int {
		switch {
		case a.weight < b.weight:
			return -1
		case a.weight > b.weight:
			return 1
		}
		return b.msg - a.msg
	})
}

// mentionedIn are the parts that have most of a side, the more of it the heavier.
func (s *scene) mentionedIn(c, about *claimed) []mentioned {
	var out []mentioned
	top := 0.0
	people := !slices.ContainsFunc(c.units, func(u claimedUnit) bool { return u.person == "" })
	for _, i := range s.likely(c) {
		n := len(out) // one part of each message speaks for it
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			h := s.holds(c, k)
			w := s.shareOf(c, h, k)
			if w == 0 || h.near == 0 {
				continue
			}
			a := s.shareOf(about, s.holds(about, k), k)
			if people {
				w *= a
			} else {
				w *= .7 + .3*a
			}
			if w < leastMentioned {
				continue
			}
			at := s.timeOf(k)
			w = math.Pow(w, 4)
			switch {
			case k.mood == asked, k.mood != asserted && !at.told(s, k):
				continue
			case k.against() || k.mood != asserted || !s.tellsDone(k):
				w *= .4
			}
			if top = max(top, w); n == len(out) || w > out[n].weight {
				out = append(out[:n], mentioned{at, w})
			}
		}
	}
	if top < math.Pow(leastMentioned, 4) {
		return nil
	}
	return out
}

// shareOf is how much of a claim a part has, with what stands around it; its figures too.
func (s *scene) shareOf(c *claimed, h hold, k *stretch) float64 {
	all, held := 0.0, 0.0
	for i, u := range c.units {
		all += u.weight
		held += u.weight * h.at[i]
	}
	for _, v := range c.values {
		all++
		held += s.holdsValue(v, k)
	}
	if all == 0 {
		return 1
	}
	return held / all
}
