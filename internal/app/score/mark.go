package score

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/score"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// marked is a file of answers, marked.
type marked struct {
	name    string
	sheet   *score.Sheet
	entries []score.Entry
	results []score.Result
	row     score.Row
	strays  error
}

// comparisons is what a file of answers is compared with.
type comparisons struct {
	Against   *score.Comparison `json:"against,omitempty"`
	Waterfall *score.Waterfall  `json:"waterfall,omitempty"`
	Second    *score.Opinions   `json:"second_judge,omitempty"`
}

// setsOf are the sets of a corpus as a judge sees them, by id.
func setsOf(c *corpus.Corpus) (map[string]score.Set, error) {
	list, variants, err := sessions.SetsOf(c)
	if err != nil {
		return nil, err
	}
	out := map[string]score.Set{}
	for _, s := range list {
		x := score.Set{Origin: s.Origin, Case: s.Case}
		for _, v := range variants[s.SetID] {
			f := prompts.RelationFact{Sentence: v.Sentence}
			if v.Condition != nil {
				f.Condition = *v.Condition
			}
			if v.AsOf != nil {
				f.AsOf = *v.AsOf
			}
			x.Facts = append(x.Facts, f)
		}
		out[s.SetID] = x
	}
	return out, nil
}

// marker marks the answers of a corpus with a model.
func (s *scoring) marker(by *run.Model, c *corpus.Corpus) (score.Marker, error) {
	m := score.Marker{Judge: s.tasks.Judge, Model: by.Model, Rubric: s.tasks.Personal.Rubric}
	known, err := setsOf(c)
	switch kind, _ := s.judged(); kind {
	case judgeFree:
		m.Judge = s.tasks.Scoring.Verdict
	case judgeRelation:
		m.Relation = &score.RelationJudge{Task: s.tasks.Scoring.Relation, Sets: known}
	}
	return m, err
}

// options are those of marking by so many workers, or by as many as the judge takes.
func (s *scoring) options(workers int) score.Options {
	if workers == 0 {
		workers = s.judge.AtOnce(s.Workers, s.CPUs)
	}
	return score.Options{AllowMissing: s.AllowMissing, Workers: workers}
}

// judgeName is a judge's name for reports.
func (s *scoring) judgeName(m *run.Model) string {
	switch kind, _ := s.judged(); kind {
	case judgeFree:
		return m.Name() + ", in plain words"
	case judgeRelation:
		return m.Name() + ", by relation"
	}
	return m.Name()
}

// eachCorpus calls do for one corpus after another, with what comes before the name of a stage: the corpus, where there
// are several.
func (s *scoring) eachCorpus(do func(c *corpus.Corpus, stage string) error) error {
	return app.All(s.reader, func(c *corpus.Corpus) error {
		if len(s.manifest.Corpora) > 1 {
			return do(c, c.ID+", ")
		}
		return do(c, "")
	})
}

// readAnswers reads a file of answers, which may say whose questions it answers.
func (s *scoring) readAnswers(name string) ([]score.Answer, error) {
	from, err := app.Input(name)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	answers, err := score.ReadAnswers(name, from)
	switch {
	case app.Is[score.FileError](err):
		return nil, app.Usage("%w", err)
	case err != nil:
		return nil, app.Unreadable(err)
	case len(answers) == 0:
		return nil, app.Usage(`%s has no line with an answer: a line is {"item_id": "…", "answer": "…"}`, name)
	}
	of := answers[0].Corpus
	if of != "" && of != s.manifest.Canary && !slices.Contains(s.manifest.Earlier, of) {
		return nil, app.Usage("%s answers the questions of the corpus with the canary %s, and this one's is %s: name the "+
			"folder whose questions it answers", name, of, s.manifest.Canary)
	}
	return answers, nil
}

