package reader

import (
	"slices"
	"strings"
)

// openPeople: who did what the sentence tells, and less surely whoever else it names.
func (t *talk) openPeople(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	add := func(who string, at span, fit float64) {
		o := f.candidate(p, c, at, who, strings.ToLower(who))
		if f.names(who) || slices.ContainsFunc(out, func(b openCandidate) bool { return b.key == o.key }) {
			return
		}
		o.score *= fit
		o.loose = fit < 1
		out = append(out, o)
	}
	if who, at, ok := t.openSubject(f, c); ok {
		if c.denied || c.ahead && !f.plan || f.missesVerb(c, false) {
			add(who, at, 0.9)
		} else {
			add(who, at, 1)
		}
	}
	for i := c.from; i < c.to; i++ {
		if who, at, ok := t.personNear(c, i); ok {
			i = max(i, at.to-1)
			switch before := p.lowIn(c.span, at.from-1); {
			case addressed(p, at.from):
			case prepositions[before] && before != "by" && !f.object:
				add(who, at, 0.6) // more often a place, or whom it was done for
			default:
				add(who, at, 0.75)
			}
		}
	}
	days := moments(p, t.msgs[c.msg].At.Date())
	for _, s := range thingPhrases(p, c.span) { // "sent the cat rescue the 50"
		if p.toks[s.from].low == "the" && !f.saysAll(p, c, s) && !slices.ContainsFunc(days, func(m moment) bool { return m.from < s.to && m.to > s.from }) {
			if f.doneBy(p, c, s) {
				add(p.quote(s), s, 0.9)
			} else {
				add(p.quote(s), s, 0.5)
			}
		}
	}
	if f.views() && len(c.spots) > 0 && !c.denied && !slices.ContainsFunc(p.toks[c.from:c.to], func(t token) bool { return viewStems[t.stem] }) {
		add(t.msgs[c.msg].Speaker, span{c.spots[0].at, c.spots[0].at + 1}, 0.9) // who states it claims it
	}
	add(t.msgs[c.msg].Speaker, span{c.from, c.from + 1}, 0.6)
	return out
}

// addressed says that a name only says who is spoken to: "Dear Ms Aumann".
func addressed(p *parsed, i int) bool {
	for i > 0 && p.toks[i].capital && p.toks[i-1].capital && p.toks[i].low != "dear" {
		i--
	}
	return greetWords[p.toks[i].low] || i > 0 && greetWords[p.toks[i-1].low]
}

var greetWords = words("dear hi hello")

// hearWords in a question ask for who told it.
var hearWords = words("hear heard learn learned learnt know knew told")

// doneBy says that a phrase is the subject of what a question asks about, or of what is
// said of it: "the doctor says".
func (f *openFrame) doneBy(p *parsed, c telling, s span) bool {
	i := s.to
	for i < c.to && (auxiliaries[p.toks[i].low] || plainModifiers[p.toks[i].low] || p.toks[i].low == "who") {
		i++
	}
	if i >= c.to {
		return false
	}
	k, _ := f.verb()
	return slices.ContainsFunc(c.spots, func(x spot) bool { return x.at == i && x.word == k }) || (f.views() || f.holds(hearWords)) && viewStems[p.toks[i].stem]
}

// names says that the question names somebody.
func (f *openFrame) names(who string) bool {
	return slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name == who })
}

// openSubject finds who does what the question asks about, or receives it.
func (t *talk) openSubject(f *openFrame, c telling) (string, span, bool) {
	if len(c.spots) == 0 {
		return "", span{}, false
	}
	p := t.read[c.msg]
	main := c.spots[0]
	for _, s := range c.spots { // the question's verb comes first
		if x, y := f.match.words[s.word], f.match.words[main.word]; x.name == "" && x.day == nil && (y.name != "" || y.day != nil || x.at.from < y.at.from) {
			main = s
		}
	}
	start := main.at
	if f.views() {
		if v := slices.IndexFunc(p.toks[c.from:c.to], func(t token) bool { return viewStems[t.stem] }); v >= 0 {
			start = c.from + v
		}
	}
	if who, at, ok := t.openReceiver(f, c, p); ok {
		return who, at, ok
	}
	return t.openDoer(c, p, start)
}

// personNear reads whom a token names: by name, as "I", as "my sister", or as "she" after
// whom was named last.
func (t *talk) personNear(c telling, i int) (string, span, bool) {
	p, speaker := t.read[c.msg], t.msgs[c.msg].Speaker
	switch l := p.toks[i].low; {
	case l == "i" || l == "me" || l == "im" || l == "ive":
		return speaker, span{i, i + 1}, true
	case l == "he" || l == "she" || l == "him":
		if who := t.lastNamed(c.msg, i, l); who != "" {
			return who, span{i, i + 1}, true
		}
		return "", span{}, false
	case (l == "my" || l == "our") && i+1 < c.to && contentWord(p.toks[i+1].low) && !p.toks[i+1].capital && !c.spotAt(i+1):
		return speaker + "'s " + p.toks[i+1].low, span{i, i + 2}, true
	}
	if who, ok := t.people.personAt(p, i, true); ok && (who.known || who.to > i+1 || i > c.from || isActor(p, c, i)) {
		return who.name, who.span, true
	}
	if name := t.people.called(p, i); name != "" {
		return name, span{i, i + 1}, true
	}
	return "", span{}, false
}

