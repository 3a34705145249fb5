package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

var (
	ownPhrases = english.Words("taking take takes took mine have has 've got with on owns own owning grab grabbing grabbed handing handed goes over yours sits assigned picking picked")
	sayStems   = english.Stems("say announce report mention confirm state tell propose suggest write post share")
)

// agents collects the people whom the messages name for the asked relation.
func (t *talk) agents(q *query) []candidate {
	var out []candidate
	for i, p := range t.read {
		if q.barred(t, i) {
			continue
		}
		heads := t.headings(i, q)
		for s, h := range heads {
			if h.level == 0 || p.asks[s] || requests(p, p.sents[s]) {
				continue
			}
			if c, ok := t.agentIn(i, s, h, q); ok && !(h.level == 1 && t.otherTopic(p, c.at, q)) {
				c.msg, c.sent, c.level, c.cites = i, s, h.level, citing(h.from, i)
				changed := c.changed
				c.describe(p, q)
				c.changed = c.changed || changed
				out = append(out, c)
			}
		}
	}
	return out
}

// requests says that a sentence asks somebody to do something.
func requests(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		l := p.toks[i].low
		if l == "please" || (l == "can" || l == "could" || l == "would") && i+1 < sent.to && p.toks[i+1].low == "you" {
			return true
		}
	}
	return false
}

// agentIn finds the person in one sentence.
func (t *talk) agentIn(i, s int, h heading, q *query) (candidate, bool) {
	p := t.read[i]
	sent := p.sents[s]
	fit, ok := t.fits(i, s, h, q)
	if ok && fit.last >= 0 {
		if h.level < 3 && t.attributeElsewhere(p, sent, fit, q) {
			return candidate{}, false
		}
		for _, at := range fit.toks {
			if who, where, ok := t.agentOf(i, sent, at, h, q); ok {
				return candidate{text: who, at: where, exact: fit.exact, score: 10}, true
			}
		}
	}
	if slices.Contains(q.attr, "own") || slices.Contains(q.attr, "owner") || slices.Contains(q.attr, "responsibl") || slices.Contains(q.attr, "tak") || len(q.attr) == 0 && slices.Contains(q.soft, "tak") {
		if c, ok := t.claims(i, sent, h, q); ok {
			return c, true
		}
	}
	if fit.implied && fit.last < 0 && len(q.attr) > 0 && (h.asked || s > 0 && p.asks[s-1] && holdsWho(p, p.sents[s-1])) {
		return t.ellipticPerson(i, sent, q)
	}
	return candidate{}, false
}

// agentOf reads who does what token at names: to its left, behind "by", behind a copula.
func (t *talk) agentOf(i int, sent span, at int, h heading, q *query) (string, span, bool) {
	p := t.read[i]
	if t.compoundHead(p, sent, at, q) || objectRole(p, sent, at) || interjection(p, sent, at) {
		return "", span{}, false
	}
	from := at
	for from > sent.from && p.toks[from-1].capital {
		from-- // a name in front of the verb is the agent's
	}
	if h.level == 3 && betweenForeign(p, h.at.span, span{from, at + 1}, q, &t.people) {
		return "", span{}, false
	}
	if who, where, ok := t.sentTo(i, sent, at); ok {
		return who, where, true
	}
	if who, where, ok := t.agentRight(i, sent, at, h, q); ok {
		return who, where, true
	}
	for j := at - 1; j >= sent.from; j-- {
		tok := p.toks[j]
		if tok.low == "," || tok.low == ";" {
			break
		}
		if seekWords[tok.low] || tok.low == "not" || tok.low == "n't" || guessWords[tok.low] && tok.low != "would" && tok.low != "'d" || tok.low == "asked" || tok.low == "until" {
			return "", span{}, false
		}
		if tok.low == "i" || tok.low == "myself" {
			return t.msgs[i].Speaker, span{j, j + 1}, true
		}
		if tok.capital && j > sent.from && p.toks[j-1].capital {
			if who, ok := t.people.personAt(p, j-1, true); ok && who.to == j+1 {
				return who.name, who.span, true
			}
		}
		near := j == at-1 || j == at-2 && english.FunctionWord(p.toks[at-1].low)
		if who, ok := t.people.personAt(p, j, near && !(h.level == 3 && h.at.has(j))); ok {
			if j+1 < sent.to && p.toks[j+1].low == "," && j == sent.from { // an address
				return "", span{}, false
			}
			if j > sent.from && english.Prepositions[p.toks[j-1].low] && p.toks[j-1].low != "as" && p.toks[j-1].low != "to" {
				continue
			}
			return who.name, who.span, true
		}
		if english.Pronouns[tok.low] && tok.low != "it" && tok.low != "that" || h.level == 3 && h.at.has(j) || foreignNoun(p, j, q, &t.people) {
			return "", span{}, false
		}
		if at-j > 6 {
			break
		}
	}
	return "", span{}, false
}

