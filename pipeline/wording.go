package pipeline

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/questions"
)

// worded is the wording of a draft: its question and the texts of its options; no question where nobody found one.
type worded struct {
	Question string
	Options  []string
	Failures []corpus.Failure `json:",omitempty"`
}

// word has every draft worded. One that could not be worded is dropped, and the next one takes its place.
func (r *Run) word(ctx context.Context, a *asking, strata []stratum, drafts map[string][]questions.Draft) error {
	var units []exec.Unit
	for _, s := range strata {
		for _, d := range drafts[s.name] {
			units = append(units, r.wording(a, "wording", "question/"+d.Item.Key, d))
		}
	}
	if err := r.run(ctx, "wording", versionWording, units...); err != nil {
		return err
	}
	for _, s := range strata {
		var list []questions.Draft
		for i, d := range drafts[s.name] {
			out, err := fetch[worded](r.Store, "question/"+d.Item.Key)
			if err != nil {
				return err
			}
			if out.Question == "" {
				a.unworded(s, i, out.Failures)
				continue
			}
			d.Item.ID = d.Item.Key
			out.apply(&d.Item)
			list = append(list, d)
		}
		drafts[s.name] = list
	}
	return nil
}

// unworded keeps why a draft was dropped, which is no item and has no id: the failures name its stratum and place.
func (a *asking) unworded(s stratum, place int, why []corpus.Failure) {
	a.dropped[s.name]++
	for _, f := range why {
		f.Unit = fmt.Sprintf("%s, draft %d", s.name, place+1)
		a.corpus.Failures = append(a.corpus.Failures, f)
	}
}

// wording is the unit that words one draft.
func (r *Run) wording(a *asking, stage, key string, d questions.Draft) exec.Unit {
	return exec.Unit{
		Name: key, Params: r.wordingParams(a, d),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			ctx, failed := watched(ctx, stage, d.Item.Key)
			out, err := r.wordOne(ctx, a, d)
			switch {
			case llm.CallFailed(err):
				out = worded{Failures: failed()}
			case err != nil:
				return nil, err
			}
			rec, err := record(key, out)
			return []exec.Record{rec}, err
		},
	}
}

// wordingParams identifies what a draft's wording depends on.
func (r *Run) wordingParams(a *asking, d questions.Draft) []byte {
	parts := []any{d.Ask, taskParams(a.tasks.Ask, r.Models.Proposer)}
	if d.Options != nil {
		parts = append(parts, d.Options, taskParams(a.tasks.Options, r.Models.Proposer))
	}
	return r.params(parts...)
}

// wordOne has one draft worded: first the question, then its options, which are written knowing the question.
func (r *Run) wordOne(ctx context.Context, a *asking, d questions.Draft) (worded, error) {
	reply, err := a.tasks.Ask.Ask(ctx, r.Models.Proposer, d.Ask)
	if err != nil {
		return worded{}, err
	}
	out := worded{Question: reply.Out.Question}
	if d.Options == nil {
		return out, nil
	}
	in := *d.Options
	in.Question = out.Question
	options, err := a.tasks.Options.Ask(ctx, r.Models.Proposer, in)
	if err != nil {
		return worded{}, fmt.Errorf("wording its options: %w", err)
	}
	out.Options = options.Out.Texts
	return out, nil
}

// apply writes the wording into the item. The right option's text is the answer of a choice item.
func (w worded) apply(it *corpus.Item) {
	it.Question, it.Options = w.Question, nil
	for i, text := range w.Options {
		letter := it.OptionKeys[i].Letter
		it.Options = append(it.Options, corpus.Option{Letter: letter, Text: text})
		if letter == it.AnswerLetter {
			it.Answer = text
		}
	}
}
