package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// TestOutside: what is said of a task on days on which no one works on it is in posts that are bound to no task, on
// its day, by who knows it; a change is a decision with what speaks for it.
func TestOutside(t *testing.T) {
	sizes, options := quickstart()
	sizes.Ahead, sizes.Late = 0.4, 0.5
	changes, reports := 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		p := planned(t, packs(t)[0], seed, 15, sizes, options)
		for _, f := range p.blueprint.Facts {
			task := p.task[f.TaskID]
			if _, ok := p.attribute(f.Predicate); !ok || !blueprint.Outside(task, f) {
				continue
			}
			if len(p.said[f.ID]) == 0 {
				t.Fatalf("nobody says %s", f.ID)
			}
			s := p.said[f.ID][0]
			if s.TaskID != "" || s.ParentKey != "" && s.Act != corpus.ActDecision || s.At.Date() != f.From ||
				s.AuthorID != f.Knowers[0] {
				t.Errorf("%s states %s of %s", s.Key, f.ID, f.From)
			}
			if len(p.states(s)) > state.MostInReport {
				t.Errorf("%s states %v", s.Key, s.FactIDs)
			}
			switch s.Act {
			case corpus.ActDecision:
				changes++
				if f.Supersedes == "" || s.Because == "" && p.fact[f.ID].Because == "" {
					t.Errorf("%s decides %s for no reason", s.Key, f.ID)
				}
			case corpus.ActProgress:
				reports++
			default:
				t.Errorf("%s is a %s", s.Key, s.Act)
			}
		}
	}
	if changes < 10 || reports < 30 {
		t.Errorf("%d changes, %d reports", changes, reports)
	}
}
