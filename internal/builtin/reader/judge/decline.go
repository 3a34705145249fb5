package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// A refusal to answer is told by rules of the language: a negation with a verb of saying, finding or knowing, or a noun
// or adjective of absence. What gives a value beside it ("nobody said it, but it is 14") is an answer.

var (
	denying = english.Words("not n't never neither nor cannot nowhere")
	nobodys = english.Words("nobody none nothing neither")
	failing = english.Words("unable impossible fail fails failed")
	lacking = english.Words("insufficient lack lacks lacking")

	// strongSaying are verbs of which only an answer can be the object.
	strongSaying = english.Stems(`told say state mention specify discuss tell determine answer identify disclose infer
		deduce conclude recall remember clarify address reveal establish ascertain derive figure`)
	// weakSaying are such verbs where who or what they are said of is the answer or its source.
	weakSaying = english.Stems(`find give provide know locate see record document report describe explain indicate cover
		include contain list share confirm note see raise write touch talk speak come appear show settle work spot define
		name pin respond reply bring learn hear`)
	absentNouns = english.Stems(`mention information info record evidence trace indication reference detail answer idea
		clue statement word data hint sign discussion message context way`)
	absentWords = english.Words(`unknown unresolved unnamed unsettled undetermined unspecified unstated unmentioned
		undisclosed unanswerable unclear indeterminate undocumented unavailable undiscussed unsaid untold unrecorded unsure
		uncertain unconfirmed undefined inconclusive silent open n/a idk dunno`)
	knowingWords = english.Words(`clear sure certain available known evident apparent explicit possible there present
		aware`)

	havingWords = english.Words("any have enough")

	sources = english.Stems(`message conversation chat thread history log transcript context excerpt discussion channel
		group record text dialogue participant anyone team colleague people archive data material source note information
		post`)
	generic = english.Stems(`answer information info detail value name date person reason number question thing anything
		part point figure amount exact specific explicit explicitly specifically directly ever actually far anywhere here
		available provided given`)
	speakers = english.Words(`i we you one they it that this these those he she there which what who when where why
		how nobody none nothing neither anyone everybody everyone`)
	askingWords = english.Words("who whom whose what which when where why how whether if that")
	pivots      = english.Words("but however though although yet still because presumably apparently so while whereas")
	goesOn      = english.Words("neither nor not no even nobody none nothing without never")
	linking     = english.Words("leave left is are was were be been being 's remains remained remain seems appears stays")
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
		if at := d.refusal(s); at >= 0 && !d.assertsAfter(s, at) && !d.newValue(s.From, s.To) &&
			!c.holdsGoldWord(s.From, s.To) {
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
		case t.Kind == text.Punct && t.Low != "'" && t.Low != `"`:
			cut(i, i+1)
		case pivots[t.Low] && i > from &&
			!(t.Low == "so" && i+1 < len(d.p.Toks) && (d.p.Toks[i+1].Low == "far" || d.p.Toks[i+1].Low == "many")):
			cut(i, i)
		}
	}
	cut(len(d.p.Toks), len(d.p.Toks))
	return out
}

// refusal returns the token with which a clause has refused, or -1.
func (d *decline) refusal(s text.Span) int {
	for i := s.From; i < s.To; i++ {
		at, low, subject := -1, d.p.Toks[i].Low, text.Span{From: s.From, To: i}
		switch {
		case absentWords[low] && d.predicate(s, i) && d.aboutAnswer(subject) && !text.HasLow(d.q, low):
			at = i
		case failing[low] && d.aboutAnswer(subject):
			at = d.verb(i+1, min(s.To, i+4), true)
		case lacking[low]:
			at = d.noun(i+1, s.To)
		case low == "no" && lowAt(d.p, i+1) != "one":
			at = d.none(s, i)
		case low == "no" || nobodys[low]:
			at = d.nobody(s, i)
		case denying[low]:
			at = d.denied(s, i)
		}
		if at >= 0 {
			return at
		}
	}
	return -1
}

// predicate: "the owner is unknown" or "unknown", not "an unknown host".
func (d *decline) predicate(s text.Span, i int) bool {
	return i+1 >= s.To || english.FunctionWord(lowAt(d.p, i+1))
}

// none: "no information", "the messages give no owner", "no owner was ever named".
func (d *decline) none(s text.Span, i int) int {
	if at := d.noun(i+1, s.To); at >= 0 {
		return at
	}
	if d.source(s.From, i) >= 0 && d.verb(s.From, i, true) >= 0 && d.aboutAnswer(text.Span{From: i + 1, To: s.To}) {
		return s.To - 1
	}
	return d.verb(i+1, min(s.To, i+7), false)
}

