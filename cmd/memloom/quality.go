package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/progress"
	"memloom/internal/quality"
	"memloom/output"
	"memloom/prompts"
)

// qualityFlags are the flags of quality.
type qualityFlags struct {
	models    string // file
	judge     string // a model
	templates string // folder
	windows   int    // of a corpus
	messages  int    // of a window
	scale     string
	seed      uint64
	out       string // file
	real      string // file
	workers   int
}

// qualityScales are the scales that the paper has: in its appendix E, and elsewhere.
var qualityScales = []prompts.Scale{{From: 1, To: 5}, {From: 0, To: 5}}

func (a *app) quality() *cobra.Command {
	var f qualityFlags
	cmd := &cobra.Command{
		Use:   "quality DIR",
		Short: "Score the dialogue on six dimensions by a judge, beside the same messages shuffled",
		Long: `Score the dialogue of a corpus by a judge model: naturalness, coherence, diversity, contextual relevance, momentum,
engagingness (GroupMemBench's six), and their mean.

Windows of consecutive messages of one group are drawn, spread evenly over groups and time. The judge sees each as it
stands and again with its messages shuffled, the baseline: the same words, no dialogue. It is not told which is which.
Prints both means, the difference with its interval at 95 % by bootstrap over windows, and the number of windows.

The scale is 1-5, as in the paper's appendix E; its section on quality has 0-5.
Each window is two calls to the judge, a language model of --models. docs/quality.md says more.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return a.runQuality(cmd, args[0], f) },
	}
	cmd.Flags().StringVar(&f.models, "models", "", "models file (docs/models.md)")
	cmd.Flags().StringVar(&f.judge, "judge", "",
		"who scores, of --models; by default the judge of that file")
	cmd.Flags().StringVar(&f.templates, "templates", "", "folder of prompt templates that replace the program's own (quality.window.txt)")
	cmd.Flags().IntVar(&f.windows, "windows", 10, "windows that are drawn of each corpus, and of --real")
	cmd.Flags().IntVar(&f.messages, "messages", 30, "messages of a window")
	cmd.Flags().StringVar(&f.scale, "scale", qualityScales[0].String(), "range of the scores: 1-5 or 0-5")
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "what windows, shuffling and the order of asking are drawn by")
	cmd.Flags().StringVar(&f.out, "out", "", "file for the scores, a line per window, dimension and side")
	cmd.Flags().StringVar(&f.real, "real", "",
		`file of real chat as an upper bound, {"group"?, "speaker", "time", "text"} a line; it is shown to the judge`)
	cmd.Flags().IntVar(&f.workers, "workers", a.cpus, "windows scored at the same time; changes only the time it takes")
	return cmd
}

// runQuality does what the flags ask for.
func (a *app) runQuality(cmd *cobra.Command, dir string, f qualityFlags) error {
	o, err := f.options()
	if err != nil {
		return err
	}
	held, err := a.holdFor(dir, f.out)
	if err != nil {
		return err
	}
	defer held.Release()
	windows, err := f.drawn(dir)
	if err != nil {
		return err
	}
	real, err := f.drawnReal(cmd)
	if err != nil {
		return err
	}
	judge, err := a.named(cmd.Context(), "--judge", f.judge, f.models, llm.RoleJudge, nil)
	if err != nil {
		return err
	}
	o.Model, o.Workers = judge.Model, judge.atOnce(cmd.Flags().Changed("workers"), f.workers)
	rated, err := a.rate(cmd, o, windows, real)
	if err != nil {
		return stopped(err)
	}
	if f.out != "" {
		if err := replaceFile(f.out, func(w io.Writer) error { return quality.WriteLines(w, rated) }); err != nil {
			return err
		}
	}
	r := quality.NewReport(o, rated)
	if r.Failed == r.Windows {
		return fmt.Errorf("no window has scores on both sides: %w", firstFailure(rated))
	}
	if a.json {
		return json.NewEncoder(a.out).Encode(r)
	}
	return r.Text(a.out, a.line())
}

// options tests the flags. They name no model yet.
func (f *qualityFlags) options() (quality.Options, error) {
	switch i := slices.IndexFunc(qualityScales, func(s prompts.Scale) bool { return s.String() == f.scale }); {
	case f.windows < 1:
		return quality.Options{}, outOfRange("windows", f.windows)
	case f.messages < 2:
		return quality.Options{}, outOfRange("messages", f.messages)
	case f.workers < 1:
		return quality.Options{}, outOfRange("workers", f.workers)
	case f.out != "" && filepath.Clean(f.out) == filepath.Clean(f.real):
		return quality.Options{}, usage("--out %s: the scores would replace the chat of --real", f.out)
	case i < 0:
		return quality.Options{}, usage("--scale %s: expected %s or %s", f.scale, qualityScales[0], qualityScales[1])
	default:
		tasks := prompts.NewTasks(corpus.NewLexicon(nil, nil))
		if f.templates != "" {
			own, err := prompts.Load(f.templates)
			if err == nil {
				tasks, err = tasks.With(own)
			}
			if err != nil {
				return quality.Options{}, usage("--templates %s: %w", f.templates, err)
			}
		}
		return quality.Options{Task: tasks.Scoring.Quality, Scale: qualityScales[i], Seed: f.seed}, nil
	}
}

// drawn draws the windows of a folder, corpus by corpus.
func (f *qualityFlags) drawn(dir string) ([]quality.Window, error) {
	r, err := output.Open(dir, output.Data)
	if err != nil {
		return nil, err
	}
	if slices.Contains(r.Manifest().Absent, "data/messages") {
		return nil, usage("%s has no data/messages, which quality needs", dir)
	}
	var out []quality.Window
	for c, err := range r.Corpora() {
		if err != nil {
			return nil, err
		}
		out = append(out, quality.Sample(quality.Groups(c), f.windows, f.messages, f.seed)...)
	}
	return out, f.some(dir, out)
}

// drawnReal draws the windows of the file of real chat, if there is one.
func (f *qualityFlags) drawnReal(cmd *cobra.Command) ([]quality.Window, error) {
	if f.real == "" {
		return nil, nil
	}
	in, err := input(cmd, f.real)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	groups, err := quality.ReadReal(f.real, in)
	var bad *quality.LineError
	if errors.As(err, &bad) {
		return nil, usage("%w", err)
	}
	if err != nil {
		return nil, unreadable(err)
	}
	out := quality.Sample(groups, f.windows, f.messages, f.seed)
	return out, f.some("--real "+f.real, out)
}

// some says that no group has enough messages for a window.
func (f *qualityFlags) some(of string, windows []quality.Window) error {
	if len(windows) > 0 {
		return nil
	}
	return usage("%s: no group has %d messages; --messages N makes the windows shorter", of, f.messages)
}

// rate asks the judge, and shows how far it is. With --json the output is the result alone.
func (a *app) rate(cmd *cobra.Command, o quality.Options, windows, real []quality.Window) ([]quality.Rated, error) {
	var view progress.Renderer = progress.Quiet{}
	if !a.json {
		view = a.renderer()
	}
	defer view.Close()
	e := progress.Event{Kind: progress.StageStarted, Stage: "quality", Total: 2*len(windows) + len(real)}
	view.Observe(e)
	started := a.now()
	o.Observe = func(done int) {
		e.Kind, e.Done, e.Elapsed = progress.UnitDone, done, a.now().Sub(started)
		view.Observe(e)
	}
	rated, err := quality.Judge(cmd.Context(), o, windows, real)
	if e.Kind, e.Elapsed = progress.StageEnded, a.now().Sub(started); err != nil {
		e.Kind, e.Err = progress.StageCanceled, err
	}
	view.Observe(e)
	return rated, err
}

// firstFailure is the error of the first window that was not scored.
func firstFailure(rated []quality.Rated) error {
	i := slices.IndexFunc(rated, func(x quality.Rated) bool { return x.Err != nil })
	return rated[i].Err
}
