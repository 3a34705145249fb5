package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Rules: "pushes to the fleet need two approvals" is a rule; with a condition
// ("during a freeze, …") it is an override of it. A question with the condition
// gets the override, one without it the base rule.

var (
	// NeedWords say that something is required.
	NeedWords = english.Words("need needs require requires required requiring needed must has have subject go goes going demand demands call calls allowed wait")
	// WhileWords open a condition wherever they stand, CaseWords only at the start of a sentence.
	WhileWords = english.Words("during while whenever when if throughout whilst outside unless")
	// CaseWords open one at the start of a sentence.
	CaseWords = english.Words("in at on under within inside over for as once after before")
)

// needNouns are those of NeedWords that may also name what a rule is about: "calls to the press".
var needNouns = english.Words("call calls demand demands")

// Ruling is a question for what a rule requires.
type Ruling struct {
	Subject, Condition []string // stems
	Who                bool
	But                bool // the condition is the case that is left out
}

// readRule recognises the question "what do X need (during C)?".
func (a *analysis) readRule() {
	verb := -1
	for i := range a.p.Toks {
		l := a.low(i)
		if i > a.wh && NeedWords[l] && a.leadsNeed(i) {
			verb = i
			break
		}
	}
	wh := a.low(a.wh)
	if verb < 0 || wh == "" || wh == "when" || wh == "where" || wh == "how" || wh == "why" || a.holdsAny(english.Words("finished finish done complete completed due start started deadline date")) {
		return
	}
	r := &Ruling{Who: wh == "who" || wh == "whom" || wh == "whose"}
	into := &r.Subject
	for i, t := range a.p.Toks {
		switch {
		case a.opensCase(i, verb) && (i == 0 || len(r.Condition) == 0):
			into = &r.Condition
			r.But = r.But || butWords.At(a.p, text.Span{From: 0, To: len(a.p.Toks)}, i) > 0
			continue
		case t.Low == "," || i > a.wh && i <= verb && (t.Low == "do" || t.Low == "does"):
			into = &r.Subject
		}
		if t.Kind == text.Punct || i == a.wh || english.FunctionWord(t.Low) || NeedWords[t.Low] && (i == verb || !needNouns[t.Low]) || english.Fillers[t.Low] || ruleFrame[t.Low] {
			continue
		}
		*into = append(*into, t.Stem)
	}
	if len(r.Subject) > 0 {
		a.q.Ruling = r
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
		return WhileWords[l] || CaseWords[l] || l == "to" || l == "out" || l == "other" || l == "except"
	}
	switch {
	case i < a.wh || i < verb, english.Prepositions[before] && !NeedWords[a.low(i-2)], english.Participle(before) && !NeedWords[before]:
		return false
	case l == "to" || l == "for":
		return i == verb+1 && demandVerbs[before] && english.Determiners[a.low(i+1)] && doWords[a.low(a.wh+1)] // "what do maps need for the public"
	case l == "out":
		return a.low(i+1) == "of"
	}
	return WhileWords[l] || CaseWords[l] || l == "other" || l == "except"
}

// ruleFrame are words of a question for a rule that name neither its subject nor its condition.
var ruleFrame = english.Words("agree agrees consent other except aside apart rule rules applies apply currently normally usually otherwise ask asked approval approve sign through happen")

// Condition returns the condition of a sentence: what it opens with up to its
// comma, or what stands behind "during" and the like.
func Condition(p *text.Parsed, sent text.Span, subject []string) (cond, rest text.Span) {
	first := sent.From
	for first < sent.To && english.Connectives[p.Toks[first].Low] && !WhileWords[p.Toks[first].Low] {
		first++
	}
	if first < sent.To && (WhileWords[p.Toks[first].Low] || CaseWords[p.Toks[first].Low]) {
		for i := first; i < sent.To; i++ {
			if l := p.Toks[i].Low; l == "," || l == ":" || l == "—" {
				return text.Span{From: first, To: i}, text.Span{From: i + 1, To: sent.To}
			}
			if i > first+1 && slices.Contains(subject, p.Toks[i].Stem) {
				return text.Span{From: first, To: i}, text.Span{From: i, To: sent.To}
			}
		}
	}
	matter := matterAt(p, sent, subject)
	for i := sent.From + 1; i < sent.To; i++ {
		if WhileWords[p.Toks[i].Low] && !matter.Has(i) {
			return text.Span{From: i, To: sent.To}, text.Span{From: sent.From, To: i}
		}
	}
	return text.Span{}, sent
}

