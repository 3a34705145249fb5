package filters

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// TestFault_ReaderGaveNoAnswer: the fault is the reader's only where nothing but its silence speaks against the item.
func TestFault_ReaderGaveNoAnswer(t *testing.T) {
	row := func(filter, probe, answer string, o corpus.Outcome) corpus.Verdict {
		return corpus.Verdict{Filter: filter, Probe: probe, Answer: answer, Outcome: o}
	}
	silent := row(NameSufficient, "evidence", prompts.CannotDetermine, corpus.No)
	fell := row(NameSufficient, corpus.ProbeVerdict, "", corpus.No)
	operand := corpus.GoldAtom{Part: corpus.PartOperand, MessageID: "M1"}
	for _, c := range []struct {
		name     string
		change   func(*corpus.Item)
		verdicts []corpus.Verdict
		want     string
	}{
		{"no answer", nil, []corpus.Verdict{silent, fell}, corpus.FaultReader},
		{"a wrong answer", nil, []corpus.Verdict{row(NameSufficient, "evidence", "14", corpus.No), fell}, corpus.FaultItem},
		{"a conflict seen", nil, []corpus.Verdict{row(NameSufficient, "evidence", prompts.Conflict, corpus.No), fell},
			corpus.FaultItem},
		{"guessed as well", nil, []corpus.Verdict{silent, fell, row(NameBlind, corpus.ProbeVerdict, "", corpus.No)},
			corpus.FaultItem},
		{"a gold that is not shown", func(it *corpus.Item) { it.Evidence[0].MessageID = "M2" }, []corpus.Verdict{silent,
			fell}, corpus.FaultItem},
		{"an abstention", func(it *corpus.Item) { it.Gold = it.Gold[1:] }, []corpus.Verdict{silent, fell}, corpus.FaultItem},
		{"not hard, and silent on the evidence", nil, []corpus.Verdict{row(NameHard, "evidence", prompts.CannotDetermine,
			corpus.No), row(NameHard, corpus.ProbeVerdict, "", corpus.No), silent, fell}, corpus.FaultReader},
		{"not hard, since it was found", nil, []corpus.Verdict{row(NameHard, "baseline", "14", corpus.No),
			row(NameHard, corpus.ProbeVerdict, "", corpus.No)}, corpus.FaultItem},
		{"fell by a rule alone", nil, []corpus.Verdict{row(NameUndisturbed, corpus.ProbeVerdict, "", corpus.No)},
			corpus.FaultItem},
		{"accepted", func(it *corpus.Item) { it.Status = corpus.Accepted }, nil, ""},
		{"flagged", func(it *corpus.Item) { it.Status = corpus.Flagged }, []corpus.Verdict{silent}, ""},
	} {
		it := corpus.Item{Status: corpus.Rejected, Stage: NameSufficient, Gold: []corpus.GoldAtom{operand,
			{Part: corpus.PartResult}},
			Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}}
		if c.change != nil {
			c.change(&it)
		}
		if got := Fault(&it, c.verdicts); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
