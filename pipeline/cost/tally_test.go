package cost

import (
	"context"
	"math"
	"testing"

	"memloom/internal/llm"
)

// TestTally_PrefixIsSharedWithNeighbours: of each prompt, what it shares with the next in order.
func TestTally_PrefixIsSharedWithNeighbours(t *testing.T) {
	for _, c := range []struct {
		users []string
		want  float64
	}{
		{nil, 0}, {[]string{"abc"}, 0}, {[]string{"abcd", "xyzq"}, 1. / 10}, // the line break behind no system text
		{[]string{"abcd", "abcd"}, 0.5}, {[]string{"abcx", "zzzz", "abcy"}, 5. / 15},
	} {
		tally, err := NewTally()
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range c.users {
			hear(t, tally, "a", u, "")
		}
		_, got, err := tally.Count(tally.Take())
		if err != nil || math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%v: %v, want %v, %v", c.users, got, c.want, err)
		}
	}
}

// hear has a tally hear a call on behalf of a unit.
func hear(t *testing.T, tally *Tally, unit, user, answer string) {
	t.Helper()
	ctx := llm.ForUnit(context.Background(), llm.Unit{Stage: "text p1", Name: unit})
	call := llm.Call{Task: "dialogue.day", Role: llm.RoleAuthor, Prompt: func() (llm.Prompt,
		error) {
		return llm.Prompt{User: user}, nil
	}}
	if err := tally.Hear(ctx, call, answer); err != nil {
		t.Fatal(err)
	}
}

// TestTally_CallsCountForWhatTheyStandFor: calls and tokens of a unit that stands for several count as often, those of
// one that stands for none do not, and what was taken is not taken again.
func TestTally_CallsCountForWhatTheyStandFor(t *testing.T) {
	tally, err := NewTally()
	if err != nil {
		t.Fatal(err)
	}
	hear(t, tally, "a", "one two three", "yes")
	hear(t, tally, "b", "one two three", "yes")
	calls := tally.Take()
	calls[0].For, calls[1].For = 3, 0
	got, _, err := tally.Count(calls)
	if err != nil || len(got) != 1 || got[0].Calls != 3 || math.Round(got[0].In) != 4 || got[0].Out != 1 {
		t.Errorf("%+v, %v", got, err)
	}
	if again := tally.Take(); len(again) > 0 {
		t.Errorf("taken again: %+v", again)
	}
	sample := Sample{}
	if err := sample.Expect(tally, calls); err != nil || sample["b"]["dialogue.day"].Calls != 1 {
		t.Errorf("%+v, %v", sample, err)
	}
}
