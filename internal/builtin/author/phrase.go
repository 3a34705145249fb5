package author

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"unicode"
)

// A pattern is a line of a lexicon:
//
//	{tags} words [alternative|alternative] $variable $macro(words) <words that assert an event>
//
// Patterns begin in lower case, end without a full stop, and use contractions;
// the voice mends that. A pattern is eligible where its tags fit (fits) and
// every variable that it names has a value.
type pattern struct {
	src  string
	tags string
	vars []string

	length     int  // words, of the first alternatives
	introduced bool // begins with a phrase before a comma or colon
	adds       bool // goes on from a statement before it
	label      bool // begins with the subject as a label
	verbless   bool // puts a value down without a verb
	technical  bool // has words of the tools outside its choices
	self       bool // speaks of its writer, as of whoever did or found something
	grateful   bool // thanks or is pleased, with which nobody begins to push back
	holds      bool // has its value as what somebody has or uses, which a deed is not
	agrees     bool // has its value as the subject of a verb in the singular
	wishes     bool // says what is wanted, or comes next
	argues     bool // says why
	modest     bool // has words of somebody who is not quite sure

	forms int // ways to write it, at most manyForms: the more, the sooner it can come again

	bare string // the same without its subject, for a thread that has named it; "" where it cannot do without
}

type table []pattern

// newPattern reads a pattern.
func newPattern(src string) pattern {
	p := pattern{src: src}
	if rest, ok := strings.CutPrefix(src, "{"); ok {
		p.tags, p.src, _ = strings.Cut(rest, "}")
		p.src = strings.TrimSpace(p.src)
	}
	first := firsts(p.src)
	p.introduced, p.label = introduced(first), strings.HasPrefix(p.src, "$tb:") || strings.HasPrefix(p.src, "$tb,")
	p.verbless = verbless(first)
	p.length = len(strings.Fields(first))
	p.technical = technical(withoutChoices(p.src))
	p.self = speaksOfSelf(p.src)
	p.grateful = hasAny(p.src, gratefulWords)
	if strings.Contains(p.src, "$v") { // most have none, and a regular expression reads long
		p.holds, p.agrees = holding.MatchString(p.src), ruling.MatchString(p.src)
	}
	p.wishes, p.argues, p.modest = hasAny(p.src, wishWords), hasAny(p.src, reasonWords), hasAny(p.src, modestWords)
	p.adds = strings.HasPrefix(p.src, "and ") || strings.HasPrefix(p.src, "furthermore")
	p.forms = formsOf(p.src)
	p.bare = leavingOut(p.src)
	for s := p.src; ; {
		i := strings.IndexByte(s, '$')
		if i < 0 {
			return p
		}
		name := varName(s[i+1:])
		s = s[i+1+len(name):]
		if !strings.HasPrefix(s, "(") {
			p.vars = append(p.vars, name)
		}
	}
}

// Where the value is an object, as in "we had $v as the $a", and where it is a
// subject, as in "$v is the $a".
var (
	holding = regexp.MustCompile(`\b(?:have|had|has|got|keep|take|took|use|using|from|picked|chose|chosen|put)\]?(?: \[[^\]]*\])? \$v`)
	ruling  = regexp.MustCompile(`\$v \[?(?:is|was|has|serves|acts|remains|applies|stands)\b`)
)

// manyForms is from how many forms on nobody knows a sentence again.
const manyForms = fortnight

// formsOf counts the ways to write a pattern, up to manyForms.
func formsOf(src string) int {
	n, inside, bars := 1, false, 0 // of the innermost choices
	for _, c := range src {
		switch {
		case c == '[':
			inside, bars = true, 0
		case c == '|':
			bars++
		case c == ']' && inside:
			n, inside = min(manyForms, n*(1+bars)), false
		}
	}
	if n > 1 {
		n = max(n, 3)
	}
	return n
}

// withoutChoices writes a pattern without its choices.
func withoutChoices(src string) string {
	var b strings.Builder
	depth := 0
	for _, c := range src {
		switch {
		case c == '[':
			depth++
		case c == ']':
			depth--
		case depth == 0:
			b.WriteRune(c)
		}
	}
	return b.String()
}

// speaksOfSelf says whether a writer speaks of themselves.
func speaksOfSelf(src string) bool {
	for w := range strings.FieldsFuncSeq(src, func(c rune) bool { return !unicode.IsLetter(c) }) {
		switch w {
		case "I", "my", "mine", "me", "myself":
			return true
		}
	}
	return false
}

// firsts writes a pattern with the first alternative of every choice.
func firsts(src string) string {
	var b strings.Builder
	depth, skip := 0, 0 // how deep in choices, and in which of them the rest is left out
	for _, c := range src {
		switch {
		case c == '[':
			depth++
		case c == ']':
			if skip == depth {
				skip = 0
			}
			depth--
		case c == '|' && depth > 0:
			if skip == 0 {
				skip = depth
			}
		case skip == 0:
			b.WriteRune(c)
		}
	}
	return b.String()
}

