package score

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/quality"
	"memloom/output"
	"memloom/prompts"
)

// QualityIn says which dialogue is scored, by whom.
type QualityIn struct {
	Dir       string `arg:"DIR"`
	Models    string `flag:"models"`
	Judge     string `flag:"judge"`
	Templates string `flag:"templates"`
	Windows   int    `flag:"windows,positive"` // of a corpus
	Messages  int    `flag:"messages"`         // of a window
	Scale     string `flag:"scale"`
	Seed      uint64 `flag:"seed"`
	Out       string `flag:"out"`
	Real      string `flag:"real"` // file
	Workers   int    `flag:"workers,open,positive"`
}

// QualityScales are the scales that the paper has: in its appendix E, and elsewhere.
func QualityScales() []prompts.Scale { return []prompts.Scale{{From: 1, To: 5}, {From: 0, To: 5}} }

// Quality scores the dialogue of a corpus by a judge.
func Quality(ctx context.Context, in QualityIn, c *app.Console) (*quality.Report, error) {
	o, err := in.options()
	if err != nil {
		return nil, err
	}
	held, err := c.HoldFor(in.Dir, in.Out)
	if err != nil {
		return nil, err
	}
	defer held.Release()
	windows, err := in.drawn()
	if err != nil {
		return nil, err
	}
	real, err := in.drawnReal()
	if err != nil {
		return nil, err
	}
	judge, err := run.OpenModel(ctx, "--judge", in.Judge, in.Models, llm.RoleJudge, nil)
	if err != nil {
		return nil, err
	}
	o.Model, o.Workers = judge.Model, judge.AtOnce(in.Workers, c.CPUs)
	var rated []quality.Rated
	err = c.Observed("quality", 2*len(windows)+len(real), func(observe func(int)) (err error) {
		o.Observe = observe
		rated, err = quality.Judge(ctx, o, windows, real)
		return err
	})
	if err != nil {
		return nil, app.Stopped(err)
	}
	if in.Out != "" {
		if err := app.Replace(in.Out, func(w io.Writer) error { return quality.WriteLines(w, rated) }); err != nil {
			return nil, err
		}
	}
	r := quality.NewReport(o, rated)
	if r.Failed == r.Windows {
		i := slices.IndexFunc(rated, func(x quality.Rated) bool { return x.Err != nil })
		return nil, fmt.Errorf("no window has scores on both sides: %w", rated[i].Err)
	}
	return r, nil
}

// options tests the flags. They name no model yet.
func (in *QualityIn) options() (o quality.Options, err error) {
	scales := QualityScales()
	i := slices.IndexFunc(scales, func(s prompts.Scale) bool { return s.String() == in.Scale })
	switch {
	case in.Messages < 2:
		return o, app.OutOfRange("messages", in.Messages)
	case in.Out != "" && filepath.Clean(in.Out) == filepath.Clean(in.Real):
		return o, app.Usage("--out %s: the scores would replace the chat of --real", in.Out)
	case i < 0:
		return o, app.Usage("--scale %s: expected %s or %s", in.Scale, scales[0], scales[1])
	}
	tasks, err := run.Tasks(in.Templates)
	if err != nil {
		return o, err
	}
	return quality.Options{Task: tasks.Scoring.Quality, Scale: scales[i], Seed: in.Seed}, nil
}

// drawn draws the windows of a folder, corpus by corpus.
func (in *QualityIn) drawn() ([]quality.Window, error) {
	r, err := output.Open(in.Dir, output.Data)
	if err != nil {
		return nil, err
	}
	if slices.Contains(r.Manifest().Absent, "data/messages") {
		return nil, app.Usage("%s has no data/messages, which quality needs", in.Dir)
	}
	var out []quality.Window
	err = app.All(r, func(c *corpus.Corpus) error {
		out = append(out, quality.Sample(quality.Groups(c), in.Windows, in.Messages, in.Seed)...)
		return nil
	})
	return out, in.some(in.Dir, out, err)
}

// drawnReal draws the windows of the file of real chat, if there is one.
func (in *QualityIn) drawnReal() ([]quality.Window, error) {
	if in.Real == "" {
		return nil, nil
	}
	from, err := app.Input(in.Real)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	groups, err := quality.ReadReal(in.Real, from)
	if app.Is[*quality.LineError](err) {
		return nil, app.Usage("%w", err)
	}
	if err != nil {
		return nil, app.Unreadable(err)
	}
	out := quality.Sample(groups, in.Windows, in.Messages, in.Seed)
	return out, in.some("--real "+in.Real, out, nil)
}

// some says that no group has enough messages for a window.
func (in *QualityIn) some(of string, windows []quality.Window, err error) error {
	if len(windows) > 0 || err != nil {
		return err
	}
	return app.Usage("%s: no group has %d messages; --messages N makes the windows shorter", of, in.Messages)
}
