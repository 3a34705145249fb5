package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// Rules: "pushes to the fleet need two approvals" is a rule; with a condition
// ("during a freeze, …") it is an override of it. A question with the condition
// gets the override, one without it the base rule.

var (
	needWords = english.Words("need needs require requires required requiring needed must has have subject go goes going demand demands call calls allowed wait")
	// whileWords open a condition wherever they stand, caseWords only at the start of a sentence.
	whileWords = english.Words("during while whenever when if throughout whilst outside unless")
	caseWords  = english.Words("in at on under within inside over for as once after before")
)

// needNouns are those of needWords that may also name what a rule is about: "calls to the press".
var needNouns = english.Words("call calls demand demands")

// ruling is a question for what a rule requires.
type ruling struct {
	subject, condition []string // stems
	who                bool
	but                bool // the condition is the case that is left out
}

// readRule recognises the question "what do X need (during C)?".
func (a *analysis) readRule() {
	verb := -1
	for i := range a.p.toks {
		l := a.low(i)
		if i > a.wh && needWords[l] && a.leadsNeed(i) {
			verb = i
			break
		}
	}
	wh := a.low(a.wh)
	if verb < 0 || wh == "" || wh == "when" || wh == "where" || wh == "how" || wh == "why" || a.holdsAny(english.Words("finished finish done complete completed due start started deadline date")) {
		return
	}
	r := &ruling{who: wh == "who" || wh == "whom" || wh == "whose"}
	into := &r.subject
	for i, t := range a.p.toks {
		switch {
		case a.opensCase(i, verb) && (i == 0 || len(r.condition) == 0):
			into = &r.condition
			r.but = r.but || butWords.at(a.p, span{0, len(a.p.toks)}, i) > 0
			continue
		case t.low == "," || i > a.wh && i <= verb && (t.low == "do" || t.low == "does"):
			into = &r.subject
		}
		if t.kind == punct || i == a.wh || english.FunctionWord(t.low) || needWords[t.low] && (i == verb || !needNouns[t.low]) || english.Fillers[t.low] || ruleFrame[t.low] {
			continue
		}
		*into = append(*into, t.stem)
	}
	if len(r.subject) > 0 {
		a.q.ruling = r
	}
}

// leadsNeed says that a word of needing at token i is the verb of the question.
func (a *analysis) leadsNeed(i int) bool {
	next := a.low(i + 1)
	switch a.low(i) {
	case "have", "has":
		return next == "to"
	case "go", "goes", "going":
		return next == "to" || next == "through"
	case "call", "calls": // but not "what do calls for help need"
		return next == "for" && a.low(i-1) != "do"
	case "need", "needs": // but not "what is the paper need for the report"
		return next != "for" || doWords[a.low(a.wh+1)]
	}
	return true
}

// doWords stand before the subject of a question, so that what follows it is a verb.
var doWords = english.Words("do does must")

// opensCase says that a word of a question leads in its case: at the beginning, or
// behind the verb. Before the verb, or behind a participle or preposition, such a word
// belongs to what the rule is about: "minutes sent outside the group".
func (a *analysis) opensCase(i, verb int) bool {
	l, before := a.low(i), a.low(i-1)
	if i == 0 {
		return whileWords[l] || caseWords[l] || l == "to" || l == "out" || l == "other" || l == "except"
	}
	switch {
	case i < a.wh || i < verb, english.Prepositions[before] && !needWords[a.low(i-2)], english.Participle(before) && !needWords[before]:
		return false
	case l == "to" || l == "for":
		return i == verb+1 && demandVerbs[before] && english.Determiners[a.low(i+1)] && doWords[a.low(a.wh+1)] // "what do maps need for the public"
	case l == "out":
		return a.low(i+1) == "of"
	}
	return whileWords[l] || caseWords[l] || l == "other" || l == "except"
}

// ruleFrame are words of a question for a rule that name neither its subject nor its condition.
var ruleFrame = english.Words("agree agrees consent other except aside apart rule rules applies apply currently normally usually otherwise ask asked approval approve sign through happen")

// condition returns the condition of a sentence: what it opens with up to its
// comma, or what stands behind "during" and the like.
func condition(p *parsed, sent span, subject []string) (cond, rest span) {
	first := sent.from
	for first < sent.to && english.Connectives[p.toks[first].low] && !whileWords[p.toks[first].low] {
		first++
	}
	if first < sent.to && (whileWords[p.toks[first].low] || caseWords[p.toks[first].low]) {
		for i := first; i < sent.to; i++ {
			if l := p.toks[i].low; l == "," || l == ":" || l == "—" {
				return span{first, i}, span{i + 1, sent.to}
			}
			if i > first+1 && slices.Contains(subject, p.toks[i].stem) {
				return span{first, i}, span{i, sent.to}
			}
		}
	}
	matter := matterAt(p, sent, subject)
	for i := sent.from + 1; i < sent.to; i++ {
		if whileWords[p.toks[i].low] && !matter.has(i) {
			return span{i, sent.to}, span{sent.from, i}
		}
	}
	return span{}, sent
}

// matterAt returns where a sentence names what a rule is about in one go.
func matterAt(p *parsed, sent span, subject []string) span {
	for i := sent.from; i < sent.to && len(subject) > 0; i++ {
		if !slices.Contains(subject, p.toks[i].stem) {
			continue
		}
		if to, ok := cover(p, subject, i, sent.to); ok {
			return span{i, to}
		}
	}
	return span{}
}

