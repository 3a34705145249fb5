package prompts

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"memloom/internal/llm"
)

// Patience is how many questions of a task in a row a model may fail before the run ends: less than that may be chance,
// more only costs. One that has done the task before has more, since failures come in rows: the parts of a hard day.
const (
	Patience = 10
	Trust    = 50
)

// HopelessError says that a model has failed so many of a task's questions in a
// row that there is no point in asking it the rest.
type HopelessError struct {
	Model     string
	Task      string
	Role      llm.Role
	Questions int    // in a row; those that were under way at the same time are among them
	Complaint string // the commonest
}

// Error implements error.
func (e *HopelessError) Error() string {
	return fmt.Sprintf("model %s has not given one acceptable answer to task %s in %d questions in a row (commonest complaint: %s); check the model, its context size and its support of JSON schemas, or name another model for the role %s",
		e.Model, e.Task, e.Questions, e.Complaint, e.Role)
}

// EndsRun says that every other question would go the same way.
func (e *HopelessError) EndsRun() bool { return true }

// results is what became of a task's latest questions, by model. It holds what the models were asked since the program
// began: a question whose failure was kept says nothing of what the model would answer now, so a run that is resumed
// passes over it as it did before, and a replay, which asks no one, never ends for it.
type results struct {
	mu sync.Mutex
	of map[string]*row
}

// row is questions that a model failed one after another, in the order in which they ended.
type row struct {
	trusted    bool // the model has done the task before
	failed     int
	complaints map[string]int
}

func newResults() *results { return &results{of: map[string]*row{}} }

// accept ends a model's row of failed questions.
func (r *results) accept(model string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.of[model] = &row{trusted: true, complaints: map[string]int{}}
}

// fail lengthens a model's row of failed questions.
func (r *results) fail(model, complaint string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	x := r.of[model]
	if x == nil {
		x = &row{complaints: map[string]int{}}
		r.of[model] = x
	}
	x.failed++
	x.complaints[complaint]++
}

// hopeless returns a *HopelessError once a model is to be given up.
func (t *Task[In, Out]) hopeless(m llm.Model) error {
	t.results.mu.Lock()
	defer t.results.mu.Unlock()
	x := t.results.of[m.Name()]
	if x == nil || x.failed < Patience || x.trusted && x.failed < Trust {
		return nil
	}
	commonest := slices.MinFunc(slices.Sorted(maps.Keys(x.complaints)), func(a, b string) int {
		return cmp.Compare(x.complaints[b], x.complaints[a])
	})
	return &HopelessError{Model: m.Name(), Task: t.Name, Role: t.Role, Questions: x.failed, Complaint: commonest}
}

// complaint is what was wrong with the last answer to a question, in short.
func complaint(err error) string {
	var invalid *llm.InvalidAnswerError
	if errors.As(err, &invalid) && len(invalid.Violations) > 0 {
		return invalid.Violations[0]
	}
	var f *llm.Failure
	if errors.As(err, &f) {
		return f.Reason
	}
	return err.Error()
}
