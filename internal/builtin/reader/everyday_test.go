package reader

import (
	"testing"

	"memloom/internal/builtin/reader/judge"
	"memloom/prompts"
)

// TestEverydayTalk: what the reader does not read. Of questions over everyday talk it
// answers few, and is wrong about some of these; it declines the others.
func TestEverydayTalk(t *testing.T) {
	const atMost, wrongAtMost = 4, 3
	r := New(Options{})
	cases := readSolveCases(t, "testdata/everyday.txt")
	answered, right := 0, 0
	for _, c := range cases {
		out, err := r.Solve(prompts.SolveIn{Messages: c.msgs, Question: c.question})
		if err != nil {
			t.Fatal(err)
		}
		got := result(out)
		if got == "-" {
			continue
		}
		answered++
		if got == c.want || got != "!" && c.want != "-" && c.want != "!" && judge.Compare(c.question, c.want, got) == judge.Same {
			right++
			continue
		}
		t.Logf("line %d: %s\n\tgot  %q\n\twant %q", c.line, c.question, got, c.want)
	}
	t.Logf("%d questions, %d answered, %d rightly", len(cases), answered, right)
	if answered > atMost || answered-right > wrongAtMost {
		t.Errorf("%d answers, %d of them wrong; want at most %d and %d", answered, answered-right, atMost, wrongAtMost)
	}
}
