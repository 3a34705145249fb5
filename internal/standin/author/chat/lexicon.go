package chat

import (
	"strings"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/lexicon"
)

// The tables are read when somebody first needs them, once in a process, and
// never changed: where other models write, nobody waits for that.
var chatTables = sync.OnceValue(newTables)

// tables is the lexicon as messages and questions use it, read once.
type tables struct {
	state, short map[string]grammar.Table // statements, by class or special form; short ones of a subject that was named
	asks         map[string]grammar.Table // questions in chat, by class
	after        map[string]grammar.Table // what is added to a statement, by class
	open, close  map[corpus.Act]grammar.Table
	special      map[string]grammar.Table // everything else, by name
	emoji        map[corpus.Act][]string
	places       map[string]map[string]occasion // of known habits, by sort and words
	vocabulary   map[string]bool                // words of the grammar
	replies      map[string]grammar.Table       // statements that anybody can make
}

// newTables parses the patterns of the lexicon.
func newTables() *tables {
	l := &tables{
		state: grammar.Group("statement"), short: grammar.Group("second"), asks: grammar.Group("question"),
		after: grammar.Group("after"),
		open:  byAct(grammar.Group("opening")), close: byAct(grammar.Group("closing")), special: grammar.Group("special"),
		emoji:   byAct(lexicon.Embedded().Group("emoji")),
		replies: grammar.Group("form"),
	}
	for act, lines := range l.emoji {
		l.emoji[act] = strings.Fields(strings.Join(lines, " "))
	}
	l.places = map[string]map[string]occasion{"opens": openingPlaces(), "says": phrasePlaces(),
		"closes": closingPlaces()}
	l.vocabulary = vocabularyOf(l)
	return l
}

// byAct are tables that are named like acts.
func byAct[T any](tables map[string]T) map[corpus.Act]T {
	out := make(map[corpus.Act]T, len(tables))
	for name, t := range tables {
		out[corpus.Act(name)] = t
	}
	return out
}
