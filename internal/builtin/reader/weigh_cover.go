package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// scene is the messages as they are weighed: the parts of each, made when they
// are first looked at.
type scene struct {
	*talk
	parts [][]stretch
	agree map[[2]string]agreement // of stems that were compared
}

func (t *talk) scene() *scene {
	return &scene{t, make([][]stretch, len(t.msgs)), map[[2]string]agreement{}}
}

func (s *scene) partsOf(i int) []stretch {
	if s.parts[i] == nil {
		s.parts[i] = partsOf(s.read[i], i)
		s.ahead(i)
		if s.parts[i] == nil {
			s.parts[i] = []stretch{}
		}
	}
	return s.parts[i]
}

// ahead marks what a message says of days to come: "the scanner arrives on Thursday".
func (s *scene) ahead(i int) {
	for j := range s.parts[i] {
		k := &s.parts[i][j]
		for _, v := range s.read[i].vals {
			if d, ok := v.as(dateKinds); ok && k.at.has(v.from) && !s.toldPast(i, k) && d.Precision == corpus.Day && d.Date > s.msgs[i].At.Date() {
				k.ahead = true
			}
		}
		if o := max(j-1, 0); s.parts[i][o].ahead && s.parts[i][o].sent == k.sent && !s.toldPast(i, k) {
			k.ahead = true // "it gets laid on the 27th, then we are done"
		}
	}
}

// toldPast says that a part has a verb of the past: "approved it on Monday".
func (s *scene) toldPast(i int, k *stretch) bool {
	p := s.read[i]
	for j := k.at.from; j < k.at.to; j++ {
		if participle(p.toks[j].low) && !(j > k.at.from && nowPassive[p.toks[j-1].low]) {
			return true
		}
	}
	return false
}

// nowPassive make of a participle what is done now or to come: "it gets laid on the 27th".
var nowPassive = words("gets get getting is are 's 're be being")

// How much a unit counts that stands in the part itself, in its sentence, in its
// message, and in the messages that it answers or continues.
const (
	inStretch    = 1.0
	inSent       = .95
	inMessage    = .8
	inBefore     = .55
	inTalk       = .4
	contextReach = 3
	talkReach    = 12
)

// hold is how far a claim is held by a part and what stands around it.
type hold struct {
	at      []float64 // per unit
	flips   int       // units that the part says by their opposite
	flipped int       // the last of them
	near    float64   // weight of the units in the part or its sentence
	share   float64   // weight held of all
	heavy   int       // units that are no names and weigh all
	lacks   int       // those of them that are nowhere near
}

// holds lays a claim beside a part.
func (s *scene) holds(c *claimed, k *stretch) hold {
	h := hold{at: make([]float64, len(c.units))}
	all := 0.0
	for i, u := range c.units {
		level, how := s.find(c, i, k)
		h.at[i] = level
		all += u.weight
		h.share += level * u.weight
		if level >= inSent {
			h.near += u.weight
			if how == opposite {
				h.flips, h.flipped = h.flips+1, i
			}
		}
		if u.weight == 1 {
			h.heavy++
		}
		if level == 0 {
			if u.weight == 1 {
				h.lacks++
			}
		}
	}
	if all > 0 {
		h.share /= all
		h.near /= all
	}
	return h
}

// find looks for a unit of a claim in a part, around it, and before it.
func (s *scene) find(c *claimed, n int, k *stretch) (float64, agreement) {
	if name := c.units[n].person; name != "" {
		return s.findPerson(name, k), alike
	}
	hits, parts := s.hits(c, n, k.msg), s.partsOf(k.msg)
	level, how := 0.0, unrelated
	for i, a := range hits {
		switch o := &parts[i]; {
		case a == unrelated:
		case o.at == k.at:
			return inStretch, a
		case o.sent == k.sent && o.mood == k.mood && o.against() == k.against():
			if level < inSent {
				level, how = inSent, a
			}
		case a == alike && !c.frame && (o.against() && !k.against() || o.mood != asserted && k.mood == asserted):
			level, how = max(level, inTalk), a // what is denied or asked there is not told here
		case a == alike && level < inMessage:
			level, how = inMessage, a
		}
	}
	for j, back := s.prev[k.msg], 0; level == 0 && j >= 0 && back < talkReach; j, back = s.prev[j], back+1 {
		switch {
		case !slices.Contains(s.hits(c, n, j), alike):
		case back < contextReach:
			return inBefore, alike
		default:
			return inTalk, alike
		}
	}
	return level, how
}

// hits are how the parts of a message stand to a unit of a claim, looked up once.
func (s *scene) hits(c *claimed, n, msg int) []agreement {
	if c.found == nil {
		c.found = make([]map[int][]agreement, len(c.units))
	}
	if c.found[n] == nil {
		c.found[n] = map[int][]agreement{}
	}
	out, ok := c.found[n][msg]
	if !ok {
		parts := s.partsOf(msg)
		out = make([]agreement, len(parts))
		for i := range parts {
			out[i] = s.says(c.units[n].unit, parts[i].units)
		}
		c.found[n][msg] = out
	}
	return out
}

// says is counterpart, with what was compared before remembered.
func (s *scene) says(u unit, list []unit) agreement {
	found := unrelated
	for _, v := range list {
		if u.equals(v) {
			return alike
		}
		a, ok := unrelated, false
		key := [2]string{u.stem, v.stem}
		if named := u.stem != "" && v.stem != ""; named {
			a, ok = s.agree[key]
		}
		if !ok {
			if a = u.agrees(v); u.stem != "" && v.stem != "" {
				s.agree[key] = a
			}
		}
		if a == alike || found == unrelated {
			found = a
		}
	}
	return found
}

// findPerson looks for somebody: by name in the part, as the one who speaks of
// themselves, elsewhere in the message, or before.
func (s *scene) findPerson(name string, k *stretch) float64 {
	p, others := s.read[k.msg], false
	for i := k.at.from; i < k.at.to; i++ {
		if who, ok := s.people.personAt(p, i, false); ok {
			if who.name == name {
				return inSent
			}
			others = true
		}
	}
	switch {
	case s.msgs[k.msg].Speaker == name && !others:
		return inSent
	case s.msgs[k.msg].Speaker == name || s.mentions(k.msg, name):
		return inMessage
	}
	for j, n := s.prev[k.msg], 0; j >= 0 && n < contextReach; j, n = s.prev[j], n+1 {
		if s.msgs[j].Speaker == name || s.mentions(j, name) {
			return inBefore
		}
	}
	if len(s.msgs) <= manyMessages {
		return inTalk
	}
	return 0
}

// manyMessages is from where on only so many messages are weighed: those that
// share most words with the claim, as written, and of those the latest.
const manyMessages = 300

// likely returns the messages that may hold a claim, in order of time.
func (s *scene) likely(c *claimed) []int {
	out := make([]int, 0, min(len(s.read), manyMessages))
	if len(s.read) <= manyMessages {
		for i := range s.read {
			out = append(out, i)
		}
		return out
	}
	byShared := make([][]int, len(c.units)+1)
	for i, p := range s.read {
		n := 0
		for _, u := range c.units {
			n += count(u.stem != "" && p.marks.may(u.stem))
		}
		byShared[n] = append(byShared[n], i)
	}
	for n := len(c.units); n > 0 && len(out) < manyMessages; n-- {
		list := byShared[n]
		out = append(out, list[max(0, len(list)-manyMessages+len(out)):]...)
	}
	slices.Sort(out)
	return out
}
