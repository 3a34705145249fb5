package reader

import (
	"iter"
	"strings"

	"memloom/internal/builtin/reader/english"
)

func eachWord(s string) iter.Seq[string] { return strings.FieldsSeq(s) }

// moveVerbs lead to a value through a preposition: "stands at", "changes to".
var (
	moveVerbs  = english.Stems("stand sit come amount run change move switch go fall set put fix land add total work cut raise lower shift turn rise climb grow jump increase decrease drop slip")
	moveWords  = english.Words("at to on in with out up down over as")
	fixVerbs   = english.Stems("fix set put pin peg schedule place keep hold settle have change move switch raise lower shift cut bump push")
	topicVerbs = english.Stems("use take pick choose keep have settle land go want agree opt")
	// freeLeads open phrases that may stand between a noun phrase and its verb
	// and name other things: "in plain words", "per the spec".
	freeLeads = english.Words("in per by from according as if under")
)

// behind reads what follows a noun phrase: "the limit for it is 12", "as for
// the limit, it's 12", "fixing the limit at 12".
func (t *talk) behind(y saying) (span, bool) {
	fixed := y.fixes()
	free, clause := false, false
	for j := y.m.to; j < y.sent.to && j < y.m.to+24; j++ {
		tok := y.p.toks[j]
		switch {
		case y.h.level == 3 && y.h.at.has(j), english.Determiners[tok.low] && tok.low != "'s":
			continue
		case tok.low == "," || tok.low == ";" || tok.low == "—" || tok.low == "-" || tok.low == ":":
			if at, ok := y.resumed(j + 1); ok {
				return at, true
			}
			if from, ok := y.relative(j + 1); ok {
				return y.rest(from)
			}
			if tok.low == ":" || tok.low == "," && !y.q.words && inValues(y.p, j+1) {
				return y.rest(j + 1)
			}
			if l := y.low(j + 1); l == "and" || l == "but" || l == "or" || l == "while" {
				return span{}, false
			}
			free, clause = free || tok.low == ",", false
			continue
		case tok.low == "(":
			return span{}, false
		case tok.low == "and" && y.finds(j+1) > 0:
			return y.rest(y.finds(j + 1))
		case tok.low == "to" && !fixed && j+1 < y.sent.to && y.p.toks[j+1].kind == word && !english.Determiners[y.low(j+1)]:
			j++ // "to talk to"
			continue
		case clause && english.Pronouns[y.low(j-1)] && !english.Pronouns[tok.low]:
			for moveWords[y.low(j+1)] { // "that we turned down"
				j++
			}
			continue
		case tok.low == "of" && j == y.m.to && j+1 < y.sent.to && inValues(y.p, j+1):
			return y.rest(j + 1)
		case endWords[tok.low] || tok.low == "not" || tok.low == "n't" || tok.low == "or":
			return span{}, false
		case fixed && y.h.level == 3 && tok.low == "on" && !inValues(y.p, j+1):
			continue
		case fixed && (tok.low == "at" || tok.low == "to" || tok.low == "on") && !(y.h.level == 3 && j+1 < y.sent.to && near(y.h.at.span, j+1, y.p)):
			return y.rest(j + 1)
		}
		if from, ok := y.copulaAt(j); ok {
			return y.rest(from)
		}
		switch {
		case freeLeads[tok.low]:
			free = true
		case english.Pronouns[tok.low]:
			clause = true
		case foreignNoun(y.p, j, y.q, &t.people) && !free && !clause:
			return span{}, false
		case tok.capital && t.people.isName(tok) && !free && !clause:
			return span{}, false
		}
	}
	if y.next.to > y.next.from && !fixed && (renews(y.p, y.sent) || y.topical()) {
		return y.resumedIn(y.next)
	}
	return span{}, false
}

// finds reads "look at the limit and you'll find 12" from token j on, and returns
// where the value begins; 0 where nobody finds anything.
func (y saying) finds(j int) int {
	if y.low(j) != "you" && y.low(j) != "we" {
		return 0
	}
	if j++; y.low(j) == "'ll" || y.low(j) == "will" {
		j++
	}
	if l := y.low(j); l == "find" || l == "see" || l == "get" || l == "read" {
		return j + 1
	}
	return 0
}

// topical says that a sentence only brings the noun phrase up: "on the limit."
func (y saying) topical() bool {
	switch y.low(y.sent.from) {
	case "on", "as", "about", "regarding", "concerning", "back", "for":
		return true
	}
	return false
}

// near says that the subject's name begins at token i, over determiners.
func near(m span, i int, p *parsed) bool {
	for i < len(p.toks) && english.Determiners[p.toks[i].low] {
		i++
	}
	return m.has(i)
}

// fixes says that a verb of fixing stands before the noun phrase.
func (y saying) fixes() bool {
	for i := y.m.from - 1; i >= y.sent.from && i >= y.m.from-4; i-- {
		if y.p.toks[i].kind == punct {
			return false
		}
		if fixVerbs[y.p.toks[i].stem] {
			return true
		}
	}
	return false
}

