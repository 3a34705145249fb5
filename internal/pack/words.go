package pack

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"memloom/internal/corpus"
)

// typedWords are words that say a typed value: in free words of a pack they
// would be values that no fact covers (architecture.md, "Text"). Modal may and
// the verb march are words; only as names of months, capitalised, they are not.
var typedWords = wordSet(`
zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions
billion dozen dozens half halves third thirds quarter quarters twice thrice second fourth fifth sixth seventh eighth ninth tenth
january february april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
today tomorrow yesterday tonight noon midnight percent percentage per-cent euro euros dollar dollars pound pounds
`)

// periods are words that make a date or duration with what is before them.
var (
	periods   = wordSet("minute minutes hour hours day days week weeks fortnight month months year years sprint sprints")
	beforeOne = wordSet("a an one per last next this every each previous past coming")
)

func wordSet(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

// words cuts a text into its words: letters, digits, and hyphens and apostrophes inside.
func words(s string) []string {
	return strings.FieldsFunc(s, func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && c != '-' && c != '\''
	})
}

// anyDay is the day on which free words are scanned for values; which one does
// not matter, as words that need a day to be read are found on every day.
var anyDay = corpus.NewDate(2025, time.March, 12)

// typedValue returns the words in a free text that state a typed value, or "". It is stricter than the parser of
// values, which reads finished messages: free words of a pack are in sentences that no one has written yet.
func typedValue(s string) string {
	ws := words(s)
	for i, w := range ws {
		lower := strings.ToLower(w)
		switch {
		case strings.ContainsFunc(w, unicode.IsDigit), typedWords[lower]:
			return w
		case (w == "May" || w == "March") && i > 0:
			return w
		case i > 0 && periods[lower] && beforeOne[strings.ToLower(ws[i-1])]:
			return ws[i-1] + " " + w
		}
		for part := range strings.SplitSeq(lower, "-") {
			if typedWords[part] {
				return w
			}
		}
	}
	for _, mark := range []string{"%", "€", "$", "£", "://", "www.", ".example", ".com"} {
		if strings.Contains(s, mark) {
			return mark
		}
	}
	if spans := corpus.Scan(s, anyDay, nil); len(spans) > 0 {
		return spans[0].Surface
	}
	return ""
}

// clauseFault says why a free text cannot be inside a sentence, or "".
func clauseFault(s string) string {
	switch {
	case strings.TrimSpace(s) == "":
		return "empty; write a clause or take the line out"
	case strings.TrimSpace(s) != s || strings.ContainsAny(s, "\n\t") || strings.Contains(s, "  "):
		return "has spaces to spare; write it on one line with single spaces"
	case strings.ContainsAny(s[len(s)-1:], ".!?,;:"):
		return "ends in a stop; it stands inside a sentence, take the stop out"
	case strings.ContainsAny(s, "{}<>[]|\""):
		return "has a bracket or quotation mark; write plain words"
	case len(words(s)) > maxClause:
		return fmt.Sprintf("has %d words; keep it to %d", len(words(s)), maxClause)
	}
	if v := typedValue(s); v != "" {
		return fmt.Sprintf("holds %q, a typed value, which no fact would cover; say it without numbers, dates and weekdays",
			v)
	}
	return ""
}

const maxClause = 16

// within says whether the words of a stand side by side in b, in any case.
func within(a, b string) bool {
	a, b = strings.ToLower(a), strings.ToLower(b)
	if first, _, _ := strings.Cut(a, " "); !strings.Contains(b, first) { // nearly always, and cheap
		return false
	}
	aw, bw := words(a), words(b)
	if len(aw) == 0 {
		return false
	}
	for i := 0; i+len(aw) <= len(bw); i++ {
		if slices.Equal(aw, bw[i:i+len(aw)]) {
			return true
		}
	}
	return false
}
