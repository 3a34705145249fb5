package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"memloom/internal/ask"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/nearest"
	"memloom/prompts"
)

// The tasks of ask.
const (
	askSolve = "solve"
	askJudge = "judge"
)

// askRoles are the roles of a models file that the tasks are.
var askRoles = map[string]llm.Role{askSolve: llm.RoleSolver, askJudge: llm.RoleJudge}

func (a *app) ask() *cobra.Command {
	var task, model, file string
	var workers int
	cmd := &cobra.Command{
		Use:   "ask FILE",
		Short: "Let a model answer questions over given messages, or mark answers (JSONL in and out)",
		Long: `Let a model answer questions over given messages: a line in, a line out, in the same order. FILE - is the standard input.
A model of --models answers: without a language model memloom computes from facts, and reads nothing.

--task solve reads  {"id", "messages": [{"id", "speaker", "time": "2025-03-11T09:06", "text", "group"?}],
                     "question", "asker"?, "asked_at"?, "options"?: {"A": …}}
            writes  {"id", "outcome": "answered" | "cannot_determine" | "conflict", "answer", "letter"?,
                     "confidence": 0–1, "citations": [message ids]}
--task judge reads  {"id", "question", "gold", "candidate"}
            writes  {"id", "correct": true | false | null, "reason"}

A bad line gives {"line", "error"} on the standard error, and exit code 2 at the end; the others go on.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if workers < 1 {
				return outOfRange("workers", workers)
			}
			if _, known := askRoles[task]; !known {
				return usage("--task %s: must be %s or %s%s", task, askSolve, askJudge,
					nearest.Hint(task, []string{askSolve, askJudge}))
			}
			tasks := prompts.NewTasks(corpus.NewLexicon(nil, nil))
			m, err := a.named(cmd.Context(), "--model", model, file, askRoles[task], nil)
			if err != nil {
				return err
			}
			do := ask.Solve(tasks.Solve, m.Model)
			if task == askJudge {
				do = ask.Judge(tasks.Judge, m.Model)
			}
			in, err := input(cmd, args[0])
			if err != nil {
				return err
			}
			defer in.Close()
			a.folder.Off()
			sum, err := ask.Run(cmd.Context(), in, a.out, a.err, do, m.atOnce(cmd.Flags().Changed("workers"), workers))
			switch {
			case err != nil:
				return unreadable(stopped(err))
			case sum.Failed > 0:
				return fmt.Errorf("%d of %d lines were not answered: %w", sum.Bad+sum.Failed, sum.Lines, sum.Cause)
			case sum.Bad > 0:
				return usage("%d of %d lines could not be read and have no answer: their numbers and reasons stand above", sum.Bad, sum.Lines)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&task, "task", askSolve, "what is asked: solve or judge")
	cmd.Flags().StringVar(&model, "model", "",
		"who answers, of --models; by default the one of that file's role")
	cmd.Flags().StringVar(&file, "models", "", "models file (docs/models.md)")
	cmd.Flags().IntVar(&workers, "workers", a.cpus, "lines answered at the same time; changes only the time it takes")
	return cmd
}
