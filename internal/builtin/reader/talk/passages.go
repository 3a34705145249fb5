package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Candidates collects what the messages state for the question's attribute and subject.
func (t *Talk) Candidates(q *Query) []Candidate {
	var out []Candidate
	for i := range t.Read {
		p := t.Read[i]
		if q.Barred(t, i) || !q.Words && !p.Holds(text.Span{From: 0, To: len(p.Toks)}, q.Kinds) {
			continue
		}
		for s, h := range t.Headings(i, q) {
			if h.Level == 0 || p.Asks[s] || !q.Words && !p.Holds(p.Sents[s], q.Kinds) {
				continue
			}
			out = append(out, t.candidatesIn(i, s, h, q)...)
		}
	}
	return out
}

// passage is a sentence that is read for the attribute of a question.
type passage struct {
	t       *Talk
	q       *Query
	p       *text.Parsed
	msg, no int // of the message in the talk, of the sentence in the message
	sent    text.Span
	h       Heading
	fit     fitting
}

func (t *Talk) candidatesIn(i, s int, h Heading, q *Query) []Candidate {
	fit, ok := t.fits(i, s, h, q)
	if !ok {
		return nil
	}
	r := passage{t: t, q: q, p: t.Read[i], msg: i, no: s, sent: t.Read[i].Sents[s], h: h, fit: fit}
	found := r.values()
	if len(found) == 0 && q.Words {
		if at, ok := r.words(); ok {
			found = append(found, Candidate{Msg: i, Sent: s, Text: text.Tidy(r.p.Quote(at)), At: at, Score: 5})
		}
	}
	if !q.Loose {
		found = slices.DeleteFunc(found, r.beside)
	}
	for k := range found {
		found[k].Level, found[k].Exact, found[k].Cites = h.Level, fit.exact, citing(h.from, i)
		found[k].describe(r.p, q)
	}
	return found
}

// values returns the typed values that the sentence gives to the attribute.
func (r passage) values() []Candidate {
	var found []Candidate
	for _, v := range r.p.Vals {
		val, ok := v.As(r.q.Kinds)
		if !ok || !r.sent.Has(v.From) || r.h.Level == 3 && r.h.at.Has(v.From) {
			continue
		}
		score, ok := r.t.bind(r.p, r.sent, r.h, v.Span, val.Kind, r.fit, r.q)
		if ok && (r.q.Loose || r.asserts(v.Span, val.Kind)) {
			found = append(found, Candidate{Msg: r.msg, Sent: r.no, Typed: val, Text: SayValue(val, v.Surface),
				At: v.Span, Score: score})
		}
	}
	return found
}

// asserts says that the sentence states a value of the subject, and no other date than the asked one.
func (r passage) asserts(at text.Span, kind corpus.Kind) bool {
	return !r.proposed(at) && (kind != corpus.KindDate || !r.q.otherDate(r.p, r.sent, at.From))
}

// proposed says that a value is only proposed, supposed or retold.
func (r passage) proposed(at text.Span) bool {
	return retold(r.p, r.fit, at) || !r.q.Weigh &&
		(Guessed(r.p, r.sent, at.From) || !r.q.wantsDropped() && Weighs(r.p, r.sent, at))
}

// words returns the words that complement the attribute, where they can be its value.
func (r passage) words() (text.Span, bool) {
	at, ok := complement(r.p, r.sent, r.h, r.fit, r.q, &r.t.People)
	if !ok || r.q.Loose {
		return at, ok
	}
	promised := dated(r.p, text.Span{From: at.From, To: r.sent.To}) && Promises(r.p, r.sent)
	return at, !promised && !r.proposed(at) && !beginsWithValue(r.p, at) && !pointer(r.p, at)
}

// beside says that a value is that of another thing, or that its words only repeat
// the question or stand for a noun phrase that the sentence does not name.
func (r passage) beside(c Candidate) bool {
	words := c.Typed.Kind == ""
	if r.h.Level == 1 && r.t.otherTopic(r.p, c.At, r.q) || words && bareOf(r.p, c.At, r.q) {
		return true
	}
	return len(r.q.Np) > 0 && !r.fit.exact && !r.fit.implied &&
		(words || len(r.q.Np) > 1 || english.Related(r.q.Np[0], "use") > 0)
}

// beginsWithValue: a number that was refused as a value is no name either.
func beginsWithValue(p *text.Parsed, at text.Span) bool {
	return slices.ContainsFunc(p.Vals, func(v text.Value) bool { return v.From == at.From })
}

func citing(from, i int) []int {
	if from == i {
		return []int{i}
	}
	return []int{from, i}
}

