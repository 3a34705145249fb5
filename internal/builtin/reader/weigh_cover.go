package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// claimed is what a question or an option claims: words, names, values.
type claimed struct {
	read   *parsed
	units  []claimedUnit
	dates  []corpus.Value        // days and months at which it is to have been
	values []value               // other values
	frame  bool                  // a question, which is only what it is about
	open   bool                  // of a question: plans and wishes are what it asks for
	advice bool                  // and so are proposals
	found  []map[int][]agreement // per unit: how the parts of a message stand to it
}

// claimedUnit is a unit of a claim; of a person it has the name.
type claimedUnit struct {
	unit
	person string
}

// nameWeight: in a talk of few those who act are seldom named.
const nameWeight = .5

// asideWeight is that of what only tells when or which: "on the evening that had
// been promised".
const (
	asideWeight = .25
	timeWeight  = .1
)

var (
	asideWords = words("when before after as while until since that who which where because")
	timeStems  = stems("morning evening afternoon night noon midday lunchtime lunch day week month year time moment date visit time straight right end start")
)

// claim reads a text as a claim, without the units that are given; dated says
// that days by name count from a day that is known.
func (t *talk) claim(p *parsed, at span, dated bool, without ...unit) *claimed {
	c := &claimed{read: p}
	for _, v := range p.vals {
		if !at.has(v.from) {
			continue
		}
		if d, ok := v.as(dateKinds); ok && d.Precision == corpus.Day && !dated && !strings.ContainsAny(v.surface, "0123456789") {
			continue // "that Friday": of which week, nothing says
		} else if ok {
			c.dates = append(c.dates, d)
		} else if !wordNumber(p, v) {
			c.values = append(c.values, v)
		}
	}
	for _, u := range unitsOf(p, at) {
		if inValues(p, u.at.from) && !slices.ContainsFunc(p.vals, func(v value) bool { return v.has(u.at.from) && wordNumber(p, v) }) {
			continue
		}
		if slices.ContainsFunc(without, u.equals) {
			continue
		}
		k := claimedUnit{unit: u}
		if who, ok := t.people.personAt(p, u.at.from, false); ok {
			k.person, k.weight = who.name, nameWeight
			if n := len(c.units); n > 0 && c.units[n-1].person == who.name {
				continue
			}
		} else if who, ok := t.people.personAt(p, u.at.from-1, false); ok && who.to > u.at.from {
			continue // the second word of a name
		}
		if u.stem == stem("use") {
			k.weight = 1 // slight in an answer, but it may be all that is asked
		}
		if timeStems[u.stem] {
			k.weight = timeWeight
		} else if len(c.units) > 0 && slices.ContainsFunc(p.toks[c.units[0].at.to:u.at.from], func(t token) bool { return asideWords[t.low] }) {
			k.weight = min(k.weight, asideWeight)
		}
		c.units = append(c.units, k)
	}
	return c
}

// wordNumber: "one" and "first" are seldom what a claim turns on.
func wordNumber(p *parsed, v value) bool {
	l := p.toks[v.from].low
	return v.to == v.from+1 && (l == "one" || l == "first" || l == "second")
}

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
	}
}

// toldPast says that a part has a verb of the past: "approved it on Monday".
func (s *scene) toldPast(i int, k *stretch) bool {
	return slices.ContainsFunc(s.read[i].toks[k.at.from:k.at.to], func(t token) bool { return participle(t.low) })
}

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
		case a == alike && o.against() && !k.against() && !c.frame:
			level, how = max(level, inTalk), a // what is denied there is not told here
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
