package audit

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/pipeline"
	"memloom/pipeline/cost"
	"memloom/pipeline/review"
	"memloom/prompts"
	"memloom/validate"
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

// rehearse foresees what judging items by some filters asks of language models: the built-in model judges them, or a
// sample of them, and what it is asked is counted.
func (j *judges) rehearse(ctx context.Context, c *corpus.Corpus, items []corpus.Item,
	names []string) ([]cost.Asks, error) {
	gauge, err := cost.NewGauge()
	if err != nil || len(items) == 0 {
		return nil, err
	}
	r := &rehearsal{gauge: gauge, roles: map[string]llm.Role{}, seen: map[[sha256.Size]byte]bool{}}
	o := j.options
	own := run.BuiltIn(o.Recipe.Filters.Panel)
	var solver llm.Model = rehearsed{newKnowing(c, items, own.Author), r}
	if o.Models.Solver.Name() != corpus.ComputedModel {
		o.Models.Solver = solver
	}
	if _, marker := o.Models.Judge.(filters.Marked); !marker {
		o.Models.Judge = rehearsed{own.Judge, r}
	}
	o.Models.Probe = rehearsed{own.Probe, r}
	asked := 0
	o.Models.Verifiers = app.Map(o.Models.Verifiers, func(v filters.Verifier) filters.Verifier {
		return filters.Verifier{Name: v.Name, Times: app.Map(v.Times, func(llm.Model) llm.Model {
			asked++
			return fleet.Sample(solver, asked-1) // no two calls are one
		})}
	})
	o.Names, o.Models.Panel = nil, app.Map(own.Panel, func(m pipeline.Member) llm.Model { return rehearsed{m.Model, r} })
	some := app.Map(cost.Spread(len(items), mostRehearsed), func(i int) corpus.Item { return items[i] })
	if err := review.NewJudge(c, o).Filter(ctx, some, names, review.NewFiltering(), nil); err != nil {
		return nil, err
	}
	return app.Map(slices.Sorted(maps.Keys(r.roles)), func(task string) cost.Asks {
		calls := cost.Roughly.Of(float64(gauge.Seen(task)) * float64(len(items)) / float64(len(some)))
		return cost.Of(task, r.roles[task], calls, gauge.Mean(task), cost.Exactly)
	}), nil
}

// knowing is a model that answers what solvers are asked as the fact solver would, for foreseeing what a good solver
// takes.
type knowing struct {
	llm.Model
	solver *validate.Solver
	items  map[string]*corpus.Item // by question
	ids    map[string][]string     // of the messages of a text
}

// newKnowing returns a model that knows the items of a corpus; everything else is left to another.
func newKnowing(c *corpus.Corpus, items []corpus.Item, other llm.Model) knowing {
	k := knowing{other, app.Solver(c), map[string]*corpus.Item{}, map[string][]string{}}
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
