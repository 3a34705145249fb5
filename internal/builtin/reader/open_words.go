package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// frameWords say how the answer is wanted, not what it is about.
var frameWords = stems(`date day link name called account according link which exactly really figure figures altogether total finally now actually
	number money much many information time times`)

// viewStems are verbs of saying and thinking: "who thinks that", "who called it".
var viewStems = stems("think believe claim call say tell find consider mention report suggest")

// framing are words with which a question is put, rather than what it is about: who
// answers leaves them out.
var framing = keysOf(`have_to going_to must likely probably most least statement support`)

// gather collects the content of the question.
func (f *openFrame) gather(t *talk) {
	f.match.memo = map[string][]agreement{}
	inMoment := map[int]bool{}
	for _, m := range moments(f.p, f.on) {
		if m.day || m.period && f.low(m.from-1) == "in" {
			m.date = t.yearOf(m)
			w := openWord{unit: unit{at: m.span, weight: 0.8}, day: &m}
			if !f.dated(m) {
				w.unit.weight, w.soft = slightWeight, true
			}
			f.match.words = append(f.match.words, w)
		}
		for i := m.from; i < m.to; i++ {
			inMoment[i] = true
		}
	}
	names := map[int]string{}
	for i := 0; i < len(f.p.toks); i++ {
		if who, ok := t.people.personAt(f.p, i, false); ok {
			for j := who.from; j < who.to; j++ {
				names[j] = who.name
			}
			f.addName(who)
			i = who.to - 1
		}
	}
	if f.asker != "" && f.holds(words("i my me mine myself")) {
		f.addName(person{name: f.asker})
	}
	for _, u := range unitsOf(f.p, span{0, len(f.p.toks)}) {
		i := u.at.from
		l := f.low(i)
		kindNoun := f.wh.has(i) && (openNouns[u.stem] == f.kind && f.kind != openNumber && f.kind != openPerson || f.kind == openSpan)
		if names[i] != "" || inMoment[i] || kindNoun || u.stem != "" && (frameWords[u.stem] && !(f.kind == openCount && u.stem == f.noun) || firstWords[l] || lastWords[l] || fillers[l] || whWords[l]) {
			continue
		}
		if f.kind == openLength && (l == "long") || f.kind == openSpan && countWords[l] || f.kind == openOwner && f.wh.has(i) || f.kind == openPerson && i == f.wh.to && viewStems[u.stem] {
			continue
		}
		if f.wh.has(i) && f.kind != openThing && f.kind != openCount && f.kind != openOwner {
			u.weight *= 0.3 // the kind of answer says it
		}
		soft := softWords[u.stem] || framing[u.key] || u.stem == "" && u.at.to-u.at.from == 2 && softWords[f.p.toks[u.at.to-1].stem]
		if soft {
			u.weight = min(u.weight, slightWeight)
		}
		w := openWord{unit: u, soft: soft, wanted: f.wh.has(i), number: isDigit(l), proper: u.stem != "" && f.p.toks[i].capital && i > 0}
		f.match.words = append(f.match.words, w)
	}
}

// dated says that a day is told by its number and not only as a Saturday.
func (f *openFrame) dated(m moment) bool {
	return slices.ContainsFunc(f.p.toks[m.from:m.to], func(t token) bool { return isDigit(t.low) || monthNames[t.low] != 0 })
}

// yearOf puts a day of the question that has no year where the messages are.
func (t *talk) yearOf(m moment) corpus.Date {
	if m.year || len(t.msgs) == 0 {
		return m.date
	}
	first, last := t.msgs[0].At.Date(), t.msgs[len(t.msgs)-1].At.Date()
	y, mo, d := m.date.Time().Date()
	best, off := m.date, corpus.Date(1<<30)
	for _, year := range [...]int{y - 1, y, y + 1} {
		day := corpus.NewDate(year, mo, d)
		away := max(first-day, day-last, 0)
		if away < off {
			best, off = day, away
		}
	}
	return best
}

func (f *openFrame) addName(who person) {
	if slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name == who.name }) {
		return
	}
	f.match.words = append(f.match.words, openWord{unit: unit{at: who.span, weight: 1}, name: who.name})
}
