package run

import (
	"strings"
	"testing"

	"memloom/internal/fuzztest"
)

// TestResume_RecipeThatSaysNothing: a run whose row of the recipe holds nothing is told to be started again.
func TestResume_RecipeThatSaysNothing(t *testing.T) {
	t.Parallel()
	for _, text := range fuzztest.Empty() {
		if strings.TrimPrefix(text, "\ufeff") == "{}" {
			continue // keys and values, of which there are none
		}
		_, err := settingsOf(map[string]string{metaRecipe: text, metaScale: "1", metaSeed: "1"})
		if err == nil || !strings.HasPrefix(err.Error(), "recipe of the run: ") || !strings.Contains(err.Error(),
			"generate --force") {
			t.Errorf("%q: %v", text, err)
		}
	}
}
