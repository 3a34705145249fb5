package reader

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Descriptions: "the load test whose reviewer is Leo" names nothing and points
// to one thing. The reader looks for what is called a load test, asks of each
// whether it fits what the question says of it, and goes on with the one that
// does; with none or several it declines.

// description is a noun phrase with what is said of it.
type description struct {
	from, to int    // bytes of the question
	noun     string // "load test"
	clauses  []string
}

var (
	relative   = `(?:whose|that|which|who|(?:for|on|of|in|with|at|by|to) (?:which|whom))`
	describes  = regexp.MustCompile(`(?i)\bthe ((?:[a-z][\w-]* ){1,4}?)(` + relative + ` )`)
	clauseJoin = regexp.MustCompile(`(?i)(?:,? and |, )(` + relative + ` )`)
	itsNoun    = regexp.MustCompile(`(?i)\b(?:its|their) ([^?,.]+)`)
	itself     = regexp.MustCompile(`(?i)\b(?:it|they|them)\b`)
	sayingSo   = regexp.MustCompile(`(?i)[,] in [^,]*words,`)
)

// describedIn finds the description of a question; its last clause ends with its sentence.
func describedIn(text string) (description, bool) {
	for at := 0; at < len(text); {
		m := describes.FindStringSubmatchIndex(text[at:])
		if m == nil {
			break
		}
		noun, from := strings.TrimSpace(text[at+m[2]:at+m[3]]), at+m[4]
		if nounOnly(noun) {
			end := sentenceEnd(text, from)
			return description{from: at + m[0], to: end, noun: noun, clauses: clausesOf(sayingSo.ReplaceAllString(text[from:end], ""))}, true
		}
		at += m[2] // the phrase may begin at a later article: "the owner of the plan that"
	}
	return description{}, false
}

// clausesOf cuts "A and B" before the relative words that begin clauses.
func clausesOf(text string) []string {
	var out []string
	from := 0
	for _, cut := range clauseJoin.FindAllStringSubmatchIndex(text, -1) {
		out = append(out, strings.TrimSpace(text[from:cut[0]]))
		from = cut[2]
	}
	return append(out, strings.TrimSpace(text[from:]))
}

// nounOnly says that words are a noun phrase and no clause: "messages say" is none.
func nounOnly(noun string) bool {
	for _, t := range tokenise(noun) {
		if t.kind != word || functionWord(t.low) || fillers[t.low] || bystanders[t.low] {
			return false
		}
	}
	return noun != ""
}

// sentenceEnd returns where the sentence ends that holds byte i.
func sentenceEnd(text string, i int) int {
	for j := i; j < len(text); j++ {
		switch text[j] {
		case '?', '!', ':', ';':
			return j
		case '.':
			if j+1 == len(text) || text[j+1] == ' ' && j+2 < len(text) && text[j+2] >= 'A' && text[j+2] <= 'Z' {
				return j
			}
		}
	}
	return len(text)
}

// undescribed names the subject in place of its description, and cites what led
// to it. Without a description the question stays as it is; ok is false where
// it points to nothing, or to more than one thing.
func (t *talk) undescribed(text, asker string, on corpus.Date) (string, finding, bool) {
	d, found := describedIn(text)
	if !found {
		return text, finding{}, true
	}
	var name string
	var led finding
	if next, ok := readNext(d); ok {
		name, led = t.nextOf(next, on)
	} else {
		var clues []clue
		for _, c := range d.clauses {
			k, ok := readClue(c)
			if !ok {
				return text, finding{}, true
			}
			clues = append(clues, k)
		}
		name, led = t.fitting(d.noun, clues, asker, on)
	}
	if name == "" {
		return text, led, false
	}
	return d.rephrase(text, "the "+name), led, true
}

// rephrase puts a name where the description stood, or where the sentences
// behind it take it up again.
func (d description) rephrase(text, name string) string {
	rest := strings.TrimLeft(text[d.to:], ".:;, ")
	if strings.Trim(rest, "? ") == "" {
		return text[:d.from] + name + text[d.to:]
	}
	if itsNoun.MatchString(rest) {
		return itsNoun.ReplaceAllString(rest, "the ${1} for "+strings.ReplaceAll(name, "$", "$$"))
	}
	return itself.ReplaceAllLiteralString(rest, name)
}

