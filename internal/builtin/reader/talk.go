package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// talk is messages, read. Calls share it (contexts.go); nothing in it is ever changed.
type talk struct {
	msgs   []prompts.Shown
	read   []*text.Parsed
	prev   []int // the message before in the same group, or -1
	people roster
}

// How far back a message may answer another, and continue its own speaker's talk.
const (
	answerWithin   = 6 * 60 // minutes
	continueWithin = 30
	answerReach    = 4 // messages
)

// heading is how a sentence comes to be about a subject.
type heading struct {
	level int // 3 named in the sentence, 2 earlier in the message, 1 in the message it answers or continues
	at    mention
	from  int  // the message that names it
	asked bool // that message asks for the attribute
	typed bool // and only a value answers, no other words
}

// headings returns, per sentence of message i, how it is about the subject;
// level 0 where it is not.
func (t *talk) headings(i int, q *query) []heading {
	if len(q.np) == 0 {
		return t.findHeadings(i, q)
	}
	if q.heads == nil || q.heads.of != t {
		q.heads = &headed{of: t, msgs: make([][]heading, len(t.read))}
	}
	if q.heads.msgs[i] == nil {
		q.heads.msgs[i] = t.findHeadings(i, q)
	}
	return q.heads.msgs[i]
}

func (t *talk) findHeadings(i int, q *query) []heading {
	p := t.read[i]
	out := make([]heading, len(p.Sents))
	main, others := q.mainChunk()
	if main == nil {
		return out
	}
	ms := findMentions(p, main, q.loose)
	if len(ms) > 0 && t.holdsAll(i, others) {
		for _, m := range ms {
			if out[m.sent].level == 0 {
				out[m.sent] = heading{level: 3, at: m, from: i}
			}
		}
		for s := ms[0].sent + 1; s < len(out); s++ {
			if out[s].level == 0 {
				out[s] = heading{level: 2, at: out[ms[0].sent].at, from: i}
			}
		}
		return out
	}
	if len(ms) == 0 {
		h := t.inherited(i, q, main, others)
		if h.level == 0 && q.loose {
			h = t.nearby(i, main)
		}
		for s := range out {
			out[s] = h
			if at, ok := partly(p, s, main); ok && q.loose {
				out[s] = heading{level: 3, at: at, from: i}
			}
		}
	}
	return out
}

// nearReach is how many messages back a probe looks for its subject.
const nearReach = 12

// nearby finds the subject in one of the messages before, whoever wrote them.
func (t *talk) nearby(i int, main []string) heading {
	for j, n := t.prev[i], 0; j >= 0 && n < nearReach; j, n = t.prev[j], n+1 {
		if ms := findMentions(t.read[j], main, true); len(ms) > 0 {
			return heading{level: 1, at: ms[0], from: j}
		}
	}
	return heading{}
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

// mainChunk returns the longest chunk of the subject, and the others.
func (q *query) mainChunk() (main []string, others [][]string) {
	best := -1
	for i, c := range q.subject {
		if best < 0 || len(c) >= len(q.subject[best]) {
			best = i
		}
	}
	for i, c := range q.subject {
		if i != best {
			others = append(others, c)
		}
	}
	if best >= 0 {
		main = q.subject[best]
	}
	return main, others
}

// holdsAll says that every stem of the chunks stands in message i or the one before.
func (t *talk) holdsAll(i int, chunks [][]string) bool {
	for _, c := range chunks {
		for _, s := range c {
			if !text.HasStem(t.read[i], s) && (t.prev[i] < 0 || !text.HasStem(t.read[t.prev[i]], s)) {
				return false
			}
		}
	}
	return true
}

// inherited looks for the subject in the message that i answers, or in what its
// speaker said just before.
func (t *talk) inherited(i int, q *query, main []string, others [][]string) heading {
	m := t.msgs[i]
	again := -1 // a message that asks once more
	for j, n := t.prev[i], 0; j >= 0 && n < answerReach; j, n = t.prev[j], n+1 {
		gap := m.At - t.msgs[j].At
		same := t.msgs[j].Speaker == m.Speaker
		if !q.loose && (gap > answerWithin || same && gap > continueWithin) {
			return heading{}
		}
		p := t.read[j]
		ms := findMentions(p, main, q.loose)
		if !same && again < 0 && len(ms) == 0 && p.Again {
			again = j
			continue
		}
		if len(ms) == 0 {
			if !short(t.read[j]) || n > 0 && !q.loose {
				return heading{}
			}
			continue
		}
		k := ms[len(ms)-1]
		if !t.holdsAll(j, others) && !t.holdsAll(i, others) {
			return heading{}
		}
		if again >= 0 {
			return heading{level: 1, at: k, from: again, asked: t.speaksOf(again, q) || t.asksFor(j, q)}
		}
		asks := !same && (p.Asks[k.sent] || p.LastAsks())
		owed := !same && !asks && demands(p)
		corrects := !same && corrective(t.read[i])
		if !same && !asks && !corrects && !owed && !q.loose {
			return heading{}
		}
		h := heading{level: 1, at: k, from: j, asked: !same && (t.asksFor(j, q) || corrects && t.speaksOf(j, q))}
		if !same && !h.asked && (owed && t.speaksOf(j, q) || asks && t.asksWhether(j, q)) {
			h.asked, h.typed = true, true
		}
		return h
	}
	return heading{}
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
func (t *talk) speaksOf(j int, q *query) bool {
	for _, sent := range t.read[j].Sents {
		if len(q.missing(t.read[j], sent)) == 0 {
			return true
		}
	}
	return false
}

// asksFor says that a message is a question for the attribute.
func (t *talk) asksFor(j int, q *query) bool {
	p := t.read[j]
	for s, sent := range p.Sents {
		if p.Asks[s] && (q.ask == askEvent || holdsWh(p, sent) || anyNews(p, sent)) && len(q.missing(p, sent)) == 0 {
			return true
		}
	}
	return false
}

// asksWhether says that a message asks whether the attribute has a value.
func (t *talk) asksWhether(j int, q *query) bool {
	p := t.read[j]
	for s, sent := range p.Sents {
		if p.Asks[s] && holdsValue(p, sent) && len(q.missing(p, sent)) == 0 {
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
		case l == "you" && (promiseSet[next] || next == "wanted" || next == "owe"), l == "still" && (next == "missing" || next == "owe" || next == "waiting"):
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

func holdsWh(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if whWords[p.Toks[i].Low] {
			return true
		}
	}
	return false
}

// missing returns the required attribute stems that a sentence lacks.
func (q *query) missing(p *text.Parsed, sent text.Span) []string {
	var out []string
	for _, a := range q.attr {
		found, may := false, p.Marks.MayRelate(a)
		for i := sent.From; i < sent.To && may && !found; i++ {
			found = english.Related(a, p.Toks[i].Stem) > 0
		}
		if !found {
			out = append(out, a)
		}
	}
	if q.loose && 2*len(out) <= len(q.attr) && len(out) < len(q.attr) {
		return nil
	}
	return out
}
