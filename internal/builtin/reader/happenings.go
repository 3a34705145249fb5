package reader

import (
	"slices"
	"sort"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// happenings returns every assertion of an event for the subject, in order of time.
func (t *talk) happenings(q *query, ev event) []happening {
	var out []happening
	for i, p := range t.read {
		heads := t.headings(i, q)
		for s, h := range heads {
			if h.level == 0 || p.asks[s] || q.barred(t, i) {
				continue
			}
			if found, ok := t.happeningIn(i, s, h, q, ev); ok {
				out = append(out, found)
			}
		}
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].on < out[b].on })
	return out
}

func (t *talk) happeningIn(i, s int, h heading, q *query, ev event) (happening, bool) {
	p, on := t.read[i], t.msgs[i].At.Date()
	sent := p.sents[s]
	at, day, ok := assertion(p, sent, ev, on)
	if !ok || h.level < 3 && p.text[p.toks[at.from].start] >= 0x80 {
		return happening{}, false
	}
	own := q.ownStem
	if h.level == 3 {
		if partOf(p, sent, h.at, own) || betweenForeign(p, h.at.span, at, q, &t.people) {
			return happening{}, false
		}
	} else if leadForeign(p, sent, at.from, q, &t.people) || trailForeign(p, sent, at.to, q, &t.people) {
		return happening{}, false
	}
	if h.level == 1 && t.otherTopic(p, at, q) {
		return happening{}, false
	}
	if h.level == 1 && !h.asked && t.msgs[h.from].Speaker != t.msgs[i].Speaker && !t.read[h.from].lastAsks() {
		return happening{}, false
	}
	cites := []int{i}
	if h.from != i {
		cites = []int{h.from, i}
	}
	return happening{event: ev, on: day, msg: i, at: at, cites: cites, level: h.level}, true
}

// barred says that a message is outside what the question asks about: after its day, or by somebody else.
func (q *query) barred(t *talk, i int) bool {
	d := t.msgs[i].At.Date()
	return q.asOf != 0 && (d > q.asOf || q.strictly && d == q.asOf) && q.ask != askEvent
}

// ownStem says that a stem belongs to the question.
func (q *query) ownStem(s string) bool {
	for _, c := range q.subject {
		if slices.Contains(c, s) {
			return true
		}
	}
	for _, a := range q.attr {
		if english.Related(a, s) > 0 {
			return true
		}
	}
	return slices.Contains(q.soft, s)
}

// genericNouns only say what kind of value follows: "due date", "retry limit value".
var genericNouns = english.Words("date day time number value figure amount setting")

// foreignNoun says that a token reads as a noun that the question does not know.
func foreignNoun(p *parsed, i int, q *query, people *roster) bool {
	t := p.toks[i]
	if t.kind != word || t.cited || english.FunctionWord(t.low) || english.Chatter[t.low] || english.Degrees[t.low] || english.Fillers[t.low] || english.PlainModifiers[t.low] || q.ownStem(t.stem) {
		return false
	}
	if (english.Verbish[t.stem] || isParticiple(t.low)) && !gerund(p, i) {
		return false
	}
	if people.isName(t) || genericNouns[t.low] || startForms[t.low] || endForms[t.low] {
		return false
	}
	for _, v := range p.vals {
		if v.has(i) {
			return false
		}
	}
	return true
}

// gerund says that a form in -ing is a thing of its own, spoken of in a clause:
// "the teaching is done by others", "the monitoring there is complete".
func gerund(p *parsed, i int) bool {
	if low := p.toks[i].low; len(low) < 5 || low[len(low)-3:] != "ing" || startForms[low] || endForms[low] || i == 0 || !english.Determiners[p.toks[i-1].low] {
		return false
	}
	next := i + 1
	if next < len(p.toks) && (p.toks[next].low == "there" || p.toks[next].low == "here") {
		next++
	}
	return next < len(p.toks) && copulas[p.toks[next].low] && p.toks[next].kind == word
}