// clue is what a relative clause says of its noun.
type clue struct{ of func(name string) sought }

func attributeOf(attribute, value string) clue {
	return clue{func(name string) sought {
		if strings.EqualFold(attribute, "owner") {
			return sought{"Who owns " + name + "?", value}
		}
		return whatIs(attribute+" for "+name, value)
	}}
}

func countOf(number, things string) clue {
	return clue{func(name string) sought { return howMany(number, things, name) }}
}

func eventOf(verb, day string) clue {
	return clue{func(name string) sought { return whenDid(verb, name, day) }}
}

// clueForm is a shape of relative clauses.
type clueForm struct {
	like *regexp.Regexp
	read func(m []string) clue
}

func shape(pattern string, read func(m []string) clue) clueForm {
	return clueForm{regexp.MustCompile(`(?i)^` + pattern + `$`), read}
}

const (
	preposed = `(?:for|on|of|in|with|at) which `
	pronoun  = `(?:that|which|who) `
	equals   = `(?:(?:is|are|was|were) given as|(?:is|are|was|were)(?: set for| fixed for| at)?|comes? out at|came out at|stands? at|fell on|amounts? to)`
)

var clueForms = []clueForm{
	shape(preposed+`there (?:is|are|was|were) (\S+) (.+)`, func(m []string) clue { return countOf(m[1], m[2]) }),
	shape(preposed+`(\d+|[a-z-]+) (.+) were (?:counted|reported|found|listed)`, func(m []string) clue { return countOf(m[1], m[2]) }),
	shape(preposed+`(?:the )?work (`+startVerb+`|`+endVerb+`) on (.+)`, func(m []string) clue { return eventOf(m[1], m[2]) }),
	shape(pronoun+`(?:(?:was|were|has been|is) )?(`+startVerb+`|`+endVerb+`) on (.+)`, func(m []string) clue { return eventOf(m[1], m[2]) }),
	shape(pronoun+`(?:is|are|was|were) due (?:on|by) (.+)`, func(m []string) clue { return attributeOf("deadline", m[1]) }),
	shape(pronoun+`(?:has|have|had|needs?) to be (?:done|finished|ready|in|completed) by (.+)`, func(m []string) clue { return attributeOf("deadline", m[1]) }),
	shape(pronoun+`(.+?) owns?`, func(m []string) clue { return attributeOf("owner", m[1]) }),
	shape(pronoun+`(.+?) (?:took|takes|has taken) on(?: as (?:the|its) owner)?`, func(m []string) clue { return attributeOf("owner", m[1]) }),
	shape(pronoun+`(?:has|have|had|uses?|takes?|builds? on|relies on|rely on) (.+) as (?:the|its|their) (.+)`, func(m []string) clue { return attributeOf(m[2], m[1]) }),
	shape(pronoun+`(?:has|have|had) (\d+|[a-z-]+) (.+)`, func(m []string) clue { return countOf(m[1], m[2]) }),
	shape(preposed+`the (?:choice of )?(.+?) `+equals+` (.+)`, func(m []string) clue { return attributeOf(m[1], m[2]) }),
	shape(preposed+`(.+?) (?:is|are|was|were|acts?|serves?)(?: \w+)? as (?:the|its|their) (.+)`, func(m []string) clue { return attributeOf(m[2], m[1]) }),
	shape(preposed+`(.+?) (?:is|are|was|were) the (.+)`, func(m []string) clue { return attributeOf(m[2], m[1]) }),
	shape(`whose (.+?) `+equals+` (.+)`, func(m []string) clue { return attributeOf(m[1], m[2]) }),
}

func readClue(clause string) (clue, bool) {
	clause = strings.Trim(strings.TrimSpace(clause), ",")
	for _, f := range clueForms {
		if m := f.like.FindStringSubmatch(clause); m != nil {
			for i := range m {
				m[i] = strings.Trim(m[i], ` "“”`)
			}
			return f.read(m), true
		}
	}
	return clue{}, false
}

