package filters

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// marker marks the lines of rubrics: a candidate does what a line says if it holds the line's last word.
func marker() *model {
	return &model{name: "marker", answer: func(c llm.Call) (any, error) {
		in := c.Input.(prompts.RubricIn)
		marks := func(lines []prompts.RubricLine) []prompts.LineMark {
			out := []prompts.LineMark{}
			for _, l := range lines {
				words, mark := strings.Fields(l.Line), prompts.DoesNot
				switch {
				case strings.Contains(in.Candidate, "perhaps"):
					mark = prompts.Unmarked
				case strings.Contains(in.Candidate, words[len(words)-1]):
					mark = prompts.Does
				}
				out = append(out, prompts.LineMark{N: l.N, Mark: mark})
			}
			return out
		}
		return prompts.RubricOut{Should: marks(in.Should), ShouldNot: marks(in.ShouldNot), Reason: "counted"}, nil
	}}
}

func advice() corpus.Item {
	it := limit()
	it.Format, it.Answer = corpus.FormatRubric, "Since it is 5, plan five attempts."
	it.Rubric = &corpus.Rubric{Should: []string{"takes into account five"}, ShouldNot: []string{"suggests eight"}}
	return it
}

// TestSufficientByRubric: answers to rubric items are marked line by line, whatever the gold answer says.
func TestSufficientByRubric(t *testing.T) {
	for _, c := range []struct {
		answer string
		judge  *model
		want   corpus.Outcome
		code   corpus.Code
	}{
		{"five it is", marker(), corpus.Yes, ""},
		{"five or eight", marker(), corpus.No, corpus.CodeWrongAnswer},
		{"six", marker(), corpus.No, corpus.CodeWrongAnswer},
		{"perhaps five", marker(), corpus.Undetermined, corpus.CodeUnmarked},
		{"five", failing(), corpus.Undetermined, corpus.CodeCallFailed},
	} {
		rows, err := Sufficient(t.Context(), world(nil), Models{Solver: solver(says(c.answer)), Judge: c.judge}, advice(), "",
			Options{})
		if got := last(t, rows, err); got.Outcome != c.want || got.Code != c.code {
			t.Errorf("%q: %+v", c.answer, got)
		}
	}
}

// guesser answers with a fixed word, and keeps what it was shown.
func guesser(answer string) *model {
	return &model{name: "guesser", answer: func(llm.Call) (any, error) {
		return prompts.BlindOut{Answer: answer, Confidence: 90, Reasoning: "it says so"}, nil
	}}
}

// TestBlindDecoy: the panel reads a segment that says nothing of what is asked, always the same one; an abstention
// reads none.
func TestBlindDecoy(t *testing.T) {
	v, it := world(nil), limit()
	seen := map[string]bool{}
	for _, key := range []string{"a/0001", "a/0002", "a/0003", "a/0004", "a/0005", "a/0006"} {
		it.Key = key
		m := guesser("7")
		rows, err := Blind(t.Context(), v, Models{Judge: judge(), Panel: []llm.Model{m, m}}, it, "", Options{Decoy: true})
		if got := last(t, rows, err); got.Outcome != corpus.Yes {
			t.Errorf("%+v", rows)
		}
		ref := rows[0].ContextRef
		if seen[ref] = true; ref != rows[1].ContextRef || ref != "segment s-tide" && ref != "segment s-day" {
			t.Errorf("%s: shown %q and %q", key, rows[0].ContextRef, rows[1].ContextRef)
		}
		if in := m.calls[0].Input.(prompts.BlindIn); m.calls[0].Task != prompts.TaskDecoy || len(in.Messages) == 0 ||
			in.AskedAt != it.AskedAt {
			t.Errorf("%s was asked with %+v", m.calls[0].Task, in)
		}
	}
	if len(seen) != 2 {
		t.Errorf("all items have the decoys %v", seen)
	}
	for name, c := range map[string]struct {
		it   corpus.Item
		mode string
		o    Options
		v    *View
	}{
		"an abstention": {absent(), ModeInverted, Options{Decoy: true}, v},
		"not asked for": {limit(), "", Options{}, v},
		"nothing else is": {limit(), "", Options{Decoy: true},
			world(func(w *World, _ *[]corpus.PlannedMessage) { w.Segments = w.Segments[:1] })},
	} {
		m := guesser("7")
		rows, err := Blind(t.Context(), c.v, Models{Judge: judge(), Panel: []llm.Model{m}}, c.it, c.mode, c.o)
		if last(t, rows, err); rows[0].ContextRef != "none" || m.calls[0].Task != prompts.TaskBlind {
			t.Errorf("%s: shown %q by %s", name, rows[0].ContextRef, m.calls[0].Task)
		}
	}
}

