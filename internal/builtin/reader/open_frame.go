package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// openKind is what kind of thing answers an open question.
type openKind uint8

const (
	openNone openKind = iota
	openPerson
	openOwner
	openDate
	openClock
	openDateClock
	openWeekday
	openYear
	openMonth
	openMoney
	openCount
	openNumber // a code, a score, a weight: whatever is written with figures
	openLength
	openSpan
	openLink
	openPlace
	openThing
	openOrder
)

// openFrame is an open question taken apart: what kind of thing is asked for, and of what.
type openFrame struct {
	kind   openKind
	p      *parsed
	on     corpus.Date
	asker  string
	wh     span     // the question word with its noun
	noun   string   // stem of that noun
	sides  []string // what the question lets choose from
	match  openMatch
	hits   []openHits // where its words stand in the messages, once they were read
	plan   bool       // what was planned, agreed or is due will do
	guess  bool       // and what was proposed or guessed
	first  bool
	last   bool
	prior  bool
	told   bool // somebody's own account is asked for
	object bool // whom, to whom
	ends   bool // the end of something is asked for: until when
	turned int  // the message that tells the value after the change, if one does
	after  span // what the question says of a change, before which is asked for
}

// openNouns are nouns behind "which" and "what" that tell the kind of answer.
var openNouns = func() map[string]openKind {
	m := map[string]openKind{}
	for kind, list := range map[openKind]string{
		openDate: "date day deadline evening morning afternoon night", openWeekday: "weekday", openMonth: "month", openYear: "year", openClock: "time hour o'clock",
		openLink:  "link url webpage website",
		openMoney: "price cost sum amount fee rent fare charge bill budget wage salary pay deposit total",
		openNumber: `number code extension score serial weight size limit load quota age speed height result figure percentage share rate register pull version
			draft count temperature length width depth distance level edition room page bay plot`,
		openPerson: `person man woman player moderator witness driver colleague teacher member speaker nurse doctor volunteer guest pupil student author winner
			candidate employee engineer manager developer editor reviewer actor singer guide parent friend neighbour lawyer treasurer secretary`,
		openPlace: "place town city room venue location village country street address",
	} {
		for w := range strings.FieldsSeq(list) {
			m[stem(w)] = kind
		}
	}
	return m
}()

// planWords in a question say that what was planned or is due answers it.
var planWords = words(`will would should shall planned plan plans plan's supposed due expected expect promised promise announced announce scheduled meant intended agreed set booked arranged next
	can may must needs need has have wants want does do is are deadline by until`)

// guessAsked in a question ask for what was proposed, hoped or guessed.
var guessAsked = words("propose proposed proposal suggest suggested suggestion hope hoped think thought guess guessed estimate estimated expect expected would should could might want wanted wants wish")

var (
	firstWords  = words("first earliest originally initially original initial")
	lastWords   = words("last latest newest final finally now currently eventually recent end ended")
	orderHints  = words("first earlier later last second third sooner before")
	priorHints  = words("before previously former previous originally initially used until")
	accountHint = words("according account says said")
)

// frame takes an open question apart; kind is none where it is no such question.
func (t *talk) frame(p posed) *openFrame {
	f := &openFrame{p: parse(p.text, p.on), on: p.on, asker: p.asker}
	wh := slices.IndexFunc(f.p.toks, func(t token) bool { return whWords[t.low] })
	if wh < 0 || len(f.p.sents) == 0 {
		return f
	}
	f.wh = span{wh, wh + 1}
	f.readKind()
	f.readSides()
	f.readHints()
	f.gather(t)
	f.dropTurn()
	return f
}

func (f *openFrame) low(i int) string {
	if i < 0 || i >= len(f.p.toks) {
		return ""
	}
	return f.p.toks[i].low
}

func (f *openFrame) holds(s set) bool {
	return slices.ContainsFunc(f.p.toks, func(t token) bool { return s[t.low] })
}

