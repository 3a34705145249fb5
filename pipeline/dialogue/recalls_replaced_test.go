package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
)

// TestRecalls_OfWhatStillHolds: no one goes by a value of their task that has
// been replaced before.
func TestRecalls_OfWhatStillHolds(t *testing.T) {
	seen := 0
	test := func(t *testing.T, p project) {
		next := map[string]corpus.Fact{}
		for _, f := range p.Facts {
			if f.Supersedes != "" && !f.Noise {
				next[f.Supersedes] = f
			}
		}
		for _, s := range p.slots {
			said, ok := p.slot[s.RecallsKey]
			if s.Act != corpus.ActRecall || !ok || len(said.FactIDs) == 0 || said.TaskID != s.TaskID {
				continue
			}
			seen++
			now, replaced := next[said.FactIDs[0]]
			if replaced && len(p.said[now.ID]) > 0 && p.said[now.ID][0].At < s.At {
				t.Errorf("%s comes back to %s, which %s has replaced", s.Key, said.Key, p.said[now.ID][0].Key)
			}
		}
	}
	each(t, test)
	year(t, test)
	if seen < 50 {
		t.Errorf("only %d recalls", seen)
	}
}
