// Package score has the actions that measure answers and dialogue: score, quality and ask.
package score

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/app/page"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/lock"
	"memloom/internal/score"
	"memloom/internal/standin"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// In says which answers are scored, and what they are compared with.
type In struct {
	Dir          string `arg:"DIR"`
	File         string `arg:"ANSWERS"`
	Answers      string `flag:"answers"`
	Against      string `flag:"against"` // file of another system
	Oracle       string `flag:"oracle"`  // file, of answers from the raw sessions
	Perfect      string `flag:"perfect"` // file, of answers from what was stored of them
	Judge        string `flag:"judge"`   // a model, or a kind of judge, which the name of a model may follow
	Second       string `flag:"second-judge"`
	Sample       int    `flag:"sample,positive"` // answers for the second judge
	Sampled      bool   `changed:"sample"`
	Models       string `flag:"models"`
	Templates    string `flag:"templates"`
	Out          string `flag:"out"`
	AllowMissing bool   `flag:"allow-missing"`
	Baselines    bool   `flag:"baselines"`
	ZeroContext  bool   `flag:"zero-context"`
	Model        string `flag:"model"` // that answers without context
	K            int    `flag:"k,positive"`
	Workers      int    `flag:"workers,open,positive"`
}

// The kinds of judges that --judge names next to models; the name of a model may follow a colon.
const (
	judgeRelation = "relation" // knows the set of an item
	judgeFree     = "free"     // reasons in plain words
)

// judged takes --judge apart: the kind of judge, empty for the plain one, and the name of a model, empty for the file's
// own.
func (in *In) judged() (kind, model string) {
	if kind, model, _ = strings.Cut(in.Judge, ":"); kind == judgeRelation || kind == judgeFree {
		return kind, model
	}
	return "", in.Judge
}

// byRelation says whether the judge knows the set of an item.
func (in *In) byRelation() bool {
	kind, _ := in.judged()
	return kind == judgeRelation
}

// scoring is one call of the action.
type scoring struct {
	*app.Console
	In
	reader   app.Source
	manifest *output.Manifest
	tasks    *prompts.Tasks
	own      *standin.Model
	judge    *run.Model // who marks open answers
	guesser  *run.Model // who answers without context
}

// Score marks answers, runs the reference settings, and compares systems.
func Score(ctx context.Context, in In, c *app.Console) (*Scores, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	files := []string{in.Out}
	if in.Baselines {
		files = append(files, filepath.Join(in.Dir, page.MeasuresName))
	}
	held, unheld := c.HoldFor(in.Dir, files...)
	if app.Is[*lock.TakenError](unheld) {
		return nil, unheld // by another failure alone, as in a folder that is read-only, nothing is stored
	}
	defer held.Release()
	s, err := open(c, in)
	if err != nil {
		return nil, err
	}
	_, model := in.judged()
	if s.judge, err = run.OpenModel(ctx, "--judge", model, in.Models, llm.RoleJudge, s.own); err != nil {
		return nil, err
	}
	out := &Scores{in: in}
	var strays error
	if in.Answers != "" {
		if strays, err = s.compare(ctx, out); err != nil {
			return nil, app.Stopped(err)
		}
	}
	if in.Baselines {
		more, err := s.baselines(ctx)
		if err != nil {
			return nil, app.Stopped(err)
		}
		out.rows = append(out.rows, more...)
		if unheld == nil {
			unheld = page.StoreMeasures(held, more)
		}
		if unheld != nil {
			c.Note("the reference settings are not stored for the report: %v\n", unheld)
		}
	}
	if in.ZeroContext {
		if err = s.zeroContext(ctx, out); err != nil {
			return nil, app.Stopped(err)
		}
	}
	return out, strays
}

