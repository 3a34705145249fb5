package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/builtin"
	"memloom/internal/corpus"
	"memloom/internal/progress"
	"memloom/internal/score"
	"memloom/output"
	"memloom/prompts"
)

// scoring is one call of the command.
type scoring struct {
	*app
	flags  scoreFlags
	corpus *corpus.Corpus
	tasks  *prompts.Tasks
	model  *builtin.Model
	judge  *named // who marks open answers
	longer bool   // E20's rule of lengths is on
}

// openScoring reads what is needed of a corpus.
func (a *app) openScoring(dir string, f scoreFlags) (*scoring, error) {
	needs := []string{"data/items", "key/items"}
	if f.baselines {
		needs = append(needs, "data/messages", "data/people", "data/groups")
	}
	c, m, err := output.Read(dir, output.Data, output.Key)
	if err != nil {
		return nil, err
	}
	bound := func(it corpus.Item) bool { return it.AskerID != "" }
	if f.baselines && slices.ContainsFunc(score.Accepted(c), bound) {
		needs = append(needs, "scaffold/members") // who is a guest, and so reads nothing as an asker
		if c, m, err = output.Read(dir, output.Data, output.Key, output.Scaffold); err != nil {
			return nil, err
		}
	}
	for _, table := range needs {
		if slices.Contains(m.Absent, table) {
			return nil, usage("%s has no %s, which scoring needs", dir, table)
		}
	}
	if len(score.Accepted(c)) == 0 {
		return nil, usage("%s has no items to score", dir)
	}
	tasks := prompts.NewTasks(corpus.NewLexicon(nil, nil))
	return &scoring{app: a, flags: f, corpus: c, tasks: tasks, model: builtin.NewKeeping(tasks, 2*len(c.Messages)),
		longer: score.LongerF2(m.Parameters)}, nil
}

func (s *scoring) marker() score.Marker {
	return score.Marker{Judge: s.tasks.Judge, Model: s.judge.Model}
}

func (s *scoring) options(observe func(int)) score.Options {
	return score.Options{AllowMissing: s.flags.allowMissing, Workers: s.flags.workers, LongerF2: s.longer,
		Observe: observe}
}

// answers scores a file and writes the results.
func (s *scoring) answers(cmd *cobra.Command, name string) (score.Row, error) {
	answers, err := readAnswers(cmd, name)
	if err != nil {
		return score.Row{}, err
	}
	asked := map[string]bool{}
	for _, it := range score.Accepted(s.corpus) {
		asked[it.ID] = true
	}
	if !slices.ContainsFunc(answers, func(a score.Answer) bool { return asked[a.ItemID] }) {
		return score.Row{}, usage("%s: none of its %d lines is for an item of the corpus: is it for another one?", name,
			len(answers))
	}
	var scored score.Scored
	o := s.options(nil)
	err = s.observed("answers", func(observe func(int)) error {
		o.Observe = observe
		scored, err = score.Score(cmd.Context(), s.marker(), s.corpus, answers, o)
		return err
	})
	if err != nil {
		return score.Row{}, err
	}
	err = replaceFile(s.flags.out, func(w io.Writer) error { return score.WriteResults(w, scored.Results) })
	if err != nil {
		return score.Row{}, err
	}
	return score.Row{Name: filepath.Base(name), About: "the answers of " + name,
		Report: *score.Summarise(s.corpus, scored, s.judge.Name(), o)}, nil
}

func readAnswers(cmd *cobra.Command, name string) ([]score.Answer, error) {
	from, err := input(cmd, name)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	answers, err := score.ReadAnswers(name, from)
	var bad score.FileError
	switch {
	case errors.As(err, &bad):
		return nil, usage("%w", err)
	case err != nil:
		return nil, unreadable(err)
	case len(answers) == 0:
		return nil, usage("%s has no line", name)
	}
	return answers, nil
}

// baselines runs the reference settings.
func (s *scoring) baselines(ctx context.Context) ([]score.Row, error) {
	world := score.NewWorld(s.corpus)
	if err := world.CheckAskers(score.Accepted(s.corpus)); err != nil {
		return nil, usage("%w", err)
	}
	who := score.Answerer{World: world, Solve: s.tasks.Solve, Blind: s.tasks.Blind, Solver: s.model,
		Panel: s.model.Panel(panelSize)}
	var rows []score.Row
	for _, setting := range who.Settings(s.flags.k) {
		err := s.observed(setting.Name, func(observe func(int)) error {
			row, err := who.Run(ctx, s.marker(), s.corpus, setting, s.options(observe))
			rows = append(rows, row)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return rows, nil
}

// observed shows the progress of one stage. With --json the output is the
// result alone, so that a program reads it whole.
func (s *scoring) observed(stage string, do func(observe func(int)) error) error {
	var view progress.Renderer = progress.Quiet{}
	if !s.json {
		view = s.renderer()
	}
	defer view.Close()
	e := progress.Event{Kind: progress.StageStarted, Stage: stage, Total: len(score.Accepted(s.corpus))}
	view.Observe(e)
	started := s.now()
	err := do(func(done int) {
		e.Kind, e.Done, e.Elapsed = progress.UnitDone, done, s.now().Sub(started)
		view.Observe(e)
	})
	e.Kind, e.Elapsed = progress.StageEnded, s.now().Sub(started)
	if err != nil {
		e.Kind, e.Err = progress.StageCanceled, err
	}
	view.Observe(e)
	return err
}

// print writes the report of the answers, if there are any, and the table of
// all rows, if there is something to compare.
func (s *scoring) print(rows []score.Row, answers bool) error {
	if s.json {
		out := json.NewEncoder(s.out)
		for _, r := range rows {
			if err := out.Encode(r); err != nil {
				return err
			}
		}
		return nil
	}
	if answers {
		if err := rows[0].Text(s.out); err != nil {
			return err
		}
		fmt.Fprintf(s.out, "results by item: %s\n", s.flags.out)
	}
	if !s.flags.baselines {
		return nil
	}
	if answers {
		fmt.Fprintln(s.out)
	}
	return score.Table(s.out, rows)
}

// strayLines is the error of a file some of whose lines do not count as they
// stand; what does count is printed and written all the same.
func strayLines(name string, r score.Report) error {
	var parts []string
	if n := len(r.Unknown); n > 0 {
		parts = append(parts, fmt.Sprintf("%d for items that the corpus does not have (first: line %d, item_id %q)", n,
			r.Unknown[0].Line, r.Unknown[0].ItemID))
	}
	if n := len(r.Twice); n > 0 {
		parts = append(parts, fmt.Sprintf("%d for items answered before (first: line %d, item_id %q)", n,
			r.Twice[0].Line, r.Twice[0].ItemID))
	}
	if len(parts) == 0 {
		return nil
	}
	return usage("%s has lines that do not count as they stand: %s", name, strings.Join(parts, ", "))
}
