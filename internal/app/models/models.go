// Package models has the actions about models files and templates.
package models

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

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/table"
	"memloom/prompts"
)

// TemplatesIn names a folder for templates.
type TemplatesIn struct {
	Dir string `arg:"DIR"`
}

// Templates writes the program's own templates, for users to change.
func Templates(_ context.Context, in TemplatesIn, c *app.Console) (none app.None, err error) {
	if err := os.MkdirAll(in.Dir, 0o755); err != nil {
		return none, err
	}
	texts := prompts.NewTasks(nil).AllTexts()
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		path := filepath.Join(in.Dir, name+".txt")
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644) // a changed one is not written over
		if err == nil {
			_, err = f.WriteString(texts[name])
			err = errors.Join(err, f.Close())
		}
		if err != nil {
			return none, app.Usage("%w; choose an empty folder", err)
		}
		c.Printf("%s\n", path)
	}
	return none, nil
}

// CheckIn names a models file.
type CheckIn struct {
	File string `flag:"models"`
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

// Checked is what became of the questions, and what was not asked.
type Checked struct {
	tried []tried
	idle  []idle
}

// Check asks all models of a file, one after another, and fails if one did.
func Check(ctx context.Context, in CheckIn, c *app.Console) (*Checked, error) {
	if in.File == "" {
		return nil, app.Usage("--models FILE is missing; docs/models.md says what stands in it")
	}
	f, err := run.LoadFile(in.File)
	if err != nil {
		return nil, err
	}
	out := &Checked{}
	failed := 0
	for _, name := range f.Used() {
		t := try(ctx, f, name, c.Now)
		if err := ctx.Err(); err != nil {
			return nil, app.Stopped(err)
		}
		out.tried = append(out.tried, t)
		if c.JSON {
			c.Encode(t)
		}
		if !t.OK {
			failed++
		}
	}
	out.idle = app.Map(f.Idle(), func(r string) idle { return idle{r, f.Roles[r].Model, "nothing asks this role"} })
	if failed > 0 {
		return out, app.Environment("%d of %d models did not answer as they should", failed, len(f.Used()))
	}
	return out, nil
}

// JSON prints the roles that were not asked: the models were printed as they answered.
func (k *Checked) JSON(c *app.Console) { c.Encode(k.idle) }

// Text prints a row a model, and what is wrong.
func (k *Checked) Text(c *app.Console) {
	rows := table.New(table.Words("model", "is", "roles", "answer"), table.Numbers("seconds", "tokens in", "out", "cost"))
	for _, t := range k.tried {
		rows.Row(t.cells()...)
	}
	c.Table(rows)
	for _, t := range k.tried {
		if t.Problem != "" {
			c.Printf("\n%s: %s\n", t.Name, t.Problem)
		}
	}
	for _, i := range k.idle {
		c.Printf("\n%s: %s; for it %s was not asked\n", i.Role, i.Note, strings.Join(i.Models, ", "))
	}
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
	return app.Cells(t.Name, t.Model, strings.Join(t.Roles, " "), answer, fmt.Sprintf("%.1f", t.Seconds), t.In, t.Out,
		cost)
}

// try asks one model, by itself, so that nothing another lacks hinders it.
func try(ctx context.Context, f *models.File, name string, now func() time.Time) tried {
	m := f.Models[name]
	m.Stronger = "" // its own answer is wanted
	t := tried{Name: name, Model: m.Model, Provider: m.Provider, Roles: rolesOf(f, name)}
	alone := &models.File{
		Models: map[string]models.Model{name: m},
		Roles:  map[string]models.RoleModels{models.DefaultRole: models.Served(name)},
	}
	clients, err := fleet.Open(ctx, fleet.Options{File: alone, Getenv: os.Getenv, Once: true})
	if err != nil {
		t.Problem = err.Error()
		return t
	}
	tasks, err := run.Tasks("")
	if err != nil {
		t.Problem = err.Error()
		return t
	}
	started := now()
	reply, err := tasks.Judge.Ask(ctx, &once{Model: clients.Model(name)}, prompts.JudgeIn{
		Question: "On which day was the lighthouse painted?", Gold: "12 March 2025",
		Candidate: "It was painted on March 12, 2025.",
	})
	t.Seconds = now().Sub(started).Round(time.Millisecond).Seconds()
	t.In, t.Out, t.Rung = reply.Usage.In, reply.Usage.Out, string(reply.Rung)
	if m.Price != nil {
		p := m.Price.Money()
		t.Cost = (*int64)(money.CostOf(&p, reply.Usage))
	}
	t.OK = err == nil
	switch {
	case err != nil:
		t.Problem = problemOf(err)
	case reply.Out.Verdict != prompts.Correct:
		t.Problem = "it keeps to the form, but marked a right answer as " + reply.Out.Verdict + ": a weak judge"
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
	f, ok := errors.AsType[*llm.Failure](err)
	switch {
	case ok && f.Advice != "":
		return f.Reason + "; " + f.Advice
	case ok:
		return f.Reason
	}
	return err.Error()
}

// rolesOf lists the roles in which a model serves, or takes the place of another.
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
