package reader

import (
	"regexp"
	"slices"
	"strings"
)

// Cases: "Suppose the line is down for all. What do exports need then?" tells a
// case by what it is. The reader looks for the term that is defined so, and for
// what the rule's exception under that term requires. The general rule is no
// answer: it holds where there is no such case.

// circumstance is a question for what applies in a case.
type circumstance struct {
	about []string // stems of what the rule is about
	rule  []string // or of what the rule requires in general: "what otherwise needs a nod"
	told  []string // stems of the case
	who   bool
}

var (
	caseFrame = regexp.MustCompile(`(?i)^.*?(?:\b(?:case|situation|matter|circumstances?|question|scenario)\b[^:]*?(?: is| of|:)|\b(?:this|imagine|suppose|say|assume|given|picture|consider|take)\b[^:]*?:|\b(?:we have|there is|dealing with|faced with|concerns|comes down to|is about|a case of)) ?`)
	caseLead  = regexp.MustCompile(`(?i)^(?:suppose|say|assume|imagine|picture|take|the case|the situation|here|given|we|it|consider|now)\b`)
	otherwise = regexp.MustCompile(`(?i)\bwhat (?:otherwise|normally|usually|generally|as a rule) (?:needs?|requires?|takes?|calls for) (?:the )?([^?]+)\?`)
	// ruleAsks are the words of a question for a rule that are neither its matter nor its case.
	ruleAsks = stems("need require have must case then there agree consent word approve approval sign ask hold apply situation say go through place first now")
)

// readCase reads a case in the sentences before the last, which asks for the rule.
func readCase(text string) (circumstance, bool) {
	text = strings.TrimSpace(text)
	cut := sentenceEnd(text, 0)
	for cut < len(text) && (text[cut] == ':' || text[cut] == ';') {
		cut = sentenceEnd(text, cut+1)
	}
	if cut >= len(text)-1 || !strings.HasSuffix(text, "?") {
		return circumstance{}, false
	}
	lead, ask := text[:cut], text[cut+1:]
	frame := caseFrame.FindString(lead)
	if frame == "" || !caseLead.MatchString(lead) {
		return circumstance{}, false
	}
	told := strings.TrimPrefix(lead, frame)
	if i := strings.LastIndexByte(lead, ':'); i >= 0 { // "the situation is as follows: …"
		told = lead[i+1:]
	}
	c := circumstance{told: contentStems(told)}
	if m := otherwise.FindStringSubmatch(ask); m != nil {
		for _, stem := range contentStems(m[1]) {
			if !ruleAsks[stem] {
				c.rule = append(c.rule, stem)
			}
		}
		ask = strings.Replace(ask, m[0], "", 1)
	}
	for i, tok := range tokenise(ask) {
		if i < 3 && (tok.low == "who" || tok.low == "whose" || tok.low == "whom") {
			c.who = true
		}
		if tok.kind != punct && !functionWord(tok.low) && !fillers[tok.low] && !ruleAsks[tok.stem] && !contains(c.about, tok.stem) {
			c.about = append(c.about, tok.stem)
		}
	}
	return c, len(c.told) > 0 && (len(c.about) > 0 || len(c.rule) > 0)
}

// solveCase follows a case to its term and the term to the exception.
func (t *talk) solveCase(text string) (finding, bool) {
	c, ok := readCase(text)
	if !ok {
		return finding{}, false
	}
	terms := t.termsFor(c)
	if len(terms) == 0 {
		return nothing("nobody says what such a case is called, or what it calls for"), true
	}
	var found []finding
	nearest := 0
	for _, d := range terms {
		for _, m := range t.mattersOf(c) {
			list, near := t.exceptions(c, m, d, nearest)
			if near > nearest {
				found, nearest = nil, near
			}
			found = append(found, list...)
		}
	}
	if len(found) == 0 {
		return nothing("no exception is told for that case"), true
	}
	for _, f := range found[1:] {
		if bareWords(f.answer) != bareWords(found[0].answer) {
			return nothing("two exceptions are told for that case"), true
		}
	}
	return found[0], true
}

