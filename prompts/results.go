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

// Patience is how many questions of a task a model may fail, none answered,
// before the run ends. Less than that may be chance; more only costs.
const Patience = 10

// HopelessError says that a model has answered none of a task's questions, so
// that there is no point in asking it the rest.
type HopelessError struct {
	Model     string
	Task      string
	Role      llm.Role
	Questions int
	Complaint string // the commonest
}

// Error implements error.
func (e *HopelessError) Error() string {
	return fmt.Sprintf("model %s has not given one acceptable answer to task %s in %d questions (commonest complaint: %s); check the model, its context size and its support of JSON schemas, or name another model for the role %s",
		e.Model, e.Task, e.Questions, e.Complaint, e.Role)
}

// EndsRun says that every other question would go the same way.
func (e *HopelessError) EndsRun() bool { return true }

// results is what became of a task's questions, by model, while the program
// runs. A model that answered once is never given up, whatever comes after;
// so of runs that end well the order of questions decides nothing.
type results struct {
	mu sync.Mutex
	of map[string]*result
}

type result struct {
	answered   bool
	failed     int
	complaints map[string]int
}

func newResults() *results { return &results{of: map[string]*result{}} }

func (r *results) get(model string) *result {
	if r.of[model] == nil {
		r.of[model] = &result{complaints: map[string]int{}}
	}
	return r.of[model]
}

func (r *results) accept(model string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.get(model).answered = true
}

func (r *results) fail(model, complaint string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	x := r.get(model)
	x.failed++
	x.complaints[complaint]++
}

// hopeless returns a *HopelessError once a model is to be given up.
func (t *Task[In, Out]) hopeless(m llm.Model) error {
	t.results.mu.Lock()
	defer t.results.mu.Unlock()
	x := t.results.of[m.Name()]
	if x == nil || x.answered || x.failed < Patience {
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
