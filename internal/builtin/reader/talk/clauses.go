package talk

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// A pattern of words that opens a clause which answers. Its last word is the
// one before the clause.
var (
	causeOpeners   = [][]string{{"because", "of"}, {"because"}, {"due", "to"}, {"owing", "to"}, {"thanks", "to"}, {"reason", ":"}, {"reason", "is", "that"}, {"reason", "is"}, {"reason", "being"}, {"reason", "was"}, {"since"}, {"so", "that"}, {"cause", ":"}, {"caused", "by"}}
	blockerOpeners = [][]string{{"blocked", "by"}, {"blocked", "on"}, {"blocked", "until"}, {"blocked", ":"}, {"waiting", "for"}, {"waiting", "on"}, {"wait", "for"}, {"held", "up", "by"}, {"holding", "on"}, {"stuck", "on"},
		{"stuck", "behind"}, {"stuck", "at"}, {"stuck", "waiting", "for"}, {"blocker", ":"}, {"blocker", "is"}, {"blockers", ":"}, {"stalled", "by"}, {"stalled", "on"}, {"depends", "on"}, {"blocked", "because"}, {"blocked", "since"}, {"hold", "until"}, {"stuck", "until"}, {"stuck", ":"}, {"blocked", "because", "of"}, {"stuck", "because"}, {"move", "until"}, {"start", "until"}, {"proceed", "until"}, {"continue", "until"}, {"ahead", "until"}, {"merge", "until"}, {"ship", "until"}, {"wait", "until"}, {"stuck", "because", "of"}}
	dropOpeners = [][]string{{"instead", "of"}, {"rather", "than"}, {"considered"}, {"looked", "at"}, {"ruled", "out"}, {"dropped"}, {"decided", "against"}, {"rejected"}, {"discarded"}, {"abandoned"}, {"scrapped"}, {"shelved"}, {"thought", "about"}, {"evaluated"}, {"toyed", "with"}, {"weighed"}, {"discussed"}, {"dismissed"}, {"turned", "down"}, {"tried"}, {"passed", "on"}, {"decided", "not", "to", "use"}}
	dropClosers = english.Words("considered dropped rejected discarded abandoned scrapped shelved dismissed out")
)

// Clauses collects the clauses that answer why, what blocks, what was dropped.
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
			at, ok := t.clauseIn(i, s, h, q)
			if !ok || h.Level == 1 && t.otherTopic(p, at, q) || bareOf(p, at, q) {
				continue
			}
			c := Candidate{Msg: i, Sent: s, Text: text.Tidy(p.Quote(at)), At: at, Level: h.Level, Cites: citing(h.from, i), Exact: true, Score: 8}
			c.describe(p, q)
			c.Denied, c.Old = false, false
			out = append(out, c)
		}
	}
	return out
}

func (t *Talk) clauseIn(i, s int, h Heading, q *Query) (text.Span, bool) {
	p := t.Read[i]
	sent := p.Sents[s]
	switch q.Ask {
	case AskBlocker:
		return t.blockerIn(p, sent, h, q)
	case AskDropped:
		return t.droppedIn(p, sent, h, q)
	}
	return t.reasonIn(i, s, h, q)
}

func (t *Talk) reasonIn(i, s int, h Heading, q *Query) (text.Span, bool) {
	p := t.Read[i]
	sent := p.Sents[s]
	missing := q.missingVerbs(p, sent)
	at, ok := opened(p, sent, causeOpeners)
	if !ok {
		at, ok = commaAs(p, sent)
	}
	if !ok {
		at, ok = nounIs(p, sent, reasonStems, q)
	}
	answers := h.Level == 1 && h.asked && !h.typed
	switch {
	case ok && (len(missing) == 0 || answers || s > 0 && h.Level >= 2 && len(q.missingVerbs(p, p.Sents[s-1])) == 0 && reasonLead(p, sent)):
		return at, answers || !t.otherThing(p, text.Span{From: sent.From, To: at.From}, h, q)
	case ok:
		return text.Span{}, false
	case answers && s == 0 && sent.To-sent.From >= 3:
		return text.Span{From: skipLead(p, sent), To: sent.To}, true
	case len(missing) == 0 && h.Level == 3 && len(q.Attr) > 0:
		return afterColon(p, sent, h)
	}
	return text.Span{}, false
}

// missingVerbs is missing for reasons: the words "reason" and "why" need not stand there.
func (q *Query) missingVerbs(p *text.Parsed, sent text.Span) []string {
	var out []string
	for _, a := range q.Missing(p, sent) {
		if english.Related(a, "reason") == 0 && a != "behind" {
			out = append(out, a)
		}
	}
	return out
}

func reasonLead(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To && i < sent.From+3; i++ {
		if l := p.Toks[i].Low; l == "because" || l == "reason" || l == "due" || l == "cause" || l == "that" {
			return true
		}
	}
	return false
}

