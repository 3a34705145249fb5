package reader

import "slices"

// Whether what a message says is meant as an option or a question means it.

// barred says that a part does not back an option whatever words they share: it asks,
// plans or supposes, denies, speaks of somebody else or of the opposite.
func (s *scene) barred(c, question *claimed, k *stretch, h hold) bool {
	switch {
	case k.mood == asked, k.mood == planned && !question.open, k.mood == supposed && !question.advice, h.flips > 0:
		return true
	case k.against() != deniesIn(c.read, c.at):
		return true
	case len(question.read.toks) > 0 && question.read.toks[0].low == "why" && !s.reasons(k):
		return true
	}
	return heShe(c.read, span{0, len(c.read.toks)})*heShe(s.read[k.msg], k.at) < 0
}

// hasHead says that the thing that a question names first, with an article or an owner,
// is what a part or the messages before it speak of: "where is the key to the drawer?",
// "what was Ada's objection?"
func (s *scene) hasHead(question *claimed, k *stretch) bool {
	p, end, first := question.read, -1, 0
	if len(question.units) > 1 && question.units[0].person != "" && p.toks[question.units[1].at.from-1].low == "'s" {
		first = 1
	}
	for i, u := range question.units[min(first, len(question.units)):] {
		i += first
		if i == first && (u.person != "" || u.at.from == 0 || !determiners[p.toks[u.at.from-1].low] && first == 0) {
			return true
		}
		if end >= 0 && u.at.from > end {
			break
		}
		end = u.at.to
		if level, _ := s.find(question, i, k); level >= inBefore {
			return true
		}
	}
	return end < 0
}

// becauseWords lead to a reason.
var becauseWords = words("because bc cos cause since as so due reason why therefore hence for")

// reasons says that a sentence gives a reason, or answers who asked for one.
func (s *scene) reasons(k *stretch) bool {
	p := s.read[k.msg]
	sent := p.sents[k.sent]
	if slices.ContainsFunc(p.toks[sent.from:sent.to], func(t token) bool { return becauseWords[t.low] }) {
		return true
	}
	j := s.prev[k.msg]
	return j >= 0 && s.read[j].lastAsks() && hasLow(s.read[j], "why")
}

// strange says that a part speaks of somebody or something else than the question names.
func (s *scene) strange(question *claimed, k *stretch) bool {
	people, here := 0, 0
	for i, u := range question.units {
		switch {
		case u.person != "":
			people++
			here += count(s.findPerson(u.person, k) >= inBefore && !s.ofOther(u.person, k))
		case u.at.from > 0 && question.read.toks[u.at.from].capital:
			if level, _ := s.find(question, i, k); level < inBefore {
				return true
			}
		}
	}
	for _, v := range question.values {
		if s.holdsValue(v, k) == 0 && !s.valueBefore(v, k) {
			return true
		}
	}
	return people > 0 && here == 0
}

// ofOther says that a part names somebody else than the one who is asked about, or is
// what somebody else says of themselves; a part without anybody goes on about those of
// the part before.
func (s *scene) ofOther(name string, k *stretch) bool {
	parts := s.partsIn(k)
	at := slices.IndexFunc(parts, func(o *stretch) bool { return o.at == k.at })
	for ; at >= 0; at-- {
		if names, some := s.namedIn(k, parts[at].at); some {
			return !slices.Contains(names, name)
		}
		if slices.ContainsFunc(s.read[k.msg].toks[parts[at].at.from:parts[at].at.to], func(t token) bool { return t.low == "i" || t.low == "my" }) {
			return s.msgs[k.msg].Speaker != name
		}
	}
	return false
}

// valueBefore says that a message shortly before has a value.
func (s *scene) valueBefore(v value, k *stretch) bool {
	for j, n := s.prev[k.msg], 0; j >= 0 && n < contextReach; j, n = s.prev[j], n+1 {
		if slices.ContainsFunc(s.read[j].vals, func(o value) bool { return sharesReading(v, o) }) {
			return true
		}
	}
	return false
}

// heShe is the sex of those of whom a text speaks: 1, -1, or 0 where it does not tell.
func heShe(p *parsed, s span) int {
	he, she := false, false
	for _, t := range p.toks[s.from:s.to] {
		switch t.low {
		case "he", "him", "his", "himself":
			he = true
		case "she", "her", "hers", "herself":
			she = true
		}
	}
	return count(he) - count(she)
}

// heavy says that a claim has a word of content.
func (c *claimed) heavy() bool {
	return slices.ContainsFunc(c.units, func(u claimedUnit) bool { return u.weight >= .5 })
}

// takenBack says that a later message denies what an option rests on.
func (s *scene) takenBack(parts []*claimed, question *claimed, after int) bool {
	last := min(len(s.msgs), after+1+manyMessages)
	for i := after + 1; i < last; i++ {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			if !k.against() || k.mood == asked {
				continue
			}
			for _, c := range parts {
				if h := s.holds(c, k); !deniesIn(c.read, c.at) && s.nearTo(c, h) >= .35 && h.flips == 0 && s.topical(question, k) >= .3 {
					return true
				}
			}
		}
	}
	return false
}

// nearTo is how much of what a claim says, small words aside, stands in a sentence.
func (s *scene) nearTo(c *claimed, h hold) float64 {
	near, all := 0.0, 0.0
	for i, u := range c.units {
		if !u.tells() {
			all += u.weight
			near += u.weight * float64(count(h.at[i] >= inSent))
		}
	}
	return near / max(all, .1)
}

// topical says how much of a question a part and what stands around it is about.
func (s *scene) topical(question *claimed, k *stretch) float64 {
	h := s.holds(question, k)
	all, held := 0.0, 0.0
	for i, u := range question.units {
		all += u.weight
		held += u.weight * h.at[i]
	}
	for _, v := range question.values {
		all++
		held += s.holdsValue(v, k)
	}
	if len(question.dates) > 0 {
		all++
		held += max(0, float64(s.datesFit(question, k)))
	}
	if all == 0 {
		return .5
	}
	return held / all
}

// holdsValue says how far a part holds a value: in its sentence, in its message.
func (s *scene) holdsValue(v value, k *stretch) float64 {
	p, best := s.read[k.msg], 0.0
	for _, o := range p.vals {
		if !sharesReading(v, o) {
			continue
		}
		switch {
		case k.at.has(o.from):
			return inStretch
		case p.sents[k.sent].has(o.from):
			best = max(best, inSent)
		default:
			best = max(best, inMessage)
		}
	}
	return best
}