// copulaAt reads a verb at token j that leads to a value, and returns where the
// value begins.
func (y saying) copulaAt(j int) (int, bool) {
	low, st := y.low(j), y.p.toks[j].stem
	switch low {
	case "is", "was", "are", "were", "'s", "=", "becomes", "became", "stays", "remains", "reads", "equals", "means", "→", "will", "shall", "should", "has", "be":
		k := j + 1
		for k < y.sent.to && (y.low(k) == "be" || y.low(k) == "been" || y.low(k) == "read" || y.low(k) == "now" || y.low(k) == "still" || y.low(k) == "actually" || y.low(k) == "currently" || y.low(k) == "to" && y.low(k-1) == "now" || y.low(k) == "simply") {
			k++
		}
		if low == "has" && y.low(j+1) != "been" || (low == "will" || low == "shall" || low == "should") && k == j+1 {
			return 0, false
		}
		if k < y.sent.to && moveVerbs[y.p.toks[k].stem] && moveWords[y.low(k+1)] {
			for k++; moveWords[y.low(k)]; k++ {
			}
		}
		return k, true
	}
	if moveVerbs[st] && low != st && moveWords[y.low(j+1)] {
		k := j + 1
		for moveWords[y.low(k)] {
			k++
		}
		return k, true
	}
	return 0, false
}

// relative reads a clause that ends the sentence with the value, "then there's
// the limit, which is 12", and returns where the value begins. "The limit, which
// is new, is 12" goes on.
func (y saying) relative(j int) (int, bool) {
	if l := y.low(j); l != "which" && l != "who" {
		return 0, false
	}
	from, ok := y.copulaAt(j + 1)
	for k := from; ok && k < y.sent.to-1; k++ {
		if y.low(k) == "," {
			return 0, false
		}
	}
	return from, ok && from < y.sent.to
}

// resumed reads a clause at token j that takes the noun phrase up again:
// "it's 12", "that is Leo", "we use 12 from here on".
func (y saying) resumed(j int) (span, bool) {
	for j < y.sent.to && (y.low(j) == "and" || y.low(j) == "so" || y.low(j) == "now" || y.p.toks[j].kind == punct && y.low(j) != "(") {
		j++
	}
	return y.resumedIn(span{j, y.sent.to})
}

func (y saying) resumedIn(s span) (span, bool) {
	if s.to-s.from < 3 {
		return span{}, false
	}
	p := y.p
	first, second := p.toks[s.from].low, p.toks[s.from+1].low
	y.sent = span{min(y.sent.from, s.from), s.to}
	switch first {
	case "it", "that", "this":
		if second == "'ll" || second == "will" || second == "'s" || second == "is" || second == "becomes" || second == "stands" || second == "stays" || second == "remains" || second == "comes" || second == "amounts" {
			if from, ok := y.copulaAt(s.from + 1); ok {
				return y.rest(from)
			}
			if second == "'ll" {
				return y.rest(s.from + 3)
			}
		}
	case "we", "i":
		return y.taken(s.from)
	}
	return span{}, false
}

// taken reads "we go with 12" from token from on.
func (y saying) taken(from int) (span, bool) {
	for i := from; i < y.sent.to && i < from+14; i++ {
		t := y.p.toks[i]
		if t.kind == punct && i > from+2 && !(y.h.level == 3 && i < y.h.at.from) && t.low != "," {
			return span{}, false
		}
		if !topicVerbs[t.stem] || !(english.Pronouns[y.low(i-1)] || english.Auxiliaries[y.low(i-1)] || english.Connectives[y.low(i-1)]) {
			continue
		}
		k := i + 1
		if takePairs[y.low(k)] != "" {
			k++
		}
		return y.rest(k)
	}
	return span{}, false
}

// endWords end a phrase that answers, at their own place and behind a comma.
var (
	endWords   = english.Words("because since cause 'cause given instead whereas")
	commaWords = english.Words("as because since so but which who while whereas though although given cause after and until in for if by per from with not according says")
	timeTails  = [][]string{{"from", "here", "on"}, {"from", "now", "on"}, {"as", "of"}, {"from", "today"}, {"for", "now"}, {"now"}, {"today"}, {"onwards"}, {"at", "the", "moment"}, {"these", "days"}, {"so", "far"}, {"at", "last"}}
)

// rest returns the phrase from a token on, without what only dates or explains it.
func (y saying) rest(from int) (span, bool) {
	for from < y.sent.to && (y.low(from) == "that" || y.low(from) == "now" || y.low(from) == "actually" || y.low(from) == ":" || y.low(from) == "still" || y.low(from) == "to" && from > y.m.to) {
		from++
	}
	to := from
	told := from > y.sent.from && y.low(from-1) == "that" // a whole clause, reasons and all
	for to < y.sent.to {
		l := y.low(to)
		if told && (endWords[l] || y.tail(to) && to+1 < y.sent.to) {
			to++
			continue
		}
		if l == ";" || l == "(" || l == ")" || l == "—" || to > from && (endWords[l] || y.tail(to)) || l == "," && to+1 < y.sent.to && commaWords[y.low(to+1)] {
			break
		}
		if y.h.level == 3 && y.h.at.has(to) {
			break
		}
		to++
	}
	at := y.trim(span{from, to})
	return at, at.from < at.to && at.to-at.from < 30
}

func (y saying) tail(i int) bool {
	for _, w := range timeTails {
		if standsAt(y.p, y.sent, i, w) && (i+len(w) >= y.sent.to || len(w) > 1 || y.p.toks[i+len(w)].kind == punct) {
			return true
		}
	}
	return false
}

// trim cuts marks and a dangling preposition or comma from both ends.
func (y saying) trim(at span) span {
	for at.from < at.to && y.p.toks[at.from].kind == punct && !inValues(y.p, at.from) {
		at.from++
	}
	for at.to > at.from {
		t := y.p.toks[at.to-1]
		if t.kind == punct && !inValues(y.p, at.to-1) || english.Determiners[t.low] && t.low != "'s" || (t.low == "for" || t.low == "on" || t.low == "of") && y.h.level == 3 && y.h.at.from >= at.to {
			at.to--
			continue
		}
		break
	}
	return at
}
