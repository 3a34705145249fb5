package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Statements collects what the messages state for a noun phrase: "the limit is 12", "12 as the limit", "let's make 12
// the limit", "as for the limit, it's 12", "12 is the limit".
func (t *Talk) Statements(q *Query) []Candidate {
	var out []Candidate
	for i, p := range t.Read {
		if q.Barred(t, i) || !p.Marks.MayAll(q.Np) {
			continue
		}
		for s, h := range t.Headings(i, q) {
			if h.Level == 0 {
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
func (t *Talk) statementIn(i, s int, h Heading, q *Query) (Candidate, bool) {
	p := t.Read[i]
	if s == 0 && p.Again {
		return Candidate{}, false
	}
	for _, m := range nounMentions(p, p.Sents[s], q, &t.People) {
		y := saying{p: p, sent: p.Sents[s], h: h, q: q, m: m}
		if s+1 < len(p.Sents) && !p.Asks[s+1] {
			y.next = p.Sents[s+1]
		}
		at, ok := text.Span{}, false
		switch {
		case !p.Asks[s] || q.Weigh:
			at, ok = t.valueOf(y)
		case y.next.To > y.next.From: // "The limit? It's 12."
			at, ok = y.resumedIn(y.next)
		}
		if !ok || at.From >= at.To || t.astray(y, at) {
			continue
		}
		c, ok := t.stating(i, at, q)
		if !ok {
			continue
		}
		c.Msg, c.Sent, c.Level, c.Cites, c.Exact, c.Score = i, s, h.Level, citing(h.from, i), true, 13
		c.describe(p, q)
		c.Denied, c.Old = c.At.From > 0 && (p.Toks[c.At.From-1].Low == "not" || p.Toks[c.At.From-1].Low == "n't"), false
		c.Changed = c.Changed || Renews(p, y.sent)
		return c, true
	}
	return Candidate{}, false
}

// nounMentions returns where a sentence names the asked noun phrase, and no longer one.
func nounMentions(p *text.Parsed, sent text.Span, q *Query, people *Roster) []text.Span {
	if len(q.Np) == 0 {
		return nil
	}
	var out []text.Span
	for i := sent.From; i < sent.To; i++ {
		if !slices.Contains(q.Np, p.Toks[i].Stem) || p.Toks[i].Cited {
			continue
		}
		end, ok := Cover(p, q.Np, i, sent.To)
		if m := (text.Span{From: i, To: end}); ok && together(p, i, end) && !lengthened(p, sent, m, q, people) {
			out = append(out, m)
			i = end - 1
		}
	}
	return out
}

// lengthened says that another noun stands right behind or before a noun phrase.
func lengthened(p *text.Parsed, sent, m text.Span, q *Query, people *Roster) bool {
	same := func(i, j int) bool { return sent.Has(i) && p.Seg[i] == p.Seg[j] && !p.Toks[i].Capital }
	if same(m.To, m.To-1) && foreignNoun(p, m.To, q, people) && !nameLike(p, m.To) {
		return true
	}
	return same(m.From-1, m.From) && NounBefore(p, m.From-1, sent.From) && !q.ownStem(p.Toks[m.From-1].Stem)
}

// together says that a noun phrase stands in one piece.
func together(p *text.Parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if english.Prepositions[p.Toks[i].Low] || p.Toks[i].Kind == text.Punct {
			return false
		}
	}
	return true
}

// stating makes a candidate of the words at, if they can answer.
func (t *Talk) stating(i int, at text.Span, q *Query) (Candidate, bool) {
	p := t.Read[i]
	if q.Ask == AskPerson {
		return t.statedPerson(i, at.From)
	}
	for _, v := range p.Vals {
		if v.From < at.From-2 || v.To <= at.From || v.To > at.To {
			continue
		}
		val, ok := v.As(q.Kinds)
		if ok && (!q.Words || at.To-v.To <= 1 && leadsOnly(p, at.From, v.From)) {
			return Candidate{Typed: val, Text: SayValue(val, v.Surface), At: v.Span}, true
		}
	}
	if startsWithNumber(p, at) || !q.Words || at.To-at.From > 26 || withholds(p, at.From, min(at.To, at.From+3)) ||
		bareOf(p, at, q) {
		return Candidate{}, false
	}
	return Candidate{Text: text.Tidy(p.Quote(at)), At: at}, true
}

// statedPerson reads whom the word at token at of message i names.
func (t *Talk) statedPerson(i, at int) (Candidate, bool) {
	p := t.Read[i]
	switch p.Toks[at].Low {
	case "i", "me", "myself", "mine":
		return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: at, To: at + 1}}, true
	case "you":
		return t.addressee(i, at)
	}
	who, ok := t.People.PersonAt(p, at, true)
	return Candidate{Text: who.Name, At: who.Span}, ok && !text.InValues(p, at)
}

// startsWithNumber: an amount that is no clean value is read where values are bound.
func startsWithNumber(p *text.Parsed, at text.Span) bool {
	return text.InValues(p, at.From) && p.Toks[at.From].Kind == text.Number || p.Toks[at.From].Low == "from"
}

// leadsOnly says that only words without a meaning of their own stand before a value.
func leadsOnly(p *text.Parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if p.Toks[i].Kind == text.Word && !english.FunctionWord(p.Toks[i].Low) &&
			!english.PlainModifiers[p.Toks[i].Low] {
			return false
		}
	}
	return true
}

