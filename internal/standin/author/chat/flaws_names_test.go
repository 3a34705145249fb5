package chat

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// TestSlips_SpareNames: whoever slips, the tasks of the day are spelt as they
// are called, in texts of the pack too, which mark no names.
func TestSlips_SpareNames(t *testing.T) {
	n := 0
	for _, flaw := range []string{corpus.MarkTypo, corpus.MarkSelfCorrection} {
		days := manneredDays(t, func(in *prompts.DayIn, s *prompts.Slot) {
			if s.Act != corpus.ActProgress && s.Act != corpus.ActCompletion {
				return
			}
			s.Flaws, s.Detail = []string{flaw}, in.Tasks[s.N%len(in.Tasks)].Name
		})
		for _, d := range days {
			for i, m := range d.spoilt.Messages {
				want := d.in.Slots[i].Detail
				if want == "" {
					continue
				}
				n++
				if !strings.Contains(strings.ToLower(m.Text), strings.ToLower(want)) {
					t.Errorf("%s: %q is not spelt so in %q", flaw, want, m.Text)
				}
			}
		}
	}
	if n < 40 {
		t.Errorf("only %d messages name what a slip could hit", n)
	}
}

// TestNameWords_AreOfTasksPeopleAndProducts: so a slip does not touch them.
func TestNameWords_AreOfTasksPeopleAndProducts(t *testing.T) {
	product := corpus.TextValue(corpus.KindEntity, "Basalt")
	words := nameWords(prompts.DayIn{
		Project: "Quiet Ledger", Group: "Vault Service", Tasks: []prompts.TaskName{{Name: "card vault load test"}},
		People: []prompts.Voice{{Name: "Rose Will-Okafor", Given: "Rose"}},
		Facts:  []prompts.DayFact{{Subject: "the office move", Value: &product, Surfaces: []string{"Basalt"}}},
	})
	for w := range strings.FieldsSeq("quiet ledger vault service card load test rose will okafor office move basalt") {
		if !words[w] {
			t.Errorf("%q is the word of a name", w)
		}
	}
}
