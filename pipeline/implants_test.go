package pipeline

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/validate"
	"memloom/validate/check"
	"memloom/validate/check/rule"
)

// TestFieldBridges_GetWhatTheyNeed: a project whose pack has one case a rule, one of few rules, and one whose rules a
// planner wrote get their field bridges, over chains that are implanted; one of natural chains enough has none
// implanted (E18).
func TestFieldBridges_GetWhatTheyNeed(t *testing.T) {
	for _, c := range []struct {
		name      string
		seed      uint64
		change    func(*pack.Pack)
		set       []string
		wanted    int // retrieval solves nearly all over natural chains of so small a corpus
		implanted bool
	}{
		{"natural chains", 1, nil, []string{"dialogue.rules=3", "filters.baseline=2"}, 1, false},
		{"one case a rule", 1, func(p *pack.Pack) { p.Exceptions = nil }, []string{"dialogue.rules=3"}, 2, true},
		{"few rules", 1, nil, []string{"dialogue.rules=0.7"}, 2, true},
		{"a planner's rules", 1, nil, []string{"dialogue.rules=3", "world.blueprint=written"}, 1, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := settings(t, "technology", c.seed, append(c.set, "world.tasks_per_group=4",
				fmt.Sprintf("questions.families.%s=%d", validate.FieldBridges, c.wanted))...)
			if c.change != nil {
				p := *s.Domains[0].Pack
				c.change(&p)
				s.Domains[0].Pack = &p
			}
			res, _ := do(t, s, nil)
			if n := res.Accepted[validate.FieldBridges]; n != c.wanted {
				t.Errorf("%d field bridges, %+v", n, res.Shortfalls)
			}
			implanted := slices.ContainsFunc(res.Corpus.Facts, func(f corpus.Fact) bool { return f.Implanted })
			if implanted != c.implanted {
				t.Errorf("implanted: %v", implanted)
			}
			keepsPromises(t, s, res.Corpus)
			checkImplants(t, s, res.Corpus, implanted)
		})
	}
}

// checkImplants holds a corpus to the rules for what was implanted.
func checkImplants(t *testing.T, s Settings, c *corpus.Corpus, implanted bool) {
	t.Helper()
	asked, err := json.Marshal(s.Recipe)
	if err != nil {
		t.Fatal(err)
	}
	report := check.Check(rule.Input{Corpora: alone(c), Manifest: &output.Manifest{Parameters: asked}})
	seen := 0
	for _, f := range report.Findings {
		if !strings.Contains(f.Rule, "implanted") {
			continue
		}
		seen++
		if f.Status == rule.Violated || (f.Status == rule.OK) != implanted {
			t.Errorf("%s: %s, %+v", f.Rule, f.Status, f.Examples)
		}
	}
	if seen != 4 {
		t.Errorf("%d rules", seen)
	}
}
