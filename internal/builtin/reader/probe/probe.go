package probe

import (
	"sort"

	"memloom/internal/builtin/reader/talk"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Quotes are, for each target, every passage that states a value of its kind. It reads more loosely than solving does:
// a second source that is missed costs more than a quote too many.
func Quotes(h *talk.Heard, targets []prompts.Target) prompts.ProbeOut {
	t, stems := h.Talk, h.Stems()
	out := prompts.ProbeOut{Quotes: []prompts.Quote{}}
	for _, target := range targets {
		q := targetQuery(target)
		if len(q.Subject) == 0 || !stems[q.Subject[0][len(q.Subject[0])-1]] {
			continue // the last word of a name stands wherever it is named, in whole or in part
		}
		for _, at := range passages(t, q, target) {
			out.Quotes = append(out.Quotes, prompts.Quote{Target: target.N, MessageID: t.Msgs[at.msg].ID,
				Text: at.text})
		}
	}
	return out
}

// targetQuery makes a loose query of a target.
func targetQuery(target prompts.Target) *talk.Query {
	q := &talk.Query{Loose: true, Subject: [][]string{text.ContentStems(target.Subject)}}
	if len(q.Subject[0]) == 0 {
		q.Subject = nil
	}
	for _, s := range text.ContentStems(target.Attribute) {
		if english.PlainModifiers[s] || talk.KindNounOnly(s) || s == "final" {
			q.Soft = append(q.Soft, s)
			continue
		}
		q.Attr = append(q.Attr, s)
	}
	q.Np = q.Attr
	switch target.Kind {
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity, corpus.KindList, "":
		q.Words, q.Kinds = true, nil
	case corpus.KindDate, corpus.KindTime, corpus.KindLink, corpus.KindMoney, corpus.KindVersion, corpus.KindPercent:
		q.Kinds = []corpus.Kind{target.Kind}
	default:
		q.Kinds = talk.NumericKinds
	}
	return q
}

// passage is a quote from a message.
type passage struct {
	msg, sent int
	text      string
}

// passages collects the sentences that state a value of the target, each once.
func passages(t *talk.Talk, q *talk.Query, target prompts.Target) []passage {
	seen := map[[2]int]bool{}
	var out []passage
	add := func(msg, sent int) {
		if k := [2]int{msg, sent}; !seen[k] && sent >= 0 {
			seen[k] = true
			out = append(out, passage{msg, sent, t.Read[msg].Quote(t.Read[msg].Sents[sent])})
		}
	}
	for _, c := range stated(t, q, target) {
		add(c.Msg, c.Sent)
	}
	sort.Slice(out, func(i, j int) bool {
		return out[i].msg < out[j].msg || out[i].msg == out[j].msg && out[i].sent < out[j].sent
	})
	return out
}

// stated finds the statements of a target by the ways that its attribute and kind call for.
func stated(t *talk.Talk, q *talk.Query, target prompts.Target) []talk.Candidate {
	switch target.Attribute {
	case corpus.PredStarted:
		return asserted(t, q, talk.Started)
	case corpus.PredFinished:
		return asserted(t, q, talk.Finished)
	case corpus.PredRequires:
		return rulings(t, q)
	}
	all := append(append(t.Statements(q), t.Candidates(q)...), takenUp(t, q)...)
	for _, way := range ways(q) {
		c := *q
		c.Ask = way
		if way == talk.AskPerson {
			all = append(all, t.Agents(&c)...)
		} else {
			c.Attr, c.Heads = nil, nil
			all = append(all, t.Clauses(&c)...)
		}
	}
	return all
}

// ways says which readings beside the plain one an attribute calls for.
func ways(q *talk.Query) []talk.Ask {
	if !q.Words {
		return nil
	}
	var out []talk.Ask
	for _, a := range q.Attr {
		switch {
		case english.Related(a, "block") > 0:
			out = append(out, talk.AskBlocker)
		case english.Related(a, "drop") > 0:
			out = append(out, talk.AskDropped)
		}
	}
	return append(out, talk.AskPerson)
}

// takenUp finds the replies that make a proposal the value.
func takenUp(t *talk.Talk, q *talk.Query) []talk.Candidate {
	c := *q
	c.Loose, c.Heads = false, nil
	return t.Accepted(&c)
}

// rulings finds the sentences that state a rule of the subject, whatever its case.
func rulings(t *talk.Talk, q *talk.Query) []talk.Candidate {
	r := &talk.Ruling{Subject: q.Subject[0]}
	var out []talk.Candidate
	for i, p := range t.Read {
		for s := range p.Sents {
			sent, told := solve.ToldOf(p, s, r.Subject)
			if !told || !talk.HoldsStems(p, sent, r.Subject) {
				continue
			}
			_, ok := talk.Required(p, sent, r)
			if !ok {
				_, ok = talk.Demanded(p, sent, sent.From, r)
			}
			if ok {
				out = append(out, talk.Candidate{Msg: i, Sent: s})
			}
		}
	}
	return out
}

func asserted(t *talk.Talk, q *talk.Query, ev talk.Event) []talk.Candidate {
	var out []talk.Candidate
	for _, h := range t.Happenings(q.With(ev, q.Subject), ev) {
		out = append(out, talk.Candidate{Msg: h.Msg, Sent: t.Read[h.Msg].SentenceOf(h.At.From)})
	}
	return out
}
