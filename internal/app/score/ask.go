package score

import (
	"context"
	"fmt"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/ask"
	"memloom/internal/llm"
	"memloom/internal/nearest"
)

// AskIn says what is asked of which model.
type AskIn struct {
	File    string `arg:"FILE"`
	Task    string `flag:"task"`
	Model   string `flag:"model"`
	Models  string `flag:"models"`
	Workers int    `flag:"workers,open,positive"`
}

// The tasks of ask.
const (
	AskSolve = "solve"
	askJudge = "judge"
)

// Ask lets a model answer questions over given messages, or mark answers, a line each.
func Ask(ctx context.Context, in AskIn, c *app.Console) (none app.None, err error) {
	role, known := map[string]llm.Role{AskSolve: llm.RoleSolver, askJudge: llm.RoleJudge}[in.Task]
	if !known {
		return none, app.Usage("--task %s: must be %s or %s%s", in.Task, AskSolve, askJudge,
			nearest.Hint(in.Task, []string{AskSolve, askJudge}))
	}
	tasks, err := run.Tasks("")
	if err != nil {
		return none, err
	}
	m, err := run.OpenModel(ctx, "--model", in.Model, in.Models, role, nil)
	if err != nil {
		return none, err
	}
	do := ask.Solve(tasks.Solve, m.Model)
	if in.Task == askJudge {
		do = ask.Judge(tasks.Judge, m.Model)
	}
	from, err := app.Input(in.File)
	if err != nil {
		return none, err
	}
	defer from.Close()
	c.Whole()
	sum, err := ask.Run(ctx, from, c.Out, c.Err, do, m.AtOnce(in.Workers, c.CPUs))
	switch {
	case err != nil:
		return none, app.Unreadable(app.Stopped(err))
	case sum.Failed > 0:
		return none, fmt.Errorf("%d of %d lines were not answered: %w", sum.Bad+sum.Failed, sum.Lines, sum.Cause)
	case sum.Bad > 0:
		return none, app.Usage("%d of %d lines could not be read and have no answer: their numbers and reasons stand above",
			sum.Bad, sum.Lines)
	}
	return none, nil
}
