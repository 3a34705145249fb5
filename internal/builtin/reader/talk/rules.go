package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Rules: "pushes to the fleet need two approvals" is a rule; with a condition ("during a freeze, …") it is an override
// of it. A question with the condition gets the override, one without it the base rule.

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
	verb, wh := a.needVerb(), a.low(a.wh)
	if verb < 0 || wh == "" || noRuleAsks[wh] || a.holdsAny(noRuleWords) {
		return
	}
	if r := a.ruling(verb); len(r.Subject) > 0 {
		r.Who = wh == "who" || wh == "whom" || wh == "whose"
		a.q.Ruling = r
	}
}

// ruling parts the words of a question into what its rule is about and the case.
func (a *analysis) ruling(verb int) *Ruling {
	r := &Ruling{}
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
		if a.matters(i) && !ruleFrame[t.Low] && (!NeedWords[t.Low] || i != verb && needNouns[t.Low]) {
			*into = append(*into, t.Stem)
		}
	}
	return r
}

// needVerb returns the token of the verb of needing behind the question word, or -1.
func (a *analysis) needVerb() int {
	for i := a.wh + 1; i < len(a.p.Toks); i++ {
		if NeedWords[a.low(i)] && a.leadsNeed(i) {
			return i
		}
	}
	return -1
}

var (
	noRuleAsks  = english.Words("when where how why")
	noRuleWords = english.Words("finished finish done complete completed due start started deadline date")
)

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

// opensCase says that a word of a question leads in its case: at the beginning, or behind the verb. Before the verb, or
// behind a participle or preposition, such a word belongs to what the rule is about: "minutes sent outside the group".
func (a *analysis) opensCase(i, verb int) bool {
	l, before := a.low(i), a.low(i-1)
	opens := WhileWords[l] || CaseWords[l] || l == "other" || l == "except"
	switch {
	case i == 0:
		return opens || l == "to" || l == "out"
	case i < max(a.wh, verb), english.Prepositions[before] && !NeedWords[a.low(i-2)], english.Participle(before) &&
		!NeedWords[before]:
		return false
	case l == "to" || l == "for":
		return i == verb+1 && demandVerbs[before] && english.Determiners[a.low(i+1)] && doWords[a.low(a.wh+1)] // "what do maps need for the public"
	case l == "out":
		return a.low(i+1) == "of"
	}
	return opens
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

// Applies says that the condition of a sentence is the question's: all its words, or none on either side.
func (r *Ruling) Applies(p *text.Parsed, cond text.Span) bool {
	if len(r.Condition) == 0 || r.But {
		return cond.From == cond.To || p.Toks[cond.From].Low == "unless" || p.Toks[cond.From].Low == "outside"
	}
	return cond.From < cond.To && p.Toks[cond.From].Low != "unless" && p.Toks[cond.From].Low != "outside" &&
		HoldsStems(p, cond, r.Condition)
}

// Required returns the words behind the verb of a rule.
func Required(p *text.Parsed, sent text.Span, r *Ruling) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		l := p.Toks[i].Low
		if !NeedWords[l] || slices.Contains(r.Subject, p.Toks[i].Stem) &&
			!HoldsStems(p, text.Span{From: sent.From, To: i}, r.Subject) {
			continue
		}
		if needNouns[l] && english.Determiners[p.LowIn(sent, i-1)] {
			continue // "get a call from the office"
		}
		at := text.Span{From: i + 1, To: i + 1}
		for at.From < sent.To && (ruleLinks[p.Toks[at.From].Low] || NeedWords[p.Toks[at.From].Low] ||
			p.Toks[at.From].Low == "for" && p.Toks[at.From-1].Stem == "call") {
			at.From++
		}
		for at.To = at.From; at.To < sent.To && !endsRule(p, at.To); at.To++ {
		}
		return at, at.From < at.To
	}
	return text.Span{}, false
}

// endsRule says that what a rule requires ends before token i.
func endsRule(p *text.Parsed, i int) bool {
	switch p.Toks[i].Low {
	case "instead", "because", "since":
		return true
	case "-":
		return false
	}
	return p.Toks[i].Kind == text.Punct && !text.InValues(p, i)
}

var ruleLinks = english.Words("to be through by always now also then first still 's go goes")
