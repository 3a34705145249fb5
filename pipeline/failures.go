package pipeline

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/prompts"
)

// asUnit lets models know on whose behalf they are asked.
func asUnit(stage string, u exec.Unit) exec.Unit {
	run := u.Run
	u.Run = func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
		return run(llm.ForUnit(ctx, llm.Unit{Stage: stage, Name: u.Name}), in)
	}
	return u
}

// watched returns a context that keeps the questions that fail in it, and a function that returns them as rows of a
// stage, rounds left out, and of what was worked on. They belong to the unit's result: a unit that is committed is not
// asked again, and its failures stay.
func watched(ctx context.Context, stage, of string) (context.Context, func() []corpus.Failure) {
	var failed prompts.Failures
	stage = llm.Step(stage)
	return prompts.WithFailures(ctx, &failed), func() []corpus.Failure {
		var out []corpus.Failure
		for _, f := range failed.List() {
			out = append(out, corpus.Failure{Stage: stage, Unit: of, Task: f.Task, Model: f.Model, Kind: f.Kind,
				Reason: f.Reason})
		}
		return out
	}
}

// sortFailures orders failures by stage and unit, those of a unit as they came.
func sortFailures(list []corpus.Failure) {
	slices.SortStableFunc(list, func(a, b corpus.Failure) int {
		return cmp.Or(cmp.Compare(a.Stage, b.Stage), cmp.Compare(a.Unit, b.Unit))
	})
}

// failures names the groups and projects in the units of failures as the corpus does.
func (n *numbers) failures(c *corpus.Corpus) {
	for i := range c.Failures {
		parts := strings.Split(c.Failures[i].Unit, "/")
		for k, part := range parts {
			parts[k] = cmp.Or(n.group[part], n.project[part], part)
		}
		c.Failures[i].Unit = strings.Join(parts, "/")
	}
}
