package reader

import (
	"slices"
	"strconv"
	"strings"
)

// Counts that a sentence does not write: from one number to another, and what is left of a
// whole.

// restWords in a question ask for what is left when something is taken away.
var restWords = words("survive survived left remain remains remaining remained still missing missed lack lacking pass passed through free without rest kept keep other others not n't unsold unused spare")

// missesDeed says that a sentence lacks a word of what is said of the things that are
// counted; they themselves need not be named: "the hut sleeps 22".
func (f *openFrame) missesDeed(c telling) bool {
	return slices.ContainsFunc(c.lost, func(k int) bool {
		w := f.match.words[k]
		return w.stem != f.noun && !w.soft
	})
}

// asksRest says that a question asks for what is left.
func (f *openFrame) asksRest() bool { return f.holds(restWords) }

// tellsRest says that a sentence tells of what is left, and not only of the whole.
func tellsRest(p *parsed, c telling) bool {
	return slices.ContainsFunc(p.toks[c.from:c.to], func(t token) bool { return restWords[t.low] })
}

// reckoned are the counts that follow from two figures of a sentence: "frames 88 to 96" are
// nine frames, and of "31 hoses, 2 rejected" 29 are left.
func (f *openFrame) reckoned(p *parsed, c telling, all []span) []openCandidate {
	var out []openCandidate
	add := func(n int, at span, sure float64) {
		text := strconv.Itoa(n)
		o := f.candidate(p, c, at, text, text)
		o.loose = true
		o.score *= sure
		out = append(out, o)
	}
	rest := f.asksRest()
	for i := 1; i < len(all); i++ {
		a, b := all[i-1], all[i]
		first, last := wholeNumber(p, a), wholeNumber(p, b)
		switch {
		case first == 0 || last == 0 || first == last || labelNouns[p.lowIn(c.span, b.from-1)]:
		case f.behindNoun(p, c, a.from) && first < last && b.from == a.to+1 && rangeWords[p.toks[a.to].low]:
			add(last-first+1, span{a.from, b.to}, 1.1)
		case rest && (ofWhole(p, c, b.from) || first > last && takenAway(p, c, b.to)):
			add(max(first-last, last-first), span{a.from, b.to}, 1)
		}
	}
	return out
}

// takenAway says that a figure tells to how many something happened: "8 of em died".
func takenAway(p *parsed, c telling, i int) bool {
	for k := i; k < min(c.to, i+3); k++ {
		if l := p.toks[k].low; pastWords[l] || strings.HasSuffix(l, "ed") {
			return true
		}
	}
	return false
}

var rangeWords = words("to till until through - –")

// wholeNumber is the number that a figure writes, or nothing.
func wholeNumber(p *parsed, s span) int {
	if n, err := strconv.Atoi(p.toks[s.from].low); err == nil && s.to == s.from+1 {
		return n
	}
	return smallNumbers[p.toks[s.from].low]
}

// ofWhole says that a figure tells of how many others are: "3 of 5", "two of the nine".
func ofWhole(p *parsed, c telling, i int) bool {
	for i--; i > c.from && (determiners[p.toks[i].low] || p.toks[i].low == "all" || plainModifiers[p.toks[i].low]); i-- {
	}
	return i > c.from && p.toks[i].low == "of" && (isPlainNumber(p.toks[i-1].low) || smallNumbers[p.toks[i-1].low] > 0)
}

// yearLike says that a figure is more likely a year.
func yearLike(low string) bool {
	return len(low) == 4 && (low[:2] == "20" || low[:2] == "19") && isPlainNumber(low)
}
