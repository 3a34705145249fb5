package pipeline

import (
	"math"
	"slices"
	"time"
)

// Call is what a model was asked once, for refining an estimate.
type Call struct {
	Stage, Unit, Task string
	In, Cached, Out   int // tokens
	Latency           time.Duration
}

// Refined is what a pilot says of a task, or of those that it could not ask.
type Refined struct {
	Task    string  `json:"task"`
	Units   int     `json:"units"` // in the sample
	Calls   int     `json:"calls"`
	In      float64 `json:"tokens_in"`       // mean of a call
	Out     float64 `json:"tokens_out"`      // likewise
	Seconds float64 `json:"latency_seconds"` // likewise
}

// perUnit is a number of every unit of a sample.
type perUnit []float64

// interval is the mean with its 95 % interval, by Student's t, no less than nothing.
func (x perUnit) interval() Span {
	var sum, squares float64
	for _, v := range x {
		sum += v
	}
	n := float64(len(x))
	mean := sum / n
	for _, v := range x {
		squares += (v - mean) * (v - mean)
	}
	if n < 2 {
		return Span{mean / 2, mean, mean * 2} // one unit tells no spread
	}
	half := quantile(len(x)-1) * math.Sqrt(squares/(n-1)/n)
	return Span{max(0, mean-half), mean, mean + half}
}

// students are the quantiles of Student's t at 0.975 for 1, 2, … degrees of freedom.
var students = []float64{
	12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
	2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
}

func quantile(freedom int) float64 {
	if freedom > len(students) {
		return 1.96 + 2.5/float64(freedom)
	}
	return students[freedom-1]
}

// piloted maps the stages that a pilot asks to the number of their units.
func (e *Estimated) piloted() map[string]Span {
	out := map[string]Span{}
	for _, s := range e.Stages {
		switch s.Name {
		case "scaffold":
			out[s.Name] = just(float64(s.Calls.Low)) // a call a page; its other units ask nothing
		case "text":
			out[s.Name] = just(float64(s.Units.Low))
		case "wording":
			out[s.Name] = redrafted.Of(float64(s.Units.High))
		}
	}
	return out
}

// Refine replaces what an estimate says of the tasks that a pilot asked by the
// sample's means a unit and their 95 % intervals. What could not be asked is
// scaled by the ratio of what was measured to what was estimated, over all tasks
// of the pilot. It returns what the sample says, by task.
func (e *Estimated) Refine(calls []Call) (*Estimated, []Refined) {
	out := *e
	out.Stages = slices.Clone(e.Stages)
	sample := sampleOf(calls)
	units := e.piloted()
	var measured, estimated size
	var said []Refined
	for i := range out.Stages {
		s := &out.Stages[i]
		n, ok := units[s.Name]
		if !ok || len(sample[s.Name]) == 0 {
			continue
		}
		asks := s.Asks
		s.Asks = nil
		for _, a := range asks {
			b, r := a.refined(sample[s.Name], n)
			s.Asks = append(s.Asks, b)
			if r.Calls > 0 {
				said = append(said, r)
				measured.in, measured.out = measured.in+b.In.Likely, measured.out+b.Out.Likely
				estimated.in, estimated.out = estimated.in+a.In.Likely, estimated.out+a.Out.Likely
			}
		}
	}
	if estimated.in == 0 || estimated.out == 0 {
		return &out, said
	}
	in, more := measured.in/estimated.in, measured.out/estimated.out
	for i := range out.Stages {
		s := &out.Stages[i]
		if _, asked := sample[s.Name]; asked {
			continue
		}
		s.Asks = slices.Clone(s.Asks)
		for k := range s.Asks {
			a := &s.Asks[k]
			a.In, a.Cached, a.Out = a.In.Of(in), a.Cached.Of(in), a.Out.Of(more)
		}
	}
	return &out, said
}

// sampleOf sorts calls by stage and unit.
func sampleOf(calls []Call) map[string]map[string][]Call {
	out := map[string]map[string][]Call{}
	for _, c := range calls {
		if out[c.Stage] == nil {
			out[c.Stage] = map[string][]Call{}
		}
		out[c.Stage][c.Unit] = append(out[c.Stage][c.Unit], c)
	}
	return out
}

// refined is an asking by what the units of a sample took of its task, for a
// number of units. What the sample never met, mending a day above all, keeps
// its estimate: a few units say little of what is rare.
func (a Asking) refined(sample map[string][]Call, units Span) (Asking, Refined) {
	var calls, in, more perUnit
	r := Refined{Task: a.Task, Units: len(sample)}
	for _, list := range sample {
		var n, i, o float64
		for _, c := range list {
			if c.Task == a.Task {
				n, i, o = n+1, i+float64(c.In), o+float64(c.Out)
				r.Seconds += c.Latency.Seconds()
			}
		}
		calls, in, more = append(calls, n), append(in, i), append(more, o)
		r.Calls, r.In, r.Out = r.Calls+int(n), r.In+i, r.Out+o
	}
	if r.Calls == 0 {
		return a, r
	}
	n := float64(r.Calls)
	r.In, r.Out, r.Seconds = r.In/n, r.Out/n, r.Seconds/n
	b := a
	b.Calls, b.In, b.Out = units.Times(calls.interval()), units.Times(in.interval()), units.Times(more.interval())
	b.Cached = a.Cached.Of(b.In.Likely / max(a.In.Likely, 1)) // caches are cold in a pilot
	b.Cached.High = min(b.Cached.High, b.In.High)
	return b, r
}
