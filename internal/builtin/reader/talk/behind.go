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
	pauses    = english.Words(", ; — :")
	turnWords = english.Words("and but or")
	stopWords = english.Words("( not n't")
)

// passed is what stands between a noun phrase and the token that is read: a verb of
// fixing before the phrase, words that may name other things, a clause about it.
type passed struct{ fixed, free, clause bool }

// behind reads what follows a noun phrase: "the limit for it is 12", "as for
// the limit, it's 12", "fixing the limit at 12".
func (t *Talk) behind(y saying) (text.Span, bool) {
	w := passed{fixed: y.fixes()}
	for j := y.m.To; j < y.sent.To && j < y.m.To+24; j++ {
		low := y.low(j)
		switch n := y.aside(j, w); {
		case pauses[low]:
			if at, ok, over := y.paused(j); over {
				return at, ok
			}
			w.free, w.clause = w.free || low == ",", false
			continue
		case n > 0:
			j += n - 1
			continue
		case stopWords[low] || endWords[low]:
			return text.Span{}, false
		}
		if from, ok := y.valueFrom(j, w.fixed); ok {
			return y.rest(from)
		}
		w.free, w.clause = w.free || freeLeads[low], w.clause || english.Pronouns[low]
		if t.namesOther(y, j, w) {
			return text.Span{}, false
		}
	}
	if !w.fixed && (Renews(y.p, y.sent) || y.topical()) {
		return y.resumedIn(y.next)
	}
	return text.Span{}, false
}

// namesOther says that token j names another thing, or a person, where neither may stand.
func (t *Talk) namesOther(y saying, j int, w passed) bool {
	if w.free || w.clause {
		return false
	}
	return foreignNoun(y.p, j, y.q, &t.People) || y.p.Toks[j].Capital && t.People.IsName(y.p.Toks[j])
}

// aside returns how many tokens from j on only belong to the noun phrase: the
// subject's name, "to talk to", the verb of "that we turned down".
func (y saying) aside(j int, w passed) int {
	low := y.low(j)
	switch {
	case y.h.names(j), english.Determiners[low] && low != "'s":
		return 1
	case low == "to" && !w.fixed && j+1 < y.sent.To && y.p.Toks[j+1].Kind == text.Word &&
		!english.Determiners[y.low(j+1)]:
		return 2
	case w.clause && english.Pronouns[y.low(j-1)] && !english.Pronouns[low]:
		return y.overMoves(j+1) - j
	case w.fixed && y.h.Level == 3 && low == "on" && !text.InValues(y.p, j+1):
		return 1
	}
	return 0
}

// overMoves returns the token behind the prepositions at token k: "(turned) down to".
func (y saying) overMoves(k int) int {
	for moveWords[y.low(k)] {
		k++
	}
	return k
}

// paused reads what stands behind the mark at token j. The reading is over where
// the value stands there, or a clause that begins anew.
func (y saying) paused(j int) (at text.Span, ok, over bool) {
	if at, ok := y.resumed(j + 1); ok {
		return at, true, true
	}
	if y.low(j) == ":" || y.low(j) == "," && !y.q.Words && text.InValues(y.p, j+1) {
		at, ok = y.rest(j + 1)
		return at, ok, true
	}
	return text.Span{}, false, turnWords[y.low(j+1)]
}

// valueFrom says that token j leads to a value, and where the value begins.
func (y saying) valueFrom(j int, fixed bool) (int, bool) {
	low := y.low(j)
	if low == "of" && j == y.m.To && text.InValues(y.p, j+1) || fixed && (low == "at" || low == "to" || low == "on") {
		return j + 1, true
	}
	return y.copulaAt(j)
}

