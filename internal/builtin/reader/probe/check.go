package probe

import (
	"slices"
	"strconv"

	"memloom/internal/builtin/reader/talk"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Events says which messages assert that a task has started or is finished, and which
// claims hold. It reads strictly: a plan, a hope or a question is no event. Concerns of
// style and coherence are not its business. It fails on messages whose id is no number.
func Events(t *talk.Talk, in prompts.CheckIn) (prompts.CheckOut, error) {
	out := prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{},
		Concerns: []prompts.CheckConcern{}}
	for _, c := range in.Claims {
		out.Claims = append(out.Claims, prompts.Claimed{N: c.N, Holds: holds(t, c)})
	}
	for _, task := range in.Tasks {
		subject := [][]string{text.ContentStems(task.Name)}
		if len(subject[0]) == 0 {
			continue
		}
		t := withoutName(t, task.Name)
		for _, ev := range []talk.Event{talk.Started, talk.Finished} {
			for _, h := range t.Happenings((&talk.Query{}).With(ev, subject), ev) {
				if !plain(t, h) {
					continue
				}
				slot, err := strconv.Atoi(t.Msgs[h.Msg].ID)
				if err != nil {
					return prompts.CheckOut{}, err
				}
				p := t.Read[h.Msg]
				out.Events = append(out.Events, prompts.CheckEvent{
					Task: task.N, Event: predicateOf(ev), Slot: slot, Quote: p.Quote(p.Sents[max(p.SentenceOf(h.At.From), 0)]),
				})
			}
		}
	}
	return out, nil
}

// withoutName returns the talk with the words of a task's name blunted that would make a plan or a hope of what is said
// of it: a rollback plan that is signed off is done, and so is a needs assessment. A word that has grammar's work to do
// besides ("needs") is the name's only beside another word of it.
func withoutName(t *talk.Talk, name string) *talk.Talk {
	stems, own := text.ContentStems(name), text.Tokenise(name)
	blunt := func(p *text.Parsed, i int) bool {
		k := p.Toks[i]
		if !talk.Deniers[k.Low] && !talk.LaterHints[k.Low] {
			return false
		}
		return slices.Contains(stems, k.Stem) || slices.ContainsFunc(wordsAround(own, k.Low), func(n [2]string) bool {
			return n[0] != "" && i > 0 && p.Toks[i-1].Low == n[0] || n[1] != "" && i+1 < len(p.Toks) &&
				p.Toks[i+1].Low == n[1]
		})
	}
	c := *t
	for i, p := range t.Read {
		var q *text.Parsed
		for j := range p.Toks {
			if !blunt(p, j) {
				continue
			}
			if q == nil {
				copied := *p
				q = &copied
				q.Toks = slices.Clone(p.Toks)
			}
			q.Toks[j].Low = "thing"
		}
		if q == nil {
			continue
		}
		if &c.Read[0] == &t.Read[0] {
			c.Read = slices.Clone(t.Read)
		}
		c.Read[i] = q
	}
	return &c
}

// wordsAround returns the neighbours of a word in a name, for each time it stands there.
func wordsAround(name []text.Token, low string) [][2]string {
	var out [][2]string
	for i, k := range name {
		if k.Low != low {
			continue
		}
		var n [2]string
		if i > 0 {
			n[0] = name[i-1].Low
		}
		if i+1 < len(name) {
			n[1] = name[i+1].Low
		}
		out = append(out, n)
	}
	return out
}

// plain says whether an assertion leaves no doubt what it is about: the task is named in its sentence, or before it in
// the message and taken up by a pronoun. What only sounds like an end is none: a choice that somebody landed on, news
// that come live from somewhere.
func plain(t *talk.Talk, h talk.Happening) bool {
	p := t.Read[h.Msg]
	if next := h.At.To; next < len(p.Toks) {
		first, then := p.Toks[h.At.From].Low, p.Toks[next].Low
		if (first == "landed" || first == "settled") && then == "on" || first == "live" && then == "from" {
			return false
		}
	}
	sent := p.Sents[max(p.SentenceOf(h.At.From), 0)]
	for i := h.At.From; i >= sent.From && p.Seg[i] == p.Seg[h.At.From]; i-- {
		if p.Toks[i].Low == "since" || p.Toks[i].Low == "because" {
			return false // a reason is about something else
		}
	}
	if h.Level == 3 {
		return true
	}
	return h.Level == 2 && sent.From < h.At.From &&
		(p.Toks[sent.From].Low == "it" || p.Toks[sent.From].Low == "that" || p.Toks[sent.From].Low == "this")
}

// holds says whether the words of a claim, where they stand, assert the event:
// nothing around them makes a plan, a question or a denial of it.
func holds(t *talk.Talk, c prompts.Claim) bool {
	t = withoutName(t, c.Task)
	for i, m := range t.Msgs {
		if m.ID != strconv.Itoa(c.Slot) {
			continue
		}
		p, ev := t.Read[i], talk.Started
		if c.Event == corpus.PredFinished {
			ev = talk.Finished
		}
		words := text.Tokenise(c.Words)
		for s, sent := range p.Sents {
			at, ok := standing(p, sent, words)
			if !ok || p.Asks[s] && !semicolon(p, text.Span{From: at.To, To: sent.To}) {
				continue
			}
			if _, today := talk.EventDay(p, sent, at.To-1, m.At.Date()); !unsettledIn(p, sent, at, ev) &&
				(ev == talk.Started || today) {
				return true
			}
		}
	}
	return false
}

// semicolon says whether another statement follows: "released; what now?" asks nothing about the release.
func semicolon(p *text.Parsed, rest text.Span) bool {
	for i := rest.From; i < rest.To; i++ {
		if p.Toks[i].Low == ";" {
			return true
		}
	}
	return false
}

// unsettledIn says whether the words around or among those of an assertion take it back.
func unsettledIn(p *text.Parsed, sent, at text.Span, ev talk.Event) bool {
	for i := at.From; i < at.To; i++ {
		if talk.Deniers[p.Toks[i].Low] && !talk.Harmless(p, sent, i, i) {
			return true
		}
	}
	return talk.Unsettled(p, sent, at.From, ev) || talk.Unsettled(p, sent, at.To-1, ev)
}

// standing finds words in a sentence.
func standing(p *text.Parsed, sent text.Span, words []text.Token) (text.Span, bool) {
	for i := sent.From; len(words) > 0 && i+len(words) <= sent.To; i++ {
		same := true
		for k, w := range words {
			same = same && p.Toks[i+k].Low == w.Low
		}
		if same {
			return text.Span{From: i, To: i + len(words)}, true
		}
	}
	return text.Span{}, false
}

func predicateOf(ev talk.Event) string {
	if ev == talk.Started {
		return corpus.PredStarted
	}
	return corpus.PredFinished
}
