package reader

import (
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
)

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
	w := behindWh(f)
	from, to, ok := t.inState(w, p)
	if !ok {
		from, to, ok = t.lacking(f, p)
	}
	if a, b, swap, two := spanEnds(w); !ok && two {
		if from, ok = t.endDay(a, p); !ok {
			return finding{}, false
		}
		if to, ok = t.endDay(b, p); swap && ok && to.on < from.on {
			from, to = to, from
		}
	}
	if !ok || to.on <= from.on || slices.Equal(from.cites, to.cites) && from.on == to.on {
		return finding{}, false
	}
	return t.spanOf(f, p, from, to)
}

// spanOf is the answer that counts from one day to another as the question says.
func (t *talk) spanOf(f *openFrame, p posed, from, to happened) (finding, bool) {
	q := t.query(p)
	if !q.counting.firstSaid {
		q.counting.first = false
	}
	if !q.counting.lastSaid {
		q.counting.last = true
	}
	n, closed := t.count(q, from.on, to.on)
	answer := inDays(n, q.working)
	switch f.noun {
	case "week":
		if n%7 != 0 {
			return finding{}, false
		}
		answer = strconv.Itoa(n/7) + " weeks"
	case "day", "":
	case "night":
		answer = strconv.Itoa(n) + " nights"
	default:
		return finding{}, false
	}
	cites := slices.Concat(from.cites, to.cites, closed)
	if len(cites) == 0 {
		return finding{}, false
	}
	slices.Sort(cites)
	cites = slices.Compact(cites)
	return finding{answer: answer, cites: cites, confidence: min(from.sure, to.sure) * 19 / 20, reason: "The days between the two happenings."}, true
}

// endDay finds the day of one end of a span, if need be from a sentence that has only
// most of its description: both ends have to be found, which few mistakes survive.
func (t *talk) endDay(text string, p posed) (happened, bool) {
	if h, ok := t.whenever(text, p); ok {
		return h, true
	}
	return t.whenRoughly(text, p)
}

// spanEnds finds the descriptions of the two ends in a question on a span; swap says that
// they may stand in either order.
func spanEnds(w askedWords) (a, b string, swap, ok bool) {
	cut := func(i int, at ...string) bool {
		j := w.at(i+1, at...)
		if j > i+1 && j+1 < len(w) {
			a, b, ok = w.join(i+1, j), w.join(j+1, len(w)), true
		}
		return ok
	}
	switch {
	case w.at(0, "between") >= 0:
		swap = cut(w.at(0, "between"), "and")
	case w.at(0, "apart") >= 0:
		if w.at(0, "apart") == len(w)-1 {
			w = append(w[len(w)-1:], w[1:len(w)-1]...) // "were A and B apart"
			swap = cut(0, "and")
		} else {
			swap = cut(w.at(0, "apart")+1, "and")
		}
	case w.at(0, "separate", "separated", "separates") >= 0:
		swap = cut(w.at(0, "separate", "separated", "separates"), "from", "and")
	case w.at(0, "than") > 2: // "later was B than A"
		i := w.at(0, "than")
		if a, b, ok = w.join(i+1, len(w)), w.join(2, i), true; w.is(0, "earlier") || w.is(0, "sooner") {
			a, b = b, a
		}
	case w.at(0, "from") >= 0 && cut(w.at(0, "from"), "to", "until", "till"):
	case len(w) > 0 && (w.is(0, "after") || w.is(0, "before")):
		if j := w.split(1); j > 1 && j+1 < len(w) {
			a, b, ok = w.join(1, j), w.join(j+1, len(w)), true
			if w.is(0, "before") {
				a, b = b, a
			}
		}
	case w.at(0, "after") > 0 && cut(w.at(0, "after"), "before", "until", "till"):
	case w.at(0, "after") > 1 && auxiliaries[strings.ToLower(w[0])]: // "did B come after A"
		i := w.at(0, "after")
		a, b, ok = w.join(i+1, len(w)), w.join(1, i), i+1 < len(w)
	case w.at(0, "before") > 1 && auxiliaries[strings.ToLower(w[0])]:
		i := w.at(0, "before")
		a, b, ok = w.join(1, i), w.join(i+1, len(w)), i+1 < len(w)
	}
	return resolved(a, b), resolved(b, a), swap, ok
}

// split is where the first of two descriptions ends: at a form of do, or else at the last
// form of be.
func (w askedWords) split(from int) int {
	if i := w.at(from, "did", "does", "do", "had", "will"); i >= 0 {
		return i
	}
	for i := len(w) - 2; i > from; i-- {
		switch strings.ToLower(w[i]) {
		case "was", "were", "is", "are":
			return i
		}
	}
	return -1
}

// resolved adds to a description that stands on a pronoun what the other one names.
func resolved(a, b string) string {
	p := parse(a, 0)
	if len(p.toks) > 0 && (p.toks[0].low == "he" || p.toks[0].low == "she") {
		for _, t := range parse(b, 0).toks {
			if t.capital && !functionWord(t.low) {
				return a + " " + t.low
			}
		}
	}
	if len(p.toks) > 1 && (p.toks[0].low == "its" || p.toks[0].low == "their") {
		if i := strings.Index(b, " of "); i > 0 {
			b = b[i+4:] // the thing itself, without what is said of it
		} else if i := strings.LastIndex(b, " "); i > 0 {
			b = b[:i]
		}
		return a[strings.Index(a, " ")+1:] + " of " + b
	}
	if len(p.toks) == 0 || !slices.ContainsFunc(p.toks[:min(2, len(p.toks))], func(t token) bool { return t.low == "it" || t.low == "they" || t.low == "he" || t.low == "she" }) {
		return a
	}
	n := 0
	for _, t := range parse(b, 0).toks {
		if prepositions[t.low] {
			break
		}
		verb := verbish[t.stem] || pastForm(t.low) || pastWords[t.low]
		if t.kind != punct && contentWord(t.low) && n < 2 && !(n > 0 && verb) {
			a += " " + t.low
			n++
		} else if n > 0 {
			break
		}
	}
	return a
}

// asked words of a question behind what it asks for, without brackets and without
// clauses on how to count.
type askedWords []string

func behindWh(f *openFrame) askedWords {
	text, depth := strings.Builder{}, 0
	for _, r := range f.p.text[f.p.toks[f.wh.to-1].end:] {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case depth == 0:
			text.WriteRune(r)
		}
	}
	var out askedWords
	for part := range strings.SplitSeq(text.String(), ",") {
		low := strings.ToLower(part)
		if slices.ContainsFunc(strings.Fields(low), func(w string) bool { return countHints[strings.Trim(w, "?.!")] && w != "left" && w != "leave" }) || strings.Contains(low, "weekend") || strings.Contains(low, "inclusive") || strings.Contains(low, "both ends") {
			continue
		}
		for w := range strings.FieldsSeq(part) {
			out = append(out, strings.Trim(w, "?.!"))
		}
	}
	return out
}

func (w askedWords) is(i int, s string) bool { return strings.EqualFold(w[i], s) }

func (w askedWords) at(after int, list ...string) int {
	for i := after; i < len(w); i++ {
		if slices.Contains(list, strings.ToLower(w[i])) {
			return i
		}
	}
	return -1
}

func (w askedWords) join(i, j int) string { return strings.Join(w[i:max(i, j)], " ") }

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
