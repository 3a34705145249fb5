package audit

import (
	"context"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline"
	"memloom/pipeline/cost"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// mostRehearsed is how many items of a corpus are judged to foresee what judging all of them takes.
const mostRehearsed = 200

// rehearse foresees what judging items by some filters asks of language models: the built-in model judges them, or a
// sample of them, and what it is asked is counted.
func (j *judges) rehearse(ctx context.Context, c *corpus.Corpus, items []corpus.Item,
	names []string) ([]cost.Asks, error) {
	t, err := cost.NewTally()
	if err != nil || len(items) == 0 {
		return nil, err
	}
	o := j.options
	own := run.BuiltIn(o.Recipe.Filters.Panel)
	if o.Models.Solver.Name() == corpus.ComputedModel {
		o.Models.Solver = filters.Computed{}
	} else {
		o.Models.Solver = filters.Computed{Shadow: t}
	}
	if _, marker := o.Models.Judge.(filters.Marked); !marker {
		o.Models.Judge = t.Model(own.Judge)
	}
	o.Models.Probe = t.Model(own.Probe)
	o.Models.Verifiers = app.Map(o.Models.Verifiers, func(v filters.Verifier) filters.Verifier {
		return filters.Verifier{Name: v.Name, Times: app.Map(v.Times, func(llm.Model) llm.Model { return o.Models.Solver })}
	})
	o.Names, o.Models.Panel = nil, app.Map(own.Panel, func(m pipeline.Member) llm.Model { return t.Model(m.Model) })
	some := app.Map(cost.Spread(len(items), mostRehearsed), func(i int) corpus.Item { return items[i] })
	if err := review.NewJudge(c, o).Filter(ctx, some, names, review.NewFiltering(), nil); err != nil {
		return nil, err
	}
	asked, _, err := t.Count(t.Take())
	return app.Map(asked, func(a cost.Counted) cost.Asks {
		return cost.Of(a.Task, a.Role, cost.Roughly.Of(a.Calls*float64(len(items))/float64(len(some))), a.Size, cost.Exactly)
	}), err
}
