package talk

import (
	"slices"
	"sort"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Happenings returns every assertion of an event for the subject, in order of time.
func (t *Talk) Happenings(q *Query, ev Event) []Happening {
	var out []Happening
	for i, p := range t.Read {
		heads := t.Headings(i, q)
		for s, h := range heads {
			if h.Level == 0 || p.Asks[s] || q.Barred(t, i) {
				continue
			}
			if found, ok := t.happeningIn(i, s, h, q, ev); ok {
				out = append(out, found)
			}
		}
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].On < out[b].On })
	return out
}

func (t *Talk) happeningIn(i, s int, h Heading, q *Query, ev Event) (Happening, bool) {
	p, on := t.Read[i], t.Msgs[i].At.Date()
	sent := p.Sents[s]
	at, day, ok := Assertion(p, sent, ev, on)
	if !ok || h.Level < 3 && p.Text[p.Toks[at.From].Start] >= 0x80 {
		return Happening{}, false
	}
	own := q.ownStem
	if h.Level == 3 {
		if partOf(p, sent, h.at, own) || betweenForeign(p, h.at.Span, at, q, &t.People) {
			return Happening{}, false
		}
	} else if leadForeign(p, sent, at.From, q, &t.People) || trailForeign(p, sent, at.To, q, &t.People) {
		return Happening{}, false
	}
	if h.Level == 1 && t.otherTopic(p, at, q) {
		return Happening{}, false
	}
	if h.Level == 1 && !h.asked && t.Msgs[h.from].Speaker != t.Msgs[i].Speaker && !t.Read[h.from].LastAsks() {
		return Happening{}, false
	}
	cites := []int{i}
	if h.from != i {
		cites = []int{h.from, i}
	}
	return Happening{event: ev, On: day, Msg: i, At: at, Cites: cites, Level: h.Level}, true
}

// Barred says that a message is outside what the question asks about: after its day, or by somebody else.
func (q *Query) Barred(t *Talk, i int) bool {
	d := t.Msgs[i].At.Date()
	return q.AsOf != 0 && (d > q.AsOf || q.Strictly && d == q.AsOf) && q.Ask != AskEvent
}

// ownStem says that a stem belongs to the question.
func (q *Query) ownStem(s string) bool {
	for _, c := range q.Subject {
		if slices.Contains(c, s) {
			return true
		}
	}
	for _, a := range q.Attr {
		if english.Related(a, s) > 0 {
			return true
		}
	}
	return slices.Contains(q.Soft, s)
}

// GenericNouns only say what kind of value follows: "due date", "retry limit value".
var GenericNouns = english.Words("date day time number value figure amount setting")

// foreignNoun says that a token reads as a noun that the question does not know.
func foreignNoun(p *text.Parsed, i int, q *Query, people *Roster) bool {
	t := p.Toks[i]
	switch {
	case t.Kind != text.Word || t.Cited || namesNothing(t.Low) || english.Degrees[t.Low] || GenericNouns[t.Low]:
		return false
	case StartForms[t.Low] || EndForms[t.Low]:
		return false
	case (english.Verbish[t.Stem] || text.IsParticiple(t.Low)) && !gerund(p, i):
		return false
	}
	return !q.ownStem(t.Stem) && !people.IsName(t) && !text.InValues(p, i)
}

// namesNothing says that a word only leads to a thing, comments on it or qualifies it.
func namesNothing(low string) bool {
	return english.FunctionWord(low) || english.Chatter[low] || english.Fillers[low] || english.PlainModifiers[low]
}

// gerund says that a form in -ing is a thing of its own, spoken of in a clause:
// "the teaching is done by others", "the monitoring there is complete".
func gerund(p *text.Parsed, i int) bool {
	if low := p.Toks[i].Low; len(low) < 5 || low[len(low)-3:] != "ing" || StartForms[low] || EndForms[low] || i == 0 ||
		!english.Determiners[p.Toks[i-1].Low] {
		return false
	}
	next := i + 1
	if next < len(p.Toks) && (p.Toks[next].Low == "there" || p.Toks[next].Low == "here") {
		next++
	}
	return next < len(p.Toks) && copulas[p.Toks[next].Low] && p.Toks[next].Kind == text.Word
}

