package reader

import (
	"slices"
	"strings"
)

// openPeople: who did what the sentence tells.
func (t *talk) openPeople(f *openFrame, c telling) []openCandidate {
	if c.denied || c.ahead && !f.plan || len(c.spots) == 0 || f.missesVerb(c, false) {
		return nil
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
	who, at, ok := t.openReceiver(f, c, p)
	if !ok {
		who, at, ok = t.openDoer(c, p, start)
	}
	if !ok || slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name == who }) {
		return nil
	}
	return []openCandidate{f.candidate(p, c, at, who, strings.ToLower(who))}
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
		if i > c.from && (p.toks[i-1].low == "my" || p.toks[i-1].low == "our") && contentWord(p.toks[i].low) && i <= main {
			return t.msgs[c.msg].Speaker + "'s " + p.toks[i].low, span{i - 1, i + 1}, true
		}
		who, ok := t.people.personAt(p, i, true)
		if !ok {
			if name := t.people.called(p, i); name != "" {
				who, ok = person{span: span{i, i + 1}, name: name}, true
			}
		}
		if ok && !who.known && (c.spotAt(i) || c.spotAt(who.to-1)) {
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
