package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// counting is how a question wants days to be counted.
type counting struct {
	First, Last         bool // the day is counted
	FirstSaid, LastSaid bool // the question says so
}

// countWords are all that a clause on counting is made of, beside function words.
var countWords = english.Words(`count counting counted include includes including included inclusive inclusively exclude excludes excluding excluded exclusive
	leave leaving left omit omitting omitted skip skipping skipped ignore ignoring ignored disregard disregarding
	first last start starting end ending ends start's both day days date dates calendar working business weekday weekdays workday workdays
	following neither either well only`)

// countHints are those of them that no other clause has.
var countHints = english.Words(`count counting counted include includes including included inclusive inclusively exclude excludes excluding excluded exclusive
	leave leaving left omit omitting omitted skip skipping skipped ignore ignoring ignored disregard disregarding`)

var (
	leaveOut = english.Words("excluding exclude excludes excluded exclusive leave leaving left omit omitting omitted skip skipping skipped ignore ignoring ignored disregard disregarding without not minus except")
	takeIn   = english.Words("count counting counted include includes including included inclusive inclusively")
	// passives say what is done with the ends named before them.
	passives = english.Words("counted included excluded left omitted skipped ignored inclusive exclusive")
)

// readCounting takes out the clauses that only say how to count: "first and last day counted", "leaving out the first".
func (a *analysis) readCounting() {
	var run []int
	flush := func() {
		if a.holdsHint(run) {
			a.count(run)
		}
		run = nil
	}
	for from := 0; from < len(a.p.Toks); {
		to := from
		for to < len(a.p.Toks) && !a.cuts(to) {
			to++
		}
		if a.countsOnly(from, to) {
			for i := from; i < to; i++ {
				run = append(run, i)
			}
		} else {
			flush()
			for i := a.openCount(from, to); i >= 0 && i < to; i++ {
				run = append(run, i)
			}
			run = a.trimCount(run)
			flush()
		}
		from = to + 1
	}
	flush()
}

func (a *analysis) cuts(i int) bool {
	switch a.low(i) {
	case ",", ";", "(", ")", "—", "-", "?":
		return a.p.Toks[i].Kind == text.Punct
	}
	return false
}

// countsOnly says that a clause holds nothing but words of counting.
func (a *analysis) countsOnly(from, to int) bool {
	n := 0
	for i := from; i < to; i++ {
		l := a.low(i)
		if i == a.wh || !countWords[l] && !english.FunctionWord(l) {
			return false
		}
		if countWords[l] {
			n++
		}
	}
	return n > 0
}

// openCount finds where, in a clause that says other things too, counting is
// spoken of up to its end or up to other words.
func (a *analysis) openCount(from, to int) int {
	for i := from; i < to; i++ {
		l := a.low(i)
		starts := countHints[l] && l != "left" && l != "leave" && l != "count" || l == "both" &&
			(a.low(i+1) == "ends" || a.low(i+1) == "days")
		if !starts {
			continue
		}
		if l == "inclusive" || l == "inclusively" || l == "exclusive" || a.endNear(i, to) {
			if a.low(i-1) == "not" {
				i--
			}
			return i
		}
	}
	return -1
}

// endNear says that one of the next words names an end of the span.
func (a *analysis) endNear(i, to int) bool {
	for j := i; j < to && j < i+5; j++ {
		switch a.low(j) {
		case "first", "last", "both", "ends":
			return true
		}
	}
	return false
}

// trimCount cuts a run behind its last word of counting.
func (a *analysis) trimCount(run []int) []int {
	last := 0
	for n, i := range run {
		l := a.low(i)
		if !countWords[l] && !english.FunctionWord(l) {
			break
		}
		if countWords[l] && l != "end" && l != "start" {
			last = n + 1
		}
	}
	return run[:last]
}

func (a *analysis) holdsHint(run []int) bool {
	ends := 0
	for _, i := range run {
		if countHints[a.low(i)] || a.low(i) == "after" || a.low(i) == "without" && a.endsFollow(run) {
			return true
		}
		if a.low(i) == "both" {
			ends++
		}
	}
	return ends > 0
}

// count reads which ends are counted, and drops the tokens.
func (a *analysis) count(run []int) {
	c := endsReader{counting: &a.q.Counting, sign: true}
	for n, i := range run {
		a.gone[i] = true
		prev := ""
		if n > 0 {
			prev = a.low(run[n-1])
		}
		if l := a.low(i); !c.verb(l, prev) {
			a.countEnd(&c, run, n, l, prev)
		}
	}
	c.settle(!c.negated)
	if !c.named && a.inclusive(run) {
		c.set(true, true)
		c.set(false, true)
	}
}

// endsReader reads a clause on counting from left to right.
type endsReader struct {
	*counting
	sign, said bool   // what the last verb does with the ends behind it
	negated    bool   // by "neither"
	named      bool   // an end was named
	loose      []bool // ends that no verb before them has decided: true for the first
}

func (c *endsReader) set(first, to bool) {
	if first {
		c.First, c.FirstSaid = to, true
	} else {
		c.Last, c.LastSaid = to, true
	}
}

func (c *endsReader) settle(to bool) {
	for _, first := range c.loose {
		c.set(first, to)
	}
	c.loose = nil
}

func (c *endsReader) end(first bool) {
	c.named = true
	if c.said {
		c.set(first, c.sign)
	} else {
		c.loose = append(c.loose, first)
	}
}

// verb reads a word that counts or leaves out.
func (c *endsReader) verb(l, prev string) bool {
	switch {
	case passives[l] && len(c.loose) > 0:
		c.settle((!leaveOut[l] && !leaveOut[prev]) != c.negated)
	case l == "but":
		c.sign, c.said = true, false
	case l == "neither" && c.said: // "leaving neither end out"
		c.sign = !c.sign
	case l == "neither":
		c.negated = true
	case leaveOut[l] && !(l == "left" && c.named):
		c.sign, c.said = false, true
	case takeIn[l]:
		if prev != "not" && prev != "without" {
			c.sign, c.said = true, true
		}
	default:
		return false
	}
	return l != "neither"
}

// countEnd reads a word that names an end, or both.
func (a *analysis) countEnd(c *endsReader, run []int, n int, l, prev string) {
	day := n+1 < len(run) && a.low(run[n+1]) == "day"
	switch {
	case l == "first", l == "start", l == "starting" && day:
		if a.after(run[:n]) {
			c.named = true
			c.set(true, false)
			return
		}
		c.end(true)
	case l == "last", l == "ending" && day, l == "end" && prev != "neither" && prev != "either" && prev != "each":
		c.end(false)
	case l == "end", (l == "both" || l == "either" || l == "neither") && !a.endsFollow(run[n+1:]), l == "ends" &&
		!c.named:
		c.end(true)
		c.end(false)
	}
}

// after: "from the day after the first".
func (a *analysis) after(run []int) bool {
	for n := len(run) - 1; n >= 0 && n >= len(run)-3; n-- {
		if l := a.low(run[n]); l == "after" || l == "following" {
			return true
		}
	}
	return false
}

// endsFollow: in "both the first and the last" the ends are named themselves.
func (a *analysis) endsFollow(run []int) bool {
	for _, i := range run {
		if l := a.low(i); l == "first" || l == "last" || l == "ends" {
			return true
		}
	}
	return false
}

func (a *analysis) inclusive(run []int) bool {
	for _, i := range run {
		if l := a.low(i); l == "inclusive" || l == "inclusively" {
			return true
		}
	}
	return false
}