// fitting is how the attribute of a question stands in a sentence.
type fitting struct {
	toks    []int // tokens of the sentence that carry it
	last    int   // the last of them, or -1 where it is only understood
	exact   bool
	implied bool // the message it answers names the attribute
}

// fits finds the attribute in sentence s of message i, or in the question it answers.
func (t *Talk) fits(i, s int, h Heading, q *Query) (fitting, bool) {
	p := t.Read[i]
	f := fitting{last: -1, exact: true, implied: len(q.Attr) == 0}
	for _, a := range q.Attr {
		best := f.carry(p, p.Sents[s], h, a)
		due := (a == "due" || a == "deadlin") && obliged(p, p.Sents[s])
		if best == 0 && !due && (!q.Loose || len(q.Missing(p, p.Sents[s])) > 0) {
			return t.understood(i, s, h, q)
		}
		f.exact = f.exact && best != 1
	}
	if !q.Loose && !f.together(p, q) {
		return t.understood(i, s, h, q)
	}
	if len(f.toks) > 0 {
		slices.Sort(f.toks)
		f.last = f.toks[len(f.toks)-1]
	}
	return f, true
}

// carry adds the tokens that carry a stem of the attribute outside the subject's name,
// and returns how near the nearest of them is.
func (f *fitting) carry(p *text.Parsed, sent text.Span, h Heading, stem string) (best int) {
	for i := sent.From; i < sent.To && p.Marks.MayRelate(stem); i++ {
		if h.Level == 3 && h.at.Has(i) {
			continue
		}
		if r := english.Related(stem, p.Toks[i].Stem); r > 0 {
			f.toks = append(f.toks, i)
			best = max(best, r)
		}
	}
	return best
}

// together keeps the tokens of the segments that hold the whole noun phrase of
// the attribute: "retry budget 9, request limit 40" has no retry limit.
func (f *fitting) together(p *text.Parsed, q *Query) bool {
	if len(q.phrase) < 2 {
		return true
	}
	var kept []int
	for _, i := range f.toks {
		whole := true
		for _, a := range q.phrase {
			whole = whole && slices.ContainsFunc(f.toks, func(j int) bool {
				return p.Seg[i] == p.Seg[j] && english.Related(a, p.Toks[j].Stem) > 0
			})
		}
		if whole {
			kept = append(kept, i)
		}
	}
	f.toks = kept
	return len(kept) > 0
}

// understood: a sentence may leave out the attribute when it answers a question
// for it, or when the sentence before has just named it.
func (t *Talk) understood(i, s int, h Heading, q *Query) (fitting, bool) {
	p := t.Read[i]
	if h.Level == 1 && h.asked && s <= 2 {
		return fitting{last: -1, implied: true, exact: true}, !leadsElsewhere(p, p.Sents[s], q, &t.People)
	}
	ok := false
	switch {
	case s == 0:
		j := t.prev[i]
		ok = q.Loose && j >= 0 && t.Read[j].LastAsks() && t.speaksOf(j, q)
	case len(q.Missing(p, p.Sents[s-1])) > 0:
	case h.Level == 3:
		ok = len(q.Kinds) > 0 && len(q.Kinds) <= 5
	default:
		ok = startsWithPronoun(p, p.Sents[s])
	}
	if !ok {
		return fitting{}, false
	}
	return fitting{last: -1, implied: true}, true
}

func startsWithPronoun(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		switch p.Toks[i].Low {
		case "need", "needs", "want", "wants", "aim", "must", "target":
			return false // a goal is not where things stand
		}
	}
	l := p.Toks[sent.From].Low
	return l == "it" || l == "that" || l == "this" || l == "we"
}

// obliged: "has to be in by Thursday" states a deadline.
func obliged(p *text.Parsed, sent text.Span) bool {
	must, by := false, false
	for i := sent.From; i < sent.To; i++ {
		l := p.Toks[i].Low
		must = must || l == "must" || l == "needs" || l == "need" || (l == "has" || l == "have") && i+1 < sent.To &&
			p.Toks[i+1].Low == "to"
		by = by || l == "by" || l == "until"
	}
	return must && by
}

// leadsElsewhere says that a sentence begins with a thing that the question does not know.
func leadsElsewhere(p *text.Parsed, sent text.Span, q *Query, people *Roster) bool {
	for j := sent.From; j < sent.To; j++ {
		t := p.Toks[j]
		if english.Auxiliaries[t.Low] || t.Kind == text.Number || t.Low == ":" {
			return false
		}
		if foreignNoun(p, j, q, people) {
			return j+1 < sent.To && (english.Auxiliaries[p.Toks[j+1].Low] || p.Toks[j+1].Low == ":" ||
				english.Verbish[p.Toks[j+1].Stem])
		}
	}
	return false
}