// seekWords: who needs a reviewer is none.
var seekWords = english.Words("need needs needed want wants wanted seek seeking lack lacks lacking missing without looking searching find")

// compoundHead says that token i only qualifies the noun behind it: "review date".
func (t *talk) compoundHead(p *parsed, sent span, i int, q *query) bool {
	if i+1 >= sent.to || p.seg[i+1] != p.seg[i] || strings.HasSuffix(p.toks[i].low, "s") || strings.HasSuffix(p.toks[i].low, "ed") || strings.HasSuffix(p.toks[i].low, "ing") {
		return false
	}
	n := p.toks[i+1]
	return genericNouns[n.low] || !n.capital && !inValues(p, i+1) && foreignNoun(p, i+1, q, &t.people) && !roleNoun(n.low)
}

// holdsWho says that a sentence asks for a person.
func holdsWho(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		if l := p.toks[i].low; l == "who" || l == "whom" || l == "whose" {
			return true
		}
	}
	return false
}

// objectRole says that a noun of role is spoken of and given to nobody before
// it: "a question that only the reviewer can answer".
func objectRole(p *parsed, sent span, at int) bool {
	if !roleNoun(p.toks[at].low) || at == sent.from || !english.Determiners[p.toks[at-1].low] || p.toks[at-1].low == "'s" {
		return false
	}
	for i := at - 2; i >= sent.from; i-- {
		l := p.toks[i].low
		if copulas[l] || english.Auxiliaries[l] || l == "as" {
			return false
		}
		if !english.Determiners[l] && !english.PlainModifiers[l] && !english.Connectives[l] {
			break
		}
	}
	for i := at + 1; i < sent.to; i++ {
		if l := p.toks[i].low; l == "is" || l == "'s" || l == ":" || l == "will" || l == "becomes" || l == "was" {
			return false
		}
	}
	return true
}

// interjection: "okay," approves nothing, who signs up signs nothing off, and
// "my own wording" tells no owner.
func interjection(p *parsed, sent span, at int) bool {
	if at+1 >= sent.to {
		return false
	}
	next := p.toks[at+1].low
	if p.toks[at].low == "own" && at > sent.from && english.Determiners[p.toks[at-1].low] {
		return true
	}
	return p.toks[at].low == "clear" || at == sent.from && next == "," || p.toks[at].stem == "sign" && next == "up"
}

var agentLinks = english.Words("by is are : = with sits lies to will be goes now stays remains from has been falls on")

// agentRight reads "reviewed by Priya", "owner: Leo", "the reviewer for the plan is me".
func (t *talk) agentRight(i int, sent span, at int, h heading, q *query) (string, span, bool) {
	p := t.read[i]
	linked := false
	for j := at + 1; j < sent.to && j < at+14; j++ {
		tok := p.toks[j]
		if who, ok := t.people.personAt(p, j, false); ok && j == at+1 && roleNoun(p.toks[at].low) {
			return who.name, who.span, true
		}
		switch {
		case agentLinks[tok.low]:
			linked = true
			continue
		case tok.low == "not" || tok.low == "n't" || guessWords[tok.low]:
			return "", span{}, false
		case linked && tok.low == "me" && p.toks[j-1].low != "tell":
			return t.msgs[i].Speaker, span{j, j + 1}, true
		}
		if linked && agentLinks[p.toks[j-1].low] || linked && p.toks[j-1].low == "@" {
			if who, ok := t.people.personAt(p, j, true); ok && !(h.level == 3 && h.at.has(j)) {
				return who.name, who.span, true
			}
		}
		if h.level == 3 && h.at.has(j) || q.inSubject(tok.stem) || english.Determiners[tok.low] || english.Prepositions[tok.low] || tok.low == "off" || tok.low == "@" || q.ownStem(tok.stem) {
			continue
		}
		return "", span{}, false
	}
	return "", span{}, false
}

