package solve

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Return answers with the last date that somebody gives for their return, or that others give for it by name.
func Return(t *talk.Talk, q *talk.Query) Finding {
	best := nothing("nobody says when")
	for i, p := range t.Read {
		if q.Barred(t, i) || !q.InMonth(t.Msgs[i].At.Date()) {
			continue
		}
		for _, v := range p.Vals {
			d, ok := v.As(text.DateKinds)
			s := p.SentenceOf(v.From)
			if !ok || d.Precision != corpus.Day || s < 0 || p.Asks[s] || !talk.Returns(p, p.Sents[s], v.From) ||
				talk.Guessed(p, p.Sents[s], v.From) {
				continue
			}
			if t.Whose(i, p.Sents[s], v.From) == q.Person {
				best = Finding{Answer: talk.SayValue(d, v.Surface), Typed: d, First: i, Cites: []int{i}, Confidence: 84,
					Reason: "Said by " + t.Msgs[i].Speaker + "."}
			}
		}
	}
	return best
}

// actor answers who began or ended something: the named agent, or the speaker of an assertion that names none.
func actor(t *talk.Talk, q *talk.Query, ev talk.Event) Finding {
	h, ok := t.SettleEvent(q.With(ev, q.Subject), ev)
	if !ok {
		return nothing("nobody says that it happened")
	}
	p := t.Read[h.Msg]
	sent := p.Sents[max(p.SentenceOf(h.At.From), 0)]
	who, where, found := t.AgentOf(h.Msg, sent, h.At.From, talk.Heading{}, q)
	if !found || where.From < 0 {
		who = t.Msgs[h.Msg].Speaker
	}
	return Finding{Answer: who, Cites: h.Cites, Confidence: 75, Reason: "Said in the message that reports it."}
}

// sayer answers who said something: the speaker of the message with all its words.
func sayer(t *talk.Talk, q *talk.Query) Finding {
	for i := range t.Read {
		for _, h := range t.Headings(i, q) {
			if h.Level == 3 {
				return Finding{Answer: t.Msgs[i].Speaker, Cites: []int{i}, Confidence: 70,
					Reason: "The speaker of the message that says it."}
			}
		}
	}
	return nothing("nobody says it")
}

// solvePromise answers by when, or by whom, something was promised: by the last promise of it.
func solvePromise(t *talk.Talk, q *talk.Query) Finding {
	best := nothing("nobody promises it")
	for i, p := range t.Read {
		if q.Barred(t, i) || q.Person != "" && t.Msgs[i].Speaker != q.Person {
			continue
		}
		for s, sent := range p.Sents {
			if p.Asks[s] || !talk.Promises(p, sent) || !talk.HoldsStems(p, sent, q.Subject[0]) &&
				!(len(p.Sents) > 1 && talk.HoldsStems(p, text.Span{From: 0, To: len(p.Toks)}, q.Subject[0])) {
				continue
			}
			if q.Kinds == nil {
				best = Finding{Answer: t.Msgs[i].Speaker, First: i, Cites: []int{i}, Confidence: 80,
					Reason: "The speaker of the message that promises it."}
				continue
			}
			for _, v := range p.Vals {
				d, ok := v.As(text.DateKinds)
				if sent.Has(v.From) && ok && d.Precision == corpus.Day {
					best = Finding{Answer: talk.SayValue(d, v.Surface), Typed: d, First: i, Cites: []int{i},
						Confidence: 85, Reason: "Promised by " + t.Msgs[i].Speaker + " on " +
							talk.LongDate(t.Msgs[i].At.Date()) + "."}
				}
			}
		}
	}
	return best
}

// solveRejected answers with what a message turns down for the attribute, or
// with the one alternative that was weighed and not taken.
func solveRejected(t *talk.Talk, q *talk.Query) Finding {
	d := *q
	d.Ask, d.Attr = talk.AskDropped, nil
	var kept []talk.Candidate
	for _, c := range t.Clauses(&d) {
		p := t.Read[c.Msg]
		if len(q.Missing(p, text.Span{From: 0, To: len(p.Toks)})) == 0 {
			kept = append(kept, c)
		}
	}
	if f := settle(t, &d, bySpeaker(t, q, kept)); f.Answer != "" || len(f.Cites) > 0 {
		return f
	}
	return weighed(t, q)
}

// weighed returns the one value that was proposed for the attribute and is not the one that was taken.
func weighed(t *talk.Talk, q *talk.Query) Finding {
	w, v := *q, *q
	w.Weigh, w.Ask = true, talk.AskValue
	v.Ask = talk.AskValue
	taken, ok := solveNoun(t, &v)
	if !ok {
		return nothing("nothing was decided")
	}
	var found []talk.Candidate
	for i := range t.Read {
		if q.Barred(t, i) {
			continue
		}
		for _, c := range t.ProposedIn(i, &w) {
			if !(talk.Candidate{Text: taken.Answer, Typed: taken.Typed}).Same(c) &&
				!slices.ContainsFunc(found, c.Same) && !talk.Disjunct(t.Read[i], c) {
				found = append(found, c)
			}
		}
	}
	if len(found) != 1 {
		return nothing("no single alternative was weighed")
	}
	return Finding{Answer: found[0].Text, Cites: append(append([]int{}, found[0].Cites...), taken.Cites...),
		Confidence: 65, Reason: "It was proposed, and something else was taken."}
}

