package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/llm"
	"memloom/internal/lock"
	"memloom/internal/score"
)

// scoreFlags are the flags of score.
type scoreFlags struct {
	answers      string // file
	against      string // file of another system
	oracle       string // file, of answers from the raw sessions
	perfect      string // file, of answers from what was stored of them
	judge        string // a model, or a kind of judge, which the name of a model may follow
	second       string // judge
	sample       int    // answers for the second judge
	models       string // file
	templates    string // folder
	out          string
	allowMissing bool
	baselines    bool
	zeroContext  bool
	model        string // that answers without context
	k            int
	workers      int
}

// The kinds of judges that --judge names beside models; the name of a model may follow a colon.
const (
	judgeRelation = "relation" // knows the set of an item
	judgeFree     = "free"     // reasons in plain words
)

// judged takes --judge apart: the kind of judge, empty for the plain one, and the name of a model, empty for the file's own.
func (f *scoreFlags) judged() (kind, model string) {
	if kind, model, _ = strings.Cut(f.judge, ":"); kind == judgeRelation || kind == judgeFree {
		return kind, model
	}
	return "", f.judge
}

// byRelation says whether the judge knows the set of an item.
func (f *scoreFlags) byRelation() bool {
	kind, _ := f.judged()
	return kind == judgeRelation
}

func (a *app) score() *cobra.Command {
	var f scoreFlags
	cmd := &cobra.Command{
		Use:   "score DIR [ANSWERS.jsonl]",
		Short: "Score a system's answers, or the reference settings: accuracy with intervals",
		Long: `Score a system's answers to a corpus: {"item_id", "answer"} a line, a letter where the item has options.

Prints accuracy overall, per family, category and number of groups, each with its interval at 95 % and the smallest
difference of two systems that so many items show, and writes a line per item beside the answers. Items about sets of
variants are counted by relation, subtype, form and origin too; --judge relation shows the judge what the sets hold.
With --judge free the judge reasons in plain words and ends with its verdict; unclear verdicts leave the denominator.
With --against the answers are compared with another system's, item by item.
With --oracle and --perfect it says where right answers are lost: in storing or in retrieving.
With --baselines an ideal reader answers too, from nothing, artefacts, retrieval, everything and the evidence.
With --zero-context a model answers from the questions and options alone, told by type beside published figures.`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(args, cmd.Flags().Changed("sample")); err != nil {
				return err
			}
			return a.runScore(cmd, args[0], f)
		},
	}
	f.register(cmd, a.cpus)
	return cmd
}

// runScore does what the flags ask for.
func (a *app) runScore(cmd *cobra.Command, dir string, f scoreFlags) error {
	held, unheld := a.holdFor(dir, f.writes(dir)...)
	if taken := (*lock.TakenError)(nil); errors.As(unheld, &taken) {
		return unheld // by another failure alone, as in a folder that is read-only, nothing is stored
	}
	defer held.Release()
	s, err := a.openScoring(dir, f)
	if err != nil {
		return err
	}
	_, model := f.judged()
	if s.judge, err = a.named(cmd.Context(), "--judge", model, f.models, llm.RoleJudge, s.model); err != nil {
		return err
	}
	s.flags.workers = s.judge.atOnce(cmd.Flags().Changed("workers"), f.workers)
	var rows []score.Row
	var beside beside
	var strays error
	if f.answers != "" {
		first, err := s.answers(cmd, f.answers)
		if err != nil {
			return stopped(err)
		}
		rows, strays = append(rows, first.row), first.strays
		if beside, err = s.beside(cmd, first); err != nil {
			return stopped(err)
		}
		strays = errors.Join(strays, beside.strays)
	}
	if f.baselines {
		more, err := s.baselines(cmd.Context())
		if err != nil {
			return stopped(err)
		}
		rows = append(rows, more...)
		if unheld == nil {
			unheld = storeMeasures(held, more)
		}
		if unheld != nil {
			fmt.Fprintf(a.err, "the reference settings are not stored for the report: %v\n", unheld)
		}
	}
	var zero *score.Row
	if f.zeroContext {
		if zero, err = s.zeroContext(cmd, f); err != nil {
			return err
		}
	}
	return errors.Join(s.print(rows, &beside, zero), strays)
}

// writes are the files that scoring writes.
func (f *scoreFlags) writes(dir string) []string {
	out := []string{f.out}
	if f.baselines {
		out = append(out, filepath.Join(dir, measuresName))
	}
	return out
}

