package judge

import "testing"

func TestAnswersAreLedIn(t *testing.T) {
	const asked, gold = "Was the porter call funding proposal finished on 15 January 2025?", "Yes"
	for cand, want := range map[string]bool{
		"The answer is Yes.": true, "Based on the messages, yes.": true, "According to the messages, the answer is yes.": true,
		"Answer: Yes.": true, "The answer is no.": false, "Based on the messages, no.": false, "Answer:": false,
	} {
		if got := Compare(asked, gold, cand) == Same; got != want {
			t.Errorf("%q is right: %v (%s)", cand, got, Compare(asked, gold, cand))
		}
	}
	if v := Compare("What is the retry limit?", "14", "The answer is: 14."); v != Same {
		t.Errorf("a number that is led in: %s", v)
	}
}