func (f *openFrame) readKind() {
	switch i := f.wh.from; f.low(i) {
	case "who", "whom":
		f.kind, f.object = openPerson, f.low(i) == "whom" && f.low(i-1) != "from" && f.low(i-1) != "by" || f.low(i-1) == "to"
		if l := f.low(i + 1); l == "owns" || l == "owned" {
			f.kind, f.wh.to = openOwner, i+2
		}
	case "whose":
		f.kind = openOwner
		f.noun = f.stemAt(i + 1)
	case "when":
		f.kind = openDate
	case "where":
		f.kind = openPlace
	case "how":
		f.readHow(i)
	case "what", "which":
		f.readWhat(i)
	}
	switch f.low(f.wh.from - 1) {
	case "until", "till", "to", "by":
		f.ends = true
	}
}

func (f *openFrame) stemAt(i int) string {
	if i < 0 || i >= len(f.p.toks) {
		return ""
	}
	return f.p.toks[i].stem
}

// degreeWords ask for a figure behind "how".
var degreeWords = words("old high large big fast heavy tall deep far wide small loud hot cold often strong")

func (f *openFrame) readHow(i int) {
	switch n := f.low(i + 1); {
	case n == "many":
		f.kind, f.noun, f.wh.to = openCount, f.countedNoun(i+2), i+2
		j := i + 2
		if l := f.low(j); l == "working" || l == "calendar" || l == "business" || l == "full" || l == "whole" {
			j++
		}
		if u := f.low(j); u == "days" || u == "weeks" || u == "nights" || u == "hours" || u == "months" || u == "years" || u == "minutes" {
			f.kind, f.noun, f.wh.to = openSpan, f.stemAt(j), j+1
		}
	case n == "much":
		f.kind, f.wh.to = openNumber, i+2
		if s := f.stemAt(i + 2); s == "money" || f.holds(moneyWords) {
			f.kind = openMoney
		}
	case n == "long":
		f.kind, f.wh.to = openLength, i+2
	case degreeWords[n]:
		f.kind, f.wh.to = openNumber, i+2
		if f.holds(moneyWords) {
			f.kind = openMoney
		}
	}
}

// countedNoun is the noun behind "how many": "how many of the old keys", "how many word problems".
func (f *openFrame) countedNoun(i int) string {
	for f.low(i) == "of" || determiners[f.low(i)] || plainModifiers[f.low(i)] {
		i++
	}
	for i+1 < len(f.p.toks) && contentWord(f.low(i+1)) && f.p.toks[i+1].kind == word && !pastForm(f.low(i+1)) && !pastWords[f.low(i+1)] &&
		(auxiliaries[f.low(i+2)] || prepositions[f.low(i+2)]) {
		i++
	}
	return f.stemAt(i)
}

var moneyWords = words("cost costs pay pays paid owe owes earn charge charges charged money price spend spent fee fees bill subs rent fines deposit salary wage")

func (f *openFrame) readWhat(i int) {
	end := i + 1
	for end < len(f.p.toks) && f.p.toks[end].kind != punct && !f.endsNoun(end, i+1) {
		end++
	}
	if l := f.low(i + 1); l == "kind" || l == "sort" || l == "type" {
		f.kind, f.wh.to = openThing, i+3
		f.noun = f.stemAt(i + 3)
		return
	}
	if f.low(i+1) == "of" {
		if f.readWhichOf(i + 2); f.noun != "" {
			return
		}
	}
	if end == i+1 { // what is …
		f.readWhatIs(i, end)
		return
	}
	for j := i + 1; j < end; j++ {
		if l := f.low(j); (l == "of" || determiners[l]) && j > i+1 {
			end = j
			break
		}
	}
	if l := openNouns[f.stemAt(i+1)]; l == openLink {
		end = i + 2 // "which link works for"
	}
	f.kind, f.noun, f.wh.to = openThing, f.stemAt(end-1), end
	if k, ok := openNouns[f.noun]; ok {
		f.kind = k
	}
	if (f.kind == openDate || f.kind == openClock) && f.asksTime() && f.holds(words("date day")) {
		f.kind = openDateClock
	}
}

// readWhichOf reads "which of the two witnesses".
func (f *openFrame) readWhichOf(j int) {
	for determiners[f.low(j)] || smallNumbers[f.low(j)] > 0 || plainModifiers[f.low(j)] {
		j++
	}
	for contentWord(f.low(j)) && contentWord(f.low(j+1)) && f.low(j+1) != "" && f.p.toks[j+1].kind == word && !f.endsNoun(j+1, 0) {
		j++
	}
	if l := f.low(j); !contentWord(l) || l == "?" || pastForm(l) || pastWords[l] {
		return
	}
	f.kind, f.noun, f.wh.to = openThing, f.stemAt(j), j+1
	if k, ok := openNouns[f.noun]; ok {
		f.kind = k
	}
}

