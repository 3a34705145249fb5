package reader

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
	"testing"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// solveCase is a question of testdata with its passage.
type solveCase struct {
	line     int
	kind     string
	question string
	want     string
	msgs     []prompts.Shown
}

func readSolveCases(t testing.TB, path string) []solveCase {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []solveCase
	var msgs []prompts.Shown
	s := bufio.NewScanner(f)
	for n := 1; s.Scan(); n++ {
		tag, rest, _ := strings.Cut(s.Text(), " ")
		switch tag {
		case "":
			msgs = nil
		case "@":
			msgs = append(msgs, message(t, len(msgs)+1, rest))
		case "?":
			kind, question, _ := strings.Cut(rest, " ")
			cases = append(cases, solveCase{line: n, kind: kind, question: question, msgs: msgs})
		case "=":
			cases[len(cases)-1].want = rest
		}
	}
	return cases
}

// message reads "2025-03-11T09:06 Leo Brandt: text".
func message(t testing.TB, n int, line string) prompts.Shown {
	t.Helper()
	stamp, rest, _ := strings.Cut(line, " ")
	speaker, text, ok := strings.Cut(rest, ": ")
	at, err := corpus.ParseStamp(stamp)
	if err != nil || !ok {
		t.Fatalf("message %q: %v", line, err)
	}
	return prompts.Shown{ID: fmt.Sprintf("m%d", n), Speaker: speaker, At: at, Group: "g", Text: text}
}

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
	for _, c := range readSolveCases(t, path) {
		out, err := r.Solve(prompts.SolveIn{Messages: c.msgs, Question: c.question})
		if err != nil {
			t.Fatal(err)
		}
		if figures[c.kind] == nil {
			figures[c.kind] = &figure{}
		}
		figures[c.kind].all++
		got := result(out)
		if got == c.want || got != "-" && got != "!" && c.want != "-" && c.want != "!" && judge.Compare(c.question, c.want, got) == judge.Same {
			figures[c.kind].right++
			continue
		}
		t.Errorf("line %d (%s): %s\n\tgot  %q (%d %%, %s)\n\twant %q", c.line, c.kind, c.question, got, out.Confidence, out.Reasoning, c.want)
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
