package cost

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
)

// hundredOf is an estimate of a hundred days and what judging them takes.
func hundredOf(in, out float64) *Estimate {
	return &Estimate{Panel: 1, Stages: []Stage{
		{Name: "text", Units: Just(100), Piloted: Just(100), Asks: []Asks{{
			Task: "dialogue.day", Role: llm.RoleAuthor, Calls: Just(100), In: Just(100 * in), Out: Just(100 * out),
			Planned: Taken{100, 100 * in, 100 * out},
		}}},
		{Name: "judge", Asks: []Asks{{Task: "solve", Role: llm.RoleSolver, Calls: Just(10), In: Span{500, 1000, 2000},
			Out: Span{50, 100, 200}}}},
	}}
}

// expecting is a sample of units each of which is expected to ask once for a day.
func expecting(in, out float64, units ...string) Sample {
	s := Sample{}
	for _, u := range units {
		s[u] = map[string]Taken{"dialogue.day": {1, in, out}}
	}
	return s
}

// What a pilot asked is what was expected of it, by the ratio of what its units
// took, with a 95 % interval; what it could not ask is scaled alike.
func TestRefine(t *testing.T) {
	e := hundredOf(1000, 100)
	calls := []Call{
		{Stage: "text", Unit: "a", Task: "dialogue.day", In: 1400, Out: 250},
		{Stage: "text", Unit: "b", Task: "dialogue.day", In: 1500, Out: 300},
		// asked again
		{Stage: "text", Unit: "c", Task: "dialogue.day", In: 900, Out: 150}, {Stage: "text", Unit: "c", Task: "dialogue.day",
			In: 700, Out: 200},
	}
	got, said := e.Refine(calls, expecting(1000, 100, "a", "b", "c"))
	day, solve := got.Stages[0].Asks[0], got.Stages[1].Asks[0]
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 0.01*want {
			t.Errorf("%s: %.1f, want %.1f", what, got, want)
		}
	}
	near("tokens in", day.In.Likely, 150_000)
	// The units are off the ratio by -1/15, 0 and 1/15; the assumed spread counts for four.
	spread := math.Sqrt((4*(spreadIn*spreadIn+spreadCalls*spreadCalls) + 2.0/15/15) / 6)
	near("their lower bound", day.In.Low, 150_000*math.Exp(-2.447*spread/math.Sqrt(3)))
	near("their upper bound", day.In.High, 150_000*math.Exp(2.447*spread/math.Sqrt(3)))
	near("calls", day.Calls.Likely, 400.0/3)
	near("tokens of judging", solve.In.Likely, 1500)
	near("tokens of judges' answers", solve.Out.High, 200*3)
	if len(said) != 1 || said[0].Units != 3 || said[0].Calls != 4 {
		t.Errorf("said: %+v", said)
	}
	if e.Stages[0].Asks[0].In != Just(100_000) || e.Stages[1].Asks[0].Out.High != 200 {
		t.Error("the estimate itself has changed")
	}
}

// A sample of small units, as they were expected to be, does not make the others
// small.
func TestRefineKnowsItsUnits(t *testing.T) {
	calls := []Call{{Stage: "text", Unit: "a", Task: "dialogue.day", In: 220, Out: 33}}
	got, _ := hundredOf(1000, 100).Refine(calls, expecting(200, 30, "a"))
	if day := got.Stages[0].Asks[0]; math.Round(day.In.Likely) != 110_000 || math.Round(day.Out.Likely) != 11_000 {
		t.Errorf("of all: %+v", day)
	}
}

// The more units are asked the narrower is the interval, which one unit has too,
// and which never reaches down to nothing.
func TestRefineNarrows(t *testing.T) {
	e := hundredOf(1000, 100)
	last := math.Inf(1)
	for _, n := range []int{1, 2, 5, 20, 80} {
		var calls []Call
		var units []string
		for i := range n {
			units = append(units, fmt.Sprint(i))
			calls = append(calls, Call{Stage: "text", Unit: units[i], Task: "dialogue.day", In: 1000 + 400*(i%2), Out: 150})
		}
		got, _ := e.Refine(calls, expecting(1000, 100, units...))
		day := got.Stages[0].Asks[0]
		for what, s := range map[string]Span{"calls": day.Calls, "tokens in": day.In, "tokens out": day.Out} {
			if s.Low <= 0 || s.Low >= s.Likely || s.High <= s.Likely {
				t.Errorf("%d units, %s: likely %.0f, %.0f to %.0f", n, what, s.Likely, s.Low, s.High)
			}
		}
		wide := day.In.High / day.In.Low
		if wide >= last {
			t.Errorf("%d units: the upper bound is %.2f times the lower, with fewer it was %.2f", n, wide, last)
		}
		last = wide
	}
	if last > 1.2 {
		t.Errorf("80 units: the upper bound is %.2f times the lower", last)
	}
}

// Models in this process cost nothing and are not counted; one without a price
// is named, and what it takes is no part of the dollars.
func TestPrice(t *testing.T) {
	e := hundredOf(1000, 100)
	priced := Player{Model: "dear", Price: &money.Price{Input: money.Dollar, Output: 8 * money.Dollar}}
	for name, c := range map[string]struct {
		who      Players
		likely   float64
		unpriced []string
		calls    float64
	}{
		"all priced": {Players{llm.RoleAuthor: {priced}, llm.RoleSolver: {priced}}, 100*(1000+800)*1000 + (1000+800)*1000,
			nil, 110},
		"one free": {Players{llm.RoleAuthor: {priced}, llm.RoleSolver: {{Free: true}}}, 100 * (1000 + 800) * 1000, nil,
			100},
		"one unknown": {Players{llm.RoleAuthor: {{Model: "odd"}}, llm.RoleSolver: {priced}}, (1000 + 800) * 1000,
			[]string{"odd"}, 110},
	} {
		got := e.Price(c.who).Total
		if got.Cost.Likely != c.likely || got.Calls.Likely != c.calls || !slices.Equal(got.Unpriced, c.unpriced) {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
