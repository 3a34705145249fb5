package mock

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/standin"
	"memloom/prompts"
)

// listed is how many members of the blind panel the list of models names; mostPanel are as many as there are.
const (
	listed    = standin.PanelSize
	mostPanel = 100
)

// answerer knows what to say.
type answerer interface {
	answer(ctx context.Context, q *request) (string, error)
}

// models are those that the server has: members of the blind panel by their names, and the built-in model for any
// other.
type models struct {
	builtin *standin.Model
	panel   map[string]llm.Model
}

func newModels() *models {
	// the lexicon serves checks, which the asking side makes
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	out := &models{m, map[string]llm.Model{}}
	for _, p := range m.Panel(mostPanel) {
		out.panel[p.Name()] = p
	}
	return out
}

// modelNames are those that a list of models has.
func modelNames() []string {
	out := []string{standin.Name}
	for n := range listed {
		out = append(out, standin.Name+"-blind-"+strconv.Itoa(n+1))
	}
	return out
}

// named returns the model of a name.
func (m *models) named(name string) llm.Model {
	if p, ok := m.panel[name]; ok {
		return p
	}
	return m.builtin
}

// answer implements answerer: the model reads the prompt's input block.
func (m *models) answer(ctx context.Context, q *request) (string, error) {
	if q.task == "" {
		return "", errors.New("the built-in model answers memloom's tasks only, and the prompt holds no input block of one; a server started with --canned answers anything")
	}
	a, err := m.named(q.model).Complete(ctx, q.call())
	var failure *llm.Failure
	if errors.As(err, &failure) {
		return "", errors.New(failure.Reason)
	}
	return a.Text, err
}

// other is a model that its user brought.
type other struct{ model llm.Model }

// answer implements answerer.
func (o other) answer(ctx context.Context, q *request) (string, error) {
	a, err := o.model.Complete(ctx, q.call())
	return a.Text, err
}

// schemas returns the schema of every task's answer.
func schemas() map[string][]byte { return prompts.NewTasks(corpus.NewLexicon(nil, nil)).Schemas() }

// canned gives the same answer to every prompt of a task: one that a check
// accepts where the task can be declined, otherwise the smallest of its schema.
type canned struct{ texts map[string]string }

const cannedText = "A canned answer."

func newCanned(schemas map[string]*schema) *canned {
	values := map[string]any{
		prompts.TaskSolve: prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{},
			Reasoning: cannedText},
		prompts.TaskJudge:    prompts.JudgeOut{Verdict: prompts.Unclear, Reason: cannedText},
		prompts.TaskRelation: prompts.RelationOut{Label: prompts.Unclear, Failure: prompts.FailNone, Reason: cannedText},
		prompts.TaskQuality:  middling(),
		prompts.TaskBlind:    prompts.BlindOut{Declined: true, Reasoning: cannedText},
		prompts.TaskDecoy:    prompts.BlindOut{Declined: true, Reasoning: cannedText},
		prompts.TaskProbe:    prompts.ProbeOut{Quotes: []prompts.Quote{}},
		prompts.TaskCheck: prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{},
			Concerns: []prompts.CheckConcern{}},
	}
	c := &canned{texts: map[string]string{}}
	for task, s := range schemas {
		value, ok := values[task]
		if !ok {
			value = s.smallest(cannedText)
		}
		c.texts[task] = encoded(value)
	}
	return c
}

// middling has scores that are on every scale.
func middling() prompts.QualityOut {
	r := prompts.Rating{Reason: cannedText, Score: 3}
	return prompts.QualityOut{Naturalness: r, Coherence: r, Diversity: r, Relevance: r, Momentum: r, Engagingness: r}
}

// answer implements answerer.
func (c *canned) answer(_ context.Context, q *request) (string, error) {
	if text, ok := c.texts[q.task]; ok {
		return text, nil
	}
	if len(q.schema) == 0 {
		return cannedText, nil
	}
	s, err := parseSchema(q.schema)
	if err != nil {
		return "", fmt.Errorf("the schema of the answer cannot be read: %w", err)
	}
	return encoded(s.smallest(cannedText)), nil
}
