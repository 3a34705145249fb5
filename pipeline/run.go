// Package pipeline turns a recipe, packs and a seed into a corpus. It lists the
// stages and their units, and hands them to the executor (internal/exec):
//
//	people → blueprint → plan → scaffold → text → other wordings → world → drafts → wording → rounds of judging → assembly
//
// Where a recipe has its projects written, a planner writes projects and tasks
// before the blueprint and rationales after it.
//
// Every stage reads what earlier ones committed to the run store and nothing
// else, so that a run can be interrupted anywhere and goes on where it was.
package pipeline

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime/debug"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/output"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Settings are what a run is begun with, and all that its results depend on besides the models' answers.
type Settings struct {
	Recipe  *recipe.Recipe
	Scale   float64
	Held    []recipe.Held // sizes that the scale did not reach
	Seed    uint64
	Domains []Domain // projects are drawn from them in turn

	Templates prompts.Overrides // a user's texts in place of the program's own; may be nil

	// StandIn writes the projects of an estimate, for which nobody is asked, where
	// the recipe has them written. No result depends on it.
	StandIn llm.Model
}

// Models are the models of a run by role.
type Models struct {
	Planner    llm.Model
	Author     llm.Model
	Summariser llm.Model
	Checker    llm.Model
	Fixer      llm.Model
	Proposer   llm.Model
	Solver     llm.Model
	Judge      llm.Model
	Probe      llm.Model
	Panel      []Member

	RuleSummaries bool // the summariser is the built-in model, which writes summaries from facts only
}

// Member is a member of the blind panel.
type Member struct {
	llm.Model
	BuiltIn bool // memloom's own model, in this process or behind a server: it guesses by rules and does not reason
}

// Names maps roles to model names, for the manifest. The planner, whom not every recipe asks, is not among them.
func (m Models) Names() map[string]string {
	out := map[string]string{
		"author": m.Author.Name(), "summariser": m.Summariser.Name(), "checker": m.Checker.Name(), "fixer": m.Fixer.Name(),
		"proposer": m.Proposer.Name(), "solver": m.Solver.Name(), "judge": m.Judge.Name(), "probe": m.Probe.Name(),
	}
	for i, p := range m.Panel {
		out[fmt.Sprintf("blind-%d", i+1)] = p.Name()
	}
	return out
}

// Carries says whether a summariser, the built-in model or another, can do what a recipe asks of it.
func Carries(r *recipe.Recipe, builtIn bool) error {
	if r.Scaffold.From == recipe.FromText && builtIn {
		return errors.New("scaffold.from: text needs a chat model as summariser, the built-in model writes summaries from facts only")
	}
	return nil
}

// Run carries one corpus through its stages.
type Run struct {
	Settings
	Models   Models
	Families []questions.Family
	Store    exec.Getter
	Exec     Executor
	Counts   *Counts // may be nil
}

// AskingStages lists the stages that ask models, as llm.Step calls them.
func AskingStages() []string {
	return []string{"projects", "tasks", "rationales", "scaffold", "text", "rephrase", "recheck", "wording", "harden",
		"reword", "judge", "read", "unique"}
}

// Executor runs a stage; *exec.Executor is one.
type Executor interface {
	Run(ctx context.Context, s exec.Stage) (exec.Stats, error)
}

// Result is a finished corpus and what is to be said about it.
type Result struct {
	Corpus     *corpus.Corpus
	Accepted   map[string]int // by stratum: a family, or "family/subcategory"
	Shortfalls []Shortfall
	Templates  map[string]string // hashes of the texts by which tasks were asked, under the names of prompts.Overrides
	Unique     filters.Cost      // what uniqueness cost, both ways
	Missed     []output.Target   // what the recipe asks of the text and does not get; whoever publishes measures it
}

// Shortfall says that a quota was not met, and why.
type Shortfall struct {
	Stratum string `json:"stratum"` // a family, or "family/subcategory"
	Wanted  int    `json:"wanted"`
	Got     int    `json:"got"`
	Reason  string `json:"reason"` // the commonest reason of its rejections
	Knob    string `json:"knob"`   // what to turn
}

// Do brings the corpus about. When the context ends or a stage fails, what was
// committed stays and Do can be called again.
func (r *Run) Do(ctx context.Context) (*Result, error) {
	if err := Carries(r.Recipe, r.Models.RuleSummaries); err != nil {
		return nil, err
	}
	projectTexts, err := r.planned(ctx)
	if err != nil {
		return nil, err
	}
	if err := r.dialogue(ctx, projectTexts); err != nil {
		return nil, err
	}
	if err := r.world(ctx, projectTexts); err != nil {
		return nil, err
	}
	w, err := r.load(projectTexts)
	if err != nil {
		return nil, err
	}
	return r.questions(ctx, w)
}

// planned carries a corpus up to the plans of its projects: all that needs no model but the planner, if any.
func (r *Run) planned(ctx context.Context) ([]*projectText, error) {
	if err := r.people(ctx); err != nil {
		return nil, err
	}
	if err := r.projects(ctx); err != nil {
		return nil, err
	}
	if err := r.organisation(ctx); err != nil {
		return nil, err
	}
	s, err := r.loadScene()
	if err != nil {
		return nil, err
	}
	if err := r.rationales(ctx, s); err != nil {
		return nil, err
	}
	if err := r.plan(ctx, s); err != nil {
		return nil, err
	}
	return r.projectTexts(s)
}

// run executes a stage.
func (r *Run) run(ctx context.Context, name string, version int, units ...exec.Unit) error {
	asked := make([]exec.Unit, len(units))
	for i, u := range units {
		asked[i] = asUnit(name, u)
	}
	_, err := r.Exec.Run(ctx, exec.Stage{Name: name, Version: version, Units: asked})
	return err
}

// source returns the random source of a unit and a purpose.
func (r *Run) source(unit string) func(purpose string) *rand.Rand {
	return func(purpose string) *rand.Rand { return corpus.Rand(r.Seed, unit, purpose) }
}

// params canonically encodes whatever can change a unit's result besides its inputs.
func (r *Run) params(v ...any) []byte {
	b, err := json.Marshal(append([]any{r.Seed}, v...))
	if err != nil {
		panic("parameters of a unit cannot be encoded: " + err.Error())
	}
	return b
}

func hashOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// taskParams identifies how a task is asked: its template, schema and model.
func taskParams[In, Out any](t *prompts.Task[In, Out], m llm.Model) []string {
	return []string{t.Name, hashOf([]byte(t.System + "\x00" + t.Template)), hashOf(t.Schema()), m.Name(), versionOf(m)}
}

// versionOf makes results depend on what stands behind a model's name: the rules
// of the built-in one, the configuration of a provider's.
func versionOf(m llm.Model) string {
	if v, ok := m.(interface{ Version() string }); ok {
		return v.Version()
	}
	return ""
}

// Version is the program's version as its build recorded it.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}

// record encodes a value as a record of the store.
func record(key string, v any) (exec.Record, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return exec.Record{}, fmt.Errorf("encoding %s: %w", key, err)
	}
	return exec.Record{Key: key, Data: b}, nil
}

// fetch decodes a record of the store.
func fetch[T any](in exec.Getter, key string) (T, error) {
	var v T
	b, err := in.Get(key)
	if err != nil {
		return v, err
	}
	if err := json.Unmarshal(b, &v); err != nil {
		return v, fmt.Errorf("decoding %s: %w", key, err)
	}
	return v, nil
}
