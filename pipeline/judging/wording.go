package judging

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// worded is the wording of a draft: its question and the texts of its options; no question where no one found one.
type worded struct {
	Question string
	Options  []string
	Failures []corpus.Failure `json:",omitempty"`
}

// wordingUnits words every draft.
func (j *judging) wordingUnits(context.Context) ([]exec.Unit, error) {
	if err := j.drafted(); err != nil {
		return nil, err
	}
	var units []exec.Unit
	for _, s := range j.options.Quotas {
		for _, d := range j.drafts[s.Name] {
			units = append(units, j.wording("wording", j.key("question", d.Item.Key), d))
		}
	}
	return units, nil
}

// settleWordings gives the drafts their questions. One that could not be worded is dropped, and the next one takes its
// place.
func (j *judging) settleWordings() error {
	for _, s := range j.options.Quotas {
		var list []questions.Draft
		for i, d := range j.drafts[s.Name] {
			out, err := stage.Fetch[worded](j.Store, j.key("question", d.Item.Key))
			if err != nil {
				return err
			}
			if out.Question == "" {
				j.unworded(s, i, out.Failures)
				continue
			}
			d.Item.ID = d.Item.Key
			out.apply(&d.Item)
			list = append(list, d)
		}
		j.drafts[s.Name] = list
	}
	return nil
}

// unworded keeps why a draft was dropped, which is no item and has no id: the failures name its stratum and place.
func (j *judging) unworded(s Quota, place int, why []corpus.Failure) {
	j.dropped[s.Name]++
	for _, f := range why {
		f.Unit = fmt.Sprintf("%s, draft %d", s.Name, place+1)
		j.failures = append(j.failures, f)
	}
}

// wording is the unit that words one draft.
func (j *judging) wording(step, key string, d questions.Draft) exec.Unit {
	return exec.Unit{
		Name: key, Params: j.wordingParams(d),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			ctx, failed := stage.Watched(ctx, step, d.Item.Key)
			out, err := word(ctx, j.tasks, j.Models.Proposer, d)
			switch {
			case llm.CallFailed(err):
				out = worded{Failures: failed()}
			case err != nil:
				return nil, err
			}
			return stage.Records(key, out)
		},
	}
}

// wordingParams identifies what a draft's wording depends on.
func (j *judging) wordingParams(d questions.Draft) []byte {
	parts := []any{d.Ask, stage.TaskParams(j.tasks.Ask, j.Models.Proposer)}
	if d.Options != nil {
		parts = append(parts, d.Options, stage.TaskParams(j.tasks.Options, j.Models.Proposer))
	}
	return j.Params(parts...)
}

// word has one draft worded: first the question, then its options, which are written knowing the question.
func word(ctx context.Context, t *prompts.Tasks, proposer llm.Model, d questions.Draft) (worded, error) {
	reply, err := t.Ask.Ask(ctx, proposer, d.Ask)
	if err != nil {
		return worded{}, err
	}
	out := worded{Question: reply.Out.Question}
	if d.Options == nil {
		return out, nil
	}
	in := *d.Options
	in.Question = out.Question
	options, err := t.Options.Ask(ctx, proposer, in)
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
