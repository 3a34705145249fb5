package reader

import (
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Check says which messages assert that a task has started or is finished
// (E14, level 2). It reads strictly: a plan, a hope or a question is no event.
// Concerns of style and coherence are not its business. It fails on messages
// whose id is no number.
func (r *Reader) Check(in prompts.CheckIn) (prompts.CheckOut, error) {
	out := prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{}, Concerns: []prompts.CheckConcern{}}
	t := r.listen(in.Messages, 0)
	for _, c := range in.Claims {
		out.Claims = append(out.Claims, prompts.Claimed{N: c.N, Holds: t.holds(c)})
	}
	for _, task := range in.Tasks {
		subject := [][]string{contentStems(task.Name)}
		if len(subject[0]) == 0 {
			continue
		}
		t := t.without(task.Name)
		for _, ev := range []event{started, finished} {
			for _, h := range t.happenings((&query{}).with(ev, subject), ev) {
				if !t.plain(h) {
					continue
				}
				slot, err := strconv.Atoi(t.msgs[h.msg].ID)
				if err != nil {
					return prompts.CheckOut{}, err
				}
				p := t.read[h.msg]
				out.Events = append(out.Events, prompts.CheckEvent{
					Task: task.N, Event: predicateOf(ev), Slot: slot, Quote: p.quote(p.sents[max(p.sentenceOf(h.at.from), 0)]),
				})
			}
		}
	}
	return out, nil
}

// without returns the talk with the words of a task's name blunted that would
// make a plan or a hope of what is said of it: a rollback plan that is signed
// off is done, and so is a needs assessment. A word that has grammar's work to
// do besides ("needs") is the name's only beside another word of it.
func (t *talk) without(name string) *talk {
	stems, own := contentStems(name), tokenise(name)
	blunt := func(p *parsed, i int) bool {
		k := p.toks[i]
		if !deniers[k.low] && !laterHints[k.low] {
			return false
		}
		return slices.Contains(stems, k.stem) || slices.ContainsFunc(wordsAround(own, k.low), func(n [2]string) bool {
			return n[0] != "" && i > 0 && p.toks[i-1].low == n[0] || n[1] != "" && i+1 < len(p.toks) && p.toks[i+1].low == n[1]
		})
	}
	c := *t
	for i, p := range t.read {
		var q *parsed
		for j := range p.toks {
			if !blunt(p, j) {
				continue
			}
			if q == nil {
				copied := *p
				q = &copied
				q.toks = slices.Clone(p.toks)
			}
			q.toks[j].low = "thing"
		}
		if q == nil {
			continue
		}
		if &c.read[0] == &t.read[0] {
			c.read = slices.Clone(t.read)
		}
		c.read[i] = q
	}
	return &c
}

// wordsAround returns the neighbours of a word in a name, for each time it stands there.
func wordsAround(name []token, low string) [][2]string {
	var out [][2]string
	for i, k := range name {
		if k.low != low {
			continue
		}
		var n [2]string
		if i > 0 {
			n[0] = name[i-1].low
		}
		if i+1 < len(name) {
			n[1] = name[i+1].low
		}
		out = append(out, n)
	}
	return out
}

// plain says whether an assertion leaves no doubt what it is about: the task is
// named in its sentence, or before it in the message and taken up by a pronoun.
// What only sounds like an end is none: a choice that somebody landed on, news
// that come live from somewhere.
func (t *talk) plain(h happening) bool {
	p := t.read[h.msg]
	if next := h.at.to; next < len(p.toks) {
		first, then := p.toks[h.at.from].low, p.toks[next].low
		if (first == "landed" || first == "settled") && then == "on" || first == "live" && then == "from" {
			return false
		}
	}
	sent := p.sents[max(p.sentenceOf(h.at.from), 0)]
	for i := h.at.from; i >= sent.from && p.seg[i] == p.seg[h.at.from]; i-- {
		if p.toks[i].low == "since" || p.toks[i].low == "because" {
			return false // a reason is about something else
		}
	}
	if h.level == 3 {
		return true
	}
	return h.level == 2 && sent.from < h.at.from && (p.toks[sent.from].low == "it" || p.toks[sent.from].low == "that" || p.toks[sent.from].low == "this")
}

// holds says whether the words of a claim, where they stand, assert the event:
// nothing around them makes a plan, a question or a denial of it.
func (t *talk) holds(c prompts.Claim) bool {
	t = t.without(c.Task)
	for i, m := range t.msgs {
		if m.ID != strconv.Itoa(c.Slot) {
			continue
		}
		p, ev := t.read[i], started
		if c.Event == corpus.PredFinished {
			ev = finished
		}
		words := tokenise(c.Words)
		for s, sent := range p.sents {
			at, ok := standing(p, sent, words)
			if !ok || p.asks[s] && !semicolon(p, span{at.to, sent.to}) {
				continue
			}
			if _, today := eventDay(p, sent, at.to-1, m.At.Date()); !unsettledIn(p, sent, at, ev) && (ev == started || today) {
				return true
			}
		}
	}
	return false
}

// semicolon says whether another statement follows: "released; what now?" asks
// nothing about the release.
func semicolon(p *parsed, rest span) bool {
	for i := rest.from; i < rest.to; i++ {
		if p.toks[i].low == ";" {
			return true
		}
	}
	return false
}

// unsettledIn says whether the words around or among those of an assertion take it back.
func unsettledIn(p *parsed, sent, at span, ev event) bool {
	for i := at.from; i < at.to; i++ {
		if deniers[p.toks[i].low] && !harmless(p, sent, i, i) {
			return true
		}
	}
	return unsettled(p, sent, at.from, ev) || unsettled(p, sent, at.to-1, ev)
}

// standing finds words in a sentence.
func standing(p *parsed, sent span, words []token) (span, bool) {
	for i := sent.from; len(words) > 0 && i+len(words) <= sent.to; i++ {
		same := true
		for k, w := range words {
			same = same && p.toks[i+k].low == w.low
		}
		if same {
			return span{i, i + len(words)}, true
		}
	}
	return span{}, false
}

func predicateOf(ev event) string {
	if ev == started {
		return corpus.PredStarted
	}
	return corpus.PredFinished
}
