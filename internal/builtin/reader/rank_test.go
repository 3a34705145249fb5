package reader

import (
	"slices"
	"strings"
	"testing"

	"memloom/prompts"
)

// TestWithoutEvidence: what a message states is believed less, or not at all, without it.
func TestWithoutEvidence(t *testing.T) {
	r := New(Options{})
	for _, c := range skiQuestions {
		in := prompts.SolveIn{Question: c.question, Messages: said(t, skiClub...)}
		with, _ := r.Solve(in)
		if with.Outcome != prompts.Answered {
			continue
		}
		in.Messages = slices.DeleteFunc(in.Messages, func(m prompts.Shown) bool { return slices.Contains(with.Citations, m.ID) })
		if out, _ := r.Solve(in); out.Answer == with.Answer && out.Confidence >= with.Confidence {
			t.Errorf("%s: %q with %d %%, without its evidence %d %%", c.question, out.Answer, with.Confidence, out.Confidence)
		}
	}
}

// TestDecliningSaysWhy: no answer has a reason, and a value that was found but is not
// trusted is named in it.
func TestDecliningSaysWhy(t *testing.T) {
	out, _ := New(Options{}).Solve(prompts.SolveIn{Question: "Who is the approver for the lift tickets?", Messages: said(t, skiClub...)})
	if out.Outcome != prompts.CannotDetermine || out.Reasoning == "" {
		t.Errorf("%s, %q", out.Outcome, out.Reasoning)
	}
	found := ranked{finding: finding{answer: "22 findings"}, probability: weights.threshold / 2}
	for _, c := range []struct {
		strict finding
		found  []ranked
		want   string
	}{
		{finding{}, nil, noStatement},
		{nothing("nobody promises it"), nil, "nobody promises it"},
		{nothing("nobody promises it"), []ranked{found}, `"22 findings" and is right with`},
	} {
		if got := whyNot(c.strict, c.found); !strings.Contains(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestWeights: what can only speak for a finding makes it likelier, and what can only
// speak against it less likely.
func TestWeights(t *testing.T) {
	for i, sign := range featureSigns {
		for _, w := range []features{weights.first, weights.reading, weights.other} {
			if w[i]*sign < 0 {
				t.Errorf("%s weighs %.3f", featureNames[i], w[i])
			}
		}
	}
}

func TestReadModel(t *testing.T) {
	for _, text := range []string{"covered x 1 2", "covered 1 2", "colour 1 2 3"} {
		if _, err := readModel(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	m, err := readModel("# weights\nthreshold 0.5 # of all\ncovered 1 2 3\n")
	if err != nil || m.threshold != .5 || m.first[xCovered] != 1 || m.reading[xCovered] != 2 || m.other[xCovered] != 3 {
		t.Error(m, err)
	}
}
