package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

var (
	ownPhrases = english.Words("taking take takes took mine have has 've got with on owns handing handed goes over picking " +
		"picked")
	ownerStems = english.Words("own owner responsibl tak")
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
				c.describe(p, q)
				out = append(out, c)
			}
		}
	}
	return out
}

// requests says that a sentence asks somebody to do something.
func requests(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if p.Toks[i].Low == "please" {
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
	if slices.ContainsFunc(q.Attr, func(s string) bool { return ownerStems[s] }) {
		return t.claims(i, sent, h, q)
	}
	return Candidate{}, false
}

// AgentOf reads who does what token at names: behind "by" or a copula, or to its left.
func (t *Talk) AgentOf(i int, sent text.Span, at int, h Heading, q *Query) (string, text.Span, bool) {
	p := t.Read[i]
	if t.compoundHead(p, sent, at, q) || objectRole(p, sent, at) {
		return "", text.Span{}, false
	}
	from := at
	for from > sent.From && p.Toks[from-1].Capital {
		from-- // a name in front of the verb is the agent's
	}
	if h.Level == 3 && betweenForeign(p, h.at.Span, text.Span{From: from, To: at + 1}, q, &t.People) {
		return "", text.Span{}, false
	}
	if who, where, ok := t.agentRight(i, sent, at, h, q); ok {
		return who, where, true
	}
	return t.agentLeft(i, sent, at, h, q)
}

// agentReach is how many words before a verb its subject is looked for.
const agentReach = 7

// agentLeft reads the subject in front of token at: "Priya reviewed it", "I have approved it".
func (t *Talk) agentLeft(i int, sent text.Span, at int, h Heading, q *Query) (string, text.Span, bool) {
	p := t.Read[i]
	for j := at - 1; j >= sent.From && j >= at-agentReach; j-- {
		tok := p.Toks[j]
		if undone(tok.Low) {
			break
		}
		if tok.Low == "i" {
			return t.Msgs[i].Speaker, text.Span{From: j, To: j + 1}, true
		}
		near := j == at-1 || j == at-2 && english.FunctionWord(p.Toks[at-1].Low)
		if who, ok := t.personEnding(p, sent, j, near && !h.names(j)); ok {
			if j > sent.From && english.Prepositions[p.Toks[j-1].Low] && p.Toks[j-1].Low != "to" {
				continue
			}
			return who.Name, who.Span, true
		}
		if english.Pronouns[tok.Low] && tok.Low != "it" || h.names(j) || foreignNoun(p, j, q, &t.People) {
			break
		}
	}
	return "", text.Span{}, false
}

// personEnding returns the person whose name ends with token j.
func (t *Talk) personEnding(p *text.Parsed, sent text.Span, j int, near bool) (person, bool) {
	if p.Toks[j].Capital && j > sent.From && p.Toks[j-1].Capital {
		if who, ok := t.People.PersonAt(p, j-1, true); ok {
			return who, true
		}
	}
	return t.People.PersonAt(p, j, near)
}

// undone says that nobody does what stands behind a word.
func undone(low string) bool {
	return noAgentWords[low] || guessWords[low] && low != "would" && low != "'d"
}

// noAgentWords stand between a verb and whoever does not do it: who needs a
// reviewer is none, and neither is who is asked for one.
var noAgentWords = english.Words(", ; not n't asked need needs needed want wants wanted seek seeking lack lacks lacking " +
	"missing without looking searching find")

// compoundHead says that token i only qualifies the noun behind it: "review date".
func (t *Talk) compoundHead(p *text.Parsed, sent text.Span, i int, q *Query) bool {
	if i+1 >= sent.To || p.Seg[i+1] != p.Seg[i] || strings.HasSuffix(p.Toks[i].Low, "s") ||
		strings.HasSuffix(p.Toks[i].Low, "ed") || strings.HasSuffix(p.Toks[i].Low, "ing") {
		return false
	}
	n := p.Toks[i+1]
	return GenericNouns[n.Low] || !n.Capital && !text.InValues(p, i+1) && foreignNoun(p, i+1, q, &t.People) &&
		!roleNoun(n.Low)
}

// objectRole says that a noun of role is spoken of and given to nobody before
// it: "a question that only the reviewer can answer".
func objectRole(p *text.Parsed, sent text.Span, at int) bool {
	if !roleNoun(p.Toks[at].Low) || at == sent.From || !english.Determiners[p.Toks[at-1].Low] ||
		p.Toks[at-1].Low == "'s" {
		return false
	}
	for i := at - 2; i >= sent.From; i-- {
		l := p.Toks[i].Low
		if copulas[l] || english.Auxiliaries[l] || l == "as" {
			return false
		}
		if !english.Determiners[l] && !english.Connectives[l] {
			break
		}
	}
	for i := at + 1; i < sent.To; i++ {
		if l := p.Toks[i].Low; l == "is" || l == ":" {
			return false
		}
	}
	return true
}

var agentLinks = english.Words("by is are : = with sits lies to will be goes now stays remains from has been falls on")

// agentRight reads "reviewed by Priya", "owner: Leo", "the reviewer for the plan is me".
func (t *Talk) agentRight(i int, sent text.Span, at int, h Heading, q *Query) (string, text.Span, bool) {
	p := t.Read[i]
	linked := false
	for j := at + 1; j < sent.To; j++ {
		tok := p.Toks[j]
		behind := linked && agentLinks[p.Toks[j-1].Low]
		if who, ok := t.People.PersonAt(p, j, behind); ok && (behind || j == at+1) {
			return who.Name, who.Span, true
		}
		switch {
		case agentLinks[tok.Low]:
			linked = true
		case linked && tok.Low == "me":
			return t.Msgs[i].Speaker, text.Span{From: j, To: j + 1}, true
		case h.names(j), q.inSubject(tok.Stem), q.ownStem(tok.Stem), english.Determiners[tok.Low], english.Prepositions[tok.Low]:
			// of the subject
		default:
			return "", text.Span{}, false
		}
	}
	return "", text.Span{}, false
}

func roleNoun(low string) bool {
	return strings.HasSuffix(low, "er") || strings.HasSuffix(low, "or") || low == "lead" || low == "assignee"
}

// claims reads who takes something over: "I'm taking …", "… is mine", "over to Leo".
func (t *Talk) claims(i int, sent text.Span, h Heading, q *Query) (Candidate, bool) {
	p := t.Read[i]
	for j := sent.From; j < sent.To; j++ {
		l := p.Toks[j].Low
		if !ownPhrases[l] || deniedBefore(p, sent, j) {
			continue
		}
		if h.Level < 3 && leadForeign(p, sent, p.SegmentEnd(j, sent)-1, q, &t.People) {
			continue // "it goes out today, the report is mine"
		}
		var c Candidate
		ok := false
		switch l {
		case "mine":
			return t.speaker(i, j), true
		case "with", "on", "over", "goes", "handing", "handed":
			c, ok = t.givenTo(i, sent, j)
		default:
			c, ok = t.takenBy(i, sent, j, h)
		}
		if ok {
			return c, true
		}
	}
	return Candidate{}, false
}

// speaker makes a candidate of whoever wrote message i and says so at token j.
func (t *Talk) speaker(i, j int) Candidate {
	return Candidate{Text: t.Msgs[i].Speaker, At: text.Span{From: j, To: j + 1}, Score: 8}
}

// givenTo reads whom something rests with or goes to, behind token j: "it's on me", "over to Leo".
func (t *Talk) givenTo(i int, sent text.Span, j int) (Candidate, bool) {
	p := t.Read[i]
	l := p.Toks[j].Low
	rests := j > sent.From && copulas[p.Toks[j-1].Low]
	moves := l != "with" && l != "on"
	for k := j + 1; k < sent.To && k < j+14; k++ {
		if prev := p.Toks[k-1].Low; prev != "with" && prev != "on" && prev != "to" {
			continue
		}
		if p.Toks[k].Low == "me" && (l != "on" || rests) {
			return t.speaker(i, k), true
		}
		if who, ok := t.People.PersonAt(p, k, false); ok && (rests || moves) {
			return Candidate{Text: who.Name, At: who.Span, Score: 8, Changed: moves}, true
		}
	}
	return Candidate{}, false
}

// takenBy reads who takes the thing with the verb at token j: "I'm taking it", "Leo has it".
func (t *Talk) takenBy(i int, sent text.Span, j int, h Heading) (Candidate, bool) {
	p := t.Read[i]
	if !objectNear(p, sent, j, h) {
		return Candidate{}, false
	}
	for k := j - 1; k >= sent.From && k >= j-3; k-- {
		if p.Toks[k].Low == "i" {
			return t.speaker(i, k), true
		}
		if who, ok := t.People.PersonAt(p, k, false); ok {
			return Candidate{Text: who.Name, At: who.Span, Score: 8}, true
		}
	}
	return Candidate{}, false
}

// objectNear says that the thing itself is what is taken: "taking a look at" takes a look.
func objectNear(p *text.Parsed, sent text.Span, j int, h Heading) bool {
	for k := j + 1; k < sent.To; k++ {
		l := p.Toks[k].Low
		if h.names(k) || (h.Level < 3 || h.at.To <= j) && (l == "it" || l == "this" || l == "that") {
			return true
		}
		if !english.Determiners[l] && l != "on" && l != "up" {
			return false
		}
	}
	return false
}

func deniedBefore(p *text.Parsed, sent text.Span, j int) bool {
	for k := j - 1; k >= sent.From && k >= j-4; k-- {
		if l := p.Toks[k].Low; l == "not" || l == "n't" || guessWords[l] {
			return true
		}
	}
	return false
}
