package solve

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// Cases: "Suppose the line is down for all. What do exports need then?" tells a case by what it is. The reader looks
// for the term that is defined so, and for what the rule's exception under that term requires. The general rule is no
// answer: it holds where there is no such case.

// circumstance is a question for what applies in a case.
type circumstance struct {
	about []string // stems of what the rule is about
	rule  []string // or of what the rule requires in general: "what otherwise needs a nod", "something that usually needs a nod"
	told  []string // stems of the case
	who   bool
}

var (
	caseFrame = regexp.MustCompile(`(?i)^.*?(?:\b(?:case|situation|matter|circumstances?|question|scenario)\b[^:]*?(?: is| of|:)|\b(?:this|imagine|suppose|say|assume|given|picture|consider|take)\b[^:]*?:|\b(?:we have|there is|dealing with|faced with|concerns|comes down to|is about|a case of)) ?`)
	caseLead  = regexp.MustCompile(`(?i)^(?:suppose|say|assume|imagine|picture|take|the case|the situation|here|given|we|it|consider|now)\b`)
	otherwise = regexp.MustCompile(`(?i)\b(?:what|(?:something|anything|work|things) (?:that|which)) (?:otherwise|normally|usually|generally|as a rule) (?:needs?|requires?|takes?|calls? for) (?:the )?([^?]+)\?`)
	// untold is a matter that a situation tells by what its rule requires, whatever else it tells.
	untold  = regexp.MustCompile(`(?i)\b(?:something|anything|work|things?|a job|a task)(?: to do| for us| again)* (?:that|which) (?:otherwise|normally|usually|generally|as a rule) (?:needs?|requires?|takes?|calls? for) (?:the )?([^?.,;:]+)[?.,;:]`)
	asksWho = regexp.MustCompile(`(?i)\b(?:who|whom|whose)\b`)
	// ruleAsks are the words of a question for a rule that are neither its matter nor its case.
	ruleAsks = english.Stems("need require have must case then there agree consent word approve approval sign ask hold apply situation say go through place first now")
)

// readCase reads a case in the sentences before the last, which asks for the rule.
func readCase(question string) (circumstance, bool) {
	question = strings.TrimSpace(question)
	cut := sentenceEnd(question, 0)
	for cut < len(question) && (question[cut] == ':' || question[cut] == ';') {
		cut = sentenceEnd(question, cut+1)
	}
	if cut >= len(question)-1 || !strings.HasSuffix(question, "?") {
		return circumstance{}, false
	}
	lead, ask := question[:cut], question[cut+1:]
	frame := caseFrame.FindString(lead)
	if frame == "" || !caseLead.MatchString(lead) {
		return circumstance{}, false
	}
	told := strings.TrimPrefix(lead, frame)
	if i := strings.LastIndexByte(lead, ':'); i >= 0 { // "the situation is as follows: …"
		told = lead[i+1:]
	}
	c := circumstance{told: text.ContentStems(told)}
	c.readMatter(c.withoutRule(ask))
	return c, len(c.told) > 0 && (len(c.about) > 0 || len(c.rule) > 0)
}

// withoutRule reads what the rule requires in general, and takes it out of the question.
func (c *circumstance) withoutRule(ask string) string {
	m := otherwise.FindStringSubmatch(ask)
	if m == nil {
		return ask
	}
	for _, stem := range text.ContentStems(m[1]) {
		if !ruleAsks[stem] {
			c.rule = append(c.rule, stem)
		}
	}
	return strings.Replace(ask, m[0], "", 1)
}

// readMatter reads what the rule is about, and whether it asks for somebody.
func (c *circumstance) readMatter(ask string) {
	for i, tok := range text.Tokenise(ask) {
		c.who = c.who || i < 3 && (tok.Low == "who" || tok.Low == "whose" || tok.Low == "whom")
		if tok.Kind != text.Punct && !english.FunctionWord(tok.Low) && !english.Fillers[tok.Low] &&
			!ruleAsks[tok.Stem] && !slices.Contains(c.about, tok.Stem) {
			c.about = append(c.about, tok.Stem)
		}
	}
}

// solveCase follows a case to its term and the term to the exception.
func solveCase(t *talk.Talk, question string) (Finding, bool) {
	c, ok := readCase(question)
	if !ok {
		return Finding{}, false
	}
	terms := termsFor(t, c)
	if len(terms) == 0 {
		return nothing("nobody says what such a case is called, or what it calls for"), true
	}
	return c.follow(t, terms), true
}

// follow reads what is required of the matter under any of some terms, where that is one thing.
func (c circumstance) follow(t *talk.Talk, terms []term) Finding {
	var found []Finding
	nearest := 0
	for _, d := range terms {
		for _, m := range mattersOf(t, c) {
			list, near := exceptions(t, c, m, d, nearest)
			if near > nearest {
				found, nearest = nil, near
			}
			found = append(found, list...)
		}
	}
	if len(found) == 0 {
		return nothing("no exception is told for that case")
	}
	for _, f := range found[1:] {
		if text.BareWords(f.Answer) != text.BareWords(found[0].Answer) {
			return nothing("two exceptions are told for that case")
		}
	}
	return found[0]
}

// Situation is a question for what applies to a matter that it tells by what its rule requires in general: "something that
// otherwise needs a note".
type Situation struct {
	Told []string // stems of all else that it tells
	c    circumstance
}

// ReadSituation reads one; not ok of any other question.
func ReadSituation(question string) (Situation, bool) {
	m := untold.FindStringSubmatchIndex(question)
	if m == nil {
		return Situation{}, false
	}
	var c circumstance
	for _, stem := range text.ContentStems(question[m[2]:m[3]]) {
		if !ruleAsks[stem] && stem != "again" {
			c.rule = append(c.rule, stem)
		}
	}
	c.told = text.ContentStems(question[:m[0]] + " " + question[m[1]-1:])
	c.who = asksWho.MatchString(question)
	return Situation{c.told, c}, len(c.rule) > 0
}

// Matters returns the stems by which exceptions speak of what the rules that require it are about, the longest first.
func (x Situation) Matters(t *talk.Talk) [][]string {
	var out [][]string
	for _, m := range mattersOf(t, x.c) {
		for i, p := range t.Read {
			for s, sent := range p.Sents {
				if slices.Contains(m.cites, i) || p.Asks[s] || !talk.Excepts(p, sent) {
					continue
				}
				run := shared(p, sent, m.rule, nil, x.c.rule)
				if len(run) > 1 && !slices.ContainsFunc(out, func(s []string) bool { return slices.Equal(s, run) }) {
					out = append(out, run)
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b []string) int { return len(b) - len(a) })
	return out
}

// Find answers it. The case is told in the words by which somebody explains a term.
func (x Situation) Find(t *talk.Talk) Finding {
	terms := termsAmong(t, x.Told)
	if len(terms) == 0 {
		return nothing("nobody says what such a case is called, or what it calls for")
	}
	return x.c.follow(t, terms)
}
