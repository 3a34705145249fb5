package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	"memloom/internal/nearest"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/cost"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Files name a models file, and a folder of templates.
type Files struct {
	File      string `flag:"models"`
	Templates string `flag:"templates"`
}

// Models says which models are asked, and what they may cost.
type Models struct {
	Files
	Spending
}

// Spending says what models may cost, and whether they are asked at all.
type Spending struct {
	Replay bool     `flag:"replay"`
	Budget string   `flag:"budget-usd"`
	Stages []string `flag:"stage-budget-usd"`
}

// Providers lists who serves the models that a models file may name.
func Providers() provider.Registry {
	return provider.Registry{openai.OpenAI(), openai.Azure(), gemini.Provider()}
}

// Roles are the models file and the templates of a run.
type Roles struct {
	text      string       // of the models file; empty for the built-in model alone
	File      *models.File // nil for the built-in model alone
	Templates prompts.Overrides
}

// LoadFile reads a models file.
func LoadFile(name string) (*models.File, error) {
	f, err := models.Load(name, Providers())
	if err != nil {
		return nil, app.Usage("%w", err)
	}
	return f, nil
}

// FileOf returns the models file that the run in a folder keeps. It fails where there is no run, or none that can be
// read.
func FileOf(dir string) (*models.File, error) {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return nil, err
	}
	kept, err := store.Kept()
	if err = errors.Join(err, store.Close()); err != nil {
		return nil, err
	}
	return models.Parse([]byte(kept[metaModels]), Providers())
}

// Tasks are the program's tasks with the templates of a folder, which may be empty.
func Tasks(templates string) (*prompts.Tasks, error) {
	tasks := prompts.NewTasks(noLexicon())
	if templates == "" {
		return tasks, nil
	}
	o, err := prompts.Load(templates)
	if err == nil {
		tasks, err = tasks.With(o)
	}
	if err != nil {
		return nil, app.Usage("--templates %s: %w", templates, err)
	}
	return tasks, nil
}

// Read reads the models file and the templates that the flags name.
func (f Models) Read() (Roles, error) {
	var r Roles
	if f.Templates != "" {
		o, err := prompts.Load(f.Templates)
		if err != nil {
			return r, app.Usage("--templates %s: %w", f.Templates, err)
		}
		r.Templates = o
	}
	if f.File == "" {
		return r, nil
	}
	file, text, err := models.Read(f.File, Providers())
	if err != nil {
		return r, app.Usage("%w", err)
	}
	r.text, r.File = string(text), file
	return r, nil
}

// rolesOf reads back what a run kept, with what the flags put in its place.
func (f *Models) rolesOf(store *runstore.Store) (Roles, error) {
	r, err := f.Read()
	if err != nil {
		return r, err
	}
	m, err := store.Kept()
	if err != nil {
		return r, err
	}
	if err := f.budgetOf(m); err != nil {
		return r, err
	}
	if r.File == nil && m[metaModels] != "" {
		if r.File, err = models.Parse([]byte(m[metaModels]), Providers()); err != nil {
			return r, fmt.Errorf("models of the run: %w", err)
		}
		r.text = m[metaModels]
	}
	if f.Templates == "" {
		_, err = keptAs(m, metaTemplates, "templates of the run", &r.Templates)
	}
	return r, err
}

// kept is what a run keeps of the models that it asks.
func (r Roles) kept() (map[string]string, error) {
	out := map[string]string{}
	if r.File != nil {
		if r.text == "" {
			return nil, errors.New("the text of the models file is not there to be kept: a resumed run would go on without it")
		}
		out[metaModels] = r.text
	}
	if len(r.Templates) == 0 {
		return out, nil
	}
	b, err := json.Marshal(r.Templates)
	out[metaTemplates] = string(b)
	return out, err
}

// describe says in a few words who is asked.
func (r Roles) describe() string {
	if r.File == nil {
		return "built-in model (rule-based)"
	}
	model := func(name string) string { return r.File.Models[name].Model }
	return "models " + app.List(r.File.Used(), model)
}

// estimate foresees a run of these models.
func (r Roles) estimate(ctx context.Context, s pipeline.Settings) (*cost.Estimate, error) {
	e, err := pipeline.Estimate(ctx, s)
	if err == nil && (r.File == nil || !slices.ContainsFunc(r.File.For(llm.RoleSolver), notBuiltIn)) {
		e = e.Computed()
	}
	return e, err
}

func notBuiltIn(name string) bool { return name != models.Builtin }

