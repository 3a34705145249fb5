package author

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
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

// lexicon is all tables, read once.
type lexicon struct {
	state, short map[string]table // statements, by class or special form
	asks         map[string]table // questions in chat, by class
	after        map[string]table // what is added to a statement, by class
	open, close  map[corpus.Act]table
	special      map[string]table // everything else, by name
	emoji        map[corpus.Act][]string
	places       map[string]map[string]occasion // of known habits, by sort and words
	vocabulary   map[string]bool                // words of the grammar
	headline     map[string]bool                // words that begin a headline and are no names

	forms                      map[string]table // questions of other forms and options, by name
	exams                      map[string]table
	examSpeaker, examAsker     table
	examDuration, examInterval table
	inclusive, exclusive       table
}

// exam returns the patterns that ask a reader for an attribute.
func (l *lexicon) exam(a prompts.Asked) table {
	switch {
	case a.Attribute == corpus.PredStarted && a.Class == classEvent:
		return l.exams[corpus.PredStarted]
	case a.Attribute == corpus.PredFinished && a.Class == classEvent:
		return l.exams[corpus.PredFinished]
	case a.Class == classReference && a.Kind == corpus.KindVersion:
		return l.exams["version"]
	case a.Class == classTally && a.Plural == "":
		return l.exams[classMeasure]
	}
	if t, ok := l.exams[a.Class]; ok {
		return t
	}
	if a.Kind == corpus.KindDate {
		return l.exams[classDeadline]
	}
	return l.exams[classSetting]
}

func tables(src map[string]string) map[string]table {
	out := make(map[string]table, len(src))
	for k, s := range src {
		out[k] = lines(s)
	}
	return out
}

func newLexicon() *lexicon {
	l := &lexicon{
		state: tables(and(statementSources(), plannedStatements())), short: tables(shortSources()),
		asks: tables(askSources()), after: tables(afterSources()),
		special: tables(and(specialSources(), plannedSpecials(), acrossLines())), exams: tables(examSources()), forms: formTables(),
		open: map[corpus.Act]table{}, close: map[corpus.Act]table{}, emoji: and(emojiByAct(), plannedEmoji()),
		examSpeaker: lines(examSpeaker), examAsker: lines(examAsker),
		examDuration: lines(examDuration), examInterval: lines(examInterval),
		inclusive: lines(inclusiveBoth), exclusive: lines(exclusiveFirst),
	}
	l.places = map[string]map[string]occasion{"opens": openingPlaces(), "says": phrasePlaces(), "closes": closingPlaces()}
	for k, src := range mannerSources() {
		l.special[k] = lines(src)
	}
	for k, src := range staleSources() {
		l.state[k] = lines(src)
	}
	widen(l.state, moreStatements())
	widen(l.asks, moreQuestions())
	widen(l.special, moreSpecials())
	for act, src := range and(openSources(), plannedOpens()) {
		l.open[act] = lines(src)
	}
	for act, src := range and(closeSources(), plannedAfter()) {
		l.close[act] = lines(src)
	}
	l.vocabulary = vocabularyOf(l)
	l.headline = map[string]bool{}
	for _, w := range strings.Fields(headlineWords) {
		l.headline[w] = true
	}
	return l
}
