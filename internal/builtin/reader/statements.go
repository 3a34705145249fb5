package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// statements collects what the messages state for a noun phrase: "the limit
// is 12", "12 as the limit", "let's make 12 the limit", "as for the limit, it's
// 12", "12 is the limit".
func (t *talk) statements(q *query) []candidate {
	var out []candidate
	for i, p := range t.read {
		if q.barred(t, i) || !p.marks.mayAll(q.np) {
			continue
		}
		for s, h := range t.headings(i, q) {
			if h.level == 0 {
				continue
			}
			if c, ok := t.statementIn(i, s, h, q); ok {
				out = append(out, c)
			}
		}
	}
	return out
}

// statementIn reads one sentence.
func (t *talk) statementIn(i, s int, h heading, q *query) (candidate, bool) {
	p := t.read[i]
	if s == 0 && p.again {
		return candidate{}, false
	}
	for _, m := range nounMentions(p, p.sents[s], q, &t.people) {
		y := saying{p: p, sent: p.sents[s], h: h, q: q, m: m}
		if s+1 < len(p.sents) && !p.asks[s+1] {
			y.next = p.sents[s+1]
		}
		at, ok := span{}, false
		switch {
		case !p.asks[s] || q.weigh:
			at, ok = t.valueOf(y)
		case y.next.to > y.next.from: // "The limit? It's 12."
			at, ok = y.resumedIn(y.next)
		}
		if !ok || at.from >= at.to || t.astray(y, at) {
			continue
		}
		c, ok := t.stating(i, at, q)
		if !ok {
			continue
		}
		c.msg, c.sent, c.level, c.cites, c.exact, c.score = i, s, h.level, citing(h.from, i), true, 13
		c.describe(p, q)
		c.denied, c.old = c.at.from > 0 && (p.toks[c.at.from-1].low == "not" || p.toks[c.at.from-1].low == "n't"), false
		c.changed = c.changed || renews(p, y.sent)
		return c, true
	}
	return candidate{}, false
}

// nounMentions returns where a sentence names the asked noun phrase, and no
// longer one.
func nounMentions(p *parsed, sent span, q *query, people *roster) []span {
	if len(q.np) == 0 {
		return nil
	}
	var out []span
	for i := sent.from; i < sent.to; i++ {
		if !slices.Contains(q.np, p.toks[i].stem) || p.toks[i].cited {
			continue
		}
		end, ok := cover(p, q.np, i, sent.to)
		if !ok || !together(p, i, end) {
			continue
		}
		if end < sent.to && foreignNoun(p, end, q, people) && !nameLike(p, end) && p.seg[end] == p.seg[end-1] && !p.toks[end].capital {
			continue
		}
		if i > sent.from && p.seg[i-1] == p.seg[i] && nounBefore(p, i-1, sent.from) && !q.ownStem(p.toks[i-1].stem) && !p.toks[i-1].capital {
			continue
		}
		out = append(out, span{i, end})
		i = end - 1
	}
	return out
}

// together says that a noun phrase stands in one piece.
func together(p *parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if english.Prepositions[p.toks[i].low] || p.toks[i].kind == punct {
			return false
		}
	}
	return true
}

// stating makes a candidate of the words at, if they can answer.
func (t *talk) stating(i int, at span, q *query) (candidate, bool) {
	p := t.read[i]
	if q.ask == askPerson {
		switch p.toks[at.from].low {
		case "i", "me", "myself", "mine":
			return candidate{text: t.msgs[i].Speaker, at: span{at.from, at.from + 1}}, true
		}
		if p.toks[at.from].low == "you" {
			return t.addressee(i, at.from)
		}
		who, ok := t.people.personAt(p, at.from, true)
		if !ok || inValues(p, at.from) {
			return candidate{}, false
		}
		return candidate{text: who.name, at: who.span}, true
	}
	for _, v := range p.vals {
		if v.from < at.from-2 || v.to <= at.from || v.to > at.to {
			continue
		}
		val, ok := v.as(q.kinds)
		if ok && (!q.words || at.to-v.to <= 1 && leadsOnly(p, at.from, v.from)) {
			return candidate{typed: val, text: sayValue(val, v.surface), at: v.span}, true
		}
	}
	if startsWithNumber(p, at) || !q.words || at.to-at.from > 26 || withholds(p, at.from, min(at.to, at.from+3)) || bareOf(p, at, q) {
		return candidate{}, false
	}
	return candidate{text: tidy(p.quote(at)), at: at}, true
}

// startsWithNumber: an amount that is no clean value is read where values are bound.
func startsWithNumber(p *parsed, at span) bool {
	return inValues(p, at.from) && p.toks[at.from].kind == number || p.toks[at.from].low == "from"
}

// leadsOnly says that only words without a meaning of their own stand before a value.
func leadsOnly(p *parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if p.toks[i].kind == word && !english.FunctionWord(p.toks[i].low) && !english.PlainModifiers[p.toks[i].low] {
			return false
		}
	}
	return true
}

