package seeds

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"memloom/domains"
	"memloom/internal/corpus"
	"memloom/internal/yamlcheck"
)

// World is what invented subjects are made of (S1): no model can know what holds of them.
type World struct {
	Version int `yaml:"version" min:"1" max:"1"`
	Names   struct{ Given, Family, Front, Back, Mark, Beast []string }
	Ask     []string // questions with {who}, {noun} and {subject}
	Say     []string // statements with {under}, {value}, {noun} and {subject}
	Dated   []string // likewise, with {when}; the first is what a question about a time takes up
	Kinds   []Kind
}

// Kind is a kind of subject.
type Kind struct {
	Domain     string
	Name       string            // with {} for the name of a place
	Cases      []string          // in which a value may hold
	Attributes map[string]string // by their nouns: person, place, work or count
}

// Invented returns what comes with the program.
var Invented = sync.OnceValues(func() (*World, error) {
	return yamlcheck.File[World]{What: "an invented world", Keys: "version, names, ask, say, dated and kinds",
		Check: func(c *yamlcheck.Checker, w *World) {
			for i, k := range w.Kinds {
				c.Known(fmt.Sprintf("kinds[%d].domain", i), k.Domain, Domains())
			}
		}}.Read("domains/invented.yaml", bytes.NewReader(domains.Invented))
})

// Drawing draws sets and facts of a world. No subject comes twice but those of a set.
type Drawing struct {
	*World
	R    *rand.Rand
	used map[string]bool
}

// Draw begins a drawing; the subjects that are taken are not drawn.
func (w *World) Draw(r *rand.Rand, taken ...string) *Drawing {
	d := &Drawing{World: w, R: r, used: map[string]bool{}}
	for _, s := range taken {
		d.used[s] = true
	}
	return d
}

// Sets draws so many sets of every domain and subtype.
func (d *Drawing) Sets(each int) []Candidate {
	var out []Candidate
	for _, domain := range Domains() {
		for _, subtype := range Subtypes() {
			for n := range each {
				c := d.set(d.kind(domain), subtype)
				c.ID = fmt.Sprintf("invented/%s/%s/%d", domain, subtype, n+1)
				out = append(out, c)
			}
		}
	}
	return out
}

func (d *Drawing) kind(domain string) Kind {
	return corpus.Pick(d.R, slices.DeleteFunc(slices.Clone(d.Kinds), func(k Kind) bool { return k.Domain != domain }))
}

// subject draws a subject of a kind.
func (d *Drawing) subject(k Kind) string {
	for {
		s := strings.Replace(k.Name, "{}", d.place(), 1)
		if !d.used[s] {
			d.used[s] = true
			return s
		}
	}
}

func (d *Drawing) place() string {
	return corpus.Pick(d.R, d.Names.Front) + corpus.Pick(d.R, d.Names.Back)
}

// values draws values of an attribute that share no name.
func (d *Drawing) values(of string, n int) []corpus.Value {
	var out []corpus.Value
	for len(out) < n {
		v := corpus.CountValue(int64(12 + d.R.IntN(480)))
		switch of {
		case "person":
			v = corpus.TextValue(corpus.KindEntity, corpus.Pick(d.R, d.Names.Given)+" "+corpus.Pick(d.R, d.Names.Family))
		case "place":
			v = corpus.TextValue(corpus.KindEntity, d.place())
		case "work":
			v = corpus.TextValue(corpus.KindEntity, "the "+corpus.Pick(d.R, d.Names.Mark)+" "+corpus.Pick(d.R, d.Names.Beast))
		}
		names := func(v corpus.Value) []string { return strings.Fields(strings.TrimPrefix(Shown(v), "the ")) }
		if !slices.ContainsFunc(out, func(o corpus.Value) bool {
			return slices.ContainsFunc(names(o), func(name string) bool { return slices.Contains(names(v), name) })
		}) {
			out = append(out, v)
		}
	}
	return out
}

// Others draws values that an attribute could have; none of one that no kind has.
func (d *Drawing) Others(noun string, n int) []corpus.Value {
	for _, k := range d.Kinds {
		if of := k.Attributes[noun]; of != "" {
			return d.values(of, n)
		}
	}
	return nil
}