// fitting returns the one thing called by the noun that fits all clues.
func (t *talk) fitting(noun string, clues []clue, asker string, on corpus.Date) (string, finding) {
	found, led := "", nothing("nothing that is told fits the description")
	for _, name := range t.called(noun) {
		cites, ok := t.fitsAll(name, clues, asker, on)
		if !ok {
			continue
		}
		if found != "" {
			return "", nothing("more than one thing fits the description")
		}
		found, led = name, finding{cites: cites}
	}
	return found, led
}

// fitsAll says that everything that the clues say of a name is told of it.
func (t *talk) fitsAll(name string, clues []clue, asker string, on corpus.Date) (cites []int, ok bool) {
	for _, c := range clues {
		s := c.of("the " + name)
		_, f := t.direct(posed{text: s.question, asker: asker, on: on, open: true})
		if f.answer == "" || sameAnswer(s.question, s.value, f.answer) != verdictSame {
			return nil, false
		}
		cites = append(cites, f.cites...)
	}
	return cites, len(clues) > 0
}

// called lists what the messages call by a noun, each name once: "the card
// vault load test", "the load test for the card vault".
func (t *talk) called(noun string) []string {
	want := contentStems(noun)
	var names []string
	seen := map[string]bool{}
	for _, p := range t.read {
		if len(want) == 0 || !p.marks.mayAll(want) {
			continue
		}
		for _, sent := range p.sents {
			for i := sent.from; i < sent.to; i++ {
				if !runsAt(p, sent, i, want) {
					continue
				}
				for _, name := range []string{nameBefore(p, sent, i, len(want)), nameBehind(p, sent, i, len(want))} {
					if key := sortedStems(name); name != "" && !seen[key] {
						seen[key] = true
						names = append(names, name)
					}
				}
			}
		}
	}
	return names
}

func sortedStems(name string) string {
	list := contentStems(name)
	slices.Sort(list)
	return strings.Join(list, " ")
}

// runsAt says that the stems stand one behind the other at token i.
func runsAt(p *parsed, sent span, i int, want []string) bool {
	for k, s := range want {
		if i+k >= sent.to || p.toks[i+k].stem != s {
			return false
		}
	}
	return true
}

// nameBefore adds the nouns in front of a noun: "card vault" load test.
func nameBefore(p *parsed, sent span, i, n int) string {
	from := i
	for from > sent.from && i-from < 4 && nounBefore(p, from-1, sent.from) && p.toks[from-1].kind == word && !startForms[p.toks[from-1].low] && !endForms[p.toks[from-1].low] {
		from--
	}
	if from == i && i == sent.from+1 && p.toks[i-1].capital && p.toks[i-1].kind == word && !functionWord(p.toks[i-1].low) {
		from = i - 1 // the name opens the sentence
	}
	if from > sent.from && from == sent.from+1 && p.toks[from-1].capital && from < i && opensName(p, from-1) {
		from--
	}
	if from == i {
		return ""
	}
	return strings.ToLower(p.quote(span{from, i + n}))
}

// opensName says that a capital at the head of a sentence begins a name: a noun,
// no verb and no greeting.
func opensName(p *parsed, i int) bool {
	t := p.toks[i]
	return t.kind == word && !functionWord(t.low) && !chatter[t.low] && !fillers[t.low] && !verbish[t.stem] && !isParticiple(t.low) && !startForms[t.low] && !endForms[t.low]
}

// nameBehind adds the nouns that hang on a noun: load test for the "card vault".
func nameBehind(p *parsed, sent span, i, n int) string {
	j := i + n
	if j+1 >= sent.to || p.toks[j].low != "for" && p.toks[j].low != "of" && p.toks[j].low != "on" {
		return ""
	}
	j++
	if !determiners[p.toks[j].low] {
		return ""
	}
	j++
	from := j
	for j < sent.to && j-from < 3 && p.toks[j].kind == word && !functionWord(p.toks[j].low) && !startForms[p.toks[j].low] && p.seg[j] == p.seg[from] && (j == from || !verbish[p.toks[j].stem] && !isParticiple(p.toks[j].low)) {
		j++
	}
	if j == from {
		return ""
	}
	return strings.ToLower(p.quote(span{from, j}) + " " + p.quote(span{i, i + n}))
}

// next is a description by whose work it is and what came before it.
type next struct {
	person string
	event  event
	before string
}

