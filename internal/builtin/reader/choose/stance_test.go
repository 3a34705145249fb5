package choose

import (
	"slices"
	"testing"

	"memloom/internal/builtin/reader/text"
)

func TestStance(t *testing.T) {
	for question, want := range map[string]int{
		"Yes, that is fine": passes, "Go ahead, nobody minds": passes, "No problem, do it": passes, "Of course": passes,
		"No, the day is fixed": against, "Do not sign it": against, "Don't sign it": against, "Put it off for now": against, "Not before June": against,
		"The spare key": unclear, "Ida Berg": unclear,
	} {
		if got := stance(text.Parse(question, 0)); got != want {
			t.Errorf("%q: %d, want %d", question, got, want)
		}
	}
}

func TestCaseIn(t *testing.T) {
	for question, want := range map[string]string{
		"During high water, swaps of locks need a call":                             "high water",
		"For the record, swaps of locks need a guard":                               "",
		"Exception for swaps of locks: under a siege it is a letter":                "sieg",
		"To save us trouble, swaps of locks need a guard":                           "",
		"Swaps of locks need a guard":                                               "",
		"The rule on swaps of locks stays, except that in a frost we need a heater": "frost",
	} {
		p := text.Parse(question, 0)
		got := ""
		for i, s := range caseIn(p, p.Sents[0], text.ContentStems("swaps of locks")) {
			if i > 0 {
				got += " "
			}
			got += s
		}
		if got != want {
			t.Errorf("%q: %q, want %q", question, got, want)
		}
	}
}

func TestAgentNouns(t *testing.T) {
	for low, want := range map[string]string{
		"review": "reviewer", "reviewed": "reviewer", "approve": "approver", "approved": "approver", "approval": "approver", "inspecting": "inspector", "checker": "checker", "the": "",
	} {
		if got := agentNouns(text.Tokenise(low)[0]); want == "" && len(got) > 0 || want != "" && !slices.Contains(got, want) {
			t.Errorf("%s: %q, want %q", low, got, want)
		}
	}
}
