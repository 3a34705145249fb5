package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// Talk is messages, read. Calls share it (contexts.go); nothing in it is ever changed.
type Talk struct {
	Msgs   []prompts.Shown
	Read   []*text.Parsed
	prev   []int // the message before in the same group, or -1
	People Roster
}

// Without returns the talk with nothing in message i, which keeps its place.
func (t *Talk) Without(i int) *Talk {
	c := *t
	c.Read = slices.Clone(t.Read)
	c.Read[i] = text.Parse("…", t.Msgs[i].At.Date())
	return &c
}

// How far back a message may answer another, and continue its own speaker's talk.
const (
	AnswerWithin   = 6 * 60 // minutes
	continueWithin = 30
	AnswerReach    = 4 // messages
)

// Heading is how a sentence comes to be about a subject.
type Heading struct {
	Level int // 3 named in the sentence, 2 earlier in the message, 1 in the message it answers or continues
	at    mention
	from  int  // the message that names it
	asked bool // that message asks for the attribute
	typed bool // and only a value answers, no other words
}

// Headings returns, per sentence of message i, how it is about the subject; level 0 where it is not.
func (t *Talk) Headings(i int, q *Query) []Heading {
	if len(q.Np) == 0 {
		return t.findHeadings(i, q)
	}
	if q.Heads == nil || q.Heads.of != t {
		q.Heads = &headed{of: t, msgs: make([][]Heading, len(t.Read))}
	}
	if q.Heads.msgs[i] == nil {
		q.Heads.msgs[i] = t.findHeadings(i, q)
	}
	return q.Heads.msgs[i]
}

func (t *Talk) findHeadings(i int, q *Query) []Heading {
	p := t.Read[i]
	out := make([]Heading, len(p.Sents))
	main, others := q.MainChunk()
	if main == nil {
		return out
	}
	ms := FindMentions(p, main, q.Loose)
	if len(ms) > 0 && t.HoldsAll(i, others) {
		headedBy(out, ms, i)
		return out
	}
	if part, from, told := t.shortly(i, q); told {
		headedBy(out, part, from)
		return out
	}
	if len(ms) == 0 {
		h := t.inherited(i, q, main, others)
		if h.Level == 0 && q.Loose {
			h = t.nearby(i, main)
		}
		for s := range out {
			out[s] = h
			if at, ok := partly(p, s, main); ok && q.Loose {
				out[s] = Heading{Level: 3, at: at, from: i}
			}
		}
	}
	return out
}

// headedBy makes the sentences of a message be about what it mentions, from the first mention on.
func headedBy(out []Heading, ms []mention, from int) {
	for _, m := range ms {
		if out[m.Sent].Level == 0 {
			out[m.Sent] = Heading{Level: 3, at: m, from: from}
		}
	}
	for s := range out {
		if len(ms) > 0 && s > ms[0].Sent && out[s].Level == 0 {
			out[s] = Heading{Level: 2, at: ms[0], from: from}
		}
	}
}

// nearReach is how many messages back a probe looks for its subject.
const nearReach = 12

// nearby finds the subject in one of the messages before, whoever wrote them.
func (t *Talk) nearby(i int, main []string) Heading {
	for j, n := t.prev[i], 0; j >= 0 && n < nearReach; j, n = t.prev[j], n+1 {
		if ms := FindMentions(t.Read[j], main, true); len(ms) > 0 {
			return Heading{Level: 1, at: ms[0], from: j}
		}
	}
	return Heading{}
}

// partly finds the subject by its last word and half of the others, or by its
// last word behind a determiner: "the cleanup".
func partly(p *text.Parsed, s int, main []string) (mention, bool) {
	last := main[len(main)-1]
	if !p.Marks.May(last) {
		return mention{}, false
	}
	for i := p.Sents[s].From; i < p.Sents[s].To; i++ {
		if p.Toks[i].Stem != last {
			continue
		}
		from := i
		for from > p.Sents[s].From && slices.Contains(main, p.Toks[from-1].Stem) {
			from--
		}
		if 2*(i-from+1) >= len(main) || from == i && i > p.Sents[s].From && english.Determiners[p.Toks[i-1].Low] {
			return mention{text.Span{From: from, To: i + 1}, s}, true
		}
	}
	return mention{}, false
}

// MainChunk returns the longest chunk of the subject, and the others.
func (q *Query) MainChunk() (main []string, others [][]string) {
	best := -1
	for i, c := range q.Subject {
		if best < 0 || len(c) >= len(q.Subject[best]) {
			best = i
		}
	}
	for i, c := range q.Subject {
		if i != best {
			others = append(others, c)
		}
	}
	if best >= 0 {
		main = q.Subject[best]
	}
	return main, others
}

// HoldsAll says that every stem of the chunks stands in message i or the one before.
func (t *Talk) HoldsAll(i int, chunks [][]string) bool {
	for _, c := range chunks {
		for _, s := range c {
			if !text.HasStem(t.Read[i], s) && (t.prev[i] < 0 || !text.HasStem(t.Read[t.prev[i]], s)) {
				return false
			}
		}
	}
	return true
}

