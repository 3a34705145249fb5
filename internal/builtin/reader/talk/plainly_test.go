package talk

import "testing"

// TestPlainly: openings and requests lead to the question that is meant; a plain question stays as it is.
func TestPlainly(t *testing.T) {
	for asked, want := range map[string]string{
		"What is the cap for the survey?":                                       "What is the cap for the survey?",
		"Tell me, what is the cap for the survey?":                              "what is the cap for the survey?",
		"Remind me: going by the messages, what is the cap for the survey?":     "what is the cap for the survey?",
		"I am filling in the overview: which cap do we have for the survey?":    "which cap do we have for the survey?",
		"Could you look up the cap for the survey?":                             "what is the cap for the survey?",
		"Could you tell me who the reviewer for the survey is?":                 "who is the reviewer for the survey?",
		"Whom should I enter as the reviewer for the survey?":                   "who is the reviewer for the survey?",
		"Which date should I enter as the due date for the survey?":             "what is the due date for the survey?",
		"What do the messages say the cap for the survey is?":                   "what is the cap for the survey?",
		"Where does the latency on the survey stand?":                           "what is the latency on the survey?",
		"For the survey, what do we have as the cap and the reviewer?":          "what is the cap and the reviewer for the survey?",
		"For the overview of the survey: what are the cap and the review date?": "what are the cap and the review date for the survey?",
	} {
		if got := Plainly(asked); got != want {
			t.Errorf("%q is put as %q", asked, got)
		}
	}
}
