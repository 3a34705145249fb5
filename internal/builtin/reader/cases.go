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
	told  []string // stems of the case
	who   bool
}

var (
	caseFrame = regexp.MustCompile(`(?i)^.*?(?:\b(?:case|situation|matter|circumstances?|question|scenario)\b[^:]*?(?: is| of|:)|\b(?:this|imagine|suppose|say|assume|given|picture|consider|take)\b[^:]*?:|\b(?:we have|there is|dealing with|faced with|concerns|comes down to|is about|a case of)) ?`)
	caseLead  = regexp.MustCompile(`(?i)^(?:suppose|say|assume|imagine|picture|take|the case|the situation|here|given|we|it|consider|now)\b`)
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
	for i, tok := range tokenise(ask) {
		if i < 3 && (tok.low == "who" || tok.low == "whose" || tok.low == "whom") {
			c.who = true
		}
		if tok.kind != punct && !functionWord(tok.low) && !fillers[tok.low] && !ruleAsks[tok.stem] && !contains(c.about, tok.stem) {
			c.about = append(c.about, tok.stem)
		}
	}
	return c, len(c.told) > 0 && len(c.about) > 0
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
	for _, d := range terms {
		for i, p := range t.read {
			for s, sent := range p.sents {
				at, ok := t.excepted(p, s, sent, c, d.stems)
				if !ok {
					continue
				}
				if f, ok := t.ruled(i, at, &ruling{subject: c.about, who: c.who}); ok {
					f.cites = append(f.cites, d.msg)
					found = append(found, f)
				}
			}
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
func (t *talk) excepted(p *parsed, s int, sent span, c circumstance, name []string) (span, bool) {
	if p.asks[s] || !holdsStems(p, sent, name) || !holdsStems(p, sent, c.about) {
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
		if !demandVerbs[l] || l == "ask" && i == from {
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
