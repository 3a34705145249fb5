package prompttest

import "memloom/prompts"

// conversations are the matters of a user, the messages of cores of either side, and parts of a conversation.
func conversations(t *prompts.Tasks) []example {
	user := day().People[0]
	cases := prompts.CasesIn{User: prompts.Profile{Name: user.Name, Occupation: "harbour pilot"}, Industry: "shipping",
		Goals:    []string{"lose no hour at the gate"},
		Subjects: []string{"harbour gate index", "tide table import"}, Count: 10}
	core := prompts.CoreIn{User: user, Side: prompts.SideUser, Category: "changing_facts", Pieces: []prompts.CorePiece{
		{N: 1, Subject: "harbour gate index", Attribute: "batch size", Value: "40 MB",
			Clause: "the batch size for the harbour gate index is 40 MB"},
		{N: 2, Subject: "harbour gate index", Attribute: "batch size", Value: "60 MB", Changed: true,
			Clause: "the batch size for the harbour gate index is now 60 MB"},
	}}
	told := core
	told.Side, told.Category, told.Pieces = prompts.SideAssistant, "assistant_facts", core.Pieces[:1]
	leg := prompts.SessionIn{User: user, Date: day().Date, Type: prompts.SessionReview, Workflow: 2, Messages: 10,
		Topic:   "the notes for the harbour gate index",
		Purpose: "leave notes that others can work from", Says: []prompts.Say{{N: 1, Side: prompts.SideAssistant, Whole: true,
			Surfaces: []string{"40 MB"},
			Clause:   "One thing more. The batch size for the harbour gate index is 40 MB."}},
		Details: []string{"nobody has read the last version"}, Offers: []string{"a list of what is missing",
			"leave room for remarks"},
		Leg: &prompts.Leg{N: 2, Of: 3, Before: []string{"the tide table import"}, Last: []prompts.SessionMessage{
			{Role: prompts.SideUser, Text: "That will do."}, {Role: prompts.SideAssistant, Text: "Good."}}}}
	first := leg
	first.Says, first.Leg = []prompts.Say{}, &prompts.Leg{N: 1, Of: 3}
	return []example{of(t.Talks.Cases, "ten matters", cases), of(t.Talks.Core, "a value that changes", core),
		of(t.Talks.Core, "what the assistant says", told),
		of(t.Talks.Leg, "a message of the assistant, word for word", leg),
		of(t.Talks.Leg, "the first part, with nothing that must be said", first)}
}
