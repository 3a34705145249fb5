package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Which of two things came first: each has the day of the message that tells of it as
// done, or the day that the message names; what is only planned has the day for which it
// is planned.

// sequence is a question on which of two was first.
type sequence struct {
	sides [2]string
	about string // what happened to both
	later bool   // the later of them is asked for
	yesNo bool   // whether the first side was before the second
}

// inSequence answers such a question.
func (t *talk) inSequence(p posed, dated bool) (finding, bool) {
	q, ok := t.readSequence(p)
	if !ok {
		return finding{}, false
	}
	s := t.scene()
	about := s.claimOf(q.about, p.on, dated)
	var at [2]occurrence
	for i, side := range q.sides {
		c := s.claimOf(side, p.on, dated)
		c.units = slices.DeleteFunc(c.units, func(u claimedUnit) bool { return slightStems[u.stem] || orderHints[u.stem] || timeStems[u.stem] })
		if at[i], ok = s.happened(c, about, side == q.sides[0] && q.yesNo); !ok && q.yesNo {
			return finding{}, false
		} else if !ok {
			return s.sooner(q, about, p.on, dated)
		}
	}
	first := -1
	switch {
	case at[0].before(at[1]):
		first = 0
	case at[1].before(at[0]):
		first = 1
	case q.yesNo:
		return finding{}, false
	default:
		return s.sooner(q, about, p.on, dated)
	}
	f := finding{cites: []int{at[0].msg, at[1].msg}, confidence: int(100 * min(.9, at[0].sure*at[1].sure)), reason: "The times of the two happenings."}
	slices.Sort(f.cites)
	f.cites = slices.Compact(f.cites)
	f.answer = q.answer(first == 0)
	return f, true
}

// answer is what a question asks, by whether its first side came first.
func (q *sequence) answer(first bool) string {
	switch {
	case q.yesNo && first != q.later:
		return "Yes."
	case q.yesNo:
		return "No."
	case first != q.later:
		return q.sides[0]
	}
	return q.sides[1]
}

// claimOf reads a text as a claim with all its figures.
func (s *scene) claimOf(text string, on corpus.Date, dated bool) *claimed {
	p := parse(text, on)
	c := s.claim(p, span{0, len(p.toks)}, dated)
	c.dates = nil // a side that is told by its day is not looked for
	for _, v := range p.vals {
		if _, date := v.as(dateKinds); !date && !wordNumber(p, v) && !slices.ContainsFunc(c.values, func(w value) bool { return w.span == v.span }) {
			c.values = append(c.values, v)
		}
	}
	return c
}

// readSequence takes the question apart: "which was mended first, the gate or the roof?",
// "did he ring before they left?"
func (t *talk) readSequence(p posed) (sequence, bool) {
	read := parse(p.text, p.on)
	if q, ok := twoSides(read); ok {
		return q, true
	}
	if len(read.toks) < 5 || len(read.sents) != 1 || !whetherOpeners[read.toks[0].low] {
		return sequence{}, false
	}
	for i := 2; i+2 < len(read.toks); i++ {
		if l := read.toks[i].low; l == "before" || l == "after" {
			if contentWord(read.toks[i+1].low) && i+3 >= len(read.toks) {
				return sequence{}, false // "before Friday", "before noon"
			}
			q := sequence{yesNo: true, later: l == "after"}
			q.sides = [2]string{read.quote(span{1, i}), read.quote(span{i + 1, len(read.toks)})}
			return q, true
		}
	}
	return sequence{}, false
}

// twoSides reads "which was mended first, the gate or the roof?".
func twoSides(read *parsed) (sequence, bool) {
	wh := slices.IndexFunc(read.toks, func(t token) bool { return t.low == "which" || t.low == "what" || t.low == "who" })
	or := slices.IndexFunc(read.toks, func(t token) bool { return t.low == "or" })
	if wh < 0 || or < wh {
		return sequence{}, false
	}
	from, to := sidesFrom(read, wh, or), or+1
	for to < len(read.toks) && read.toks[to].low != "?" && read.toks[to].low != "," {
		to++
	}
	hint := slices.IndexFunc(read.toks[:from], func(t token) bool { return orderHints[t.low] })
	if hint < 0 || from == wh+1 || from >= or || to == or+1 {
		return sequence{}, false
	}
	q := sequence{later: laterWords[read.toks[hint].low]}
	for i, at := range [2]span{{from, or}, {or + 1, to}} {
		q.sides[i] = read.quote(at)
	}
	var about []string
	for _, t := range read.toks[wh+1 : from] {
		if t.kind != punct && contentWord(t.low) && !orderHints[t.low] && !softWords[t.stem] && !slightStems[t.stem] {
			about = append(about, t.low)
		}
	}
	q.about = strings.Join(about, " ")
	return q, true
}

// sidesFrom is where the first of two sides begins: behind a comma or a colon, or else
// behind the word of order.
func sidesFrom(read *parsed, wh, or int) int {
	for _, leads := range [2]set{sideMarks, orderHints} {
		for from := or; from > wh+1; from-- {
			if leads[read.toks[from-1].low] {
				return from
			}
		}
	}
	return wh + 1
}

