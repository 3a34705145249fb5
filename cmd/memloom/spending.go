package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline/cost"
)

// metaEstimate is the key under which a run keeps what it was estimated to take.
const metaEstimate = "estimate"

// playersOf says who plays the roles of a models file, and at what price.
func playersOf(file *models.File, panel int) cost.Players {
	out := cost.Players{}
	for _, r := range []llm.Role{llm.RolePlanner, llm.RoleAuthor, llm.RoleSummariser, llm.RoleChecker, llm.RoleFixer,
		llm.RoleProposer, llm.RoleSolver, llm.RoleJudge, llm.RoleProbe} {
		out[r] = []cost.Player{playerOf(file, file.For(r))}
	}
	for _, name := range panelOf(file, panel) {
		out[llm.RoleBlind] = append(out[llm.RoleBlind], playerOf(file, []string{name}))
	}
	return out
}

// playerOf is who plays a role. Several models, one of which is drawn for each unit, have the mean of their prices; it is
// not known where one of theirs is not.
func playerOf(file *models.File, names []string) cost.Player {
	p := cost.Player{Model: strings.Join(names, " / "), Free: true}
	var prices []money.Price
	for _, name := range names {
		price := file.Models[name].Price
		switch {
		case name == models.Builtin:
			prices = append(prices, money.Price{})
			continue
		case price != nil:
			prices = append(prices, price.Money())
		}
		p.Free = false
	}
	if !p.Free && len(prices) == len(names) {
		mean := money.Mean(prices)
		p.Price = &mean
	}
	return p
}

// keepEstimate computes, without a call, what a run with language models will
// take, and keeps it. What was kept when the run began stays.
func keepEstimate(ctx context.Context, j job) error {
	if j.cast.file == nil {
		return nil
	}
	kept, err := j.store.Kept()
	if err != nil || kept[metaEstimate] != "" {
		return err
	}
	e, err := j.cast.foresee(ctx, j.settings)
	if errors.Is(err, context.Canceled) {
		return err
	}
	if err != nil {
		return usage("%w", err)
	}
	b, err := json.Marshal(e.Price(playersOf(j.cast.file, j.settings.Recipe.Filters.Panel)))
	if err != nil {
		return err
	}
	return j.store.Keep(ctx, metaEstimate, string(b))
}

// spendingOf reads what a run was estimated to take, and what it has taken so
// far; nil for a run of the built-in model alone.
func spendingOf(store *runstore.Store) (*output.Spending, error) {
	kept, err := store.Kept()
	if err != nil || kept[metaModels] == "" {
		return nil, err
	}
	out := &output.Spending{}
	if text := kept[metaEstimate]; text != "" {
		var p cost.Priced
		if err := json.Unmarshal([]byte(text), &p); err != nil {
			return nil, fmt.Errorf("estimate of the run: %w", err)
		}
		for _, s := range p.Stages {
			out.Estimate = append(out.Estimate, estimatedStage(s))
		}
	}
	totals, err := store.CallTotals()
	out.Actual = spentStages(totals)
	return out, err
}

func estimatedStage(s cost.StageCost) output.EstimatedStage {
	of := func(s cost.Span) output.Bounds {
		return output.Bounds{Low: int64(s.Low), Likely: int64(s.Likely), High: int64(s.High)}
	}
	return output.EstimatedStage{
		Stage: s.Stage, Calls: of(s.Calls), In: of(s.In), Cached: of(s.Cached), Out: of(s.Out), Cost: of(s.Cost), Unpriced: s.Unpriced,
	}
}

// spentStages adds up what stages took over all rounds and models, in the order of the stages' first appearance.
func spentStages(totals []runstore.CallTotals) []output.SpentStage {
	out := []output.SpentStage{}
	for _, t := range totals {
		stage := llm.Step(t.Stage)
		i := slices.IndexFunc(out, func(s output.SpentStage) bool { return s.Stage == stage })
		if i < 0 {
			i = len(out)
			out = append(out, output.SpentStage{Stage: stage})
		}
		s := &out[i]
		s.Calls, s.Requests, s.Unknown = s.Calls+int64(t.Calls), s.Requests+int64(t.Sends), s.Unknown+int64(t.Unknown)
		s.In, s.Cached, s.Out, s.Cost = summed(s.In, t.In), summed(s.Cached, t.Cached), summed(s.Out,
			t.Out), summed(s.Cost, t.Cost)
		s.Inherited = summed(s.Inherited, t.Inherited)
	}
	return out
}