// addressee reads whom "you" at token at means: the one whom the sentence calls by name.
func (t *Talk) addressee(i, at int) (Candidate, bool) {
	p := t.Read[i]
	s := p.SentenceOf(at)
	if s < 0 {
		return Candidate{}, false
	}
	sent := p.Sents[s]
	for j := sent.From; j < sent.To; j++ {
		who, ok := t.People.PersonAt(p, j, true)
		first := j == sent.From && who.To < sent.To && p.Toks[min(who.To, sent.To-1)].Low == ","
		if ok && (first || j > sent.From && p.Toks[j-1].Low == "," && who.To == sent.To) {
			return Candidate{Text: who.Name, At: who.Span}, true
		}
	}
	return Candidate{}, false
}

// bareOf says that words hold nothing but those of the question.
func bareOf(p *text.Parsed, at text.Span, q *Query) bool {
	for i := at.From; i < at.To; i++ {
		t := p.Toks[i]
		if t.Kind == text.Number || t.Kind == text.Link || t.Kind == text.Word && !english.FunctionWord(t.Low) &&
			!q.ownStem(t.Stem) {
			return false
		}
	}
	return true
}

// astray says that a sentence which does not name the subject, or names the
// noun phrase in another place, speaks of another thing.
func (t *Talk) astray(y saying, at text.Span) bool {
	if y.supposed(at) || !y.q.Loose && y.noStatement(at) {
		return true
	}
	if clause := y.clauseOpener(); clause >= 0 {
		return y.low(clause) == "that" || y.low(clause+1) != "you"
	}
	p, whole := y.p, y.h.at.Span
	if y.h.Level == 3 {
		return whole.From < y.m.From && p.Seg[whole.From] == p.Seg[y.m.From] &&
			partOf(p, y.sent, y.h.at, y.q.ownStem) && !hasColon(p, whole.To, y.m.From)
	}
	before := text.Span{From: y.sent.From, To: y.m.From}
	if y.h.Level != 1 {
		return t.foreignCompound(p, before, y.q, at, y.m)
	}
	return t.foreignCompound(p, text.Span{From: 0, To: len(p.Toks)}, y.q, at, y.m) ||
		leadForeign(p, y.sent, min(y.m.From, at.From), y.q, &t.People)
}

// supposed says that the noun phrase, or what stands between it and the words at, is a guess.
func (y saying) supposed(at text.Span) bool {
	if y.q.Weigh {
		return false
	}
	return Guessed(y.p, y.sent, y.m.From) || y.m.From != at.From && y.sent.Has(at.From) && guessedBetween(y.p, y.m, at)
}

// noStatement says that the words at are weighed, promised or only point to a value.
func (y saying) noStatement(at text.Span) bool {
	if pointer(y.p, at) || !y.q.Weigh && !y.q.wantsDropped() && Weighs(y.p, y.sent, at) {
		return true
	}
	return !valued(y.p, at) && dated(y.p, text.Span{From: at.From, To: max(at.To, y.sent.To)}) && Promises(y.p, y.sent)
}

// clauseOpeners open clauses that state nothing.
var clauseOpeners = english.Words("if when once whether until unless")

// clauseOpener returns the token before the noun phrase, in its segment, that opens a
// clause which states nothing, or "now that" one that tells of another thing; or -1.
func (y saying) clauseOpener() int {
	for i := y.m.From - 1; i >= y.sent.From && y.p.Seg[i] == y.p.Seg[y.m.From]; i-- {
		if l := y.low(i); clauseOpeners[l] || l == "that" && y.low(i-1) == "now" {
			return i
		}
	}
	return -1
}

func hasColon(p *text.Parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if p.Toks[i].Low == ":" {
			return true
		}
	}
	return false
}

func guessedBetween(p *text.Parsed, m, at text.Span) bool {
	for i := m.To; i < at.From; i++ {
		if l := p.Toks[i].Low; guessWords[l] && !(l == "should" && i+1 < at.From && p.Toks[i+1].Low == "read") &&
			p.Toks[i-1].Low != "you" {
			return true
		}
	}
	return false
}

var renewWords = english.Words("becomes became replacing replace replaced scratch forget changing changes moving onwards swapping swap")

// Renews says that a sentence puts a value in the place of another.
func Renews(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if renewWords[p.Toks[i].Low] {
			return true
		}
	}
	return false
}
