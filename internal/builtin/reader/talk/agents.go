package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

var (
	ownPhrases = english.Words("taking take takes took mine have has 've got with on owns own owning grab grabbing grabbed handing handed goes over yours sits assigned picking picked")
	// SayStems are stems of what somebody does with words.
	SayStems = english.Stems("say announce report mention confirm state tell propose suggest write post share")
)

// Agents collects the people whom the messages name for the asked relation.
func (t *Talk) Agents(q *Query) []Candidate {
	var out []Candidate
	for i, p := range t.Read {
		if q.Barred(t, i) {
			continue
		}
		heads := t.Headings(i, q)
		for s, h := range heads {
			if h.Level == 0 || p.Asks[s] || requests(p, p.Sents[s]) {
				continue
			}
			if c, ok := t.agentIn(i, s, h, q); ok && !(h.Level == 1 && t.otherTopic(p, c.At, q)) {
				c.Msg, c.Sent, c.Level, c.Cites = i, s, h.Level, citing(h.from, i)
				changed := c.Changed
				c.describe(p, q)
				c.Changed = c.Changed || changed
				out = append(out, c)
			}
		}
	}
	return out
}

// requests says that a sentence asks somebody to do something.
func requests(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		l := p.Toks[i].Low
		if l == "please" || (l == "can" || l == "could" || l == "would") && i+1 < sent.To && p.Toks[i+1].Low == "you" {
			return true
		}
	}
	return false
}

// agentIn finds the person in one sentence.
func (t *Talk) agentIn(i, s int, h Heading, q *Query) (Candidate, bool) {
	p := t.Read[i]
	sent := p.Sents[s]
	fit, ok := t.fits(i, s, h, q)
	if ok && fit.last >= 0 {
		if h.Level < 3 && t.attributeElsewhere(p, sent, fit, q) {
			return Candidate{}, false
		}
		for _, at := range fit.toks {
			if who, where, ok := t.AgentOf(i, sent, at, h, q); ok {
				return Candidate{Text: who, At: where, Exact: fit.exact, Score: 10}, true
			}
		}
	}
	if slices.Contains(q.Attr, "own") || slices.Contains(q.Attr, "owner") || slices.Contains(q.Attr, "responsibl") || slices.Contains(q.Attr, "tak") || len(q.Attr) == 0 && slices.Contains(q.Soft, "tak") {
		if c, ok := t.claims(i, sent, h, q); ok {
			return c, true
		}
	}
	if fit.implied && fit.last < 0 && len(q.Attr) > 0 && (h.asked || s > 0 && p.Asks[s-1] && holdsWho(p, p.Sents[s-1])) {
		return t.ellipticPerson(i, sent, q)
	}
	return Candidate{}, false
}

// AgentOf reads who does what token at names: to its left, behind "by", behind a copula.
func (t *Talk) AgentOf(i int, sent text.Span, at int, h Heading, q *Query) (string, text.Span, bool) {
	p := t.Read[i]
	if t.compoundHead(p, sent, at, q) || objectRole(p, sent, at) || interjection(p, sent, at) {
		return "", text.Span{}, false
	}
	from := at
	for from > sent.From && p.Toks[from-1].Capital {
		from-- // a name in front of the verb is the agent's
	}
	if h.Level == 3 && betweenForeign(p, h.at.Span, text.Span{From: from, To: at + 1}, q, &t.People) {
		return "", text.Span{}, false
	}
	if who, where, ok := t.sentTo(i, sent, at); ok {
		return who, where, true
	}
	if who, where, ok := t.agentRight(i, sent, at, h, q); ok {
		return who, where, true
	}
	for j := at - 1; j >= sent.From; j-- {
		tok := p.Toks[j]
		if tok.Low == "," || tok.Low == ";" {
			break
		}
		if seekWords[tok.Low] || tok.Low == "not" || tok.Low == "n't" || guessWords[tok.Low] && tok.Low != "would" && tok.Low != "'d" || tok.Low == "asked" || tok.Low == "until" {
			return "", text.Span{}, false
		}
		if tok.Low == "i" || tok.Low == "myself" {
			return t.Msgs[i].Speaker, text.Span{From: j, To: j + 1}, true
		}
		if tok.Capital && j > sent.From && p.Toks[j-1].Capital {
			if who, ok := t.People.PersonAt(p, j-1, true); ok && who.To == j+1 {
				return who.Name, who.Span, true
			}
		}
		near := j == at-1 || j == at-2 && english.FunctionWord(p.Toks[at-1].Low)
		if who, ok := t.People.PersonAt(p, j, near && !(h.Level == 3 && h.at.Has(j))); ok {
			if j+1 < sent.To && p.Toks[j+1].Low == "," && j == sent.From { // an address
				return "", text.Span{}, false
			}
			if j > sent.From && english.Prepositions[p.Toks[j-1].Low] && p.Toks[j-1].Low != "as" && p.Toks[j-1].Low != "to" {
				continue
			}
			return who.Name, who.Span, true
		}
		if english.Pronouns[tok.Low] && tok.Low != "it" && tok.Low != "that" || h.Level == 3 && h.at.Has(j) || foreignNoun(p, j, q, &t.People) {
			return "", text.Span{}, false
		}
		if at-j > 6 {
			break
		}
	}
	return "", text.Span{}, false
}

