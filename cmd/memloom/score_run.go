package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/progress"
	"memloom/internal/score"
	"memloom/internal/standin"
	"memloom/output"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// scoring is one call of the command.
type scoring struct {
	*app
	flags    scoreFlags
	reader   source
	manifest *output.Manifest
	ids      []string // of the corpora
	tasks    *prompts.Tasks
	model    *standin.Model
	judge    *named // who marks open answers
	guesser  *named // who answers without context
	longer   bool   // E20's rule of lengths is on
}

// openScoring opens what is needed of a folder.
func (a *app) openScoring(dir string, f scoreFlags) (*scoring, error) {
	r, err := output.Open(dir, output.Data, output.Key)
	if err != nil {
		return nil, err
	}
	relation := f.byRelation()
	has, err := itemsOf(r, f.baselines, relation)
	if err != nil {
		return nil, err
	}
	tables := setTables(dir)
	if has.asked || f.baselines || tables != nil {
		if r, err = output.OpenTables(dir, tables, output.Data, output.Key, output.Scaffold); err != nil {
			return nil, err
		}
	}
	m := r.Manifest()
	if err := f.needs(dir, m, has); err != nil {
		return nil, err
	}
	if relation && tables != nil && slices.Contains(m.Absent, sessions.TableSets) {
		fmt.Fprintf(a.err, "%s has no %s: the judge sees relation and references, and no facts of the sets\n", dir, sessions.TableSets)
	}
	tasks := prompts.NewTasks(corpus.NewLexicon(nil, nil))
	if f.templates != "" {
		o, err := prompts.Load(f.templates)
		if err == nil {
			tasks, err = tasks.With(o)
		}
		if err != nil {
			return nil, usage("--templates %s: %w", f.templates, err)
		}
	}
	return &scoring{app: a, flags: f, reader: r, manifest: m, ids: corpusIDs(m), tasks: tasks, model: standin.New(tasks),
		longer: score.LongerF2(m.Parameters)}, nil
}

// setTables are the tables of the folder's design, where it has sets of variants.
func setTables(dir string) []output.Table {
	d, ok := designOf(dir)
	if !ok || !slices.ContainsFunc(d.Tables(), func(t output.Table) bool { return t.Path() == sessions.TableSets }) {
		return nil
	}
	return d.Tables()
}

// needs tests whether a folder has what scoring needs.
func (f *scoreFlags) needs(dir string, m *output.Manifest, has contents) error {
	tables := []string{"data/items", "key/items"}
	if f.baselines {
		tables = append(tables, "data/messages", "data/people", "data/groups", "key/gold", "scaffold/facts", "scaffold/message_plan")
	}
	if has.asked {
		tables = append(tables, "scaffold/members") // who is a guest, and so reads nothing as an asker
	}
	for _, table := range tables {
		if slices.Contains(m.Absent, table) {
			return usage("%s has no %s, which scoring needs", dir, table)
		}
	}
	switch {
	case !has.items:
		return usage("%s has no items to score", dir)
	case f.byRelation() && !has.related:
		return usage("--judge %s: no item of %s has a relation; leave it out, or name a model", f.judge, dir)
	}
	return nil
}

// contents are what a folder's items are like.
type contents struct {
	items   bool // there are some
	asked   bool // somebody of a corpus asks one, where that is to be known
	related bool // one has a relation, likewise
}

// itemsOf reads what a folder's items are like. It reads no more corpora than it needs for that.
func itemsOf(r source, askers, relations bool) (has contents, err error) {
	for c, err := range r.Corpora() {
		if err != nil {
			return has, err
		}
		for _, it := range score.Accepted(c) {
			has.items = true
			has.asked = has.asked || askers && it.AskerID != ""
			has.related = has.related || relations && it.Relation != ""
		}
		if has == (contents{true, askers, relations}) {
			break
		}
	}
	return has, nil
}

// marker marks with a model; sets are the corpus's.
func (s *scoring) marker(model llm.Model, sets map[string]score.Set) score.Marker {
	m := score.Marker{Judge: s.tasks.Judge, Model: model, Rubric: s.tasks.Personal.Rubric}
	switch kind, _ := s.flags.judged(); kind {
	case judgeFree:
		m.Judge = s.tasks.Scoring.Verdict
	case judgeRelation:
		m.Relation = &score.RelationJudge{Task: s.tasks.Scoring.Relation, Sets: sets}
	}
	return m
}

func (s *scoring) options(observe func(int)) score.Options {
	return score.Options{AllowMissing: s.flags.allowMissing, Workers: s.flags.workers, LongerF2: s.longer,
		Observe: observe}
}

