package talk

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// A pattern of words that opens a clause which answers. Its last word is the one before the clause.
var (
	blockerOpeners = [][]string{{"blocked", "by"}, {"blocked", "on"}, {"blocked", "until"}, {"blocked", ":"},
		{"waiting", "for"}, {"waiting", "on"}, {"wait", "for"}, {"held", "up", "by"}, {"holding", "on"}, {"stuck",
			"on"},
		{"stuck", "behind"}, {"stuck", "at"}, {"stuck", "waiting", "for"}, {"blocker", ":"}, {"blocker",
			"is"}, {"blockers", ":"}, {"stalled", "by"}, {"stalled", "on"}, {"depends", "on"}, {"blocked", "because"}, {"blocked", "since"}, {"hold", "until"}, {"stuck", "until"}, {"stuck", ":"}, {"blocked", "because", "of"}, {"stuck", "because"}, {"move", "until"}, {"start", "until"}, {"proceed", "until"}, {"continue", "until"}, {"ahead", "until"}, {"merge", "until"}, {"ship", "until"}, {"wait", "until"}, {"stuck", "because", "of"}}
	dropOpeners = [][]string{{"instead", "of"}, {"rather", "than"}, {"considered"}, {"looked", "at"}, {"ruled", "out"},
		{"dropped"}, {"decided", "against"}, {"rejected"}, {"discarded"}, {"abandoned"}, {"scrapped"}, {"shelved"}, {"thought", "about"}, {"evaluated"}, {"toyed", "with"}, {"weighed"}, {"discussed"}, {"dismissed"}, {"turned", "down"}, {"tried"}, {"passed", "on"}, {"decided", "not", "to", "use"}}
	turnsDown  = english.Words("instead rather against but")
	objectEnds = english.Words(", for because as since but instead")
)

// Clauses collects the clauses that answer what blocks and what was dropped.
func (t *Talk) Clauses(q *Query) []Candidate {
	var out []Candidate
	for i, p := range t.Read {
		if q.Barred(t, i) {
			continue
		}
		heads := t.Headings(i, q)
		for s, h := range heads {
			if h.Level == 0 || p.Asks[s] {
				continue
			}
			at, ok := t.clauseIn(p, p.Sents[s], h, q)
			if !ok || h.Level == 1 && t.otherTopic(p, at, q) || bareOf(p, at, q) {
				continue
			}
			c := Candidate{Msg: i, Sent: s, Text: text.Tidy(p.Quote(at)), At: at, Level: h.Level,
				Cites: citing(h.from, i), Exact: true, Score: 8}
			c.describe(p, q)
			c.Denied, c.Old = false, false
			out = append(out, c)
		}
	}
	return out
}

func (t *Talk) clauseIn(p *text.Parsed, sent text.Span, h Heading, q *Query) (text.Span, bool) {
	switch {
	case t.otherThing(p, sent, h, q):
	case q.Ask == AskBlocker:
		return t.blockerIn(p, sent, h, q)
	case q.Ask == AskDropped:
		return droppedIn(p, sent, h)
	}
	return text.Span{}, false
}

// otherThing: a sentence that only inherits its subject speaks of another one.
func (t *Talk) otherThing(p *text.Parsed, sent text.Span, h Heading, q *Query) bool {
	return h.Level < 3 && leadsElsewhere(p, sent, q, &t.People)
}

// opened finds the first opener and returns the clause behind it.
func opened(p *text.Parsed, sent text.Span, openers [][]string) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		best := 0
		for _, o := range openers {
			if len(o) > best && text.StandsAt(p, sent, i, o) {
				best = len(o)
			}
		}
		counted := i > sent.From && p.Toks[i-1].Kind == text.Number && pastForm(p.Toks[i].Low) // "12 rejected rows"
		if best == 0 || counted || DeniedRight(p, sent, i) && p.Toks[i+best-1].Low != "until" {
			continue
		}
		if at := clauseEnd(p, sent, i+best); at.To > at.From {
			return at, true
		}
	}
	return text.Span{}, false
}

// DeniedRight: "not blocked by", "no longer waiting for".
func DeniedRight(p *text.Parsed, sent text.Span, i int) bool {
	for j := i - 1; j >= sent.From && j >= i-2; j-- {
		if l := p.Toks[j].Low; l == "not" || l == "n't" || l == "longer" {
			return true
		}
	}
	return false
}

