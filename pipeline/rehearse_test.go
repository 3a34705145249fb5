package pipeline

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"memloom/internal/exec"
	"memloom/internal/thorough"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

// taken adds up calls and tokens of a rehearsal.
func taken(t *testing.T, r *rehearsal) (sum cost.Taken) {
	t.Helper()
	for _, calls := range r.heard {
		asked, _, err := r.tally.Count(calls)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range asked {
			sum = cost.Taken{Calls: sum.Calls + a.Calls, In: sum.In + a.Calls*a.In, Out: sum.Out + a.Calls*a.Out}
		}
	}
	return sum
}

// within12 is by how much a rehearsal may differ from the run.
const within12 = 0.12

// TestRehearsal_TakesWhatTheRunTakes: calls and tokens of whole runs are those of their rehearsals, within 12 %.
func TestRehearsal_TakesWhatTheRunTakes(t *testing.T) {
	if testing.Short() {
		t.Skip("arithmetic")
	}
	for _, c := range []struct {
		recipe string
		scale  float64
		long   bool
	}{{"quickstart", 1, false}, {"streammembench", 1, false}, {"subtlememory", 0.2, true}, {"evermembench", 0.2, true},
		{"groupmembench", 0.1, true}, {"convomem", 0.01, true}} {
		t.Run(c.recipe, func(t *testing.T) {
			if c.long && !thorough.Wanted() {
				t.Skip("takes a minute")
			}
			s := rehearsable(t, c.recipe, c.scale)
			d, err := designs.Of(s.Recipe)
			if err != nil {
				t.Fatal(err)
			}
			r, err := rehearse(t.Context(), s, d)
			if err != nil {
				t.Fatal(err)
			}
			got, want := taken(t, r), taken(t, wholly(t, s, d))
			for what, x := range map[string][2]float64{"calls": {got.Calls, want.Calls}, "tokens in": {got.In, want.In},
				"tokens out": {got.Out, want.Out}} {
				t.Logf("%s: %.0f foreseen, %.0f in the run, %+.1f %%", what, x[0], x[1], 100*(x[0]/x[1]-1))
				if math.Abs(x[0]/x[1]-1) > within12 {
					t.Errorf("%s: %.0f foreseen, %.0f in the run", what, x[0], x[1])
				}
			}
		})
	}
}

// wholly counts a whole run as its rehearsal is counted.
func wholly(t *testing.T, s Settings, d designs.Design) *rehearsal {
	t.Helper()
	r, err := newRehearsal(s, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := newMemory()
	r.Store, r.Exec = m, exec.New(m, exec.Options{Workers: 2})
	if _, err := (&Run{Env: r.Env, Design: d}).Do(t.Context()); err != nil {
		t.Fatal(err)
	}
	r.take(func(string, string) float64 { return 1 })
	return r
}

// rehearsable resolves a recipe over its packs.
func rehearsable(t *testing.T, name string, scale float64) Settings {
	t.Helper()
	r, err := recipe.Load(name, nil, scale, designs.Sections()...)
	if err != nil {
		t.Fatal(err)
	}
	r.World.Domains = r.World.Domains[:min(len(r.World.Domains), r.MostDomains())]
	s := Settings{Recipe: r, Scale: scale, Seed: 1, StandIn: plainly}
	for _, name := range r.World.Domains {
		s.Domains = append(s.Domains, loaded(t, name))
	}
	return s
}

// TestRehearsal_IsTheSameAgain: figures do not depend on the order in which units end.
func TestRehearsal_IsTheSameAgain(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	var said []string
	for range 2 {
		e, err := Estimate(t.Context(), s)
		if err != nil {
			t.Fatal(err)
		}
		said = append(said, strings.Join(linesOf(t, e), "\n"))
	}
	if said[0] != said[1] {
		t.Errorf("first\n%s\nthen\n%s", said[0], said[1])
	}
}

// linesOf is an estimate in lines.
func linesOf(t *testing.T, e *cost.Estimate) (out []string) {
	t.Helper()
	for _, s := range e.Stages {
		b, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(b))
	}
	return out
}