var (
	nextClause = regexp.MustCompile(`(?i)^(?:that|which|on which) (.+?) (?:started|began|took on|picked up|took up)(?: work)?(?: next| as (?:the|their|his|her) next(?: one)?)? (?:right |directly )?after (.+)$`)
	endOfIt    = regexp.MustCompile(`(?i)^the (end|completion|close|conclusion|start|beginning|kickoff) of (.+)$`)
	endingIt   = regexp.MustCompile(`(?i)^(?:finishing|completing|ending|closing) (.+)$`)
)

func readNext(d description) (next, bool) {
	if len(d.clauses) != 1 {
		return next{}, false
	}
	m := nextClause.FindStringSubmatch(d.clauses[0])
	if m == nil {
		return next{}, false
	}
	n := next{person: m[1], event: finished}
	if e := endOfIt.FindStringSubmatch(m[2]); e != nil {
		n.before = e[2]
		if eventStart[stem(strings.ToLower(e[1]))] {
			n.event = started
		}
		return n, true
	}
	e := endingIt.FindStringSubmatch(m[2])
	if e == nil {
		return next{}, false
	}
	n.before = e[1]
	return n, true
}

// begun is something that somebody began.
type begun struct {
	name string
	on   corpus.Date
	msg  int
}

// nextOf returns what a person began first on a day after an event.
func (t *talk) nextOf(n next, on corpus.Date) (string, finding) {
	q := analyse("When did "+n.before+" start?", "", on, &t.people)
	end, ok := t.settleEvent(q, n.event)
	if !ok {
		return "", nothing("nobody says when the thing before it ended")
	}
	var list []begun
	for _, b := range t.beginnings(n.person, on) {
		if b.on >= end.on {
			list = append(list, b)
		}
	}
	slices.SortStableFunc(list, func(a, b begun) int { return cmp.Compare(a.on, b.on) })
	switch {
	case len(list) == 0:
		return "", nothing("nothing is told that was begun after it")
	case list[0].on == end.on, len(list) > 1 && list[1].on == list[0].on:
		return "", nothing("two things were begun on that day")
	}
	return list[0].name, finding{cites: append(slices.Clone(end.cites), list[0].msg)}
}

// beginnings lists what a person says to have begun and to own.
func (t *talk) beginnings(person string, on corpus.Date) []begun {
	var out []begun
	seen := map[string]bool{}
	for i, p := range t.read {
		if !strings.EqualFold(t.msgs[i].Speaker, person) {
			continue
		}
		for _, sent := range p.sents {
			if _, _, ok := assertion(p, sent, started, t.msgs[i].At.Date()); !ok {
				continue
			}
			for _, name := range namesIn(p, sent) {
				q := analyse("When did the "+name+" start?", "", on, &t.people)
				h, ok := t.settleEvent(q, started)
				key := sortedStems(name)
				if !ok || h.msg != i || seen[key] {
					continue
				}
				_, f := t.direct(posed{text: "Who owns the " + name + "?", on: on, open: true})
				if sameAnswer("Who owns it?", person, f.answer) != verdictSame {
					continue
				}
				seen[key] = true
				out = append(out, begun{name, h.on, i})
			}
		}
	}
	return out
}

// namesIn lists the names of two nouns and more in a sentence: "the card vault
// load test", "the load test for the card vault", "card vault load test:".
func namesIn(p *parsed, sent span) []string {
	var out []string
	for i := sent.from; i < sent.to; i++ {
		head := i == sent.from && opensName(p, i)
		if !head && (i == sent.from || p.toks[i-1].low != "the" && p.toks[i-1].low != "a" && p.toks[i-1].low != "on") {
			continue
		}
		to := i
		for to < sent.to && to-i < 6 && p.toks[to].kind == word && !functionWord(p.toks[to].low) && p.seg[to] == p.seg[i] && (to == i || !isParticiple(p.toks[to].low) && !startForms[p.toks[to].low]) {
			to++
		}
		if to == i {
			continue
		}
		if name := nameBehind(p, sent, i, to-i); name != "" {
			out = append(out, name)
		} else if to-i > 1 {
			out = append(out, strings.ToLower(p.quote(span{i, to})))
		}
	}
	return out
}
