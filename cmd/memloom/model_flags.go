package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/cost"
	"memloom/prompts"
)

// The keys under which a run keeps which models it asks.
const (
	metaModels    = "models"    // text of the models file; absent for the built-in model alone
	metaTemplates = "templates" // name → text, as JSON; absent without overrides
)

// modelFlags are the flags that choose models, and what may be spent on them.
type modelFlags struct {
	file      string
	templates string
	replay    bool
	budget    string
	budgets   []string
}

func (f *modelFlags) register(cmd *cobra.Command, without string) {
	cmd.Flags().StringVar(&f.file, "models", "",
		"models file: which model does what (docs/models.md); without it "+without)
	cmd.Flags().StringVar(&f.templates, "templates", "",
		"folder of prompt templates that replace the program's own, named like the tasks (solve.txt)")
}

// registerSpending registers what only runs have.
func (f *modelFlags) registerSpending(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.replay, "replay", false,
		"answer from the run's journal alone: no network, no key; what is computed again has the same bytes")
	cmd.Flags().StringVar(&f.budget, "budget-usd", "",
		"dollars that the whole run may cost, earlier sittings included; at the cap it pauses (exit code 3); none lifts an earlier cap")
	cmd.Flags().StringArrayVar(&f.budgets, "stage-budget-usd", nil,
		"dollars that one stage may cost, e.g. text=2.50; may be repeated; stages that are not named keep an earlier cap, text=none lifts it")
}

// cast is which models a run asks: none of it is kept but the file's text.
type cast struct {
	text      string // of the models file; empty for the built-in model alone
	file      *models.File
	templates prompts.Overrides
}

// foresee estimates a run of these models.
func (c cast) foresee(ctx context.Context, s pipeline.Settings) (*cost.Estimate, error) {
	e, err := pipeline.Estimate(ctx, s)
	if err == nil && (c.file == nil || !slices.ContainsFunc(c.file.For(llm.RoleSolver), func(name string) bool { return name != models.Builtin })) {
		e = e.Computed()
	}
	return e, err
}

// read reads the models file and the templates that the flags name.
func (f modelFlags) read() (cast, error) {
	var c cast
	if f.templates != "" {
		o, err := prompts.Load(f.templates)
		if err != nil {
			return c, usage("--templates %s: %w", f.templates, err)
		}
		c.templates = o
	}
	if f.file == "" {
		return c, nil
	}
	file, text, err := models.Read(f.file, providers())
	if err != nil {
		return c, usage("%w", err)
	}
	c.text, c.file = string(text), file
	return c, nil
}

// castOf reads back what a run kept, with what the flags put in its place.
func (f *modelFlags) castOf(store *runstore.Store) (cast, error) {
	c, err := f.read()
	if err != nil {
		return c, err
	}
	m, err := store.Kept()
	if err != nil {
		return c, err
	}
	if err := f.budgetsOf(m); err != nil {
		return c, err
	}
	if c.file == nil && m[metaModels] != "" {
		if c.file, err = models.Parse([]byte(m[metaModels]), providers()); err != nil {
			return c, fmt.Errorf("models of the run: %w", err)
		}
		c.text = m[metaModels]
	}
	if f.templates == "" && m[metaTemplates] != "" {
		if err := json.Unmarshal([]byte(m[metaTemplates]), &c.templates); err != nil {
			return c, fmt.Errorf("templates of the run: %w", err)
		}
	}
	return c, nil
}

// kept is what a run keeps of the models that it asks.
func (c cast) kept() (map[string]string, error) {
	out := map[string]string{}
	if c.file != nil {
		if c.text == "" {
			return nil, errors.New("the text of the models file is not there to be kept: a resumed run would go on without it")
		}
		out[metaModels] = c.text
	}
	if len(c.templates) == 0 {
		return out, nil
	}
	b, err := json.Marshal(c.templates)
	out[metaTemplates] = string(b)
	return out, err
}

// describe says in a few words who is asked.
func (c cast) describe() string {
	if c.file == nil {
		return "built-in model (rule-based)"
	}
	var out []string
	for _, name := range c.file.Used() {
		out = append(out, c.file.Models[name].Model)
	}
	return "models " + strings.Join(out, ", ")
}
