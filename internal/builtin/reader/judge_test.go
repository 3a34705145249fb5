package reader

import (
	"testing"

	"memloom/prompts"
)

func TestJudge(t *testing.T) {
	const (
		c = prompts.Correct
		w = prompts.Wrong
	)
	took := "How many working days did the rule table take, both ends counted?"
	when := "When was the rule table finished?"
	who := "Who owns the rule table?"
	why := "Why was the rule table delayed?"
	limit := "What is the retry limit of the rule table?"
	page := "Which page holds the final rule table?"
	for _, tc := range []struct{ question, gold, cand, want string }{
		{when, "13 March 2025", "13 March 2025", c},
		{when, "13 March 2025", "2025-03-13", c},
		{when, "13 March 2025", "March 13, 2025", c},
		{when, "13 March 2025", "on the 13th of March", c},
		{when, "13 March 2025", "It was finished on 13 March 2025.", c},
		{when, "13 March 2025", "14 March 2025", w},
		{when, "13 March 2025", "13 March 2024", w},
		{when, "13 March 2025", "March 2025", w},
		{when, "13 March 2025", "13 or 14 March 2025", w},
		{when, "13 March 2025", "in March", w},
		{when, "13 March 2025", "soon", w},
		{when, "13 March 2025", "around 13 March 2025", w},
		{when, "13 March 2025", "not on 13 March 2025", w},
		{when, "13 March 2025", "I cannot determine that from the messages.", w},
		{took, "7 working days", "7", c},
		{took, "7 working days", "seven working days", c},
		{took, "7 working days", "seven", c},
		{took, "7 working days", "7 days", c},
		{took, "7 working days", "It took 7 working days.", c},
		{took, "7 working days", "7 business days", c},
		{took, "7 working days", "7 calendar days", w},
		{took, "7 working days", "9 working days", w},
		{took, "7 working days", "7 or 8 working days", w},
		{took, "7 working days", "about 7 working days", w},
		{took, "7 working days", "a few days", w},
		{took, "7 working days", "several", w},
		{"How many calendar days did it take?", "9 days", "9 working days", w},
		{"How many calendar days did it take?", "9 days", "nine days", c},
		{"How many calendar days did it take?", "9 days", "9 calendar days", c},
		{who, "Priya Raman", "Priya Raman", c},
		{who, "Priya Raman", "Priya", c},
		{who, "Priya Raman", "priya", c},
		{who, "Priya Raman", "It is Priya Raman.", c},
		{who, "Priya Raman", "Raman", c},
		{who, "Priya Raman", "Leo Brandt", w},
		{who, "Priya Raman", "Priya Patel", w},
		{who, "Priya Raman", "Priya Raman and Leo Brandt", w},
		{who, "Priya Raman", "Priya Raman or Leo", w},
		{who, "Priya Raman", "not Priya", w},
		{who, "Priya Raman", "somebody from QA", w},
		{limit, "12", "12", c},
		{limit, "12", "twelve", c},
		{limit, "12", "The limit is 12.", c},
		{limit, "12", "12 retries", c},
		{limit, "12", "13", w},
		{limit, "12", "between 10 and 12", w},
		{limit, "12", "", w},
		{limit, "45 ml/min", "45 ml/min", c},
		{limit, "45 ml/min", "45", c},
		{limit, "45 ml/min", "60 ml/min", w},
		{limit, "31 %", "31%", c},
		{limit, "31 %", "31 percent", c},
		{limit, "31 %", "13 %", w},
		{limit, "€12,500", "EUR 12,500", c},
		{limit, "€12,500", "12,600 euros", w},
		{page, "https://wiki.acme.example/notice", "https://wiki.acme.example/notice", c},
		{page, "https://wiki.acme.example/notice", "It is https://wiki.acme.example/notice.", c},
		{page, "https://wiki.acme.example/notice", "https://wiki.acme.example/notice-draft", w},
		{page, "https://wiki.acme.example/notice", "https://wiki.acme.example/notice and https://wiki.acme.example/notice-draft", w},
		{page, "https://wiki.acme.example/notice", "the wiki page", w},
		{why, "the staging licence ran out", "because the staging licence ran out", c},
		{why, "the staging licence ran out", "The staging licence had run out.", c},
		{why, "the staging licence ran out", "It was delayed because the licence for staging ran out", c},
		{why, "the staging licence ran out", "the firewall rule was missing", w},
		{why, "the staging licence ran out", "the staging licence did not run out", w},
		{why, "the staging licence ran out", "problems with a licence", w},
		{why, "the staging licence ran out", "some issue", w},
		{why, "the partner cannot sign requests", "the partner can sign requests", w},
		{why, "the partner cannot sign requests", "because the partner can't sign the requests", c},
		{"Which wards joined?", "Ward 6, Ward 9 and Ward 11", "Ward 9, Ward 11, Ward 6", c},
		{"Which wards joined?", "Ward 6, Ward 9 and Ward 11", "Ward 6 and Ward 9", w},
		{"Which wards joined?", "Ward 6 and Ward 9", "Ward 6, Ward 9 and Ward 11", w},
		{"Which ward was it?", "Ward 6", "Ward 9", w},
		{"Which ward was it?", "Ward 6", "ward 6", c},
		{"Which cluster does it use?", "blue-7", "cluster blue-7", c},
		{"Which cluster does it use?", "blue-7", "green-2", w},
		{"What was dropped?", "nightly batches", "nightly batches", c},
		{"What was dropped?", "nightly batches", "batches that run nightly", c},
		{"What was dropped?", "nightly batches", "event streams", w},
		{"Is it done?", "yes", "Yes, on 13 March.", c},
		{"Is it done?", "yes", "no", w},
		{"Is it done?", "no", "Yes", w},
		{"Who leads it?", "cannot be determined", "unknown", c},
		{"Who leads it?", "cannot be determined", "Priya", w},
		{"Who leads it?", "", "Priya", prompts.Unclear},
	} {
		out, err := New(Options{}).Judge(prompts.JudgeIn{Question: tc.question, Gold: tc.gold, Candidate: tc.cand})
		if err != nil {
			t.Fatal(err)
		}
		if out.Verdict != tc.want {
			t.Errorf("%q against gold %q: %s (%s), want %s", tc.cand, tc.gold, out.Verdict, out.Reason, tc.want)
		}
	}
}
