package run

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/app"
	"memloom/internal/llm"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline/cost"
)

// Players says who plays the roles of a models file, and at what price.
func Players(file *models.File, panel int) cost.Players {
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

// playerOf is who plays a role. Several models, one of which is drawn for each unit, have the mean of their prices; it
// is not known where one of theirs is not.
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

// keepJSON keeps a value under a key of the run.
func keepJSON(ctx context.Context, store *runstore.Store, key string, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return store.Keep(ctx, key, string(b))
}

// keepEstimate computes, without a call, what a run with language models will take, and keeps it. What was kept when
// the run began stays.
func (j *Job) keepEstimate(ctx context.Context) error {
	if j.Roles.File == nil {
		return nil
	}
	kept, err := j.Store.Kept()
	if err != nil || kept[metaEstimate] != "" {
		return err
	}
	e, err := j.Roles.estimate(ctx, j.Settings)
	switch {
	case errors.Is(err, context.Canceled):
		return err
	case err != nil:
		return app.Usage("%w", err)
	}
	return keepJSON(ctx, j.Store, metaEstimate, e.Price(Players(j.Roles.File, j.Settings.Recipe.Filters.Panel)))
}

// spendingOf reads what a run was estimated to take, and what it has taken so far; nil for a run of the built-in model
// alone.
func spendingOf(store *runstore.Store) (*output.Spending, error) {
	kept, err := store.Kept()
	if err != nil || kept[metaModels] == "" {
		return nil, err
	}
	var p cost.Priced
	if _, err := keptAs(kept, metaEstimate, "estimate of the run", &p); err != nil {
		return nil, err
	}
	totals, err := store.CallTotals()
	stages := askedOf(totals, func(t runstore.CallTotals) Asked { return Asked{Stage: llm.Step(t.Stage)} })
	out := &output.Spending{Estimate: app.Map(p.Stages, estimatedStage), Actual: []output.SpentStage{}}
	for _, a := range stages {
		out.Actual = append(out.Actual, output.SpentStage{Stage: a.Stage, Calls: int64(a.Calls), Requests: int64(a.Requests),
			In: a.Tokens.In, Cached: a.Tokens.Cached, Out: a.Tokens.Out, Cost: a.NanoDollars, Unknown: int64(a.Unknown),
			Inherited: a.Inherited})
	}
	return out, err
}

func estimatedStage(s cost.StageCost) output.EstimatedStage {
	of := func(s cost.Span) output.Bounds {
		return output.Bounds{Low: int64(s.Low), Likely: int64(s.Likely), High: int64(s.High)}
	}
	return output.EstimatedStage{Stage: s.Stage, Calls: of(s.Calls), In: of(s.In), Cached: of(s.Cached), Out: of(s.Out),
		Cost: of(s.Cost), Unpriced: s.Unpriced}
}

// Asked is what a stage, or the whole run, asked of models of providers.
type Asked struct {
	Stage    string `json:"stage,omitempty"` // empty: all of them
	Model    string `json:"model,omitempty"`
	Calls    int    `json:"calls"` // different questions
	Answered int    `json:"answered"`
	Failed   int    `json:"failed,omitempty"` // given up

	Requests int `json:"requests"`
	Retries  int `json:"retries,omitempty"`
	InDoubt  int `json:"in_doubt,omitempty"` // requests that may have been charged though no answer came
	Hits     int `json:"cache_hits,omitempty"`

	Tokens struct {
		In     int64 `json:"in"`
		Cached int64 `json:"cached"`
		Out    int64 `json:"out"`
	} `json:"tokens"`
	Charges
	// what answers cost that an earlier run paid for and this one uses
	Inherited int64          `json:"nano_dollars_inherited,omitempty"`
	NotSent   int            `json:"not_sent,omitempty"` // requests that never left
	Rungs     map[string]int `json:"rungs,omitempty"`    // of the ladder of structured output
}

// Charges are what requests cost.
type Charges struct {
	NanoDollars int64 `json:"nano_dollars"`
	Unknown     int   `json:"cost_unknown,omitempty"` // answers whose cost is not known
	// what requests in doubt, and answers of unknown cost, may have cost
	DoubtfulNanos int64 `json:"nano_dollars_in_doubt,omitempty"`
}

// askedOf adds up what was asked by a key, the stage and model of what is returned, in the order in which the keys
// first come.
func askedOf(totals []runstore.CallTotals, key func(runstore.CallTotals) Asked) []Asked {
	var list []Asked
	for _, t := range totals {
		k := key(t)
		i := slices.IndexFunc(list, func(x Asked) bool { return x.Stage == k.Stage && x.Model == k.Model })
		if i < 0 {
			i = len(list)
			list = append(list, k)
		}
		list[i].add(t)
	}
	return list
}

func (a *Asked) add(t runstore.CallTotals) {
	a.Calls, a.Answered, a.Failed = a.Calls+t.Calls, a.Answered+t.Answered, a.Failed+t.GivenUp
	a.Requests, a.Retries, a.InDoubt, a.Hits = a.Requests+t.Sends, a.Retries+t.Retries, a.InDoubt+t.InDoubt, a.Hits+t.Hits
	a.NotSent, a.Unknown = a.NotSent+t.NotSent, a.Unknown+t.Unknown
	for to, n := range map[*int64]int64{&a.Tokens.In: t.In, &a.Tokens.Cached: t.Cached, &a.Tokens.Out: t.Out,
		&a.NanoDollars: t.Cost, &a.DoubtfulNanos: t.Doubt, &a.Inherited: t.Inherited} {
		*to = int64(money.Sum(money.Nano(*to), money.Nano(n))) // a sum of what providers said beyond 64 bits ends there
	}
	if a.Rungs == nil {
		a.Rungs = map[string]int{}
	}
	for rung, n := range t.Rungs {
		a.Rungs[rung] += n
	}
}

// dollars is the cost as far as it is known.
func (c Charges) dollars() string {
	text := money.Nano(c.NanoDollars).Rounded()
	switch {
	case c.Unknown > 0 && c.NanoDollars == 0:
		return "unknown"
	case c.Unknown > 0:
		return text + " and more"
	}
	return text
}

// estimated says what a run was estimated to cost when it began; empty if it was not estimated, or nothing of it has a
// price.
func estimated(s *output.Spending) string {
	var low, likely, high money.Nano
	if s == nil {
		return ""
	}
	for _, x := range s.Estimate {
		low, likely, high = low+money.Nano(x.Cost.Low), likely+money.Nano(x.Cost.Likely), high+money.Nano(x.Cost.High)
	}
	if high == 0 {
		return ""
	}
	return low.Rounded() + "–" + high.Rounded() + ", likely " + likely.Rounded()
}

// CostFacts say what a run has cost, next to its caps and to what was estimated: names and values.
func (s *Standing) CostFacts() [][2]string {
	if s.Asked == nil {
		return nil
	}
	capped := func(spent Charges, most string) (string, bool) {
		n, err := money.Parse(most)
		if most == "" || most == NoBudget || err != nil {
			return spent.dollars(), false
		}
		return spent.dollars() + " of at most " + n.Rounded(), true
	}
	cost, _ := capped(s.Asked.Charges, s.Budget.Run)
	out := [][2]string{{"cost", cost}}
	for _, text := range s.Budget.Stages {
		name, most, _ := strings.Cut(text, "=")
		var spent Charges
		for _, x := range s.Calls {
			if x.Stage == name {
				spent.NanoDollars, spent.Unknown = spent.NanoDollars+x.NanoDollars, spent.Unknown+x.Unknown
			}
		}
		if text, ok := capped(spent, most); ok {
			out = append(out, [2]string{"cost of " + name, text})
		}
	}
	if text := estimated(s.Spending); text != "" {
		out = append(out, [2]string{"foreseen", text})
	}
	return append(out, [2]string{"calls", strconv.Itoa(s.Asked.Calls)})
}
