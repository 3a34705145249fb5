package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The days of the two ends of a span: of what happened, of what was said, of when
// something came into a state or out of it.

// happened is when the messages say that something was.
type happened struct {
	on    corpus.Date
	clock corpus.Stamp // of the message, where it tells of its own day
	cites []int
	sure  int
}

// whenWas finds the day of what a piece of a question describes.
func (t *talk) whenWas(text string, p posed, plan bool) (happened, bool) {
	if h, ok := t.whenSaid(text); ok {
		return h, true
	}
	if h, ok := t.dateAlone(text, p.on); ok {
		return h, true
	}
	f := t.described(text, p)
	f.plan = plan
	if len(f.match.words) == 0 {
		return happened{}, false
	}
	if is, ok := stateIn(f.p, span{0, len(f.p.toks)}); ok {
		return t.whenState(f, is, -1)
	}
	if f.holds(speechActs) {
		return t.whenSpoken(f)
	}
	best, ok := t.bestOf(f)
	if !ok {
		return happened{}, false
	}
	m := parse(best.text, p.on)
	list := moments(m, p.on)
	if len(list) != 1 {
		return happened{}, false
	}
	h := happened{on: list[0].date, cites: best.rests(), sure: int(100 * best.score)}
	if at := t.msgs[best.from.msg].At; at.Date() == h.on {
		h.clock = at
	}
	return h, true
}

// dateAlone reads a description that is nothing but a day.
func (t *talk) dateAlone(text string, on corpus.Date) (happened, bool) {
	p := parse(text, on)
	list := moments(p, on)
	if len(list) != 1 || !list[0].day {
		return happened{}, false
	}
	for i, k := range p.toks {
		if !list[0].has(i) && k.kind != punct && contentWord(k.low) {
			return happened{}, false
		}
	}
	return happened{on: t.yearOf(list[0]), sure: 90}, true
}

// described is the frame of a description, which asks for its day.
func (t *talk) described(text string, p posed) *openFrame {
	f := t.frame(p.as("When was " + strings.Trim(bareState(text), " ,.;:?!") + "?"))
	f.kind = openDate
	return f
}

// sayingNouns are messages themselves: "from Ada's report", "the first complaint".
var sayingNouns = words("report message question post complaint request announcement mail email")

// whenSaid finds the day of a message that is described as one.
func (t *talk) whenSaid(text string) (happened, bool) {
	p := parse(text, 0)
	n := len(p.toks)
	if n == 0 || n > 6 {
		return happened{}, false
	}
	if p.toks[0].low == "this" && n <= 3 && len(t.msgs) > 0 && t.msgs[0].At.Date() == t.msgs[len(t.msgs)-1].At.Date() { // "this lesson"
		return happened{on: t.msgs[0].At.Date(), cites: []int{0}, sure: 70}, true
	}
	if !sayingNouns[p.toks[n-1].low] {
		return happened{}, false
	}
	for i := range p.toks {
		if who, ok := t.people.personAt(p, i, false); ok && who.to < n && p.toks[who.to].low == "'s" {
			for k, m := range t.msgs {
				if m.Speaker == who.name {
					return happened{on: m.At.Date(), clock: m.At, cites: []int{k}, sure: 80}, true
				}
			}
		}
	}
	if (n == 2 && p.toks[0].low == "the" && len(t.msgs) > 0 && t.msgs[0].Group == t.msgs[len(t.msgs)-1].Group || n <= 3 && slices.ContainsFunc(p.toks, func(t token) bool { return t.low == "first" })) && len(t.msgs) > 0 {
		return happened{on: t.msgs[0].At.Date(), clock: t.msgs[0].At, cites: []int{0}, sure: 70}, true
	}
	return happened{}, false
}

// whenever finds the day of what happened, or else of what is planned.
func (t *talk) whenever(text string, p posed) (happened, bool) {
	if h, ok := t.whenWas(text, p, false); ok {
		return h, true
	}
	return t.whenWas(text, p, true)
}

// whenRoughly finds the day of a happening that no sentence has all of: a sentence that has
// most of it, its names and numbers too, tells of it as done, and of which no other one
// gives another day.
func (t *talk) whenRoughly(text string, p posed) (happened, bool) {
	f := t.described(text, p)
	var best happened
	top := 0.0
	for _, c := range t.tellings(f) {
		if c.cover < leastRough || c.cover < top-openMargin {
			break
		}
		if c.direct < 2*openDirect || c.denied || c.guess || c.wish || f.lacks(c) || f.missesLast(c) {
			continue
		}
		h, ok := t.dayHere(c)
		switch {
		case !ok:
		case top == 0:
			best, top = h, c.cover
		case h.on != best.on:
			return happened{}, false
		}
	}
	if top > 0 {
		return best, true
	}
	for _, c := range t.sentences(f, f.hits, true) { // "how was Sunday's race?"
		if h, ok := t.dayHere(c); ok && c.direct > 0.99 && h.on != t.msgs[c.msg].At.Date() {
			return h, true
		}
	}
	return best, false
}

// leastRough is the least share of a description that a sentence has.
const leastRough = 0.6

// dayHere is the day on which what a sentence tells was, or is to be: a day that it names,
// or else its own where it tells what has come about.
func (t *talk) dayHere(c telling) (happened, bool) {
	p, at := t.read[c.msg], t.msgs[c.msg].At
	h := happened{on: at.Date(), clock: at, cites: c.rests, sure: 80}
	h.cites = append([]int{c.msg}, h.cites...)
	found := 0
	for _, m := range moments(p, at.Date()) {
		if m.day && !m.until && c.has(m.from) {
			h.on = m.date
			found++
		}
	}
	if h.on != at.Date() {
		h.clock = 0
	}
	return h, found == 1 || found == 0 && !c.ahead && happenedHere(p, c.span)
}

// speechActs in a description say that the first message on it is what is meant.
var speechActs = words("announced mentioned reported offered proposed suggested promised asked requested raised complained")

// whenSpoken is the day of the first message that speaks of what is described.
func (t *talk) whenSpoken(f *openFrame) (happened, bool) {
	first := -1
	for _, c := range t.tellings(f) {
		if c.cover >= openCover && c.direct >= 2*openDirect && !f.lacks(c) && (first < 0 || c.msg < first) {
			first = c.msg
		}
	}
	if first < 0 {
		return happened{}, false
	}
	at := t.msgs[first].At
	return happened{on: at.Date(), clock: at, cites: []int{first}, sure: 80}, true
}