// mark marks the answers of a file.
func (s *scoring) mark(ctx context.Context, name string) (*marked, error) {
	answers, err := s.readAnswers(name)
	if err != nil {
		return nil, err
	}
	f, o := &marked{name: name, sheet: score.NewSheet(answers)}, s.options(0)
	tally := score.NewTally(s.judgeName(s.judge), o)
	err = s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		known, err := setsOf(c)
		if err != nil {
			return err
		}
		results, err := s.markIn(ctx, f.sheet, s.judge, c, stage+strings.TrimSuffix(filepath.Base(name), ".jsonl"), o)
		if err == nil {
			tally.Add(c, results)
			f.results = append(f.results, results...)
			f.entries = append(f.entries, f.sheet.Entries(c, known, results)...)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	if !f.sheet.Answered() {
		return nil, app.Usage("%s: none of its %d lines is for an item of the corpus: is it for another one? Name the "+
			"folder whose questions it answers", name, len(answers))
	}
	f.row = score.Row{Name: filepath.Base(name), About: "the answers of " + name,
		Report: *tally.Report(f.sheet.Strays()), Sets: score.BreakDown(f.entries), Hedges: score.HedgesOf(f.entries)}
	f.strays = strayLines(name, f.row.Report)
	return f, nil
}

// markIn marks the answers to the items of a corpus as a stage.
func (s *scoring) markIn(ctx context.Context, sheet *score.Sheet, by *run.Model, c *corpus.Corpus, stage string,
	o score.Options) (results []score.Result, err error) {
	m, err := s.marker(by, c)
	if err != nil {
		return nil, err
	}
	err = s.Observed(stage, len(score.Accepted(c)), func(observe func(int)) error {
		o.Observe = observe
		results, err = sheet.Mark(ctx, m, c, o)
		return err
	})
	return results, err
}

// compare marks the file of answers, writes the results, and marks the other files and the sample that the flags name.
// Strays is about lines that do not count.
func (s *scoring) compare(ctx context.Context, out *Scores) (strays, err error) {
	first, err := s.mark(ctx, s.Answers)
	if err != nil {
		return nil, err
	}
	out.rows, strays = append(out.rows, first.row), first.strays
	err = app.Replace(s.Out, func(w io.Writer) error { return score.WriteResults(w, first.results) })
	if err != nil {
		return nil, err
	}
	other := func(name string) (*marked, error) {
		f, err := s.mark(ctx, name)
		if err == nil {
			strays = errors.Join(strays, f.strays)
		}
		return f, err
	}
	if name := s.Against; name != "" {
		second, err := other(name)
		if err != nil {
			return nil, err
		}
		out.others.Against, err = score.Compare(first.row.Name, second.row.Name, first.entries, second.entries)
		if err != nil {
			return nil, app.Usage("%s and %s: %w", first.name, name, err)
		}
	}
	if s.Oracle != "" {
		names, files := [3]string{s.Oracle, s.Perfect, first.row.Name}, [3][]score.Entry{2: first.entries}
		for i, name := range names[:2] {
			file, err := other(name)
			if err != nil {
				return nil, err
			}
			names[i], files[i] = file.row.Name, file.entries
		}
		if out.others.Waterfall, err = score.Cascade(names, files); err != nil {
			return nil, app.Usage("%s, %s and %s: %w", s.Oracle, s.Perfect, first.name, err)
		}
	}
	if s.Second != "" {
		out.others.Second, err = s.secondJudge(ctx, first)
	}
	return strays, err
}

// secondJudge has another judge mark a sample of the answers.
func (s *scoring) secondJudge(ctx context.Context, first *marked) (*score.Opinions, error) {
	judge, err := run.OpenModel(ctx, "--second-judge", s.Second, s.Models, llm.RoleJudge, s.own)
	if err != nil {
		return nil, err
	}
	if judge.Name() == s.judge.Name() {
		return nil, app.Usage("--second-judge %s: it is the first judge; name another model, or another first judge with "+
			"--judge", s.Second)
	}
	sample, of := score.Sample(first.entries, s.Sample)
	if len(sample) == 0 {
		return nil, app.Usage("--second-judge %s: the first judge called none of the answers right or wrong; there is "+
			"nothing to judge again", s.Second)
	}
	o := s.options(judge.AtOnce(s.Workers, s.CPUs))
	o.Only = map[string]bool{}
	for _, i := range sample {
		o.Only[first.entries[i].ItemID] = true
	}
	var again []score.Result
	err = s.eachCorpus(func(c *corpus.Corpus, _ string) error {
		m, err := s.marker(judge, c)
		if err != nil {
			return err
		}
		results, err := first.sheet.Mark(ctx, m, c, o)
		again = append(again, results...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return score.Agree(s.judgeName(s.judge), s.judgeName(judge), first.entries, sample, of, again), nil
}

// text writes what there is, each part below an empty line.
func (o *comparisons) text(c *app.Console) {
	if o.Against != nil {
		c.Printf("\n")
		_ = o.Against.Text(c.Out, c.Line())
	}
	if o.Waterfall != nil {
		c.Printf("\n")
		_ = o.Waterfall.Text(c.Out, c.Line())
	}
	if o.Second != nil {
		c.Printf("\n")
		_ = o.Second.Text(c.Out, c.Line())
	}
}

// strayLines is the error of a file some of whose lines do not count; what does count is printed and written all the
// same.
func strayLines(name string, r score.Report) error {
	var parts []string
	add := func(what string, list []score.Stray) {
		if n := len(list); n > 0 {
			parts = append(parts, fmt.Sprintf("%d for items %s (first: line %d, item_id %q)", n, what, list[0].Line,
				list[0].ItemID))
		}
	}
	add("that the corpus does not have", r.Unknown)
	add("answered before", r.Twice)
	if len(parts) == 0 {
		return nil
	}
	return app.Usage("%s has lines that do not count as they stand: %s; give a line for each item of this corpus and "+
		"no other", name, strings.Join(parts, ", "))
}
