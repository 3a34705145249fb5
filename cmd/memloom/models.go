package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
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
			"failed: the key, the name, the address, the JSON. It costs what one short call to each costs.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if file == "" {
				return usage("--models FILE is missing; docs/models.md says what stands in it")
			}
			f, err := models.Load(file)
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
		Short: "Write the program's own prompts into a folder, to be changed and given to generate --templates",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o755); err != nil {
				return err
			}
			texts := prompts.NewTasks(nil).Texts()
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

// checkModels asks all models, one after another, and fails if one did.
func (a *app) checkModels(ctx context.Context, f *models.File) error {
	failed, problems := 0, ""
	w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
	if !a.json {
		fmt.Fprintln(w, "model\tis\troles\tanswer\ttime\ttokens\tcost\t")
	}
	for _, name := range f.Used() {
		t := a.try(ctx, f, name)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if !t.OK {
			failed++
		}
		if a.json {
			if err := a.encode(t); err != nil {
				return err
			}
			continue
		}
		t.print(w)
		if t.Problem != "" {
			problems += fmt.Sprintf("%s: %s\n", name, t.Problem)
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if problems != "" {
		fmt.Fprint(a.out, "\n", problems)
	}
	if failed > 0 {
		return &codedError{exitEnvironment, fmt.Errorf("%d of %d models did not answer as they should", failed, len(f.Used()))}
	}
	return nil
}

// try asks one model, by itself, so that nothing another lacks stands in its way.
func (a *app) try(ctx context.Context, f *models.File, name string) tried {
	m := f.Models[name]
	m.Stronger = "" // its own answer is wanted
	t := tried{Name: name, Model: m.Model, Provider: m.Provider, Roles: rolesOf(f, name)}
	alone := &models.File{Models: map[string]models.Model{name: m}, Roles: map[string]models.Names{models.DefaultRole: {name}}}
	crew, err := fleet.Open(ctx, fleet.Options{File: alone, Getenv: os.Getenv})
	if err != nil {
		t.Problem = err.Error()
		return t
	}
	defer crew.Close()
	ask := prompts.NewTasks(corpus.NewLexicon(nil, nil)).Judge
	started := a.now()
	reply, err := ask.Ask(ctx, crew.Model(name), prompts.JudgeIn{
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

// problemOf leaves out what the line says anyway.
func problemOf(err error) string {
	var f *llm.Failure
	var invalid *llm.InvalidAnswerError
	switch {
	case errors.As(err, &f) && f.Advice != "":
		return f.Reason + "; " + f.Advice
	case errors.As(err, &f):
		return f.Reason
	case errors.As(err, &invalid):
		return fmt.Sprintf("it answers, but %d times not as asked: %s", invalid.Attempts, invalid.Violations[0])
	}
	return err.Error()
}

// rolesOf lists the roles in which a model serves.
func rolesOf(f *models.File, name string) []string {
	var out []string
	for _, role := range append([]string{models.DefaultRole}, models.RoleNames()...) {
		for _, n := range f.Roles[role] {
			if n == name {
				out = append(out, role)
				break
			}
		}
	}
	return out
}

func (t tried) print(w io.Writer) {
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
	fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%.1f s\t%d + %d\t%s\t\n", t.Name, t.Model, roles[1:len(roles)-1], answer, t.Seconds, t.In, t.Out, cost)
}