func skipLead(p *text.Parsed, sent text.Span) int {
	from := sent.From
	for from < sent.To-2 && (p.Toks[from].Low == "because" || p.Toks[from].Low == "," || p.Toks[from].Low == "well" || p.Toks[from].Low == "mainly" || p.Toks[from].Low == "mostly") {
		from++
	}
	return from
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
		if best == 0 || p.Toks[i].Low == "since" && datedSince(p, i) || DeniedRight(p, sent, i) && p.Toks[i+best-1].Low != "until" || i > sent.From && p.Toks[i-1].Kind == text.Number && pastForm(p.Toks[i].Low) {
			continue
		}
		if at := clauseEnd(p, sent, i+best); at.To > at.From {
			return at, true
		}
	}
	return text.Span{}, false
}

// datedSince: "since Monday" gives no reason.
func datedSince(p *text.Parsed, i int) bool {
	for _, v := range p.Vals {
		if v.From == i+1 {
			return true
		}
	}
	return i+1 < len(p.Toks) && (p.Toks[i+1].Low == "then" || p.Toks[i+1].Low == "last")
}

// DeniedRight: "not blocked by", "no longer waiting for".
func DeniedRight(p *text.Parsed, sent text.Span, i int) bool {
	for j := i - 1; j >= sent.From && j >= i-2; j-- {
		if l := p.Toks[j].Low; l == "not" || l == "n't" || l == "longer" || l == "never" || l == "nothing" {
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
		if l == ";" || l == ")" || l == "—" || to > from && (l == "but" || l == "so" && p.Toks[to-1].Low == ",") {
			break
		}
		to++
	}
	for to > from && p.Toks[to-1].Kind == text.Punct && p.Toks[to-1].Low != "%" {
		to--
	}
	return text.Span{From: from, To: to}
}

// commaAs reads ", as the licence ran out".
func commaAs(p *text.Parsed, sent text.Span) (text.Span, bool) {
	for i := sent.From + 1; i+2 < sent.To; i++ {
		if p.Toks[i].Low == "as" && p.Toks[i-1].Low == "," && p.Toks[i+1].Low != "of" && p.Toks[i+1].Low != "well" {
			return clauseEnd(p, sent, i+1), true
		}
	}
	return text.Span{}, false
}

// nounIs reads "the reason for the delay of the load test is a broken licence".
func nounIs(p *text.Parsed, sent text.Span, nouns english.Set, q *Query) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		if !nouns[p.Toks[i].Stem] {
			continue
		}
		for j := i + 1; j+1 < sent.To; j++ {
			l := p.Toks[j].Low
			if l == "is" || l == "was" || l == ":" || l == "'s" {
				return clauseEnd(p, sent, j+1), true
			}
			if !english.FunctionWord(l) && !q.ownStem(p.Toks[j].Stem) {
				break
			}
		}
	}
	return text.Span{}, false
}

// afterColon reads "the load test slipped: the licence ran out".
func afterColon(p *text.Parsed, sent text.Span, h Heading) (text.Span, bool) {
	for i := h.at.To; i+2 < sent.To; i++ {
		if l := p.Toks[i].Low; (l == ":" || l == "—" || l == ";") && i > h.at.To {
			return clauseEnd(p, sent, i+1), true
		}
	}
	return text.Span{}, false
}

func (t *Talk) blockerIn(p *text.Parsed, sent text.Span, h Heading, q *Query) (text.Span, bool) {
	if t.otherThing(p, sent, h, q) {
		return text.Span{}, false
	}
	if at, ok := opened(p, sent, blockerOpeners); ok {
		if h.Level == 3 && h.at.From >= at.From {
			return beforeMention(p, at, h)
		}
		if h.Level == 3 && betweenForeign(p, h.at.Span, text.Span{From: at.From - 1, To: at.From}, q, &t.People) {
			return text.Span{}, false
		}
		return at, true
	}
	if at, ok := nounIs(p, sent, blockerNouns, q); ok {
		return at, true
	}
	for i := sent.From + 1; i < sent.To; i++ {
		l := p.Toks[i].Low
		active := l == "blocks" || (l == "blocking" || l == "stopping" || l == "holding") && (p.Toks[i-1].Low == "is" || p.Toks[i-1].Low == "are" || p.Toks[i-1].Low == "'s" || p.Toks[i-1].Low == "still")
		if !active || h.Level == 3 && h.at.From < i {
			continue
		}
		to := i
		for to > sent.From && (english.Auxiliaries[p.Toks[to-1].Low] || p.Toks[to-1].Low == "'s" || english.Connectives[p.Toks[to-1].Low]) {
			to--
		}
		from := to
		for from > sent.From && p.Seg[from-1] == p.Seg[i] {
			from--
		}
		if from < to && !DeniedRight(p, sent, i) {
			return text.Span{From: from, To: to}, true
		}
	}
	return text.Span{}, false
}

