package judge

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
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
func declines(question, answer *text.Parsed) bool {
	if len(answer.Toks) == 0 {
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
		if at := d.refusal(s); at >= 0 && !d.assertsAfter(s, at) && !d.newValue(s.From, s.To) && !c.holdsGoldWord(s.From, s.To) {
			dropped = true
			continue
		}
		rest = append(rest, c.cand.Quote(s))
	}
	if dropped && len(rest) > 0 {
		c.read(strings.Join(rest, ", "))
	}
}

// decline reads an answer as a refusal.
type decline struct{ q, p *text.Parsed }

// clauses cuts the answer at marks and pivots; a pivot opens its clause.
func (d *decline) clauses() []text.Span {
	var out []text.Span
	from := 0
	cut := func(i, next int) {
		if i > from {
			out = append(out, text.Span{From: from, To: i})
		}
		from = next
	}
	for i, t := range d.p.Toks {
		switch {
		case t.Kind == text.Punct && !(t.Low == "'" || t.Low == `"`):
			cut(i, i+1)
		case pivots[t.Low] && i > from && !(t.Low == "so" && i+1 < len(d.p.Toks) && (d.p.Toks[i+1].Low == "far" || d.p.Toks[i+1].Low == "many")):
			cut(i, i)
		}
	}
	cut(len(d.p.Toks), len(d.p.Toks))
	return out
}

