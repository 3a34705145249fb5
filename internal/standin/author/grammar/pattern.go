package grammar

import "strings"

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

	Forms int // ways to write it, at most MaxForms
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
	p.Forms = formsOf(p.Src)
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

// MaxForms bounds how many ways to write a pattern are counted.
const MaxForms = 15

// formsOf counts the ways to write a pattern, up to MaxForms.
func formsOf(src string) int {
	n, inside, bars := 1, false, 0 // of the innermost choices
	for _, c := range src {
		switch {
		case c == '[':
			inside, bars = true, 0
		case c == '|':
			bars++
		case c == ']' && inside:
			n, inside = min(MaxForms, n*(1+bars)), false
		}
	}
	if n > 1 {
		n = max(n, 3)
	}
	return n
}

// Names says whether the pattern uses a variable.
func (p *Pattern) Names(v string) bool {
	for _, w := range p.Vars {
		if v == w {
			return true
		}
	}
	return false
}

// VarName is the name of a variable at the beginning of a text.
func VarName(s string) string {
	n := 0
	for n < len(s) && (s[n] >= 'a' && s[n] <= 'z') {
		n++
	}
	return s[:n]
}
