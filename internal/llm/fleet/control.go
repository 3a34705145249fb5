package fleet

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/journal"
	"memloom/prompts"
)

// TaskControl is the name under which the journal keeps control questions.
const TaskControl = "control"

const (
	controlTime = 30 * time.Second // for an answer; slower is as good as none
	controlOut  = 256              // tokens of it
)

// control returns what asks a model a question that any model can answer. It tells one prompt that a provider always
// fails on from a provider that is down, which a look at the list of models would not: lists are served where no model
// is. It is sent once, journaled and paid for like any call, on behalf of the unit whose call is in doubt.
func (f *Fleet) control(m llm.Model, o journal.ModelOptions) func(context.Context) error {
	if f.o.Journal != nil {
		o.Next = m
		m = f.o.Journal.Model(o)
	}
	judge := prompts.NewTasks(corpus.NewLexicon(nil, nil)).Judge
	in := prompts.JudgeIn{Question: "How many days has a week?", Gold: "Seven", Candidate: "7"}
	return func(ctx context.Context) error {
		ctx, cancel := context.WithTimeout(ctx, controlTime)
		defer cancel()
		_, err := m.Complete(ctx, llm.Call{
			Task: TaskControl, Role: judge.Role, Input: in, Schema: judge.Schema(), MaxOut: controlOut,
			Prompt: func() (llm.Prompt, error) { return judge.Render(in) },
			Sample: 1 + rand.IntN(math.MaxInt32), // what was answered before says nothing of now
		})
		var said *llm.Failure
		if errors.As(err, &said) && said.Kind.Scope() == llm.ScopeCall { // the model spoke, if only to say no
			return nil
		}
		if err != nil {
			return fmt.Errorf("asking model %s a control question: %w", o.Name, err)
		}
		return nil
	}
}
