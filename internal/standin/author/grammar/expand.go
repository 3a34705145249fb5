package grammar

import (
	"math/rand/v2"
	"strings"
)

// Scope gives patterns their words.
type Scope interface {
	Value(name string) (string, bool)   // of a variable
	Macro(name, words string) string    // of a macro, the words already expanded
	Stamp(words string) (string, error) // marks words that assert an event
}

// Inclining is a Scope whose writer takes some ways to fill a place sooner than others; it draws one.
type Inclining interface {
	Inclined(r *rand.Rand, ways []string) int
}

type expander struct {
	r   *rand.Rand
	s   Scope
	src string
	i   int
	err error
}

// Expand writes a pattern out.
func Expand(r *rand.Rand, s Scope, src string) (string, error) {
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
	s, ok := e.s.(Inclining)
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
	return s.Inclined(e.r, ways)
}

func (e *expander) variable() string {
	name := VarName(e.src[e.i:])
	e.i += len(name)
	if e.i < len(e.src) && e.src[e.i] == '(' {
		e.i++
		words := e.sequence(")")
		e.i++
		return e.s.Macro(name, words)
	}
	v, _ := e.s.Value(name)
	return v
}

func (e *expander) event() string {
	words := e.sequence(">")
	e.i++
	out, err := e.s.Stamp(words)
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
		case OpensValue(c):
			value = true
		case c == CloseMark:
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