// solveRule answers what a rule requires; ok says that a rule of the subject was found.
func solveRule(t *talk.Talk, q *talk.Query) (Finding, bool) {
	r, known := q.Ruling, false
	best := nothing("no rule is stated for that case")
	for i, p := range t.Read {
		if q.Barred(t, i) {
			continue
		}
		for s, sent := range p.Sents {
			at, cond, ok := requiredIn(p, sent, r)
			if !ok || p.Asks[s] {
				continue
			}
			known = true
			if f, ok := ruled(t, i, at, r); ok && r.Applies(p, cond) {
				best = f
			}
		}
	}
	if best.Answer == "" {
		if f := solveForms(t, q); f.Answer != "" {
			return f, true
		}
	}
	return best, known && (best.Answer != "" || !r.Who || len(r.Condition) > 0)
}

// requiredIn reads what a sentence requires of the subject of a rule, and on which condition.
func requiredIn(p *text.Parsed, sent text.Span, r *talk.Ruling) (at, cond text.Span, ok bool) {
	if !talk.HoldsStems(p, sent, r.Subject) || r.But && !suits(r, p, sent) {
		return at, cond, false
	}
	cond, rest := talk.Condition(p, sent, r.Subject)
	if !talk.HoldsStems(p, rest, r.Subject) || talk.BareOfStems(p, cond, r.Subject) {
		cond, rest = text.Span{}, sent
	}
	at, ok = talk.Required(p, rest, r)
	return at, cond, ok && !talk.Guessed(p, rest, at.From) && !talk.Weighs(p, rest, at)
}

// ruled makes the answer of what a rule in message i requires.
func ruled(t *talk.Talk, i int, at text.Span, r *talk.Ruling) (Finding, bool) {
	p := t.Read[i]
	f := Finding{Answer: text.Tidy(p.Quote(at)), First: i, Cites: []int{i}, Confidence: 78,
		Reason: "The rule that " + t.Msgs[i].Speaker + " states."}
	if !r.Who {
		return f, f.Answer != ""
	}
	for j := at.From; j < at.To; j++ {
		if l := p.Toks[j].Low; l == "me" || l == "my" || l == "i" {
			f.Answer = t.Msgs[i].Speaker
			return f, true
		}
		if who, ok := t.People.PersonAt(p, j, true); ok {
			f.Answer = who.Name
			return f, true
		}
	}
	return Finding{}, false
}

// solveWish answers with what somebody proposed for the attribute in a message of their own.
func solveWish(t *talk.Talk, q *talk.Query) Finding {
	var all []talk.Candidate
	for i := range t.Read {
		if t.Msgs[i].Speaker != q.Person || q.Barred(t, i) {
			continue
		}
		here := slices.DeleteFunc(t.ProposedIn(i, q), func(c talk.Candidate) bool {
			first, _, _ := strings.Cut(c.Text, " ")
			return c.Typed.Kind == "" && proposingWords[first]
		})
		if len(here) == 0 {
			here = onlyValue(t, q, i)
		}
		all = append(all, here...)
	}
	return settle(t, q, all)
}

// proposingWords begin what a proposal says of its value: "8 could serve as …", "what would speak against 8?".
var proposingWords = english.Words("serve work do be fit go try take live speak think look consider manage one")

// onlyValue is the one value of a message that proposes something for the attribute, in words that lead away from it.
func onlyValue(t *talk.Talk, q *talk.Query, i int) []talk.Candidate {
	p := t.Read[i]
	if len(q.Missing(p, text.Span{From: 0, To: len(p.Toks)})) > 0 {
		return nil
	}
	var out []talk.Candidate
	for _, v := range p.Vals {
		d, ok := v.As(q.Kinds)
		at := text.Span{From: v.From, To: v.To}
		weighs := func(s int) bool {
			return p.Asks[s] || talk.Weighs(p, p.Sents[s], at) || talk.Guessed(p, p.Sents[s], v.From) || text.HasLow(p, "possible") || text.HasLow(p, "option")
		}
		if s := p.SentenceOf(v.From); ok && s >= 0 && weighs(s) {
			out = append(out, talk.Candidate{Msg: i, Sent: s, Typed: d, Text: talk.SayValue(d, v.Surface), At: at, Cites: []int{i}, Level: 1})
		}
	}
	if len(out) != 1 {
		return nil
	}
	return out
}
