package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/llm"
	"memloom/internal/score"
)

// scoreFlags are the flags of score.
type scoreFlags struct {
	judge        string
	models       string // file
	out          string
	allowMissing bool
	baselines    bool
	zeroContext  bool
	model        string // that answers without context
	k            int
	workers      int
}

func (a *app) score() *cobra.Command {
	var f scoreFlags
	cmd := &cobra.Command{
		Use:   "score DIR [ANSWERS.jsonl]",
		Short: "Score a system's answers, or the reference settings: accuracy with intervals",
		Long: `Score a system's answers to a corpus: {"item_id", "answer"} a line, a letter where the item has options.

Prints accuracy overall, per family, category and number of groups, each with its interval at 95 % and the smallest
difference of two systems that so many items show, and writes a line per item beside the answers.
With --baselines the built-in model answers too, from nothing, artefacts, retrieval, everything and the evidence.
With --zero-context a model answers from the questions and options alone, told by type beside published figures.`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(args); err != nil {
				return err
			}
			s, err := a.openScoring(args[0], f)
			if err != nil {
				return err
			}
			if s.judge, err = a.named(cmd.Context(), "--judge", f.judge, f.models, llm.RoleJudge, s.model); err != nil {
				return err
			}
			s.flags.workers = s.judge.atOnce(cmd.Flags().Changed("workers"), f.workers)
			var rows []score.Row
			var strays error
			if len(args) > 1 {
				row, err := s.answers(cmd, args[1])
				if err != nil {
					return stopped(err)
				}
				rows, strays = append(rows, row), strayLines(args[1], row.Report)
			}
			if f.baselines {
				more, err := s.baselines(cmd.Context())
				if err != nil {
					return stopped(err)
				}
				rows = append(rows, more...)
				if err := storeMeasures(args[0], more); err != nil {
					fmt.Fprintf(a.err, "the reference settings are not stored for the report: %v\n", err)
				}
			}
			var zero *score.Row
			if f.zeroContext {
				if zero, err = s.zeroContext(cmd, f); err != nil {
					return err
				}
			}
			return errors.Join(s.print(rows, len(args) > 1, zero), strays)
		},
	}
	f.register(cmd, a.cpus)
	return cmd
}

// register declares the flags.
func (f *scoreFlags) register(cmd *cobra.Command, cpus int) {
	cmd.Flags().StringVar(&f.judge, "judge", "",
		"model that marks open answers: builtin, or a model of --models; by default the judge of that file, or builtin")
	cmd.Flags().StringVar(&f.models, "models", "", "models file (docs/models.md)")
	cmd.Flags().StringVar(&f.out, "out", "", "file for the results, a line per item; ANSWERS.scored.jsonl if left out")
	cmd.Flags().BoolVar(&f.allowMissing, "allow-missing", false,
		"leave out items without an answer; they count as wrong otherwise")
	cmd.Flags().BoolVar(&f.baselines, "baselines", false, "add the reference settings, answered by the built-in model")
	cmd.Flags().BoolVar(&f.zeroContext, "zero-context", false,
		"ask every item without any message, and test that its options give nothing away (E25)")
	cmd.Flags().StringVar(&f.model, "model", "",
		"model that answers with --zero-context: builtin, or a model of --models; by default the first of that file's blind role, or builtin")
	cmd.Flags().IntVar(&f.k, "k", 10, "messages that BM25 retrieves for its reference setting")
	cmd.Flags().IntVar(&f.workers, "workers", cpus, "answers marked at the same time; changes only the time it takes")
}

func (f *scoreFlags) check(args []string) error {
	switch {
	case f.k < 1:
		return outOfRange("k", f.k)
	case f.workers < 1:
		return outOfRange("workers", f.workers)
	case f.model != "" && !f.zeroContext:
		return usage("--model %s: it answers with --zero-context alone", f.model)
	case len(args) == 1 && !f.baselines && !f.zeroContext:
		return usage("score %s: name a file of answers, or add --baselines or --zero-context", args[0])
	case len(args) == 1 && f.out != "":
		return usage("--out %s: there are results to write only with a file of answers", f.out)
	case len(args) == 1 || f.out != "":
	case args[1] == "-":
		return usage("answers from the standard input need --out FILE for the results")
	default:
		f.out = strings.TrimSuffix(args[1], ".jsonl") + ".scored.jsonl"
	}
	if len(args) > 1 && filepath.Clean(f.out) == filepath.Clean(args[1]) {
		return usage("--out %s: the results would replace the answers", f.out)
	}
	return nil
}
