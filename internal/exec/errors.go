package exec

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/runstore"
)

// EnvironmentError says that the environment failed: the disk, a permission, a provider, a key. It ends the stage at
// once, since every other unit would meet it too; what was committed stays, and the run can be resumed. A unit returns
// one for failures that are not its own.
type EnvironmentError struct {
	Op  string // what was being done, in the present progressive
	Err error
}

// Error implements error.
func (e *EnvironmentError) Error() string { return fmt.Sprintf("%s: %v", e.Op, e.Err) }

// Unwrap returns the cause.
func (e *EnvironmentError) Unwrap() error { return e.Err }

// environmental tells failures of the environment from those of a unit. A model may say that every other unit would
// meet the same (llm.EndsRun); its error stays what it is behind the *EnvironmentError around it.
func environmental(err error) bool {
	var (
		environment *EnvironmentError
		io          *runstore.IOError
		damaged     *runstore.DamagedError
	)
	return llm.EndsRun(err) || errors.As(err, &environment) || errors.As(err, &io) || errors.As(err, &damaged) ||
		errors.Is(err, runstore.ErrClosed)
}

// PanicError says that a unit panicked: a bug. It is reported like any other failure of the unit; the reporter names
// the unit.
type PanicError struct {
	Unit  string
	Value any
	Stack []byte // for a log; never part of the message
}

// Error implements error.
func (e *PanicError) Error() string {
	return fmt.Sprintf("internal error: %v", e.Value)
}

// MissingInputError says that an input of a unit is in no committed unit,
// mostly because the unit that should have written it failed.
type MissingInputError struct{ Key string }

// Error implements error.
func (e *MissingInputError) Error() string { return fmt.Sprintf("its input %q is missing", e.Key) }

// Cause is one reason for which units of a stage failed.
type Cause struct {
	Unit  string // the first unit it befell, in the stage's order
	Count int    // how many units it befell
	Err   error  // the first unit's error
}

// StageError says that some of a stage's units failed; the others are
// committed. The same stage run again tries the failed ones only.
type StageError struct {
	Stage  string
	Failed int     // units
	Total  int     // units
	Causes []Cause // the first few, in the stage's order; missing inputs last
	More   int     // causes not listed
}

// Error implements error.
func (e *StageError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "stage %s: %d of %d units failed", e.Stage, e.Failed, e.Total)
	for i, c := range e.Causes {
		b.WriteString([]string{": ", "; "}[min(i, 1)])
		fmt.Fprintf(&b, "%s: %v", c.Unit, c.Err)
		if c.Count > 1 {
			fmt.Fprintf(&b, " (%d units)", c.Count)
		}
	}
	if e.More > 0 {
		fmt.Fprintf(&b, "; %d more causes", e.More)
	}
	return b.String()
}

// Unwrap returns the errors of the listed causes.
func (e *StageError) Unwrap() []error {
	list := make([]error, len(e.Causes))
	for i, c := range e.Causes {
		list[i] = c.Err
	}
	return list
}

// failure is a unit's error and the unit's place in the stage.
type failure struct {
	index int
	unit  string
	err   error
}

// summarise groups failures by cause, whatever the order in which they came.
func summarise(stage string, total int, failures []failure, named int) *StageError {
	slices.SortFunc(failures, func(a, b failure) int { return cmp.Compare(a.index, b.index) })
	var causes []Cause
	place := map[string]int{}
	for _, f := range failures {
		reason := reasonOf(f.err)
		if i, known := place[reason]; known {
			causes[i].Count++
			continue
		}
		place[reason] = len(causes)
		causes = append(causes, Cause{Unit: f.unit, Count: 1, Err: f.err})
	}
	slices.SortStableFunc(causes, func(a, b Cause) int {
		return cmp.Compare(consequence(a.Err), consequence(b.Err))
	})
	e := &StageError{Stage: stage, Failed: len(failures), Total: total, Causes: causes}
	if len(causes) > named {
		e.Causes, e.More = causes[:named], len(causes)-named
	}
	return e
}

// reasonOf returns what failures of one cause have in common.
func reasonOf(err error) string {
	if consequence(err) > 0 {
		return "missing input" // each names another key
	}
	var bug *PanicError
	if errors.As(err, &bug) {
		return fmt.Sprintf("panic: %v", bug.Value)
	}
	return "error: " + err.Error()
}

// consequence is 1 for errors that follow from something that failed earlier.
func consequence(err error) int {
	var missing *MissingInputError
	if errors.As(err, &missing) {
		return 1
	}
	return 0
}
