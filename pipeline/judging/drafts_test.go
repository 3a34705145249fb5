package judging

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// TestFamilyDrafts_TakenTwice: strata share one drawing, and one that is asked for again, as after a crash, has the
// same drafts.
func TestFamilyDrafts_TakenTwice(t *testing.T) {
	drawn := 0
	f := &familyDrafts{draft: func() map[string][]questions.Draft {
		drawn++
		return map[string][]questions.Draft{"a": {{Item: corpus.Item{Key: "1"}}}, "b": {{Item: corpus.Item{Key: "2"}}}}
	}}
	for _, want := range []struct {
		stratum, key string
		drawn        int
	}{{"a", "1", 1}, {"b", "2", 1}, {"a", "1", 2}} {
		list := f.take(want.stratum)
		if len(list) != 1 || list[0].Item.Key != want.key || drawn != want.drawn {
			t.Errorf("stratum %s: %d drafts after %d drawings", want.stratum, len(list), drawn)
		}
	}
}
