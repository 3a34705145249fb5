package run

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/llm/rotation"
	"memloom/internal/llm/waits"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/internal/standin"
	"memloom/pipeline"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

func noLexicon() *corpus.Lexicon { return corpus.NewLexicon(nil, nil) }

// BuiltIn are the models of a run without a language model.
func BuiltIn(panel int) pipeline.Models {
	m := standin.New(prompts.NewTasks(noLexicon()))
	return stage.Unaided(m, m.Panel(panel))
}

// Clients are the models that answer for the roles of a run.
type Clients struct {
	Models  pipeline.Models
	Journal *journal.Journal
	file    *models.File
	fleet   *fleet.Fleet // nil where the built-in model does all
	budget  *money.Budget
	waits   *waits.Log // nil where the built-in model does all

	unpriced bool // a model that is asked has no price
}

// Open opens the models of a run over its store; without one, no answers are kept.
func (j *Job) Open(ctx context.Context, c *app.Console) (*Clients, error) {
	file, panel := j.Roles.File, j.Settings.Recipe.Filters.Panel
	own := BuiltIn(panel)
	if file == nil {
		return &Clients{Models: own}, nil
	}
	caps, err := j.Flags.caps()
	if err != nil {
		return nil, err
	}
	unpriced := func(name string) bool { return file.Models[name].Price == nil }
	out := &Clients{file: file, waits: &waits.Log{Now: c.Now}, unpriced: slices.ContainsFunc(file.Used(), unpriced)}
	var before map[string]money.Account
	start := map[string]int{} // how many requests in flight the endpoints took last time
	if j.Store != nil {
		if out.Journal, err = journal.Open(j.Store, journal.Options{Replay: j.Flags.Replay, Clock: c.Now}); err != nil {
			return nil, err
		}
		if before, err = out.Journal.Spent(ctx); err != nil {
			return nil, err
		}
		if m, err := j.Store.Kept(); err == nil {
			_ = json.Unmarshal([]byte(m[metaLimits]), &start) // without it limits are found out again
		}
	}
	out.budget = money.NewBudget(caps, before)
	out.fleet, err = fleet.Open(ctx, fleet.Options{
		File: file, Getenv: os.Getenv, Journal: out.Journal, Budget: out.budget, Replay: j.Flags.Replay, Start: start,
		Wait: c.RetryWait, Drain: c.Drain, Waits: out.waits,
	})
	if err != nil {
		return nil, err
	}
	out.Models = out.roles(own, panel, j.Settings.Recipe.Filters.Repeats)
	out.Models.RuleSummaries = j.Roles.ruleSummaries()
	return out, nil
}

// roles maps the roles to models; own are the built-in ones.
func (c *Clients) roles(own pipeline.Models, panel, repeats int) pipeline.Models {
	role := func(r llm.Role, own llm.Model) llm.Model { return c.role(r, own, 0) }
	return pipeline.Models{
		Planner: role(llm.RolePlanner, own.Planner), Author: role(llm.RoleAuthor, own.Author),
		Summariser: role(llm.RoleSummariser, own.Summariser), Checker: role(llm.RoleChecker, own.Checker),
		Fixer: role(llm.RoleFixer, own.Fixer), Proposer: role(llm.RoleProposer, own.Proposer),
		Solver: role(llm.RoleSolver, own.Solver), Judge: role(llm.RoleJudge, own.Judge),
		Probe: role(llm.RoleProbe, own.Probe),
		Panel: c.panel(panel), Verifiers: c.verifiers(own.Solver, repeats),
	}
}

// role returns the model of a role, or of several the rotation, with the nth independent answers to the same questions;
// own is the built-in one.
func (c *Clients) role(r llm.Role, own llm.Model, n int) llm.Model {
	of := c.file.Of(r)
	return rotation.Model(app.Map(of.Model, func(name string) llm.Model {
		if name == models.Builtin {
			return own
		}
		return fleet.Sample(c.fleet.Role(name, of.Fallback), n)
	})...)
}

// verifiers returns the models that the file lists as verifiers. Without any, the solver is the only one, and is listed
// where it is asked more than once. A model that repeats itself is asked once.
func (c *Clients) verifiers(own llm.Model, repeats int) []pipeline.Verifier {
	of := c.file.Roles[string(llm.RoleVerifier)]
	var out []pipeline.Verifier
	seen := map[string]int{}
	for _, name := range of.Model {
		if name == models.Builtin {
			out = append(out, pipeline.Verifier{Name: own.Name(), Times: []llm.Model{own}})
			continue
		}
		m, times := c.fleet.Role(name, of.Fallback), max(repeats, 1)
		v := pipeline.Verifier{Name: m.Name()}
		if c.file.BuiltIn(name) {
			times = 1
		}
		for range times {
			v.Times = append(v.Times, fleet.Sample(m, seen[name]))
			seen[name]++
		}
		out = append(out, v)
	}
	alone := func(name string) bool { return !c.file.BuiltIn(name) }
	if len(out) == 0 && repeats > 1 && slices.ContainsFunc(c.file.For(llm.RoleSolver), alone) {
		v := pipeline.Verifier{Name: c.role(llm.RoleSolver, own, 0).Name()}
		for n := range repeats {
			v.Times = append(v.Times, c.role(llm.RoleSolver, own, n))
		}
		out = append(out, v)
	}
	return out
}

