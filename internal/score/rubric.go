package score

import (
	"context"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// byRubric has the judge mark every line of the item's rubric; the verdict follows from the marks (C5).
func (m Marker) byRubric(ctx context.Context, it corpus.Item, answer string) (Result, error) {
	if it.Rubric == nil || m.Rubric == nil {
		return open(it.ID, HowUnscorable, "the key has no rubric to mark by"), nil
	}
	in := prompts.NewRubricIn(it.Question, it.Rubric.Should, it.Rubric.ShouldNot, answer)
	r, err := m.Rubric.Ask(ctx, m.Model, in)
	if ended := ends(ctx, it.ID, err); ended != nil {
		return Result{}, ended
	}
	if err != nil {
		return open(it.ID, HowRubric, "the judge failed: "+err.Error()), nil
	}
	against, unclear := r.Out.Against(in)
	switch r.Out.Verdict() {
	case prompts.Unclear:
		return open(it.ID, HowRubric, "the judge cannot tell: "+strings.Join(unclear, "; ")), nil
	case prompts.Correct:
		return decided(it.ID, true, HowRubric, r.Out.Reason), nil
	}
	return decided(it.ID, false, HowRubric, strings.Join(against, "; ")), nil
}
