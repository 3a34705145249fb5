package pipeline

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
)

// till counts what is asked, as a provider would, by stage and task.
type till struct {
	codec tokenizer.Codec

	mu    sync.Mutex
	taken map[string]cost.StageCost
}

// paying is a model whose answers go through a till.
type paying struct {
	llm.Model
	till *till
}

// Version passes on the version of the rules behind.
func (m paying) Version() string { return stage.VersionOf(m.Model) }

func (m paying) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	ans, err := m.Model.Complete(ctx, c)
	if err != nil {
		return ans, err
	}
	p, err := c.Prompt()
	if err != nil {
		return ans, err
	}
	in, _ := m.till.codec.Count(p.System + "\n" + p.User)
	out, _ := m.till.codec.Count(ans.Text)
	stage := llm.Step(llm.UnitOf(ctx).Stage)
	m.till.mu.Lock()
	defer m.till.mu.Unlock()
	key := stage + " " + c.Task
	sum := m.till.taken[key]
	sum.Add(cost.StageCost{Calls: cost.Just(1), In: cost.Just(float64(in)), Out: cost.Just(float64(out)),
		Cost: cost.Just(float64(listed.Cost(llm.Usage{In: in, Out: out})))})
	m.till.taken[key] = sum
	return ans, nil
}

var listed = money.Price{Input: money.Dollar, Output: 8 * money.Dollar}

// everyRole has one model at one price play every role.
func everyRole(panel int) cost.Players {
	one := cost.Player{Model: "m", Price: &listed}
	out := cost.Players{}
	for _, r := range []llm.Role{llm.RoleAuthor, llm.RoleSummariser, llm.RoleChecker, llm.RoleFixer, llm.RoleProposer,
		llm.RoleSolver, llm.RoleJudge, llm.RoleProbe} {
		out[r] = []cost.Player{one}
	}
	for range panel {
		out[llm.RoleBlind] = append(out[llm.RoleBlind], one)
	}
	return out
}

// The dollars of a run lie between the bounds of the estimate, stage by stage,
// and the likely sum is within a quarter of them.
func TestEstimateCost(t *testing.T) {
	if testing.Short() {
		t.Skip("arithmetic")
	}
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		t.Fatal(err)
	}
	s := settings(t, "technology", 2)
	e, err := Estimate(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	e = e.Computed()
	plan := e.Price(everyRole(s.Recipe.Filters.Panel))
	in := &till{codec: codec, taken: map[string]cost.StageCost{}}
	do(t, s, func(r *Run) {
		r.Models = casts(s.Recipe.Filters.Panel, func(m llm.Model) llm.Model { return paying{m, in} })
	})
	took, total := map[string]cost.StageCost{}, cost.StageCost{}
	for key, c := range in.taken {
		stage, _, _ := strings.Cut(key, " ")
		sum := took[stage]
		sum.Add(c)
		took[stage] = sum
		total.Add(c)
	}
	for _, c := range plan.Stages {
		within(t, c.Stage+" dollars", took[c.Stage].Cost.Likely, c.Cost)
		within(t, c.Stage+" calls", took[c.Stage].Calls.Likely, c.Calls)
		delete(took, c.Stage)
	}
	if len(took) > 0 {
		t.Errorf("stages without an estimate: %v", slices.Collect(maps.Keys(took)))
	}
	if r := plan.Total.Cost.Likely / total.Cost.Likely; r < 0.75 || r > 1.25 {
		t.Errorf("likely is %.2f of what it took", r)
	}
	for _, st := range e.Stages {
		for _, a := range st.Asks {
			c := in.taken[st.Name+" "+a.Task]
			t.Logf("%-8s %-18s calls %5.0f of %5.0f  in %7.0f of %7.0f  out %6.0f of %6.0f cached %.2f", st.Name, a.Task,
				a.Calls.Likely, c.Calls.Likely,
				a.In.Likely/a.Calls.Likely, c.In.Likely/c.Calls.Likely, a.Out.Likely/a.Calls.Likely, c.Out.Likely/c.Calls.Likely,
				a.Cached.Likely/a.In.Likely)
		}
	}
	t.Logf("dollars %.3f–%.3f, likely %.3f; it took %.3f", plan.Total.Cost.Low/1e9, plan.Total.Cost.High/1e9,
		plan.Total.Cost.Likely/1e9, total.Cost.Likely/1e9)
}