// matterAt returns where a sentence names what a rule is about in one go.
func matterAt(p *text.Parsed, sent text.Span, subject []string) text.Span {
	for i := sent.From; i < sent.To && len(subject) > 0; i++ {
		if !slices.Contains(subject, p.Toks[i].Stem) {
			continue
		}
		if to, ok := Cover(p, subject, i, sent.To); ok {
			return text.Span{From: i, To: to}
		}
	}
	return text.Span{}
}

// stable are conditions that are none: they say since when a rule holds.
var stable = english.Words("now today on rest record future monday tuesday wednesday thursday friday then everybody all")

// BareOfStems says that a stretch has nothing but words of a list, function words and words of time.
func BareOfStems(p *text.Parsed, s text.Span, list []string) bool {
	for i := s.From; i < s.To; i++ {
		k := p.Toks[i]
		if k.Kind == text.Word && !english.FunctionWord(k.Low) && !slices.Contains(list, k.Stem) && !stable[k.Low] {
			return false
		}
	}
	return true
}

// Applies says that the condition of a sentence is the question's: all its
// words, or none on either side.
func (r *Ruling) Applies(p *text.Parsed, cond text.Span) bool {
	if len(r.Condition) == 0 || r.But {
		return cond.From == cond.To || p.Toks[cond.From].Low == "unless" || p.Toks[cond.From].Low == "outside"
	}
	return cond.From < cond.To && p.Toks[cond.From].Low != "unless" && p.Toks[cond.From].Low != "outside" && HoldsStems(p, cond, r.Condition)
}

// Required returns the words behind the verb of a rule.
func (t *Talk) Required(p *text.Parsed, sent text.Span, r *Ruling) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		l := p.Toks[i].Low
		if !NeedWords[l] || slices.Contains(r.Subject, p.Toks[i].Stem) && !HoldsStems(p, text.Span{From: sent.From, To: i}, r.Subject) {
			continue
		}
		if needNouns[l] && i > sent.From && english.Determiners[p.Toks[i-1].Low] {
			continue // "get a call from the office"
		}
		from := i + 1
		for from < sent.To && (ruleLinks[p.Toks[from].Low] || NeedWords[p.Toks[from].Low] || p.Toks[from].Low == "for" && p.Toks[from-1].Stem == "call") {
			from++
		}
		to := from
		for to < sent.To && !(p.Toks[to].Kind == text.Punct && !text.InValues(p, to) && p.Toks[to].Low != "-") && p.Toks[to].Low != "instead" && p.Toks[to].Low != "because" && p.Toks[to].Low != "since" {
			to++
		}
		return text.Span{From: from, To: to}, from < to
	}
	return text.Span{}, false
}

var ruleLinks = english.Words("to be through by always now also then first still 's go goes")

// idleCases open clauses that are no condition: "if you ask me", "while we are at it".
var idleCases = english.Stems("ask wonder curious remember recall correctly mind look wrong mistaken memory serve need want miss")

// talkers are the subjects of clauses that speak of the talk itself: "if anybody
// needs it", "while I think of it", "when it comes to the limit".
var talkers = english.Words("i you we anyone anybody someone somebody it that this in one people asked")

// otherCase says that a value is stated for a case of which the question does not
// speak: "if the line is down, the limit is 12".
func otherCase(p *text.Parsed, sent text.Span, at int, q *Query) bool {
	if q.Loose || sent.From >= sent.To || !WhileWords[p.Toks[sent.From].Low] {
		return false
	}
	cond, _ := Condition(p, sent, nil)
	if cond.From != sent.From || cond.To > at || cond.From+1 < cond.To && talkers[p.Toks[cond.From+1].Low] {
		return false
	}
	known, other := 0, 0
	for i := cond.From; i < cond.To; i++ {
		k := p.Toks[i]
		switch {
		case k.Kind == text.Punct || english.FunctionWord(k.Low):
		case idleCases[k.Stem]:
			return false
		case slices.Contains(q.said, k.Stem):
			known++
		default:
			other++
		}
	}
	return other > 0 && known <= other
}