// seekWords: who needs a reviewer is none.
var seekWords = english.Words("need needs needed want wants wanted seek seeking lack lacks lacking missing without looking searching find")

// compoundHead says that token i only qualifies the noun behind it: "review date".
func (t *Talk) compoundHead(p *text.Parsed, sent text.Span, i int, q *Query) bool {
	if i+1 >= sent.To || p.Seg[i+1] != p.Seg[i] || strings.HasSuffix(p.Toks[i].Low, "s") || strings.HasSuffix(p.Toks[i].Low, "ed") || strings.HasSuffix(p.Toks[i].Low, "ing") {
		return false
	}
	n := p.Toks[i+1]
	return GenericNouns[n.Low] || !n.Capital && !text.InValues(p, i+1) && foreignNoun(p, i+1, q, &t.People) && !roleNoun(n.Low)
}

// holdsWho says that a sentence asks for a person.
func holdsWho(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if l := p.Toks[i].Low; l == "who" || l == "whom" || l == "whose" {
			return true
		}
	}
	return false
}

// objectRole says that a noun of role is spoken of and given to nobody before
// it: "a question that only the reviewer can answer".
func objectRole(p *text.Parsed, sent text.Span, at int) bool {
	if !roleNoun(p.Toks[at].Low) || at == sent.From || !english.Determiners[p.Toks[at-1].Low] || p.Toks[at-1].Low == "'s" {
		return false
	}
	for i := at - 2; i >= sent.From; i-- {
		l := p.Toks[i].Low
		if copulas[l] || english.Auxiliaries[l] || l == "as" {
			return false
		}
		if !english.Determiners[l] && !english.PlainModifiers[l] && !english.Connectives[l] {
			break
		}
	}
	for i := at + 1; i < sent.To; i++ {
		if l := p.Toks[i].Low; l == "is" || l == "'s" || l == ":" || l == "will" || l == "becomes" || l == "was" {
			return false
		}
	}
	return true
}

// interjection: "okay," approves nothing, who signs up signs nothing off, and
// "my own wording" tells no owner.
func interjection(p *text.Parsed, sent text.Span, at int) bool {
	if at+1 >= sent.To {
		return false
	}
	next := p.Toks[at+1].Low
	if p.Toks[at].Low == "own" && at > sent.From && english.Determiners[p.Toks[at-1].Low] {
		return true
	}
	return p.Toks[at].Low == "clear" || at == sent.From && next == "," || p.Toks[at].Stem == "sign" && next == "up"
}

var agentLinks = english.Words("by is are : = with sits lies to will be goes now stays remains from has been falls on")

