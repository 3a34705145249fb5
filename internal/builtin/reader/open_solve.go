package reader

import (
	"cmp"
	"slices"
)

// Below these a sentence tells nothing for sure.
const (
	openCover  = 0.72 // of the question that it has, with what it carries
	openDirect = 0.3  // that it has itself
)

// Below these it is not heard at all; what it gives is weighed by rank.go.
const (
	leastCover  = 0.5
	leastDirect = 0.2
)

// openCandidate is an answer with the sentence that gives it.
type openCandidate struct {
	text  string
	key   string // equal for equal answers
	score float64
	at    span
	byDay bool           // by when it was written
	rival *openCandidate // what another source in the sentence says
	from  telling
	also  []int // further messages that it rests on
	loose bool  // of a kind that is right less often than not
}

// openFindings answers an open question from the sentences that have most of it: what
// they come to first, then what else they give.
func (t *talk) openFindings(p posed) []finding {
	f := t.frame(p)
	if slices.ContainsFunc(f.p.toks[min(f.wh.to, len(f.p.toks)):], func(t token) bool { return t.low == "whose" }) {
		return nil // a thing that is described by what it has
	}
	if m, ok := t.openMeaning(f); ok {
		m.by = byMeaning
		return []finding{m}
	}
	switch f.kind {
	case openNone:
		return nil
	case openOrder:
		return by(byOrder)(t.openOrderOf(f, p))
	case openSpan:
		return t.spanFindings(f, p)
	}
	if len(f.match.words) == 0 {
		return nil
	}
	all, torn := t.strong(f)
	out := t.openOnes(f, all, torn)
	if f.kind == openLength && len(out) == 0 {
		return by(bySpan)(t.openSpanOf(f, p)) // nobody says how long: from its beginning to its end
	}
	return out
}

// by marks what a way finds.
func by(w way) func(finding, bool) []finding {
	return func(f finding, ok bool) []finding {
		f.by = w
		if !ok {
			return nil
		}
		return []finding{f}
	}
}

// openMost is how many answers of the open reading are told of one question.
const openMost = 4

// openOnes are the findings of the candidates.
func (t *talk) openOnes(f *openFrame, all []openCandidate, torn bool) []finding {
	var out []finding
	add := func(c openCandidate, settled bool) {
		g := finding{answer: c.text, cites: c.rests(), confidence: int(100 * c.score * 0.8), by: byOpen, settled: settled, reason: "The sentence that has most of what is asked."}
		if len(out) < openMost && !slices.ContainsFunc(out, func(o finding) bool { return sameFinding(o, g) }) {
			out = append(out, g)
		}
	}
	if best, rival, ok := t.settleOpen(f, all); ok {
		if rival != nil {
			out = append(out, finding{cites: []int{rival.from.msg, best.from.msg}, conflict: t.sides(*rival, best), confidence: int(100 * best.score * .8), by: byOpen,
				settled: !torn, reason: "Two people say different things, and nothing separates them."})
		} else {
			add(best, !torn)
		}
	}
	for _, c := range all {
		add(c, false)
	}
	return out
}

// strongest is the one answer that a happening's day is taken from, with a second one
// where two people say different things.
func (t *talk) strongest(f *openFrame) (openCandidate, *openCandidate, bool) {
	all, torn := t.strong(f)
	all = slices.DeleteFunc(all, func(c openCandidate) bool { return c.from.cover-c.from.left < openCover || c.from.direct < openDirect })
	if torn {
		return openCandidate{}, nil, false
	}
	return t.settleOpen(f, all)
}

// strong are the answers of the sentences that have most of the question; torn where the
// best sentence has two values, and nothing says which.
func (t *talk) strong(f *openFrame) (all []openCandidate, torn bool) {
	for _, c := range t.tellings(f) {
		if c.cover-c.left < leastCover || c.direct < leastDirect || f.lacks(c) || c.guess && !f.guess && f.kind != openOwner || f.aboutOther(t, c) {
			continue
		}
		found := firm(t.openCandidates(f, c))
		if one, ok := t.oneOf(f, found); ok {
			all = append(all, one)
		} else if len(found) > 0 {
			torn = torn || len(all) == 0
			all = append(all, found...)
		}
	}
	all = t.renewed(f, all)
	slices.SortStableFunc(all, func(a, b openCandidate) int { return cmp.Compare(b.score, a.score) })
	return all, torn
}

// lacks says that a sentence has nothing of a name or a number of the question: it is
// about something similar.
func (f *openFrame) lacks(c telling) bool {
	return slices.ContainsFunc(c.lost, func(k int) bool {
		w := f.match.words[k]
		return w.number || w.proper || w.name != ""
	})
}

// settleOpen chooses among what the sentences give.
func (t *talk) settleOpen(f *openFrame, all []openCandidate) (openCandidate, *openCandidate, bool) {
	if len(all) == 0 {
		return openCandidate{}, nil, false
	}
	margin := openMargin
	if f.first || f.prior || f.last {
		margin = 2 * openMargin
	}
	near := slices.Clone(all[:1])
	for _, c := range all[1:] {
		if f.offDay(c) && !f.offDay(all[0]) {
			continue
		}
		if c.score >= all[0].score-margin || c.from.msg > all[0].from.msg && c.score >= all[0].score-3*openMargin && len(c.from.spots) > 0 && (t.corrects(c) || t.reports(c)) {
			near = append(near, c)
		}
	}
	return t.among(f, near)
}

