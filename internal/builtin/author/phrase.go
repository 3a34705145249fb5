package author

import (
	"math/rand/v2"
	"regexp"
	"strings"
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
	self       bool // speaks of its writer, as of whoever did or found something

	many  bool // has so many forms that it is not known again at all
	forms int  // 3 for a pattern with alternatives, which is not known again at once, else 1

	bare string // the same without its subject, for a thread that has named it; "" where it cannot do without
}

type table []pattern

// lines reads a table: a pattern on each line that is not blank.
func lines(src string) table {
	var t table
	for l := range strings.Lines(src) {
		if l = strings.TrimSpace(l); l != "" {
			t = append(t, newPattern(l))
		}
	}
	return t
}

func newPattern(src string) pattern {
	p := pattern{src: src}
	if rest, ok := strings.CutPrefix(src, "{"); ok {
		p.tags, p.src, _ = strings.Cut(rest, "}")
		p.src = strings.TrimSpace(p.src)
	}
	first := firstForm(p.src)
	p.introduced, p.label = introduced(p.src) || introduced(first), strings.HasPrefix(p.src, "$tb:") || strings.HasPrefix(p.src, "$tb,")
	p.length = len(strings.Fields(first))
	p.many = strings.Count(p.src, "|") >= manyForms
	p.self = selfWords.MatchString(p.src)
	p.adds = strings.HasPrefix(p.src, "and ") || strings.HasPrefix(p.src, "furthermore")
	p.forms = 1
	if strings.Contains(p.src, "[") {
		p.forms = 3
	}
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

// selfWords are those by which a writer speaks of themselves.
var selfWords = regexp.MustCompile(`\b(I|my|mine|me|myself)\b`)

// manyForms is how many alternatives make a pattern that nobody knows again.
const manyForms = 10

// innermost is a choice within a pattern that holds no other.
var innermost = regexp.MustCompile(`\[([^][|]*)[^][]*\]`)

// firstForm is a pattern with the first of all alternatives.
func firstForm(src string) string {
	for innermost.MatchString(src) {
		src = innermost.ReplaceAllString(src, "$1")
	}
	return src
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

// choice expands every alternative, so that the draws do not depend on which is taken.
func (e *expander) choice() string {
	var alts []string
	for {
		alts = append(alts, e.sequence("|]"))
		if e.i >= len(e.src) {
			break
		}
		e.i++
		if e.src[e.i-1] == ']' {
			break
		}
	}
	return alts[e.r.IntN(len(alts))]
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
