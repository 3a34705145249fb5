package reader

import (
	"strings"

	"memloom/internal/builtin/reader/english"
)

// A refusal to answer is told by rules of the language: a negation with a verb
// of saying, finding or knowing, or a noun or adjective of absence. What gives
// a value beside it ("nobody said it, but it is 14") is an answer.

var (
	denying = english.Words("not n't never no nobody none nothing neither nor cannot nowhere without hardly")
	nobodys = english.Words("nobody none nothing neither")

	// strongSaying are verbs of which only an answer can be the object.
	strongSaying = english.Stems(`told say state mention specify discuss tell determine answer identify disclose infer deduce conclude recall remember
		clarify address reveal establish ascertain derive figure`)
	// weakSaying are such verbs where who or what they are said of is the answer or its source.
	weakSaying = english.Stems(`find give provide know locate see record document report describe explain indicate cover include contain list share
		confirm note see raise write touch talk speak come appear show settle work spot define name pin respond reply bring learn hear`)
	absentNouns = english.Stems(`mention information info record evidence trace indication reference detail answer idea clue statement word data
		hint sign discussion message context way`)
	absentWords = english.Words(`unknown unresolved unnamed unsettled undetermined unspecified unstated unmentioned undisclosed unanswerable unclear indeterminate
		undocumented unavailable undiscussed unsaid untold unrecorded unsure uncertain unconfirmed undefined inconclusive n/a idk dunno`)
	knowingWords = english.Words("clear sure certain available known evident apparent explicit possible there present aware")

	sources = english.Stems(`message conversation chat thread history log transcript context excerpt discussion channel group record text dialogue
		participant anyone team colleague people archive data material source note information post`)
	generic = english.Stems(`answer information info detail value name date person reason number question thing anything part point figure amount
		exact specific explicit explicitly specifically directly ever actually far anywhere here available provided given`)
	speakers    = english.Words("i we you one they it that this these those he she there which what who when where why how nobody none nothing neither anyone everybody everyone")
	askingWords = english.Words("who whom whose what which when where why how whether if that")
	pivots      = english.Words("but however though although yet still because presumably apparently so while whereas")
	goesOn      = english.Words("neither nor not no even nobody none nothing without never")
	linking     = english.Words("left is are was were be been being 's remains remained remain seems appears stays")
)

// declines says that an answer to a question refuses to answer.
func declines(question, answer *parsed) bool {
	if len(answer.toks) == 0 {
		return false
	}
	d := decline{q: question, p: answer}
	found := false
	for _, s := range d.clauses() {
		switch at := d.refusal(s); {
		case at < 0 && d.asserts(s), at >= 0 && d.assertsAfter(s, at):
			return false
		case at >= 0:
			found = true
		}
	}
	return found
}

// dropRefusals takes out of an answer the clauses that refuse something beside
// it: they neither hedge nor deny what is given.
func (c *comparison) dropRefusals() {
	d := decline{q: c.question, p: c.cand}
	var rest []string
	dropped := false
	for _, s := range d.clauses() {
		if at := d.refusal(s); at >= 0 && !d.assertsAfter(s, at) && !d.newValue(s.from, s.to) && !c.holdsGoldWord(s.from, s.to) {
			dropped = true
			continue
		}
		rest = append(rest, c.cand.quote(s))
	}
	if dropped && len(rest) > 0 {
		c.read(strings.Join(rest, ", "))
	}
}

// decline reads an answer as a refusal.
type decline struct{ q, p *parsed }

// clauses cuts the answer at marks and pivots; a pivot opens its clause.
func (d *decline) clauses() []span {
	var out []span
	from := 0
	cut := func(i, next int) {
		if i > from {
			out = append(out, span{from, i})
		}
		from = next
	}
	for i, t := range d.p.toks {
		switch {
		case t.kind == punct && !(t.low == "'" || t.low == `"`):
			cut(i, i+1)
		case pivots[t.low] && i > from && !(t.low == "so" && i+1 < len(d.p.toks) && (d.p.toks[i+1].low == "far" || d.p.toks[i+1].low == "many")):
			cut(i, i)
		}
	}
	cut(len(d.p.toks), len(d.p.toks))
	return out
}

