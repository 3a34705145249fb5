package yamlerr

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"

	"memloom/internal/safetext"
)

// Slip is a mistake in a YAML text: where it is, what was expected there, and what would fit.
type Slip struct {
	Line, Column int    // from 1
	What         string // what is wrong and what was expected; it quotes no value of the text
	Fit          string // what the line would be without the mistake, without its indent; empty where that is not clear
}

// String says all of it in one line, without the place.
func (s Slip) String() string {
	if s.Fit == "" {
		return s.What
	}
	return s.What + "; write " + safetext.Line(s.Fit)
}

// Find returns the mistake in a text that made the parser or the decoder fail. What it has no words for of its own is
// told in those of Text.
func Find(src []byte, err error) Slip {
	var of yaml.Error
	if !errors.As(err, &of) || of.GetToken() == nil || of.GetToken().Position == nil {
		text, _, _ := strings.Cut(Text(err), "\n")
		return Slip{Line: 1, Column: 1, What: text}
	}
	t := text{lines: strings.Split(strings.ReplaceAll(string(src), "\r\n", "\n"), "\n"), message: words(of.GetMessage())}
	at := of.GetToken().Position
	t.line, t.column = min(max(at.Line, 1), len(t.lines)), max(at.Column, 1)
	for _, look := range looks {
		if s, ok := look.in(&t); ok {
			return s
		}
	}
	return Slip{Line: t.line, Column: t.column, What: t.message}
}

// Explain says what is wrong with a text: line and column, what was expected, what would fit, and the line itself.
func Explain(src []byte, err error) string {
	s := Find(src, err)
	return fmt.Sprintf("line %d, column %d: %s\n%s", s.Line, s.Column, s, Excerpt(src, s.Line, s.Column))
}

// Excerpt shows a line of a text with the one before it, and marks the column.
func Excerpt(src []byte, line, column int) string {
	lines := strings.Split(strings.ReplaceAll(string(src), "\r\n", "\n"), "\n")
	var b strings.Builder
	for n := max(1, line-1); n <= min(line, len(lines)); n++ {
		mark := " "
		if n == line {
			mark = ">"
		}
		fmt.Fprintf(&b, "%s %4d | %s\n", mark, n, shown(lines[n-1]))
	}
	before := []rune("")
	if line >= 1 && line <= len(lines) {
		before = []rune(lines[line-1])
	}
	before = before[:min(len(before), max(0, column-1))]
	return b.String() + "       | " + strings.Repeat(" ", len([]rune(shown(string(before))))) + "^"
}

// longest is how much of a line is shown.
const longest = 160

// shown is a line as a terminal can show it: a tab is an arrow, so that it can be told from spaces.
func shown(line string) string {
	r := []rune(line)
	if len(r) > longest {
		line = string(r[:longest]) + "…"
	}
	return safetext.Line(strings.ReplaceAll(line, "\t", "→"))
}
