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

// openMeaning answers "what does Ada mean by the big one?" from "by the big one I mean …",
// "the big one is …" and a reply that takes up "by the big one you mean …".
func (t *talk) openMeaning(f *openFrame) (finding, bool) {
	term := f.term()
	if len(term) == 0 {
		return finding{}, false
	}
	for i := len(t.read) - 1; i >= 0; i-- {
		p := t.read[i]
		for s, sent := range p.sents {
			for k := sent.from; k+len(term) < sent.to; k++ {
				if !standsAt(p, sent, k, term) {
					continue
				}
				from, asked := meaningAt(p, sent, k+len(term))
				if from < 0 || from >= sent.to {
					continue
				}
				cites := []int{i}
				if p.asks[s] {
					next := t.nextIn(i)
					if !asked || next < 0 || !agreesAt(t.read[next]) {
						continue
					}
					cites = append(cites, next)
				}
				end := from
				for end < sent.to && p.toks[end].low != "," && p.toks[end].low != ";" && p.toks[end].low != "(" && p.toks[end].low != "not" {
					end++
				}
				text := p.quote(trimmed(p, span{from, end}))
				if text != "" {
					return finding{answer: text, cites: cites, confidence: 80, reason: "Somebody says what it means."}, true
				}
			}
		}
	}
	return finding{}, false
}

// term is what stands behind "mean by" or before "stand for" in a question.
func (f *openFrame) term() []string {
	for i := range f.p.toks {
		from, to := -1, len(f.p.toks)
		switch {
		case (f.low(i) == "mean" || f.low(i) == "means" || f.low(i) == "meant") && f.low(i+1) == "by":
			from = i + 2
		case (f.low(i) == "stand" || f.low(i) == "stands") && f.low(i+1) == "for":
			from, to = f.wh.to+1, i
		}
		if from < 0 {
			continue
		}
		var out []string
		for k := from; k < to; k++ {
			if l := f.low(k); l == "in" && len(out) > 0 {
				break
			} else if f.p.toks[k].kind != punct && !(len(out) == 0 && determiners[l]) {
				out = append(out, l)
			}
		}
		return out
	}
	return nil
}

// meaningAt finds where the meaning begins behind a term: "I mean", "always means", "is".
func meaningAt(p *parsed, sent span, i int) (from int, asked bool) {
	for i < sent.to && (p.toks[i].kind == punct || p.toks[i].low == "just" || p.toks[i].low == "always" || p.toks[i].low == "only") {
		i++
	}
	if i >= sent.to {
		return -1, false
	}
	if l := p.toks[i].low; (l == "i" || l == "you" || l == "we" || l == "they") && i+1 < sent.to {
		asked = l == "you"
		i++
		for i < sent.to && (p.toks[i].low == "just" || p.toks[i].low == "always" || p.toks[i].low == "only") {
			i++
		}
	}
	if i < sent.to {
		switch p.toks[i].low {
		case "mean", "means", "meant", "=":
			return i + 1, asked
		}
	}
	return -1, false
}

// nextIn is the next message of the group, or -1.
func (t *talk) nextIn(i int) int {
	for j := i + 1; j < len(t.prev) && j < i+8; j++ {
		if t.prev[j] == i {
			return j
		}
	}
	return -1
}

func agreesAt(p *parsed) bool {
	return len(p.toks) > 0 && words("yes yep yeah exactly correct right")[p.toks[0].low]
}
