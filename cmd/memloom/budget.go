package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/nearest"
	"memloom/pipeline"
)

// metaBudget is the key under which a run keeps its caps: a later sitting that names none is held to them.
const metaBudget = "budget"

// noBudget lifts an earlier cap, of the whole run or of a stage.
const noBudget = "none"

// budgets are the caps as they are kept.
type budgets struct {
	Run    string   `json:"run,omitempty"`
	Stages []string `json:"stages,omitempty"`
}

// budgetsOf reads back the caps that a run kept, of what the flags give none: a flag speaks for its own stage alone.
func (f *modelFlags) budgetsOf(kept map[string]string) error {
	var b budgets
	if text := kept[metaBudget]; text != "" {
		if err := json.Unmarshal([]byte(text), &b); err != nil {
			return fmt.Errorf("budget of the run: %w", err)
		}
	}
	if f.budget == "" {
		f.budget = b.Run
	}
	f.budgets = lastOfEach(slices.Concat(b.Stages, f.budgets))
	return nil
}

// lastOfEach drops from caps of stages, e.g. text=2.50, those that a later one of the same stage takes the place of.
func lastOfEach(caps []string) []string {
	stage := func(text string) string {
		name, _, _ := strings.Cut(text, "=")
		return name
	}
	var out []string
	for i, text := range caps {
		if !slices.ContainsFunc(caps[i+1:], func(later string) bool { return stage(later) == stage(text) }) {
			out = append(out, text)
		}
	}
	return out
}

// budgetsKept is what a run keeps of the caps for later sittings.
func (f modelFlags) budgetsKept() (map[string]string, error) {
	text, err := json.Marshal(budgets{f.budget, f.budgets})
	return map[string]string{metaBudget: string(text)}, err
}

// caps reads the budget flags.
func (f modelFlags) caps() (money.Caps, error) {
	var c money.Caps
	if f.budget != "" && f.budget != noBudget {
		n, err := money.Parse(f.budget)
		if err != nil {
			return c, usage("--budget-usd %s: expected dollars from 0, e.g. 12.50, or %s: %w", f.budget, noBudget, err)
		}
		c.Run = &n
	}
	for _, text := range f.budgets {
		stage, amount, _ := strings.Cut(text, "=")
		n, err := money.Parse(amount)
		switch {
		case amount != noBudget && err != nil:
			return c, usage("--stage-budget-usd %s: expected a stage and dollars from 0, e.g. text=2.50, or text=none",
				text)
		case !slices.Contains(pipeline.AskingStages(), stage):
			return c, usage("--stage-budget-usd %s: no such stage asks models; there are %s%s", text,
				strings.Join(pipeline.AskingStages(), ", "), nearest.Hint(stage, pipeline.AskingStages()))
		}
		if amount == noBudget {
			delete(c.Stages, stage)
			continue
		}
		if c.Stages == nil {
			c.Stages = map[string]money.Nano{}
		}
		c.Stages[stage] = n
	}
	return c, nil
}

// ready says whether a run with these models and flags can be begun, before
// anything is written: caps that can be kept, and every key.
func (c cast) ready(f modelFlags) error {
	caps, err := f.caps()
	if err != nil {
		return err
	}
	capped := caps.Run != nil || len(caps.Stages) > 0
	if c.file == nil {
		if f.replay || capped {
			return usage("the built-in model costs nothing and keeps no journal: --replay and budgets are for runs with --models")
		}
		return nil
	}
	for _, name := range c.file.Used() {
		if err := readyModel(name, c.file.Models[name], capped, f.replay); err != nil {
			return err
		}
	}
	return nil
}

func readyModel(name string, m models.Model, capped, replay bool) error {
	if capped && m.Price == nil {
		return usage("model %s has no price, so that a budget cannot be kept; give it one (price: {input: …, output: …}, 0 for a server of your own)", name)
	}
	if v := m.KeyEnv(); v != "" && !replay && os.Getenv(v) == "" {
		return &fleet.KeyError{Model: name, Variable: v}
	}
	return nil
}