// stable are conditions that are none: they say since when a rule holds.
var stable = english.Words("now today on rest record future monday tuesday wednesday thursday friday then everybody all")

// solveRule answers what a rule requires; ok says that a rule of the subject was found.
func (t *talk) solveRule(q *query) (finding, bool) {
	r, known := q.ruling, false
	best := nothing("no rule is stated for that case")
	for i, p := range t.read {
		if q.barred(t, i) {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] || !holdsStems(p, sent, r.subject) || r.but && !r.suits(p, sent) {
				continue
			}
			cond, rest := condition(p, sent, r.subject)
			if !holdsStems(p, rest, r.subject) || bareOfStems(p, cond, r.subject) {
				cond, rest = span{}, sent
			}
			at, ok := t.required(p, rest, r)
			if !ok || guessed(p, rest, at.from) || weighs(p, rest, at) {
				continue
			}
			known = true
			if !r.applies(p, cond) {
				continue
			}
			if f, ok := t.ruled(i, at, r); ok {
				best = f
			}
		}
	}
	if best.answer == "" {
		if f := t.solveForms(q); f.answer != "" {
			return f, true
		}
	}
	return best, known && (best.answer != "" || !r.who || len(r.condition) > 0)
}

// bareOfStems says that a stretch has nothing but words of a list, function words and words of time.
func bareOfStems(p *parsed, s span, list []string) bool {
	for i := s.from; i < s.to; i++ {
		k := p.toks[i]
		if k.kind == word && !english.FunctionWord(k.low) && !slices.Contains(list, k.stem) && !stable[k.low] {
			return false
		}
	}
	return true
}

// applies says that the condition of a sentence is the question's: all its
// words, or none on either side.
func (r *ruling) applies(p *parsed, cond span) bool {
	if len(r.condition) == 0 || r.but {
		return cond.from == cond.to || p.toks[cond.from].low == "unless" || p.toks[cond.from].low == "outside"
	}
	return cond.from < cond.to && p.toks[cond.from].low != "unless" && p.toks[cond.from].low != "outside" && holdsStems(p, cond, r.condition)
}

// required returns the words behind the verb of a rule.
func (t *talk) required(p *parsed, sent span, r *ruling) (span, bool) {
	for i := sent.from; i < sent.to; i++ {
		l := p.toks[i].low
		if !needWords[l] || slices.Contains(r.subject, p.toks[i].stem) && !holdsStems(p, span{sent.from, i}, r.subject) {
			continue
		}
		if needNouns[l] && i > sent.from && english.Determiners[p.toks[i-1].low] {
			continue // "get a call from the office"
		}
		from := i + 1
		for from < sent.to && (ruleLinks[p.toks[from].low] || needWords[p.toks[from].low] || p.toks[from].low == "for" && p.toks[from-1].stem == "call") {
			from++
		}
		to := from
		for to < sent.to && !(p.toks[to].kind == punct && !inValues(p, to) && p.toks[to].low != "-") && p.toks[to].low != "instead" && p.toks[to].low != "because" && p.toks[to].low != "since" {
			to++
		}
		return span{from, to}, from < to
	}
	return span{}, false
}

var ruleLinks = english.Words("to be through by always now also then first still 's go goes")

// ruled makes the answer of what a rule in message i requires.
func (t *talk) ruled(i int, at span, r *ruling) (finding, bool) {
	p := t.read[i]
	f := finding{answer: tidy(p.quote(at)), first: i, cites: []int{i}, confidence: 78, reason: "The rule that " + t.msgs[i].Speaker + " states."}
	if !r.who {
		return f, f.answer != ""
	}
	for j := at.from; j < at.to; j++ {
		if l := p.toks[j].low; l == "me" || l == "my" || l == "i" {
			f.answer = t.msgs[i].Speaker
			return f, true
		}
		if who, ok := t.people.personAt(p, j, true); ok {
			f.answer = who.name
			return f, true
		}
	}
	return finding{}, false
}

// idleCases open clauses that are no condition: "if you ask me", "while we are at it".
var idleCases = english.Stems("ask wonder curious remember recall correctly mind look wrong mistaken memory serve need want miss")

// talkers are the subjects of clauses that speak of the talk itself: "if anybody
// needs it", "while I think of it", "when it comes to the limit".
var talkers = english.Words("i you we anyone anybody someone somebody it that this in one people asked")

// otherCase says that a value is stated for a case of which the question does not
// speak: "if the line is down, the limit is 12".
func otherCase(p *parsed, sent span, at int, q *query) bool {
	if q.loose || sent.from >= sent.to || !whileWords[p.toks[sent.from].low] {
		return false
	}
	cond, _ := condition(p, sent, nil)
	if cond.from != sent.from || cond.to > at || cond.from+1 < cond.to && talkers[p.toks[cond.from+1].low] {
		return false
	}
	known, other := 0, 0
	for i := cond.from; i < cond.to; i++ {
		k := p.toks[i]
		switch {
		case k.kind == punct || english.FunctionWord(k.low):
		case idleCases[k.stem]:
			return false
		case slices.Contains(q.said, k.stem):
			known++
		default:
			other++
		}
	}
	return other > 0 && known <= other
}
