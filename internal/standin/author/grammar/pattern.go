package grammar

import (
	"regexp"
	"strings"
	"unicode"
)

// Pattern is a line of a lexicon:
//
//	{tags} words [alternative|alternative] $variable $macro(words) <words that assert an event>
//
// Patterns begin in lower case, end without a full stop, and use contractions; the voice mends that. A pattern is
// eligible where its tags fit and every variable that it names has a value.
type Pattern struct {
	Src  string
	Tags string
	Vars []string

	Length     int  // words, of the first alternatives
	Introduced bool // begins with a phrase before a comma or colon
	Adds       bool // goes on from a statement before it
	Label      bool // begins with the subject as a label
	Verbless   bool // puts a value down without a verb
	Technical  bool // has words of the tools outside its choices
	Self       bool // speaks of its writer, as of whoever did or found something
	Grateful   bool // thanks or is pleased, with which nobody begins to push back
	Holds      bool // has its value as what somebody has or uses, which a deed is not
	Agrees     bool // has its value as the subject of a verb in the singular
	wishes     bool // says what is wanted, or comes next
	argues     bool // says why
	Modest     bool // has words of somebody who is not quite sure
	Unsure     bool // leaves it open whether what is said is so, which no mistake does

	Hours Hours // at which it can be said

	Forms int // ways to write it, at most manyForms: the more, the sooner it can come again

	Bare string // the same without its subject, for a thread that has named it; "" where it cannot do without
}

// Table is patterns of which one is drawn.
type Table []*Pattern

// NewPattern reads a pattern.
func NewPattern(src string) *Pattern {
	p := &Pattern{Src: src}
	if rest, ok := strings.CutPrefix(src, "{"); ok {
		p.Tags, p.Src, _ = strings.Cut(rest, "}")
		p.Src = strings.TrimSpace(p.Src)
	}
	first := firsts(p.Src)
	p.Introduced, p.Label = introduced(first), strings.HasPrefix(p.Src, "$tb:") || strings.HasPrefix(p.Src, "$tb,")
	p.Verbless = verbless(first)
	p.Length = len(strings.Fields(first))
	p.Technical = Technical(withoutChoices(p.Src))
	p.Self = SpeaksOfSelf(p.Src)
	p.Grateful = HasAny(p.Src, gratefulWords)
	if strings.Contains(p.Src, "$v") { // most have none, and a regular expression reads long
		p.Holds, p.Agrees = holding.MatchString(p.Src), ruling.MatchString(p.Src)
	}
	p.wishes, p.argues, p.Modest = HasAny(p.Src, wishWords), HasAny(p.Src, reasonWords), HasAny(p.Src, ModestWords)
	p.Adds = strings.HasPrefix(p.Src, "and ") || strings.HasPrefix(p.Src, "furthermore")
	p.Unsure = p.Modest || HasAny(p.Src, unsureWords)
	p.Hours = HoursOf(p.Src)
	p.Forms = formsOf(p.Src)
	p.Bare = leavingOut(p.Src)
	for s := p.Src; ; {
		i := strings.IndexByte(s, '$')
		if i < 0 {
			return p
		}
		name := VarName(s[i+1:])
		s = s[i+1+len(name):]
		if !strings.HasPrefix(s, "(") {
			p.Vars = append(p.Vars, name)
		}
	}
}

// Where the value is an object, as in "we had $v as the $a", and where it is a subject, as in "$v is the $a".
var (
	holding = regexp.MustCompile(`\b(?:have|had|has|got|keep|take|took|use|using|from|picked|chose|chosen|` +
		`put)\]?(?: \[[^\]]*\])? \$v`)
	ruling = regexp.MustCompile(`\$v \[?(?:is|was|has|serves|acts|remains|applies|stands)\b`)
)

// ManyForms is from how many forms on nobody knows a sentence again.
const ManyForms = Fortnight

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
			n, inside = min(ManyForms, n*(1+bars)), false
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

// SpeaksOfSelf says whether a writer speaks of themselves.
func SpeaksOfSelf(src string) bool {
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

// StampOpen takes away the beginnings of stamps, whose colon is no punctuation.
var StampOpen = strings.NewReplacer("<s:", "", "<o:", "", "<f:", "")

// introduced says whether words stand apart at the beginning of a pattern: "for $t, …", "decided: …".
func introduced(src string) bool {
	src = StampOpen.Replace(src)
	i := strings.IndexAny(src, ",:;")
	return i > 0 && i+1 < len(src) && len(strings.Fields(src[:i])) <= 9 && !strings.HasPrefix(src, "$tb")
}

// verbless says whether a pattern puts a value down without a verb: "$a: $v".
func verbless(src string) bool {
	src = StampOpen.Replace(src)
	if !strings.Contains(src, "$v") && !strings.Contains(src, "$on") {
		return false
	}
	for w := range strings.FieldsSeq(strings.Map(withoutMarks, src)) {
		if _, ok := Verbs[strings.TrimPrefix(w, "$")]; ok || stating()[w] || strings.Contains(w, "'") {
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
var stating = WordSet("stating")

// Names says whether the pattern uses a variable.
func (p *Pattern) Names(v string) bool {
	for _, w := range p.Vars {
		if v == w {
			return true
		}
	}
	return false
}

// Calls says whether the pattern calls somebody by name.
func (p *Pattern) Calls() bool { return p.Names("n") || p.Names("p") || p.Names("arg") }

// VarName is the name of a variable at the beginning of a text.
func VarName(s string) string {
	n := 0
	for n < len(s) && (s[n] >= 'a' && s[n] <= 'z') {
		n++
	}
	return s[:n]
}

// Fortnight is after how many days a formula may come again; no multiple of a week, so that each has its workdays.
const Fortnight = 15

// IsQuestion says whether a pattern asks.
func IsQuestion(p *Pattern) bool { return strings.HasSuffix(p.Src, "?") }

// Sentence says whether a pattern states something in a sentence with a verb.
func (p *Pattern) Sentence() bool {
	return p.Names("v") && !p.Verbless || p.Names("on") && !p.Verbless || strings.Contains(p.Src, "<") && !p.Label
}

// Kind says whether a pattern is of a kind: of few words (b), of a wish or of what is next (a), of the writer (s), a
// question (?), with a reason (y), with a reservation (m), or of somebody with a tag.
func (p *Pattern) Kind(k rune) bool {
	switch k {
	case 'b':
		return p.Length <= 7
	case 'a':
		return p.wishes
	case 's':
		return p.Self
	case '?':
		return IsQuestion(p)
	case 'y':
		return p.argues
	case 'm':
		return p.Modest
	}
	return strings.ContainsRune(p.Tags, k)
}
