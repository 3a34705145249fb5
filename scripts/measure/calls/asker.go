//go:build unix

package main

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	"memloom/internal/runstore"
	"memloom/prompts"
)

const stage = "text"

// modelsFile has one model on the server, with a price, so that budgets are kept.
const modelsFile = `
models:
  author:
    provider: openai
    base_url: %s/v1
    model: builtin
    temperature: 0
    price: {input: 1.25, cached: 0.125, output: 10}
    limits: {concurrency: %d}
roles:
  default: author
`

// asker is a run's models over its store, as a run makes them.
type asker struct {
	store *runstore.Store
	fleet *fleet.Fleet
	model llm.Model
	task  *prompts.Task[prompts.SolveIn, prompts.SolveOut]
}

// open opens the run in a folder, and its models on the server.
func open(ctx context.Context, dir, url string, o options) (*asker, error) {
	file, err := models.Parse(fmt.Appendf(nil, modelsFile, url, o.atOnce), provider.Registry{openai.OpenAI()})
	if err != nil {
		return nil, err
	}
	a := &asker{task: prompts.NewTasks(corpus.NewLexicon(nil, nil)).Solve}
	if a.store, err = runstore.Open(dir, runstore.Options{}); err != nil {
		return nil, err
	}
	kept, err := journal.Open(a.store, journal.Options{})
	if err != nil {
		return nil, errors.Join(err, a.close())
	}
	spent, err := kept.Spent(ctx)
	if err != nil {
		return nil, errors.Join(err, a.close())
	}
	start := map[string]int{}
	if o.warm {
		start[file.Models["author"].Endpoint()] = o.atOnce
	}
	a.fleet, err = fleet.Open(ctx, fleet.Options{
		File: file, Getenv: func(string) string {
			return ""
		}, Journal: kept, Budget: money.NewBudget(money.Caps{}, spent), Start: start,
	})
	if err != nil {
		return nil, errors.Join(err, a.close())
	}
	a.model = a.fleet.Model("author")
	return a, nil
}

// ask asks the question of a number on behalf of its unit.
func (a *asker) ask(ctx context.Context, n int) (prompts.SolveOut, error) {
	ctx = llm.ForUnit(ctx, llm.Unit{Stage: stage, Name: unitName(n)})
	r, err := a.task.Ask(ctx, a.model, question(n))
	return r.Out, err
}

// ramped says whether as many calls are let out at once as there may be.
func (a *asker) ramped(atOnce int) bool {
	for _, limit := range a.fleet.Limits() {
		if limit < atOnce {
			return false
		}
	}
	return true
}

func (a *asker) close() error { return a.store.Close() }

func unitName(n int) string { return fmt.Sprintf("text/p1/g1/%06d", n) }

const firstMessage = 29_000_000 // minutes since 1970

// question makes a prompt of about 3 KB that no other has.
func question(n int) prompts.SolveIn {
	in := prompts.SolveIn{Question: fmt.Sprintf("Which version of the importer was released in week %d?", n),
		Asker: "Ada Byron"}
	for i := range 10 {
		in.Messages = append(in.Messages, prompts.Shown{
			ID: fmt.Sprint("m", i+1), Speaker: "Charles Babbage", At: corpus.Stamp(firstMessage + n*10 +
				i), Group: "importer",
			Text: "The importer is through its tests, and I would rather wait for the review than release it on a Friday.",
		})
	}
	return in
}
