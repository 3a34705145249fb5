package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// What a rule demands, by the words that lead to it: "we need a nod", "no release
// without a note", "it's a note", "talk to Mara". General rules and rules under a condition are read alike.

// demandVerbs open what somebody wants to see.
var demandVerbs = english.Words("need needs require requires expect expects want wants demand demands take takes get ask go goes")

// Demanded returns the words for what a sentence demands, from token from on;
// a sentence about a case is read from behind the case.
func Demanded(p *text.Parsed, sent text.Span, from int, r *Ruling) (text.Span, bool) {
	behind := from > sent.From
	for i := from; i < sent.To; i++ {
		to, ok := leadsToDemand(p, sent, i, behind, r)
		if !ok {
			continue
		}
		at := text.Span{From: to, To: demandEnd(p, sent, to, r)}
		if at.To > at.From {
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
	case low == "is" || low == "'s":
		return i + 1, !noDemand(p, sent, i+1) && (behind || saysItIs(p, sent, i, r))
	case low == ":":
		return i + 1, headsRule(p, text.Span{From: sent.From, To: i}, r)
	case low == "please" && i+1 < sent.To:
		verb := arrangeWords.At(p, sent, i+1)
		return i + 1 + verb, verb > 0
	case r.Who && referWords.At(p, sent, i) > 0:
		return i + referWords.At(p, sent, i), true
	case demandVerbs[low]:
		to := i + 1
		for to < sent.To && ruleLinks[p.Toks[to].Low] {
			to++
		}
		return to, true
	}
	return 0, false
}

// referWords send somebody to whoever has to agree.
var referWords = text.ByFirst([][]string{{"see"}, {"talk", "to"}, {"speak", "to"}, {"speak", "with"}, {"turn", "to"},
	{"check", "with"}})

// saysItIs says that the form of "be" at token i says what a matter needs: "X: it's a note", "it's a note instead for X".
func saysItIs(p *text.Parsed, sent text.Span, i int, r *Ruling) bool {
	return i > sent.From && p.Toks[i-1].Low == "it" && (HoldsStems(p, text.Span{From: sent.From, To: i}, r.Subject) ||
		insteadFor.In(p, text.Span{From: i, To: sent.To}))
}

// arrangeWords ask for what a rule demands: "for loans, please see to a note beforehand".
var arrangeWords = text.ByFirst([][]string{{"get"}, {"have"}, {"arrange"}, {"see", "to"}})

// insteadFor stands between what an exception demands and what it demands it of: "it's a note instead for loans".
var insteadFor = text.ByFirst([][]string{{"instead", "for"}})

// headsRule says that a stretch before a colon names a rule and what it is about: "our rule for loans: a note".
func headsRule(p *text.Parsed, head text.Span, r *Ruling) bool {
	return HoldsStems(p, head, r.Subject) && !Excepts(p, head) && ruleHeads.In(p, head)
}

var ruleHeads = text.ByFirst([][]string{{"rule"}, {"policy"}, {"what", "goes"}})

// noDemand says that what stands behind a form of "be" at token i is none: "is required", "the rule is off".
func noDemand(p *text.Parsed, sent text.Span, i int) bool {
	return i >= sent.To || p.Toks[i].Low == "off" || strings.HasSuffix(p.Toks[i].Low, "ed")
}

// denied: "no releases without …", "nobody releases without …".
func denied(p *text.Parsed, sent text.Span, at int) bool {
	for i := sent.From; i < at; i++ {
		if l := p.Toks[i].Low; l == "no" || l == "nobody" {
			return true
		}
	}
	return false
}

// demandEnd returns where the words for a demand end: at a stop, before what it
// is demanded of ("for releases"), before the case, before the reason.
func demandEnd(p *text.Parsed, sent text.Span, from int, r *Ruling) int {
	cond, named := CaseAt(p, sent, r.Condition)
	for to := from; to < sent.To; to++ {
		switch l := p.Toks[to].Low; {
		case p.Toks[to].Kind == text.Punct && !text.InValues(p, to), endsDemand[l]:
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