// refusal returns the token with which a clause has refused, or -1.
func (d *decline) refusal(s span) int {
	for i := s.from; i < s.to; i++ {
		l := d.p.toks[i].low
		switch {
		case absentWords[l] && d.predicate(s, i) && d.aboutAnswer(span{s.from, i}):
			return i
		case l == "unable" || l == "impossible" || l == "fail" || l == "failed":
			if at := d.verb(i+1, s.to, 3, true); at >= 0 && d.aboutAnswer(span{s.from, i}) {
				return at
			}
		case l == "insufficient" || l == "lack" || l == "lacks" || l == "lacking":
			if at := d.noun(i+1, s.to); at >= 0 {
				return at
			}
		case l == "open" && d.leftOpen(s, i):
			return i
		case l == "guess" && i > s.from && d.p.toks[i-1].low == "'s":
			return i // "it's anyone's guess"
		case l == "nothing" && i > s.from && d.fromSource(span{s.from, i}) && (strongSaying[d.p.toks[i-1].stem] || weakSaying[d.p.toks[i-1].stem]):
			return s.to - 1 // "the messages say nothing about it"
		case l == "silent" || l == "absent" || l == "missing":
			if d.fromSource(s) && (l == "silent" || i+1 < s.to && d.p.toks[i+1].low == "from") {
				return s.to - 1
			}
		case denying[l] || l == "none":
			if at := d.denied(s, i); at >= 0 {
				return at
			}
		}
	}
	return -1
}

// leftOpen: "the messages leave this open", "it remains open", "an open question";
// of a shop or a door that is asked about, open is an answer.
func (d *decline) leftOpen(s span, i int) bool {
	if hasLow(d.q, "open") {
		return false
	}
	for j := s.from; j < s.to; j++ {
		if t := d.p.toks[j]; t.stem == "leav" || t.stem == "remain" || t.stem == "stay" || t.stem == "question" {
			return d.aboutAnswer(span{s.from, j})
		}
	}
	return false
}

// predicate: "the owner is unknown" or "unknown", not "an unknown host".
func (d *decline) predicate(s span, i int) bool {
	return i+1 >= s.to || english.FunctionWord(d.p.toks[i+1].low) || english.Fillers[d.p.toks[i+1].stem] || d.p.toks[i+1].kind == punct
}

// denied reads what a negation at a token denies.
func (d *decline) denied(s span, i int) int {
	l := d.p.toks[i].low
	subject := span{s.from, i}
	switch {
	case l == "no" && i+1 < s.to && d.p.toks[i+1].low == "one":
		return d.verb(i+2, s.to, 4, false)
	case l == "without" && !d.aboutAnswer(subject):
		return -1 // "a workshop without a written result"
	case l == "no" || l == "without":
		if at := d.noun(i+1, s.to); at >= 0 {
			return at
		}
		if l == "no" && d.fromSource(subject) && d.verb(s.from, i, i-s.from, true) >= 0 && !d.object(i+1, s.to) {
			return s.to - 1 // "the messages give no owner"
		}
		return d.verb(i+1, s.to, 6, false)
	case nobodys[l]:
		if i+1 == s.to && i == s.from && l == "nothing" {
			return i
		}
		if i+1 < s.to && (d.p.toks[i+1].low == "of" || d.p.toks[i+1].low == "in" || d.p.toks[i+1].low == "about" || d.p.toks[i+1].low == "on") {
			return d.source(i+1, s.to)
		}
		return d.verb(i+1, s.to, 4, false)
	case l == "nowhere" || l == "hardly":
		return d.verb(s.from, s.to, s.to-s.from, true)
	}
	if i+1 < s.to && d.p.toks[i+1].low == "enough" {
		return d.noun(i+2, s.to)
	}
	if i+1 < s.to && english.Prepositions[d.p.toks[i+1].low] && d.aboutAnswer(subject) {
		return d.source(i+1, s.to) // "not in the messages"
	}
	for j := i + 1; j < s.to && j <= i+5; j++ {
		t := d.p.toks[j]
		switch {
		case strongSaying[t.stem] && (d.aboutAnswer(subject) || passive(d.p, i, j) || j+1 < s.to && askingWords[d.p.toks[j+1].low]),
			weakSaying[t.stem] && d.aboutAnswer(subject) && !(d.personal(subject) && j+1 < s.to && d.object(j+1, s.to)),
			knowingWords[t.low] && d.aboutAnswer(subject) && d.predicate(s, j):
			return j
		case (t.low == "any" || t.low == "have") && j+1 < s.to:
			if at := d.noun(j+1, s.to); at >= 0 && d.aboutAnswer(subject) {
				return at
			}
		case t.low == "enough":
			return d.noun(j+1, s.to)
		case t.low == "but" || t.kind == number:
			return -1
		}
	}
	return -1
}

// passive: "was never discussed", "has not been stated", "not specified".
func passive(p *parsed, neg, verb int) bool {
	if !isParticiple(p.toks[verb].low) {
		return false
	}
	for j := max(0, neg-2); j < verb; j++ {
		if linking[p.toks[j].low] {
			return true
		}
	}
	return neg == 0 || neg > 0 && p.toks[neg-1].kind == punct
}

// personal: a pronoun of the third person is of somebody in the conversation.
func (d *decline) personal(subject span) bool {
	for i := subject.from; i < subject.to; i++ {
		if l := d.p.toks[i].low; l == "he" || l == "she" {
			return true
		}
	}
	return false
}

