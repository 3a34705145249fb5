package prompttest

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// sessions are talks with an assistant: one with something that either side must say, and the shortest there is.
func sessions(t *prompts.Tasks) []example {
	in := prompts.SessionIn{
		User: day().People[0], Date: corpus.NewDate(2025, 3,
			15), Type: prompts.SessionDecision, Workflow: 1, Messages: 8,
		Topic: "the new cover for the rowing boat", Purpose: "choose one before the boat goes back on the water",
		Says: []prompts.Say{
			{N: 1, Side: prompts.SideUser, Clause: "anything with zips jams after a week of salt"},
			{N: 2, Side: prompts.SideAssistant, Clause: "canvas of this weight dries in about 6 hours",
				Surfaces: []string{"6 hours"}},
		},
		Details: []string{"the boat lies under a lime tree", "my brother takes the cover off alone",
			"the old one flapped all winter"},
		Offers: []string{"a cover with straps and buckles", "lift it on two hoops so that rain runs off",
			"a spare set of cords", "ask the sailmaker for offcuts"},
	}
	short := in
	short.Type, short.Workflow, short.Messages, short.Says, short.Details = prompts.SessionReflection, 3,
		prompts.FewestSessionMessages, []prompts.Say{}, nil
	broken := prompts.SessionFixIn{Session: short, Says: []prompts.SaidAt{}, Attempt: 1,
		Messages: []prompts.SessionMessage{
			{Role: prompts.SideUser, Text: "I keep putting off the cover for the boat."},
			{Role: prompts.SideAssistant, Text: "That took you 3 weeks, did it not?"},
			{Role: prompts.SideUser, Text: "Something in me hopes for another summer first."},
			{Role: prompts.SideAssistant, Text: "Then order the cords today and leave the rest."},
		}, Conflicts: []prompts.Fault{{Level: 1, Kind: "text", Severity: prompts.Major, Slot: 2,
			Message: `the text holds "3 weeks", which the input does not: say it without a value`}}}
	return []example{of(t.Session, "both sides have something to say", in),
		of(t.Session, "nothing that must be said", short), of(t.SessionFix, "a value that nobody planned", broken)}
}