// agentRight reads "reviewed by Priya", "owner: Leo", "the reviewer for the plan is me".
func (t *Talk) agentRight(i int, sent text.Span, at int, h Heading, q *Query) (string, text.Span, bool) {
	p := t.Read[i]
	linked := false
	for j := at + 1; j < sent.To && j < at+14; j++ {
		tok := p.Toks[j]
		if who, ok := t.People.PersonAt(p, j, false); ok && j == at+1 && roleNoun(p.Toks[at].Low) {
			return who.Name, who.Span, true
		}
		switch {
		case agentLinks[tok.Low]:
			linked = true
			continue
		case tok.Low == "not" || tok.Low == "n't" || guessWords[tok.Low]:
			return "", text.Span{}, false
		case linked && tok.Low == "me" && p.Toks[j-1].Low != "tell":
			return t.Msgs[i].Speaker, text.Span{From: j, To: j + 1}, true
		}
		if linked && agentLinks[p.Toks[j-1].Low] || linked && p.Toks[j-1].Low == "@" {
			if who, ok := t.People.PersonAt(p, j, true); ok && !(h.Level == 3 && h.at.Has(j)) {
				return who.Name, who.Span, true
			}
		}
		if h.Level == 3 && h.at.Has(j) || q.inSubject(tok.Stem) || english.Determiners[tok.Low] || english.Prepositions[tok.Low] || tok.Low == "off" || tok.Low == "@" || q.ownStem(tok.Stem) {
			continue
		}
		return "", text.Span{}, false
	}
	return "", text.Span{}, false
}

var (
	goVerbs  = english.Words("go turn talk speak write come head")
	askVerbs = english.Words("ask see call contact find meet")
)

// sentTo reads "for the umpire, go to Priya" and "for an umpire of the match see
// Leo", with the noun at token at: who is named for a role fills it.
func (t *Talk) sentTo(i int, sent text.Span, at int) (string, text.Span, bool) {
	p := t.Read[i]
	if at < sent.From+2 || p.Toks[at-2].Low != "for" || !english.Determiners[p.Toks[at-1].Low] {
		return "", text.Span{}, false
	}
	for j := at + 1; j+1 < sent.To && j < at+12; j++ {
		to := j + 1
		switch low := p.Toks[j].Low; {
		case goVerbs[low] && p.Toks[to].Low == "to":
			to++
		case askVerbs[low]:
		default:
			continue
		}
		if who, ok := t.People.PersonAt(p, to, true); ok && to < sent.To {
			return who.Name, who.Span, true
		}
		return "", text.Span{}, false
	}
	return "", text.Span{}, false
}

func roleNoun(low string) bool {
	return strings.HasSuffix(low, "er") || strings.HasSuffix(low, "or") || low == "lead" || low == "assignee"
}

// claims reads who takes something over: "I'm taking …", "… is mine", "over to Leo".
func (t *Talk) claims(i int, sent text.Span, h Heading, q *Query) (Candidate, bool) {
	p := t.Read[i]
	if otherRole(p, sent, h) {
		return Candidate{}, false
	}
	for j := sent.From; j < sent.To; j++ {
		l := p.Toks[j].Low
		if !ownPhrases[l] || j > sent.From && l == "own" && english.Determiners[p.Toks[j-1].Low] || deniedBefore(p, sent, j) || h.Level == 3 && h.at.Has(j) {
			continue
		}
		if h.Level < 3 && leadForeign(p, sent, p.SegmentEnd(j, sent)-1, q, &t.People) {
			continue // "it goes out today, the report is mine"
		}
		if l == "mine" {
			return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: j, To: j + 1}, Score: 8}, true
		}
		if c, ok := t.claimAt(i, sent, j, h); ok {
			return c, true
		}
	}
	return Candidate{}, false
}

// otherRole: "review sits with Amir" says nothing about the owner.
func otherRole(p *text.Parsed, sent text.Span, h Heading) bool {
	for j := sent.From; j < sent.To; j++ {
		if h.Level == 3 && h.at.Has(j) {
			continue
		}
		if s := p.Toks[j].Stem; english.Related(s, "review") > 0 || english.Related(s, "approv") > 0 {
			return true
		}
	}
	return false
}

