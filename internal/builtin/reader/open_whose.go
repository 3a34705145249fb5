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
		if p.toks[i].low == "'s" && i > c.from {
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
	}
	return out
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
