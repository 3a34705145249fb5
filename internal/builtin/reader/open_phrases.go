package reader

import (
	"slices"
	"strings"
)

// thingPhrases are the noun phrases of a stretch: an article with what stands behind it,
// or words that can name a thing, up to a verb, a preposition or a mark; "case 5" and
// "Ada's van" are one.
func thingPhrases(p *parsed, s span) []span {
	var out []span
	from := -1
	flush := func(to int) {
		for to > from && from >= 0 && p.toks[to-1].low == "'s" {
			to--
		}
		if from >= 0 && to > from && !(to == from+1 && (determiners[p.toks[from].low] || smallNumbers[p.toks[from].low] > 0)) {
			out = append(out, span{from, to})
		}
		from = -1
	}
	for i := s.from; i < s.to; i++ {
		switch t := p.toks[i]; {
		case t.low == "'s" && from >= 0 && !(i+1 < s.to && (determiners[p.toks[i+1].low] || pastForm(p.toks[i+1].low))):
		case t.kind == punct || t.kind == link:
			flush(i)
		case determiners[t.low] && t.low != "'s":
			flush(i)
			from = i
		case t.kind == number || isDigit(t.low):
			if from < 0 {
				from = i
			}
		case functionWord(t.low) && t.low != "one":
			flush(i)
		case isVerbIn(p, s, i, from):
			flush(i)
		case from < 0:
			from = i
		}
	}
	flush(s.to)
	return out
}

// isVerbIn says that a word is a verb where it stands: a past form that no article leads
// to, or an ordinary verb with an object, a particle or a subject around it.
func isVerbIn(p *parsed, s span, i, from int) bool {
	t := p.toks[i]
	led := from >= 0 && determiners[p.toks[from].low]
	switch {
	case pastWords[t.low] || from >= 0 && reportWords[t.low] && from < i:
		return true
	case pastForm(t.low):
		return !led || from < i-1
	case !verbish[t.stem] || led && from == i-1:
		return false
	case i == s.from || i > s.from && (pronouns[p.toks[i-1].low] || auxiliaries[p.toks[i-1].low] || p.toks[i-1].low == "to"):
		return true
	case i+1 < s.to && (determiners[p.toks[i+1].low] || pronouns[p.toks[i+1].low]):
		return true
	}
	return from >= 0 && strings.HasSuffix(t.low, "s") && !led
}

// openPhrases are the noun phrases of a sentence that say something that the question
// does not, with what stands behind them after a preposition, and whole complements.
func (t *talk) openPhrases(f *openFrame, c telling, besides []openCandidate) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	days := moments(p, t.msgs[c.msg].At.Date())
	add := func(s span, fit float64) {
		s = trimmed(p, s)
		if s.from >= s.to || s.to-s.from > 9 || f.saysAll(p, c, s) || s.to == s.from+1 && namesNothing(p.toks[s.from]) {
			return
		}
		if onlyWhen(p, s, days) {
			fit -= 1
		}
		if s.from > c.from && p.toks[s.from-1].low == "dear" || p.toks[s.from].low == "dear" {
			return
		}
		text := p.quote(s)
		o := f.candidate(p, c, s, text, strings.ToLower(text))
		for _, list := range [][]openCandidate{besides, out} {
			if slices.ContainsFunc(list, func(b openCandidate) bool { return b.key == o.key }) {
				return
			}
		}
		o.score *= 0.6 + 0.4*fit
		o.loose = true
		out = append(out, o)
	}
	list := thingPhrases(p, c.span)
	for i, s := range list {
		fit := f.fits(p, c, s)
		full := extendedPhrase(p, list[i:])
		if full.to > s.to {
			add(full, fit)
			fit *= 0.9 // "the mixed model" of "the mixed model with site as random effect"
		}
		add(s, fit)
	}
	for i := c.from; i+1 < c.to; i++ {
		if beWords[p.toks[i].low] || p.toks[i].low == ":" || p.toks[i].low == "=" {
			add(span{i + 1, p.clauseEnd(i+1, c.to)}, 0.7)
		}
	}
	return out
}

