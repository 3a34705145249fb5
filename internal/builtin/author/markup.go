package author

import (
	"fmt"
	"strings"
	"unicode"

	"memloom/prompts"
)

// Markup of a text under construction. Spans open with one of three kinds of
// private code points and end with closeMark; they do not nest.
//
// A value span is written as it is and never touched. A stamp span holds words
// of the grammar that assert an event; contractions and capitals may change in
// it. A name span holds words of the input (a task, a reason, an aside) of
// which only the first letter may become a capital.
const (
	closeMark = '\uE001'
	nameMark  = '\uE002'
	valueMark = rune(0xF0000)  // + number of the fact
	stampMark = rune(0x100000) // + number of the fact
	maxFact   = 0xFFF0
)

func valueSpan(fact int, s string) string {
	return string(valueMark+rune(fact)) + s + string(closeMark)
}

func nameSpan(s string) string { return string(nameMark) + s + string(closeMark) }

func isMark(c rune) bool {
	return c == closeMark || c == nameMark || c >= valueMark
}

func opensValue(c rune) bool { return c >= valueMark && c < stampMark }
func opensStamp(c rune) bool { return c >= stampMark }

// unmark returns the text without its markup.
func unmark(s string) string {
	return strings.Map(func(c rune) rune {
		if isMark(c) {
			return -1
		}
		return c
	}, s)
}

// words counts the words of a text.
func words(s string) int { return len(strings.Fields(unmark(s))) }

// read takes the markup out of a finished text and returns where the facts
// stand in it. Occurrence counts the earlier places, not overlapping, at which
// the surface stands in the text.
func read(marked string) (string, []prompts.Stated, error) {
	var text strings.Builder
	stated := []prompts.Stated{} // never null in JSON
	fact, start := 0, 0
	for _, c := range marked {
		switch {
		case c == closeMark:
			if fact > 0 {
				s := text.String()
				surface := s[start:]
				stated = append(stated, prompts.Stated{Fact: fact, Surface: surface, Occurrence: strings.Count(s[:start], surface)})
			}
			fact = 0
		case opensStamp(c):
			fact, start = int(c-stampMark), text.Len()
		case opensValue(c):
			fact, start = int(c-valueMark), text.Len()
		case isMark(c):
		default:
			text.WriteRune(c)
		}
	}
	if fact > 0 {
		return "", nil, fmt.Errorf("the statement of fact %d does not end", fact)
	}
	return text.String(), stated, nil
}

// startsWithValue says whether a value stands first, and how its first letter is written.
func startsWithValue(s string) (value, lower bool) {
	for _, c := range s {
		if isMark(c) {
			value = opensValue(c)
			continue
		}
		return value, unicode.IsLower(c)
	}
	return false, false
}
