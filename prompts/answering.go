package prompts

import (
	"errors"
	"fmt"
	"strings"
)

// The names of the prompts by which a runner asks for answers (S8).
const (
	AnswerSoft   = "answer.soft"   // from memory, where it helps
	AnswerStrong = "answer.strong" // with the rules for what completes, conditions or contradicts
)

const (
	contextMark  = "{{.Context}}"
	questionMark = "{{.Question}}"
)

// AnswerPrompt is what a runner asks an answering model: what a system remembers, and the question. It is no task,
// since the program asks no system; it is written out for the one who does.
type AnswerPrompt struct {
	Name     string
	Template string // with {{.Context}} and {{.Question}}, each once
}

func newAnswerPrompt(name, template string) (*AnswerPrompt, error) {
	for _, mark := range []string{contextMark, questionMark} {
		if n := strings.Count(template, mark); n != 1 {
			return nil, fmt.Errorf("template %s: must hold %s exactly once, holds it %d times", name, mark, n)
		}
	}
	return &AnswerPrompt{name, template}, nil
}

// Render returns the prompt of a question over what is remembered.
func (p *AnswerPrompt) Render(context, question string) string {
	return strings.NewReplacer(contextMark, context, questionMark, question).Replace(p.Template)
}

// Scoring are the texts that scoring has next to those of generation: how answers are asked for, how those of sets are
// judged, and how dialogue is. A corpus does not depend on them.
type Scoring struct {
	Relation     *Task[RelationIn, RelationOut] // marks an answer about a set of variants (S8)
	Verdict      *Task[JudgeIn, JudgeOut]       // marks an open answer, reasoning in plain words (G16)
	Quality      *Task[QualityIn, QualityOut]   // scores a stretch of dialogue (G13)
	Soft, Strong *AnswerPrompt
}

// texts returns the texts under the names of Overrides.
func (s *Scoring) texts() map[string]string {
	out := map[string]string{s.Soft.Name: s.Soft.Template, s.Strong.Name: s.Strong.Template}
	for _, p := range s.places() {
		p.texts(out)
	}
	return out
}

// places are those of the tasks; the two answer prompts are no tasks.
func (s *Scoring) places() []place { return []place{at(&s.Relation), at(&s.Verdict), at(&s.Quality)} }

// with returns the scoring with a user's texts.
func (s *Scoring) with(o Overrides) (*Scoring, error) {
	c := *s
	var errs []error
	for _, p := range c.places() {
		errs = append(errs, p.replace(o))
	}
	for _, p := range []**AnswerPrompt{&c.Soft, &c.Strong} {
		if text, ok := o[(*p).Name]; ok {
			own, err := newAnswerPrompt((*p).Name, text)
			if errs = append(errs, err); err == nil {
				*p = own
			}
		}
	}
	return &c, errors.Join(errs...)
}