// matter is what a rule is about, or the rule by which it is told.
type matter struct {
	stems []string
	cites []int
	rule  []string // all stems of the sentence that states the rule
}

// mattersOf returns the matter of the question, or the rules that require what
// it says.
func (t *talk) mattersOf(c circumstance) []matter {
	if len(c.rule) == 0 {
		return []matter{{stems: c.about}}
	}
	var out []matter
	for i, p := range t.read {
		if !p.marks.mayAll(c.rule) {
			continue
		}
		for s, sent := range p.sents {
			if !p.asks[s] && holdsStems(p, sent, c.rule) {
				out = append(out, matter{cites: []int{i}, rule: contentStems(p.quote(sent))})
			}
		}
	}
	return out
}

// exceptions returns what is required of a matter under a term, by the
// sentences that have most words of it, and how many; at least so many as least.
func (t *talk) exceptions(c circumstance, m matter, d term, least int) (out []finding, near int) {
	near = least
	for i, p := range t.read {
		for s, sent := range p.sents {
			stems, ok := m.in(i, p, sent, d, c)
			if !ok || len(stems) < near {
				continue
			}
			at, ok := t.excepted(p, s, sent, stems, d.stems)
			if !ok {
				continue
			}
			f, ok := t.ruled(i, at, &ruling{subject: stems, who: c.who})
			if !ok {
				continue
			}
			if len(stems) > near {
				out, near = nil, len(stems)
			}
			f.cites = append(append(f.cites, d.msg), m.cites...)
			out = append(out, f)
		}
	}
	return out, near
}

// in returns the stems by which a sentence speaks of the matter: its own, or
// two and more that it shares with the rule.
func (m matter) in(i int, p *parsed, sent span, d term, c circumstance) ([]string, bool) {
	if m.rule == nil {
		return m.stems, true
	}
	if slices.Contains(m.cites, i) {
		return nil, false
	}
	stems := shared(p, sent, m.rule, d.stems, c.rule)
	return stems, len(stems) > 1
}

// shared returns the longest run of words that a sentence has in common with a
// rule, function words in between apart: both speak of "exports of the ledger".
func shared(p *parsed, sent span, rule, term, required []string) []string {
	var best, run []string
	for i := sent.from; i < sent.to; i++ {
		k := p.toks[i]
		switch {
		case k.kind == word && functionWord(k.low) && !needWords[k.low]:
			continue
		case k.kind != punct && contains(rule, k.stem) && !contains(term, k.stem) && !contains(required, k.stem) && !ruleAsks[k.stem] && !needWords[k.low] && k.stem != "rule":
			run = append(run, k.stem)
		default:
			run = nil
		}
		if len(run) > len(best) {
			best = slices.Clone(run)
		}
	}
	return best
}

// term is a word for a case, and the message that defines it.
type term struct {
	stems []string
	msg   int
}

// termsFor returns the terms that are defined by the words of the case.
func (t *talk) termsFor(c circumstance) []term {
	var out []term
	for i, p := range t.read {
		if !p.marks.mayAll(c.told) {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] || !holdsStems(p, sent, c.told) {
				continue
			}
			for _, word := range quotedIn(p, sent) {
				if explained(p, sent, word, c.told) {
					out = append(out, term{word, i})
				}
			}
		}
	}
	return out
}

// explained says that a sentence explains a term by these words and no others.
func explained(p *parsed, sent span, word, told []string) bool {
	same := func(at span) bool {
		return slices.Equal(sortedOf(contentStems(p.quote(at))), sortedOf(told))
	}
	if at, ok := meant(p, sent, word); ok && same(at) {
		return true
	}
	first := sent.from // of the words of the case
	for first < sent.to && !(contains(told, p.toks[first].stem) && !p.toks[first].cited) {
		first++
	}
	for i := first - 1; i > sent.from; i-- {
		l := p.toks[i].low
		if l == ":" || meanForms[l] || l == "'s" || l == "about" && p.toks[i-1].stem == "talk" {
			return same(meaningSpan(p, sent, i+1))
		}
	}
	return false
}

