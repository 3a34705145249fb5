package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/table"
	"memloom/prompts"
)

func (a *app) modelsCommand() *cobra.Command {
	root := &cobra.Command{Use: "models", Short: "Models files", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() }}
	var file string
	check := &cobra.Command{
		Use:   "check",
		Short: "Ask every model of a models file one small question, and say what failed",
		Long: "Ask every model that a role of the models file names one small question, and say in plain words what\n" +
			"failed: the key, the name, the address, the JSON. Nothing is sent a second time, but where a server does\n" +
			"not know how JSON is asked for. It costs what one short call to each costs.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if file == "" {
				return usage("--models FILE is missing; docs/models.md says what stands in it")
			}
			f, err := models.Load(file, providers())
			if err != nil {
				return usage("%w", err)
			}
			return a.checkModels(cmd.Context(), f)
		},
	}
	check.Flags().StringVar(&file, "models", "", "models file")
	root.AddCommand(check, a.templates())
	return root
}

// templates writes the program's own templates, for users to change.
func (a *app) templates() *cobra.Command {
	return &cobra.Command{
		Use:   "templates DIR",
		Short: "Write the program's own prompts into a folder, to be changed and given to generate, score or quality --templates",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o755); err != nil {
				return err
			}
			texts := prompts.NewTasks(nil).AllTexts()
			for _, name := range slices.Sorted(maps.Keys(texts)) {
				path := filepath.Join(args[0], name+".txt")
				f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644) // a changed one is not written over
				if err == nil {
					_, err = f.WriteString(texts[name])
					err = errors.Join(err, f.Close())
				}
				if err != nil {
					return usage("%w; choose an empty folder", err)
				}
				fmt.Fprintln(a.out, path)
			}
			return nil
		},
	}
}

// tried is what became of the question to one model.
type tried struct {
	Name     string   `json:"name"` // in the file
	Model    string   `json:"model"`
	Provider string   `json:"provider"`
	Roles    []string `json:"roles"`
	OK       bool     `json:"ok"`
	Seconds  float64  `json:"seconds"`
	In       int      `json:"tokens_in"`
	Out      int      `json:"tokens_out"`
	Cost     *int64   `json:"nano_dollars"`
	Rung     string   `json:"rung,omitempty"`
	Problem  string   `json:"problem,omitempty"`
}

// idle is a role of the file that nothing asks.
type idle struct {
	Role   string   `json:"role"`
	Models []string `json:"models"`
	Note   string   `json:"note"`
}

// checkModels asks all models, one after another, and fails if one did.
func (a *app) checkModels(ctx context.Context, f *models.File) error {
	var all []tried
	for _, name := range f.Used() {
		t := a.try(ctx, f, name)
		if err := ctx.Err(); err != nil {
			return stopped(err)
		}
		all = append(all, t)
		if a.json {
			if err := a.encode(t); err != nil {
				return err
			}
		}
	}
	var unasked []idle
	for _, role := range f.Idle() {
		unasked = append(unasked, idle{role, f.Roles[role].Model, "nothing asks this role"})
	}
	if err := a.tellTried(all, unasked); err != nil {
		return err
	}
	if failed := len(slices.DeleteFunc(all, func(t tried) bool { return t.OK })); failed > 0 {
		return &codedError{exitEnvironment, fmt.Errorf("%d of %d models did not answer as they should", failed,
			len(f.Used()))}
	}
	return nil
}

// tellTried prints what became of the questions, and what was not asked.
func (a *app) tellTried(all []tried, unasked []idle) error {
	if a.json {
		for _, i := range unasked {
			if err := a.encode(i); err != nil {
				return err
			}
		}
		return nil
	}
	rows := table.New(table.Words("model", "is", "roles", "answer"), table.Numbers("seconds", "tokens in", "out", "cost"))
	for _, t := range all {
		rows.Row(t.cells()...)
	}
	if err := a.table(rows); err != nil {
		return err
	}
	for _, t := range all {
		if t.Problem != "" {
			fmt.Fprintf(a.out, "\n%s: %s\n", t.Name, t.Problem)
		}
	}
	for _, i := range unasked {
		fmt.Fprintf(a.out, "\n%s: %s; for it %s was not asked\n", i.Role, i.Note, strings.Join(i.Models, ", "))
	}
	return nil
}