// beforeMention cuts "legal" out of "legal for the consent form".
func beforeMention(p *text.Parsed, at text.Span, h Heading) (text.Span, bool) {
	to := h.at.From
	for to > at.From && english.Determiners[p.Toks[to-1].Low] {
		to--
	}
	if to <= at.From+1 || !english.Prepositions[p.Toks[to-1].Low] {
		return text.Span{}, false
	}
	return text.Span{From: at.From, To: to - 1}, true
}

func (t *Talk) droppedIn(p *text.Parsed, sent text.Span, h Heading, q *Query) (text.Span, bool) {
	if t.otherThing(p, sent, h, q) || !decidedAgainst(p, sent) || requests(p, sent) {
		return text.Span{}, false
	}
	if at, ok := opened(p, sent, dropOpeners); ok && !(h.Level == 3 && h.at.From == at.From) && !passiveTail(p, at) {
		if at = objectOf(p, at, h); !english.Pronouns[p.Toks[at.From].Low] {
			return at, true
		}
		return leadingPhrase(p, sent, h)
	}
	for i := sent.From + 1; i < sent.To; i++ {
		if !dropClosers[p.Toks[i].Low] || p.Toks[i-1].Kind == text.Number || p.Toks[i].Low == "out" && i+1 < sent.To && p.Toks[i+1].Low == "of" || p.Toks[i].Low == "out" && p.Toks[i-1].Low != "is" && p.Toks[i-1].Low != "ruled" {
			continue
		}
		to := i
		for to > sent.From && (english.Auxiliaries[p.Toks[to-1].Low] || p.Toks[to-1].Low == "also" || p.Toks[to-1].Low == "ruled" || p.Toks[to-1].Low == "and" || dropClosers[p.Toks[to-1].Low] || h.names(to-1) || (p.Toks[to-1].Low == "for" || english.Determiners[p.Toks[to-1].Low]) && to > sent.From+1) {
			to--
		}
		from := to
		for from > sent.From && p.Seg[from-1] == p.Seg[max(to-1, 0)] && p.Toks[from-1].Low != ":" && p.Toks[from-1].Kind != text.Punct && !h.names(from-1) {
			from--
		}
		if from < to {
			return text.Span{From: from, To: to}, true
		}
	}
	return text.Span{}, false
}

var blockerNouns = english.Stems("blocker obstacle impediment")

// leadingPhrase returns the grammatical subject of a sentence, which "it"
// takes up again: "a managed queue was an option, but we dropped it".
func leadingPhrase(p *text.Parsed, sent text.Span, h Heading) (text.Span, bool) {
	for i := sent.From; i < sent.To; i++ {
		if english.Auxiliaries[p.Toks[i].Low] {
			return text.Span{From: sent.From, To: i}, i > sent.From && !english.Pronouns[p.Toks[i-1].Low] && !(h.Level == 3 && h.at.From < i)
		}
	}
	return text.Span{}, false
}

// passiveTail: behind "was considered" stands no object, but "and dropped", "for the test".
func passiveTail(p *text.Parsed, at text.Span) bool {
	l := p.Toks[at.From].Low
	return l == "and" || l == "but" || l == "or" || l == "," || english.Prepositions[l]
}

// decidedAgainst says that a sentence turns something down, and not only looks at it.
func decidedAgainst(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		switch p.Toks[i].Low {
		case "instead", "rather", "against", "but":
			return true
		case "dropped", "rejected", "discarded", "abandoned", "scrapped", "shelved", "dismissed":
			if i == sent.From || p.Toks[i-1].Kind != text.Number { // "12 rejected rows" turn nothing down
				return true
			}
		case "out":
			for j := max(sent.From, i-3); j < i; j++ {
				if p.Toks[j].Low == "ruled" || j == i-1 && p.Toks[j].Low == "is" {
					return true
				}
			}
		case "down":
			return i > sent.From && p.Toks[i-1].Low == "turned"
		case "go": // "let it go"
			if i > sent.From+1 && p.Toks[i-2].Low == "let" {
				return true
			}
		case "passed":
			return i+1 < sent.To && p.Toks[i+1].Low == "on"
		}
	}
	return false
}

// objectOf cuts the thing that was dropped out of its clause.
func objectOf(p *text.Parsed, at text.Span, h Heading) text.Span {
	to := at.From
	for to < at.To {
		l := p.Toks[to].Low
		if to > at.From && (l == "," || l == "for" || l == "but" || l == "because" || l == "as" || l == "since" || l == "instead" || l == "and" && (dropsNext(p, to+1) || to+1 < len(p.Toks) && p.Toks[to+1].Low == "let") || h.names(to)) {
			break
		}
		to++
	}
	return text.Span{From: at.From, To: max(to, at.From+1)}
}

func dropsNext(p *text.Parsed, i int) bool {
	if i >= len(p.Toks) {
		return false
	}
	return strings.HasSuffix(p.Toks[i].Low, "ed") || p.Toks[i].Low == "then" || p.Toks[i].Low == "went" || p.Toks[i].Low == "chose" || p.Toks[i].Low == "decided"
}