// panelOf names the blind panel: the members that the file lists, or the default model and built-in members up to the
// recipe's number.
func panelOf(file *models.File, size int) []string {
	names := slices.Clone(file.Roles[string(llm.RoleBlind)].Model)
	if len(names) > 0 {
		return names
	}
	names = append(names, file.Roles[models.DefaultRole].Model...)
	for len(names) < size {
		names = append(names, models.Builtin)
	}
	return names
}

// panel returns the blind panel.
func (c *Clients) panel(size int) []pipeline.Member {
	names := panelOf(c.file, size)
	own := standin.New(prompts.NewTasks(noLexicon())).Panel(len(names))
	var out []pipeline.Member
	seen := map[string]int{}
	for _, name := range names {
		n := seen[name]
		seen[name]++
		if name == models.Builtin {
			out = append(out, pipeline.Member{Model: own[n], BuiltIn: true})
		} else {
			m := fleet.Sample(c.fleet.Role(name, c.file.Of(llm.RoleBlind).Fallback), n)
			out = append(out, pipeline.Member{Model: m, BuiltIn: c.file.BuiltIn(name)})
		}
	}
	return out
}

// Announce says what a run that was called off still waits for.
func (c *Clients) Announce(ctx context.Context, to *app.Console) (stop func() bool) {
	return context.AfterFunc(ctx, func() {
		if c.fleet == nil {
			return
		}
		if n := c.fleet.InFlight(); n > 0 {
			to.Note("%s\n", waitedFor(n, to.Drain))
		}
	})
}

// waitedFor says what a run that stops waits for.
func waitedFor(n int, most time.Duration) string {
	what, paid := "1 answer that is on its way is", "it may be paid for twice"
	if n > 1 {
		what, paid = fmt.Sprintf("%d answers that are on their way are", n), "they may be paid for twice"
	}
	return fmt.Sprintf("stopping: %s waited for, %s at most; Ctrl-C again stops at once, and %s", what, most, paid)
}

// remember notes how many requests in flight the endpoints took.
func (c *Clients) remember(ctx context.Context, store *runstore.Store) {
	if c.fleet == nil {
		return
	}
	if b, err := json.Marshal(c.fleet.Limits()); err == nil {
		_ = store.Keep(context.WithoutCancel(ctx), metaLimits, string(b)) // only a head start
	}
}

// Cost is what the run has cost so far; nil without a budget.
func (c *Clients) Cost() *progress.Cost {
	if c.budget == nil {
		return nil
	}
	run, _ := c.budget.Accounts()
	return &progress.Cost{NanoDollars: int64(run.Spent), Unknown: c.unpriced}
}

// Spent says what the run has cost.
func (c *Clients) Spent() string {
	run, _ := c.budget.Accounts()
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
func (c *Clients) calls(ctx context.Context) ([]corpus.CallRecord, error) {
	if c.Journal == nil {
		return nil, nil
	}
	var out []corpus.CallRecord
	for r, err := range c.Journal.Calls(ctx) {
		if err != nil {
			return nil, err
		}
		x := corpus.CallRecord{
			Stage: r.Stage, Unit: r.Unit, Task: r.Task, Role: r.Role, Model: r.Model, Sample: r.Sample, NanoDollars: r.Cost,
			NanosInDoubt: r.Doubt, Latency: r.Latency, Attempts: r.Sends, Hits: r.Hits, Rung: r.Rung, Failed: r.Failed,
		}
		if t := r.Tokens; t != nil {
			x.Tokens = &corpus.CallTokens{In: int64(t.In), Cached: int64(t.Cached), Out: int64(t.Out)}
		}
		out = append(out, x)
	}
	return out, nil
}

// Watched returns a renderer that also says what a run waits for.
func (c *Clients) Watched(now func() time.Time, to progress.Renderer) progress.Renderer {
	return progress.NewLive(to, progress.LiveOptions{Now: now, Waits: func() (out []progress.Wait) {
		at := now()
		for _, s := range c.waits.Waiting() {
			w := progress.Wait{
				Model: s.Model, For: at.Sub(s.Since), InFlight: s.InFlight, Asleep: s.Asleep,
				HeldBack: max(0, s.Open-s.InFlight-s.Asleep), Throttled: s.Throttled, Retries: s.Retries, Last: s.Last,
			}
			if s.Asleep > 0 {
				w.Next = max(0, s.Next.Sub(at))
			}
			out = append(out, w)
		}
		return out
	}})
}
