package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

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
func (t *Talk) behind(y saying) (text.Span, bool) {
	fixed := y.fixes()
	free, clause := false, false
	for j := y.m.To; j < y.sent.To && j < y.m.To+24; j++ {
		tok := y.p.Toks[j]
		switch {
		case y.h.Level == 3 && y.h.at.Has(j), english.Determiners[tok.Low] && tok.Low != "'s":
			continue
		case tok.Low == "," || tok.Low == ";" || tok.Low == "—" || tok.Low == "-" || tok.Low == ":":
			if at, ok := y.resumed(j + 1); ok {
				return at, true
			}
			if from, ok := y.relative(j + 1); ok {
				return y.rest(from)
			}
			if tok.Low == ":" || tok.Low == "," && !y.q.Words && text.InValues(y.p, j+1) {
				return y.rest(j + 1)
			}
			if l := y.low(j + 1); l == "and" || l == "but" || l == "or" || l == "while" {
				return text.Span{}, false
			}
			free, clause = free || tok.Low == ",", false
			continue
		case tok.Low == "(":
			return text.Span{}, false
		case tok.Low == "and" && y.finds(j+1) > 0:
			return y.rest(y.finds(j + 1))
		case tok.Low == "to" && !fixed && j+1 < y.sent.To && y.p.Toks[j+1].Kind == text.Word && !english.Determiners[y.low(j+1)]:
			j++ // "to talk to"
			continue
		case clause && english.Pronouns[y.low(j-1)] && !english.Pronouns[tok.Low]:
			for moveWords[y.low(j+1)] { // "that we turned down"
				j++
			}
			continue
		case tok.Low == "of" && j == y.m.To && j+1 < y.sent.To && text.InValues(y.p, j+1):
			return y.rest(j + 1)
		case endWords[tok.Low] || tok.Low == "not" || tok.Low == "n't" || tok.Low == "or":
			return text.Span{}, false
		case fixed && y.h.Level == 3 && tok.Low == "on" && !text.InValues(y.p, j+1):
			continue
		case fixed && (tok.Low == "at" || tok.Low == "to" || tok.Low == "on") && !(y.h.Level == 3 && j+1 < y.sent.To && near(y.h.at.Span, j+1, y.p)):
			return y.rest(j + 1)
		}
		if from, ok := y.copulaAt(j); ok {
			return y.rest(from)
		}
		switch {
		case freeLeads[tok.Low]:
			free = true
		case english.Pronouns[tok.Low]:
			clause = true
		case foreignNoun(y.p, j, y.q, &t.People) && !free && !clause:
			return text.Span{}, false
		case tok.Capital && t.People.IsName(tok) && !free && !clause:
			return text.Span{}, false
		}
	}
	if y.next.To > y.next.From && !fixed && (Renews(y.p, y.sent) || y.topical()) {
		return y.resumedIn(y.next)
	}
	return text.Span{}, false
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
	switch y.low(y.sent.From) {
	case "on", "as", "about", "regarding", "concerning", "back", "for":
		return true
	}
	return false
}

// near says that the subject's name begins at token i, over determiners.
func near(m text.Span, i int, p *text.Parsed) bool {
	for i < len(p.Toks) && english.Determiners[p.Toks[i].Low] {
		i++
	}
	return m.Has(i)
}

// fixes says that a verb of fixing stands before the noun phrase.
func (y saying) fixes() bool {
	for i := y.m.From - 1; i >= y.sent.From && i >= y.m.From-4; i-- {
		if y.p.Toks[i].Kind == text.Punct {
			return false
		}
		if fixVerbs[y.p.Toks[i].Stem] {
			return true
		}
	}
	return false
}

