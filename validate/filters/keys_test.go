package filters

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// lenient accepts what is on its list, cannot tell of what is hedged, and
// rejects the rest.
func lenient(accepts ...string) *model {
	return &model{name: "lenient", answer: func(c llm.Call) (any, error) {
		in := c.Input.(prompts.JudgeIn)
		switch {
		case in.Candidate == "perhaps 5":
			return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: "hedged"}, nil
		case in.Candidate == "down":
			return nil, errDown
		case slices.Contains(accepts, in.Candidate):
			return prompts.JudgeOut{Verdict: prompts.Correct}, nil
		}
		return prompts.JudgeOut{Verdict: prompts.Wrong}, nil
	}}
}

func TestAnswerKeys(t *testing.T) {
	for _, c := range []struct {
		name         string
		right, wrong []string
		want         corpus.Outcome
		left, kept   int
	}{
		{"all as they should be", []string{"five", "It is 5."}, []string{"3", "some"}, corpus.Yes, 2, 2},
		{"a right one falls", []string{"five", "V"}, []string{"3"}, corpus.Yes, 1, 1},
		{"a wrong one is accepted", []string{"five"}, []string{"It is 5.", "3"}, corpus.Yes, 1, 1},
		{"no right one is left", []string{"V", "cinq"}, []string{"3"}, corpus.No, 0, 1},
		{"no wrong one is left", []string{"five"}, []string{"It is 5."}, corpus.No, 1, 0},
		{"there were none", nil, []string{"3"}, corpus.No, 0, 1},
		{"one that cannot be marked is dropped", []string{"five", "perhaps 5"}, []string{"3"}, corpus.Yes, 1, 1},
		{"only such are left", []string{"perhaps 5"}, []string{"3"}, corpus.Undetermined, 0, 1},
		{"a call fails", []string{"down"}, []string{"3"}, corpus.Undetermined, 0, 1},
		{"a side without any decides, whatever failed on the other", []string{"down"}, []string{"It is 5."}, corpus.No, 0, 0},
	} {
		it := limit()
		it.CorrectAnswers, it.IncorrectAnswers = c.right, c.wrong
		rows, err := AnswerKeys(t.Context(), world(nil), Models{Judge: lenient("five", "It is 5.")}, it, Options{})
		if got := last(t, rows, err); got.Outcome != c.want || len(rows) != len(c.right)+len(c.wrong)+1 {
			t.Errorf("%s: %+v", c.name, rows)
		}
		KeepKeys(&it, rows)
		if len(it.CorrectAnswers) != c.left || len(it.IncorrectAnswers) != c.kept {
			t.Errorf("%s: left are %q and %q", c.name, it.CorrectAnswers, it.IncorrectAnswers)
		}
	}
}

func TestWithoutAnswerKeysNothingIsDropped(t *testing.T) {
	it := limit()
	it.CorrectAnswers = []string{"five"}
	if KeepKeys(&it, Undisturbed(world(nil), it)) || len(it.CorrectAnswers) != 1 {
		t.Error("an answer was dropped that nobody marked")
	}
}