// TestVerifiers: all must be right every time. A failed call leaves the item open, and is never a yes.
func TestVerifiers(t *testing.T) {
	right, wrong := solver(finds("5", "is 5")), solver(says("8"))
	right.name, wrong.name = "right", "wrong"
	turns := 0
	wavering := &model{name: "wavering", answer: func(c llm.Call) (any, error) {
		if turns++; turns > 1 {
			return wrong.answer(c)
		}
		return right.answer(c)
	}}
	of := func(list ...[]llm.Model) (out []Verifier) {
		for _, times := range list {
			out = append(out, Verifier{times[0].Name(), times})
		}
		return out
	}
	for _, c := range []struct {
		name string
		who  []Verifier
		rows int
		want corpus.Outcome
		says string
	}{
		{"two, twice each", of([]llm.Model{right, right}, []llm.Model{right, right}), 5, corpus.Yes,
			"2 verifiers, asked 4 times in all"},
		{"one is wrong", of([]llm.Model{right, right}, []llm.Model{wrong, wrong}), 4, corpus.No, `wrong: answered "8"`},
		{"one is wrong the second time", of([]llm.Model{wavering, wavering}), 3, corpus.No, `wavering: answered "8"`},
		{"one fails throughout", of([]llm.Model{right, right}, []llm.Model{failing(), failing()}), 5, corpus.Undetermined,
			"failed"},
		{"one fails, one is wrong", of([]llm.Model{failing(), failing()}, []llm.Model{wrong, wrong}), 4, corpus.No, "wrong"},
		{"one that repeats itself", of([]llm.Model{right}, []llm.Model{right, right}), 4, corpus.Yes,
			"right repeats itself and is asked once"},
		{"the solver alone, which repeats itself", nil, 2, corpus.Yes, "right repeats itself and is asked once"},
	} {
		turns = 0
		rows, err := Sufficient(t.Context(), world(nil), Models{Solver: right, Judge: judge(), Verifiers: c.who}, limit(), "",
			Options{Repeats: 2})
		if got := last(t, rows, err); got.Outcome != c.want || len(rows) != c.rows || !strings.Contains(got.Reason, c.says) {
			t.Errorf("%s: %d rows, %+v", c.name, len(rows), got)
		}
		if len(rows) > 2 && rows[1].Probe != VerifierProbe(1, 2) && rows[1].Probe != VerifierProbe(2, 1) {
			t.Errorf("%s: the second row is of %q", c.name, rows[1].Probe)
		}
	}
}

// TestVerifiersDecline: of an abstention every verifier must decline.
func TestVerifiersDecline(t *testing.T) {
	silent, answers := solver(says("")), solver(says("8"))
	for _, c := range []struct {
		second *model
		want   corpus.Outcome
	}{{silent, corpus.Yes}, {answers, corpus.No}, {failing(), corpus.Undetermined}} {
		who := []Verifier{{"a", []llm.Model{silent, silent}}, {"b", []llm.Model{c.second, c.second}}}
		rows, err := Sufficient(t.Context(), world(nil), Models{Solver: answers, Verifiers: who}, absent(), ModeInverted,
			Options{})
		if got := last(t, rows, err); got.Outcome != c.want {
			t.Errorf("%+v", got)
		}
	}
}

// changed asks for the latest limit, which was 5 before it became 8.
func changed() (*View, corpus.Item) {
	v := world(func(w *World, plan *[]corpus.PlannedMessage) {
		w.Messages = append(w.Messages, message("msg-401", "g1", march(20).At(9, 0), "Mira Castellan", "that limit is 8 now"))
		w.Segments = append(w.Segments, corpus.Segment{ID: "s-new", GroupID: "g1", MessageIDs: []string{"msg-401"}})
	})
	it := limit()
	it.Answer = "8"
	eight := corpus.CountValue(8)
	it.Gold[0].Atom, it.Gold[0].Operation, it.Gold[0].MessageID = &eight, corpus.OpLatest, "msg-401"
	it.Evidence = []corpus.Evidence{{MessageID: "msg-102", Role: corpus.RoleSuperseded, Set: 1}, {MessageID: "msg-401",
		Role: corpus.RoleAnswer, Set: 2}}
	return v, it
}

// TestNecessaryLatest: without the last piece the outdated value or nothing is given, and nothing else.
func TestNecessaryLatest(t *testing.T) {
	v, it := changed()
	for _, c := range []struct {
		name   string
		solver *model
		want   corpus.Outcome
		code   corpus.Code
	}{
		{"the outdated value", solver(finds("5", "is 5")), corpus.Yes, ""},
		{"nothing", solver(says("")), corpus.Yes, ""},
		{"the new one all the same", solver(says("8")), corpus.No, corpus.CodeStillAnswered},
		{"something else", solver(says("6")), corpus.No, corpus.CodeWrongAnswer},
		{"who knows", solver(says("perhaps 6")), corpus.Undetermined, corpus.CodeUnmarked},
		{"a call that fails", failing(), corpus.Undetermined, corpus.CodeCallFailed},
	} {
		rows, err := Necessary(t.Context(), v, Models{Solver: c.solver, Judge: judge()}, it, ModeLatest, Options{})
		if got := last(t, rows, err); got.Outcome != c.want || got.Code != c.code || len(rows) != 2 ||
			!slices.Equal(rows[0].LeftOut, []string{"msg-401"}) {
			t.Errorf("%s: %+v", c.name, rows)
		}
	}
}

// TestNecessaryLeavesSegments: with a piece its whole segment goes, and the segments of the other pieces are shown
// whole.
func TestNecessaryLeavesSegments(t *testing.T) {
	v, it := changed()
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "msg-201", Role: corpus.RoleBridge, Set: 3})
	s := solver(says(""))
	rows, err := Necessary(t.Context(), v, Models{Solver: s, Judge: judge()}, it, "", Options{LeaveSegments: true})
	if got := last(t, rows, err); got.Outcome != corpus.Yes || len(rows) != 3 {
		t.Fatalf("%+v", rows)
	}
	for i, want := range []struct {
		ref string
		n   int
	}{{"segments s-load, s-tide", 6}, {"segments s-load, s-new", 5}} {
		if shown := s.calls[i].Input.(prompts.SolveIn).Messages; rows[i].ContextRef != want.ref || len(shown) != want.n {
			t.Errorf("probe %d was shown %q, %d messages", i, rows[i].ContextRef, len(shown))
		}
	}
	it.Evidence[2].MessageID = "msg-101" // in the segment of the superseded piece
	rows, err = Necessary(t.Context(), v, Models{Solver: s, Judge: judge()}, it, "", Options{LeaveSegments: true})
	if last(t, rows, err); rows[1].ContextRef != "segments s-new" {
		t.Errorf("without msg-101 it was shown %q", rows[1].ContextRef)
	}
}