// betweenForeign says that another thing stands between a mention and the words at,
// in the segment of those words: "A is open, the B is done".
func betweenForeign(p *text.Parsed, m, at text.Span, q *Query, people *Roster) bool {
	foreign := func(i int) bool { return p.Seg[i] == p.Seg[at.From] && foreignNoun(p, i, q, people) }
	if m.To <= at.From {
		crossed := false
		for i := m.To; i < at.From; i++ {
			crossed = crossed || p.Seg[i] != p.Seg[m.To-1] || p.Toks[i].Low == ":" || p.Toks[i].Low == "that"
			if crossed && foreign(i) {
				return true
			}
		}
		return false
	}
	// The words stand first: "done with the A". Another thing right behind them takes them.
	if at.To > m.From || p.Seg[m.From] == p.Seg[at.From] {
		return false
	}
	for i := at.To; i < m.From; i++ {
		if foreign(i) {
			return true
		}
	}
	return clauseBetween(p, at.To, m.From) || ownClause(p, m) ||
		leadForeign(p, text.Span{From: 0, To: at.From}, at.From, q, people)
}

// clauseBetween says that a clause of its own begins between two tokens.
func clauseBetween(p *text.Parsed, from, to int) bool {
	for i := from; i < to; i++ {
		if l := p.Toks[i].Low; english.Auxiliaries[l] || english.Pronouns[l] {
			return true
		}
	}
	return false
}

// ownClause says that a mention is the subject of what follows it: "the split is not".
func ownClause(p *text.Parsed, m text.Span) bool {
	if m.To >= len(p.Toks) || p.Seg[m.To] != p.Seg[m.To-1] {
		return false
	}
	t := p.Toks[m.To]
	return english.Auxiliaries[t.Low] || t.Low == "'s" || english.Verbish[t.Stem]
}

// leadForeign says that the words before token i, in its segment, name another thing.
func leadForeign(p *text.Parsed, sent text.Span, i int, q *Query, people *Roster) bool {
	for j := i - 1; j >= sent.From; j-- {
		if p.Seg[j] != p.Seg[i] {
			return false
		}
		if foreignNoun(p, j, q, people) {
			return true
		}
	}
	return false
}

// trailForeign says that right behind token i another thing is the object: "done with the ledger import".
func trailForeign(p *text.Parsed, sent text.Span, i int, q *Query, people *Roster) bool {
	for j := i; j < sent.To && j < i+6 && p.Seg[j] == p.Seg[i-1]; j++ {
		if p.Toks[j].Kind == text.Punct {
			return false
		}
		if foreignNoun(p, j, q, people) {
			return true
		}
	}
	return false
}

// otherTopic says that a message that only inherits its subject names a thing of its own outside the words at.
func (t *Talk) otherTopic(p *text.Parsed, at text.Span, q *Query) bool {
	return t.foreignCompound(p, text.Span{From: 0, To: len(p.Toks)}, q, at)
}

// foreignCompound says that a compound of nouns that is not the question's stands in a stretch, outside some others.
func (t *Talk) foreignCompound(p *text.Parsed, in text.Span, q *Query, outside ...text.Span) bool {
	for i := in.From + 1; i < in.To; i++ {
		if p.Seg[i] != p.Seg[i-1] || slices.ContainsFunc(outside, func(s text.Span) bool {
			return s.Has(i) || s.Has(i-1)
		}) {
			continue
		}
		a, b := foreignNoun(p, i-1, q, &t.People), foreignNoun(p, i, q, &t.People)
		if a && b || a && q.inSubject(p.Toks[i].Stem) || b && q.inSubject(p.Toks[i-1].Stem) {
			return true
		}
	}
	return false
}

// SettleEvent picks the first assertion of an event.
func (t *Talk) SettleEvent(q *Query, ev Event) (Happening, bool) {
	all := t.standing(t.Happenings(q, ev))
	if len(all) == 0 {
		return Happening{}, false
	}
	return best(all), true
}

// best returns the earliest assertion, and among those of one day the plainest.
func best(all []Happening) Happening {
	b := all[0]
	for _, h := range all[1:] {
		if h.On == b.On && h.Level > b.Level {
			b = h
		}
	}
	return b
}