// try asks one model, by itself, so that nothing another lacks stands in its way.
func (a *app) try(ctx context.Context, f *models.File, name string) tried {
	m := f.Models[name]
	m.Stronger = "" // its own answer is wanted
	t := tried{Name: name, Model: m.Model, Provider: m.Provider, Roles: rolesOf(f, name)}
	alone := &models.File{
		Models: map[string]models.Model{name: m},
		Roles:  map[string]models.RoleModels{models.DefaultRole: models.Served(name)},
	}
	crew, err := fleet.Open(ctx, fleet.Options{File: alone, Getenv: os.Getenv, Once: true})
	if err != nil {
		t.Problem = err.Error()
		return t
	}
	ask := prompts.NewTasks(corpus.NewLexicon(nil, nil)).Judge
	started := a.now()
	reply, err := ask.Ask(ctx, &once{Model: crew.Model(name)}, prompts.JudgeIn{
		Question: "On which day was the lighthouse painted?", Gold: "12 March 2025", Candidate: "It was painted on March 12, 2025.",
	})
	t.Seconds = a.now().Sub(started).Round(time.Millisecond).Seconds()
	t.In, t.Out, t.Rung = reply.Usage.In, reply.Usage.Out, string(reply.Rung)
	if m.Price != nil {
		p := m.Price.Money()
		t.Cost = (*int64)(money.CostOf(&p, reply.Usage))
	}
	switch {
	case err != nil:
		t.Problem = problemOf(err)
	case reply.Out.Verdict != prompts.Correct:
		t.OK, t.Problem = true, "it keeps to the form, but marked a right answer as "+reply.Out.Verdict+": a weak judge"
	default:
		t.OK = true
	}
	return t
}

// once is a model that is not asked again: what was wrong with its answer is all that is wanted to be known.
type once struct {
	llm.Model
	failed *llm.Failure // the answer that was none
}

// Complete implements llm.Model.
func (o *once) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	switch {
	case len(c.Prior) == 0:
		ans, err := o.Model.Complete(ctx, c)
		errors.As(err, &o.failed)
		return ans, err
	case o.failed != nil:
		return llm.Answer{}, errors.New(problemOf(o.failed))
	}
	return llm.Answer{}, errors.New("it answers, but not as asked: " + strings.Join(c.Prior[0].Violations, "; "))
}

// problemOf leaves out what the line says anyway.
func problemOf(err error) string {
	var f *llm.Failure
	switch {
	case errors.As(err, &f) && f.Advice != "":
		return f.Reason + "; " + f.Advice
	case errors.As(err, &f):
		return f.Reason
	}
	return err.Error()
}

// rolesOf lists the roles in which a model serves, or stands in.
func rolesOf(f *models.File, name string) []string {
	var out []string
	for _, role := range append([]string{models.DefaultRole}, models.RoleNames()...) {
		switch r := f.Roles[role]; {
		case slices.Contains(r.Model, name):
			out = append(out, role)
		case slices.Contains(r.Fallback, name):
			out = append(out, role+" (fallback)")
		}
	}
	return out
}

func (t tried) cells() []string {
	answer, cost := "ok", "unknown"
	if t.Cost != nil {
		cost = money.Nano(*t.Cost).Rounded()
	}
	if !t.OK {
		answer = "FAILED"
	} else if t.Rung != string(llm.RungDecoded) {
		answer = "ok, " + t.Rung
	}
	roles := fmt.Sprint(t.Roles)
	return []string{t.Name, t.Model, roles[1 : len(roles)-1], answer, fmt.Sprintf("%.1f", t.Seconds), fmt.Sprint(t.In),
		fmt.Sprint(t.Out), cost}
}
