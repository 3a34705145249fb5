package lexicon

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// Error is a fault in a file of the lexicon.
type Error struct {
	File     string
	Line     int
	Problem  string // what is wrong
	Expected string // what should stand there
}

// Error writes "file:line: problem; expected this".
func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d: %s; expected %s", e.File, e.Line, e.Problem, e.Expected)
}

// place is where something stands.
type place struct {
	file string
	line int
}

// String writes a place as compilers do.
func (p place) String() string { return fmt.Sprintf("%s:%d", p.file, p.line) }

// faults collects what is wrong with the files.
type faults []*Error

func (f *faults) add(at place, expected, problem string, args ...any) {
	*f = append(*f, &Error{File: at.file, Line: at.line, Problem: fmt.Sprintf(problem, args...), Expected: expected})
}

// join returns the faults in the order of files and lines, nil if there are none.
func (f faults) join() error {
	slices.SortStableFunc(f, func(a, b *Error) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	all := make([]error, len(f))
	for i, e := range f {
		all[i] = e
	}
	return errors.Join(all...)
}
