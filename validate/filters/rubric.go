package filters

import (
	"context"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// byRubric marks an answer by the item's rubric: a model marks the lines, and the verdict follows from the marks (C5).
func (j *judging) byRubric(ctx context.Context, answer string) (right corpus.Outcome, why doubt, err error) {
	j.cost.Calls++
	in := prompts.NewRubricIn(j.it.Question, j.it.Rubric.Should, j.it.Rubric.ShouldNot, answer)
	r, err := j.v.Tasks.Personal.Rubric.Ask(ctx, j.m.Judge, in)
	if err != nil {
		return corpus.Undetermined, doubt{corpus.CodeCallFailed, "the judge failed: " + err.Error()}, j.ended(ctx, err)
	}
	verdict := r.Out.Verdict()
	if verdict == prompts.Unclear {
		_, unclear := r.Out.Against(in)
		return corpus.Undetermined, doubt{corpus.CodeUnmarked, "the judge cannot tell: " + strings.Join(unclear, "; ")}, nil
	}
	return outcome(verdict == prompts.Correct), doubt{}, nil
}