// extendedPhrase is a phrase with those that follow it behind prepositions or "and".
func extendedPhrase(p *parsed, list []span) span {
	full := list[0]
	for _, next := range list[1:] {
		if next.from != full.to+1 {
			break
		}
		if l := p.toks[full.to].low; !prepositions[l] && l != "and" && l != "&" && l != "as" {
			break
		}
		full.to = next.to
	}
	return full
}

// namesNothing says that a word alone names no thing.
func namesNothing(t token) bool {
	return tellsNothing[t.low] || reachedWords[t.low] || plainModifiers[t.low] || pastForm(t.low) || strings.HasSuffix(t.low, "ly") || vagueWords[t.low]
}

var vagueWords = words("always usual often lot lots bit honest content glad happy free sad afraid careful lol pls thx thing things way sort kind total everybody top end")

// onlyWhen says that a stretch only tells a day or a time.
func onlyWhen(p *parsed, s span, days []moment) bool {
	for i := s.from; i < s.to; i++ {
		if l := p.toks[i].low; !functionWord(l) && !slices.ContainsFunc(days, func(m moment) bool { return m.has(i) }) {
			return false
		}
	}
	return true
}

var beWords = words("is are was were be been called named means")

// clauseEnd is where a clause ends: at a mark, a conjunction or the end of the stretch.
func (p *parsed) clauseEnd(i, to int) int {
	for i < to && !(p.toks[i].kind == punct && p.toks[i].low != "'" && p.toks[i].low != `"`) && !segmentWords[p.toks[i].low] {
		i++
	}
	return i
}

// tellsWhich says that a phrase has a word besides those of the question that tells which
// one is meant.
func (f *openFrame) tellsWhich(p *parsed, c telling, s span) bool {
	for i := s.from; i < s.to; i++ {
		if t := p.toks[i]; !c.spotAt(i) && t.kind != punct && !functionWord(t.low) && !tellsNothing[t.low] && !vagueWords[t.low] {
			return true
		}
	}
	return false
}

// behindNoun says that the noun of the question stands right before a token.
func (f *openFrame) behindNoun(p *parsed, c telling, i int) bool {
	return slices.ContainsFunc(c.spots, func(x spot) bool { return x.at == i-1 && f.noun != "" && f.match.words[x.word].stem == f.noun })
}

// fits says how well a phrase stands where what is asked for would stand: with the noun of
// the question in it, behind a form of be or the verb that is asked about.
func (f *openFrame) fits(p *parsed, c telling, s span) float64 {
	for _, x := range c.spots {
		if s.has(x.at) && f.noun != "" && f.match.words[x.word].stem == f.noun {
			if f.tellsWhich(p, c, s) {
				return 1
			}
			return 0.2
		}
	}
	if f.isOfKind(p, s) {
		return 1
	}
	if v, subject := f.verb(); v >= 0 {
		for _, x := range c.spots {
			switch {
			case x.word != v || p.seg[x.at] != p.seg[s.from]:
			case !subject && s.from > x.at && s.from <= x.at+3, subject && s.to <= x.at && s.to >= x.at-2:
				return 0.95
			}
		}
	}
	if f.isAsked(p, c, s) {
		return 0.9 // "B8 is the raw one"
	}
	for i := s.from - 1; i >= c.from && i >= s.from-2; i-- {
		switch {
		case i == s.from-1 && i > c.from && (p.toks[i].low == "," || p.toks[i].low == ":" || p.toks[i].low == "(") && f.behindNoun(p, c, i):
			return 0.9 // "a different job, clerk in records"
		case beWords[p.toks[i].low]:
			return 0.8
		case c.spotAt(i):
			return 0.7
		}
	}
	return 0.3
}

// isAsked says that a sentence goes on to say of a phrase that it is what the question asks for.
func (f *openFrame) isAsked(p *parsed, c telling, s span) bool {
	i := s.to
	if i+1 >= c.to || !beWords[p.toks[i].low] && p.toks[i].low != "'s" && p.toks[i].low != "=" {
		return false
	}
	end := p.clauseEnd(i+1, c.to)
	for i++; i < end && (determiners[p.toks[i].low] || plainModifiers[p.toks[i].low]); i++ {
	}
	return i < end && f.saysAll(p, c, span{i, end})
}