func (t *Talk) claimAt(i int, sent text.Span, j int, h Heading) (Candidate, bool) {
	p := t.Read[i]
	l := p.Toks[j].Low
	switch l {
	case "with", "on", "over", "goes", "handing", "handed", "sits", "assigned":
		for k := j + 1; k < sent.To && k < j+14; k++ {
			if prev := p.Toks[k-1].Low; prev != "with" && prev != "on" && prev != "to" {
				continue
			}
			if p.Toks[k].Low == "me" && (l != "on" || j > sent.From && copulas[p.Toks[j-1].Low]) && (l != "with" || t.restsWith(p, sent, j, k, h)) {
				return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: k, To: k + 1}, Score: 8}, true
			}
			who, ok := t.People.PersonAt(p, k, false)
			handed := l == "handing" || l == "handed" || l == "goes" || l == "over" || l == "assigned"
			if ok && (handed || j > sent.From && (copulas[p.Toks[j-1].Low] || p.Toks[j-1].Low == "sits" || p.Toks[j-1].Low == "stays")) {
				return Candidate{Text: who.Name, At: who.Span, Score: 8, Changed: handed}, true
			}
		}
	case "taking", "take", "takes", "took", "got", "have", "has", "'ve", "own", "owns", "owning", "grab", "grabbing", "grabbed", "picking", "picked":
		if !objectNear(p, sent, j, h) {
			return Candidate{}, false
		}
		for k := j - 1; k >= sent.From && k >= j-3; k-- {
			if p.Toks[k].Low == "i" {
				return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: k, To: j + 1}, Score: 8, Changed: j+1 < sent.To && p.Toks[j+1].Low == "over"}, true
			}
			if who, ok := t.People.PersonAt(p, k, false); ok && p.Toks[k+1].Low != "," {
				return Candidate{Text: who.Name, At: who.Span, Score: 8, Changed: j+1 < sent.To && p.Toks[j+1].Low == "over"}, true
			}
		}
		// "Taking the card vault load test." drops its subject.
		if j == sent.From && (l == "taking" || l == "grabbing" || l == "owning" || l == "picking") {
			return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: j, To: j + 1}, Score: 8}, true
		}
	}
	return Candidate{}, false
}

// restsWith: what is, sits or stays with somebody is theirs; who sat down with
// somebody owns nothing.
func (t *Talk) restsWith(p *text.Parsed, sent text.Span, j, k int, h Heading) bool {
	if k+1 < sent.To && p.Toks[k+1].Low == "as" || j == sent.From || h.Level == 3 && h.at.To == j {
		return true
	}
	prev := p.Toks[j-1]
	return prev.Kind == text.Punct || copulas[prev.Low] || english.Auxiliaries[prev.Low] || prev.Low == "sits" || prev.Low == "lies" || prev.Low == "rests" || prev.Low == "now"
}

// objectNear says that the thing itself is what is taken: "taking a look at" takes a look.
func objectNear(p *text.Parsed, sent text.Span, j int, h Heading) bool {
	for k := j + 1; k < sent.To && k < j+6; k++ {
		l := p.Toks[k].Low
		if h.Level == 3 && h.at.Has(k) {
			return true
		}
		if (h.Level < 3 || h.at.To <= j) && (l == "it" || l == "this" || l == "that") {
			return true
		}
		if !english.Determiners[l] && l != "on" && l != "over" && l != "up" && l != "care" && l != "of" && l != "ownership" && l != "new" {
			return false
		}
	}
	return false
}

func deniedBefore(p *text.Parsed, sent text.Span, j int) bool {
	for k := j - 1; k >= sent.From && k >= j-4; k-- {
		if l := p.Toks[k].Low; l == "not" || l == "n't" || l == "never" || guessWords[l] {
			return true
		}
	}
	return false
}

// ellipticPerson reads "Priya." or "me", said in answer to the question.
func (t *Talk) ellipticPerson(i int, sent text.Span, q *Query) (Candidate, bool) {
	p := t.Read[i]
	if sent.To-sent.From > 8 || deniedBefore(p, sent, sent.To-1) {
		return Candidate{}, false
	}
	var found []Candidate
	for j := sent.From; j < sent.To; j++ {
		if l := p.Toks[j].Low; l == "me" || l == "i" || l == "mine" {
			found = append(found, Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: j, To: j + 1}, Score: 6, Exact: true})
		}
		if who, ok := t.People.PersonAt(p, j, false); ok {
			found = append(found, Candidate{Text: who.Name, At: who.Span, Score: 6, Exact: true})
			j = who.To - 1
		}
	}
	if len(found) != 1 {
		return Candidate{}, false
	}
	return found[0], true
}
