package pack

import (
	"fmt"
	"strings"

	"memloom/internal/safetext"
)

// Problem is one thing wrong with a pack.
type Problem struct {
	Line    int    // of the file, from 1
	Path    string // keys from the top: attributes[3].value.min; empty for the file as a whole
	Message string // what was expected and what to do
	Lacks   int    `json:"-"` // how many entries more at the end of the list at Path would mend it; 0: none would
	Of      string `json:"-"` // the kind of which the list lacks entries, where it does
}

// String returns "line: path: message".
func (p Problem) String() string {
	if p.Path == "" {
		return fmt.Sprintf("%d: %s", p.Line, p.Message)
	}
	return fmt.Sprintf("%d: %s: %s", p.Line, p.Path, p.Message)
}

// Error is a pack that cannot be used. It names every problem, one a line, as file:line: path: message.
type Error struct {
	Name     string // of the file
	Problems []Problem
	All      bool // Error lists every one
}

// Error lists the problems in the order of their lines, the first twenty unless All.
func (e *Error) Error() string {
	const most = 20 // what is said at once; mending these often mends the rest
	listed := len(e.Problems)
	if !e.All {
		listed = min(listed, most)
	}
	lines := make([]string, listed)
	for i := range lines {
		lines[i] = e.Name + ":" + e.Problems[i].String()
	}
	if more := len(e.Problems) - listed; more > 0 {
		lines = append(lines, fmt.Sprintf("%s: %d more problems; `%s` lists them", e.Name, more,
			safetext.Command("domain", "check", e.Name, "--all")))
	}
	return strings.Join(lines, "\n")
}
