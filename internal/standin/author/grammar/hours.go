package grammar

import "strings"

// Hours are the hours of a day, a bit for each, at which words can be said: nobody is off for lunch at night.
type Hours uint32

// AnyHour is every hour of a day.
const AnyHour Hours = 1<<24 - 1

// Has says whether an hour, of 0 to 23, is one of them.
func (h Hours) Has(hour int) bool { return h>>hour&1 == 1 }

// hoursBetween are the hours from one on and before another.
func hoursBetween(from, to int) Hours { return (1<<to - 1) &^ (1<<from - 1) }

// timed are words that only some hours have, the longer before those that they hold.
var timed = []struct {
	words string
	hours Hours
}{
	{"around this afternoon", hoursBetween(7, 15)},
	{"until tonight", hoursBetween(5, 18)},
	{"tonight", hoursBetween(18, 24)},
	{"this evening", hoursBetween(18, 24)},
	{"this afternoon", hoursBetween(12, 18)},
	{"this morning", hoursBetween(5, 12)},
	{"before lunch", hoursBetween(8, 15)},
	{"after lunch", hoursBetween(8, 15)},
	{"lunch", hoursBetween(11, 15)},
	{"breakfast", hoursBetween(6, 18)},
}

// HoursOf returns when a pattern can be said: each of its words at that hour, and of each choice one way.
func HoursOf(src string) Hours {
	if !isTimed(src) {
		return AnyHour
	}
	h, _ := hoursOf(src)
	return h
}

// isTimed says whether a pattern has words that only some hours have.
func isTimed(src string) bool {
	for _, w := range [...]string{"lunch", "tonight", "this ", "breakfast"} {
		if strings.Contains(src, w) {
			return true
		}
	}
	return false
}

// hoursOf reads a pattern up to the end of a way to fill a choice, and returns what is left.
func hoursOf(src string) (h Hours, rest string) {
	h = AnyHour
	for {
		i := strings.IndexAny(src, "[|]")
		if i < 0 {
			return h & hoursOfWords(src), ""
		}
		h &= hoursOfWords(src[:i])
		if src[i] != '[' {
			return h, src[i:]
		}
		var choice Hours
		for src = src[i:]; src != "" && src[0] != ']'; {
			var way Hours
			way, src = hoursOf(src[1:])
			choice |= way
		}
		h, src = h&choice, strings.TrimPrefix(src, "]")
	}
}

// hoursOfWords is hoursOf for words without a choice.
func hoursOfWords(s string) Hours {
	h := AnyHour
	for _, t := range timed {
		if strings.Contains(s, t.words) {
			h &= t.hours
			s = strings.ReplaceAll(s, t.words, "")
		}
	}
	return h
}
