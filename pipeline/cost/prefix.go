package cost

import (
	"memloom/internal/llm"
	"memloom/prompts"
)

// MostSampled is how many prompts of a stage are rendered to see what they
// share: enough for the first months, and soon done.
const MostSampled = 400

// Prompts are the first prompts of a stage, as far as they are known before anything is written.
type Prompts struct{ list []llm.Prompt }

// Render adds a prompt to a sample that has room.
func Render[In, Out any](s *Prompts, t *prompts.Task[In, Out], in In) error {
	if len(s.list) >= MostSampled {
		return nil
	}
	p, err := t.Render(in)
	s.list = append(s.list, p)
	return err
}

// Share is the share of the sample that a cache of prefixes can serve.
func (s *Prompts) Share() float64 { return prompts.CommonPrefix(s.list) }

// Full says whether there is no room for more.
func (s *Prompts) Full() bool { return len(s.list) >= MostSampled }