// addressee reads whom "you" at token at means: the one whom the sentence calls by name.
func (t *talk) addressee(i, at int) (candidate, bool) {
	p := t.read[i]
	s := p.sentenceOf(at)
	if s < 0 {
		return candidate{}, false
	}
	sent := p.sents[s]
	for j := sent.from; j < sent.to; j++ {
		who, ok := t.people.personAt(p, j, true)
		first := j == sent.from && who.to < sent.to && p.toks[min(who.to, sent.to-1)].low == ","
		if ok && (first || j > sent.from && p.toks[j-1].low == "," && who.to == sent.to) {
			return candidate{text: who.name, at: who.span}, true
		}
	}
	return candidate{}, false
}

// bareOf says that words hold nothing but those of the question.
func bareOf(p *parsed, at span, q *query) bool {
	for i := at.from; i < at.to; i++ {
		t := p.toks[i]
		if t.kind == number || t.kind == link || t.kind == word && !english.FunctionWord(t.low) && !q.ownStem(t.stem) {
			return false
		}
	}
	return true
}

// astray says that a sentence which does not name the subject, or names the
// noun phrase in another place, speaks of another thing.
func (t *talk) astray(y saying, at span) bool {
	p, q := y.p, y.q
	if !q.weigh && (guessed(p, y.sent, y.m.from) || y.m.from != at.from && y.sent.has(at.from) && guessedBetween(p, y.m, at)) {
		return true
	}
	if !q.loose && (!q.weigh && (!q.wantsDropped() && weighs(p, y.sent, at) || otherCase(p, y.sent, at.from, q)) || !valued(p, at) && dated(p, span{at.from, max(at.to, y.sent.to)}) && promises(p, y.sent) || pointer(p, at)) {
		return true
	}
	for i := y.m.from - 1; i >= y.sent.from && p.seg[i] == p.seg[y.m.from]; i-- {
		switch p.toks[i].low {
		case "if", "when", "once", "whether", "until", "unless":
			return y.low(i+1) != "you"
		case "that":
			if y.low(i-1) == "now" {
				return true
			}
		}
	}
	if y.h.level == 3 {
		if !q.loose && t.passedBy(p, y.h.at.span, min(y.m.from, at.from), q) {
			return true
		}
		return partOf(p, y.sent, y.h.at, q.ownStem) && y.h.at.from < y.m.from && p.seg[y.h.at.from] == p.seg[y.m.from] && !hasColon(p, y.h.at.to, y.m.from)
	}
	from, to := y.sent.from, y.m.from
	if y.h.level == 1 {
		from, to = 0, len(p.toks)
	}
	for i := from + 1; i < to; i++ {
		if at.has(i) || at.has(i-1) || y.m.has(i) || y.m.has(i-1) || p.seg[i] != p.seg[i-1] {
			continue
		}
		a, b := foreignNoun(p, i-1, q, &t.people), foreignNoun(p, i, q, &t.people)
		if a && b || a && q.inSubject(p.toks[i].stem) || b && q.inSubject(p.toks[i-1].stem) {
			return true
		}
	}
	return y.h.level == 1 && leadForeign(p, y.sent, min(y.m.from, at.from), q, &t.people)
}

func hasColon(p *parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if p.toks[i].low == ":" {
			return true
		}
	}
	return false
}

func guessedBetween(p *parsed, m, at span) bool {
	for i := m.to; i < at.from; i++ {
		if l := p.toks[i].low; guessWords[l] && !(l == "should" && i+1 < at.from && p.toks[i+1].low == "read") && p.toks[i-1].low != "you" {
			return true
		}
	}
	return false
}

var renewWords = english.Words("becomes became replacing replace replaced scratch forget changing changes moving onwards swapping swap")

// renews says that a sentence puts a value in the place of another.
func renews(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		if renewWords[p.toks[i].low] {
			return true
		}
	}
	return false
}

// passedBy says that a name is mentioned in passing before token to: it is what
// another thing is compared with, or its clause has a verb of its own and ends in
// a colon, behind which another thing is named.
func (t *talk) passedBy(p *parsed, m span, to int, q *query) bool {
	if compared(p, m.from) {
		for i := m.to; i < to; i++ {
			if p.toks[i].low == "," {
				return anyForeign(p, i, to, q, &t.people)
			}
		}
	}
	verb, colon := false, -1
	for i := m.to; i < to && colon < 0; i++ {
		verb = verb || english.Auxiliaries[p.toks[i].low] || english.Pronouns[p.toks[i].low]
		if p.toks[i].low == ":" {
			colon = i
		}
	}
	return verb && colon >= 0 && anyForeign(p, colon, to, q, &t.people)
}

// compared says that the name at token i only serves a comparison: "unlike the import,".
func compared(p *parsed, i int) bool {
	for i--; i > 0 && english.Determiners[p.toks[i].low]; i-- {
	}
	if i < 0 {
		return false
	}
	l := p.toks[i].low
	return l == "unlike" || l == "like" && i == 0 || l == "than" || l == "with" && i > 0 && (p.toks[i-1].low == "as" || p.toks[i-1].low == "compared")
}
