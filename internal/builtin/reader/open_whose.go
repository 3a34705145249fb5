package reader

import (
	"slices"
	"strings"
)

// openOwners: whose a thing is: "Ada's aunt", "my brother's", "that one is Jory's".
func (t *talk) openOwners(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	add := func(text string, at span, sure float64) {
		low := strings.ToLower(text)
		if slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name != "" && w.name == text }) && f.low(f.wh.from-1) == "" && text != t.msgs[c.msg].Speaker {
			return
		}
		o := f.candidate(p, c, at, text, low)
		if len(c.spots) == 0 {
			o.score = 0.94 * c.cover // it answers a question that has the words
		}
		o.score *= sure
		o.loose = c.denied || sure < openGenitive
		if !o.loose || !slices.ContainsFunc(out, func(b openCandidate) bool { return b.key == o.key }) {
			out = append(out, o)
		}
	}
	for i := c.from; i < c.to; i++ {
		if isGenitive(p, c, i) {
			owner, from := t.ownerBefore(c.msg, p, i, c.from)
			switch {
			case owner == "":
			case t.heldBehind(f, c, i+1):
				add(owner, span{from, i + 1}, 1)
			case i+1 == c.to || p.toks[i+1].kind == punct || p.toks[i+1].low == "and":
				if isBefore(p, from, c.from) { // "that one is Jory's"
					add(owner, span{from, i + 1}, openGenitive)
					continue
				}
				add(owner, span{from, i + 1}, 0.8)
			default:
				add(owner, span{from, i + 1}, 0.7)
			}
			continue
		}
		if l := p.toks[i].low; l == "my" || l == "our" || l == "mine" {
			if t.heldBehind(f, c, i+1) {
				add(t.msgs[c.msg].Speaker, span{i, i + 1}, 1)
			} else {
				add(t.msgs[c.msg].Speaker, span{i, i + 1}, 0.8)
			}
		}
		if owner, at, sure := t.heldBy(f, c, i); owner != "" {
			add(owner, at, sure)
		}
	}
	return out
}

// heldBy reads who has a thing in other words than a genitive: "yours", "his jacket" after
// whom was named, "Chiara's brother has a dinghy", "the maker wants it" for a wish.
func (t *talk) heldBy(f *openFrame, c telling, i int) (string, span, float64) {
	p := t.read[c.msg]
	switch l := p.toks[i].low; {
	case l == "yours" || l == "your" && t.heldBehind(f, c, i+1):
		if j := t.prev[c.msg]; j >= 0 && t.msgs[j].Speaker != t.msgs[c.msg].Speaker {
			return t.msgs[j].Speaker, span{i, i + 1}, 0.9
		}
	case (l == "his" || l == "her" || l == "their") && t.heldBehind(f, c, i+1):
		if who, at, ok := t.subjectOf(c, i); ok {
			return who, at, 0.9
		}
		if who := t.lastNamed(c.msg, i, map[string]string{"his": "he", "her": "she"}[l]); who != "" {
			return who, span{i, i + 1}, 0.8
		}
	case haveWords[l] && t.heldBehind(f, c, i+1), f.doesNoun(p, c, i):
		if who, at, ok := t.subjectOf(c, i); ok {
			return who, at, 0.9
		}
	}
	return "", span{}, 0
}

var haveWords = words("has have had owns owned got")

// doesNoun says that a token is the verb of what the question has a noun for: "wants" of
// "at whose wish".
func (f *openFrame) doesNoun(p *parsed, c telling, i int) bool {
	return i > c.from && !determiners[p.toks[i-1].low] && (pastForm(p.toks[i].low) || pastWords[p.toks[i].low] || verbish[p.toks[i].stem]) &&
		slices.ContainsFunc(c.spots, func(s spot) bool { return s.at == i && f.match.words[s.word].stem == f.noun })
}

// subjectOf is the person, or whoever else a phrase names, right before a verb or a
// pronoun of a sentence.
func (t *talk) subjectOf(c telling, main int) (string, span, bool) {
	p := t.read[c.msg]
	for i := main - 1; i >= c.from && p.seg[i] == p.seg[main]; i-- {
		if p.toks[i].low == "'s" && i > c.from && i+1 < main { // "Chiara's brother"
			if owner, from := t.ownerBefore(c.msg, p, i, c.from); owner != "" {
				return owner + "'s " + p.toks[i+1].low, span{from, i + 2}, true
			}
		}
		if who, at, ok := t.personNear(c, i); ok && at.to <= main && !c.spotAt(i) && (i == c.from || p.toks[i-1].low != "'s") {
			return who, at, true
		}
		if p.toks[i].low == "the" && i+1 < main && p.toks[i+1].kind == word && !c.spotAt(i+1) {
			return p.quote(span{i, i + 2}), span{i, i + 2}, true
		}
	}
	return "", span{}, false
}

// isGenitive says that a token ends an owner: "Ada's", "the Dunmores'".
func isGenitive(p *parsed, c telling, i int) bool {
	l := p.toks[i].low
	return i > c.from && (l == "'s" || (l == "'" || l == "’") && p.toks[i-1].capital && strings.HasSuffix(p.toks[i-1].low, "s") && (i < c.from+2 || p.toks[i-2].low == "the"))
}

// openGenitive is how sure "that one is Jory's" is.
const openGenitive = 0.97

// heldBehind says that the noun that the question asks for stands close behind.
func (t *talk) heldBehind(f *openFrame, c telling, i int) bool {
	p := t.read[c.msg]
	for _, s := range c.spots {
		w := f.match.words[s.word]
		if w.stem == f.noun && s.at >= i && s.at <= i+2 && !p.apart(i, s.at) {
			return true
		}
	}
	return false
}

// apart says that a mark or another genitive stands in a stretch.
func (p *parsed) apart(from, to int) bool {
	for i := from; i < to; i++ {
		if p.toks[i].kind == punct || p.toks[i].low == "'s" {
			return true
		}
	}
	return false
}

// isBefore says that a form of be stands before a stretch.
func isBefore(p *parsed, from, start int) bool {
	for i := from - 1; i >= start && i >= from-3; i-- {
		switch p.toks[i].low {
		case "is", "are", "was", "were", "'s", "be", "prob", "probably":
			return p.toks[i].low != "prob" && p.toks[i].low != "probably"
		}
	}
	return false
}

// ownerBefore reads the owner that a genitive names; "my brother" becomes "Petra's brother".
func (t *talk) ownerBefore(msg int, p *parsed, i, start int) (string, int) {
	from := i - 1
	if pronouns[p.toks[from].low] || functionWord(p.toks[from].low) {
		return "", from // "there's two of them"
	}
	for from > start && (p.toks[from-1].capital && p.toks[from].capital && p.toks[from-1].kind == word && !functionWord(p.toks[from-1].low)) {
		from--
	}
	if p.toks[from].capital {
		if who, ok := t.people.personAt(p, from, true); ok && who.known {
			return who.name, from
		}
		return p.quote(span{from, i}), from
	}
	if name := t.people.called(p, i-1); name != "" {
		return name, i - 1
	}
	if from > start {
		switch p.toks[from-1].low {
		case "my", "our":
			return t.msgs[msg].Speaker + "'s " + p.quote(span{from, i}), from - 1
		case "the":
			return p.quote(span{from - 1, i}), from - 1
		}
	}
	return "", from
}