// saidBefore: "the poster says fourteen, the list says sixteen".
func (t *talk) saidBefore(c openCandidate) bool {
	p := t.read[c.from.msg]
	return c.at.from > c.from.from && reportWords[p.toks[c.at.from-1].low]
}

// offDay says that a sentence has nothing of a day that the question tells.
func (f *openFrame) offDay(c openCandidate) bool {
	return slices.ContainsFunc(c.from.lost, func(k int) bool { return f.match.words[k].day != nil && !f.match.words[k].soft })
}

// oneOf settles the values of one sentence: the nearest, or the one that a turn leads to.
func (t *talk) oneOf(f *openFrame, list []openCandidate) (openCandidate, bool) {
	if len(list) == 0 {
		return openCandidate{}, false
	}
	best := list[0]
	for _, c := range list[1:] {
		if c.score > best.score {
			best = c
		}
	}
	for _, c := range list {
		if c.key != best.key && t.saidBefore(best) && t.saidBefore(c) && !f.told && c.score > best.score-2*openMargin {
			best.rival = &c
			return best, true
		}
		if c.key == best.key || c.score < best.score-openMargin/2 {
			continue
		}
		newer, ok := t.within(f, best, c)
		if !ok {
			return best, false
		}
		best = newer
	}
	return best, true
}

// turnWords stand between what was and what is.
var turnWords = words("but to now instead not into")

// within settles two values of one sentence: "it was Monday but is Wednesday now",
// "from 2 to 3".
func (t *talk) within(f *openFrame, a, b openCandidate) (openCandidate, bool) {
	if a.at.from > b.at.from {
		a, b = b, a
	}
	p := t.read[a.from.msg]
	for i := a.at.to; i < b.at.from; i++ {
		if l := p.toks[i].low; l == "not" || l == "instead" {
			if f.prior || f.first {
				return b, true
			}
			return a, true
		}
	}
	for i := a.at.to; i < b.at.from; i++ {
		if turnWords[p.toks[i].low] {
			if f.prior || f.first {
				return a, true
			}
			return b, true
		}
	}
	return a, false
}

// amongDays chooses the day of a happening: one that is told, or else that of the first
// message that tells of it.
func (t *talk) amongDays(near []openCandidate) openCandidate {
	for _, c := range near {
		if !c.byDay {
			return c
		}
	}
	return near[0]
}

func (t *talk) holdsFirst(c openCandidate) bool {
	return slices.ContainsFunc(t.read[c.from.msg].toks, func(t token) bool { return firstWords[t.low] })
}

var reportWords = words("says say said shows reads states according has gives")

// reports says that a sentence tells what somebody or something else says.
func (t *talk) reports(c openCandidate) bool {
	p := t.read[c.from.msg]
	for i := c.from.from; i < c.at.from; i++ {
		if reportWords[p.toks[i].low] {
			return true
		}
	}
	return false
}

// turns says that a sentence tells of a change: what it gives may be what was before.
func (t *talk) turns(c openCandidate) bool {
	p := t.read[c.from.msg]
	for i := c.at.from - 1; i >= max(c.from.from, c.at.from-4); i-- {
		if l := p.toks[i].low; l == "was" || l == "were" || l == "from" || l == "had" || l == "originally" || l == "not" {
			return true
		}
	}
	return false
}

// openMargin is how much less a sentence may have and still be heard.
const openMargin = 0.12

// among settles answers of about one strength: what corrects or is newer stands, what
// two people say is a conflict.
func (t *talk) among(f *openFrame, near []openCandidate) (openCandidate, *openCandidate, bool) {
	best := near[0]
	slices.SortStableFunc(near, func(a, b openCandidate) int { return a.from.msg - b.from.msg })
	if best.rival != nil {
		if last := near[len(near)-1]; last.from.msg > best.from.msg && last.rival == nil && (last.key == best.key || last.key == best.rival.key) {
			return last, nil, true // somebody settled it
		}
		return best, best.rival, true
	}
	if slices.ContainsFunc(near, func(c openCandidate) bool { return c.byDay }) && !f.plan {
		return t.amongDays(near), nil, true
	}
	keys := 0
	for i, c := range near {
		if !slices.ContainsFunc(near[:i], func(d openCandidate) bool { return d.key == c.key }) {
			keys++
		}
	}
	if keys == 1 {
		return best, nil, !f.prior && !f.first || t.turns(best) || f.prior && best.from.msg < f.turned || f.first && t.holdsFirst(best)
	}
	if f.first || f.prior {
		return near[0], nil, true
	}
	last := near[len(near)-1]
	for i := len(near) - 2; i >= 0; i-- {
		c := near[i]
		if c.key == last.key {
			continue
		}
		level := best.score < last.score+openMargin/2
		switch apart := t.msgs[c.from.msg].Speaker != t.msgs[last.from.msg].Speaker; {
		case apart && !f.last && !t.corrects(last) && (level || t.reports(last)):
			return last, &c, true
		case !level && !t.corrects(last) && !f.last:
			return best, nil, true
		}
		break
	}
	return last, nil, true
}

var correctingWords = words("no nope actually correction wrong sorry not instead now moved changed new final update updated right oops meant correct anymore rather")

// corrects says that a message puts right what was said before.
func (t *talk) corrects(c openCandidate) bool {
	return slices.ContainsFunc(t.read[c.from.msg].toks, func(t token) bool { return correctingWords[t.low] })
}

// sides writes out who says what.
func (t *talk) sides(a, b openCandidate) string {
	return "They disagree: " + t.msgs[a.from.msg].Speaker + " says " + a.text + ", " + t.msgs[b.from.msg].Speaker + " says " + b.text + "."
}
