package subtlememory

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/sessions"
)

// clauseOf is a sentence as a clause: without its stop, and in small letters where it begins with a word that has them.
func clauseOf(sentence string) string {
	s := sentence
	if !strings.HasSuffix(s, " Jr.") && !strings.HasSuffix(s, " Sr.") { // whose stop is the name's as well
		s = strings.TrimSuffix(s, ".")
	}
	return lowered(s, small)
}

// lowered begins with a small letter where its first word is one of some.
func lowered(s, words string) string {
	if first, _, _ := strings.Cut(s, " "); slices.Contains(strings.Fields(words), strings.ToLower(first)) {
		return strings.ToLower(first[:1]) + s[1:]
	}
	return s
}

// small are the words that begin sentences and are no names.
const small = "a an the in on at of for from to by with as under until since after before between during " +
	"among one two people if when where what it there"

// shown is a value as a text has it: its first letter may be another.
func shown(v corpus.Value, text string) string {
	s := seeds.Shown(v)
	if at := strings.Index(clauseOf(text), s); at >= 0 {
		return s
	}
	return sessions.Capitalised(s)
}
