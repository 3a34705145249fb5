package pipeline

import (
	"math"
	"slices"
	"testing"

	"memloom/internal/llm"
)

// hundredOf is an estimate of a hundred days and what judging them takes.
func hundredOf(in, out float64) *Estimated {
	return &Estimated{Panel: 1, Stages: []StageEstimate{
		{Name: "text", Units: Interval{100, 100}, Asks: []Asking{{Task: "dialogue.day", Role: llm.RoleAuthor, Calls: just(100), In: just(100 * in), Out: just(100 * out)}}},
		{Name: "judge", Asks: []Asking{{Task: "solve", Role: llm.RoleSolver, Calls: just(10), In: Span{500, 1000, 2000}, Out: Span{50, 100, 200}}}},
	}}
}

// What a pilot asked is taken from its sample, with the 95 % interval of the
// mean; what it could not ask is scaled alike.
func TestRefine(t *testing.T) {
	e := hundredOf(1000, 100)
	calls := []Call{
		{Stage: "text", Unit: "a", Task: "dialogue.day", In: 1400, Out: 250},
		{Stage: "text", Unit: "b", Task: "dialogue.day", In: 1500, Out: 300},
		{Stage: "text", Unit: "c", Task: "dialogue.day", In: 900, Out: 150}, {Stage: "text", Unit: "c", Task: "dialogue.day", In: 700, Out: 200}, // asked again
	}
	got, said := e.Refine(calls)
	day, solve := got.Stages[0].Asks[0], got.Stages[1].Asks[0]
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 0.01*want {
			t.Errorf("%s: %.1f, want %.1f", what, got, want)
		}
	}
	near("tokens in", day.In.Likely, 150_000)
	near("their lower bound", day.In.Low, 150_000-100*4.303*100/math.Sqrt(3))
	near("their upper bound", day.In.High, 150_000+100*4.303*100/math.Sqrt(3))
	near("calls", day.Calls.Likely, 400.0/3)
	near("tokens of judging", solve.In.Likely, 1500)
	near("tokens of judges' answers", solve.Out.High, 200*3)
	if len(said) != 1 || said[0].Units != 3 || said[0].Calls != 4 {
		t.Errorf("said: %+v", said)
	}
	if e.Stages[0].Asks[0].In != just(100_000) || e.Stages[1].Asks[0].Out.High != 200 {
		t.Error("the estimate itself has changed")
	}
}

// Models in this process cost nothing and are not counted; one without a price
// is named, and what it takes is no part of the dollars.
func TestPrice(t *testing.T) {
	e := hundredOf(1000, 100)
	priced := Player{Model: "dear", Price: &listed}
	for name, c := range map[string]struct {
		who      Players
		likely   float64
		unpriced []string
		calls    float64
	}{
		"all priced":  {Players{llm.RoleAuthor: {priced}, llm.RoleSolver: {priced}}, 100*(1000+800)*1000 + (1000+800)*1000, nil, 110},
		"one free":    {Players{llm.RoleAuthor: {priced}, llm.RoleSolver: {{Free: true}}}, 100 * (1000 + 800) * 1000, nil, 100},
		"one unknown": {Players{llm.RoleAuthor: {{Model: "odd"}}, llm.RoleSolver: {priced}}, (1000 + 800) * 1000, []string{"odd"}, 110},
	} {
		got := e.Price(c.who).Total
		if got.Cost.Likely != c.likely || got.Calls.Likely != c.calls || !slices.Equal(got.Unpriced, c.unpriced) {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
