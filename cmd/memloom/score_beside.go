package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

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

// beside is what a file of answers is set beside.
type beside struct {
	Against   *score.Comparison `json:"against,omitempty"`
	Waterfall *score.Waterfall  `json:"waterfall,omitempty"`
	Second    *score.Opinions   `json:"second_judge,omitempty"`

	strays error
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

// mark marks the answers of a file.
func (s *scoring) mark(cmd *cobra.Command, name string) (*marked, error) {
	answers, err := s.readAnswers(cmd, name)
	if err != nil {
		return nil, err
	}
	f, o := &marked{name: name, sheet: score.NewSheet(answers)}, s.options(nil)
	tally := score.NewTally(s.judgeName(s.judge), o)
	err = s.eachCorpus(func(c *corpus.Corpus, stage string) error {
		return s.observed(stage+strings.TrimSuffix(filepath.Base(name), ".jsonl"), c, func(observe func(int)) error {
			o.Observe = observe
			known, err := setsOf(c)
			if err != nil {
				return err
			}
			results, err := f.sheet.Mark(cmd.Context(), s.marker(s.judge.Model, known), c, o)
			if err == nil {
				tally.Add(c, results)
				f.results = append(f.results, results...)
				f.entries = append(f.entries, f.sheet.Entries(c, known, results)...)
			}
			return err
		})
	})
	if err != nil {
		return nil, err
	}
	if !f.sheet.Answered() {
		return nil, usage("%s: none of its %d lines is for an item of the corpus: is it for another one? Name the folder whose questions it answers", name, len(answers))
	}
	f.row = score.Row{Name: filepath.Base(name), About: "the answers of " + name,
		Report: *tally.Report(f.sheet.Strays()), Sets: score.BreakDown(f.entries), Hedges: score.HedgesOf(f.entries)}
	f.strays = strayLines(name, f.row.Report)
	return f, nil
}

// judgeName is a judge's name for reports.
func (s *scoring) judgeName(n *named) string {
	switch kind, _ := s.flags.judged(); kind {
	case judgeFree:
		return n.Name() + ", in plain words"
	case judgeRelation:
		return n.Name() + ", by relation"
	}
	return n.Name()
}

// beside marks the other files and the sample that the flags name.
func (s *scoring) beside(cmd *cobra.Command, first *marked) (b beside, err error) {
	if name := s.flags.against; name != "" {
		second, err := s.mark(cmd, name)
		if err != nil {
			return b, err
		}
		b.strays = errors.Join(b.strays, second.strays)
		if b.Against, err = score.Compare(first.row.Name, second.row.Name, first.entries, second.entries); err != nil {
			return b, usage("%s and %s: %w", first.name, name, err)
		}
	}
	if s.flags.oracle != "" {
		names, files := [3]string{s.flags.oracle, s.flags.perfect, first.row.Name}, [3][]score.Entry{2: first.entries}
		for i, name := range names[:2] {
			file, err := s.mark(cmd, name)
			if err != nil {
				return b, err
			}
			b.strays = errors.Join(b.strays, file.strays)
			names[i], files[i] = file.row.Name, file.entries
		}
		if b.Waterfall, err = score.Cascade(names, files); err != nil {
			return b, usage("%s, %s and %s: %w", s.flags.oracle, s.flags.perfect, first.name, err)
		}
	}
	if s.flags.second != "" {
		b.Second, err = s.secondJudge(cmd, first)
	}
	return b, err
}

// secondJudge has another judge mark a sample of the answers.
func (s *scoring) secondJudge(cmd *cobra.Command, first *marked) (*score.Opinions, error) {
	judge, err := s.named(cmd.Context(), "--second-judge", s.flags.second, s.flags.models, llm.RoleJudge, s.model)
	if err != nil {
		return nil, err
	}
	if judge.Name() == s.judge.Name() {
		return nil, usage("--second-judge %s: it is the first judge; name another model, or another first judge with --judge", s.flags.second)
	}
	sample, of := score.Sample(first.entries, s.flags.sample)
	if len(sample) == 0 {
		return nil, usage("--second-judge %s: the first judge called none of the answers right or wrong; there is nothing to judge again", s.flags.second)
	}
	o := s.options(nil)
	o.Workers, o.Only = judge.atOnce(cmd.Flags().Changed("workers"), s.flags.workers), map[string]bool{}
	for _, i := range sample {
		o.Only[first.entries[i].ItemID] = true
	}
	var again []score.Result
	err = s.eachCorpus(func(c *corpus.Corpus, _ string) error {
		known, err := setsOf(c)
		if err != nil {
			return err
		}
		results, err := first.sheet.Mark(cmd.Context(), s.marker(judge.Model, known), c, o)
		again = append(again, results...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return score.Agree(s.judgeName(s.judge), s.judgeName(judge), first.entries, sample, of, again), nil
}

// text writes what there is, each part below an empty line.
func (b *beside) text(w io.Writer, width int) error {
	for _, part := range []struct {
		there bool
		text  func(io.Writer, int) error
	}{{b.Against != nil, b.Against.Text}, {b.Waterfall != nil, b.Waterfall.Text}, {b.Second != nil, b.Second.Text}} {
		if !part.there {
			continue
		}
		fmt.Fprintln(w)
		if err := part.text(w, width); err != nil {
			return err
		}
	}
	return nil
}

// any says whether there is something to write.
func (b *beside) any() bool { return b.Against != nil || b.Waterfall != nil || b.Second != nil }
