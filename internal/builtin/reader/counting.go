package reader

// counting is how a question wants days to be counted.
type counting struct {
	first, last         bool // the day is counted
	firstSaid, lastSaid bool // the question says so
}

// countWords are all that a clause on counting is made of, beside function words.
var countWords = words(`count counting counted include includes including included inclusive inclusively exclude excludes excluding excluded exclusive
	leave leaving left omit omitting omitted skip skipping skipped ignore ignoring ignored disregard disregarding
	first last start starting end ending ends start's both day days date dates calendar working business weekday weekdays workday workdays
	following neither either well only`)

// countHints are those of them that no other clause has.
var countHints = words(`count counting counted include includes including included inclusive inclusively exclude excludes excluding excluded exclusive
	leave leaving left omit omitting omitted skip skipping skipped ignore ignoring ignored disregard disregarding`)

var (
	leaveOut = words("excluding exclude excludes excluded exclusive leave leaving left omit omitting omitted skip skipping skipped ignore ignoring ignored disregard disregarding without not minus except")
	takeIn   = words("count counting counted include includes including included inclusive inclusively")
	// passives say what is done with the ends named before them.
	passives = words("counted included excluded left omitted skipped ignored inclusive exclusive")
)

// readCounting takes out the clauses that only say how to count: "first and
// last day counted", "leaving out the first".
func (a *analysis) readCounting() {
	var run []int
	flush := func() {
		if a.holdsHint(run) {
			a.count(run)
		}
		run = nil
	}
	for from := 0; from < len(a.p.toks); {
		to := from
		for to < len(a.p.toks) && !a.cuts(to) {
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
		return a.p.toks[i].kind == punct
	}
	return false
}

// countsOnly says that a clause holds nothing but words of counting.
func (a *analysis) countsOnly(from, to int) bool {
	n := 0
	for i := from; i < to; i++ {
		l := a.low(i)
		if i == a.wh || !countWords[l] && !functionWord(l) {
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
		starts := countHints[l] && l != "left" && l != "leave" && l != "count" || l == "both" && (a.low(i+1) == "ends" || a.low(i+1) == "days")
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
		if !countWords[l] && !functionWord(l) {
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
		if countHints[a.low(i)] || a.low(i) == "after" {
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
	c := &a.q.counting
	sign, said := true, false
	var loose []bool // ends that no word before has decided: true for the first
	set := func(first bool, to bool) {
		if first {
			c.first, c.firstSaid = to, true
		} else {
			c.last, c.lastSaid = to, true
		}
	}
	end := func(first bool) {
		if said {
			set(first, sign)
		} else {
			loose = append(loose, first)
		}
	}
	named, negated := false, false
	for n, i := range run {
		l := a.low(i)
		a.gone[i] = true
		switch {
		case passives[l] && len(loose) > 0:
			to := !leaveOut[l] && (n == 0 || !leaveOut[a.low(run[n-1])])
			for _, first := range loose {
				set(first, to != negated)
			}
			loose = nil
		case l == "but":
			sign, said = true, false
		case l == "neither" && said: // "leaving neither end out"
			sign = !sign
		case l == "neither":
			negated = true
		case leaveOut[l] && !(l == "left" && named):
			sign, said = false, true
		case takeIn[l] && !(n > 0 && (a.low(run[n-1]) == "not" || a.low(run[n-1]) == "without")):
			sign, said = true, true
		case l == "first", l == "start" || l == "starting" && a.low(i+1) == "day":
			named = true
			if n > 0 && a.after(run[:n]) {
				set(true, false)
				continue
			}
			end(true)
		case l == "end" && n > 0 && (a.low(run[n-1]) == "neither" || a.low(run[n-1]) == "either" || a.low(run[n-1]) == "each"):
			named = true
			end(true)
			end(false)
		case l == "last", l == "end" || l == "ending" && a.low(i+1) == "day":
			named = true
			end(false)
		case (l == "both" || l == "either" || l == "neither") && !a.endsFollow(run[n+1:]), l == "ends" && !named:
			named = true
			end(true)
			end(false)
		}
	}
	for _, first := range loose {
		set(first, !negated)
	}
	if !named && a.inclusive(run) {
		set(true, true)
		set(false, true)
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