// answers scores a file and writes the results.
func (s *scoring) answers(cmd *cobra.Command, name string) (*marked, error) {
	f, err := s.mark(cmd, name)
	if err != nil {
		return nil, err
	}
	return f, replaceFile(s.flags.out, func(w io.Writer) error { return score.WriteResults(w, f.results) })
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

// readAnswers reads a file of answers, which may say whose questions it answers.
func (s *scoring) readAnswers(cmd *cobra.Command, name string) ([]score.Answer, error) {
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
		return nil, usage(`%s has no line with an answer: a line is {"item_id": "…", "answer": "…"}`, name)
	}
	of := answers[0].Corpus
	if of != "" && of != s.manifest.Canary && !slices.Contains(s.manifest.Earlier, of) {
		return nil, usage("%s answers the questions of the corpus with the canary %s, and this one's is %s: name the folder whose questions it answers", name, of, s.manifest.Canary)
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
		known, err := setsOf(c)
		if err != nil {
			return err
		}
		for i, setting := range who.Settings(s.flags.k) {
			if i == len(trials) {
				trials = append(trials, score.NewTrial(setting, s.judgeName(s.judge), s.options(nil)))
			}
			err := s.observed(stage+setting.Name, c, func(observe func(int)) error {
				return who.Run(ctx, s.marker(s.judge.Model, known), c, setting, s.options(observe), trials[i])
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
		panel = s.model.Panel(standin.PanelSize)
	}
	setting := score.Answerer{Blind: s.tasks.Blind, Panel: panel}.ZeroContext()
	trial := score.NewTrial(setting, s.judgeName(s.judge), s.options(nil))
	err = s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		known, err := setsOf(c)
		if err != nil {
			return err
		}
		return s.observed(stage+setting.Name, c, func(observe func(int)) error {
			o := s.options(observe)
			o.Workers = workers
			return score.Answerer{}.Run(ctx, s.marker(s.judge.Model, known), c, setting, o, trial)
		})
	})
	if err != nil {
		return nil, stopped(err)
	}
	row := trial.Row()
	return &row, nil
}

// answerer answers the items of a corpus from that corpus alone, as an ideal reader of what each setting shows.
func (s *scoring) answerer(c *corpus.Corpus) (*score.Answerer, error) {
	world := score.NewWorld(c)
	if err := world.CheckAskers(score.Accepted(c)); err != nil {
		return nil, usage("%w", err)
	}
	return &score.Answerer{World: world, Read: ideal(c), Blind: s.tasks.Blind, Panel: s.model.Panel(standin.PanelSize)}, nil
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

// print writes the table of the answers, or of all rows with the reference settings; then the comparisons with other systems, the
// run without context, and one sentence of the result.
func (s *scoring) print(rows []score.Row, beside *beside, zero *score.Row) error {
	if s.json {
		return s.printJSON(rows, beside, zero)
	}
	answers := s.flags.answers != ""
	if err := s.printRows(rows, answers); err != nil {
		return err
	}
	if answers {
		if sets := rows[0].Sets; sets != nil {
			fmt.Fprintln(s.out)
			if err := sets.Text(s.out, s.line()); err != nil {
				return err
			}
		}
		if err := beside.text(s.out, s.line()); err != nil {
			return err
		}
		fmt.Fprintf(s.out, "results by item: %s\n", s.flags.out)
	}
	if zero != nil {
		if err := s.printZero(*zero, len(rows) > 0); err != nil {
			return err
		}
		rows = append(rows, *zero)
	}
	if sentence := score.Sentence(rows); sentence != "" {
		fmt.Fprintf(s.out, "\n%s\n", sentence)
	}
	return nil
}

// printRows writes one table: of all rows with the reference settings, or of the answers' parts.
func (s *scoring) printRows(rows []score.Row, answers bool) error {
	switch {
	case s.flags.baselines:
		return score.Table(s.out, s.line(), rows)
	case answers:
		return rows[0].Text(s.out, s.line())
	}
	return nil
}

// printZero writes the run without context, below an empty line where something is above it.
func (s *scoring) printZero(zero score.Row, below bool) error {
	if below {
		fmt.Fprintln(s.out)
	}
	who := s.guesser.Name()
	if s.guesser.fleet == nil {
		who = "the built-in panel"
	}
	types, err := publishedZero(s.manifest)
	if err != nil {
		return err
	}
	return score.ZeroTable(s.out, s.line(), zero, who, score.Published{Name: "table 7", Types: types,
		About: "GPT-4.1-Mini without any memory, as published with EverMemBench; guessing is tested for items with options alone"})
}

// printJSON writes a line a row, and one for what the answers are set beside.
func (s *scoring) printJSON(rows []score.Row, beside *beside, zero *score.Row) error {
	out := json.NewEncoder(s.out)
	if zero != nil {
		rows = append(rows, *zero)
	}
	for i, r := range rows {
		if err := out.Encode(r); err != nil {
			return err
		}
		if i == 0 && beside.any() {
			if err := out.Encode(beside); err != nil {
				return err
			}
		}
	}
	return nil
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
	return usage("%s has lines that do not count as they stand: %s; give a line for each item of this corpus and no other", name,
		strings.Join(parts, ", "))
}