// noun draws an attribute of a kind.
func (d *Drawing) noun(k Kind, fits func(noun, of string) bool) string {
	nouns := slices.Sorted(maps.Keys(k.Attributes))
	return corpus.Pick(d.R, slices.DeleteFunc(nouns, func(n string) bool { return !fits(n, k.Attributes[n]) }))
}

func anyNoun(string, string) bool { return true }

// The sizes of sets, and the years in which values change.
const (
	ofTemporal, ofContextual     = 4, 3
	firstYear, yearsOfStart      = 1982, 20
	leastYears, yearsUntilChange = 3, 5
	yearsOfDispute               = 26 // as of values that were replaced
)

// set draws a set. Those of which nothing tells the subtype but what is said have times and cases as others have.
func (d *Drawing) set(k Kind, subtype Subtype) Candidate {
	if subtype == MultiEvidence {
		return d.combined(k)
	}
	noun, subject := d.noun(k, anyNoun), d.subject(k)
	c := Candidate{Relation: subtype.Relation(), Subtype: subtype, Domain: k.Domain, Topic: subject}
	c.Target = d.asks(k, noun, subject)
	fact := Stated{Subject: subject, Predicate: noun}
	cases, year, values := corpus.Shuffled(d.R, k.Cases), firstYear+d.R.IntN(yearsOfStart), d.values(k.Attributes[noun],
		ofTemporal)
	switch subtype {
	case Temporal:
		for _, v := range values {
			f := fact
			f.Value, f.From = v, yearOf(year)
			year += leastYears + d.R.IntN(yearsUntilChange)
			if f.Until = yearOf(year); len(c.Facts) == ofTemporal-1 {
				f.Until = corpus.Value{}
			}
			c.Facts = append(c.Facts, f)
		}
	case Contextual:
		for i, v := range values[:ofContextual] {
			f := fact
			f.Value, f.Qualifier = v, cases[i]
			c.Facts = append(c.Facts, f)
		}
	default:
		d.bind(&fact, cases, inCase, withDate, yearsOfDispute)
		for _, v := range values[:2] {
			if fact.Value = v; subtype == AnyOne {
				fact.Value = values[0]
			}
			c.Facts = append(c.Facts, fact)
		}
	}
	d.told(&c)
	return c
}

// The shares of facts that hold in a case or from a date on, of a hundred: of any-one and contradictory sets as among
// those that look like them, of asides as among all that is asked about.
const inCase, withDate, asideInCase, asideWithDate = 48, 52, 39, 40

// bind lets a fact hold in a case, from a year on, or as it is.
func (d *Drawing) bind(f *Stated, cases []string, inCase, withDate, years int) {
	switch n := d.R.IntN(100); {
	case n < inCase:
		f.Qualifier = cases[0]
	case n < inCase+withDate:
		f.From = yearOf(firstYear + d.R.IntN(years))
	}
}

func yearOf(y int) corpus.Value {
	return corpus.Value{Kind: corpus.KindDate, Date: corpus.NewDate(y, time.January, 1), Precision: corpus.Year}
}

// told words the facts of a set and names them: each in another wording.
func (d *Drawing) told(c *Candidate) {
	frames, dated := corpus.Shuffled(d.R, d.Say), corpus.Shuffled(d.R, d.Dated)
	for i := range c.Facts {
		f := &c.Facts[i]
		f.Row, f.Once = fmt.Sprintf("%s/%s/%d", f.Subject, f.Predicate, i), true
		if c.Subtype == AnyOne {
			f.Row = f.Subject + "/" + f.Predicate
		}
		if f.Text = worded(*f, frames[i%len(frames)]); f.From.Kind != "" {
			f.Text, f.Said = worded(*f, d.Dated[0]), worded(*f, dated[i%len(dated)])
		}
	}
}

