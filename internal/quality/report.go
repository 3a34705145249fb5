package quality

import (
	"fmt"
	"io"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/internal/table"
	"memloom/prompts"
)

// Resamples is how often the bootstrap draws.
const Resamples = 10_000

// bootstrapSeed is fixed: the same scores give the same interval.
const bootstrapSeed = 1

// Mean is the name of the row of the six dimensions together.
const Mean = "mean"

// Interval is a percentile interval at 95 %.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Row is a dimension, or their mean.
type Row struct {
	Dimension  string    `json:"dimension"`
	Corpus     float64   `json:"corpus"`
	Baseline   float64   `json:"baseline"`
	Difference float64   `json:"difference"`         // corpus less baseline, over pairs
	Interval   *Interval `json:"interval,omitempty"` // of the difference; nil where all windows have the same
	Windows    int       `json:"windows"`            // of which both sides have scores
	Real       *float64  `json:"real,omitempty"`     // mean of real chat
}

// Report is what the scores come to.
type Report struct {
	Judge       string        `json:"judge"`
	Scale       prompts.Scale `json:"scale"`
	Seed        uint64        `json:"seed"`
	Messages    int           `json:"messages"`               // of a window
	Windows     int           `json:"windows"`                // drawn
	Failed      int           `json:"failed,omitempty"`       // of these, a side was not scored
	RealWindows int           `json:"real_windows,omitempty"` // of real chat, with scores
	RealFailed  int           `json:"real_failed,omitempty"`
	Cause       string        `json:"cause,omitempty"` // of the first failure
	Rows        []Row         `json:"rows"`            // the dimensions, and their mean
}

// NewReport sums up what Judge returned.
func NewReport(o Options, rated []Rated) *Report {
	r := &Report{Judge: o.Model.Name(), Scale: o.Scale, Seed: o.Seed}
	var pairs, real [][]prompts.Rating // the sides of a window stand one after the other
	for i, x := range rated {
		if x.Err != nil && r.Cause == "" {
			r.Cause = x.Err.Error()
		}
		r.Messages = len(x.Messages)
		switch {
		case x.Of == Real && x.Err != nil:
			r.RealFailed++
		case x.Of == Real:
			real = append(real, x.Ratings)
		case x.Of == Corpus:
			r.Windows++
			if beside := rated[i+1]; x.Err != nil || beside.Err != nil {
				r.Failed++
			} else {
				pairs = append(pairs, x.Ratings, beside.Ratings)
			}
		}
	}
	r.RealWindows = len(real)
	names := prompts.QualityDimensions()
	for i, name := range names {
		r.Rows = append(r.Rows, rowOf(name, 1, o.Scale, pairs, real,
			func(list []prompts.Rating) int { return list[i].Score }))
	}
	r.Rows = append(r.Rows, rowOf(Mean, len(names), o.Scale, pairs, real, func(list []prompts.Rating) (sum int) {
		for _, x := range list {
			sum += x.Score
		}
		return sum
	}))
	return r
}

// rowOf is the row of a score that is a sum of so many dimensions.
func rowOf(name string, dimensions int, scale prompts.Scale, pairs, real [][]prompts.Rating,
	score func([]prompts.Rating) int) Row {
	row := Row{Dimension: name, Windows: len(pairs) / 2}
	most := dimensions * (scale.To - scale.From)
	counts := make([]int, 2*most+1) // of windows, by difference
	sums := [2]int{}
	for i := 0; i < len(pairs); i += 2 {
		ours, theirs := score(pairs[i]), score(pairs[i+1])
		counts[most+ours-theirs]++
		sums[0], sums[1] = sums[0]+ours, sums[1]+theirs
	}
	if row.Windows > 0 {
		row.Corpus, row.Baseline = mean(sums[0], row.Windows, dimensions), mean(sums[1], row.Windows, dimensions)
		row.Difference = mean(sums[0]-sums[1], row.Windows, dimensions)
	}
	i, _ := statistics.ResampleStrata(corpus.Rand(bootstrapSeed, "quality", name), Resamples, [][]int{counts},
		func(counts []int) (float64, bool) {
			sum := 0
			for k, n := range counts {
				sum += n * (k - most)
			}
			return mean(sum, row.Windows, dimensions), true
		})
	if i != nil {
		row.Interval = &Interval{i.Low, i.High}
	}
	if len(real) > 0 {
		sum := 0
		for _, x := range real {
			sum += score(x)
		}
		m := mean(sum, len(real), dimensions)
		row.Real = &m
	}
	return row
}

func mean(sum, windows, dimensions int) float64 { return float64(sum) / float64(windows*dimensions) }

// Text writes the report for a terminal.
func (r *Report) Text(w io.Writer, width int) error {
	t := table.New(table.Words("dimension"), table.Numbers("corpus", "baseline", "difference", "95 %", "windows",
		"real chat"))
	for _, row := range r.Rows {
		interval := "–"
		if i := row.Interval; i != nil {
			interval = fmt.Sprintf("%+.2f to %+.2f", i.Low, i.High)
		}
		cells := []string{row.Dimension, fmt.Sprintf("%.2f", row.Corpus), fmt.Sprintf("%.2f", row.Baseline),
			fmt.Sprintf("%+.2f", row.Difference), interval, fmt.Sprint(row.Windows)}
		if row.Real != nil {
			cells = append(cells, fmt.Sprintf("%.2f", *row.Real))
		}
		t.Row(cells...)
	}
	if err := t.Write(w, width); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nscores from %d to %d by %s; windows of %d messages, seed %d\n", r.Scale.From, r.Scale.To, r.Judge,
		r.Messages, r.Seed)
	fmt.Fprintln(w, "baseline: the same windows with their messages shuffled; 95 %: bootstrap over windows, – where all differ alike")
	if r.RealWindows > 0 {
		fmt.Fprintf(w, "real chat: mean over %d of its windows\n", r.RealWindows)
	}
	if n := r.Failed + r.RealFailed; n > 0 {
		fmt.Fprintf(w, "left out, since the judge failed: %d of %d windows; the first: %s\n", n, r.Windows+r.RealWindows+
			r.RealFailed, r.Cause)
	}
	return nil
}