// object: what a verb governs names something that the question does not.
func (d *decline) object(from, to int) bool {
	for i := from; i < to; i++ {
		if d.foreign(i) {
			return true
		}
	}
	return false
}

// aboutAnswer: what a refusal is said of is the answer, its source, who answers, or nothing.
func (d *decline) aboutAnswer(s span) bool {
	for i := s.from; i < s.to; i++ {
		if d.foreign(i) {
			return false
		}
	}
	return true
}

// foreign: a token that names what is neither asked nor a source or kind of answer.
func (d *decline) foreign(i int) bool {
	t := d.p.toks[i]
	switch {
	case t.kind == punct, english.FunctionWord(t.low), speakers[t.low], sources[t.stem], generic[t.stem], absentNouns[t.stem],
		strongSaying[t.stem], weakSaying[t.stem], english.Fillers[t.stem], linking[t.low]:
		return false
	}
	for _, q := range d.q.toks {
		if english.Related(q.stem, t.stem) > 0 || samePrefix(q.stem, t.stem) || len(q.stem) >= 3 && !english.FunctionWord(q.low) && strings.HasPrefix(t.stem, q.stem) { // own, owner
			return false
		}
	}
	return true
}

func (d *decline) verb(from, to, within int, any bool) int {
	for j := from; j < to && j < from+within; j++ {
		if st := d.p.toks[j].stem; strongSaying[st] || weakSaying[st] {
			return j
		}
		if !any && d.foreign(j) {
			return -1
		}
	}
	return -1
}

// noun finds a noun of absence, with words that qualify it before.
func (d *decline) noun(from, to int) int {
	for j := from; j < to && j < from+4; j++ {
		if absentNouns[d.p.toks[j].stem] {
			return j
		}
		if d.p.toks[j].kind == number || d.p.toks[j].capital {
			return -1
		}
	}
	return -1
}

func (d *decline) source(from, to int) int {
	for j := from; j < to && j < from+6; j++ {
		if sources[d.p.toks[j].stem] {
			return j
		}
	}
	return -1
}

func (d *decline) fromSource(s span) bool { return d.source(s.from, s.to) >= 0 }

// asserts says that a clause without a refusal gives an answer.
func (d *decline) asserts(s span) bool {
	first := d.p.toks[s.from].low
	if goesOn[first] || d.tellsSource(s) {
		return false
	}
	if d.newValue(s.from, s.to) {
		return true
	}
	pivot := pivots[first]
	copula := false
	for i := s.from; i < s.to; i++ {
		copula = copula || linking[d.p.toks[i].low]
		t := d.p.toks[i]
		if d.foreign(i) && (t.capital && i > s.from || pivot || copula && speakers[first] || s.from == 0 && len(d.p.toks) > s.to) {
			return true
		}
	}
	return false
}

// tellsSource: "the messages only mention its start" tells what there is, not the answer.
func (d *decline) tellsSource(s span) bool {
	said, source := false, false
	for i := s.from; i < s.to; i++ {
		t := d.p.toks[i]
		source = source || sources[t.stem] || t.low == "only" || t.low == "they" || t.low == "based" || t.low == "according"
		said = said || strongSaying[t.stem] || weakSaying[t.stem] || t.low == "on" || t.low == "from" || t.low == "in" || t.low == "to"
	}
	return source && said && !linkedValue(d, s)
}

// linkedValue: "the messages say it is 14" answers all the same.
func linkedValue(d *decline, s span) bool {
	for i := s.from; i < s.to; i++ {
		if linking[d.p.toks[i].low] && d.newValue(i+1, s.to) {
			return true
		}
	}
	return false
}

// assertsAfter: "what nobody said is that it is 14".
func (d *decline) assertsAfter(s span, at int) bool {
	for i := at + 1; i < s.to; i++ {
		switch l := d.p.toks[i].low; {
		case askingWords[l] && l != "that":
			return false
		case linking[l] && d.newValue(i+1, s.to):
			return true
		}
	}
	return false
}

// newValue: a value between tokens that the question does not have.
func (d *decline) newValue(from, to int) bool {
	for _, v := range d.p.vals {
		if v.from >= from && v.to <= to && !saysSurface(d.q, v) {
			return true
		}
	}
	for i := from; i < to; i++ {
		if t := d.p.toks[i]; t.kind == link || t.kind == number && !inValues(d.p, i) && !hasLow(d.q, t.low) {
			return true
		}
	}
	return false
}

func saysSurface(q *parsed, v value) bool {
	for _, w := range q.vals {
		for _, a := range w.readings {
			for _, b := range v.readings {
				if a.Equal(b) {
					return true
				}
			}
		}
	}
	return false
}
