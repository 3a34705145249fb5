package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// What the messages have that a finding rests on, and what others say of the same.

// followReach is how many later messages of a group are heard on a finding.
const followReach = 8

// around is the talk about what a finding rests on: the messages that it cites, those
// from which a topic is carried, and some that follow. It returns which of them are cited.
func (t *talk) around(cites []int) (*talk, []int) {
	var in []int
	for _, c := range cites {
		for j, n := c, 0; j >= 0 && n < followReach; j, n = t.prev[j], n+1 {
			in = append(in, j)
		}
	}
	last := slices.Max(cites)
	for i, n := last+1, 0; i < len(t.msgs) && i <= last+8*followReach && n < followReach; i++ {
		if t.msgs[i].Group == t.msgs[last].Group {
			in = append(in, i)
			n++
		}
	}
	slices.Sort(in)
	in = slices.Compact(in)
	s := &talk{people: t.people}
	for _, i := range in {
		s.msgs, s.read = append(s.msgs, t.msgs[i]), append(s.read, t.read[i])
		s.prev = append(s.prev, slices.Index(in, t.prev[i]))
	}
	at := make([]int, len(cites))
	for k, c := range cites {
		at[k] = slices.Index(in, c)
	}
	return s, at
}

// ground tells what the messages have that a finding rests on.
func (r *ranking) ground(f finding, x *features) {
	s, at := r.t.around(f.cites)
	all := make([]openHits, len(s.msgs))
	for i := range s.msgs {
		all[i] = r.f.match.hits(s, i)
	}
	words := r.f.match.words
	total, held, carry := 0.0, 0.0, 0.0
	rarest := 0.0
	for k, w := range words {
		total += w.weight
		best := 0.0
		for _, i := range at {
			switch {
			case all[i].how[k] == alike || w.name != "" && w.name == s.msgs[i].Speaker:
				best = 1
			case all[i].how[k] == kindred:
				best = max(best, ofKind)
			case all[i].how[k] == opposite:
				best = max(best, .3)
			}
			if part, _ := s.carried(all, i, k, w); best == 0 && part > 0 {
				best = part / 2
			}
		}
		switch {
		case best >= 1:
			held += w.weight
		case best > 0:
			carry += w.weight
		default:
			x[xLacksName] = max(x[xLacksName], flag(w.number || w.proper || w.name != ""))
			rarest = max(rarest, w.weight)
		}
	}
	if total > 0 {
		x[xCovered], x[xCarriedOn], x[xLacksRare] = held/total, carry/total, rarest/total
	}
	c, where := r.bestSentence(s, all, at, f)
	x[xCoveredSent] = c.direct
	if f.by == byReading && r.named {
		x[xNamedCovered] = min(c.direct, x[xCovered])
		if f.ruled { // whoever states it need not name the case that is left out, nor ask for consent
			x[xNamedCovered] = 1
		}
	}
	if where.to > where.from {
		x[xNearness] = c.near(s.read[c.msg], where)
	} else {
		x[xWorkedOut] = flag(f.answer != "" && f.by != byWhether && f.by != byOption)
	}
	if f.answer != "" && f.by != byWhether {
		x[xDenies], x[xPlans] = flag(c.denied), flag(c.ahead && !r.f.plan)
		x[xOnlyGuesses], x[xAsksItself] = flag(c.guess && !r.f.guess), flag(s.read[c.msg].asks[c.sent])
	}
	r.elsewhere(s, all, at, f, x)
}

// bestSentence is the sentence of the cited messages that gives the answer, or else
// has most of the question, and where the answer stands in it.
func (r *ranking) bestSentence(s *talk, all []openHits, at []int, f finding) (telling, span) {
	var best telling
	var where span
	score := -1.0
	want := parse(f.answer, r.p.on)
	for _, i := range at {
		for n := range s.read[i].sents {
			c := s.telling(r.f, all, i, n)
			place, ok := standsIn(s.read[i], c.span, want)
			v := c.direct + 2*flag(ok)
			if v > score {
				score, best, where = v, c, place
			}
		}
	}
	return best, where
}

// standsIn finds an answer in a stretch of a text: its words or its value.
func standsIn(p *parsed, s span, answer *parsed) (span, bool) {
	want := answer.toks
	if len(want) == 0 {
		return span{}, false
	}
	if len(answer.vals) == 1 {
		for _, v := range p.vals {
			if s.has(v.from) && sharesReading(v, answer.vals[0]) {
				return v.span, true
			}
		}
	}
	for i := s.from; i+len(want) <= s.to; i++ {
		n := 0
		for n < len(want) && p.toks[i+n].low == want[n].low {
			n++
		}
		if n == len(want) {
			return span{i, i + n}, true
		}
	}
	return span{}, false
}

// elsewhere hears what others say of the same.
func (r *ranking) elsewhere(s *talk, all []openHits, at []int, f finding, x *features) {
	answer := parse(f.answer, r.p.on)
	if len(answer.vals) == 0 {
		return
	}
	last := slices.Max(at)
	for i := range s.msgs {
		if r.f.first || r.f.prior || i < last && r.f.last {
			continue // one of several is asked for
		}
		if slices.Contains(at, i) || !otherValue(answer, s.read[i]) {
			continue
		}
		total, held := 0.0, 0.0
		for k, w := range r.f.match.words {
			total += w.weight
			if all[i].how[k] != unrelated {
				held += w.weight
			} else if part, _ := s.carried(all, i, k, w); part > 0 {
				held += part * w.weight
			}
		}
		if total == 0 || held/total < .4*x[xCovered] {
			continue
		}
		if i < last {
			x[xSaidBefore] = max(x[xSaidBefore], held/total)
			continue
		}
		x[xSaidLater] = max(x[xSaidLater], held/total)
		if slices.ContainsFunc(s.read[i].toks, func(t token) bool { return correctingWords[t.low] }) {
			x[xCorrected] = 1
		}
	}
}

// otherValue says that a text has a value of the kind of an answer's, and not that one.
func otherValue(answer, p *parsed) bool {
	other := false
	for _, v := range p.vals {
		if sharesReading(v, answer.vals[0]) {
			return false
		}
		other = other || slices.ContainsFunc(v.readings, func(a corpus.Value) bool { return a.Kind == answer.vals[0].readings[0].Kind })
	}
	return other
}
