package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/pipeline/cost"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// mostRehearsed is how many items of a corpus are judged to foresee what judging all of them takes.
const mostRehearsed = 200

// rehearsal counts what judging asks while the built-in model answers.
type rehearsal struct {
	mu    sync.Mutex
	gauge *cost.Gauge
	roles map[string]llm.Role // by task
	seen  map[[sha256.Size]byte]bool
}

// rehearsed is a model whose calls a rehearsal counts.
type rehearsed struct {
	llm.Model
	r *rehearsal
}

// Complete implements llm.Model.
func (m rehearsed) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := m.Model.Complete(ctx, c)
	if err == nil {
		err = m.r.note(m.Name(), c, a.Text)
	}
	return a, err
}

// note counts a call. One that was made before is answered by the journal.
func (r *rehearsal) note(model string, c llm.Call, answer string) error {
	p, err := c.Prompt()
	if err != nil {
		return err
	}
	key := sha256.Sum256(fmt.Appendf(nil, "%s\x00%s\x00%d\x00%s\x00%s", model, c.Task, c.Sample, p.System, p.User))
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.seen[key] {
		return nil
	}
	r.seen[key], r.roles[c.Task] = true, c.Role
	return r.gauge.Heard(c.Task, p, answer)
}

// rehearse foresees what judging items by some filters asks of language models: the built-in model judges them, or as many as tell,
// and what it is asked is counted.
func rehearse(ctx context.Context, c *corpus.Corpus, o review.Options, items []corpus.Item, names []string) ([]cost.Asks, error) {
	gauge, err := cost.NewGauge()
	if err != nil || len(items) == 0 {
		return nil, err
	}
	r := &rehearsal{gauge: gauge, roles: map[string]llm.Role{}, seen: map[[sha256.Size]byte]bool{}}
	own := builtinModels(o.Recipe.Filters.Panel)
	o.Names, o.Models.Panel = nil, nil
	var solver llm.Model = rehearsed{newKnowing(c, items, own.Author), r}
	if o.Models.Solver.Name() != corpus.ComputedModel {
		o.Models.Solver = solver
	}
	if _, marker := o.Models.Judge.(filters.Marked); !marker {
		o.Models.Judge = rehearsed{own.Judge, r}
	}
	o.Models.Probe = rehearsed{own.Probe, r}
	asked := 0
	var verifiers []filters.Verifier
	for _, v := range o.Models.Verifiers {
		again := filters.Verifier{Name: v.Name}
		for range v.Times {
			again.Times = append(again.Times, fleet.Sample(solver, asked)) // no two calls are one
			asked++
		}
		verifiers = append(verifiers, again)
	}
	o.Models.Verifiers = verifiers
	for _, member := range own.Panel {
		o.Models.Panel = append(o.Models.Panel, rehearsed{member.Model, r})
	}
	var some []corpus.Item
	for _, i := range cost.Spread(len(items), mostRehearsed) {
		some = append(some, items[i])
	}
	if err := review.NewJudge(c, o).Filter(ctx, some, names, review.NewFiltering(), nil); err != nil {
		return nil, err
	}
	var out []cost.Asks
	for _, task := range slices.Sorted(maps.Keys(r.roles)) {
		calls := cost.Roughly.Of(float64(gauge.Seen(task)) * float64(len(items)) / float64(len(some)))
		out = append(out, cost.Of(task, r.roles[task], calls, gauge.Mean(task), cost.Exactly))
	}
	return out, nil
}

// filterPlan is what filtering again will take.
type filterPlan struct {
	Items  int       `json:"items"`
	Before int       `json:"calls_before"` // the probes of the judgings so far
	Models []string  `json:"models"`
	Takes  *expected `json:"takes,omitempty"` // of models that are paid; nil where the built-in model judges
}

// planOf says what asking models takes; file is nil for the built-in model.
func planOf(all *review.Filtering, before int, asks []cost.Asks, file *models.File, o review.Options) filterPlan {
	p := filterPlan{Items: all.Items, Before: before, Models: modelNames(o.Models)}
	if file == nil {
		return p
	}
	p.Takes = takes(asks, file, o)
	return p
}

// takes prices what is asked.
func takes(asks []cost.Asks, file *models.File, o review.Options) *expected {
	e := cost.Estimate{Panel: len(o.Models.Panel), Stages: []cost.Stage{{Name: "filter", Asks: asks}}}
	t := e.Price(playersOf(file, o.Recipe.Filters.Panel)).Total
	return &expected{Calls: t.Calls, In: t.In, Cached: t.Cached, Out: t.Out, Cost: &t.Cost, Unpriced: t.Unpriced}
}

// line is what is expected in words.
func (e *expected) line() string {
	return fmt.Sprintf("%s calls, %s tokens in, %s out, %s", count(e.Calls), count(e.In), count(e.Out), e.cost())
}

// sayPlan says what filtering again will take.
func (a *app) sayPlan(p filterPlan) error {
	if a.json {
		return a.encode(p)
	}
	_, err := fmt.Fprintf(a.out, "%s would be judged again; the probes took %s\n", countOf(p.Items, "item"), countOf(p.Before, "call"))
	if err == nil && p.Takes != nil {
		_, err = fmt.Fprintf(a.out, "by %s, likely (low–high): %s\n", strings.Join(p.Models, ", "), p.Takes.line())
	}
	return err
}