// worded is the statement of a fact.
func worded(f Stated, frame string) string {
	under := ""
	if f.Qualifier != "" {
		under = f.Qualifier + ", "
	}
	return capital(strings.NewReplacer("{under}", under, "{value}", Shown(f.Value), "{noun}", f.Predicate, "{subject}",
		f.Subject,
		"{when}", Shown(f.From)).Replace(frame))
}

// Aside draws a fact that nothing asks for: of a subject of a set an attribute that the set does not ask for, or of a
// subject of the domain that is in no set.
func (d *Drawing) Aside(domain, subject, asked string) Stated {
	k := d.kind(domain)
	if i := slices.IndexFunc(d.Kinds, func(k Kind) bool { return k.has(subject) }); i >= 0 && d.R.IntN(2) == 0 {
		k = d.Kinds[i]
	}
	noun := d.noun(k, func(noun, _ string) bool { return noun != asked })
	if slot := subject + "/" + noun; k.has(subject) && !d.used[slot] {
		d.used[slot] = true
	} else {
		subject = d.subject(k)
	}
	f := Stated{Subject: subject, Predicate: noun, Value: d.values(k.Attributes[noun], 1)[0]}
	if f.Value.Kind == corpus.KindEntity { // no name of the corpus
		f.Value.Kind = corpus.KindEnum
	}
	d.bind(&f, corpus.Shuffled(d.R, k.Cases), asideInCase, asideWithDate, last-firstYear-leastYears)
	frames := d.Say
	if f.From.Kind != "" {
		frames = d.Dated
	}
	f.Text = worded(f, corpus.Pick(d.R, frames))
	return f
}

// has says whether a subject is of the kind.
func (k Kind) has(subject string) bool {
	before, after, _ := strings.Cut(k.Name, "{}")
	return strings.HasPrefix(subject, before) && strings.HasSuffix(subject, after) && len(subject) > len(before)+len(after)
}

// combined draws a set of facts of several subjects, of which the answer is computed.
func (d *Drawing) combined(k Kind) Candidate {
	op := corpus.Pick(d.R, []Op{OpMatch, OpMatch, OpMatch, OpMatch, OpSum, OpDifference, OpOrder})
	noun := d.noun(k, func(_, of string) bool { return (of == "count") != (op == OpMatch) })
	n := 3 + d.R.IntN(2)
	if op == OpDifference {
		n = 2
	}
	c := Candidate{Relation: Complementary, Subtype: MultiEvidence, Domain: k.Domain, Op: op}
	var rows []Row
	for _, v := range d.values(k.Attributes[noun], n) {
		subject := d.subject(k)
		rows = append(rows, Row{subject, v})
		c.Facts = append(c.Facts, Stated{Subject: subject, Predicate: noun, Value: v})
	}
	c.Topic = rows[0].Subject
	subjects := joined(asked(op, rows))
	c.Target = map[Op]string{OpMatch: d.asks(k, noun, subjects+", in this order"),
		OpSum:        "What do the " + plural(noun) + " of " + subjects + " come to together?",
		OpDifference: "By how much do the " + plural(noun) + " of " + subjects + " differ?",
		OpOrder:      "In which order do " + subjects + " come by their " + noun + ", the lowest first?"}[op]
	d.told(&c)
	return c
}

// asks asks for an attribute.
func (d *Drawing) asks(k Kind, noun, subject string) string {
	who := "What"
	if k.Attributes[noun] == "person" {
		who = "Who"
	}
	return strings.NewReplacer("{who}", who, "{noun}", noun, "{subject}", subject).Replace(corpus.Pick(d.R, d.Ask))
}

// plural is the plural of an attribute that counts.
func plural(noun string) string { return strings.Replace(noun, "number ", "numbers ", 1) }

// asked are the subjects as a question lists them. One that asks for their order lists them by name, and backwards
// where that is the order that it asks for.
func asked(op Op, rows []Row) []string {
	var out, right []string
	for _, r := range rows {
		out = append(out, r.Subject)
	}
	if op != OpOrder {
		return out
	}
	for _, name := range Gold(op, rows).Items {
		right = append(right, name.Text)
	}
	slices.Sort(out)
	if slices.Equal(out, right) {
		slices.Reverse(out)
	}
	return out
}

func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}
