package prompttest

import "memloom/prompts"

// windows are stretches of dialogue to score.
func windows(t *prompts.Tasks) []example {
	var heard []prompts.Heard
	for _, m := range talk() {
		heard = append(heard, prompts.Heard{Speaker: m.Speaker, At: m.At, Text: m.Text})
	}
	return []example{
		of(t.Scoring.Quality, "a few messages", prompts.QualityIn{Scale: prompts.Scale{From: 1, To: 5}, Messages: heard}),
		of(t.Scoring.Quality, "a single message, from 0", prompts.QualityIn{Scale: prompts.Scale{From: 0, To: 5},
			Messages: heard[:1]}),
		of(t.Scoring.Quality, "no message", prompts.QualityIn{Scale: prompts.Scale{From: 1, To: 5}}),
	}
}