// inherited looks for the subject in the message that i answers, or in what its speaker said just before.
func (t *Talk) inherited(i int, q *Query, main []string, others [][]string) Heading {
	m := t.Msgs[i]
	again := -1 // a message that asks once more
	for j, n := t.prev[i], 0; j >= 0 && n < AnswerReach; j, n = t.prev[j], n+1 {
		gap, same := m.At-t.Msgs[j].At, t.Msgs[j].Speaker == m.Speaker
		if !q.Loose && (gap > AnswerWithin || same && gap > continueWithin) {
			return Heading{}
		}
		if ms := FindMentions(t.Read[j], main, q.Loose); len(ms) > 0 {
			if !t.HoldsAll(j, others) && !t.HoldsAll(i, others) {
				return Heading{}
			}
			return t.takingUp(i, j, again, ms[len(ms)-1], q)
		}
		switch {
		case !same && again < 0 && t.Read[j].Again:
			again = j
		case !short(t.Read[j]) || n > 0 && !q.Loose:
			return Heading{}
		}
	}
	return Heading{}
}

// takingUp is how message i goes on about a subject that message j names, and of which
// message again, if there is one, asks once more.
func (t *Talk) takingUp(i, j, again int, at mention, q *Query) Heading {
	if again >= 0 {
		return Heading{Level: 1, at: at, from: again, asked: t.speaksOf(again, q) || t.asksFor(j, q)}
	}
	h, p := Heading{Level: 1, at: at, from: j}, t.Read[j]
	if t.Msgs[j].Speaker == t.Msgs[i].Speaker {
		return h
	}
	asks, corrects := p.Asks[at.Sent] || p.LastAsks(), corrective(t.Read[i])
	owed := !asks && demands(p)
	if !asks && !corrects && !owed && !q.Loose {
		return Heading{}
	}
	h.asked = t.asksFor(j, q) || corrects && t.speaksOf(j, q)
	if !h.asked {
		h.typed = owed && t.speaksOf(j, q) || asks && t.asksWhether(j, q)
		h.asked = h.typed
	}
	return h
}

func short(p *text.Parsed) bool { return len(p.Toks) <= 6 }

// corrective says that a message opens by contradicting.
func corrective(p *text.Parsed) bool {
	for i := 0; i < len(p.Toks) && i < 4; i++ {
		switch p.Toks[i].Low {
		case "no", "nope", "actually", "correction", "wrong":
			return true
		}
	}
	return false
}

// speaksOf says that a sentence of message j names the attribute.
func (t *Talk) speaksOf(j int, q *Query) bool {
	for _, sent := range t.Read[j].Sents {
		if len(q.Missing(t.Read[j], sent)) == 0 {
			return true
		}
	}
	return false
}

// asksFor says that a message is a question for the attribute.
func (t *Talk) asksFor(j int, q *Query) bool {
	p := t.Read[j]
	for s, sent := range p.Sents {
		if p.Asks[s] && (q.Ask == AskEvent || HoldsWh(p, sent) || anyNews(p, sent)) && len(q.Missing(p, sent)) == 0 {
			return true
		}
	}
	return false
}

// asksWhether says that a message asks whether the attribute has a value.
func (t *Talk) asksWhether(j int, q *Query) bool {
	p := t.Read[j]
	for s, sent := range p.Sents {
		if p.Asks[s] && holdsValue(p, sent) && len(q.Missing(p, sent)) == 0 {
			return true
		}
	}
	return false
}

// holdsValue: "is the limit 12?" asks for the limit, whatever the answer is.
func holdsValue(p *text.Parsed, sent text.Span) bool {
	for _, v := range p.Vals {
		if sent.Has(v.From) {
			return true
		}
	}
	return false
}

// demands says that a message asks for what is owed without a question mark.
func demands(p *text.Parsed) bool {
	for i := 0; i+1 < len(p.Toks); i++ {
		switch l, next := p.Toks[i].Low, p.Toks[i+1].Low; {
		case l == "you" && (PromiseSet[next] || next == "wanted" || next == "owe"), l == "still" &&
			(next == "missing" || next == "owe" || next == "waiting"):
			return true
		}
	}
	return false
}

// anyNews: "any word on the limit?" asks for it as "what is the limit" does.
func anyNews(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i+1 < sent.To; i++ {
		if p.Toks[i].Low == "any" {
			switch p.Toks[i+1].Low {
			case "word", "news", "idea", "update", "luck", "sign":
				return true
			}
		}
	}
	return false
}

// HoldsWh says that a word which asks stands in a stretch.
func HoldsWh(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if WhWords[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// Missing returns the required attribute stems that a sentence lacks.
func (q *Query) Missing(p *text.Parsed, sent text.Span) []string {
	var out []string
	for _, a := range q.Attr {
		found, may := false, p.Marks.MayRelate(a)
		for i := sent.From; i < sent.To && may && !found; i++ {
			found = english.Related(a, p.Toks[i].Stem) > 0
		}
		if !found {
			out = append(out, a)
		}
	}
	if q.Loose && 2*len(out) <= len(q.Attr) && len(out) < len(q.Attr) {
		return nil
	}
	return out
}
