package prompttest

import "memloom/prompts"

// related are answers about sets of variants.
func related(t *prompts.Tasks) []example {
	return []example{
		of(t.Scoring.Relation, "one of two sides", prompts.RelationIn{
			Relation: "contradictory", Subtype: "contradictory", Case: "Mira Castellan says what cannot both hold.",
			Facts: []prompts.RelationFact{{Sentence: "The index is due on 14 March 2025."},
				{Sentence: "The index is due on 21 March 2025."}},
			Question: "When is the index due?", Gold: "They disagree: once 14 March 2025, once 21 March 2025.",
			Candidate: "On 14 March 2025.",
		}),
		of(t.Scoring.Relation, "what holds in a context", prompts.RelationIn{
			Relation: "nuanced", Subtype: "contextual", Facts: []prompts.RelationFact{
				{Sentence: "At the gate, the batch size is 48 MB.", Condition: "at the gate"},
				{Sentence: "At the lock, the batch size is 64 MB.", Condition: "at the lock"},
			}, Question: "What is the batch size at the gate?", Gold: "48 MB", Correct: []string{"It is 48 MB."},
			Incorrect: []string{"64 MB"}, Candidate: "It is 48 MB.",
		}),
		of(t.Scoring.Relation, "no facts known, no answer", prompts.RelationIn{Relation: "nuanced", Subtype: "temporal",
			Question: "How many berths were there in 2020?", Gold: "12"}),
	}
}
