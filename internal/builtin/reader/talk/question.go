package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Ask is what kind of reading a question calls for.
type Ask uint8

// What a question may ask for.
const (
	AskValue    Ask = iota // a value of some kind for an attribute
	AskPerson              // who
	AskEvent               // when something began or ended
	AskDuration            // days from the start to the end of one thing
	AskInterval            // days between two events
	AskWhether             // did it happen
	AskReason              // why
	AskBlocker             // what holds it up
	AskDropped             // what was considered and not taken
	askClause              // what, answered by words
	AskPromise             // by when, or by whom, something was promised
	askRule                // what a rule requires
	AskReturn              // when somebody is back
)

// Event is a beginning or an end of something.
type Event uint8

// The events; a query for something else has none.
const (
	NoEvent Event = iota
	Started
	Finished
)

// Query is a question, analysed.
type Query struct {
	Ask      Ask
	Kinds    []corpus.Kind // typed values that may answer; none for words
	Words    bool          // words that no parser types may answer too
	Attr     []string      // stems that must be there, or synonyms of them
	Np       []string      // the noun phrase that is asked for, if it is one
	phrase   []string      // those of attr that are one noun phrase, to be found together
	Soft     []string      // stems that help
	Subject  [][]string    // chunks of stems, each named together
	Event    Event
	Ends     [2]endpoint // of an interval
	Person   string      // somebody the question names, full name
	Working  bool
	UnitSaid bool
	Counting counting
	AsOf     corpus.Date // the day the question asks about
	Strictly bool        // before that day, not on it
	month    corpus.Date // the month in which it was said, if the question names one
	Earliest bool        // the original value, not the latest
	Prior    bool        // the value before the present one
	PriorTo  string      // or before this one
	Rejected bool        // one that was weighed and not taken
	Final    bool        // the final one, no draft
	Ruling   *Ruling     // what a rule requires, if the question may ask for that
	Loose    bool        // a probe: recall before precision
	Weigh    bool        // what is proposed or asked counts as well
	Wish     bool        // what Person proposed
	Heads    *headed     // kept between the ways of reading
}

// headed are the headings of all messages of a talk for one query, read once.
type headed struct {
	of   *Talk
	msgs [][]Heading
}

// endpoint is one event of an interval.
type endpoint struct {
	Event   Event
	Subject [][]string
}

// Analyse reads a question. People named in it are looked up in the roster;
// relative dates are read from the day it is asked.
func Analyse(question, asker string, on corpus.Date, names *Roster) *Query {
	q := &Query{}
	a := &analysis{q: q, p: text.Parse(question, on), on: on, names: names, asker: asker}
	a.wh = a.findWh()
	a.gone = make([]bool, len(a.p.Toks))
	a.readUnits()
	a.readTimes()
	a.readPeople()
	a.dropFrames()
	if a.readPromise() || a.readReturn() {
		return q
	}
	a.readWish()
	a.readRule()
	a.readPrior()
	a.chunk()
	a.classify()
	a.assign()
	a.readRejected()
	return q
}

// analysis is the work on one question.
type analysis struct {
	q      *Query
	p      *text.Parsed
	names  *Roster
	asker  string
	on     corpus.Date
	wh     int    // token of the question word, or -1
	gone   []bool // tokens that were understood already
	chunks []chunk
}

// chunk is a stretch of content words between function words.
type chunk struct {
	text.Span
	stems []string
	lows  []string
	afterWh,
	afterDo bool // directly after a form of do
	given bool // taken for the attribute
}

// WhWords ask.
var WhWords = english.Words("what which who whom whose when where why how")

func (a *analysis) findWh() int {
	for i, t := range a.p.Toks {
		if WhWords[t.Low] {
			return i
		}
	}
	return -1
}

func (a *analysis) low(i int) string {
	if i < 0 || i >= len(a.p.Toks) {
		return ""
	}
	return a.p.Toks[i].Low
}

// drop marks tokens as understood.
func (a *analysis) drop(from, to int) {
	for i := max(from, 0); i < to && i < len(a.gone); i++ {
		a.gone[i] = true
	}
}

// readUnits takes out how days are to be counted.
func (a *analysis) readUnits() {
	for i, t := range a.p.Toks {
		switch {
		case (t.Low == "working" || t.Low == "business" || t.Low == "work") &&
			english.DayWords[a.low(i+1)], t.Low == "workdays", t.Low == "workday", t.Low == "weekdays":
			a.q.Working, a.q.UnitSaid = true, true
			a.drop(i, i+1)
		case t.Low == "calendar" && english.DayWords[a.low(i+1)]:
			a.q.UnitSaid = true
			a.drop(i, i+1)
		}
	}
	a.readCounting()
}

var stoodWords = english.Words("as things stood stand")

// readTimes takes out the day that a question is about: "as of 3 March", "as things stood on 3 March".
func (a *analysis) readTimes() {
	for _, v := range a.p.Vals {
		d, ok := v.As([]corpus.Kind{corpus.KindDate})
		if !ok || d.Precision != corpus.Day || a.gone[v.From] {
			continue
		}
		a.q.AsOf = d.Date
		from := v.From
		for from > 0 && (english.Prepositions[a.low(from-1)] || stoodWords[a.low(from-1)]) {
			from--
			a.q.Strictly = a.q.Strictly || a.low(from) == "before"
		}
		a.drop(from, v.To)
	}
}

// readPeople takes out the people whom the question names.
func (a *analysis) readPeople() {
	for i := 0; i < len(a.p.Toks); i++ {
		low := a.low(i)
		if (low == "i" || low == "my" || low == "me" || low == "mine") && a.asker != "" {
			a.q.Person = a.asker
			continue
		}
		who, ok := a.names.PersonAt(a.p, i, false)
		if !ok || i == a.wh {
			continue
		}
		a.q.Person = who.Name
		a.drop(who.From, who.To)
		i = who.To - 1
	}
}

// With returns the query for one event of a subject.
func (q *Query) With(ev Event, subject [][]string) *Query {
	c := *q
	c.Event, c.Subject, c.Attr, c.Soft, c.Np, c.Heads, c.Ask = ev, subject, nil, nil, nil, nil, AskEvent
	return &c
}
