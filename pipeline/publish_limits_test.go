package pipeline

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions/profile"
	"memloom/pipeline/recipe"
)

// The card states the artefact of published lengths where they are on and a
// corpus has items about people, and nowhere else (E20, E25).
func TestLimitsStateKnownLengths(t *testing.T) {
	people := []corpus.Item{{Category: profile.Category}}
	for _, c := range []struct {
		longer bool
		items  []corpus.Item
		want   bool
	}{{true, people, true}, {false, people, false}, {true, []corpus.Item{{Category: "multi_hop"}}, false}} {
		r := &Run{Settings: Settings{Recipe: &recipe.Recipe{Questions: recipe.Questions{LongerF2: c.longer}}}}
		got := slices.ContainsFunc(r.limits(&Result{Corpus: &corpus.Corpus{Items: c.items}}), func(s string) bool { return strings.Contains(s, "longer_f2") })
		if got != c.want {
			t.Errorf("longer_f2 %v, items %v: stated: %v", c.longer, c.items, got)
		}
	}
}
