package reader

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// ask is what kind of reading a question calls for.
type ask uint8

const (
	askValue    ask = iota // a value of some kind for an attribute
	askPerson              // who
	askEvent               // when something began or ended
	askDuration            // days from the start to the end of one thing
	askInterval            // days between two events
	askWhether             // did it happen
	askReason              // why
	askBlocker             // what holds it up
	askDropped             // what was considered and not taken
	askClause              // what, answered by words
	askPromise             // by when, or by whom, something was promised
	askRule                // what a rule requires
	askMeaning             // what a term stands for
	askReturn              // when somebody is back
)

// event is a beginning or an end of something.
type event uint8

const (
	noEvent event = iota
	started
	finished
)

// query is a question, analysed.
type query struct {
	ask      ask
	kinds    []corpus.Kind // typed values that may answer; none for words
	words    bool          // words that no parser types may answer too
	attr     []string      // stems that must be there, or synonyms of them
	np       []string      // the noun phrase that is asked for, if it is one
	phrase   []string      // those of attr that are one noun phrase, to be found together
	soft     []string      // stems that help
	subject  [][]string    // chunks of stems, each named together
	event    event
	ends     [2]endpoint // of an interval
	person   string      // somebody the question names, full name
	working  bool
	unitSaid bool
	counting counting
	asOf     corpus.Date // the day the question asks about
	strictly bool        // before that day, not on it
	month    corpus.Date // the month in which it was said, if the question names one
	earliest bool        // the original value, not the latest
	prior    bool        // the value before the present one
	priorTo  string      // or before this one
	rejected bool        // one that was weighed and not taken
	final    bool        // the final one, no draft
	ruling   *ruling     // what a rule requires, if the question may ask for that
	decision *decision   // whose or when it was, if the question asks for that
	loose    bool        // a probe: recall before precision
	weigh    bool        // what is proposed or asked counts as well
	said     []string    // stems of all its words
	heads    *headed     // kept between the ways of reading
}

// headed are the headings of all messages of a talk for one query, read once.
type headed struct {
	of   *talk
	msgs [][]heading
}

// endpoint is one event of an interval.
type endpoint struct {
	event   event
	subject [][]string
}

// analyse reads a question. People named in it are looked up in the roster;
// relative dates are read from the day it is asked.
func analyse(question, asker string, on corpus.Date, names *roster) *query {
	q := &query{}
	a := &analysis{q: q, p: text.Parse(question, on), on: on, names: names, asker: asker}
	for _, t := range a.p.Toks {
		q.said = append(q.said, t.Stem)
	}
	a.wh = a.findWh()
	a.settleWh()
	a.gone = make([]bool, len(a.p.Toks))
	a.readUnits()
	a.readTimes()
	a.readPeople()
	a.dropFrames()
	if a.readMeaning() || a.readPromise() || a.readReturn() {
		return q
	}
	a.readDecision(question)
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
	q      *query
	p      *text.Parsed
	names  *roster
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

var whWords = english.Words("what which who whom whose when where why how")

func (a *analysis) findWh() int {
	for i, t := range a.p.Toks {
		if whWords[t.Low] {
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
		case (t.Low == "working" || t.Low == "business" || t.Low == "work") && english.DayWords[a.low(i+1)], t.Low == "workdays", t.Low == "workday", t.Low == "weekdays":
			a.q.working, a.q.unitSaid = true, true
			a.drop(i, i+1)
		case t.Low == "calendar" && english.DayWords[a.low(i+1)]:
			a.q.unitSaid = true
			a.drop(i, i+1)
		}
	}
	a.readCounting()
}

var stoodWords = english.Words("as things stood stand")

// readTimes takes out the day that a question is about: "as of 3 March", "as
// things stood on 3 March".
func (a *analysis) readTimes() {
	for _, v := range a.p.Vals {
		d, ok := v.As([]corpus.Kind{corpus.KindDate})
		if !ok || d.Precision != corpus.Day || a.gone[v.From] {
			continue
		}
		a.q.asOf = d.Date
		from := v.From
		for from > 0 && (english.Prepositions[a.low(from-1)] || stoodWords[a.low(from-1)]) {
			from--
			a.q.strictly = a.q.strictly || a.low(from) == "before"
		}
		a.drop(from, v.To)
	}
}

// readPeople takes out the people whom the question names.
func (a *analysis) readPeople() {
	for i := 0; i < len(a.p.Toks); i++ {
		low := a.low(i)
		if (low == "i" || low == "my" || low == "me" || low == "mine") && a.asker != "" {
			a.q.person = a.asker
			continue
		}
		who, ok := a.names.personAt(a.p, i, false)
		if !ok || i == a.wh {
			continue
		}
		a.q.person = who.name
		a.drop(who.From, who.To)
		i = who.To - 1
	}
}
