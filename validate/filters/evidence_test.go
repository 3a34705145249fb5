package filters

import (
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

func TestSufficient(t *testing.T) {
	conflict := &model{name: "c", answer: func(llm.Call) (any, error) {
		return prompts.SolveOut{Outcome: prompts.Conflict}, nil
	}}
	declines := &model{name: "d", answer: func(llm.Call) (any, error) {
		return prompts.SolveOut{Outcome: prompts.CannotDetermine, Reasoning: "two say otherwise"}, nil
	}}
	for _, c := range []struct {
		name   string
		solver *model
		judge  llm.Model
		want   corpus.Outcome
		reason string
	}{
		{"right", solver(says("5")), judge(), corpus.Yes, "5"},
		{"wrong", solver(says("6")), judge(), corpus.No, "wrong"},
		{"declines", solver(says("")), judge(), corpus.No, prompts.CannotDetermine},
		{"says why", declines, judge(), corpus.No, "cannot_determine on the evidence alone: two say otherwise"},
		{"sees a conflict", conflict, judge(), corpus.No, prompts.Conflict},
		{"fails", failing(), judge(), corpus.Undetermined, "the provider is down"},
		{"nonsense", nonsense(), judge(), corpus.Undetermined, "no acceptable answer"},
		{"hedges", solver(says("perhaps 5")), judge(), corpus.Undetermined, "cannot tell"},
		{"the judge fails", solver(says("5")), failing(), corpus.Undetermined, "the judge failed"},
	} {
		rows, err := Sufficient(t.Context(), world(nil), Models{Solver: c.solver, Judge: c.judge}, limit(), "", Options{})
		if got := last(t, rows, err); got.Outcome != c.want || !strings.Contains(got.Reason, c.reason) ||
			rows[0].Outcome != c.want {
			t.Errorf("%s: %s (%s), want %s (%s)", c.name, got.Outcome, got.Reason, c.want, c.reason)
		}
	}
}

func TestSufficientShowsTheEvidenceUnderLocalIDs(t *testing.T) {
	s := solver(says("7 working days"))
	rows, err := Sufficient(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, duration(), "", Options{})
	last(t, rows, err)
	in := s.calls[0].Input.(prompts.SolveIn)
	want := []prompts.Shown{
		{ID: "m1", Speaker: "Mira Castellan", At: march(3).At(9, 0), Group: "Cache",
			Text: "starting the session cache load test"},
		{ID: "m2", Speaker: "Odd Brekke", At: march(6).At(9, 0), Group: "Cache",
			Text: "is the session cache load test still failing"},
		{ID: "m3", Speaker: "Mira Castellan", At: march(11).At(16, 0), Group: "Cache",
			Text: "session cache load test merged"},
	}
	if diff := gocmp.Diff(want, in.Messages); diff != "" {
		t.Errorf("shown (-want +got):\n%s", diff)
	}
	p, err := s.calls[0].Prompt()
	if err != nil || strings.Contains(p.User, "msg-") || strings.Contains(p.User, "s-load") {
		t.Errorf("an id of the corpus reaches the model: %v\n%s", err, p.User)
	}
}

func TestCoverageIsTheShareOfEvidenceUsed(t *testing.T) {
	half := &model{name: "s", answer: func(llm.Call) (any, error) {
		return prompts.SolveOut{Outcome: prompts.Answered, Answer: "7 working days", Citations: []string{"m3", "m2"}}, nil
	}}
	rows, err := Sufficient(t.Context(), world(nil), Models{Solver: half, Judge: judge()}, duration(), "", Options{})
	got := last(t, rows, err)
	if got.Coverage == nil || *got.Coverage != 50 { // one of two, context aside
		t.Errorf("coverage %v", got.Coverage)
	}
	if diff := gocmp.Diff([]string{"msg-103", "msg-104"}, got.Citations); diff != "" {
		t.Errorf("citations (-want +got):\n%s", diff)
	}
	rows, err = Sufficient(t.Context(), world(nil), Models{Solver: failing(), Judge: judge()}, duration(), "", Options{})
	if got := last(t, rows, err); got.Coverage != nil {
		t.Errorf("a failed call covers %d %%", *got.Coverage)
	}
}

func TestOtherCorrectAnswersCount(t *testing.T) {
	it := limit()
	it.CorrectAnswers = []string{"5", "five"}
	j := judge()
	rows, err := Sufficient(t.Context(), world(nil), Models{Solver: solver(says("five")), Judge: j}, it, "", Options{})
	if got := last(t, rows, err); got.Outcome != corpus.Yes || len(j.calls) != 2 {
		t.Errorf("%+v after %d calls of the judge", got, len(j.calls))
	}
}

func TestSufficientInverted(t *testing.T) {
	for _, c := range []struct {
		name   string
		solver *model
		want   corpus.Outcome
	}{
		{"declines", solver(says("")), corpus.Yes},
		{"answers", solver(says("5")), corpus.No},
		{"fails", failing(), corpus.Undetermined},
		{"nonsense", nonsense(), corpus.Undetermined},
	} {
		rows, err := Sufficient(t.Context(), world(nil), Models{Solver: c.solver, Judge: failing()}, absent(), ModeInverted,
			Options{})
		if got := last(t, rows, err); got.Outcome != c.want {
			t.Errorf("%s: %s (%s), want %s", c.name, got.Outcome, got.Reason, c.want)
		}
	}
}

func TestAbstentionIsTestedOnEverythingAboutItsSubject(t *testing.T) {
	texts := func(change func(*World, *[]corpus.PlannedMessage), it corpus.Item, o Options) []string {
		s := solver(says(""))
		rows, err := Sufficient(t.Context(), world(change), Models{Solver: s, Judge: judge()}, it, ModeInverted, o)
		last(t, rows, err)
		var out []string
		for _, m := range s.calls[0].Input.(prompts.SolveIn).Messages {
			out = append(out, m.Text)
		}
		return out
	}
	named := add(message("msg-302", "g1", march(7).At(13, 0), "Odd Brekke", "Tide-table imports gave up after 4"), "s-day")
	got := texts(named, absent(), Options{Retrieved: 1})
	for _, want := range []string{"tide table import again, sorry", "Tide-table imports gave up after 4",
		"who finished the coffee", "the retry limit of the session cache load test is 5"} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not shown, but %q", want, got)
		}
	}
	if slices.Contains(got, "session cache load test merged") {
		t.Errorf("with one message retrieved %d are shown", len(got))
	}
	bound := absent()
	bound.AskerID = "p1"
	if got := texts(named, bound, Options{}); slices.Contains(got, "tide table import again, sorry") {
		t.Errorf("the asker sees what stands in a foreign group: %q", got)
	}
	early := absent()
	early.AskedAt = march(12).At(9, 0)
	if got := texts(named, early, Options{}); slices.Contains(got, "tide table import again, sorry") {
		t.Errorf("what is said at the time of asking is shown: %q", got)
	}
}

