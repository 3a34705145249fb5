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
	"memloom/internal/llm"
	"memloom/internal/progress"
	"memloom/internal/score"
	"memloom/internal/stats"
	"memloom/output"
	"memloom/prompts"
)

// scoring is one call of the command.
type scoring struct {
	*app
	flags   scoreFlags
	reader  source
	ids     []string // of the corpora
	tasks   *prompts.Tasks
	model   *builtin.Model
	judge   *named // who marks open answers
	guesser *named // who answers without context
	longer  bool   // E20's rule of lengths is on
}

// openScoring opens what is needed of a folder.
func (a *app) openScoring(dir string, f scoreFlags) (*scoring, error) {
	needs := []string{"data/items", "key/items"}
	if f.baselines {
		needs = append(needs, "data/messages", "data/people", "data/groups")
	}
	r, err := output.Open(dir, output.Data, output.Key)
	if err != nil {
		return nil, err
	}
	items, bound, err := itemsOf(r, f.baselines)
	if err != nil {
		return nil, err
	}
	if bound {
		needs = append(needs, "scaffold/members") // who is a guest, and so reads nothing as an asker
		if r, err = output.Open(dir, output.Data, output.Key, output.Scaffold); err != nil {
			return nil, err
		}
	}
	m := r.Manifest()
	for _, table := range needs {
		if slices.Contains(m.Absent, table) {
			return nil, usage("%s has no %s, which scoring needs", dir, table)
		}
	}
	if !items {
		return nil, usage("%s has no items to score", dir)
	}
	tasks := prompts.NewTasks(corpus.NewLexicon(nil, nil))
	return &scoring{app: a, flags: f, reader: r, ids: corpusIDs(m), tasks: tasks, model: builtin.New(tasks),
		longer: score.LongerF2(m.Parameters)}, nil
}

// itemsOf says whether there are items to score and, where that is to be known, whether somebody of a corpus asks one. It
// reads no more corpora than it needs for that.
func itemsOf(r source, askers bool) (items, bound bool, err error) {
	for c, err := range r.Corpora() {
		if err != nil {
			return false, false, err
		}
		list := score.Accepted(c)
		items = items || len(list) > 0
		bound = bound || askers && slices.ContainsFunc(list, func(it corpus.Item) bool { return it.AskerID != "" })
		if items && bound == askers {
			break
		}
	}
	return items, bound, nil
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
	sheet, o := score.NewSheet(answers), s.options(nil)
	tally := score.NewTally(s.judge.Name(), o)
	var results []score.Result
	err = s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		return s.observed(stage+"answers", c, func(observe func(int)) error {
			o.Observe = observe
			marked, err := sheet.Mark(cmd.Context(), s.marker(), c, o)
			if err == nil {
				tally.Add(c, marked)
				results = append(results, marked...)
			}
			return err
		})
	})
	if err != nil {
		return score.Row{}, err
	}
	if !sheet.Answered() {
		return score.Row{}, usage("%s: none of its %d lines is for an item of the corpus: is it for another one?", name,
			len(answers))
	}
	err = replaceFile(s.flags.out, func(w io.Writer) error { return score.WriteResults(w, results) })
	if err != nil {
		return score.Row{}, err
	}
	return score.Row{Name: filepath.Base(name), About: "the answers of " + name,
		Report: *tally.Report(sheet.Strays())}, nil
}

// eachCorpus calls do for one corpus after another, with what comes before the name of a stage: the corpus, where there
// are several.
func (s *scoring) eachCorpus(do func(c *corpus.Corpus, stage string) error) error {
	for c, err := range s.reader.Corpora() {
		if err != nil {
			return err
		}
		stage := ""
		if len(s.ids) > 1 {
			stage = c.ID + ", "
		}
		if err := do(c, stage); err != nil {
			return err
		}
	}
	return nil
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
	var trials []*score.Trial // in the order of the settings
	err := s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		who, err := s.answerer(c)
		if err != nil {
			return err
		}
		for i, setting := range who.Settings(s.flags.k) {
			if i == len(trials) {
				trials = append(trials, score.NewTrial(setting, s.judge.Name(), s.options(nil)))
			}
			err := s.observed(stage+setting.Name, c, func(observe func(int)) error {
				return who.Run(ctx, s.marker(), c, setting, s.options(observe), trials[i])
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	rows := make([]score.Row, len(trials))
	for i, t := range trials {
		rows[i] = t.Row()
	}
	return rows, nil
}

// zeroContext runs the final items without any message by a model, or by all of the built-in panel together.
func (s *scoring) zeroContext(cmd *cobra.Command, f scoreFlags) (*score.Row, error) {
	ctx := cmd.Context()
	var err error
	if s.guesser, err = s.named(ctx, "--model", f.model, f.models, llm.RoleBlind, s.model); err != nil {
		return nil, err
	}
	workers := s.guesser.atOnce(cmd.Flags().Changed("workers"), f.workers)
	panel := []llm.Model{s.guesser.Model}
	if s.guesser.fleet == nil {
		panel = s.model.Panel(builtin.PanelSize)
	}
	setting := score.Answerer{Blind: s.tasks.Blind, Panel: panel}.ZeroContext()
	trial := score.NewTrial(setting, s.judge.Name(), s.options(nil))
	err = s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		return s.observed(stage+setting.Name, c, func(observe func(int)) error {
			o := s.options(observe)
			o.Workers = workers
			return score.Answerer{}.Run(ctx, s.marker(), c, setting, o, trial)
		})
	})
	if err != nil {
		return nil, stopped(err)
	}
	row := trial.Row()
	return &row, nil
}

// answerer answers the items of a corpus from that corpus alone, with a reader that keeps its texts parsed.
func (s *scoring) answerer(c *corpus.Corpus) (*score.Answerer, error) {
	world := score.NewWorld(c)
	if err := world.CheckAskers(score.Accepted(c)); err != nil {
		return nil, usage("%w", err)
	}
	model := builtin.NewKeeping(s.tasks, 2*len(c.Messages))
	return &score.Answerer{World: world, Solve: s.tasks.Solve, Blind: s.tasks.Blind, Solver: model,
		Panel: model.Panel(builtin.PanelSize)}, nil
}

// observed shows the progress of one stage on a corpus. With --json the output is the
// result alone, so that a program reads it whole.
func (s *scoring) observed(stage string, c *corpus.Corpus, do func(observe func(int)) error) error {
	var view progress.Renderer = progress.Quiet{}
	if !s.json {
		view = s.renderer()
	}
	defer view.Close()
	e := progress.Event{Kind: progress.StageStarted, Stage: stage, Total: len(score.Accepted(c))}
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
func (s *scoring) print(rows []score.Row, answers bool, zero *score.Row) error {
	if s.json {
		out := json.NewEncoder(s.out)
		if zero != nil {
			rows = append(rows, *zero)
		}
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
	if s.flags.baselines {
		if answers {
			fmt.Fprintln(s.out)
		}
		if err := score.Table(s.out, rows); err != nil {
			return err
		}
	}
	if zero == nil {
		return nil
	}
	if answers || s.flags.baselines {
		fmt.Fprintln(s.out)
	}
	who := s.guesser.Name()
	if s.guesser.fleet == nil {
		who = "the built-in panel"
	}
	return score.ZeroTable(s.out, *zero, who, score.Published{Name: "table 7", Types: stats.ZeroContext,
		About: "GPT-4.1-Mini without any memory, EverMemBench as published; its rows of open items are no test"})
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
