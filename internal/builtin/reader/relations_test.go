package reader

import (
	"testing"

	"memloom/internal/builtin/reader/readertest"
	"memloom/prompts"
)

// TestSolveRelations: several questions in one, how things stood at a time,
// rules by their case, and what two people state differently.
func TestSolveRelations(t *testing.T) { solveAll(t, "testdata/relations.txt") }

// TestConflictIsSaidInWords: who sees that two disagree tells who says what, and
// the judge takes that for right (S5).
func TestConflictIsSaidInWords(t *testing.T) {
	msgs := []prompts.Shown{
		readertest.Message(t, 1, "2025-03-04T09:10 Malik: The retry limit of the pump survey is 5."),
		readertest.Message(t, 2, "2025-03-04T09:12 Harriet: The retry limit of the pump survey is 7."),
	}
	const q = "What is the retry limit of the pump survey?"
	out, err := New(Options{}).Solve(prompts.SolveIn{Question: q, Messages: msgs})
	if err != nil || out.Outcome != prompts.Conflict || out.Answer != "They disagree: Malik says 5, Harriet says 7." {
		t.Errorf("%+v %v", out, err)
	}
	gold := "They disagree: Malik says 5, and Harriet says 7."
	if marked, err := New(Options{}).Judge(prompts.JudgeIn{Question: q, Gold: gold, Candidate: out.Answer}); err != nil || marked.Verdict != prompts.Correct {
		t.Errorf("the judge says %+v %v", marked, err)
	}
}
