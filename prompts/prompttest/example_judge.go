package prompttest

import "memloom/prompts"

// judged are open answers to be marked, in JSON and in plain words.
func judged(t *prompts.Tasks) []example {
	return []example{
		of(t.Judge, "the same in other words", prompts.JudgeIn{Question: "When was the index due?", Gold: "14 March 2025",
			Candidate: "on March 14, 2025"}),
		of(t.Judge, "something else", prompts.JudgeIn{Question: "When was the index due?", Gold: "14 March 2025",
			Candidate: "some time in spring"}),
		of(t.Judge, "nothing", prompts.JudgeIn{Question: "When was the index due?", Gold: "14 March 2025"}),
		of(t.Scoring.Verdict, "the same in other words", prompts.JudgeIn{Question: "When was the index due?",
			Gold: "14 March 2025", Candidate: "on March 14, 2025"}),
		of(t.Scoring.Verdict, "nothing", prompts.JudgeIn{Question: "When was the index due?", Gold: "14 March 2025"}),
	}
}
