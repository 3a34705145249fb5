package judge

import (
	"testing"

	"memloom/prompts"
)

// TestJudgeDisagreement: where the gold is that two people disagree, an answer
// must say so, hold both values, give each to its own speaker and prefer none (S5).
func TestJudgeDisagreement(t *testing.T) {
	const limits = "The accounts differ: Ada Quill says 5, and Ben Osei says 7."
	const days = "The messages disagree: Petra Faro says 20 May 2025, and Ngozi Thorne says 22 May 2025."
	const vendors = "The two contradict each other: Mara Blum has Oakline, while Jon Reyes has Fernmill Ltd."
	const money = "The messages disagree: Ada Quill says €54,500, and Ben Osei says €28,750."
	for _, c := range []struct{ gold, cand, want string }{
		{limits, "The accounts differ: Ada Quill says 5, and Ben Osei says 7.", prompts.Correct},
		{limits, "There's a conflict: 7 according to Ben, 5 according to Ada.", prompts.Correct},
		{limits, "It is disputed. Ada says 5 while Ben says 7.", prompts.Correct},
		{limits, "The statements contradict each other (5 or 7).", prompts.Correct},
		{limits, "5", prompts.Wrong},
		{limits, "7", prompts.Wrong},
		{limits, "5 or 7", prompts.Wrong},
		{limits, "The statements conflict: some say 5, others 8.", prompts.Wrong},
		{limits, "They disagree: Ada says 7, and Ben says 5.", prompts.Wrong},
		{limits, "Ada says 5 and Ben says 7; the latest is 7, so go with 7.", prompts.Wrong},
		{limits, "They disagree.", prompts.Wrong},
		{limits, "It cannot be determined.", prompts.Wrong},
		{days, "Petra says the 20th of May, but Ngozi says 22 May 2025, so this is unresolved.", prompts.Correct},
		{days, "It's inconsistent: May 20 or May 22, 2025.", prompts.Correct},
		{days, "20 May 2025, according to Petra.", prompts.Wrong},
		{days, "There is a discrepancy: 20 May against 23 May.", prompts.Wrong},
		{vendors, "Conflicting: Mara says Oakline, Jon says Fernmill Ltd.", prompts.Correct},
		{vendors, "Conflicting: Mara says Oakline, Jon says something else.", prompts.Wrong},
		{vendors, "Oakline, as Mara says.", prompts.Wrong},
		{money, "The figures conflict: EUR 54,500 and EUR 28,750.", prompts.Correct},
		{money, "The figures conflict: EUR 54,500 and EUR 28,570.", prompts.Wrong},
	} {
		out := Mark(prompts.JudgeIn{Question: "What is the limit for the import?", Gold: c.gold, Candidate: c.cand})
		if out.Verdict != c.want {
			t.Errorf("gold %q, candidate %q: %s (%s), want %s", c.gold, c.cand, out.Verdict, out.Reason, c.want)
		}
	}
}
