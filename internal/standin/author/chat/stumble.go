package chat

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/standin/author/grammar"
)

// Tables are drawn from one by one, so that an opening and what follows it can both be good and stumble over each
// other: two colons, one phrase twice, two ways to say that one has looked. Such a message is drawn anew.

// stumbles says whether the opening and the sentences of a message get in each other's way.
func stumbles(p parts) bool {
	if len(p.core) == 0 {
		return false
	}
	if slices.ContainsFunc(p.core, func(s string) bool { return colons(s) > 1 }) {
		return true
	}
	open, next := grammar.GrammarText(p.open), grammar.GrammarText(p.core[0])
	if open == "" {
		return false
	}
	switch {
	case strings.HasSuffix(open, ":") && delays(p.core):
		return true
	case echoes(open, next), repeatsWords(open, strings.Join(p.core, " ")), thanks(open) &&
		thanks(next), interjects(next):
		return true
	case isReminder.MatchString(open) && strings.HasSuffix(next, "?"):
		return true
	case open == governing+",":
		return !clause.MatchString(next)
	}
	return findsOut(open) && findsOut(next)
}

// delays says whether what an opening announces does not come at once: it comes last, or behind a second opening.
func delays(core []string) bool {
	said := func(s string) bool { return strings.Contains(grammar.GrammarText(s), grammar.StatedMark) }
	first := grammar.FirstSentence(grammar.GrammarText(core[0]))
	if !said(core[0]) {
		return colons(first) > 0 || slices.ContainsFunc(core[1:], said)
	}
	return colons(first) > 0 || !strings.Contains(first, grammar.StatedMark)
}

// governing is the habit that takes a clause and no comma.
const governing = "I reckon"

// clause begins what "I reckon" can stand in front of.
var clause = regexp.MustCompile(`^(?:the|our|we|it|x|I should|we'll|there) `)

// governed joins such a habit to the clause behind it.
func governed(p parts) parts {
	if p.open == governing+"," && len(p.core) > 0 {
		p.open, p.core = "", slices.Clone(p.core)
		p.core[0] = governing + " " + p.core[0]
	}
	return p
}

// isReminder is an opening that announces something to remember, which no question is.
var isReminder = regexp.MustCompile(`(?i)^(?:(?:as a |by way of )?reminder|(?:a |small )?pointer|for (?:the notes|` +
	`the record|good order|completeness|cross-reference|those who plan)|before it scrolls away)[:,]$`)

// thanks says whether a text thanks somebody, which is done once.
func thanks(s string) bool { return strings.Contains(strings.ToLower(s), "thank") }

// interjects says whether a sentence begins like one that nothing stands before.
func interjects(s string) bool { return interjection.MatchString(s) }

var interjection = regexp.MustCompile(`^(?:hm+|ok|okay|so|right|well|yeah|hey|um|uh), `)

// colons is the most colons in a sentence of the grammar's words.
func colons(s string) int {
	most := 0
	for rest := grammar.GrammarText(s); rest != ""; {
		one := grammar.FirstSentence(rest)
		most = max(most, strings.Count(one, ": ")+min(1, strings.Count(one[max(0, len(one)-1):], ":")))
		rest = strings.TrimSpace(rest[len(one):])
	}
	return most
}

// echoes says whether what follows an opening begins with the words of the opening.
func echoes(open, next string) bool {
	trim := func(s string) []string {
		return strings.FieldsFunc(strings.ToLower(s), func(c rune) bool { return strings.ContainsRune(" ,.:;!?", c) })
	}
	a, b := trim(open), trim(next)
	if len(a) == 0 || len(b) < len(a) || len(a) > 3 {
		return false
	}
	b = slices.Clone(b[:len(a)])
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// repeatsWords says whether the words of an opening come again in what follows: "at last: it is signed off at last".
func repeatsWords(open, core string) bool {
	plain := func(s string) string {
		return " " + strings.Join(strings.FieldsFunc(strings.ToLower(grammar.GrammarText(s)),
			func(c rune) bool { return strings.ContainsRune(" ,.:;!?", c) }), " ") + " "
	}
	words := plain(open)
	return (strings.Count(words, " ") > 2 || words == " finally ") && strings.Contains(plain(core), words)
}

// findsOut says whether a text begins by telling that its writer has looked or asked.
func findsOut(s string) bool {
	for _, w := range strings.Fields(strings.ToLower(grammar.FirstSentence(s))) {
		switch strings.Trim(w, ",.:;!?") {
		case "looked", "checked", "asked", "counted", "reread", "consulting", "looking":
			return true
		}
	}
	return false
}
