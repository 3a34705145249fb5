package filters

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

func TestHard(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer func(prompts.SolveIn) string
		k      int
		want   corpus.Outcome
		solved bool
		probes int
		reason string
	}{
		{"retrieved and right", finds("5", "retry limit"), 10, corpus.No, true, 1, "answers it right"},
		{"wrong before the evidence, right on it alone", func(in prompts.SolveIn) string {
			if len(in.Messages) == 1 {
				return "5"
			}
			return "3"
		}, 10, corpus.Yes, false, 2, "on the evidence alone"},
		{"wrong wherever it is asked", says("3"), 10, corpus.No, false, 2, "not answerable"},
		{"the evidence was not retrieved", says("3"), 1, corpus.Yes, false, 1, "misses 1"},
		{"it declines without the evidence", says(""), 1, corpus.Yes, false, 1, "misses 1"},
		{"the judge cannot tell", says("perhaps 5"), 10, corpus.Undetermined, false, 1, "cannot tell"},
	} {
		it := limit()
		if c.k == 1 { // what BM25 finds first is not the evidence
			it.Question = "Is the session cache load test still failing, and what is its limit?"
		}
		a, err := Hard(t.Context(), world(nil), Models{Solver: solver(c.answer), Judge: judge()}, it, "",
			Options{Baseline: c.k})
		got := last(t, a.Rows, err)
		if got.Outcome != c.want || a.Solved != c.solved || len(a.Rows) != c.probes+1 || !strings.Contains(got.Reason,
			c.reason) {
			t.Errorf("%s: solved %v, %+v", c.name, a.Solved, a.Rows)
		}
		if len(a.Retrieved) == 0 || len(a.Retrieved) > c.k {
			t.Errorf("%s: retrieved %v", c.name, a.Retrieved)
		}
	}
}

func TestTheBaselineSeesWhatTheAskerMaySee(t *testing.T) {
	it := absent()
	it.AskerID = "p1" // who has no seat where the tide table is spoken of
	s := solver(says(""))
	a, err := Hard(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, it, "", Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range a.Retrieved {
		if strings.HasPrefix(id, "msg-2") {
			t.Errorf("%s retrieved %v", it.AskerID, a.Retrieved)
		}
	}
	for _, m := range s.calls[0].Input.(prompts.SolveIn).Messages {
		if m.Group == "Tide" {
			t.Errorf("shown %+v", m)
		}
	}
	it = limit()
	it.AskedAt = march(5).At(9, 0)
	if a, err = Hard(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, it, "", Options{}); err != nil {
		t.Fatal(err)
	}
	for _, id := range a.Retrieved {
		if id != "msg-101" && id != "msg-201" {
			t.Errorf("asked at %s, %s was retrieved", it.AskedAt, id)
		}
	}
}

func TestAnAbstentionIsHardInTheSightOfALure(t *testing.T) {
	nothing := absent()
	nothing.Question = "Who brought coffee?"
	for _, c := range []struct {
		name   string
		it     corpus.Item
		answer string
		want   corpus.Outcome
		solved bool
	}{
		{"declines before another subject's value", absent(), "", corpus.Yes, false},
		{"declines before nothing that bears on it", nothing, "", corpus.No, true},
		{"is tempted", absent(), "5", corpus.Yes, false},
	} {
		a, err := Hard(t.Context(), world(nil), Models{Solver: solver(says(c.answer))}, c.it, ModeInverted, Options{})
		if got := last(t, a.Rows, err); got.Outcome != c.want || a.Solved != c.solved {
			t.Errorf("%s: solved %v, %+v", c.name, a.Solved, got)
		}
	}
}

func TestFailuresMakeNothingHard(t *testing.T) {
	for _, m := range []*model{failing(), nonsense()} {
		for _, mode := range []string{"", ModeInverted} {
			a, err := Hard(t.Context(), world(nil), Models{Solver: m, Judge: judge()}, limit(), mode, Options{})
			if got := last(t, a.Rows, err); got.Outcome != corpus.Undetermined || a.Solved {
				t.Errorf("%s %q: %+v", m.name, mode, a)
			}
		}
		a, err := Hard(t.Context(), world(nil), Models{Solver: solver(says("3")), Judge: m}, limit(), "", Options{})
		if got := last(t, a.Rows, err); got.Outcome != corpus.Undetermined || a.Solved {
			t.Errorf("the judge is %s: %+v", m.name, a)
		}
	}
}