func sortedOf(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}

// quotedIn lists what a definition may define: what stands between quotation
// marks, or the words before a verb of meaning.
func quotedIn(p *parsed, sent span) [][]string {
	var out [][]string
	for i := sent.from; i < sent.to; i++ {
		if p.toks[i].cited && (i == sent.from || !p.toks[i-1].cited) {
			j := i
			for j < sent.to && p.toks[j].cited {
				j++
			}
			out = append(out, contentStems(p.quote(span{i, j})))
		}
	}
	for i := sent.from + 1; len(out) == 0 && i < sent.to; i++ {
		if l := p.toks[i].low; l == "means" || l == "denotes" {
			if w := contentStems(p.quote(span{sent.from, i})); len(w) > 0 && len(w) < 4 {
				out = append(out, w)
			}
		}
	}
	return out
}

// excepted returns what a sentence requires of the matter under a term.
func (t *talk) excepted(p *parsed, s int, sent span, about, name []string) (span, bool) {
	if p.asks[s] || !holdsStems(p, sent, name) || !holdsStems(p, sent, about) {
		return span{}, false
	}
	under := span{}
	for i := sent.from; i < sent.to; i++ {
		if end, ok := cover(p, name, i, sent.to); ok && contains(name, p.toks[i].stem) && i > sent.from {
			under = span{i, end}
			break
		}
	}
	if under.to == 0 || !ledIn(p, sent, under.from) {
		return span{}, false
	}
	return demanded(p, sent, under.to)
}

// ledIn says that a preposition leads to token i: "in a freeze", "out of the reserve".
func ledIn(p *parsed, sent span, i int) bool {
	i--
	for i >= sent.from && determiners[p.toks[i].low] {
		i--
	}
	return i >= sent.from && (prepositions[p.toks[i].low] || whileWords[p.toks[i].low])
}

// demandVerbs stand before what is required.
var demandVerbs = words("need needs require requires expect expects want wants demand demands take takes ask is 's are through without")

// demanded reads what is required behind the case: "we need a nod", "it's a
// note", "no release without a note", "Mara has the last word".
func demanded(p *parsed, sent span, from int) (span, bool) {
	for i := from; i < sent.to; i++ {
		l := p.toks[i].low
		if (l == "has" || l == "have") && i+1 < sent.to && lastWord(p, sent, i+1) {
			at := span{i - 1, i}
			for at.from > from && p.toks[at.from-1].capital {
				at.from--
			}
			return at, p.toks[i-1].capital || pronouns[p.toks[i-1].low]
		}
		if !demandVerbs[l] {
			continue
		}
		if (l == "is" || l == "'s" || l == "are") && i+1 < sent.to && (demandVerbs[p.toks[i+1].low] || p.toks[i+1].low == "off" || strings.HasSuffix(p.toks[i+1].low, "ed")) {
			continue // "is required", "the rule is off"
		}
		to := i + 1
		for to < sent.to && !endsDemand(p, to) {
			to++
		}
		return span{i + 1, to}, to > i+1
	}
	return span{}, false
}

func lastWord(p *parsed, sent span, i int) bool {
	for j := i; j < sent.to && j < i+4; j++ {
		if l := p.toks[j].low; l == "word" || l == "say" {
			return true
		}
	}
	return false
}

func endsDemand(p *parsed, i int) bool {
	switch t := p.toks[i]; {
	case t.kind == punct:
		return !inValues(p, i) && t.low != "-"
	default:
		return t.low == "instead" || t.low == "because" || t.low == "since" || t.low == "beforehand" || t.low == "then"
	}
}
