package prompttest

import "memloom/prompts"

// advised are answers to be marked by a rubric, and questions with a conversation that says nothing of them.
func advised(t *prompts.Tasks) []example {
	const question = "What could I bring when I am asked over next door?"
	should := []string{"takes into account that my neighbour Odd breaks out in a rash from anything with nuts, for instance with something without nuts"}
	shouldNot := []string{"suggests walnuts or a nut cake"}
	return []example{
		of(t.Personal.Rubric, "advice that fits", prompts.NewRubricIn(question, should, shouldNot,
			"Your neighbour Odd breaks out in a rash from anything with nuts, so take a bowl of cherries.")),
		of(t.Personal.Rubric, "advice that does not", prompts.NewRubricIn(question, should, shouldNot,
			"A nut cake always pleases.")),
		of(t.Personal.Rubric, "nothing", prompts.NewRubricIn(question, should, shouldNot, "")),
		of(t.Personal.Decoy, "another matter", prompts.BlindIn{Question: question, Messages: talk()}),
		of(t.Personal.Decoy, "options, no messages",
			prompts.BlindIn{Question: "What is the batch size of the harbour gate index?", Options: options()}),
	}
}
