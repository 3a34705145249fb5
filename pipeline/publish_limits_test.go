package pipeline

import (
	"testing"

	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

func TestLicense_IsTheRecipesOrTheDefault(t *testing.T) {
	for says, want := range map[string]string{"": "CC-BY-4.0", "cc0-1.0": "CC0-1.0", "Our own terms": "Our own terms"} {
		r := &Run{Env: stage.Env{Settings: Settings{Recipe: &recipe.Recipe{License: says}}}}
		if got := r.license(); got != want {
			t.Errorf("%q: %q, want %q", says, got, want)
		}
	}
}
