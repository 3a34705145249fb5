package reader

import (
	"sort"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// quotes are, for each target, every passage that states a value of its kind. It reads
// more loosely than solving does: a second source that is missed costs more than a quote
// too many.
func quotes(h *heard, targets []prompts.Target) prompts.ProbeOut {
	t, stems := h.talk, h.stems()
	out := prompts.ProbeOut{Quotes: []prompts.Quote{}}
	for _, target := range targets {
		q := targetQuery(target)
		if len(q.subject) == 0 || !stems[q.subject[0][len(q.subject[0])-1]] {
			continue // the last word of a name stands wherever it is named, in whole or in part
		}
		for _, at := range t.passages(q, target) {
			out.Quotes = append(out.Quotes, prompts.Quote{Target: target.N, MessageID: t.msgs[at.msg].ID, Text: at.text})
		}
	}
	return out
}

// targetQuery makes a loose query of a target.
func targetQuery(target prompts.Target) *query {
	q := &query{loose: true, subject: [][]string{text.ContentStems(target.Subject)}}
	if len(q.subject[0]) == 0 {
		q.subject = nil
	}
	for _, s := range text.ContentStems(target.Attribute) {
		if english.PlainModifiers[s] || kindNounOnly(s) || s == "final" {
			q.soft = append(q.soft, s)
			continue
		}
		q.attr = append(q.attr, s)
	}
	q.np = q.attr
	switch target.Kind {
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity, corpus.KindList, "":
		q.words, q.kinds = true, nil
	case corpus.KindDate, corpus.KindTime, corpus.KindLink, corpus.KindMoney, corpus.KindVersion, corpus.KindPercent:
		q.kinds = []corpus.Kind{target.Kind}
	default:
		q.kinds = numericKinds
	}
	return q
}

// passage is a quote from a message.
type passage struct {
	msg, sent int
	text      string
}

// passages collects the sentences that state a value of the target, each once.
func (t *talk) passages(q *query, target prompts.Target) []passage {
	seen := map[[2]int]bool{}
	var out []passage
	add := func(msg, sent int) {
		if k := [2]int{msg, sent}; !seen[k] && sent >= 0 {
			seen[k] = true
			out = append(out, passage{msg, sent, t.read[msg].Quote(t.read[msg].Sents[sent])})
		}
	}
	for _, c := range t.stated(q, target) {
		add(c.msg, c.sent)
	}
	sort.Slice(out, func(i, j int) bool {
		return out[i].msg < out[j].msg || out[i].msg == out[j].msg && out[i].sent < out[j].sent
	})
	return out
}

// stated finds the statements of a target by the ways that its attribute and kind call for.
func (t *talk) stated(q *query, target prompts.Target) []candidate {
	switch target.Attribute {
	case corpus.PredStarted:
		return t.asserted(q, started)
	case corpus.PredFinished:
		return t.asserted(q, finished)
	case corpus.PredRequires:
		return t.rulings(q)
	case corpus.PredMeans:
		return t.meanings(q)
	}
	all := append(append(t.statements(q), t.candidates(q)...), t.takenUp(q)...)
	for _, way := range q.ways() {
		c := *q
		c.ask = way
		if way == askPerson {
			all = append(all, t.agents(&c)...)
		} else {
			c.attr, c.heads = nil, nil
			all = append(all, t.clauses(&c)...)
		}
	}
	return all
}

// ways says which readings beside the plain one an attribute calls for.
func (q *query) ways() []ask {
	if !q.words {
		return nil
	}
	var out []ask
	for _, a := range q.attr {
		switch {
		case english.Related(a, "block") > 0:
			out = append(out, askBlocker)
		case english.Related(a, "drop") > 0:
			out = append(out, askDropped)
		}
		if english.Related(a, "reason") > 0 || english.Related(a, "delay") > 0 || a == "why" {
			out = append(out, askReason)
		}
	}
	return append(out, askPerson)
}

// takenUp finds the replies that make a proposal the value.
func (t *talk) takenUp(q *query) []candidate {
	c := *q
	c.loose, c.heads = false, nil
	return t.accepted(&c)
}

// rulings finds the sentences that state a rule of the subject, whatever its case.
func (t *talk) rulings(q *query) []candidate {
	r := &ruling{subject: q.subject[0]}
	var out []candidate
	for i, p := range t.read {
		for s := range p.Sents {
			sent, told := toldOf(p, s, r.subject)
			if !told || !holdsStems(p, sent, r.subject) {
				continue
			}
			_, ok := t.required(p, sent, r)
			if !ok {
				_, ok = demanded(p, sent, sent.From, r)
			}
			if ok {
				out = append(out, candidate{msg: i, sent: s})
			}
		}
	}
	return out
}

// meanings finds the sentences that say what the subject, a term, stands for.
func (t *talk) meanings(q *query) []candidate {
	var out []candidate
	for i, p := range t.read {
		for s, sent := range p.Sents {
			if _, ok := meant(p, sent, q.subject[0]); ok && !p.Asks[s] {
				out = append(out, candidate{msg: i, sent: s})
			}
		}
	}
	return out
}

func (t *talk) asserted(q *query, ev event) []candidate {
	var out []candidate
	for _, h := range t.happenings(q.with(ev, q.subject), ev) {
		out = append(out, candidate{msg: h.msg, sent: t.read[h.msg].SentenceOf(h.at.From)})
	}
	return out
}
