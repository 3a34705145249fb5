package reader

import (
	"slices"
	"strings"
)

// openThings: what a thing is or is called, as a sentence says it with a form of be,
// a colon or an equals sign behind what the question asks about: "the keeper is Orrin
// Vale now", "weather cover = barn interior"; or with the noun that the question asks
// for and what stands before it: "the Property team".
func (t *talk) openThings(f *openFrame, c telling) []openCandidate {
	out := t.openNamed(f, c)
	if c.denied || c.wish && !f.plan || f.missesVerb(c, false) || c.cover < 0.8 {
		for i := range out {
			out[i].loose = true
		}
	}
	return append(out, t.openPhrases(f, c, out)...)
}

// openNamed are the things that a sentence names in so many words.
func (t *talk) openNamed(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	days := moments(p, t.msgs[c.msg].At.Date())
	var out []openCandidate
	add := func(s span) {
		s = trimmed(p, s)
		if s.from >= s.to || s.to-s.from > 8 || f.saysAll(p, c, s) {
			return
		}
		if s.to == s.from+1 && (tellsNothing[p.toks[s.from].low] || pastForm(p.toks[s.from].low) || reachedWords[p.toks[s.from].low]) {
			return
		}
		text := p.quote(s)
		o := f.candidate(p, c, s, text, strings.ToLower(text))
		o.loose = onlyWhen(p, s, days)
		out = append(out, o)
	}
	if f.noun != "" && f.wh.to > f.wh.from+1 {
		for _, x := range c.spots {
			if f.match.words[x.word].stem != f.noun || x.at == c.from {
				continue
			}
			from := x.at
			for from > c.from && from > x.at-3 && modifies(p, from-1) && !tellsNothing[p.toks[from-1].low] {
				from--
			}
			if from < x.at && !c.spotAt(from) {
				add(span{from, x.at + 1})
			}
		}
		return out
	}
	if !f.asksIdentity() {
		return nil
	}
	for i := c.from + 1; i+1 < c.to; i++ {
		switch p.toks[i].low {
		case "is", "are", "was", "were", "=", "'s", "called", "named":
		default:
			continue
		}
		if p.toks[i].low == "'s" && !(i+1 < c.to && (determiners[p.toks[i+1].low] || p.toks[i-1].low == "it" || p.toks[i-1].low == "that")) {
			continue
		}
		if !slices.ContainsFunc(c.spots, func(s spot) bool { return s.at < i && s.at >= i-4 }) {
			continue
		}
		end := i + 1
		for end < c.to && !(p.toks[end].kind == punct && p.toks[end].low != "'" && p.toks[end].low != `"`) && !segmentWords[p.toks[end].low] && p.toks[end].low != "not" {
			end++
		}
		add(span{i + 1, end})
		break
	}
	return out
}

// tellsNothing are modifiers that do not say which one is meant.
var tellsNothing = words("different other another same new old next last first second more many few several two three four five six seven eight nine ten such certain own good bad great right wrong missing")

// asksIdentity says that the question asks what something is or is called.
func (f *openFrame) asksIdentity() bool {
	n := f.low(f.wh.to)
	if n != "is" && n != "was" && n != "'s" && n != "are" && n != "were" {
		return false
	}
	last := f.low(len(f.p.toks) - 1)
	if last == "?" && len(f.p.toks) > 1 {
		last = f.low(len(f.p.toks) - 2)
	}
	if pastForm(last) && last != "called" && last != "named" || pastWords[last] {
		return false
	}
	return true
}

// modifies says that a token may stand before a noun to tell which one is meant.
func modifies(p *parsed, i int) bool {
	t := p.toks[i]
	return t.kind != punct && t.kind != link && !functionWord(t.low) && !pastWords[t.low] && !pastForm(t.low)
}

// saysAll says that a stretch says nothing that the question does not say.
func (f *openFrame) saysAll(p *parsed, c telling, s span) bool {
	n := 0
	for i := s.from; i < s.to; i++ {
		if c.spotAt(i) {
			n++
		}
	}
	if last := p.toks[s.to-1].low; n > 0 && (last == "one" || last == "ones") {
		n++ // "the raw one"
	}
	return n >= s.to-s.from
}

// trimmed takes off what opens or ends a complement without belonging to it.
func trimmed(p *parsed, s span) span {
	for s.from < s.to && (p.toks[s.from].kind == punct || connectives[p.toks[s.from].low] || p.toks[s.from].low == "the" || p.toks[s.from].low == "a" || p.toks[s.from].low == "an") {
		s.from++
	}
	for s.to > s.from && (p.toks[s.to-1].kind == punct || connectives[p.toks[s.to-1].low] || prepositions[p.toks[s.to-1].low]) {
		s.to--
	}
	return s
}
