package author

import (
	"strings"
	"sync"

	"memloom/internal/builtin/author/lexicon"
	"memloom/internal/corpus"
)

// The classes of facts: those of a pack's attributes and the built-in ones.
// They are written out, since the author reads them from prompts, where any
// model meets them as words.
const (
	classSetting     = "setting"
	classMeasure     = "measure"
	classTally       = "tally"
	classChoice      = "choice"
	classContact     = "contact"
	classReference   = "reference"
	classDeadline    = "deadline"
	classBudget      = "budget"
	classReason      = "reason"
	classBlocker     = "blocker"
	classInput       = "input"
	classAlternative = "alternative"
	classRisk        = "risk"
	classEvent       = "event"
	classDue         = "due"
	classOwner       = "owner"
	classNews        = "news"
	classCalendar    = "calendar"
	classPage        = "page"
)

// clauseClass says whether values of a class are clauses.
func clauseClass(class string) bool {
	return class == classReason || class == classBlocker || class == classRisk
}

// The tables are read when somebody first needs them, once in a process, and
// never changed: where other models write, nobody waits for that.
var grammar = sync.OnceValue(newTables)

// tables is the lexicon as messages and questions use it, read once.
type tables struct {
	state, short map[string]table // statements, by class or special form; short ones of a subject that was named
	asks         map[string]table // questions in chat, by class
	after        map[string]table // what is added to a statement, by class
	open, close  map[corpus.Act]table
	special      map[string]table // everything else, by name
	emoji        map[corpus.Act][]string
	places       map[string]map[string]occasion // of known habits, by sort and words
	vocabulary   map[string]bool                // words of the grammar
	replies      map[string]table               // statements that anybody can make
}

// newTables parses the patterns of the lexicon.
func newTables() *tables {
	l := &tables{
		state: group("statement"), short: group("second"), asks: group("question"), after: group("after"),
		open: byAct(group("opening")), close: byAct(group("closing")), special: group("special"),
		emoji:   byAct(lexicon.Embedded().Group("emoji")),
		replies: group("form"),
	}
	for act, lines := range l.emoji {
		l.emoji[act] = strings.Fields(strings.Join(lines, " "))
	}
	l.places = map[string]map[string]occasion{"opens": openingPlaces(), "says": phrasePlaces(), "closes": closingPlaces()}
	l.vocabulary = vocabularyOf(l)
	return l
}

// group parses the tables of a group of the lexicon.
func group(name string) map[string]table {
	sources := lexicon.Embedded().Group(name)
	out := make(map[string]table, len(sources))
	for k, lines := range sources {
		t := make(table, len(lines))
		for i, l := range lines {
			t[i] = newPattern(l)
		}
		out[k] = t
	}
	return out
}

// byAct are tables that are named like acts.
func byAct[T any](tables map[string]T) map[corpus.Act]T {
	out := make(map[corpus.Act]T, len(tables))
	for name, t := range tables {
		out[corpus.Act(name)] = t
	}
	return out
}

// wordSet reads a list of words of the lexicon when it is first needed.
func wordSet(name string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		out := map[string]bool{}
		for _, w := range strings.Fields(strings.Join(lexicon.Embedded().Table("words", name), " ")) {
			out[w] = true
		}
		return out
	})
}
