package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Statements collects what the messages state for a noun phrase: "the limit
// is 12", "12 as the limit", "let's make 12 the limit", "as for the limit, it's
// 12", "12 is the limit".
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

// nounMentions returns where a sentence names the asked noun phrase, and no
// longer one.
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
		if !ok || !together(p, i, end) {
			continue
		}
		if end < sent.To && foreignNoun(p, end, q, people) && !nameLike(p, end) && p.Seg[end] == p.Seg[end-1] && !p.Toks[end].Capital {
			continue
		}
		if i > sent.From && p.Seg[i-1] == p.Seg[i] && NounBefore(p, i-1, sent.From) && !q.ownStem(p.Toks[i-1].Stem) && !p.Toks[i-1].Capital {
			continue
		}
		out = append(out, text.Span{From: i, To: end})
		i = end - 1
	}
	return out
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
		switch p.Toks[at.From].Low {
		case "i", "me", "myself", "mine":
			return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: at.From, To: at.From + 1}}, true
		}
		if p.Toks[at.From].Low == "you" {
			return t.addressee(i, at.From)
		}
		who, ok := t.People.PersonAt(p, at.From, true)
		if !ok || text.InValues(p, at.From) {
			return Candidate{}, false
		}
		return Candidate{Text: who.Name, At: who.Span}, true
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
	if startsWithNumber(p, at) || !q.Words || at.To-at.From > 26 || withholds(p, at.From, min(at.To, at.From+3)) || bareOf(p, at, q) {
		return Candidate{}, false
	}
	return Candidate{Text: text.Tidy(p.Quote(at)), At: at}, true
}

// startsWithNumber: an amount that is no clean value is read where values are bound.
func startsWithNumber(p *text.Parsed, at text.Span) bool {
	return text.InValues(p, at.From) && p.Toks[at.From].Kind == text.Number || p.Toks[at.From].Low == "from"
}

// leadsOnly says that only words without a meaning of their own stand before a value.
func leadsOnly(p *text.Parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if p.Toks[i].Kind == text.Word && !english.FunctionWord(p.Toks[i].Low) && !english.PlainModifiers[p.Toks[i].Low] {
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
		if t.Kind == text.Number || t.Kind == text.Link || t.Kind == text.Word && !english.FunctionWord(t.Low) && !q.ownStem(t.Stem) {
			return false
		}
	}
	return true
}

// astray says that a sentence which does not name the subject, or names the
// noun phrase in another place, speaks of another thing.
func (t *Talk) astray(y saying, at text.Span) bool {
	p, q := y.p, y.q
	if !q.Weigh && (Guessed(p, y.sent, y.m.From) || y.m.From != at.From && y.sent.Has(at.From) && guessedBetween(p, y.m, at)) {
		return true
	}
	if !q.Loose && (!q.Weigh && (!q.wantsDropped() && Weighs(p, y.sent, at) || otherCase(p, y.sent, at.From, q)) || !valued(p, at) && dated(p, text.Span{From: at.From, To: max(at.To, y.sent.To)}) && Promises(p, y.sent) || pointer(p, at)) {
		return true
	}
	for i := y.m.From - 1; i >= y.sent.From && p.Seg[i] == p.Seg[y.m.From]; i-- {
		switch p.Toks[i].Low {
		case "if", "when", "once", "whether", "until", "unless":
			return y.low(i+1) != "you"
		case "that":
			if y.low(i-1) == "now" {
				return true
			}
		}
	}
	if y.h.Level == 3 {
		if !q.Loose && t.passedBy(p, y.h.at.Span, min(y.m.From, at.From), q) {
			return true
		}
		return partOf(p, y.sent, y.h.at, q.ownStem) && y.h.at.From < y.m.From && p.Seg[y.h.at.From] == p.Seg[y.m.From] && !hasColon(p, y.h.at.To, y.m.From)
	}
	from, to := y.sent.From, y.m.From
	if y.h.Level == 1 {
		from, to = 0, len(p.Toks)
	}
	for i := from + 1; i < to; i++ {
		if at.Has(i) || at.Has(i-1) || y.m.Has(i) || y.m.Has(i-1) || p.Seg[i] != p.Seg[i-1] {
			continue
		}
		a, b := foreignNoun(p, i-1, q, &t.People), foreignNoun(p, i, q, &t.People)
		if a && b || a && q.inSubject(p.Toks[i].Stem) || b && q.inSubject(p.Toks[i-1].Stem) {
			return true
		}
	}
	return y.h.Level == 1 && leadForeign(p, y.sent, min(y.m.From, at.From), q, &t.People)
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
		if l := p.Toks[i].Low; guessWords[l] && !(l == "should" && i+1 < at.From && p.Toks[i+1].Low == "read") && p.Toks[i-1].Low != "you" {
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

// passedBy says that a name is mentioned in passing before token to: it is what
// another thing is compared with, or its clause has a verb of its own and ends in
// a colon, behind which another thing is named.
func (t *Talk) passedBy(p *text.Parsed, m text.Span, to int, q *Query) bool {
	if compared(p, m.From) {
		for i := m.To; i < to; i++ {
			if p.Toks[i].Low == "," {
				return anyForeign(p, i, to, q, &t.People)
			}
		}
	}
	verb, colon := false, -1
	for i := m.To; i < to && colon < 0; i++ {
		verb = verb || english.Auxiliaries[p.Toks[i].Low] || english.Pronouns[p.Toks[i].Low]
		if p.Toks[i].Low == ":" {
			colon = i
		}
	}
	return verb && colon >= 0 && anyForeign(p, colon, to, q, &t.People)
}

// compared says that the name at token i only serves a comparison: "unlike the import,".
func compared(p *text.Parsed, i int) bool {
	for i--; i > 0 && english.Determiners[p.Toks[i].Low]; i-- {
	}
	if i < 0 {
		return false
	}
	l := p.Toks[i].Low
	return l == "unlike" || l == "like" && i == 0 || l == "than" || l == "with" && i > 0 && (p.Toks[i-1].Low == "as" || p.Toks[i-1].Low == "compared")
}
