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

// proposal says that a value is only proposed, supposed or retold, where the
// query does not want such values.
func (q *Query) proposal(p *text.Parsed, sent, at text.Span, fit fitting) bool {
	return !q.Loose && (retold(p, fit, at) || !q.Weigh && (Guessed(p, sent, at.From) || !q.wantsDropped() && Weighs(p, sent, at) || otherCase(p, sent, at.From, q)))
}

func (t *Talk) candidatesIn(i, s int, h Heading, q *Query) []Candidate {
	p := t.Read[i]
	sent := p.Sents[s]
	fit, ok := t.fits(i, s, h, q)
	if !ok {
		return nil
	}
	var found []Candidate
	for _, v := range p.Vals {
		if !sent.Has(v.From) || h.Level == 3 && h.at.Has(v.From) {
			continue
		}
		val, ok := v.As(q.Kinds)
		if !ok {
			continue
		}
		score, ok := t.bind(p, sent, h, v.Span, val.Kind, fit, q)
		if !ok || !q.Loose && h.Level == 3 && t.passedBy(p, h.at.Span, v.From, q) || q.proposal(p, sent, v.Span, fit) || !q.Loose && val.Kind == corpus.KindDate && q.otherDate(p, sent, v.From) {
			continue
		}
		found = append(found, Candidate{Msg: i, Sent: s, Typed: val, Text: SayValue(val, v.Surface), At: v.Span, Score: score})
	}
	if len(found) == 0 && q.Words {
		at, ok := complement(p, sent, h, fit, q, &t.People)
		if ok && (q.Loose || !q.proposal(p, sent, at, fit) && !beginsWithValue(p, at) && !pointer(p, at) && !(dated(p, text.Span{From: at.From, To: sent.To}) && Promises(p, sent))) {
			found = append(found, Candidate{Msg: i, Sent: s, Text: text.Tidy(p.Quote(at)), At: at, Score: 5})
		}
	}
	found = slices.DeleteFunc(found, func(c Candidate) bool {
		return !q.Loose && (h.Level == 1 && t.otherTopic(p, c.At, q) || c.Typed.Kind == "" && bareOf(p, c.At, q) || len(q.Np) > 0 && !fit.exact && !fit.implied && (c.Typed.Kind == "" || len(q.Np) > 1 || english.Related(q.Np[0], "use") > 0))
	})
	for k := range found {
		found[k].Level, found[k].Exact, found[k].Cites = h.Level, fit.exact, citing(h.from, i)
		found[k].describe(p, q)
	}
	return found
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
	f := fitting{last: -1, exact: true}
	for _, a := range q.Attr {
		best := 0
		for j := p.Sents[s].From; j < p.Sents[s].To && p.Marks.MayRelate(a); j++ {
			if h.Level == 3 && h.at.Has(j) {
				continue
			}
			if r := english.Related(a, p.Toks[j].Stem); r > 0 {
				f.toks = append(f.toks, j)
				best = max(best, r)
			}
		}
		if best == 0 && !((a == "due" || a == "deadlin") && obliged(p, p.Sents[s])) && (!q.Loose || len(q.Missing(p, p.Sents[s])) > 0) {
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
	f.implied = len(q.Attr) == 0
	return f, true
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
			whole = whole && slices.ContainsFunc(f.toks, func(j int) bool { return p.Seg[i] == p.Seg[j] && english.Related(a, p.Toks[j].Stem) > 0 })
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
	if j := t.prev[i]; q.Loose && s == 0 && j >= 0 && t.Read[j].LastAsks() && t.speaksOf(j, q) {
		return fitting{last: -1, implied: true}, true
	}
	if s > 0 && h.Level == 3 && len(q.Missing(p, p.Sents[s-1])) == 0 && len(q.Kinds) > 0 && len(q.Kinds) <= 5 {
		return fitting{last: -1, implied: true}, true
	}
	if s > 0 && len(q.Missing(p, p.Sents[s-1])) == 0 && (h.Level == 2 || h.Level == 1) && startsWithPronoun(p, p.Sents[s]) {
		return fitting{last: -1, implied: true}, true
	}
	return fitting{}, false
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
		must = must || l == "must" || l == "needs" || l == "need" || (l == "has" || l == "have") && i+1 < sent.To && p.Toks[i+1].Low == "to"
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
			return j+1 < sent.To && (english.Auxiliaries[p.Toks[j+1].Low] || p.Toks[j+1].Low == ":" || english.Verbish[p.Toks[j+1].Stem])
		}
	}
	return false
}
