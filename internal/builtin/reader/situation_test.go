package reader

import "testing"

// TestSituationByRule: a matter is told by what its rule requires in general, and its case by what the term means.
func TestSituationByRule(t *testing.T) {
	options := []string{"We need a ticket opened by the platform crew for that", "We need an entry in the log for that",
		"We need a fresh pair of eyes from the support desk for that", "We need a ticket opened by the owning team for that"}
	const question = "It's about something that otherwise needs a nod from the platform crew. " +
		"What makes it special this time: a leak that is still going on. What has to be in place before we start?"
	base := "Mara: I want it written down that manual edits to the settings of the ledger writer need a nod from the platform crew."
	other := "Mara: Exception for manual edits to the settings of the ledger writer: on a guest shift it's an entry in the log instead."
	term := "Ida: What we call \"break-glass case\" is a leak that is still going on."
	for _, override := range []string{
		"Jon: The usual rule for manual edits to the settings of the ledger writer doesn't hold in a break-glass case. Then we want a fresh pair of eyes from the support desk.",
		"Jon: Special case for manual edits to the settings of the ledger writer: in a break-glass case it's a fresh pair of eyes from the support desk instead.",
		"Jon: There's an exception for manual edits to the settings of the ledger writer. In a break-glass case we need a fresh pair of eyes from the support desk instead.",
		"Jon: In a break-glass case, it's a fresh pair of eyes from the support desk instead for manual edits to the settings of the ledger writer.",
	} {
		solvesChoice(t, question, []string{base, override, term, other}, options, "C")
		solvesChoice(t, question, []string{override, term, other}, options, "")
		solvesChoice(t, question, []string{base, override, other}, options, "")
	}
	for _, gloss := range []string{
		"Ida: When we say \"break-glass case\", we are thinking of a leak that is still going on. Nothing more to it.",
		"Ida: When we write \"break-glass case\", we are speaking of a leak that is still going on.",
		"Ida: No secret code: \"break-glass case\" means a leak that is still going on.",
	} {
		solvesChoice(t, question, []string{base, other, gloss,
			"Jon: In a break-glass case, manual edits to the settings of the ledger writer go another way: it's a fresh pair of eyes from the support desk instead."}, options, "C")
	}
}
