package filters

import (
	"strings"

	"memloom/internal/bm25"
)

// stopWords say nothing of what a text is about: grammar, and the frame of questions and answers.
var stopWords = func() map[string]bool {
	words := strings.Fields(`a about after again all also am an and any are as at be been before being but by
		can could did do does doing during each either else ever every for from get give got had has have having he her here his how
		i if in into is it its just many may me might more most much must my no nor not now of off on once one only or other our out over own
		per said same say says she should so some still such than that the their them then there these they this those through to today too
		under until up us value very was we were what when where which while who whom whose why will with would yes yet you your
		amount calendar count counted date day days first included including last long name number take taken took tell time took total
		working workday workdays`)
	set := make(map[string]bool, len(words))
	for _, w := range words {
		set[w] = true
	}
	return set
}()

// addTerms adds the stems of a text's words that say what it is about.
func addTerms(set map[string]bool, text string) {
	for term := range stemsOf(bm25.Terms(text)) {
		set[term] = true
	}
}

// stemsOf returns the stems of those words that say what a text is about.
func stemsOf(words []string) map[string]bool {
	set := make(map[string]bool, len(words))
	for _, w := range words {
		if !stopWords[w] {
			set[stem(w)] = true
		}
	}
	return set
}

// stem cuts the common endings, so that forms of a word meet. It would rather
// join two words than part two forms: what meets is read, not concluded.
func stem(w string) string {
	if strings.HasSuffix(w, "ies") && len(w) > 4 {
		return w[:len(w)-3] + "y"
	}
	for _, ending := range []string{"ing", "ed", "es", "s", "e"} {
		if strings.HasSuffix(w, ending) && len(w)-len(ending) >= 3 && !strings.HasSuffix(w, "ss") {
			w = w[:len(w)-len(ending)]
			break
		}
	}
	if n := len(w); n > 3 && w[n-1] == w[n-2] {
		w = w[:n-1]
	}
	return w
}