// topical says that a sentence only brings the noun phrase up: "on the limit."
func (y saying) topical() bool {
	switch y.low(y.sent.From) {
	case "on", "as", "about", "regarding", "back", "for":
		return true
	}
	return false
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

// Verbs that equate, those of them that may only promise a verb, and the adverbs behind them.
var (
	equateVerbs = english.Words("is was are were 's = becomes stays remains means will shall should has be")
	modals      = english.Words("will shall should")
	afterCopula = english.Words("be been now still actually simply")
)

// copulaAt reads a verb at token j that leads to a value, and returns where the value begins.
func (y saying) copulaAt(j int) (int, bool) {
	low, st := y.low(j), y.p.Toks[j].Stem
	if equateVerbs[low] {
		k := j + 1
		for afterCopula[y.low(k)] {
			k++
		}
		if low == "has" && y.low(j+1) != "been" || modals[low] && k == j+1 {
			return 0, false
		}
		if k < y.sent.To && moveVerbs[y.p.Toks[k].Stem] && moveWords[y.low(k+1)] {
			k = y.overMoves(k + 1)
		}
		return k, true
	}
	return y.overMoves(j + 1), moveVerbs[st] && low != st && moveWords[y.low(j+1)]
}

// resumed reads a clause at token j that takes the noun phrase up again:
// "it's 12", "that is Leo", "we use 12 from here on".
func (y saying) resumed(j int) (text.Span, bool) {
	for j < y.sent.To && (y.low(j) == "and" || y.low(j) == "so" || y.p.Toks[j].Kind == text.Punct) {
		j++
	}
	return y.resumedIn(text.Span{From: j, To: y.sent.To})
}

// resumeVerbs stand behind the pronoun of such a clause.
var resumeVerbs = english.Words("'ll will 's is stays comes")

func (y saying) resumedIn(s text.Span) (text.Span, bool) {
	if s.To-s.From < 3 {
		return text.Span{}, false
	}
	p := y.p
	first, second := p.Toks[s.From].Low, p.Toks[s.From+1].Low
	y.sent = text.Span{From: min(y.sent.From, s.From), To: s.To}
	switch first {
	case "it", "that", "this":
		if resumeVerbs[second] {
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
		if !topicVerbs[t.Stem] || !(english.Pronouns[y.low(i-1)] || english.Auxiliaries[y.low(i-1)] ||
			english.Connectives[y.low(i-1)]) {
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
	timeTails  = [][]string{{"from", "here", "on"}, {"from", "now", "on"}, {"as", "of"}, {"from", "today"},
		{"for", "now"}, {"now"}, {"today"}, {"onwards"}, {"at", "the", "moment"}, {"these", "days"}, {"so",
			"far"}, {"at", "last"}}
)

// rest returns the phrase from a token on, without what only dates or explains it.
func (y saying) rest(from int) (text.Span, bool) {
	for valueLeads[y.low(from)] {
		from++
	}
	to := from
	for to < y.sent.To && !y.endsValue(from, to) {
		to++
	}
	at := y.trim(text.Span{From: from, To: to})
	return at, at.From < at.To
}

// valueLeads stand between a verb and the value.
var valueLeads = english.Words("that : still to")

// endsValue says that the phrase that begins at from ends before token to.
// Behind "that" stands a whole clause, reasons and all.
func (y saying) endsValue(from, to int) bool {
	l := y.low(to)
	if y.low(from-1) == "that" && endWords[l] {
		return false
	}
	return l == ";" || l == "(" || l == "—" || y.h.names(to) ||
		to > from && (endWords[l] || y.tail(to)) || l == "," && commaWords[y.low(to+1)]
}

// tail says that words on the time begin at token i, behind which the phrase ends.
func (y saying) tail(i int) bool {
	for _, w := range timeTails {
		if text.StandsAt(y.p, y.sent, i, w) && (i+len(w) >= y.sent.To || len(w) > 1 ||
			y.p.Toks[i+len(w)].Kind == text.Punct) {
			return true
		}
	}
	return false
}

// trim cuts marks and a dangling preposition or comma from the end.
func (y saying) trim(at text.Span) text.Span {
	for at.To > at.From {
		t := y.p.Toks[at.To-1]
		mark := t.Kind == text.Punct && !text.InValues(y.p, at.To-1)
		leads := (t.Low == "for" || t.Low == "on") && y.h.Level == 3 && y.h.at.From >= at.To
		if !mark && !leads && !english.Determiners[t.Low] {
			break
		}
		at.To--
	}
	return at
}
