package reader

import (
	"sort"
	"testing"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/readertest"
	"memloom/prompts"
)

// result puts an output into the notation of the cases.
func result(o prompts.SolveOut) string {
	switch o.Outcome {
	case prompts.CannotDetermine:
		return "-"
	case prompts.Conflict:
		return "!"
	}
	return o.Answer
}

func TestSolve(t *testing.T) { solveAll(t, "testdata/solve.txt") }

// solveAll asks every question of a file of cases and logs the figures by kind.
func solveAll(t *testing.T, path string) {
	t.Helper()
	r := New(Options{})
	type figure struct{ right, all int }
	figures := map[string]*figure{}
	for _, c := range readertest.Read(t, path) {
		out, err := r.Solve(prompts.SolveIn{Messages: c.Msgs, Question: c.Question})
		if err != nil {
			t.Fatal(err)
		}
		if figures[c.Kind] == nil {
			figures[c.Kind] = &figure{}
		}
		figures[c.Kind].all++
		got := result(out)
		if got == c.Want || got != "-" && got != "!" && c.Want != "-" && c.Want != "!" && judge.Compare(c.Question, c.Want, got) == judge.Same {
			figures[c.Kind].right++
			continue
		}
		t.Errorf("line %d (%s): %s\n\tgot  %q (%d %%, %s)\n\twant %q", c.Line, c.Kind, c.Question, got, out.Confidence, out.Reasoning, c.Want)
	}
	var kinds []string
	for k := range figures {
		kinds = append(kinds, k)
	}
	sort.Strings(kinds)
	for _, k := range kinds {
		t.Logf("%-10s %d/%d", k, figures[k].right, figures[k].all)
	}
}
