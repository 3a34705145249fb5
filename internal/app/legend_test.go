package app

import (
	"regexp"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/validate/filters"
)

// TestLegend_HasEveryCode: each code that a sheet or a plan can print has a meaning.
func TestLegend_HasEveryCode(t *testing.T) {
	known := "\n" + meanings()
	var fell []string
	for _, c := range corpus.Codes() {
		fell = append(fell, string(c))
	}
	for kind, list := range map[string][]string{
		"part": {corpus.PartOperand, corpus.PartBridge, corpus.PartGiven, corpus.PartResult},
		"how":  {string(corpus.HowLiteral), string(corpus.HowStamped), string(corpus.HowComputed)},
		"role": {string(corpus.RoleAnswer), string(corpus.RoleBridge), string(corpus.RoleSuperseded),
			string(corpus.RoleContext)},
		"outcome":      {string(corpus.Yes), string(corpus.No), string(corpus.Undetermined)},
		"status":       {string(corpus.Rejected), string(corpus.Flagged), string(corpus.Surplus)},
		"filter":       filters.Names(),
		"code":         fell,
		"scenario":     {filters.ScenarioA, filters.ScenarioB, filters.ScenarioC, filters.ScenarioD},
		"perturbation": slices.Concat(corpus.Noise, corpus.Disagreements, []string{corpus.DecisionChange, corpus.UltraShort}),
		"mark": {corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection, corpus.MarkTone, corpus.MarkLink,
			corpus.MarkCross,
			corpus.MarkPremature, corpus.MarkDraft, corpus.MarkOverride, corpus.MarkLoud, corpus.MarkKept, corpus.MarkForgotten},
	} {
		for _, code := range list {
			if !regexp.MustCompile(`\n` + kind + " " + code + `: \S`).MatchString(known) {
				t.Errorf("there is no meaning of %s %s", kind, code)
			}
		}
	}
}