var (
	sideMarks  = words(", : — – -")
	laterWords = words("later second last")
)

// occurrence is when something was or is to be.
type occurrence struct {
	from, to corpus.Stamp // between these
	msg      int
	sure     float64
	done     bool
}

// before says that all of one time is before all of another.
func (h occurrence) before(o occurrence) bool { return h.to < o.from }

// arrivals tell of what is done without a verb: "the labels are up", "it is out".
var arrivals = words("up in out back gone here done finished ready through over complete finally")

// happened finds when something came about: where it is told as done, first with the verb
// that the question has, or else for when it is planned.
func (s *scene) happened(c, about *claimed, done bool) (occurrence, bool) {
	best, score := occurrence{}, 0.0
	for _, i := range s.likely(c) {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			h, n, ok := s.happensIn(c, about, k)
			if ok && (h.done || !done) && n > score+.05 {
				best, score = h, n
			}
		}
	}
	best.sure = min(.95, .3+score/3)
	return best, score > 0
}

// happensIn says whether a part tells that something came about, and how clearly.
func (s *scene) happensIn(c, about *claimed, k *stretch) (occurrence, float64, bool) {
	if k.mood == asked || k.against() {
		return occurrence{}, 0, false
	}
	h := s.holds(c, k)
	if h.flips > 0 || !s.hasFigures(c, k) {
		return occurrence{}, 0, false
	}
	near, all := 0.0, 0.0
	for i, u := range c.units {
		if u.person == "" {
			all += u.weight
			if h.at[i] >= inSent {
				near += u.weight
			}
		}
	}
	if !slices.ContainsFunc(c.read.toks, func(t token) bool { return isDigit(t.low) }) && (all == 0 || near/all < leastHappening) {
		return occurrence{}, 0, false
	}
	verb := 0.0
	v := s.holds(about, k)
	for i, u := range about.units {
		if u.person == "" && u.weight >= .5 {
			verb = max(verb, v.at[i])
		}
	}
	if verb < inSent {
		verb = 0
	}
	told, out := s.tellsDone(k), s.timeOf(k)
	out.done = k.mood == asserted && !k.ahead && out.from <= s.msgs[k.msg].At
	if verb == 0 && !told && out.done {
		return occurrence{}, 0, false
	}
	if !out.done && !out.told(s, k) {
		return occurrence{}, 0, false // planned for no day
	}
	score := .5
	if all > 0 {
		score = near / all
	}
	return out, score + verb + .5*float64(count(told)) + float64(count(out.done)), true
}

// hasFigures says that a part has all figures of a claim, or its sentence where nothing in
// it denies: scene 17 is no other scene.
func (s *scene) hasFigures(c *claimed, k *stretch) bool {
	p, at := s.read[k.msg], k.at
	if !slices.ContainsFunc(s.partsIn(k), func(o *stretch) bool { return o.against() }) {
		at = p.sents[k.sent]
	}
	for _, t := range c.read.toks {
		if isDigit(t.low) && !slices.ContainsFunc(p.toks[at.from:at.to], func(o token) bool { return o.low == t.low }) {
			return false
		}
	}
	return true
}

// leastHappening is how much of a side a sentence has to have.
const leastHappening = .6

// tellsDone says that a part tells of what is done.
func (s *scene) tellsDone(k *stretch) bool {
	return k.mood == asserted && slices.ContainsFunc(s.read[k.msg].toks[k.at.from:k.at.to], func(t token) bool {
		return arrivals[t.low] || pastWords[t.low] && t.low != "was" && t.low != "were" || participle(t.low) || barePasts[t.low]
	})
}

// barePasts are past forms that look like nothing else, or like the present.
var barePasts = words("shot cut put shut set hit read quit rung hid dug")

// timeOf is the time that a part tells: the day that it names, or that of its message.
func (s *scene) timeOf(k *stretch) occurrence {
	m := s.msgs[k.msg]
	h := occurrence{from: m.At, to: m.At, msg: k.msg}
	for _, o := range moments(s.read[k.msg], m.At.Date()) {
		if !k.at.has(o.from) && (s.read[k.msg].sents[k.sent].from > o.from || s.read[k.msg].sents[k.sent].to <= o.from || len(s.partsIn(k)) > 2) {
			continue
		}
		switch {
		case o.day:
			if o.date != m.At.Date() {
				h.from, h.to = o.date.At(0, 0), o.date.At(23, 59)
			}
			return h
		case o.period:
			h.from, h.to = o.date.At(0, 0), (o.date+27).At(23, 59)
		}
	}
	return h
}

// partsIn are the parts of the sentence of a part.
func (s *scene) partsIn(k *stretch) (out []*stretch) {
	for i := range s.partsOf(k.msg) {
		if o := &s.partsOf(k.msg)[i]; o.sent == k.sent {
			out = append(out, o)
		}
	}
	return out
}

// told says that the time was told, and not only written.
func (h occurrence) told(s *scene, k *stretch) bool { return h.from != s.msgs[k.msg].At }
