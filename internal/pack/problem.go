package pack

import (
	"fmt"
	"strings"
)

// Problem is one thing wrong with a pack.
type Problem struct {
	Line    int    // of the file, from 1
	Path    string // keys from the top: attributes[3].value.min; empty for the file as a whole
	Message string // what was expected and what to do
}

// String returns "line: path: message".
func (p Problem) String() string {
	if p.Path == "" {
		return fmt.Sprintf("%d: %s", p.Line, p.Message)
	}
	return fmt.Sprintf("%d: %s: %s", p.Line, p.Path, p.Message)
}

// Error is a pack that cannot be used. It names every problem, one a line, as
// file:line: path: message.
type Error struct {
	Name     string // of the file
	Problems []Problem
}

// Error lists the problems in the order of their lines.
func (e *Error) Error() string {
	lines := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		lines[i] = e.Name + ":" + p.String()
	}
	return strings.Join(lines, "\n")
}