func TestNecessary(t *testing.T) {
	bridged := duration()
	bridged.Evidence[0].Role = corpus.RoleBridge
	anyOne := limit()
	anyOne.Evidence = append(anyOne.Evidence, corpus.Evidence{MessageID: "msg-104", Role: corpus.RoleAnswer, Set: 1})
	contextOnly := limit()
	contextOnly.Evidence[0].Role = corpus.RoleContext
	both := finds("7 working days", "starting", "merged")
	for _, c := range []struct {
		name   string
		it     corpus.Item
		mode   string
		solver *model
		want   corpus.Outcome
		probes int
	}{
		{"both are needed", duration(), "", solver(both), corpus.Yes, 2},
		{"the start is not needed", duration(), "", solver(finds("7 working days", "merged")), corpus.No, 2},
		{"known without anything", limit(), "", solver(says("5")), corpus.No, 1},
		{"a wrong answer on the rest", limit(), "", solver(says("6")), corpus.Yes, 1},
		{"bridges are left out too", bridged, "", solver(finds("7 working days", "merged")), corpus.No, 2},
		{"bridges are not left out", bridged, ModeAnswers, solver(finds("7 working days", "merged")), corpus.Yes, 1},
		{"a group is left out whole", anyOne, "", solver(finds("5", "session cache")), corpus.Yes, 1},
		{"fails", duration(), "", failing(), corpus.Undetermined, 2},
		{"nonsense", duration(), "", nonsense(), corpus.Undetermined, 2},
		{"hedges", limit(), "", solver(says("perhaps 5")), corpus.Undetermined, 1},
		{"nothing to leave out", contextOnly, "", solver(says("5")), corpus.Undetermined, 0},
	} {
		rows, err := Necessary(t.Context(), world(nil), Models{Solver: c.solver, Judge: judge()}, c.it, c.mode, Options{})
		if got := last(t, rows, err); got.Outcome != c.want || len(rows)-1 != c.probes {
			t.Errorf("%s: %s (%s) after %d probes, want %s after %d", c.name, got.Outcome, got.Reason, len(rows)-1, c.want,
				c.probes)
		}
	}
}

