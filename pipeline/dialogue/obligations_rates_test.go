package dialogue_test

import (
	"math"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestOwedRates: over many plans, what is owed comes as often as the options say,
// within three standard deviations of a fair draw. A replaced value can name a
// trigger only where something fitting was said before, which is so for most; a
// promise can be made only where days are left to keep it.
func TestOwedRates(t *testing.T) {
	rates := map[string]*expected{}
	for _, name := range []string{"decisions", "reversals", "promises", "forgotten", "rules", "absences"} {
		rates[name] = &expected{}
	}
	each(t, func(t *testing.T, p project) {
		o := p.options
		months := float64(len(p.blueprint.Calendar.Workdays())) / 21
		rates["rules"].want += float64(len(p.blueprint.Groups)) * months * o.Rules * min(1,
			float64(len(p.pack.Rules))/float64(len(p.blueprint.Groups)))
		rates["absences"].want += float64(len(p.people)) * months / 12 * o.Absences
		for _, s := range p.slots {
			switch s.Act {
			case corpus.ActDecision:
				f := p.fact[s.FactIDs[0]]
				weighed := []pack.Class{pack.Setting, pack.Choice, pack.Deadline, pack.Budget, pack.Contact}
				if a, _ := p.attribute(f.Predicate); slices.Contains(weighed, a.Class) {
					rates["decisions"].met(o.Decisions, false)
				}
				if f.Supersedes != "" {
					rates["reversals"].met(o.Reversals, f.Because != "")
				}
			case corpus.ActRequest:
				rates["decisions"].got++
			case corpus.ActQuestion:
				rates["promises"].met(o.Promises, false)
			case corpus.ActCommitment:
				rates["promises"].got++
				rates["forgotten"].met(o.Forgotten, slices.Contains(s.Marks, corpus.MarkForgotten))
			case corpus.ActAbsence:
				rates["absences"].got++
			case corpus.ActRule:
				if f := p.fact[s.FactIDs[0]]; f.Predicate == corpus.PredRequires && f.Condition == "" {
					rates["rules"].got++
				}
			}
		}
	})
	for name, r := range rates {
		least := r.want - 3*math.Sqrt(r.want)
		if name == "reversals" { // for some nothing was said that could make them change
			least = 0.8 * r.want
		}
		t.Logf("%-10s %5.0f of %6.1f", name, r.got, r.want)
		if r.got < least || r.got > r.want+3*math.Sqrt(r.want) {
			t.Errorf("%s: %.0f, wanted are %.1f", name, r.got, r.want)
		}
	}
}

// expected is how often something was wanted and came.
type expected struct{ want, got float64 }

func (r *expected) met(share float64, came bool) {
	r.want += share
	if came {
		r.got++
	}
}
