package grammar

import (
	"fmt"
	"strings"
	"unicode"

	"memloom/prompts"
)

// Markup of a text under construction. Spans open with one of three kinds of
// private code points and end with closeMark; they do not nest.
//
// A value span is written as it is and never touched. A stamp span holds words of the grammar that assert an event;
// contractions and capitals may change in it. A name span holds words of the input (a task, a reason, an aside) of
// which only the first letter may become a capital.
const (
	CloseMark = '\uE001'
	NameMark  = '\uE002'
	valueMark = rune(0xF0000)  // + number of the fact
	StampMark = rune(0x100000) // + number of the fact
	MaxFact   = 0xFFF0
)

// ValueSpan marks the value of a fact.
func ValueSpan(fact int, s string) string {
	return string(valueMark+rune(fact)) + s + string(CloseMark)
}

// NameSpan marks words of the input.
func NameSpan(s string) string { return string(NameMark) + s + string(CloseMark) }

// IsMark says whether a code point is markup.
func IsMark(c rune) bool {
	return c == CloseMark || c == NameMark || c >= valueMark
}

// OpensValue says whether a mark begins a value.
func OpensValue(c rune) bool { return c >= valueMark && c < StampMark }

// OpensStamp says whether a mark begins words that assert an event.
func OpensStamp(c rune) bool { return c >= StampMark }

// Unmark returns the text without its markup.
func Unmark(s string) string {
	return strings.Map(func(c rune) rune {
		if IsMark(c) {
			return -1
		}
		return c
	}, s)
}

// Read takes the markup out of a finished text and returns where the facts are in it. Occurrence counts the earlier
// places, not overlapping, at which the surface is in the text.
func Read(marked string) (string, []prompts.Stated, error) {
	var text strings.Builder
	stated := []prompts.Stated{} // never null in JSON
	fact, start := 0, 0
	for _, c := range marked {
		switch {
		case c == CloseMark:
			if fact > 0 {
				s := text.String()
				surface := s[start:]
				stated = append(stated, prompts.Stated{Fact: fact, Surface: surface,
					Occurrence: strings.Count(s[:start], surface)})
			}
			fact = 0
		case OpensStamp(c):
			fact, start = int(c-StampMark), text.Len()
		case OpensValue(c):
			fact, start = int(c-valueMark), text.Len()
		case IsMark(c):
		default:
			text.WriteRune(c)
		}
	}
	if fact > 0 {
		return "", nil, fmt.Errorf("the statement of fact %d does not end", fact)
	}
	return text.String(), stated, nil
}

// StartsWithValue says whether a value is first, and how its first letter is written.
func StartsWithValue(s string) (value, lower bool) {
	for _, c := range s {
		if IsMark(c) {
			value = OpensValue(c)
			continue
		}
		return value, unicode.IsLower(c)
	}
	return false, false
}

// Quoted is a term as people quote it.
func Quoted(s string) string { return `"` + NameSpan(s) + `"` }