func TestNecessarySaysWhatItLeftOut(t *testing.T) {
	s := solver(finds("7 working days", "starting", "merged"))
	rows, err := Necessary(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, duration(), "", Options{})
	last(t, rows, err)
	for i, want := range []string{"msg-101", "msg-103"} {
		if !slices.Equal(rows[i].LeftOut, []string{want}) || len(s.calls[i].Input.(prompts.SolveIn).Messages) != 2 {
			t.Errorf("probe %d left out %v", i+1, rows[i].LeftOut)
		}
	}
}

// flaky fails the calls that the bits say, and is otherwise the solver.
func flaky(s *model, fails []bool) *model {
	n := 0
	return &model{name: "flaky", answer: func(c llm.Call) (any, error) {
		n++
		if n <= len(fails) && fails[n-1] {
			return nil, errDown
		}
		return s.answer(c)
	}}
}

// Whatever fails: a probe whose call failed is undetermined, and a filter that
// says yes had no failed probe.
func TestFailuresNeverDecideAVerdictOnEvidence(t *testing.T) {
	solvers := []*model{solver(says("7 working days")), solver(says("")), solver(says("9 days")),
		solver(finds("7 working days", "starting", "merged"))}
	filters := map[string]func(*testing.T, Models) ([]corpus.Verdict, error){
		"sufficient": func(t *testing.T, m Models) ([]corpus.Verdict, error) {
			return Sufficient(t.Context(), world(nil), m, duration(), "", Options{})
		},
		"necessary": func(t *testing.T, m Models) ([]corpus.Verdict, error) {
			return Necessary(t.Context(), world(nil), m, duration(), "", Options{})
		},
		"unique": func(t *testing.T, m Models) ([]corpus.Verdict, error) {
			rows, _, err := Unique(t.Context(), world(nil), m, duration(), nil, Options{Uniqueness: Exhaustive})
			return rows, err
		},
	}
	for name, filter := range filters {
		rapid.Check(t, func(r *rapid.T) {
			fails := rapid.SliceOfN(rapid.Bool(), 6, 6).Draw(r, "fails")
			judgeFails := rapid.SliceOfN(rapid.Bool(), 6, 6).Draw(r, "judge fails")
			s := rapid.SampledFrom(solvers).Draw(r, "solver")
			rows, err := filter(t, Models{Solver: flaky(s, fails), Judge: flaky(judge(), judgeFails)})
			if err != nil {
				r.Fatal(err)
			}
			broken := false
			for _, row := range rows {
				failed := strings.Contains(row.Reason, errDown.Error())
				broken = broken || failed
				if failed && row.Outcome != corpus.Undetermined {
					r.Fatalf("%s: a failed probe is %s", name, row.Outcome)
				}
			}
			switch verdict := rows[len(rows)-1]; {
			case broken && verdict.Outcome == corpus.Yes:
				r.Fatalf("%s: yes in spite of a failed probe", name)
			case verdict.Outcome == corpus.No && !slices.ContainsFunc(rows[:len(rows)-1],
				func(p corpus.Verdict) bool { return p.Outcome == corpus.No }):
				r.Fatalf("%s: no without a probe that says so", name)
			}
		})
	}
}
