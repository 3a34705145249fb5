package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/builtin"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/prompts"
)

// The keys under which a run keeps which models it asks.
const (
	metaModels    = "models"    // text of the models file; absent for the built-in model alone
	metaTemplates = "templates" // name → text, as JSON; absent without overrides
	metaLimits    = "limits"    // endpoint → requests in flight when the last process ended
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
	cmd.Flags().StringVar(&f.file, "models", "", "models file: which model does what (docs/models.md); without it "+without)
	cmd.Flags().StringVar(&f.templates, "templates", "", "folder of prompt templates that replace the program's own, named like the tasks (solve.txt)")
}

// registerSpending registers what only runs have.
func (f *modelFlags) registerSpending(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.replay, "replay", false, "answer from the run's journal alone: no network, no key, the same bytes")
	cmd.Flags().StringVar(&f.budget, "budget-usd", "", "dollars that the whole run may cost, earlier sittings included; at the cap it pauses (exit code 3); none lifts an earlier cap")
	cmd.Flags().StringArrayVar(&f.budgets, "stage-budget-usd", nil, "dollars that one stage may cost, e.g. text=2.50; may be repeated")
}

// cast is which models a run asks: none of it is kept but the file's text.
type cast struct {
	text      string // of the models file; empty for the built-in model alone
	file      *models.File
	templates prompts.Overrides
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
	file, err := models.Load(f.file)
	if err != nil {
		return c, usage("%w", err)
	}
	text, err := os.ReadFile(f.file)
	c.text, c.file = string(text), file
	return c, err
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
		if c.file, err = models.Parse([]byte(m[metaModels])); err != nil {
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

// keep notes which models the run asks.
func (c cast) keep(ctx context.Context, store *runstore.Store) error {
	if c.text != "" {
		if err := store.Keep(ctx, metaModels, c.text); err != nil {
			return err
		}
	}
	if len(c.templates) == 0 {
		return nil
	}
	b, err := json.Marshal(c.templates)
	if err != nil {
		return err
	}
	return store.Keep(ctx, metaTemplates, string(b))
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

// crew is who answers for each role of a run.
type crew struct {
	models  pipeline.Models
	fleet   *fleet.Fleet // nil where the built-in model does all
	journal *journal.Journal
	book    *money.Book

	unpriced bool // a model that is asked has no price
}

func (c *crew) close() {
	if c.fleet != nil {
		_ = c.fleet.Close() // idle connections; nothing is lost with them
	}
}

// crew makes the models of a run over its store.
func (a *app) crew(ctx context.Context, j job) (*crew, error) {
	c, f, store, panel := j.cast, j.flags, j.store, j.settings.Recipe.Filters.Panel
	if c.file == nil {
		return &crew{models: builtinModels(panel)}, nil
	}
	caps, err := f.caps()
	if err != nil {
		return nil, err
	}
	out := &crew{unpriced: slices.ContainsFunc(c.file.Used(), func(name string) bool { return c.file.Models[name].Price == nil })}
	if out.journal, err = journal.Open(store, journal.Options{Replay: f.replay, Clock: a.now}); err != nil {
		return nil, err
	}
	before, err := out.journal.Spent(ctx)
	if err != nil {
		return nil, err
	}
	out.book = money.NewBook(caps, before)
	out.fleet, err = fleet.Open(ctx, fleet.Options{
		File: c.file, Getenv: os.Getenv, Journal: out.journal, Book: out.book, Replay: f.replay, Start: startOf(store),
		Wait: a.retryWait, Drain: a.drain,
	})
	if err != nil {
		return nil, err
	}
	out.models = casting{c.file, out.fleet, builtinModels(panel)}.models(panel)
	return out, nil
}

// announce says what a run that was called off still waits for.
func (c *crew) announce(ctx context.Context, w io.Writer, most time.Duration) (stop func() bool) {
	return context.AfterFunc(ctx, func() {
		if c.fleet == nil {
			return
		}
		if n := c.fleet.InFlight(); n > 0 {
			fmt.Fprintf(w, "stopping: %d answers that are on their way are waited for, %s at most; Ctrl-C again stops at once, and they may be paid for twice\n", n, most)
		}
	})
}

// remember notes how many requests in flight the endpoints took.
func (c *crew) remember(ctx context.Context, store *runstore.Store) {
	if c.fleet == nil {
		return
	}
	if b, err := json.Marshal(c.fleet.Limits()); err == nil {
		_ = store.Keep(context.WithoutCancel(ctx), metaLimits, string(b)) // only a head start
	}
}

// counters are what progress shows.
func (c *crew) counters(counts *pipeline.Counts) progress.Counters {
	out := counts.Progress()
	if c.book != nil {
		run, _ := c.book.Accounts()
		out.Cost = &progress.Cost{NanoDollars: int64(run.Spent), Unknown: c.unpriced}
	}
	return out
}

// spent says what the run has cost.
func (c *crew) spent() string {
	run, _ := c.book.Accounts()
	text := "cost of the run: " + run.Spent.Rounded()
	if c.unpriced {
		text += " and what the models without a price cost"
	}
	if run.InDoubt > 0 {
		text += fmt.Sprintf("; %s at most may have been charged for requests that brought no answer", run.InDoubt.Rounded())
	}
	return text
}

// calls lists what was asked of the models, for the table of calls.
func (c *crew) calls(ctx context.Context) ([]corpus.CallRecord, error) {
	if c.journal == nil {
		return nil, nil
	}
	var out []corpus.CallRecord
	for r, err := range c.journal.Calls(ctx) {
		if err != nil {
			return nil, err
		}
		x := corpus.CallRecord{
			Stage: r.Stage, Unit: r.Unit, Task: r.Task, Role: r.Role, Model: r.Model, Sample: r.Sample, NanoDollars: r.Cost,
			Latency: r.Latency, Attempts: r.Sends, Hits: r.Hits, Rung: r.Rung, Failed: r.Failed,
		}
		if t := r.Tokens; t != nil {
			x.Tokens = &corpus.CallTokens{In: int64(t.In), Cached: int64(t.Cached), Out: int64(t.Out)}
		}
		out = append(out, x)
	}
	return out, nil
}

// startOf reads how many requests in flight the endpoints took last time.
func startOf(store *runstore.Store) map[string]int {
	out := map[string]int{}
	if m, err := store.Kept(); err == nil {
		_ = json.Unmarshal([]byte(m[metaLimits]), &out) // without it limits are found out again
	}
	return out
}

// casting maps roles to models.
type casting struct {
	file    *models.File
	fleet   *fleet.Fleet
	builtin pipeline.Models
}

func (c casting) models(panel int) pipeline.Models {
	b := c.builtin
	return pipeline.Models{
		Author: c.role(llm.RoleAuthor, b.Author), Summariser: c.role(llm.RoleSummariser, b.Summariser),
		Checker: c.role(llm.RoleChecker, b.Checker), Fixer: c.role(llm.RoleFixer, b.Fixer),
		Proposer: c.role(llm.RoleProposer, b.Proposer), Solver: c.role(llm.RoleSolver, b.Solver),
		Judge: c.role(llm.RoleJudge, b.Judge), Probe: c.role(llm.RoleProbe, b.Probe), Panel: c.panel(panel),
	}
}

// role returns the model of a role; own is the built-in one.
func (c casting) role(r llm.Role, own llm.Model) llm.Model {
	if name := c.file.For(r)[0]; name != models.Builtin {
		return c.fleet.Model(name)
	}
	return own
}

// panelOf names the blind panel: the members that the file lists, or the
// default model and built-in members up to the recipe's number.
func panelOf(file *models.File, size int) []string {
	names := slices.Clone(file.Roles[string(llm.RoleBlind)])
	if len(names) > 0 {
		return names
	}
	names = append(names, file.Roles[models.DefaultRole]...)
	for len(names) < size {
		names = append(names, models.Builtin)
	}
	return names
}

// panel returns the blind panel.
func (c casting) panel(size int) []llm.Model {
	names := panelOf(c.file, size)
	own := builtin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil))).Panel(len(names))
	var out []llm.Model
	seen := map[string]int{}
	for _, name := range names {
		n := seen[name]
		seen[name]++
		if name == models.Builtin {
			out = append(out, own[n])
		} else {
			out = append(out, fleet.Sample(c.fleet.Model(name), n))
		}
	}
	return out
}