// open opens what is needed of a folder.
func open(c *app.Console, in In) (*scoring, error) {
	r, err := output.Open(in.Dir, output.Data, output.Key)
	if err != nil {
		return nil, err
	}
	has, err := contentsOf(r, in.Baselines, in.byRelation())
	if err != nil {
		return nil, err
	}
	tables := setTables(in.Dir)
	if has.asked || in.Baselines || tables != nil {
		if r, err = output.OpenTables(in.Dir, tables, output.Data, output.Key, output.Scaffold); err != nil {
			return nil, err
		}
	}
	m := r.Manifest()
	if err := in.needs(m, has); err != nil {
		return nil, err
	}
	if in.byRelation() && tables != nil && slices.Contains(m.Absent, sessions.TableSets) {
		c.Note("%s has no %s: the judge sees relation and references, and no facts of the sets\n", in.Dir, sessions.TableSets)
	}
	tasks, err := run.Tasks(in.Templates)
	if err != nil {
		return nil, err
	}
	return &scoring{Console: c, In: in, reader: r, manifest: m, tasks: tasks, own: standin.New(tasks)}, nil
}

// setTables are the tables of the folder's design, where it has sets of variants.
func setTables(dir string) []output.Table {
	tables := app.Tables(dir)
	if !slices.ContainsFunc(tables, func(t output.Table) bool { return t.Path() == sessions.TableSets }) {
		return nil
	}
	return tables
}

// needs tests whether a folder has what scoring needs.
func (in *In) needs(m *output.Manifest, has contents) error {
	tables := []string{"data/items", "key/items"}
	if in.Baselines {
		tables = append(tables, "data/messages", "data/people", "data/groups", "key/gold", "scaffold/facts",
			"scaffold/message_plan")
	}
	if has.asked {
		tables = append(tables, "scaffold/members") // who is a guest, and so reads nothing as an asker
	}
	for _, table := range tables {
		if slices.Contains(m.Absent, table) {
			return app.Usage("%s has no %s, which scoring needs", in.Dir, table)
		}
	}
	switch {
	case !has.items:
		return app.Usage("%s has no items to score", in.Dir)
	case in.byRelation() && !has.related:
		return app.Usage("--judge %s: no item of %s has a relation; leave it out, or name a model", in.Judge, in.Dir)
	}
	return nil
}

// contents are what a folder's items are like.
type contents struct {
	items   bool // there are some
	asked   bool // a person of a corpus asks one, where that is to be known
	related bool // one has a relation, likewise
}

// contentsOf reads what a folder's items are like. It reads no more corpora than it needs for that.
func contentsOf(r app.Source, askers, relations bool) (has contents, err error) {
	err = app.Each(r, func(c *corpus.Corpus) (bool, error) {
		for _, it := range score.Accepted(c) {
			has.items = true
			has.asked = has.asked || askers && it.AskerID != ""
			has.related = has.related || relations && it.Relation != ""
		}
		return has != contents{true, askers, relations}, nil
	})
	return has, err
}

// baselines runs the reference settings.
func (s *scoring) baselines(ctx context.Context) ([]score.Row, error) {
	var trials []*score.Trial // in the order of the settings
	err := s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		who, err := s.answerer(c)
		if err != nil {
			return err
		}
		for i, setting := range who.Settings(s.K) {
			if i == len(trials) {
				trials = append(trials, score.NewTrial(setting, s.judgeName(s.judge), s.options(0)))
			}
			if err := s.try(ctx, who, c, stage, setting, 0, trials[i]); err != nil {
				return err
			}
		}
		return nil
	})
	return app.Map(trials, (*score.Trial).Row), err
}

// try runs a setting over a corpus, by so many workers, or by as many as the judge takes.
func (s *scoring) try(ctx context.Context, who *score.Answerer, c *corpus.Corpus, stage string, setting score.Setting,
	workers int, trial *score.Trial) error {
	m, err := s.marker(s.judge, c)
	if err != nil {
		return err
	}
	return s.Observed(stage+setting.Name, len(score.Accepted(c)), func(observe func(int)) error {
		o := s.options(workers)
		o.Observe = observe
		return who.Run(ctx, m, c, setting, o, trial)
	})
}

