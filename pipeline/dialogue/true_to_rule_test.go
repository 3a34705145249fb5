package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestStaleInfo_IsNoReplyToTheChange: who has just read that a value is replaced
// does not say in the same thread that it is unchanged.
func TestStaleInfo_IsNoReplyToTheChange(t *testing.T) {
	seen := 0
	test := func(t *testing.T, p project) {
		for _, f := range p.Facts {
			if f.Corrects == "" || !p.fact[f.Corrects].Noise {
				continue
			}
			wrong := p.said[f.Corrects][0]
			if wrong.Perturbation != "stale_info" {
				continue
			}
			seen++
			for _, s := range p.said[f.ID] {
				if s.At < wrong.At && p.rootOf(s) == p.rootOf(wrong) {
					t.Errorf("%s calls a value unchanged in the thread in which %s replaced it", wrong.Key, s.Key)
				}
			}
		}
	}
	each(t, test)
	year(t, test)
	if seen < 20 {
		t.Errorf("only %d pieces of stale information", seen)
	}
}

// TestPlannedValues_FitTheRulesOfTheirAttribute: what is said wrongly, weighed or
// believed by another person is a value that the pack allows, and as much work as
// the task has days for, as a true value is.
func TestPlannedValues_FitTheRulesOfTheirAttribute(t *testing.T) {
	seen, efforts := 0, 0
	test := func(t *testing.T, p project) {
		for _, f := range p.Facts {
			named := f
			if f.Predicate == corpus.PredOption {
				named = p.fact[f.About]
			}
			a, ok := p.attribute(named.Predicate)
			if !ok || !f.Noise && f.Contradicts == "" && f.Predicate != corpus.PredOption {
				continue
			}
			seen++
			if !allowed(p, a, f.Value) {
				t.Errorf("%s is %s, which the pack does not allow as %s", f.ID, f.Value.Canonical(), a.Key)
			}
			if a.Class != pack.Budget || f.Value.Kind != corpus.KindDuration {
				continue
			}
			efforts++
			task := p.task[f.TaskID]
			if days := p.blueprint.Calendar.WorkdaysInclusive(task.Start, task.Due); f.Value.N > int64(2*days) {
				t.Errorf("%s is %s for a task of %d workdays", f.ID, f.Value.Canonical(), days)
			}
		}
	}
	each(t, test)
	year(t, test)
	busy(t, test)
	if seen < 500 || efforts < 50 {
		t.Errorf("only %d values, %d of them efforts", seen, efforts)
	}
}

// allowed says whether a draw of the attribute can give the value.
func allowed(p project, a pack.Attribute, v corpus.Value) bool {
	if a.Value.Pool == "people" || v.Kind == corpus.KindDate || v.Kind == corpus.KindLink {
		return true // of the project, not of the pack
	}
	_, err := a.Value.Draw(source(1, "any")("any"), pack.DrawOptions{
		Pools: p.pack.Pools, Skip: func(x corpus.Value) bool { return !x.Equal(v) },
	})
	return err == nil
}
