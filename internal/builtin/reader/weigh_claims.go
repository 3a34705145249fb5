package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// claimed is what a question or an option claims: words, names, values.
type claimed struct {
	read   *parsed
	at     span // of it in the text
	units  []claimedUnit
	dates  []corpus.Value        // days and months at which it is to have been
	values []value               // other values
	frame  bool                  // a question, which is only what it is about
	open   bool                  // of a question: plans and wishes are what it asks for
	advice bool                  // and so are proposals
	aims   map[*stretch]aim      // of a question with options: how parts stand to it
	found  []map[int][]agreement // per unit: how the parts of a message stand to it
}

// claimedUnit is a unit of a claim; of a person it has the name.
type claimedUnit struct {
	unit
	person string
}

// nameWeight: in a talk of few those who act are seldom named.
const nameWeight = .5

// asideWeight is that of what only tells when or which: "on the evening that had
// been promised".
const (
	asideWeight = .25
	timeWeight  = .1
)

var (
	asideWords = words("when before after as while until since that who which where because")
	timeStems  = stems("morning evening afternoon night noon midday lunchtime lunch day week month year time moment date visit time straight right end start")
)

// claim reads a text as a claim, without the units that are given; dated says
// that days by name count from a day that is known.
func (t *talk) claim(p *parsed, at span, dated bool, without ...unit) *claimed {
	c := &claimed{read: p, at: at}
	named := map[int]bool{} // days by name that stay words
	for _, v := range p.vals {
		if !at.has(v.from) {
			continue
		}
		if d, ok := v.as(dateKinds); ok && d.Precision == corpus.Day && !dated && !strings.ContainsAny(v.surface, "0123456789") {
			named[v.from] = true // "that Friday": of which week, nothing says
		} else if ok {
			c.dates = append(c.dates, d)
		} else if !wordNumber(p, v) {
			c.values = append(c.values, v)
		}
	}
	for _, u := range unitsOf(p, at) {
		if inValues(p, u.at.from) && !named[u.at.from] && !slices.ContainsFunc(p.vals, func(v value) bool { return v.has(u.at.from) && wordNumber(p, v) }) {
			continue
		}
		if slices.ContainsFunc(without, u.equals) {
			continue
		}
		k := claimedUnit{unit: u}
		if who, ok := t.people.personAt(p, u.at.from, false); ok {
			k.person, k.weight = who.name, nameWeight
			if n := len(c.units); n > 0 && c.units[n-1].person == who.name {
				continue
			}
		} else if who, ok := t.people.personAt(p, u.at.from-1, false); ok && who.to > u.at.from {
			continue // the second word of a name
		}
		if u.stem == stem("use") {
			k.weight = 1 // slight in an answer, but it may be all that is asked
		}
		if timeStems[u.stem] {
			k.weight = timeWeight
		} else if len(c.units) > 0 && slices.ContainsFunc(p.toks[c.units[0].at.to:u.at.from], func(t token) bool { return asideWords[t.low] }) {
			k.weight = min(k.weight, asideWeight)
		}
		c.units = append(c.units, k)
	}
	return c
}

// wordNumber: "one" and "first" are seldom what a claim turns on.
func wordNumber(p *parsed, v value) bool {
	l := p.toks[v.from].low
	return v.to == v.from+1 && (l == "one" || l == "first" || l == "second")
}
