package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

// What a rule demands, by the words that lead to it: "we need a nod", "no release
// without a note", "it's a note", "Mara has the last word", "the rule for
// releases: a note". General rules and rules under a condition are read alike.

// demandVerbs open what somebody wants to see.
var demandVerbs = english.Words("need needs require requires expect expects want wants demand demands take takes get ask go goes")

// demanded returns the words for what a sentence demands, from token from on;
// a sentence about a case is read from behind the case.
func demanded(p *parsed, sent span, from int, r *ruling) (span, bool) {
	behind := from > sent.from
	for i := from; i < sent.to; i++ {
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
		at := span{to, demandEnd(p, sent, to, r)}
		if at.to > at.from && !holdsAnyStem(p, at, r.subject) {
			return at, true
		}
	}
	return span{}, false
}

// leadsToDemand says that token i leads to what is demanded, and where that begins.
func leadsToDemand(p *parsed, sent span, i int, behind bool, r *ruling) (int, bool) {
	switch low := p.toks[i].low; {
	case low == "without":
		return i + 1, denied(p, sent, i)
	case low == "through":
		return i + 1, behind
	case low == ":":
		return i + 1, headsRule(p, sent, i, r)
	case low == "is" || low == "'s" || low == "are":
		if i+1 >= sent.to || noDemand(p, i+1) {
			return 0, false
		}
		names := i > sent.from && (p.toks[i-1].low == "it" || p.toks[i-1].low == "requirement")
		return i + 1, behind || names && holdsStems(p, span{sent.from, i}, r.subject)
	case r.who && referWords.at(p, sent, i) > 0:
		return i + referWords.at(p, sent, i), true
	case demandVerbs[low] && (i == sent.from || p.toks[i-1].low != "to"):
		to := i + 1
		for to < sent.to && (ruleLinks[p.toks[to].low] || p.toks[to].low == "through") {
			to++
		}
		return to, true
	}
	return 0, false
}

// referWords send somebody to whoever has to agree.
var referWords = byFirst([][]string{{"see"}, {"talk", "to"}, {"speak", "to"}, {"speak", "with"}, {"turn", "to"}, {"check", "with"}})

// noDemand says that what stands behind a form of "be" at token i is none: "is
// required", "the rule is off".
func noDemand(p *parsed, i int) bool {
	l := p.toks[i].low
	return demandVerbs[l] || l == "off" || l == "through" || l == "without" || strings.HasSuffix(l, "ed")
}

var ruleHeads = english.Words("rule requirement policy approver approval approvals consent")

// headsRule says that what stands before a colon is the heading of a rule: "the
// rule for releases: …". Whoever makes an exception tells its case behind it.
func headsRule(p *parsed, sent span, colon int, r *ruling) bool {
	head := span{sent.from, colon}
	if colon+1 >= sent.to || !holdsStems(p, head, r.subject) {
		return false
	}
	for i := head.from; i < head.to; i++ {
		if l := p.toks[i].low; ruleHeads[l] {
			return !excepts(p, head)
		}
	}
	return false
}

// denied: "no releases without …", "nobody releases without …".
func denied(p *parsed, sent span, at int) bool {
	for i := sent.from; i < at; i++ {
		if l := p.toks[i].low; l == "no" || l == "nobody" || l == "never" || l == "not" {
			return true
		}
	}
	return false
}

// lastSay reads who has the last word: "Mara has the last word".
func lastSay(p *parsed, sent span, from, i int) (span, bool) {
	if l := p.toks[i].low; l != "has" && l != "have" || i == from {
		return span{}, false
	}
	for j := i + 1; j < sent.to && j < i+5; j++ {
		if l := p.toks[j].low; l != "word" && l != "say" {
			continue
		}
		at := span{i - 1, i}
		for at.from > from && p.toks[at.from-1].capital {
			at.from--
		}
		return at, p.toks[i-1].capital || english.Pronouns[p.toks[i-1].low]
	}
	return span{}, false
}

// wantsSay reads who wants to be asked: "I want to be asked about it".
func wantsSay(p *parsed, sent span, i int) (span, bool) {
	if l := p.toks[i].low; l != "want" && l != "wish" && l != "expect" && l != "like" || i+2 >= sent.to || p.toks[i+1].low != "to" {
		return span{}, false
	}
	asked := p.toks[i+2].low == "be" && i+3 < sent.to && p.toks[i+3].low == "asked"
	for j := i - 1; j >= sent.from && (asked || agreeWords[p.toks[i+2].low]); j-- {
		if p.toks[j].low == "i" {
			return span{j, j + 1}, true
		}
	}
	return span{}, false
}

// demandEnd returns where the words for a demand end: at a stop, before what it
// is demanded of ("for releases"), before the case, before the reason.
func demandEnd(p *parsed, sent span, from int, r *ruling) int {
	cond, named := caseAt(p, sent, r.condition)
	for to := from; to < sent.to; to++ {
		switch l := p.toks[to].low; {
		case p.toks[to].kind == punct && l != "-" && !inValues(p, to), endsDemand[l], l == "by" && to+1 < sent.to && p.toks[to+1].low == "way":
			return to
		case named && to == cond.from && to > from, l == "to" && to+1 < sent.to && agreeWords[p.toks[to+1].low]:
			return to
		case (l == "for" || l == "on") && to > from && opensMatter(p, span{to + 1, sent.to}, r.subject):
			return to
		}
	}
	return sent.to
}

// opensMatter says that a stretch begins with what a rule is about.
func opensMatter(p *parsed, s span, subject []string) bool {
	for s.from < s.to && english.Determiners[p.toks[s.from].low] {
		s.from++
	}
	return s.from < s.to && slices.Contains(subject, p.toks[s.from].stem) && holdsStems(p, s, subject)
}

// agreeWords are what somebody is wanted or has to do: "I want Mara to agree to it".
var agreeWords = english.Words("agree approve consent sign decide confirm")

// endsDemand are words behind what is demanded.
var endsDemand = english.Words("because since instead beforehand then")
