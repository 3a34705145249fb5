package pipeline

import (
	"memloom/internal/llm"
	"memloom/pipeline/recipe"
	"memloom/prompts"
)

// mostSampled is how many prompts of a stage are rendered to see what they
// share: enough for the first months, and soon done.
const mostSampled = 400

// sample is the first prompts of a stage, as far as they are known before anything is written.
type sample struct{ list []llm.Prompt }

// render adds a prompt to a sample that has room.
func render[In, Out any](s *sample, t *prompts.Task[In, Out], in In) error {
	if len(s.list) >= mostSampled {
		return nil
	}
	p, err := t.Render(in)
	s.list = append(s.list, p)
	return err
}

// share is the share of the sample that a cache of prefixes can serve.
func (s *sample) share() float64 { return prompts.CommonPrefix(s.list) }

// sample renders what a project's records and days are asked by, the latter
// without what will be recorded of the days before.
func (t *projectText) sample(pages, days *sample) error {
	for _, p := range t.pages {
		if err := render(pages, t.tasks.Summary, p.In); err != nil {
			return err
		}
	}
	for _, d := range t.plan.Days {
		if len(d.Slots) == 0 || len(days.list) >= mostSampled {
			continue
		}
		in := t.script.Input(d)
		if t.Recipe.Dialogue.Generation != recipe.ByMessage {
			if err := render(days, t.tasks.Day, in); err != nil {
				return err
			}
			continue
		}
		for i := range in.Slots {
			if err := render(days, t.tasks.Message, prompts.MessageOf(in, i, nil)); err != nil {
				return err
			}
		}
	}
	return nil
}