// copulaAt reads a verb at token j that leads to a value, and returns where the
// value begins.
func (y saying) copulaAt(j int) (int, bool) {
	low, st := y.low(j), y.p.Toks[j].Stem
	switch low {
	case "is", "was", "are", "were", "'s", "=", "becomes", "became", "stays", "remains", "reads", "equals", "means", "→", "will", "shall", "should", "has", "be":
		k := j + 1
		for k < y.sent.To && (y.low(k) == "be" || y.low(k) == "been" || y.low(k) == "read" || y.low(k) == "now" || y.low(k) == "still" || y.low(k) == "actually" || y.low(k) == "currently" || y.low(k) == "to" && y.low(k-1) == "now" || y.low(k) == "simply") {
			k++
		}
		if low == "has" && y.low(j+1) != "been" || (low == "will" || low == "shall" || low == "should") && k == j+1 {
			return 0, false
		}
		if k < y.sent.To && moveVerbs[y.p.Toks[k].Stem] && moveWords[y.low(k+1)] {
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
	for k := from; ok && k < y.sent.To-1; k++ {
		if y.low(k) == "," {
			return 0, false
		}
	}
	return from, ok && from < y.sent.To
}

// resumed reads a clause at token j that takes the noun phrase up again:
// "it's 12", "that is Leo", "we use 12 from here on".
func (y saying) resumed(j int) (text.Span, bool) {
	for j < y.sent.To && (y.low(j) == "and" || y.low(j) == "so" || y.low(j) == "now" || y.p.Toks[j].Kind == text.Punct && y.low(j) != "(") {
		j++
	}
	return y.resumedIn(text.Span{From: j, To: y.sent.To})
}

func (y saying) resumedIn(s text.Span) (text.Span, bool) {
	if s.To-s.From < 3 {
		return text.Span{}, false
	}
	p := y.p
	first, second := p.Toks[s.From].Low, p.Toks[s.From+1].Low
	y.sent = text.Span{From: min(y.sent.From, s.From), To: s.To}
	switch first {
	case "it", "that", "this":
		if second == "'ll" || second == "will" || second == "'s" || second == "is" || second == "becomes" || second == "stands" || second == "stays" || second == "remains" || second == "comes" || second == "amounts" {
			if from, ok := y.copulaAt(s.From + 1); ok {
				return y.rest(from)
			}
			if second == "'ll" {
				return y.rest(s.From + 3)
			}
		}
	case "we", "i":
		return y.taken(s.From)
	}
	return text.Span{}, false
}

// taken reads "we go with 12" from token from on.
func (y saying) taken(from int) (text.Span, bool) {
	for i := from; i < y.sent.To && i < from+14; i++ {
		t := y.p.Toks[i]
		if t.Kind == text.Punct && i > from+2 && !(y.h.Level == 3 && i < y.h.at.From) && t.Low != "," {
			return text.Span{}, false
		}
		if !topicVerbs[t.Stem] || !(english.Pronouns[y.low(i-1)] || english.Auxiliaries[y.low(i-1)] || english.Connectives[y.low(i-1)]) {
			continue
		}
		k := i + 1
		if takePairs[y.low(k)] != nil {
			k++
		}
		return y.rest(k)
	}
	return text.Span{}, false
}

// endWords end a phrase that answers, at their own place and behind a comma.
var (
	endWords   = english.Words("because since cause 'cause given instead whereas")
	commaWords = english.Words("as because since so but which who while whereas though although given cause after and until in for if by per from with not according says")
	timeTails  = [][]string{{"from", "here", "on"}, {"from", "now", "on"}, {"as", "of"}, {"from", "today"}, {"for", "now"}, {"now"}, {"today"}, {"onwards"}, {"at", "the", "moment"}, {"these", "days"}, {"so", "far"}, {"at", "last"}}
)

// rest returns the phrase from a token on, without what only dates or explains it.
func (y saying) rest(from int) (text.Span, bool) {
	for from < y.sent.To && (y.low(from) == "that" || y.low(from) == "now" || y.low(from) == "actually" || y.low(from) == ":" || y.low(from) == "still" || y.low(from) == "to" && from > y.m.To) {
		from++
	}
	to := from
	told := from > y.sent.From && y.low(from-1) == "that" // a whole clause, reasons and all
	for to < y.sent.To {
		l := y.low(to)
		if told && (endWords[l] || y.tail(to) && to+1 < y.sent.To) {
			to++
			continue
		}
		if l == ";" || l == "(" || l == ")" || l == "—" || to > from && (endWords[l] || y.tail(to)) || l == "," && to+1 < y.sent.To && commaWords[y.low(to+1)] {
			break
		}
		if y.h.Level == 3 && y.h.at.Has(to) {
			break
		}
		to++
	}
	at := y.trim(text.Span{From: from, To: to})
	return at, at.From < at.To && at.To-at.From < 30
}

func (y saying) tail(i int) bool {
	for _, w := range timeTails {
		if text.StandsAt(y.p, y.sent, i, w) && (i+len(w) >= y.sent.To || len(w) > 1 || y.p.Toks[i+len(w)].Kind == text.Punct) {
			return true
		}
	}
	return false
}

// trim cuts marks and a dangling preposition or comma from both ends.
func (y saying) trim(at text.Span) text.Span {
	for at.From < at.To && y.p.Toks[at.From].Kind == text.Punct && !text.InValues(y.p, at.From) {
		at.From++
	}
	for at.To > at.From {
		t := y.p.Toks[at.To-1]
		if t.Kind == text.Punct && !text.InValues(y.p, at.To-1) || english.Determiners[t.Low] && t.Low != "'s" || (t.Low == "for" || t.Low == "on" || t.Low == "of") && y.h.Level == 3 && y.h.at.From >= at.To {
			at.To--
			continue
		}
		break
	}
	return at
}