// register declares the flags.
func (f *scoreFlags) register(cmd *cobra.Command, cpus int) {
	cmd.Flags().StringVar(&f.answers, "answers", "", "file of answers, in place of the second argument")
	cmd.Flags().StringVar(&f.against, "against", "", "file of another system's answers: paired differences with tests")
	cmd.Flags().StringVar(&f.oracle, "oracle", "", "file of the answers given from the raw sessions of the evidence; with --perfect")
	cmd.Flags().StringVar(&f.perfect, "perfect", "", "file of the answers given from what the system stored of these sessions; with --oracle")
	cmd.Flags().StringVar(&f.judge, "judge", "",
		"model that marks open answers: builtin, which compares typed values, or a model of --models; by default the judge of that file, or builtin; relation, or relation:MODEL, shows it what an item's set holds; free, or free:MODEL, lets it reason in plain words")
	cmd.Flags().StringVar(&f.second, "second-judge", "", "model that marks a sample of the answers again: agreement of the two")
	cmd.Flags().IntVar(&f.sample, "sample", 225, "answers that --second-judge marks")
	cmd.Flags().StringVar(&f.models, "models", "", "models file (docs/models.md)")
	cmd.Flags().StringVar(&f.templates, "templates", "", "folder of prompt templates that replace the program's own (judge.txt, judge.relation.txt, judge.verdict.txt, judge.rubric.txt)")
	cmd.Flags().StringVar(&f.out, "out", "", "file for the results, a line per item; ANSWERS.scored.jsonl if left out")
	cmd.Flags().BoolVar(&f.allowMissing, "allow-missing", false,
		"leave out items without an answer; they count as wrong otherwise")
	cmd.Flags().BoolVar(&f.baselines, "baselines", false, "add the reference settings, read by the fact solver")
	cmd.Flags().BoolVar(&f.zeroContext, "zero-context", false,
		"ask every item without any message, and test that its options give nothing away")
	cmd.Flags().StringVar(&f.model, "model", "",
		"model that answers with --zero-context: builtin, or a model of --models; by default the first of that file's blind role, or builtin")
	cmd.Flags().IntVar(&f.k, "k", 10, "messages that BM25 retrieves for its reference setting")
	cmd.Flags().IntVar(&f.workers, "workers", cpus, "answers marked at the same time; changes only the time it takes")
}

// check tests the flags, and fills in the files of answers and of results.
func (f *scoreFlags) check(args []string, sampled bool) error {
	for _, x := range []struct {
		flag  string
		value int
	}{{"k", f.k}, {"workers", f.workers}, {"sample", f.sample}} {
		if x.value < 1 {
			return outOfRange(x.flag, x.value)
		}
	}
	switch {
	case f.model != "" && !f.zeroContext:
		return usage("--model %s: it answers with --zero-context alone", f.model)
	case sampled && f.second == "":
		return usage("--sample %d: it is for the judge of --second-judge", f.sample)
	case len(args) > 1 && f.answers != "":
		return usage("%s and --answers %s: name one file of answers, and the other with --against", args[1], f.answers)
	case len(args) > 1:
		f.answers = args[1]
	}
	if err := f.checkBeside(); err != nil {
		return err
	}
	return f.checkOut(args[0])
}

// checkOut fills in the file of results, which must not be one of answers.
func (f *scoreFlags) checkOut(dir string) error {
	switch {
	case f.answers == "" && !f.baselines && !f.zeroContext:
		return usage("score %s: name a file of answers, or add --baselines or --zero-context", dir)
	case f.answers == "" && f.out != "":
		return usage("--out %s: there are results to write only with a file of answers", f.out)
	case f.answers == "" || f.out != "":
	case f.answers == "-":
		return usage("answers from the standard input need --out FILE for the results")
	default:
		f.out = strings.TrimSuffix(f.answers, ".jsonl") + ".scored.jsonl"
	}
	for _, file := range []string{f.answers, f.against, f.oracle, f.perfect} {
		if file != "" && filepath.Clean(f.out) == filepath.Clean(file) {
			return usage("--out %s: the results would replace the answers", f.out)
		}
	}
	return nil
}

// checkBeside tests the flags of what is set beside a file of answers.
func (f *scoreFlags) checkBeside() error {
	for _, x := range []struct{ flag, value string }{{"--against", f.against}, {"--oracle", f.oracle}, {"--perfect", f.perfect}, {"--second-judge", f.second}} {
		switch {
		case x.value == "":
		case f.answers == "":
			return usage("%s %s: name the file of answers that it goes with (--answers)", x.flag, x.value)
		case x.value == "-":
			return usage("%s -: the standard input is for --answers alone", x.flag)
		case x.flag != "--second-judge" && filepath.Clean(x.value) == filepath.Clean(f.answers):
			return usage("%s %s: it is the file of answers itself; name another one", x.flag, x.value)
		}
	}
	if (f.oracle == "") != (f.perfect == "") {
		return usage("--oracle and --perfect go together: name both files, and the default setting's with --answers")
	}
	return nil
}
