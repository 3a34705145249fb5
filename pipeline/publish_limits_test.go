package pipeline

import (
	"slices"
	"strings"
	"testing"

	"memloom/pipeline/judging"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// The card states the artefact of published lengths where they are on and a
// corpus has items about people, and nowhere else (E20, E25).
func TestLimitsStateKnownLengths(t *testing.T) {
	for _, c := range []struct {
		longer bool
		people int
		want   bool
	}{{true, 1, true}, {false, 1, false}, {true, 0, false}} {
		r := &Run{Env: stage.Env{Settings: Settings{Recipe: &recipe.Recipe{Questions: recipe.Questions{LongerF2: c.longer}}}}}
		got := slices.ContainsFunc(r.limits(&Result{tallies: []*judging.Tally{{Items: judging.Accepted{Profile: c.people}}}}), func(s string) bool { return strings.Contains(s, "longer_f2") })
		if got != c.want {
			t.Errorf("longer_f2 %v, %d about people: stated: %v", c.longer, c.people, got)
		}
	}
}

func TestLicense_IsTheRecipesOrTheDefault(t *testing.T) {
	for says, want := range map[string]string{"": "CC-BY-4.0", "cc0-1.0": "CC0-1.0", "Our own terms": "Our own terms"} {
		r := &Run{Env: stage.Env{Settings: Settings{Recipe: &recipe.Recipe{License: says}}}}
		if got := r.license(); got != want {
			t.Errorf("%q: %q, want %q", says, got, want)
		}
	}
}
