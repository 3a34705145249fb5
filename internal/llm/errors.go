package llm

import (
	"fmt"
	"strings"
)

// PermanentError is a failure that no repetition mends.
type PermanentError struct {
	Model  string
	Reason string
	Advice string // what the user can do, may be empty
}

// Error implements error.
func (e *PermanentError) Error() string {
	s := fmt.Sprintf("model %s: %s", e.Model, e.Reason)
	if e.Advice != "" {
		s += "; " + e.Advice
	}
	return s
}

// InvalidAnswerError says that a model's answers broke the task's rules until
// the attempts were used up.
type InvalidAnswerError struct {
	Model      string
	Task       string
	Attempts   int
	Violations []string // of the last attempt
}

// Error implements error.
func (e *InvalidAnswerError) Error() string {
	const most = 3
	v := e.Violations
	more := ""
	if len(v) > most {
		more = fmt.Sprintf(" (and %d more)", len(v)-most)
		v = v[:most]
	}
	return fmt.Sprintf("model %s: %s: no acceptable answer in %d attempts: %s%s", e.Model, e.Task, e.Attempts, strings.Join(v, "; "), more)
}