// nobody: "nobody said", "none of the messages say", "the chat says nothing".
func (d *decline) nobody(s text.Span, i int) int {
	if i > s.From && d.source(s.From, i) >= 0 && d.says(i-1) {
		return s.To - 1
	}
	if at := d.verb(i+1, min(s.To, i+6), false); at >= 0 {
		return at
	}
	if english.Prepositions[lowAt(d.p, i+1)] {
		return d.source(i+1, s.To)
	}
	return -1
}

// denied: "not in the messages", "I do not know", "it was not stated".
func (d *decline) denied(s text.Span, i int) int {
	subject := text.Span{From: s.From, To: i}
	about := d.aboutAnswer(subject)
	if about && english.Prepositions[lowAt(d.p, i+1)] {
		return d.source(i+1, s.To)
	}
	for j := i + 1; j < min(s.To, i+6) && d.p.Toks[j].Kind != text.Number; j++ {
		switch t := d.p.Toks[j]; {
		case strongSaying[t.Stem] && (about || passive(d.p, i, j) || askingWords[lowAt(d.p, j+1)]):
			return j
		case !about:
		case weakSaying[t.Stem], knowingWords[t.Low] && d.predicate(s, j):
			return j
		case havingWords[t.Low]:
			if at := d.noun(j+1, s.To); at >= 0 {
				return at
			}
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
	case t.Kind == text.Punct, english.FunctionWord(t.Low), speakers[t.Low], sources[t.Stem], generic[t.Stem],
		absentNouns[t.Stem],
		strongSaying[t.Stem], weakSaying[t.Stem], english.Fillers[t.Stem], linking[t.Low]:
		return false
	}
	for _, q := range d.q.Toks {
		// own, owner
		if english.Related(q.Stem, t.Stem) > 0 || samePrefix(q.Stem, t.Stem) ||
			len(q.Stem) >= 3 && !english.FunctionWord(q.Low) && strings.HasPrefix(t.Stem, q.Stem) {
			return false
		}
	}
	return true
}

// asked are kinds of answers, and words for an answer that is still to come, which a refusal may name.
var asked = english.Stems("location place day time cost price size title role task decide yet")

// refusing says whether a word is one of which refusals are made.
func refusing(t text.Token) bool {
	low := t.Low
	return asked[t.Stem] || denying[low] || nobodys[low] || failing[low] || lacking[low] || absentWords[low] || knowingWords[low] ||
		havingWords[low] || pivots[low] || askingWords[low]
}

// says says that a token is a verb of saying, finding or knowing.
func (d *decline) says(i int) bool {
	stem := d.p.Toks[i].Stem
	return strongSaying[stem] || weakSaying[stem]
}

// verb finds a verb of saying, finding or knowing, behind nothing foreign where that matters.
func (d *decline) verb(from, to int, behindAll bool) int {
	for j := from; j < to; j++ {
		if d.says(j) {
			return j
		}
		if !behindAll && d.foreign(j) {
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

// source finds where an answer would stand: the messages, the team.
func (d *decline) source(from, to int) int {
	for j := from; j < min(to, from+6); j++ {
		if sources[d.p.Toks[j].Stem] {
			return j
		}
	}
	return -1
}

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
		if d.foreign(i) && (t.Capital && i > s.From || pivot || copula && speakers[first] ||
			s.From == 0 && len(d.p.Toks) > s.To) {
			return true
		}
	}
	return false
}

var (
	sourceAsides = english.Words("only they based according")
	sourceJoints = english.Words("on from in to")
)

// tellsSource: "the messages only mention its start" tells what there is, not the answer.
func (d *decline) tellsSource(s text.Span) bool {
	said, source := false, false
	for i := s.From; i < s.To; i++ {
		t := d.p.Toks[i]
		source = source || sources[t.Stem] || sourceAsides[t.Low]
		said = said || d.says(i) || sourceJoints[t.Low]
		if linking[t.Low] && d.newValue(i+1, s.To) {
			return false // "the messages say it is 14" answers all the same
		}
	}
	return source && said
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
		if v.From >= from && v.To <= to &&
			!slices.ContainsFunc(d.q.Vals, func(w text.Value) bool { return sameReading(w, v) }) {
			return true
		}
	}
	for i := from; i < to; i++ {
		if t := d.p.Toks[i]; t.Kind == text.Link ||
			t.Kind == text.Number && !text.InValues(d.p, i) && !text.HasLow(d.q, t.Low) {
			return true
		}
	}
	return false
}
