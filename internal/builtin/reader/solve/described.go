package solve

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Descriptions: "the load test whose reviewer is Leo" names nothing and points to one thing. The reader looks for what
// is called a load test, asks of each whether it fits what the question says of it, and goes on with the one that does;
// with none or several it declines.

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
			return description{from: at + m[0], to: end, noun: noun,
				clauses: clausesOf(sayingSo.ReplaceAllString(text[from:end], ""))}, true
		}
		at += m[2] // the phrase may begin at a later article: "the owner of the plan that"
	}
	return description{}, false
}

// clueOnly says that a question describes something by several clauses of which each tells a clue.
func clueOnly(question string) bool {
	d, ok := describedIn(question)
	return ok && len(d.clauses) > 1 && !slices.ContainsFunc(d.clauses, func(c string) bool {
		_, ok := readClue(c)
		return !ok
	})
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
	toks := text.Tokenise(noun)
	for i, t := range toks {
		if t.Low == "needs" && i+1 < len(toks) {
			continue // "needs assessment"
		}
		if t.Kind != text.Word || english.FunctionWord(t.Low) || english.Fillers[t.Low] || talk.Bystanders[t.Low] {
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

// undescribed names the subject in place of its description, and cites what led to it. Without a description the
// question stays as it is; ok is false where it points to nothing, or to more than one thing.
func undescribed(t *talk.Talk, text, asker string, on corpus.Date) (string, Finding, bool) {
	d, found := describedIn(text)
	if !found {
		return text, Finding{}, true
	}
	var name string
	var led Finding
	if next, ok := readNext(d); ok {
		name, led = nextOf(t, next, on)
	} else {
		var clues []clue
		for _, c := range d.clauses {
			k, ok := readClue(c)
			if !ok {
				return text, Finding{}, true
			}
			clues = append(clues, k)
		}
		name, led = thingFitting(t, d.noun, clues, asker, on)
	}
	if name == "" {
		return text, led, false
	}
	return d.rephrase(text, "the "+name), led, true
}

// rephrase puts a name where the description stood, or where the sentences behind it take it up again.
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

// thingFitting returns the one thing called by the noun that fits all clues.
func thingFitting(t *talk.Talk, noun string, clues []clue, asker string, on corpus.Date) (string, Finding) {
	found, led := "", nothing("nothing that is told fits the description")
	for _, name := range t.Called(noun) {
		cites, ok := fitsAll(t, name, clues, asker, on)
		if !ok {
			continue
		}
		if found != "" {
			return "", nothing("more than one thing fits the description")
		}
		found, led = name, Finding{Cites: cites}
	}
	return found, led
}

// fitsAll says that everything that the clues say of a name is told of it.
func fitsAll(t *talk.Talk, name string, clues []clue, asker string, on corpus.Date) (cites []int, ok bool) {
	for _, c := range clues {
		s := c.of("the " + name)
		_, f := direct(t, posed{text: s.question, asker: asker, on: on, open: true})
		inMonth := strings.HasSuffix(f.Answer, " "+s.value) // "20 August 2025" of "August 2025"
		if f.Answer == "" || !inMonth && judge.Compare(s.question, s.value, f.Answer) != judge.Same {
			return nil, false
		}
		cites = append(cites, f.Cites...)
	}
	return cites, len(clues) > 0
}
