package grammar

import (
	"strings"
	"sync"

	"memloom/internal/standin/author/lexicon"
)

// The classes of facts: those of a pack's attributes and the built-in ones. They are written out, since the author
// reads them from prompts, where any model meets them as words.
const (
	ClassSetting     = "setting"
	ClassMeasure     = "measure"
	ClassTally       = "tally"
	ClassChoice      = "choice"
	ClassContact     = "contact"
	ClassReference   = "reference"
	ClassDeadline    = "deadline"
	ClassBudget      = "budget"
	ClassReason      = "reason"
	ClassBlocker     = "blocker"
	ClassInput       = "input"
	ClassAlternative = "alternative"
	ClassRisk        = "risk"
	ClassEvent       = "event"
	ClassDue         = "due"
	ClassOwner       = "owner"
	ClassNews        = "news"
	ClassCalendar    = "calendar"
	ClassPage        = "page"
)

// ClauseClass says whether values of a class are clauses.
func ClauseClass(class string) bool {
	return class == ClassReason || class == ClassBlocker || class == ClassRisk
}

// Group parses the tables of a group of the lexicon.
func Group(name string) map[string]Table {
	sources := lexicon.Embedded().Group(name)
	out := make(map[string]Table, len(sources))
	for k, lines := range sources {
		t := make(Table, len(lines))
		for i, l := range lines {
			t[i] = NewPattern(l)
		}
		out[k] = t
	}
	return out
}

// WordSet reads a list of words of the lexicon when it is first needed.
func WordSet(name string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		out := map[string]bool{}
		for _, w := range strings.Fields(strings.Join(lexicon.Embedded().Table("words", name), " ")) {
			out[w] = true
		}
		return out
	})
}