// refusal returns the token with which a clause has refused, or -1.
func (d *decline) refusal(s text.Span) int {
	for i := s.From; i < s.To; i++ {
		l := d.p.Toks[i].Low
		switch {
		case absentWords[l] && d.predicate(s, i) && d.aboutAnswer(text.Span{From: s.From, To: i}):
			return i
		case l == "unable" || l == "impossible" || l == "fail" || l == "failed":
			if at := d.verb(i+1, s.To, 3, true); at >= 0 && d.aboutAnswer(text.Span{From: s.From, To: i}) {
				return at
			}
		case l == "insufficient" || l == "lack" || l == "lacks" || l == "lacking":
			if at := d.noun(i+1, s.To); at >= 0 {
				return at
			}
		case l == "open" && d.leftOpen(s, i):
			return i
		case l == "guess" && i > s.From && d.p.Toks[i-1].Low == "'s":
			return i // "it's anyone's guess"
		case l == "nothing" && i > s.From && d.fromSource(text.Span{From: s.From, To: i}) && (strongSaying[d.p.Toks[i-1].Stem] || weakSaying[d.p.Toks[i-1].Stem]):
			return s.To - 1 // "the messages say nothing about it"
		case l == "silent" || l == "absent" || l == "missing":
			if d.fromSource(s) && (l == "silent" || i+1 < s.To && d.p.Toks[i+1].Low == "from") {
				return s.To - 1
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
func (d *decline) leftOpen(s text.Span, i int) bool {
	if text.HasLow(d.q, "open") {
		return false
	}
	for j := s.From; j < s.To; j++ {
		if t := d.p.Toks[j]; t.Stem == "leav" || t.Stem == "remain" || t.Stem == "stay" || t.Stem == "question" {
			return d.aboutAnswer(text.Span{From: s.From, To: j})
		}
	}
	return false
}

// predicate: "the owner is unknown" or "unknown", not "an unknown host".
func (d *decline) predicate(s text.Span, i int) bool {
	return i+1 >= s.To || english.FunctionWord(d.p.Toks[i+1].Low) || english.Fillers[d.p.Toks[i+1].Stem] || d.p.Toks[i+1].Kind == text.Punct
}

// denied reads what a negation at a token denies.
func (d *decline) denied(s text.Span, i int) int {
	l := d.p.Toks[i].Low
	subject := text.Span{From: s.From, To: i}
	switch {
	case l == "no" && i+1 < s.To && d.p.Toks[i+1].Low == "one":
		return d.verb(i+2, s.To, 4, false)
	case l == "without" && !d.aboutAnswer(subject):
		return -1 // "a workshop without a written result"
	case l == "no" || l == "without":
		if at := d.noun(i+1, s.To); at >= 0 {
			return at
		}
		if l == "no" && d.fromSource(subject) && d.verb(s.From, i, i-s.From, true) >= 0 && !d.object(i+1, s.To) {
			return s.To - 1 // "the messages give no owner"
		}
		return d.verb(i+1, s.To, 6, false)
	case nobodys[l]:
		if i+1 == s.To && i == s.From && l == "nothing" {
			return i
		}
		if i+1 < s.To && (d.p.Toks[i+1].Low == "of" || d.p.Toks[i+1].Low == "in" || d.p.Toks[i+1].Low == "about" || d.p.Toks[i+1].Low == "on") {
			return d.source(i+1, s.To)
		}
		return d.verb(i+1, s.To, 4, false)
	case l == "nowhere" || l == "hardly":
		return d.verb(s.From, s.To, s.To-s.From, true)
	}
	if i+1 < s.To && d.p.Toks[i+1].Low == "enough" {
		return d.noun(i+2, s.To)
	}
	if i+1 < s.To && english.Prepositions[d.p.Toks[i+1].Low] && d.aboutAnswer(subject) {
		return d.source(i+1, s.To) // "not in the messages"
	}
	for j := i + 1; j < s.To && j <= i+5; j++ {
		t := d.p.Toks[j]
		switch {
		case strongSaying[t.Stem] && (d.aboutAnswer(subject) || passive(d.p, i, j) || j+1 < s.To && askingWords[d.p.Toks[j+1].Low]),
			weakSaying[t.Stem] && d.aboutAnswer(subject) && !(d.personal(subject) && j+1 < s.To && d.object(j+1, s.To)),
			knowingWords[t.Low] && d.aboutAnswer(subject) && d.predicate(s, j):
			return j
		case (t.Low == "any" || t.Low == "have") && j+1 < s.To:
			if at := d.noun(j+1, s.To); at >= 0 && d.aboutAnswer(subject) {
				return at
			}
		case t.Low == "enough":
			return d.noun(j+1, s.To)
		case t.Low == "but" || t.Kind == text.Number:
			return -1
		}
	}
	return -1
}

// passive: "was never discussed", "has not been stated", "not specified".
func passive(p *text.Parsed, neg, verb int) bool {
	if !text.IsParticiple(p.Toks[verb].Low) {
		return false
	}
	for j := max(0, neg-2); j < verb; j++ {
		if linking[p.Toks[j].Low] {
			return true
		}
	}
	return neg == 0 || neg > 0 && p.Toks[neg-1].Kind == text.Punct
}

// personal: a pronoun of the third person is of somebody in the conversation.
func (d *decline) personal(subject text.Span) bool {
	for i := subject.From; i < subject.To; i++ {
		if l := d.p.Toks[i].Low; l == "he" || l == "she" {
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
func (d *decline) aboutAnswer(s text.Span) bool {
	for i := s.From; i < s.To; i++ {
		if d.foreign(i) {
			return false
		}
	}
	return true
}

// foreign: a token that names what is neither asked nor a source or kind of answer.
func (d *decline) foreign(i int) bool {
	t := d.p.Toks[i]
	switch {
	case t.Kind == text.Punct, english.FunctionWord(t.Low), speakers[t.Low], sources[t.Stem], generic[t.Stem], absentNouns[t.Stem],
		strongSaying[t.Stem], weakSaying[t.Stem], english.Fillers[t.Stem], linking[t.Low]:
		return false
	}
	for _, q := range d.q.Toks {
		if english.Related(q.Stem, t.Stem) > 0 || samePrefix(q.Stem, t.Stem) || len(q.Stem) >= 3 && !english.FunctionWord(q.Low) && strings.HasPrefix(t.Stem, q.Stem) { // own, owner
			return false
		}
	}
	return true
}

func (d *decline) verb(from, to, within int, any bool) int {
	for j := from; j < to && j < from+within; j++ {
		if st := d.p.Toks[j].Stem; strongSaying[st] || weakSaying[st] {
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
		if absentNouns[d.p.Toks[j].Stem] {
			return j
		}
		if d.p.Toks[j].Kind == text.Number || d.p.Toks[j].Capital {
			return -1
		}
	}
	return -1
}

func (d *decline) source(from, to int) int {
	for j := from; j < to && j < from+6; j++ {
		if sources[d.p.Toks[j].Stem] {
			return j
		}
	}
	return -1
}

func (d *decline) fromSource(s text.Span) bool { return d.source(s.From, s.To) >= 0 }

// asserts says that a clause without a refusal gives an answer.
func (d *decline) asserts(s text.Span) bool {
	first := d.p.Toks[s.From].Low
	if goesOn[first] || d.tellsSource(s) {
		return false
	}
	if d.newValue(s.From, s.To) {
		return true
	}
	pivot := pivots[first]
	copula := false
	for i := s.From; i < s.To; i++ {
		copula = copula || linking[d.p.Toks[i].Low]
		t := d.p.Toks[i]
		if d.foreign(i) && (t.Capital && i > s.From || pivot || copula && speakers[first] || s.From == 0 && len(d.p.Toks) > s.To) {
			return true
		}
	}
	return false
}

// tellsSource: "the messages only mention its start" tells what there is, not the answer.
func (d *decline) tellsSource(s text.Span) bool {
	said, source := false, false
	for i := s.From; i < s.To; i++ {
		t := d.p.Toks[i]
		source = source || sources[t.Stem] || t.Low == "only" || t.Low == "they" || t.Low == "based" || t.Low == "according"
		said = said || strongSaying[t.Stem] || weakSaying[t.Stem] || t.Low == "on" || t.Low == "from" || t.Low == "in" || t.Low == "to"
	}
	return source && said && !linkedValue(d, s)
}

// linkedValue: "the messages say it is 14" answers all the same.
func linkedValue(d *decline, s text.Span) bool {
	for i := s.From; i < s.To; i++ {
		if linking[d.p.Toks[i].Low] && d.newValue(i+1, s.To) {
			return true
		}
	}
	return false
}

// assertsAfter: "what nobody said is that it is 14".
func (d *decline) assertsAfter(s text.Span, at int) bool {
	for i := at + 1; i < s.To; i++ {
		switch l := d.p.Toks[i].Low; {
		case askingWords[l] && l != "that":
			return false
		case linking[l] && d.newValue(i+1, s.To):
			return true
		}
	}
	return false
}

// newValue: a value between tokens that the question does not have.
func (d *decline) newValue(from, to int) bool {
	for _, v := range d.p.Vals {
		if v.From >= from && v.To <= to && !saysSurface(d.q, v) {
			return true
		}
	}
	for i := from; i < to; i++ {
		if t := d.p.Toks[i]; t.Kind == text.Link || t.Kind == text.Number && !text.InValues(d.p, i) && !text.HasLow(d.q, t.Low) {
			return true
		}
	}
	return false
}

func saysSurface(q *text.Parsed, v text.Value) bool {
	for _, w := range q.Vals {
		for _, a := range w.Readings {
			for _, b := range v.Readings {
				if a.Equal(b) {
					return true
				}
			}
		}
	}
	return false
}