// isActor says that a capital at the beginning of a sentence is a name and not just any
// word: somebody does something, or has it.
func isActor(p *parsed, c telling, i int) bool {
	if i+1 >= c.to {
		return false
	}
	n := p.toks[i+1]
	return n.low == "'s" || n.low == "you" || auxiliaries[n.low] || pastForm(n.low) || pastWords[n.low] || verbish[n.stem] || reportWords[n.low]
}

// heTitles and sheTitles stand before the names of men and women.
var (
	heTitles  = words("mr sir lord brother father uncle grandad")
	sheTitles = words("mrs ms miss lady sister mother aunt gran")
)

// lastNamed is who was named last before a token of a message, of those whom the pronoun
// fits: in the message, or in one of the few before it.
func (t *talk) lastNamed(msg, before int, pronoun string) string {
	for j, n := msg, 0; j >= 0 && n <= threadReach; j, n = t.prev[j], n+1 {
		p := t.read[j]
		for i := before - 1; i >= 0; i-- {
			who, ok := t.people.personAt(p, i, true)
			if !ok || !who.known && i == 0 {
				continue
			}
			title := strings.ToLower(strings.Fields(who.name)[0])
			if pronoun == "she" && heTitles[title] || pronoun != "she" && sheTitles[title] || who.name == t.msgs[msg].Speaker {
				continue
			}
			return who.name
		}
		if t.prev[j] >= 0 {
			before = len(t.read[t.prev[j]].toks)
		}
	}
	return ""
}

// views says that the question asks who says or thinks something.
func (f *openFrame) views() bool {
	return f.wh.to < len(f.p.toks) && viewStems[f.stemAt(f.wh.to)]
}

var (
	receiveStems = stems("receive get end have obtain inherit")
	giveStems    = stems("give send pass hand go lend sell award transfer donate")
)

// openReceiver finds to whom something was given, where the question asks who got it.
func (t *talk) openReceiver(f *openFrame, c telling, p *parsed) (string, span, bool) {
	asks := f.object || slices.ContainsFunc(f.p.toks, func(t token) bool { return receiveStems[t.stem] })
	gives := slices.ContainsFunc(p.toks[c.from:c.to], func(t token) bool { return giveStems[t.stem] })
	if !asks || !gives && !f.object {
		return "", span{}, false
	}
	for i := c.from; i+1 < c.to; i++ {
		if p.toks[i].low != "to" {
			continue
		}
		if who, ok := t.people.personAt(p, i+1, true); ok && who.to <= c.to {
			return who.name, who.span, true
		}
	}
	return "", span{}, false
}

// openDoer finds who is the subject of what a sentence tells at a token: the nearest
// name or pronoun before it, who speaks where the sentence has none, or whom a
// passive names behind "by".
func (t *talk) openDoer(c telling, p *parsed, main int) (string, span, bool) {
	for i := main; i+1 < c.to && i < main+5; i++ {
		if p.toks[i].low == "by" {
			if who, ok := t.people.personAt(p, i+1, true); ok {
				return who.name, who.span, true
			}
		}
	}
	for i := main; i >= c.from; i-- {
		switch l := p.toks[i].low; {
		case l == "i" || l == "we" || l == "ive" || l == "im":
			return t.msgs[c.msg].Speaker, span{i, i + 1}, true
		case l == "he" || l == "she" || l == "they" || l == "you" || l == "it" || l == "who":
			return "", span{}, false
		}
		if i > c.from && (p.toks[i-1].low == "my" || p.toks[i-1].low == "our") && contentWord(p.toks[i].low) && i <= main && !c.spotAt(i) && !p.toks[i].capital {
			return t.msgs[c.msg].Speaker + "'s " + p.toks[i].low, span{i - 1, i + 1}, true
		}
		who, ok := t.people.personAt(p, i, true)
		if !ok {
			if name := t.people.called(p, i); name != "" {
				who, ok = person{span: span{i, i + 1}, name: name}, true
			}
		}
		if ok && (!who.known && (c.spotAt(i) || c.spotAt(who.to-1)) || addressed(p, i) || !who.known && i == c.from && p.lowIn(c.span, i+1) == ",") {
			continue
		}
		if ok && who.to <= main+1 && !(i > c.from && (prepositions[p.toks[i-1].low])) {
			for i > c.from && p.toks[i-1].capital && p.toks[i-1].kind == word && !functionWord(p.toks[i-1].low) {
				i--
			}
			if !who.known {
				who.name = p.quote(span{i, who.to})
			}
			return who.name, span{i, who.to}, true
		}
	}
	if l := p.toks[c.from].low; (pastForm(l) || pastWords[l]) && l != "was" && l != "were" {
		return t.msgs[c.msg].Speaker, span{c.from, c.from + 1}, true
	}
	return "", span{}, false
}
