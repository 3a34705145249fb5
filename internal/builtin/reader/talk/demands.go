package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// What a rule demands, by the words that lead to it: "we need a nod", "no release
// without a note", "it's a note", "Mara has the last word", "the rule for
// releases: a note". General rules and rules under a condition are read alike.

// demandVerbs open what somebody wants to see.
var demandVerbs = english.Words("need needs require requires expect expects want wants demand demands take takes get ask go goes")

// Demanded returns the words for what a sentence demands, from token from on;
// a sentence about a case is read from behind the case.
func Demanded(p *text.Parsed, sent text.Span, from int, r *Ruling) (text.Span, bool) {
	behind := from > sent.From
	for i := from; i < sent.To; i++ {
		if at, ok := lastSay(p, sent, from, i); ok {
			return at, true
		}
		if at, ok := wantsSay(p, sent, i); ok {
			return at, true
		}
		to, ok := leadsToDemand(p, sent, i, behind, r)
		if !ok {
			continue
		}
		at := text.Span{From: to, To: demandEnd(p, sent, to, r)}
		if at.To > at.From && !holdsAnyStem(p, at, r.Subject) {
			return at, true
		}
	}
	return text.Span{}, false
}

// leadsToDemand says that token i leads to what is demanded, and where that begins.
func leadsToDemand(p *text.Parsed, sent text.Span, i int, behind bool, r *Ruling) (int, bool) {
	switch low := p.Toks[i].Low; {
	case low == "without":
		return i + 1, denied(p, sent, i)
	case low == "through":
		return i + 1, behind
	case low == ":":
		return i + 1, headsRule(p, sent, i, r)
	case low == "is" || low == "'s" || low == "are":
		if i+1 >= sent.To || noDemand(p, i+1) {
			return 0, false
		}
		names := i > sent.From && (p.Toks[i-1].Low == "it" || p.Toks[i-1].Low == "requirement")
		return i + 1, behind || names && HoldsStems(p, text.Span{From: sent.From, To: i}, r.Subject)
	case r.Who && referWords.At(p, sent, i) > 0:
		return i + referWords.At(p, sent, i), true
	case demandVerbs[low] && (i == sent.From || p.Toks[i-1].Low != "to"):
		to := i + 1
		for to < sent.To && (ruleLinks[p.Toks[to].Low] || p.Toks[to].Low == "through") {
			to++
		}
		return to, true
	}
	return 0, false
}

// referWords send somebody to whoever has to agree.
var referWords = text.ByFirst([][]string{{"see"}, {"talk", "to"}, {"speak", "to"}, {"speak", "with"}, {"turn", "to"}, {"check", "with"}})

// noDemand says that what stands behind a form of "be" at token i is none: "is
// required", "the rule is off".
func noDemand(p *text.Parsed, i int) bool {
	l := p.Toks[i].Low
	return demandVerbs[l] || l == "off" || l == "through" || l == "without" || strings.HasSuffix(l, "ed")
}

var ruleHeads = english.Words("rule requirement policy approver approval approvals consent")

// headsRule says that what stands before a colon is the heading of a rule: "the
// rule for releases: …". Whoever makes an exception tells its case behind it.
func headsRule(p *text.Parsed, sent text.Span, colon int, r *Ruling) bool {
	head := text.Span{From: sent.From, To: colon}
	if colon+1 >= sent.To || !HoldsStems(p, head, r.Subject) {
		return false
	}
	for i := head.From; i < head.To; i++ {
		if l := p.Toks[i].Low; ruleHeads[l] {
			return !Excepts(p, head)
		}
	}
	return false
}

// denied: "no releases without …", "nobody releases without …".
func denied(p *text.Parsed, sent text.Span, at int) bool {
	for i := sent.From; i < at; i++ {
		if l := p.Toks[i].Low; l == "no" || l == "nobody" || l == "never" || l == "not" {
			return true
		}
	}
	return false
}

// lastSay reads who has the last word: "Mara has the last word".
func lastSay(p *text.Parsed, sent text.Span, from, i int) (text.Span, bool) {
	if l := p.Toks[i].Low; l != "has" && l != "have" || i == from {
		return text.Span{}, false
	}
	for j := i + 1; j < sent.To && j < i+5; j++ {
		if l := p.Toks[j].Low; l != "word" && l != "say" {
			continue
		}
		at := text.Span{From: i - 1, To: i}
		for at.From > from && p.Toks[at.From-1].Capital {
			at.From--
		}
		return at, p.Toks[i-1].Capital || english.Pronouns[p.Toks[i-1].Low]
	}
	return text.Span{}, false
}

// wantsSay reads who wants to be asked: "I want to be asked about it".
func wantsSay(p *text.Parsed, sent text.Span, i int) (text.Span, bool) {
	if l := p.Toks[i].Low; l != "want" && l != "wish" && l != "expect" && l != "like" || i+2 >= sent.To || p.Toks[i+1].Low != "to" {
		return text.Span{}, false
	}
	asked := p.Toks[i+2].Low == "be" && i+3 < sent.To && p.Toks[i+3].Low == "asked"
	for j := i - 1; j >= sent.From && (asked || agreeWords[p.Toks[i+2].Low]); j-- {
		if p.Toks[j].Low == "i" {
			return text.Span{From: j, To: j + 1}, true
		}
	}
	return text.Span{}, false
}

// demandEnd returns where the words for a demand end: at a stop, before what it
// is demanded of ("for releases"), before the case, before the reason.
func demandEnd(p *text.Parsed, sent text.Span, from int, r *Ruling) int {
	cond, named := CaseAt(p, sent, r.Condition)
	for to := from; to < sent.To; to++ {
		switch l := p.Toks[to].Low; {
		case p.Toks[to].Kind == text.Punct && l != "-" && !text.InValues(p, to), endsDemand[l], l == "by" && to+1 < sent.To && p.Toks[to+1].Low == "way":
			return to
		case named && to == cond.From && to > from, l == "to" && to+1 < sent.To && agreeWords[p.Toks[to+1].Low]:
			return to
		case (l == "for" || l == "on") && to > from && opensMatter(p, text.Span{From: to + 1, To: sent.To}, r.Subject):
			return to
		}
	}
	return sent.To
}

// opensMatter says that a stretch begins with what a rule is about.
func opensMatter(p *text.Parsed, s text.Span, subject []string) bool {
	for s.From < s.To && english.Determiners[p.Toks[s.From].Low] {
		s.From++
	}
	return s.From < s.To && slices.Contains(subject, p.Toks[s.From].Stem) && HoldsStems(p, s, subject)
}

// agreeWords are what somebody is wanted or has to do: "I want Mara to agree to it".
var agreeWords = english.Words("agree approve consent sign decide confirm")

// endsDemand are words behind what is demanded.
var endsDemand = english.Words("because since instead beforehand then")
