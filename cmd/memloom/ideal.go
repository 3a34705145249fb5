package main

import (
	"context"
	"encoding/json"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/score"
	"memloom/prompts"
	"memloom/validate"
)

// solverOf returns the fact solver over a corpus.
func solverOf(c *corpus.Corpus) *validate.Solver {
	facts := validate.NewFactIndex(c.Facts, c.Plan, c.Messages).Named(c.Subjects())
	return validate.NewSolver(facts, c.Messages, validate.FullNames(c.Tasks), c.Subjects())
}

// ideal returns the fact solver as a reader: what it answers follows from the record of what each message states.
func ideal(c *corpus.Corpus) score.Reader {
	solver := solverOf(c)
	return func(_ context.Context, it corpus.Item, messages []*corpus.Message) (string, error) {
		ids := make([]string, len(messages))
		for i, m := range messages {
			ids[i] = m.ID
		}
		switch x := solver.Solve(&it, ids); {
		case x.Right && len(it.Options) > 0:
			return it.AnswerLetter, nil
		case x.Right:
			return it.Answer, nil
		case x.Outcome == prompts.Conflict:
			return score.SaysConflict, nil
		case x.Outcome == prompts.Answered && len(it.Options) == 0:
			return x.Text, nil
		}
		return score.SaysUnknown, nil
	}
}

// knowing is a model that answers what solvers are asked as the fact solver would, for foreseeing what a good solver takes.
type knowing struct {
	llm.Model
	solver *validate.Solver
	items  map[string]*corpus.Item // by question
	ids    map[string][]string     // of the messages of a text
}

// newKnowing returns a model that knows the items of a corpus; everything else is left to another.
func newKnowing(c *corpus.Corpus, items []corpus.Item, other llm.Model) knowing {
	k := knowing{other, solverOf(c), map[string]*corpus.Item{}, map[string][]string{}}
	for i := range items {
		k.items[items[i].Question] = &items[i]
	}
	for _, m := range c.Messages {
		k.ids[m.Text] = append(k.ids[m.Text], m.ID)
	}
	return k
}

// Complete implements llm.Model.
func (k knowing) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	in, ok := c.Input.(prompts.SolveIn)
	it := k.items[in.Question]
	if !ok || it == nil || c.Task != prompts.TaskSolve {
		return k.Model.Complete(ctx, c)
	}
	var ids, cited []string
	for _, m := range in.Messages {
		ids = append(ids, k.ids[m.Text]...)
		cited = append(cited, m.ID)
	}
	x := k.solver.Solve(it, ids)
	out := prompts.SolveOut{Outcome: x.Outcome, Answer: x.Text, Confidence: 90, Citations: cited, Reasoning: x.Reason}
	if x.Outcome == prompts.CannotDetermine {
		out.Answer, out.Citations = "", []string{}
	}
	if x.Right {
		out.Letter = it.AnswerLetter
	}
	text, err := json.Marshal(out)
	return llm.Answer{Text: string(text), Model: k.Name()}, err
}