// zeroContext runs the final items without any message by a model, or by all of the built-in panel together.
func (s *scoring) zeroContext(ctx context.Context, out *Scores) (err error) {
	if s.guesser, err = run.OpenModel(ctx, "--model", s.Model, s.Models, llm.RoleBlind, s.own); err != nil {
		return err
	}
	panel := []llm.Model{s.guesser.Model}
	out.guesser = s.guesser.Name()
	if s.guesser.BuiltIn() {
		panel, out.guesser = s.own.Panel(standin.PanelSize), "the built-in panel"
	}
	if out.published, err = publishedZero(s.manifest); err != nil {
		return err
	}
	setting := score.Answerer{Blind: s.tasks.Blind, Panel: panel}.ZeroContext()
	trial := score.NewTrial(setting, s.judgeName(s.judge), s.options(0))
	err = s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		return s.try(ctx, &score.Answerer{}, c, stage, setting, s.guesser.AtOnce(s.Workers, s.CPUs), trial)
	})
	row := trial.Row()
	out.zero = &row
	return err
}

// publishedZero are the published shares that are right without any message, in per cent by type of question.
func publishedZero(m *output.Manifest) (map[string]float64, error) {
	in, err := designs.Measured(m.Parameters)
	types := map[string]float64{}
	for name, share := range in.Design.Values("zero context", "answers of the blind panel that are right, {}") {
		types[name] = 100 * share
	}
	return types, err
}

// answerer answers the items of a corpus from that corpus alone, as an ideal reader of what each setting shows.
func (s *scoring) answerer(c *corpus.Corpus) (*score.Answerer, error) {
	world := score.NewWorld(c)
	if err := world.CheckAskers(score.Accepted(c)); err != nil {
		return nil, app.Usage("%w", err)
	}
	return &score.Answerer{World: world, Read: ideal(c), Blind: s.tasks.Blind, Panel: s.own.Panel(standin.PanelSize)}, nil
}

// Scores are what answers, or reference settings, come to.
type Scores struct {
	in        In
	rows      []score.Row
	others    comparisons
	zero      *score.Row         // without context
	guesser   string             // who answered without context
	published map[string]float64 // shares that are right without any message, in per cent by type of question
}

// Text prints the table of the answers, or of all rows with the reference settings; then the comparisons with other
// systems, the run without context, and one sentence of the result.
func (s *Scores) Text(c *app.Console) {
	switch {
	case s.in.Baselines:
		_ = score.Table(c.Out, c.Line(), s.rows)
	case s.in.Answers != "":
		_ = s.rows[0].Text(c.Out, c.Line())
	}
	if s.in.Answers != "" {
		if sets := s.rows[0].Sets; sets != nil {
			c.Printf("\n")
			_ = sets.Text(c.Out, c.Line())
		}
		s.others.text(c)
		c.Printf("results by item: %s\n", s.in.Out)
	}
	rows := s.rows
	if s.zero != nil {
		if len(rows) > 0 {
			c.Printf("\n")
		}
		_ = score.ZeroTable(c.Out, c.Line(), *s.zero, s.guesser, score.Published{Name: "table 7", Types: s.published,
			About: "GPT-4.1-Mini without any memory, as published with EverMemBench; guessing is tested for items with " +
				"options alone"})
		rows = append(rows, *s.zero)
	}
	if sentence := score.Sentence(rows); sentence != "" {
		c.Printf("\n%s\n", sentence)
	}
}

// JSON prints a line a row, and one for what the answers are compared with.
func (s *Scores) JSON(c *app.Console) {
	rows := s.rows
	if s.zero != nil {
		rows = append(rows, *s.zero)
	}
	for i, r := range rows {
		c.EncodeWhole(r)
		if i == 0 && s.others != (comparisons{}) {
			c.EncodeWhole(s.others)
		}
	}
}

// ideal returns the fact solver as a reader: what it answers follows from the record of what each message states.
func ideal(c *corpus.Corpus) score.Reader {
	solver := app.Solver(c)
	return func(_ context.Context, it corpus.Item, messages []*corpus.Message) (string, error) {
		ids := make([]string, len(messages))
		for i, m := range messages {
			ids[i] = m.ID
		}
		switch x := solver.Solve(&it, ids); {
		case x.Right && len(it.Options) > 0:
			return it.AnswerLetter, nil
		case x.Right:
			return it.Answer, nil
		case x.Outcome == prompts.Conflict:
			return score.SaysConflict, nil
		case x.Outcome == prompts.Answered && len(it.Options) == 0:
			return x.Text, nil
		}
		return score.SaysUnknown, nil
	}
}
