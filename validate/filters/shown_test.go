package filters

import (
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

var bySegment = Options{Shown: ShownSegment}

// TestSufficient_ShowsSegments: all that the item may see of the segments that hold its evidence, in order of time,
// with speaker and time; citations come back as ids of the corpus, and coverage is that of the evidence alone.
func TestSufficient_ShowsSegments(t *testing.T) {
	bound, early := limit(), limit()
	bound.AskerID, early.AskedAt = "p1", march(6).At(9, 0)
	foreign := add(message("msg-203", "g2", march(4).At(8, 0), "Odd Brekke", "5 in your group too"), "s-load")
	for _, c := range []struct {
		name   string
		it     corpus.Item
		change func(*World, *[]corpus.PlannedMessage)
		o      Options
		want   string
		ref    string
	}{
		{"messages", limit(), nil, Options{}, "msg-102", "evidence"},
		{"its segment", limit(), nil, bySegment, "msg-101 msg-102 msg-104 msg-103", "segments s-load"},
		{"a message of two segments", limit(), func(w *World, _ *[]corpus.PlannedMessage) {
			w.Segments[1].MessageIDs = append(w.Segments[1].MessageIDs, "msg-102")
		}, bySegment, "msg-101 msg-201 msg-102 msg-104 msg-103 msg-202", "segments s-load, s-tide"},
		{"what the asker reads", bound, foreign, bySegment, "msg-101 msg-102 msg-104 msg-103", "segments s-load"},
		{"what was said before the asking", early, nil, bySegment, "msg-101 msg-102", "segments s-load"},
	} {
		s := solver(finds("5", "5"))
		v := world(c.change)
		rows, err := Sufficient(t.Context(), v, Models{Solver: s, Judge: judge()}, c.it, "", c.o)
		got := last(t, rows, err)
		var ids []string
		for _, m := range s.calls[0].Input.(prompts.SolveIn).Messages {
			at := slices.IndexFunc(v.messages, func(x corpus.Message) bool {
				return x.Text == m.Text && x.At == m.At &&
					x.AuthorName == m.Speaker
			})
			ids = append(ids, v.messages[at].ID)
		}
		if strings.Join(ids, " ") != c.want || rows[0].ContextRef != c.ref {
			t.Errorf("%s: shown %q as %q, want %q as %q", c.name, ids, rows[0].ContextRef, c.want, c.ref)
		}
		if got.Outcome != corpus.Yes || got.Coverage == nil || *got.Coverage != 100 || !slices.Contains(got.Citations,
			"msg-102") {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

// TestSufficient_SegmentsOfEachAlone: what is withheld is not shown, nor a segment that only the withheld is in.
func TestSufficient_SegmentsOfEachAlone(t *testing.T) {
	it := limit()
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "msg-201", Role: corpus.RoleAnswer, Set: 1})
	s := solver(says("5"))
	rows, err := Sufficient(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, it, ModeEach, bySegment)
	last(t, rows, err)
	want := []string{"segments s-load with msg-102 alone of its set", "segments s-tide with msg-201 alone of its set"}
	if diff := gocmp.Diff(want, []string{rows[0].ContextRef, rows[1].ContextRef}); diff != "" {
		t.Errorf("refs (-want +got):\n%s", diff)
	}
	for i, n := range []int{4, 2} {
		if got := len(s.calls[i].Input.(prompts.SolveIn).Messages); got != n {
			t.Errorf("probe %d shows %d messages, want %d", i+1, got, n)
		}
	}
}

// TestUnique_LooksOutsideTheSegments: what is in S+ is no second source, what is elsewhere is one.
func TestUnique_LooksOutsideTheSegments(t *testing.T) {
	for segment, want := range map[string]corpus.Outcome{"s-load": corpus.Yes, "s-tide": corpus.No} {
		plant := add(message("msg-203", "g1", march(13).At(9, 0), "Odd Brekke",
			"the load test of that cache gives up after 5"), segment)
		for _, mode := range []string{ThreeStep, Exhaustive} {
			m := Models{Solver: solver(finds("5", "5")), Judge: judge(), Probe: prober(sharp)}
			rows, cost := uniquely(t, world(plant), m, limit(), Options{Uniqueness: mode, Shown: ShownSegment})
			if got := rows[len(rows)-1]; got.Outcome != want || cost.ExhaustiveCalls != 2 {
				t.Errorf("%s, %s: %s (%s), %d other segments", segment, mode, got.Outcome, got.Reason, cost.ExhaustiveCalls)
			}
		}
	}
}

// TestUnique_TwoPhases: an item with options is asked with "cannot determine" only where a forced choice was right, and
// falls only if it is right again; open items have the second phase alone.
func TestUnique_TwoPhases(t *testing.T) {
	choice := limit()
	choice.Options = []corpus.Option{{Letter: "A", Text: "4"}, {Letter: "B", Text: "5"}}
	choice.AnswerLetter = "B"
	plant := add(message("msg-203", "g2", march(13).At(9, 0), "Odd Brekke", "that cache gives up after 5"), "s-tide")
	for _, c := range []struct {
		name   string
		it     corpus.Item
		shown  string
		forced any // an output or an error
		then   string
		want   corpus.Outcome
		probes string
	}{
		{"forced wrong", choice, ShownSegment, prompts.ForcedOut{Letter: "A"}, "5", corpus.Yes, "forced choice"},
		{"forced right, then declined", choice, ShownSegment, prompts.ForcedOut{Letter: "B"}, "", corpus.Yes,
			"forced choice, segment"},
		{"forced right, then wrong", choice, ShownSegment, prompts.ForcedOut{Letter: "B"}, "4", corpus.Yes,
			"forced choice, segment"},
		{"right twice", choice, ShownSegment, prompts.ForcedOut{Letter: "B"}, "5", corpus.No, "forced choice, segment"},
		{"no letter", choice, ShownSegment, prompts.ForcedOut{Letter: ""}, "5", corpus.Undetermined, "forced choice"},
		{"the call fails", choice, ShownSegment, errDown, "5", corpus.Undetermined, "forced choice"},
		{"open", limit(), ShownSegment, errDown, "5", corpus.No, "segment"},
		{"messages", choice, ShownMessage, errDown, "5", corpus.No, "segment"},
	} {
		then := solver(says(c.then))
		m := &model{name: "solver", answer: func(call llm.Call) (any, error) {
			if call.Task != prompts.TaskForced {
				return then.answer(call)
			}
			if err, failed := c.forced.(error); failed {
				return nil, err
			}
			return c.forced, nil
		}}
		rows, _ := uniquely(t, world(plant), Models{Solver: m, Judge: judge(), Probe: prober(sharp)}, c.it,
			Options{Shown: c.shown})
		var probes []string
		for _, r := range rows[:len(rows)-1] {
			probes = append(probes, r.Probe)
		}
		if got := rows[len(rows)-1]; got.Outcome != c.want || strings.Join(probes, ", ") != c.probes {
			t.Errorf("%s: %s (%s) after %q, want %s after %q", c.name, got.Outcome, got.Reason, probes, c.want, c.probes)
		}
	}
}
