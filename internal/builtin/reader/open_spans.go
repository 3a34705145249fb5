package reader

import (
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
)

// happened is when the messages say that something was.
type happened struct {
	on    corpus.Date
	clock corpus.Stamp // of the message, where it tells of its own day
	cites []int
	sure  int
}

// whenWas finds the day of what a piece of a question describes.
func (t *talk) whenWas(text string, p posed, plan bool) (happened, bool) {
	f := t.frame(p.as("When was " + strings.Trim(text, " ,.;:?!") + "?"))
	f.kind, f.plan = openDate, plan
	if len(f.match.words) == 0 {
		return happened{}, false
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

// whenever finds the day of what happened, or else of what is planned.
func (t *talk) whenever(text string, p posed) (happened, bool) {
	if h, ok := t.whenWas(text, p, false); ok {
		return h, true
	}
	return t.whenWas(text, p, true)
}

// bestOf is the answer that stands, if one does without contradiction.
func (t *talk) bestOf(f *openFrame) (openCandidate, bool) {
	best, rival, ok := t.strongest(f)
	return best, ok && rival == nil
}

// rests are the messages that an answer needs.
func (c openCandidate) rests() []int {
	out := []int{c.from.msg}
	for _, i := range append(slices.Clone(c.from.rests), c.also...) {
		if !slices.Contains(out, i) {
			out = append(out, i)
		}
	}
	return out
}

// openSpanOf counts the days between two happenings.
func (t *talk) openSpanOf(f *openFrame, p posed) (finding, bool) {
	a, b, ok := spanEnds(f)
	if !ok {
		return finding{}, false
	}
	from, ok := t.whenever(a, p)
	if !ok {
		return finding{}, false
	}
	to, ok := t.whenever(b, p)
	if !ok || to.on <= from.on || to.cites[0] == from.cites[0] {
		return finding{}, false
	}
	q := t.query(p)
	if !q.counting.firstSaid {
		q.counting.first = false
	}
	if !q.counting.lastSaid {
		q.counting.last = true
	}
	n, cites := t.count(q, from.on, to.on)
	answer := inDays(n, q.working)
	switch f.noun {
	case "week":
		if n%7 != 0 {
			return finding{}, false
		}
		answer = strconv.Itoa(n/7) + " weeks"
	case "day":
	case "night":
		answer = strconv.Itoa(n) + " nights"
	default:
		return finding{}, false
	}
	return finding{answer: answer, cites: append(append(from.cites, to.cites...), cites...), confidence: min(from.sure, to.sure) * 8 / 10, reason: "The days between the two happenings."}, true
}

// spanEnds finds the descriptions of the two ends in a question on a span.
func spanEnds(f *openFrame) (a, b string, ok bool) {
	var words []string
	depth := 0
	text := f.p.text
	from := 0
	if f.wh.to < len(f.p.toks) {
		from = f.p.toks[f.wh.to-1].end
	}
	text = text[from:]
	var parts []string
	for part := range strings.SplitSeq(text, ",") { // clauses on counting go
		low := strings.ToLower(part)
		if strings.Contains(low, "count") || strings.Contains(low, "weekend") || strings.Contains(low, "inclusive") || strings.Contains(low, "both ends") {
			continue
		}
		parts = append(parts, part)
	}
	for w := range strings.FieldsSeq(strings.Join(parts, " ")) {
		opens := strings.HasPrefix(w, "(")
		if opens {
			depth++
		}
		if depth == 0 {
			words = append(words, strings.Trim(w, "?.!"))
		}
		if strings.Contains(w, ")") && depth > 0 {
			depth--
		}
	}
	find := func(after int, list ...string) int {
		for i := after; i < len(words); i++ {
			if slices.Contains(list, strings.ToLower(words[i])) {
				return i
			}
		}
		return -1
	}
	join := func(i, j int) string { return strings.Join(words[max(i, 0):max(i, j)], " ") }
	if i := find(0, "between"); i >= 0 {
		if j := find(i+1, "and"); j > 0 {
			return join(i+1, j), join(j+1, len(words)), true
		}
	}
	if i := find(0, "from"); i >= 0 {
		if j := find(i+1, "to", "until", "till"); j > 0 {
			return join(i+1, j), join(j+1, len(words)), true
		}
	}
	if i := find(0, "after"); i >= 0 && i < 2 {
		if j := find(i+1, "did", "was", "were", "does", "is", "are", "do", "had"); j > 0 {
			// "after it opened did voting close": what "it" stands for is told behind
			return join(i+1, j), join(j+1, len(words)), len(words) > j+1
		}
	}
	if i := find(0, "before"); i >= 0 && i < 2 {
		if j := find(i+1, "did", "was", "were", "does", "is", "are", "do", "had"); j > 0 {
			return join(j+1, len(words)), join(i+1, j), len(words) > j+1
		}
	}
	return "", "", false
}

// openOrderOf says which of two happenings was first, or later.
func (t *talk) openOrderOf(f *openFrame, p posed) (finding, bool) {
	verb := f.sideVerb()
	var found [2]happened
	for i, side := range f.sides {
		h, ok := t.whenever(side+" "+verb, p)
		if !ok {
			return finding{}, false
		}
		found[i] = h
	}
	a, b := found[0], found[1]
	switch {
	case a.on != b.on:
	case a.clock != 0 && b.clock != 0 && a.clock != b.clock:
		a.on, b.on = corpus.Date(a.clock), corpus.Date(b.clock)
	default:
		return finding{}, false
	}
	pick := 0
	if (a.on > b.on) != f.holds(words("later second last")) {
		pick = 1
	}
	return finding{answer: strings.TrimSpace(f.sides[pick]), cites: append(a.cites, b.cites...), confidence: min(a.sure, b.sure) * 8 / 10, reason: "The days of the two happenings."}, true
}

// sideVerb are the words of a question on order that tell what happened to both sides.
func (f *openFrame) sideVerb() string {
	var out []string
	for i := f.wh.to; i < len(f.p.toks); i++ {
		t := f.p.toks[i]
		if t.kind == punct {
			break
		}
		if !contentWord(t.low) || orderHints[t.low] || softWords[t.stem] || slightStems[t.stem] {
			continue
		}
		out = append(out, t.low)
	}
	return strings.Join(out, " ")
}