// betweenForeign says that another thing stands between a mention and the words at,
// in the segment of those words: "A is open, the B is done".
func betweenForeign(p *parsed, m, at span, q *query, people *roster) bool {
	if m.to <= at.from {
		crossed := false
		for i := m.to; i < at.from; i++ {
			crossed = crossed || p.seg[i] != p.seg[m.to-1] || p.toks[i].low == ":" || p.toks[i].low == "that"
			if crossed && p.seg[i] == p.seg[at.from] && foreignNoun(p, i, q, people) {
				return true
			}
		}
		return false
	}
	// The words stand first: "done with the A". Another thing right behind them takes them.
	if at.to <= m.from {
		for i := at.to; i < m.from; i++ {
			if p.seg[i] == p.seg[at.from] && p.seg[m.from] != p.seg[at.from] && foreignNoun(p, i, q, people) {
				return true
			}
		}
		return p.seg[m.from] != p.seg[at.from] && (clauseBetween(p, at.to, m.from) || ownClause(p, m) || leadForeign(p, span{0, at.from}, at.from, q, people))
	}
	return false
}

// clauseBetween says that a clause of its own begins between two tokens.
func clauseBetween(p *parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if l := p.toks[i].low; english.Auxiliaries[l] || english.Pronouns[l] {
			return true
		}
	}
	return false
}

// ownClause says that a mention is the subject of what follows it: "the split is not".
func ownClause(p *parsed, m span) bool {
	if m.to >= len(p.toks) || p.seg[m.to] != p.seg[m.to-1] {
		return false
	}
	t := p.toks[m.to]
	return english.Auxiliaries[t.low] || t.low == "'s" || english.Verbish[t.stem]
}

// leadForeign says that the words before token i, in its segment, name another thing.
func leadForeign(p *parsed, sent span, i int, q *query, people *roster) bool {
	for j := i - 1; j >= sent.from; j-- {
		if p.seg[j] != p.seg[i] {
			return false
		}
		if foreignNoun(p, j, q, people) {
			return true
		}
	}
	return false
}

// trailForeign says that right behind token i another thing is the object:
// "done with the ledger import".
func trailForeign(p *parsed, sent span, i int, q *query, people *roster) bool {
	for j := i; j < sent.to && j < i+6 && p.seg[j] == p.seg[i-1]; j++ {
		if p.toks[j].kind == punct {
			return false
		}
		if foreignNoun(p, j, q, people) {
			return true
		}
	}
	return false
}

// otherTopic says that a message that only inherits its subject names a thing of
// its own outside the words at: a compound of nouns that is not the question's.
func (t *talk) otherTopic(p *parsed, at span, q *query) bool {
	for i := 1; i < len(p.toks); i++ {
		if at.has(i) || at.has(i-1) || p.seg[i] != p.seg[i-1] {
			continue
		}
		a, b := foreignNoun(p, i-1, q, &t.people), foreignNoun(p, i, q, &t.people)
		if a && b || a && q.inSubject(p.toks[i].stem) || b && q.inSubject(p.toks[i-1].stem) {
			return true
		}
	}
	return false
}

// reopened says that a message takes an end back.
func reopened(p *parsed) bool {
	for i, t := range p.toks {
		switch t.low {
		case "reopened", "reopening", "reverted", "unmerged":
			return true
		case "rolled":
			return i+1 < len(p.toks) && p.toks[i+1].low == "back"
		case "closed", "done", "finished", "merged", "complete":
			for j := max(0, i-3); j < i; j++ {
				if (p.toks[j].low == "not" || p.toks[j].low == "n't") && p.seg[j] == p.seg[i] {
					return true
				}
			}
		}
	}
	return false
}

// settleEvent picks the day of an event from its assertions: the first, or the
// first after the thing was taken up again.
func (t *talk) settleEvent(q *query, ev event) (happening, bool) {
	all := t.standing(t.happenings(q, ev))
	if len(all) == 0 {
		return happening{}, false
	}
	if ev == finished {
		var back corpus.Date
		for i, p := range t.read {
			if d := t.msgs[i].At.Date(); d > all[0].on && reopened(p) && named(t, i, q) {
				back = d
			}
		}
		for _, h := range all {
			if back != 0 && h.on >= back && h.msg > 0 {
				return h, true
			}
		}
		if back != 0 {
			return happening{}, false
		}
	}
	return best(all), true
}

// best returns the earliest assertion, and among those of one day the plainest.
func best(all []happening) happening {
	b := all[0]
	for _, h := range all[1:] {
		if h.on == b.on && h.level > b.level {
			b = h
		}
	}
	return b
}

func named(t *talk, i int, q *query) bool {
	for _, h := range t.headings(i, q) {
		if h.level == 3 {
			return true
		}
	}
	return false
}