var (
	goVerbs  = english.Words("go turn talk speak write come head")
	askVerbs = english.Words("ask see call contact find meet")
)

// sentTo reads "for the umpire, go to Priya" and "for an umpire of the match see
// Leo", with the noun at token at: who is named for a role fills it.
func (t *talk) sentTo(i int, sent span, at int) (string, span, bool) {
	p := t.read[i]
	if at < sent.from+2 || p.toks[at-2].low != "for" || !english.Determiners[p.toks[at-1].low] {
		return "", span{}, false
	}
	for j := at + 1; j+1 < sent.to && j < at+12; j++ {
		to := j + 1
		switch low := p.toks[j].low; {
		case goVerbs[low] && p.toks[to].low == "to":
			to++
		case askVerbs[low]:
		default:
			continue
		}
		if who, ok := t.people.personAt(p, to, true); ok && to < sent.to {
			return who.name, who.span, true
		}
		return "", span{}, false
	}
	return "", span{}, false
}

func roleNoun(low string) bool {
	return strings.HasSuffix(low, "er") || strings.HasSuffix(low, "or") || low == "lead" || low == "assignee"
}

// claims reads who takes something over: "I'm taking …", "… is mine", "over to Leo".
func (t *talk) claims(i int, sent span, h heading, q *query) (candidate, bool) {
	p := t.read[i]
	if otherRole(p, sent, h) {
		return candidate{}, false
	}
	for j := sent.from; j < sent.to; j++ {
		l := p.toks[j].low
		if !ownPhrases[l] || j > sent.from && l == "own" && english.Determiners[p.toks[j-1].low] || deniedBefore(p, sent, j) || h.level == 3 && h.at.has(j) {
			continue
		}
		if h.level < 3 && leadForeign(p, sent, p.segmentEnd(j, sent)-1, q, &t.people) {
			continue // "it goes out today, the report is mine"
		}
		if l == "mine" {
			return candidate{text: t.msgs[i].Speaker, at: span{j, j + 1}, score: 8}, true
		}
		if c, ok := t.claimAt(i, sent, j, h); ok {
			return c, true
		}
	}
	return candidate{}, false
}

// segmentEnd returns where the segment of a token ends within its sentence.
func (p *parsed) segmentEnd(i int, sent span) int {
	to := i + 1
	for to < sent.to && p.seg[to] == p.seg[i] {
		to++
	}
	return to
}

// otherRole: "review sits with Amir" says nothing about the owner.
func otherRole(p *parsed, sent span, h heading) bool {
	for j := sent.from; j < sent.to; j++ {
		if h.level == 3 && h.at.has(j) {
			continue
		}
		if s := p.toks[j].stem; english.Related(s, "review") > 0 || english.Related(s, "approv") > 0 {
			return true
		}
	}
	return false
}

func (t *talk) claimAt(i int, sent span, j int, h heading) (candidate, bool) {
	p := t.read[i]
	l := p.toks[j].low
	switch l {
	case "with", "on", "over", "goes", "handing", "handed", "sits", "assigned":
		for k := j + 1; k < sent.to && k < j+14; k++ {
			if prev := p.toks[k-1].low; prev != "with" && prev != "on" && prev != "to" {
				continue
			}
			if p.toks[k].low == "me" && (l != "on" || j > sent.from && copulas[p.toks[j-1].low]) && (l != "with" || t.restsWith(p, sent, j, k, h)) {
				return candidate{text: t.msgs[i].Speaker, at: span{k, k + 1}, score: 8}, true
			}
			who, ok := t.people.personAt(p, k, false)
			handed := l == "handing" || l == "handed" || l == "goes" || l == "over" || l == "assigned"
			if ok && (handed || j > sent.from && (copulas[p.toks[j-1].low] || p.toks[j-1].low == "sits" || p.toks[j-1].low == "stays")) {
				return candidate{text: who.name, at: who.span, score: 8, changed: handed}, true
			}
		}
	case "taking", "take", "takes", "took", "got", "have", "has", "'ve", "own", "owns", "owning", "grab", "grabbing", "grabbed", "picking", "picked":
		if !objectNear(p, sent, j, h) {
			return candidate{}, false
		}
		for k := j - 1; k >= sent.from && k >= j-3; k-- {
			if p.toks[k].low == "i" {
				return candidate{text: t.msgs[i].Speaker, at: span{k, j + 1}, score: 8, changed: j+1 < sent.to && p.toks[j+1].low == "over"}, true
			}
			if who, ok := t.people.personAt(p, k, false); ok && p.toks[k+1].low != "," {
				return candidate{text: who.name, at: who.span, score: 8, changed: j+1 < sent.to && p.toks[j+1].low == "over"}, true
			}
		}
		// "Taking the card vault load test." drops its subject.
		if j == sent.from && (l == "taking" || l == "grabbing" || l == "owning" || l == "picking") {
			return candidate{text: t.msgs[i].Speaker, at: span{j, j + 1}, score: 8}, true
		}
	}
	return candidate{}, false
}

