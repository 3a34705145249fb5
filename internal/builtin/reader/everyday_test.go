package reader

import (
	"testing"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/readertest"
	"memloom/prompts"
)

// TestEverydayTalk: what the reader does not read. Of questions over everyday talk it
// answers few, and is wrong about some of these; it declines the others.
func TestEverydayTalk(t *testing.T) {
	const atMost, wrongAtMost = 4, 3
	r := New(Options{})
	cases := readertest.Read(t, "testdata/everyday.txt")
	answered, right := 0, 0
	for _, c := range cases {
		out, err := r.Solve(prompts.SolveIn{Messages: c.Msgs, Question: c.Question})
		if err != nil {
			t.Fatal(err)
		}
		got := result(out)
		if got == "-" {
			continue
		}
		answered++
		if got == c.Want || got != "!" && c.Want != "-" && c.Want != "!" && judge.Compare(c.Question, c.Want, got) == judge.Same {
			right++
			continue
		}
		t.Logf("line %d: %s\n\tgot  %q\n\twant %q", c.Line, c.Question, got, c.Want)
	}
	t.Logf("%d questions, %d answered, %d rightly", len(cases), answered, right)
	if answered > atMost || answered-right > wrongAtMost {
		t.Errorf("%d answers, %d of them wrong; want at most %d and %d", answered, answered-right, atMost, wrongAtMost)
	}
}