// stampOpen takes away the beginnings of stamps, whose colon is no punctuation.
var stampOpen = strings.NewReplacer("<s:", "", "<o:", "", "<f:", "")

// introduced says whether words stand apart at the beginning of a pattern:
// "for $t, …", "decided: …".
func introduced(src string) bool {
	src = stampOpen.Replace(src)
	i := strings.IndexAny(src, ",:;")
	return i > 0 && i+1 < len(src) && len(strings.Fields(src[:i])) <= 9 && !strings.HasPrefix(src, "$tb")
}

// verbless says whether a pattern puts a value down without a verb: "$a: $v".
func verbless(src string) bool {
	src = stampOpen.Replace(src)
	if !strings.Contains(src, "$v") && !strings.Contains(src, "$on") {
		return false
	}
	for w := range strings.FieldsSeq(strings.Map(withoutMarks, src)) {
		if _, ok := verbs[strings.TrimPrefix(w, "$")]; ok || stating()[w] || strings.Contains(w, "'") {
			return false
		}
	}
	return true
}

// withoutMarks makes spaces of punctuation.
func withoutMarks(c rune) rune {
	if strings.ContainsRune(",.:;?!()<>@", c) {
		return ' '
	}
	return c
}

// stating are the verbs of statements, and the words that do not go without one.
var stating = wordSet("stating")

// names says whether the pattern uses a variable.
func (p pattern) names(v string) bool {
	for _, w := range p.vars {
		if v == w {
			return true
		}
	}
	return false
}

// calls says whether the pattern calls somebody by name.
func (p pattern) calls() bool { return p.names("n") || p.names("p") || p.names("arg") }

func varName(s string) string {
	n := 0
	for n < len(s) && (s[n] >= 'a' && s[n] <= 'z') {
		n++
	}
	return s[:n]
}

// scope gives patterns their words.
type scope interface {
	value(name string) (string, bool)   // of a variable
	macro(name, words string) string    // of a macro, the words already expanded
	stamp(words string) (string, error) // marks words that assert an event
}

// inclining is a scope whose writer takes some ways to fill a place sooner than
// others; it draws one.
type inclining interface {
	inclined(r *rand.Rand, ways []string) int
}

type expander struct {
	r   *rand.Rand
	s   scope
	src string
	i   int
	err error
}

// expand writes a pattern out.
func expand(r *rand.Rand, s scope, src string) (string, error) {
	e := &expander{r: r, s: s, src: src}
	out := e.sequence("")
	return tidy(out), e.err
}

// sequence expands up to one of the closing bytes, which it leaves unread.
func (e *expander) sequence(until string) string {
	var b strings.Builder
	for e.i < len(e.src) {
		c := e.src[e.i]
		if strings.IndexByte(until, c) >= 0 {
			break
		}
		e.i++
		switch c {
		case '[':
			b.WriteString(e.choice())
		case '$':
			b.WriteString(e.variable())
		case '<':
			b.WriteString(e.event())
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// choice draws an alternative and expands that one alone.
func (e *expander) choice() string {
	starts, end := []int{e.i}, e.i
	for depth := 0; end < len(e.src) && (depth > 0 || e.src[end] != ']'); end++ {
		switch e.src[end] {
		case '[':
			depth++
		case ']':
			depth--
		case '|':
			if depth == 0 {
				starts = append(starts, end+1)
			}
		}
	}
	e.i = starts[e.drawn(starts, end)]
	out := e.sequence("|]")
	e.i = min(end+1, len(e.src))
	return out
}

// drawn is which alternative of a choice it is: for a scope that is inclined to
// some, of those that begin at the starts, as it draws them.
func (e *expander) drawn(starts []int, end int) int {
	s, ok := e.s.(inclining)
	if !ok {
		return e.r.IntN(len(starts))
	}
	ways := make([]string, len(starts))
	for i, from := range starts {
		to := end
		if i+1 < len(starts) {
			to = starts[i+1] - 1
		}
		ways[i] = e.src[from:to]
	}
	return s.inclined(e.r, ways)
}

func (e *expander) variable() string {
	name := varName(e.src[e.i:])
	e.i += len(name)
	if e.i < len(e.src) && e.src[e.i] == '(' {
		e.i++
		words := e.sequence(")")
		e.i++
		return e.s.macro(name, words)
	}
	v, _ := e.s.value(name)
	return v
}

func (e *expander) event() string {
	words := e.sequence(">")
	e.i++
	out, err := e.s.stamp(words)
	if err != nil && e.err == nil {
		e.err = err
	}
	return out
}

// tidy removes the gaps that empty alternatives leave, but never inside a value.
func tidy(s string) string {
	out := make([]rune, 0, len(s))
	value := false
	for _, c := range s {
		switch {
		case opensValue(c):
			value = true
		case c == closeMark:
			value = false
		case value:
		case c == ' ' && (len(out) == 0 || out[len(out)-1] == ' '):
			continue
		case strings.ContainsRune(",.:;?!", c) && len(out) > 0 && out[len(out)-1] == ' ':
			out = out[:len(out)-1]
		}
		out = append(out, c)
	}
	return strings.TrimRight(string(out), " ")
}
