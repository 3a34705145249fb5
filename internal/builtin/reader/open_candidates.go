package reader

import (
	"slices"
)

// openCandidates are the answers of the right kind that a sentence gives.
func (t *talk) openCandidates(f *openFrame, c telling) []openCandidate {
	switch f.kind {
	case openDate, openDateClock, openWeekday, openMonth, openYear:
		return append(t.openDays(f, c), t.openShifts(f, c)...)
	case openClock:
		return t.openClocks(f, c)
	case openMoney, openCount, openNumber:
		return t.openFigures(f, c)
	case openLink:
		return t.openLinks(f, c)
	case openLength:
		return t.openLengths(f, c)
	case openPlace:
		return f.listed(t.read[c.msg], c, t.openPlaces(f, c))
	case openThing:
		return f.listed(t.read[c.msg], c, t.openThings(f, c))
	case openOwner:
		return t.openOwners(f, c)
	case openPerson:
		return f.listed(t.read[c.msg], c, t.openPeople(f, c))
	}
	return nil
}

// openPool are the candidates of all sentences that have something of the question.
func (t *talk) openPool(f *openFrame) []openCandidate {
	var out []openCandidate
	best := t.tellings(f)
	gave := 0
	for _, c := range firstFew(best, 3*openReach) {
		if n := len(out); gave < openReach {
			out = append(out, t.openCandidates(f, c)...)
			gave += count(len(out) > n)
		}
	}
	for _, c := range slices.Concat(t.hops(f, best), firstFew(t.sentences(f, f.hits, true), openAsked)) {
		for _, o := range t.openCandidates(f, c) {
			if o.loose = o.loose || c.hop || c.asked; c.asked {
				o.score *= 0.7
			}
			out = append(out, o)
		}
	}
	return out
}

// openReach is how many sentences may give candidates; three times as many are looked at.
const openReach = 12

// openAsked is how many questions may, by what they take for granted: "could my daughter
// Liv come too?"
const openAsked = 3

func firstFew(list []telling, n int) []telling { return list[:min(n, len(list))] }

// firm leaves out what is found by the looser ways.
func firm(list []openCandidate) []openCandidate {
	return slices.DeleteFunc(list, func(c openCandidate) bool { return c.loose })
}

// candidate is an answer at a place of a sentence: the nearer to the question's words the better.
func (f *openFrame) candidate(p *parsed, c telling, at span, text, key string) openCandidate {
	return openCandidate{text: text, key: key, from: c, at: at, score: c.cover * (0.7 + 0.3*c.near(p, at))}
}

// near says how close a stretch stands to the question's words in its sentence.
func (c telling) near(p *parsed, at span) float64 {
	sum, all := 0.0, 0.0
	best := map[int]float64{}
	for _, s := range c.spots {
		d := 0
		switch {
		case s.at < at.from:
			d = at.from - s.at - 1
		case s.at >= at.to:
			d = s.at - at.to
		}
		n := 1 / (1 + 0.12*float64(d) + 0.35*float64(abs(p.seg[s.at]-p.seg[at.from])))
		best[s.word] = max(best[s.word], n*s.weight)
	}
	for _, s := range c.spots {
		if b, ok := best[s.word]; ok {
			sum, all = sum+b, all+s.weight
			delete(best, s.word)
		}
	}
	if all == 0 {
		return 0.3
	}
	return sum / all
}

func abs(n int) int { return max(n, -n) }
