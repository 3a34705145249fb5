package reader

import "slices"

// gift is what a message gives an option, or a part of one.
type gift struct {
	cover   float64 // how much of what the option says it has
	missing float64 // how much of it is not in the message
	topic   float64 // how much of the question it has
	pairs   float64 // how many words that stand beside each other in the option do so here
	barred  bool    // it does not mean it so, or speaks of something else
	msg     int
}

// score is how strongly a gift backs an option; one that lacks too much of it, or is not
// about the question, does not.
func (g gift) score() float64 {
	if g.barred || g.missing > mostMissing || g.topic < leastTopic {
		return 0
	}
	return g.cover * (.5 + .5*g.topic) * (.7 + .3*g.pairs)
}

const (
	mostMissing  = .2
	leastTopic   = .4
	carriedTopic = .2 // less for a question that the messages before have, and not this one
	carriedCover = .35
	valueWeight  = 1.5
)

// bestGift is that of the part of a message that gives a part of an option most.
func (s *scene) bestGift(c, question *claimed, i int, known map[int]gift) gift {
	best, ok := known[i]
	if ok {
		return best
	}
	best = gift{missing: 1, msg: i}
	for k := range s.partsOf(i) {
		if g := s.give(c, question, &s.partsOf(i)[k]); g.better(best) {
			best = g
		}
	}
	known[i] = best
	return best
}

// better compares what two parts give.
func (g gift) better(h gift) bool {
	if g.barred != h.barred {
		return !g.barred && g.cover > 0 || h.cover == 0
	}
	return g.cover*(.5+.5*g.topic)*(.7+.3*g.pairs) > h.cover*(.5+.5*h.topic)*(.7+.3*h.pairs)
}

// give is what a part of a message gives a part of an option.
func (s *scene) give(c, question *claimed, k *stretch) gift {
	h, all := s.holds(c, k), 0.0
	g := gift{msg: k.msg, pairs: s.pairs(c, k)}
	add := func(weight, level float64) {
		all += weight
		switch {
		case level >= inMessage:
			g.cover += weight * level
		case level == inBefore:
			g.cover += weight * carriedCover
			fallthrough
		default:
			g.missing += weight
		}
	}
	crowded := (c.names() || question.names()) && s.crowded(k)
	for i, u := range c.units {
		level := h.at[i]
		switch {
		case u.tells():
			level = float64(count(slices.ContainsFunc(s.read[k.msg].toks[k.at.from:k.at.to], func(t token) bool { return t.low == u.stem })))
		case u.person != "" && !s.concerns(u.person, k):
			level = min(level, inBefore)
		}
		if level == inSent && u.person == "" && crowded {
			level = inBefore // "I do Saturday, Bridie does Sunday"
		}
		add(u.weight, level)
	}
	for _, v := range c.values {
		add(valueWeight, s.holdsValue(v, k))
	}
	if len(c.dates) > 0 {
		add(valueWeight, max(0, float64(s.datesFit(c, k))))
	}
	if all > 0 {
		g.cover, g.missing = g.cover/all, g.missing/all
	}
	a := s.aimOf(question, k)
	g.topic = a.topic
	g.barred = a.strange || s.barred(c, question, k, h)
	return g
}

// names says that a claim names somebody.
func (c *claimed) names() bool {
	return slices.ContainsFunc(c.units, func(u claimedUnit) bool { return u.person != "" })
}

// crowded says that the sentence of a part tells of several people.
func (s *scene) crowded(k *stretch) bool {
	sent := s.read[k.msg].sents[k.sent]
	names, _ := s.namedIn(k, sent)
	if slices.ContainsFunc(s.read[k.msg].toks[sent.from:sent.to], func(t token) bool { return t.low == "i" }) {
		names = append(names, s.msgs[k.msg].Speaker)
	}
	slices.Sort(names)
	return len(slices.Compact(names)) > 1
}

// tells says that a unit is one of the small words that may tell options apart.
func (u claimedUnit) tells() bool { return u.senses == nil && tellingWords[u.stem] }

// concerns says that a part names somebody, or that they speak of themselves in it.
func (s *scene) concerns(name string, k *stretch) bool {
	p := s.read[k.msg]
	switch who, others := s.namedIn(k, k.at); {
	case slices.Contains(who, name):
		return true
	case others:
		return false
	}
	sent := p.sents[k.sent]
	if who, _ := s.namedIn(k, sent); slices.Contains(who, name) {
		return true
	}
	return s.msgs[k.msg].Speaker == name && slices.ContainsFunc(p.toks[sent.from:sent.to], func(t token) bool { return selfWords[t.low] })
}

var selfWords = words("i me my mine we us our")

// namedIn are the people whom a stretch names, with whether there is one.
func (s *scene) namedIn(k *stretch, at span) (names []string, some bool) {
	for i := at.from; i < at.to; i++ {
		if who, ok := s.people.personAt(s.read[k.msg], i, false); ok {
			names = append(names, who.name)
		}
	}
	return names, len(names) > 0
}

// aim is how a part stands to a question with options, found once for all of them.
type aim struct {
	topic   float64 // how much of the question it has around it
	strange bool    // it is about something else
}

func (s *scene) aimOf(question *claimed, k *stretch) aim {
	a, ok := question.aims[k]
	if ok {
		return a
	}
	near, carried := s.topics(question, k)
	a.topic = max(near, carried-carriedTopic)
	if j := s.prev[k.msg]; j >= 0 && k.sent < 2 && slices.Contains(s.read[j].asks, true) && s.msgs[j].Speaker != s.msgs[k.msg].Speaker {
		a.topic = max(near, carried) // it answers
	}
	a.strange = s.holds(question, k).flips > 0 || // the west gate is not the east gate
		s.strange(question, k) || !s.hasHead(question, k)
	if question.aims == nil {
		question.aims = map[*stretch]aim{}
	}
	question.aims[k] = a
	return a
}

// topics is how much of a question a part has around it: in its message, and with the
// messages before.
func (s *scene) topics(question *claimed, k *stretch) (near, carried float64) {
	h, all := s.holds(question, k), 0.0
	for i, u := range question.units {
		all += u.weight
		carried += u.weight * h.at[i]
		if h.at[i] >= inMessage {
			near += u.weight * h.at[i]
		}
	}
	for _, v := range question.values {
		all++
		level := s.holdsValue(v, k)
		carried, near = carried+level, near+level
	}
	if len(question.dates) > 0 {
		all++
		fit := max(0, float64(s.datesFit(question, k)))
		carried, near = carried+fit, near+fit
	}
	if all == 0 {
		return .5, .5
	}
	return near / all, carried / all
}