// restsWith: what is, sits or stays with somebody is theirs; who sat down with
// somebody owns nothing.
func (t *talk) restsWith(p *parsed, sent span, j, k int, h heading) bool {
	if k+1 < sent.to && p.toks[k+1].low == "as" || j == sent.from || h.level == 3 && h.at.to == j {
		return true
	}
	prev := p.toks[j-1]
	return prev.kind == punct || copulas[prev.low] || english.Auxiliaries[prev.low] || prev.low == "sits" || prev.low == "lies" || prev.low == "rests" || prev.low == "now"
}

// objectNear says that the thing itself is what is taken: "taking a look at" takes a look.
func objectNear(p *parsed, sent span, j int, h heading) bool {
	for k := j + 1; k < sent.to && k < j+6; k++ {
		l := p.toks[k].low
		if h.level == 3 && h.at.has(k) {
			return true
		}
		if (h.level < 3 || h.at.to <= j) && (l == "it" || l == "this" || l == "that") {
			return true
		}
		if !english.Determiners[l] && l != "on" && l != "over" && l != "up" && l != "care" && l != "of" && l != "ownership" && l != "new" {
			return false
		}
	}
	return false
}

func deniedBefore(p *parsed, sent span, j int) bool {
	for k := j - 1; k >= sent.from && k >= j-4; k-- {
		if l := p.toks[k].low; l == "not" || l == "n't" || l == "never" || guessWords[l] {
			return true
		}
	}
	return false
}

// ellipticPerson reads "Priya." or "me", said in answer to the question.
func (t *talk) ellipticPerson(i int, sent span, q *query) (candidate, bool) {
	p := t.read[i]
	if sent.to-sent.from > 8 || deniedBefore(p, sent, sent.to-1) {
		return candidate{}, false
	}
	var found []candidate
	for j := sent.from; j < sent.to; j++ {
		if l := p.toks[j].low; l == "me" || l == "i" || l == "mine" {
			found = append(found, candidate{text: t.msgs[i].Speaker, at: span{j, j + 1}, score: 6, exact: true})
		}
		if who, ok := t.people.personAt(p, j, false); ok {
			found = append(found, candidate{text: who.name, at: who.span, score: 6, exact: true})
			j = who.to - 1
		}
	}
	if len(found) != 1 {
		return candidate{}, false
	}
	return found[0], true
}

// actor answers who began or ended something: the named agent, or the speaker
// of an assertion that names none.
func (t *talk) actor(q *query, ev event) finding {
	h, ok := t.settleEvent(q.with(ev, q.subject), ev)
	if !ok {
		return nothing("nobody says that it happened")
	}
	p := t.read[h.msg]
	sent := p.sents[max(p.sentenceOf(h.at.from), 0)]
	who, where, found := t.agentOf(h.msg, sent, h.at.from, heading{}, q)
	if !found || where.from < 0 {
		who = t.msgs[h.msg].Speaker
	}
	return finding{answer: who, cites: h.cites, confidence: 75, reason: "Said in the message that reports it."}
}

// sayer answers who said something: the speaker of the message with all its words.
func (t *talk) sayer(q *query) finding {
	for i := range t.read {
		for _, h := range t.headings(i, q) {
			if h.level == 3 {
				return finding{answer: t.msgs[i].Speaker, cites: []int{i}, confidence: 70, reason: "The speaker of the message that says it."}
			}
		}
	}
	return nothing("nobody says it")
}