// endsNoun says that the noun behind "which" is over: "which link leads to", "what date and".
func (f *openFrame) endsNoun(i, start int) bool {
	switch l := f.low(i); {
	case auxiliaries[l] || i == start && l == "'s" || prepositions[l] && l != "of" || l == "and":
		return true
	case i == start:
		return false
	case l != singular(l) && !nounTail[f.stemAt(i)] && verbish[f.stemAt(i)] && i+1 < len(f.p.toks):
		n := f.low(i + 1)
		return prepositions[n] && n != "of" || determiners[n] && n != "'s" || firstWords[n] || lastWords[n]
	default:
		return pastForm(l) || pastWords[l] || pronouns[l]
	}
}

// asksTime says that the question asks for a time of day: "and at what time".
func (f *openFrame) asksTime() bool {
	return slices.ContainsFunc(f.p.toks, func(t token) bool { return t.low == "time" }) &&
		!slices.ContainsFunc(f.p.toks, func(t token) bool { return t.low == "first" || t.low == "second" || t.low == "last" })
}

// readWhatIs reads what tells the kind of answer behind "what is", "what does".
func (f *openFrame) readWhatIs(i, end int) {
	f.kind = openThing
	j := end + 1
	for determiners[f.low(j)] || plainModifiers[f.low(j)] {
		j++
	}
	aux := f.low(end)
	if aux != "do" && aux != "does" && aux != "did" && aux != "will" && aux != "would" && aux != "had" {
		for k := j; k < len(f.p.toks) && k < j+4 && !prepositions[f.low(k)] && f.p.toks[k].kind != punct; k++ {
			if kind, ok := openNouns[f.stemAt(k)]; ok && (f.low(k+1) == "of" || f.low(k+1) == "for" || k+2 >= len(f.p.toks)) || ok && kind == openMoney {
				f.kind, f.noun = kind, f.stemAt(k)
				return
			}
		}
		return
	}
	for k := j; k < len(f.p.toks); k++ {
		switch l := f.low(k); {
		case l == "weigh" || l == "weighed" || l == "measure" || l == "score":
			f.kind = openNumber
		case l == "cost" || l == "pay" || l == "owe" || l == "charge" || l == "earn" || l == "paid":
			f.kind = openMoney
		}
	}
}

// readSides reads what the question offers: "which came first, the tea or the cake?"
func (f *openFrame) readSides() {
	or := slices.IndexFunc(f.p.toks, func(t token) bool { return t.low == "or" })
	if or < 0 || !f.holds(orderHints) || f.kind != openThing && f.kind != openPerson && f.kind != openDate {
		return
	}
	from := -1
	for i := or; i >= 0; i-- {
		if l := f.low(i); l == "," || l == ":" || l == "first" || l == "earlier" || l == "later" || l == "—" {
			from = i + 1
			break
		}
	}
	to := or + 1
	for to < len(f.p.toks) && f.p.toks[to].kind != punct {
		to++
	}
	if from < 0 || from >= or || or+1 >= to {
		return
	}
	f.kind = openOrder
	f.sides = []string{f.p.quote(span{from, or}), f.p.quote(span{or + 1, to})}
}

func (f *openFrame) readHints() {
	for i := range f.p.toks {
		l := f.low(i)
		if f.wh.has(i) && i > f.wh.from+1 && !firstWords[l] && !lastWords[l] {
			continue
		}
		f.plan = f.plan || planWords[l]
		f.guess = f.guess || guessAsked[l]
		f.first = f.first || firstWords[l]
		f.last = f.last || lastWords[l]
		f.prior = f.prior || priorHints[l]
		f.told = f.told || accountHint[l]
	}
	if f.holds(words("did was were had")) && !f.holds(words("to planned supposed due expected promised announced scheduled meant intended agreed booked arranged set last")) {
		f.plan = f.asksIntent()
	}
}