// ruleSummaries says whether a unit's summaries may come to memloom's own model, which writes them from facts only.
func (r Roles) ruleSummaries() bool {
	return r.File == nil || slices.ContainsFunc(r.File.For(llm.RoleSummariser), r.File.BuiltIn)
}

// Carry says whether the models of a run can do what its recipe asks of them.
func (r Roles) Carry(of *recipe.Recipe) error {
	if err := stage.Carries(of, r.ruleSummaries()); err != nil {
		return app.Usage("recipe %s: %w", of.Name, err)
	}
	if r.File == nil {
		return nil
	}
	if named := r.File.Roles[string(llm.RoleVerifier)].Model; len(named) > 0 && len(named) < of.Filters.Verifiers {
		return app.Usage("recipe %s wants %d verifiers at least (filters.verifiers), and roles.verifier names %s; name "+
			"more, or set filters.verifiers=%d", of.Name, of.Filters.Verifiers, strings.Join(named, ", "), len(named))
	}
	return nil
}

// Ready says whether a run with these models and flags can be begun, before anything is written: caps that can be kept,
// and every key.
func (r Roles) Ready(f Models) error {
	caps, err := f.caps()
	if err != nil {
		return err
	}
	capped := caps.Run != nil || len(caps.Stages) > 0
	if r.File == nil {
		if f.Replay || capped {
			return app.Usage("the built-in model costs nothing and keeps no journal: --replay and budgets are for runs with " +
				"--models")
		}
		return nil
	}
	for _, name := range r.File.Used() {
		m := r.File.Models[name]
		if capped && m.Price == nil {
			return app.Usage("model %s has no price, so that a budget cannot be kept; give it one (price: {input: …, output: "+
				"…}, 0 for a server of your own)", name)
		}
		if v := m.KeyEnv(); v != "" && !f.Replay && os.Getenv(v) == "" {
			return &fleet.KeyError{Model: name, Variable: v}
		}
	}
	return nil
}

// NoBudget lifts an earlier cap, of the whole run or of a stage.
const NoBudget = "none"

// Budget are the caps as a run keeps them.
type Budget struct {
	Run    string   `json:"run,omitempty"`
	Stages []string `json:"stages,omitempty"`
}

// budgetOf reads back the caps that a run kept, of what the flags give none: a flag speaks for its own stage alone.
func (f *Models) budgetOf(kept map[string]string) error {
	var b Budget
	if _, err := keptAs(kept, metaBudget, "budget of the run", &b); err != nil {
		return err
	}
	if f.Budget == "" {
		f.Budget = b.Run
	}
	stage := func(text string) string {
		name, _, _ := strings.Cut(text, "=")
		return name
	}
	all := slices.Concat(b.Stages, f.Stages)
	f.Stages = nil
	for i, text := range all { // the last of each stage
		if !slices.ContainsFunc(all[i+1:], func(later string) bool { return stage(later) == stage(text) }) {
			f.Stages = append(f.Stages, text)
		}
	}
	return nil
}

// keptBudget is what a run keeps of the caps for later sittings.
func (f Models) keptBudget() (map[string]string, error) {
	text, err := json.Marshal(Budget{f.Budget, f.Stages})
	return map[string]string{metaBudget: string(text)}, err
}

// caps reads the budget flags.
func (f Models) caps() (money.Caps, error) {
	var c money.Caps
	if f.Budget != "" && f.Budget != NoBudget {
		n, err := money.Parse(f.Budget)
		if err != nil {
			return c, app.Usage("--budget-usd %s: expected dollars from 0, e.g. 12.50, or %s: %w", f.Budget, NoBudget, err)
		}
		c.Run = &n
	}
	for _, text := range f.Stages {
		stage, amount, _ := strings.Cut(text, "=")
		n, err := money.Parse(amount)
		switch {
		case amount != NoBudget && err != nil:
			return c, app.Usage("--stage-budget-usd %s: expected a stage and dollars from 0, e.g. text=2.50, or text=none", text)
		case !slices.Contains(pipeline.AskingStages(), stage):
			return c, app.Usage("--stage-budget-usd %s: no such stage asks models; there are %s%s", text,
				strings.Join(pipeline.AskingStages(), ", "), nearest.Hint(stage, pipeline.AskingStages()))
		case amount == NoBudget:
			delete(c.Stages, stage)
			continue
		case c.Stages == nil:
			c.Stages = map[string]money.Nano{}
		}
		c.Stages[stage] = n
	}
	return c, nil
}
