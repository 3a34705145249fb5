package reader

import (
	"slices"
	"strings"
)

func (t *talk) openLinks(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	for i := c.from; i < c.to; i++ {
		if p.toks[i].kind == link {
			s := p.toks[i].low
			o := f.candidate(p, c, span{i, i + 1}, s, s)
			if f.deadLink(p, c, i) {
				o.loose = true
				o.score *= 0.7
			}
			out = append(out, o)
		}
	}
	return out
}

var deadWords = words("dead broken old wrong outdated ignore not")

// deadLink says that a link is named as the one that is not to be used: "not …/770", "… is
// dead".
func (f *openFrame) deadLink(p *parsed, c telling, i int) bool {
	if f.prior || f.first || f.holds(deadWords) {
		return false
	}
	for k := max(c.from, i-2); k < i; k++ {
		if l := p.toks[k].low; l == "not" || l == "ignore" {
			return true
		}
	}
	for k := i + 1; k+1 < min(c.to, i+4); k++ {
		if (beWords[p.toks[k].low] || p.toks[k].low == "'s") && deadWords[p.toks[k+1].low] {
			return true
		}
	}
	return false
}

var lengthUnits = words("day days week weeks month months year years hour hours h hrs minute minutes min mins second seconds secs fortnight nights night")

// openLengths: how long something lasts, as a sentence says it: "nine years", "24h".
func (t *talk) openLengths(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	loose := c.denied || f.missesVerb(c, false)
	var out []openCandidate
	for i := c.from; i < c.to; i++ {
		l := p.toks[i].low
		if clockShape(l, ':') { // "1:59 with the titles"
			o := f.candidate(p, c, span{i, i + 1}, l, l)
			o.loose = true
			out = append(out, o)
		}
		if smallNumbers[l] == 0 && !isPlainNumber(l) {
			continue
		}
		j := i + 1
		if j < c.to && (p.toks[j].low == "working" || p.toks[j].low == "full" || p.toks[j].low == "whole") {
			j++
		}
		if j >= c.to || !lengthUnits[p.toks[j].low] || j+1 < c.to && (p.toks[j+1].low == "ago" || p.toks[j+1].low == "later" || p.toks[j+1].low == "before" || p.toks[j+1].low == "after") || i > c.from && p.toks[i-1].low == "not" {
			continue
		}
		s := span{i, j + 1}
		text := p.quote(s)
		o := f.candidate(p, c, s, text, strings.ToLower(text))
		o.loose = loose
		out = append(out, o)
	}
	return out
}

var placeLeads = words("in at on under behind inside near opposite above below beside")

// openPlaces: where something is: a link, or what stands behind a word of place.
func (t *talk) openPlaces(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	if links := t.openLinks(f, c); len(links) > 0 {
		return links
	}
	loose := c.denied || c.wish && !f.plan || c.cover < 0.85 || f.missesVerb(c, false)
	taken := moments(p, t.msgs[c.msg].At.Date())
	var out []openCandidate
	for i := c.from; i+1 < c.to; i++ {
		if !placeLeads[p.toks[i].low] {
			continue
		}
		end := i + 1
		for end < c.to && end < i+6 && p.toks[end].kind != punct && !prepositions[p.toks[end].low] && !auxiliaries[p.toks[end].low] && !(end > i+1 && pronouns[p.toks[end].low]) && !segmentWords[p.toks[end].low] {
			end++
		}
		if slices.ContainsFunc(taken, func(m moment) bool { return m.from < end && m.to > i }) || f.saysAll(p, c, span{i + 1, end}) || isDigit(p.toks[i+1].low) || end == i+1 || pronouns[p.toks[end-1].low] {
			continue
		}
		text := p.quote(span{i, end})
		o := f.candidate(p, c, span{i, end}, text, strings.ToLower(text))
		o.loose = loose
		out = append(out, o)
	}
	return out
}
