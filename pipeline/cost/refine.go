package cost

import (
	"math"
	"math/bits"
	"slices"
	"time"

	"memloom/internal/statistics"
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

// Sample is what the units of a pilot were expected to take, by unit and task.
type Sample map[string]map[string]Taken

// Taken is what some calls take, or took.
type Taken struct{ Calls, In, Out float64 }

// Expect adds what units took in a rehearsal.
func (s Sample) Expect(t *Tally, calls []Heard) error {
	for _, h := range calls {
		in, out, err := t.perByte(t.texts[h.asking()])
		if err != nil {
			return err
		}
		if s[h.Unit.Name] == nil {
			s[h.Unit.Name] = map[string]Taken{}
		}
		x := s[h.Unit.Name][h.Task]
		s[h.Unit.Name][h.Task] = Taken{x.Calls + 1, x.In + float64(h.In)*in, x.Out + float64(h.Out)*out}
	}
	return nil
}

// pair is what a unit took of something, and what it was expected to take.
type pair struct{ took, expected float64 }

// earlier is for how many units the spread counts that is assumed before any was asked: it keeps what few units show by
// chance, and one unit not at all, from being taken for the spread of all.
const earlier = 4

// Assumed spreads of what units take to what they were expected to take. A tokenizer differs alike from all prompts, a
// model from all answers: what is left differs from unit to unit.
const (
	spreadCalls = 0.14 // a call in fifty is asked again
	spreadIn    = 0.1
	spreadOut   = 0.3
)

// ratio is what units take to what was expected, with its 95 % interval: by Student's t, of the sample's spread around
// the ratio pooled with the assumed one, as a factor both ways, since what is counted cannot be negative. It narrows
// with the root of the sample's size.
func ratio(sample []pair, assumed float64) Span {
	var took, expected, squares float64
	for _, p := range sample {
		took, expected = took+p.took, expected+p.expected
	}
	if took == 0 {
		return Span{}
	}
	r := took / expected
	for _, p := range sample {
		d := p.took/(r*p.expected) - 1
		squares += d * d
	}
	n := len(sample)
	freedom := earlier + n - 1
	spread := math.Sqrt((earlier*assumed*assumed + squares) / float64(freedom))
	factor := math.Exp(statistics.StudentQuantile(0.975, freedom) * spread / math.Sqrt(float64(n)))
	return Span{r / factor, r, r * factor}
}

// Refine replaces what an estimate says of the tasks that a pilot asked: what they are expected to take, by the ratio
// of what the units of the sample took to what these were expected to take, with its 95 % interval. What could not be
// asked is scaled by the ratio of all of that, and keeps its bounds. It returns what the sample says, by task.
func (e *Estimate) Refine(calls []Call, sample Sample) (*Estimate, []Refined) {
	out := *e
	out.Stages = slices.Clone(e.Stages)
	took := callsByUnit(calls)
	var measured, estimated Taken
	var said []Refined
	for i := range out.Stages {
		s := &out.Stages[i]
		if s.Piloted.High == 0 || len(took[s.Name]) == 0 {
			continue
		}
		asks := s.Asks
		s.Asks = nil
		for _, a := range asks {
			b, r := a.refined(took[s.Name], sample, s.Piloted)
			s.Asks = append(s.Asks, b)
			if r.Calls > 0 {
				said = append(said, r)
				measured.In, measured.Out = measured.In+b.In.Likely, measured.Out+b.Out.Likely
				estimated.In, estimated.Out = estimated.In+a.In.Likely, estimated.Out+a.Out.Likely
			}
		}
	}
	if estimated.In == 0 || estimated.Out == 0 {
		return &out, said
	}
	in, more := measured.In/estimated.In, measured.Out/estimated.Out
	for i := range out.Stages {
		s := &out.Stages[i]
		if _, asked := took[s.Name]; asked {
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

// callsByUnit sorts calls by stage and unit.
func callsByUnit(calls []Call) map[string]map[string][]Call {
	out := map[string]map[string][]Call{}
	for _, c := range calls {
		if out[c.Stage] == nil {
			out[c.Stage] = map[string][]Call{}
		}
		out[c.Stage][c.Unit] = append(out[c.Stage][c.Unit], c)
	}
	return out
}

// refined is an asking by what the units of a sample took of its task, of so many units in all. What the sample never
// met, mending a day above all, keeps its estimate: a few units say little of what is rare. If it met what no unit is
// expected to ask, that is likely for all units alike.
func (a Asks) refined(took map[string][]Call, sample Sample, units Span) (Asks, Refined) {
	var calls, in, more []pair
	r := Refined{Task: a.Task, Units: len(took)}
	planned := a.plannedIn(took, sample)
	for unit, list := range took {
		var x Taken
		for _, c := range list {
			if c.Task == a.Task {
				x.Calls, x.In, x.Out = x.Calls+1, x.In+float64(c.In), x.Out+float64(c.Out)
				r.Seconds += c.Latency.Seconds()
			}
		}
		r.Calls, r.In, r.Out = r.Calls+int(x.Calls), r.In+x.In, r.Out+x.Out
		y := Taken{1, 1, 1}
		if planned {
			y = sample[unit][a.Task]
		}
		if y.Calls > 0 {
			calls, in, more = append(calls, pair{x.Calls, y.Calls}), append(in, pair{x.In, y.In}), append(more,
				pair{x.Out, y.Out})
		}
	}
	if r.Calls == 0 {
		return a, r
	}
	n := float64(r.Calls)
	r.In, r.Out, r.Seconds = r.In/n, r.Out/n, r.Seconds/n
	b, all, often := a, a.Planned, spreadCalls
	if !planned {
		all, often = Taken{units.Likely, units.Likely, units.Likely}, a.sporadic(units)
	}
	sure := units.Of(1 / units.Likely)
	b.Calls = ratio(calls, often).Of(all.Calls).Times(sure)
	b.In = ratio(in, math.Hypot(often, spreadIn)).Of(all.In).Times(sure)
	b.Out = ratio(more, math.Hypot(often, spreadOut)).Of(all.Out).Times(sure)
	b.Cached = a.Cached.Of(b.In.Likely / max(a.In.Likely, 1)) // caches are cold in a pilot
	b.Cached.High = min(b.Cached.High, b.In.High)
	return b, r
}

// plannedIn says whether some unit of a sample was expected to ask the task.
func (a Asks) plannedIn(took map[string][]Call, sample Sample) bool {
	for unit := range took {
		if sample[unit][a.Task].Calls > 0 {
			return true
		}
	}
	return false
}

// sporadic is the relative spread, from unit to unit, of what some units ask once and most not at all.
func (a Asks) sporadic(units Span) float64 {
	p := min(a.Calls.Likely/units.Likely, 0.9)
	return math.Sqrt((1 - p) / p)
}

// Growing yields n places of a list, spread over it, in order. Those of a smaller n
// are among them, so that a second pilot asks only what the first did not.
func Growing(length, n int) []int {
	var out []int
	taken := map[int]bool{}
	for k := uint32(1); len(out) < min(n, length); k++ {
		place := int(uint64(bits.Reverse32(k)) * uint64(length) >> 32) // halves, quarters, eighths …
		if !taken[place] {
			taken[place] = true
			out = append(out, place)
		}
	}
	slices.Sort(out)
	return out
}
