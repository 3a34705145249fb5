package subtlememory

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/prompts"
)

const (
	sideUser      = prompts.SideUser
	sideAssistant = prompts.SideAssistant
)

// clauseOf is a sentence as a clause: without its stop, and in small letters where it begins with a word that has them.
func clauseOf(sentence string) string {
	s := sentence
	if !strings.HasSuffix(s, " Jr.") && !strings.HasSuffix(s, " Sr.") { // whose stop is the name's as well
		s = strings.TrimSuffix(s, ".")
	}
	first, _, _ := strings.Cut(s, " ")
	if slices.Contains(small(), strings.ToLower(first)) {
		r, n := utf8.DecodeRuneInString(s)
		return string(unicode.ToLower(r)) + s[n:]
	}
	return s
}

// small are the words that begin sentences and are no names.
func small() []string {
	return strings.Fields("a an the in on at of for from to by with as under until since after before between during " +
		"among one two people if when where what it there")
}

// shown is a value as a text has it: its first letter may be another.
func shown(v corpus.Value, text string) string {
	s := seeds.Shown(v)
	if at := strings.Index(clauseOf(text), s); at >= 0 {
		return s
	}
	return capitalised(s)
}

// capitalised begins with a capital letter.
func capitalised(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