// clauseEnd cuts a clause at the end of its sentence, at a semicolon, a
// bracket that closes, or a word that turns: but, so.
func clauseEnd(p *text.Parsed, sent text.Span, from int) text.Span {
	to := from
	for to < sent.To {
		l := p.Toks[to].Low
		if l == ";" || l == "—" || to > from && (l == "but" || l == "so" && p.Toks[to-1].Low == ",") {
			break
		}
		to++
	}
	for to > from && p.Toks[to-1].Kind == text.Punct && p.Toks[to-1].Low != "%" {
		to--
	}
	return text.Span{From: from, To: to}
}

// blockerIs reads "the blocker for the load test is a broken licence".
func blockerIs(p *text.Parsed, sent text.Span, q *Query) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		if !blockerNouns[p.Toks[i].Stem] {
			continue
		}
		for j := i + 1; j+1 < sent.To; j++ {
			l := p.Toks[j].Low
			if l == "is" || l == ":" {
				return clauseEnd(p, sent, j+1), true
			}
			if !english.FunctionWord(l) && !q.ownStem(p.Toks[j].Stem) {
				break
			}
		}
	}
	return text.Span{}, false
}

func (t *Talk) blockerIn(p *text.Parsed, sent text.Span, h Heading, q *Query) (text.Span, bool) {
	if at, ok := opened(p, sent, blockerOpeners); ok {
		before := text.Span{From: at.From - 1, To: at.From}
		return at, h.Level != 3 || h.at.From < at.From && !betweenForeign(p, h.at.Span, before, q, &t.People)
	}
	if at, ok := blockerIs(p, sent, q); ok {
		return at, true
	}
	return blocking(p, sent)
}

// blocking reads "a broken licence blocks the load test".
func blocking(p *text.Parsed, sent text.Span) (text.Span, bool) {
	for i := sent.From + 1; i < sent.To; i++ {
		if l := p.Toks[i].Low; l != "blocks" && l != "blocking" {
			continue
		}
		to := i
		for to > sent.From && english.Auxiliaries[p.Toks[to-1].Low] {
			to--
		}
		from := to
		for from > sent.From && p.Seg[from-1] == p.Seg[i] {
			from--
		}
		if from < to {
			return text.Span{From: from, To: to}, true
		}
	}
	return text.Span{}, false
}

// droppedIn reads "we looked at a managed queue, but went for our own".
func droppedIn(p *text.Parsed, sent text.Span, h Heading) (text.Span, bool) {
	if !decidedAgainst(p, sent) || requests(p, sent) {
		return text.Span{}, false
	}
	at, ok := opened(p, sent, dropOpeners)
	if !ok || passiveTail(p, at) {
		return text.Span{}, false
	}
	at = objectOf(p, at, h)
	return at, !english.Pronouns[p.Toks[at.From].Low]
}

var blockerNouns = english.Stems("blocker obstacle impediment")

// passiveTail: behind "was considered" stands no object, but "and dropped", "for the test".
func passiveTail(p *text.Parsed, at text.Span) bool {
	l := p.Toks[at.From].Low
	return l == "and" || english.Prepositions[l]
}

// decidedAgainst says that a sentence turns something down, and not only looks at it.
func decidedAgainst(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		l := p.Toks[i].Low
		if turnsDown[l] {
			return true
		}
		switch {
		case i == sent.From:
		case l == "dropped" || l == "rejected":
			if p.Toks[i-1].Kind != text.Number { // "12 rejected rows" turn nothing down
				return true
			}
		case l == "out":
			if prev := p.Toks[i-1].Low; prev == "ruled" || prev == "is" {
				return true
			}
		case l == "go" && i > sent.From+1 && p.Toks[i-2].Low == "let": // "let it go"
			return true
		}
	}
	return false
}

// objectOf cuts the thing that was dropped out of its clause.
func objectOf(p *text.Parsed, at text.Span, h Heading) text.Span {
	to := at.From + 1
	for to < at.To && !objectEnds[p.Toks[to].Low] && !dropsNext(p, to) && !h.names(to) {
		to++
	}
	return text.Span{From: at.From, To: to}
}

// dropsNext says that another verb follows: "considered and dropped".
func dropsNext(p *text.Parsed, i int) bool {
	return p.Toks[i].Low == "and" && i+1 < len(p.Toks) && strings.HasSuffix(p.Toks[i+1].Low, "ed")
}
