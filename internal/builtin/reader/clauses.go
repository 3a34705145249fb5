package reader

import (
	"strings"

	"memloom/internal/builtin/reader/english"
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

// clauses collects the clauses that answer why, what blocks, what was dropped.
func (t *talk) clauses(q *query) []candidate {
	var out []candidate
	for i, p := range t.read {
		if q.barred(t, i) {
			continue
		}
		heads := t.headings(i, q)
		for s, h := range heads {
			if h.level == 0 || p.asks[s] {
				continue
			}
			at, ok := t.clauseIn(i, s, h, q)
			if !ok || h.level == 1 && t.otherTopic(p, at, q) || bareOf(p, at, q) {
				continue
			}
			c := candidate{msg: i, sent: s, text: tidy(p.quote(at)), at: at, level: h.level, cites: citing(h.from, i), exact: true, score: 8}
			c.describe(p, q)
			c.denied, c.old = false, false
			out = append(out, c)
		}
	}
	return out
}

func (t *talk) clauseIn(i, s int, h heading, q *query) (span, bool) {
	p := t.read[i]
	sent := p.sents[s]
	switch q.ask {
	case askBlocker:
		return t.blockerIn(p, sent, h, q)
	case askDropped:
		return t.droppedIn(p, sent, h, q)
	}
	return t.reasonIn(i, s, h, q)
}

func (t *talk) reasonIn(i, s int, h heading, q *query) (span, bool) {
	p := t.read[i]
	sent := p.sents[s]
	missing := q.missingVerbs(p, sent)
	at, ok := opened(p, sent, causeOpeners)
	if !ok {
		at, ok = commaAs(p, sent)
	}
	if !ok {
		at, ok = nounIs(p, sent, reasonStems, q)
	}
	answers := h.level == 1 && h.asked && !h.typed
	switch {
	case ok && (len(missing) == 0 || answers || s > 0 && h.level >= 2 && len(q.missingVerbs(p, p.sents[s-1])) == 0 && reasonLead(p, sent)):
		return at, answers || !t.otherThing(p, span{sent.from, at.from}, h, q)
	case ok:
		return span{}, false
	case answers && s == 0 && sent.to-sent.from >= 3:
		return span{skipLead(p, sent), sent.to}, true
	case len(missing) == 0 && h.level == 3 && len(q.attr) > 0:
		return afterColon(p, sent, h)
	}
	return span{}, false
}

// missingVerbs is missing for reasons: the words "reason" and "why" need not stand there.
func (q *query) missingVerbs(p *parsed, sent span) []string {
	var out []string
	for _, a := range q.missing(p, sent) {
		if english.Related(a, "reason") == 0 && a != "behind" {
			out = append(out, a)
		}
	}
	return out
}

func reasonLead(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to && i < sent.from+3; i++ {
		if l := p.toks[i].low; l == "because" || l == "reason" || l == "due" || l == "cause" || l == "that" {
			return true
		}
	}
	return false
}

func skipLead(p *parsed, sent span) int {
	from := sent.from
	for from < sent.to-2 && (p.toks[from].low == "because" || p.toks[from].low == "," || p.toks[from].low == "well" || p.toks[from].low == "mainly" || p.toks[from].low == "mostly") {
		from++
	}
	return from
}

// otherThing: a sentence that only inherits its subject speaks of another one.
func (t *talk) otherThing(p *parsed, sent span, h heading, q *query) bool {
	return h.level < 3 && leadsElsewhere(p, sent, q, &t.people)
}

// opened finds the first opener and returns the clause behind it.
func opened(p *parsed, sent span, openers [][]string) (span, bool) {
	for i := sent.from; i < sent.to; i++ {
		best := 0
		for _, o := range openers {
			if len(o) > best && standsAt(p, sent, i, o) {
				best = len(o)
			}
		}
		if best == 0 || p.toks[i].low == "since" && datedSince(p, i) || deniedRight(p, sent, i) && p.toks[i+best-1].low != "until" || i > sent.from && p.toks[i-1].kind == number && pastForm(p.toks[i].low) {
			continue
		}
		if at := clauseEnd(p, sent, i+best); at.to > at.from {
			return at, true
		}
	}
	return span{}, false
}

func standsAt(p *parsed, sent span, i int, words []string) bool {
	if i+len(words) > sent.to {
		return false
	}
	for k, w := range words {
		if p.toks[i+k].low != w {
			return false
		}
	}
	return true
}

// datedSince: "since Monday" gives no reason.
func datedSince(p *parsed, i int) bool {
	for _, v := range p.vals {
		if v.from == i+1 {
			return true
		}
	}
	return i+1 < len(p.toks) && (p.toks[i+1].low == "then" || p.toks[i+1].low == "last")
}

// deniedRight: "not blocked by", "no longer waiting for".
func deniedRight(p *parsed, sent span, i int) bool {
	for j := i - 1; j >= sent.from && j >= i-2; j-- {
		if l := p.toks[j].low; l == "not" || l == "n't" || l == "longer" || l == "never" || l == "nothing" {
			return true
		}
	}
	return false
}

// clauseEnd cuts a clause at the end of its sentence, at a semicolon, a
// bracket that closes, or a word that turns: but, so.
func clauseEnd(p *parsed, sent span, from int) span {
	to := from
	for to < sent.to {
		l := p.toks[to].low
		if l == ";" || l == ")" || l == "—" || to > from && (l == "but" || l == "so" && p.toks[to-1].low == ",") {
			break
		}
		to++
	}
	for to > from && p.toks[to-1].kind == punct && p.toks[to-1].low != "%" {
		to--
	}
	return span{from, to}
}

// commaAs reads ", as the licence ran out".
func commaAs(p *parsed, sent span) (span, bool) {
	for i := sent.from + 1; i+2 < sent.to; i++ {
		if p.toks[i].low == "as" && p.toks[i-1].low == "," && p.toks[i+1].low != "of" && p.toks[i+1].low != "well" {
			return clauseEnd(p, sent, i+1), true
		}
	}
	return span{}, false
}

// nounIs reads "the reason for the delay of the load test is a broken licence".
func nounIs(p *parsed, sent span, nouns english.Set, q *query) (span, bool) {
	for i := sent.from; i < sent.to; i++ {
		if !nouns[p.toks[i].stem] {
			continue
		}
		for j := i + 1; j+1 < sent.to; j++ {
			l := p.toks[j].low
			if l == "is" || l == "was" || l == ":" || l == "'s" {
				return clauseEnd(p, sent, j+1), true
			}
			if !english.FunctionWord(l) && !q.ownStem(p.toks[j].stem) {
				break
			}
		}
	}
	return span{}, false
}

// afterColon reads "the load test slipped: the licence ran out".
func afterColon(p *parsed, sent span, h heading) (span, bool) {
	for i := h.at.to; i+2 < sent.to; i++ {
		if l := p.toks[i].low; (l == ":" || l == "—" || l == ";") && i > h.at.to {
			return clauseEnd(p, sent, i+1), true
		}
	}
	return span{}, false
}

func (t *talk) blockerIn(p *parsed, sent span, h heading, q *query) (span, bool) {
	if t.otherThing(p, sent, h, q) {
		return span{}, false
	}
	if at, ok := opened(p, sent, blockerOpeners); ok {
		if h.level == 3 && h.at.from >= at.from {
			return beforeMention(p, at, h)
		}
		if h.level == 3 && betweenForeign(p, h.at.span, span{at.from - 1, at.from}, q, &t.people) {
			return span{}, false
		}
		return at, true
	}
	if at, ok := nounIs(p, sent, blockerNouns, q); ok {
		return at, true
	}
	for i := sent.from + 1; i < sent.to; i++ {
		l := p.toks[i].low
		active := l == "blocks" || (l == "blocking" || l == "stopping" || l == "holding") && (p.toks[i-1].low == "is" || p.toks[i-1].low == "are" || p.toks[i-1].low == "'s" || p.toks[i-1].low == "still")
		if !active || h.level == 3 && h.at.from < i {
			continue
		}
		to := i
		for to > sent.from && (english.Auxiliaries[p.toks[to-1].low] || p.toks[to-1].low == "'s" || english.Connectives[p.toks[to-1].low]) {
			to--
		}
		from := to
		for from > sent.from && p.seg[from-1] == p.seg[i] {
			from--
		}
		if from < to && !deniedRight(p, sent, i) {
			return span{from, to}, true
		}
	}
	return span{}, false
}

// beforeMention cuts "legal" out of "legal for the consent form".
func beforeMention(p *parsed, at span, h heading) (span, bool) {
	to := h.at.from
	for to > at.from && english.Determiners[p.toks[to-1].low] {
		to--
	}
	if to <= at.from+1 || !english.Prepositions[p.toks[to-1].low] {
		return span{}, false
	}
	return span{at.from, to - 1}, true
}

func (t *talk) droppedIn(p *parsed, sent span, h heading, q *query) (span, bool) {
	if t.otherThing(p, sent, h, q) || !decidedAgainst(p, sent) || requests(p, sent) {
		return span{}, false
	}
	if at, ok := opened(p, sent, dropOpeners); ok && !(h.level == 3 && h.at.from == at.from) && !passiveTail(p, at) {
		if at = objectOf(p, at, h); !english.Pronouns[p.toks[at.from].low] {
			return at, true
		}
		return leadingPhrase(p, sent, h)
	}
	for i := sent.from + 1; i < sent.to; i++ {
		if !dropClosers[p.toks[i].low] || p.toks[i-1].kind == number || p.toks[i].low == "out" && i+1 < sent.to && p.toks[i+1].low == "of" || p.toks[i].low == "out" && p.toks[i-1].low != "is" && p.toks[i-1].low != "ruled" {
			continue
		}
		to := i
		for to > sent.from && (english.Auxiliaries[p.toks[to-1].low] || p.toks[to-1].low == "also" || p.toks[to-1].low == "ruled" || p.toks[to-1].low == "and" || dropClosers[p.toks[to-1].low] || h.level == 3 && h.at.has(to-1) || (p.toks[to-1].low == "for" || english.Determiners[p.toks[to-1].low]) && to > sent.from+1) {
			to--
		}
		from := to
		for from > sent.from && p.seg[from-1] == p.seg[max(to-1, 0)] && p.toks[from-1].low != ":" && p.toks[from-1].kind != punct && !(h.level == 3 && h.at.has(from-1)) {
			from--
		}
		if from < to {
			return span{from, to}, true
		}
	}
	return span{}, false
}

var blockerNouns = english.Stems("blocker obstacle impediment")

// leadingPhrase returns the grammatical subject of a sentence, which "it"
// takes up again: "a managed queue was an option, but we dropped it".
func leadingPhrase(p *parsed, sent span, h heading) (span, bool) {
	for i := sent.from; i < sent.to; i++ {
		if english.Auxiliaries[p.toks[i].low] {
			return span{sent.from, i}, i > sent.from && !english.Pronouns[p.toks[i-1].low] && !(h.level == 3 && h.at.from < i)
		}
	}
	return span{}, false
}

// passiveTail: behind "was considered" stands no object, but "and dropped", "for the test".
func passiveTail(p *parsed, at span) bool {
	l := p.toks[at.from].low
	return l == "and" || l == "but" || l == "or" || l == "," || english.Prepositions[l]
}

// decidedAgainst says that a sentence turns something down, and not only looks at it.
func decidedAgainst(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		switch p.toks[i].low {
		case "instead", "rather", "against", "but":
			return true
		case "dropped", "rejected", "discarded", "abandoned", "scrapped", "shelved", "dismissed":
			if i == sent.from || p.toks[i-1].kind != number { // "12 rejected rows" turn nothing down
				return true
			}
		case "out":
			for j := max(sent.from, i-3); j < i; j++ {
				if p.toks[j].low == "ruled" || j == i-1 && p.toks[j].low == "is" {
					return true
				}
			}
		case "down":
			return i > sent.from && p.toks[i-1].low == "turned"
		case "go": // "let it go"
			if i > sent.from+1 && p.toks[i-2].low == "let" {
				return true
			}
		case "passed":
			return i+1 < sent.to && p.toks[i+1].low == "on"
		}
	}
	return false
}

// objectOf cuts the thing that was dropped out of its clause.
func objectOf(p *parsed, at span, h heading) span {
	to := at.from
	for to < at.to {
		l := p.toks[to].low
		if to > at.from && (l == "," || l == "for" || l == "but" || l == "because" || l == "as" || l == "since" || l == "instead" || l == "and" && (dropsNext(p, to+1) || to+1 < len(p.toks) && p.toks[to+1].low == "let") || h.level == 3 && h.at.has(to)) {
			break
		}
		to++
	}
	return span{at.from, max(to, at.from+1)}
}

func dropsNext(p *parsed, i int) bool {
	if i >= len(p.toks) {
		return false
	}
	return strings.HasSuffix(p.toks[i].low, "ed") || p.toks[i].low == "then" || p.toks[i].low == "went" || p.toks[i].low == "chose" || p.toks[i].low == "decided"
}
