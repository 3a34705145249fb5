package cost

import (
	"slices"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
)

// Player is a model that plays a role.
type Player struct {
	Model string       // its name in the models file
	Free  bool         // it answers in this process: nothing is sent or paid
	Price *money.Price // nil: unknown
}

// Players are the models by role. The blind panel has several, any other role one.
type Players map[llm.Role][]Player

// StageCost is what a stage, or all of them, will take of paid models, or took.
type StageCost struct {
	Stage   string  `json:"stage,omitempty"`
	Calls   Span    `json:"calls"`
	In      Span    `json:"tokens_in"`
	Cached  Span    `json:"tokens_cached"` // of those in
	Out     Span    `json:"tokens_out"`
	Cost    Span    `json:"nano_dollars"` // of what has a price
	OutCost float64 `json:"-"`            // likely nano-dollars of Out
	// Unpriced are the models without a price, whose cost is not known: where there are any, Cost is the least.
	Unpriced []string `json:"unpriced,omitempty"`
}

// Priced is what a run will cost.
type Priced struct {
	Stages []StageCost `json:"stages"`
	Total  StageCost   `json:"total"`
}

// Price says what the calls of an estimate cost. Models in this process are left out. Without players everything is
// asked of some language model, whose price no one knows.
func (e *Estimate) Price(who Players) Priced {
	var out Priced
	for _, s := range e.Stages {
		c := StageCost{Stage: s.Name}
		for _, a := range s.Asks {
			members, players := 1, who[a.Role]
			switch {
			case who == nil:
				players = []Player{{}}
			case a.Role == llm.RoleBlind:
				members = e.Panel
			}
			for _, p := range players {
				if !p.Free {
					c.Add(a.cost(p, members))
				}
			}
		}
		if c.Calls.High > 0 {
			out.Stages = append(out.Stages, c)
			out.Total.Add(c)
		}
	}
	return out
}

// cost is what a player takes to whom one in so many of the calls goes.
func (a Asks) cost(p Player, of int) StageCost {
	share := 1 / float64(max(of, 1))
	c := StageCost{Calls: a.Calls.Of(share), In: a.In.Of(share), Cached: a.Cached.Of(share), Out: a.Out.Of(share)}
	if p.Price == nil {
		if p.Model != "" {
			c.Unpriced = []string{p.Model}
		}
		return c
	}
	dollars := func(in, cached, out float64) float64 {
		return float64(p.Price.Cost(llm.Usage{In: int(in), Cached: int(cached), Out: int(out)}))
	}
	c.OutCost = dollars(0, 0, c.Out.Likely)
	c.Cost = Span{ // cheapest where the cache serves most
		dollars(c.In.Low, min(c.In.Low, c.Cached.High), c.Out.Low),
		dollars(c.In.Likely, c.Cached.Likely, c.Out.Likely),
		dollars(c.In.High, c.Cached.Low, c.Out.High),
	}
	return c
}

// Add adds what another stage takes.
func (c *StageCost) Add(o StageCost) {
	c.Calls, c.In, c.Cached, c.Out, c.Cost = c.Calls.Plus(o.Calls), c.In.Plus(o.In), c.Cached.Plus(o.Cached),
		c.Out.Plus(o.Out), c.Cost.Plus(o.Cost)
	c.OutCost += o.OutCost
	for _, name := range o.Unpriced {
		if !slices.Contains(c.Unpriced, name) {
			c.Unpriced = append(c.Unpriced, name)
		}
	}
}
