package quality

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/workers"
	"memloom/prompts"
)

// Side is where the messages of a window are from.
type Side string

// The sides.
const (
	Corpus   Side = "corpus"
	Baseline Side = "baseline" // the corpus's, shuffled
	Real     Side = "real"     // a user's own chat
)

// Options of a Judge.
type Options struct {
	Task    *prompts.Task[prompts.QualityIn, prompts.QualityOut]
	Model   llm.Model
	Scale   prompts.Scale
	Seed    uint64
	Workers int
	Observe func(done int) // after each side; may be nil
}

// Rated is one side of a window with the judge's ratings.
type Rated struct {
	Window
	Sample  int // of the windows of the corpus or of real chat, from 1; both sides of a window have the same
	Of      Side
	Ratings []prompts.Rating // in the order of prompts.QualityDimensions; nil where the judge failed
	Err     error
}

// Judge rates both sides of windows, and those of real chat. The sides are asked in a drawn order; results are in the
// order of the windows, and depend neither on that nor on the number of workers. A judgement that failed is kept with
// its error. It returns an error when ctx has ended, or when the model can judge nothing at all.
func Judge(ctx context.Context, o Options, windows, real []Window) ([]Rated, error) {
	var rated []Rated
	var inputs [][]prompts.Heard
	r := corpus.Rand(o.Seed, "quality", "baseline")
	for i, w := range windows {
		rated = append(rated, Rated{Window: w, Sample: i + 1, Of: Corpus}, Rated{Window: w, Sample: i + 1, Of: Baseline})
		inputs = append(inputs, w.heard(), w.shuffled(r))
	}
	for i, w := range real {
		rated, inputs = append(rated, Rated{Window: w, Sample: i + 1, Of: Real}), append(inputs, w.heard())
	}
	order := corpus.Shuffled(corpus.Rand(o.Seed, "quality", "order"), upTo(len(rated)))
	err := workers.Each(ctx, o.Workers, len(order), o.Observe, func(ctx context.Context, n int) error {
		x := &rated[order[n]]
		reply, err := o.Task.Ask(ctx, o.Model, prompts.QualityIn{Scale: o.Scale, Messages: inputs[order[n]]})
		switch {
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case llm.EndsRun(err):
			return fmt.Errorf("judging a window of group %s: %w", x.GroupID, err)
		case err != nil:
			x.Err = err
		default:
			x.Ratings = reply.Out.Ratings()
		}
		return nil
	})
	return rated, err
}

// Line is a line of the file of scores.
type Line struct {
	CorpusID       string `json:"corpus_id,omitempty"`
	GroupID        string `json:"group_id"`
	Sample         int    `json:"sample"`
	FirstMessageID string `json:"first_message_id"` // of the window as it is in the corpus
	Of             Side   `json:"of"`
	Dimension      string `json:"dimension"`
	Score          *int   `json:"score"` // null where the judge failed
	Reason         string `json:"reason"`
}

// WriteLines writes a line for each window, side and dimension.
func WriteLines(w io.Writer, rated []Rated) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	for _, x := range rated {
		for i, name := range prompts.QualityDimensions() {
			l := Line{CorpusID: x.CorpusID, GroupID: x.GroupID, Sample: x.Sample, FirstMessageID: x.Messages[0].ID, Of: x.Of,
				Dimension: name}
			if x.Err != nil {
				l.Reason = "the judge failed: " + x.Err.Error()
			} else {
				l.Score, l.Reason = &x.Ratings[i].Score, x.Ratings[i].Reason
			}
			if err := out.Encode(l); err != nil {
				return err
			}
		}
	}
	return nil
}
