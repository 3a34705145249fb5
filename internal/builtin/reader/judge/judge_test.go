package judge

import (
	"strings"
	"testing"

	"memloom/prompts"
)

// What the judge's pairs are about.
const (
	tookQ  = "How many working days did the rule table take, both ends counted?"
	whenQ  = "When was the rule table finished?"
	whoQ   = "Who owns the rule table?"
	whyQ   = "Why was the rule table delayed?"
	limitQ = "What is the retry limit of the rule table?"
	pageQ  = "Which page holds the final rule table?"
)

var judgePairs = []struct{ question, gold, cand, want string }{
	{"Does Ada own the rule table?", "No, it is Leo Brandt.", "No, Leo Brandt.", prompts.Correct},
	{"Does Ada own the rule table?", "No, it is Leo Brandt.", "No, it is Leo Brandt, not Ada.", prompts.Correct},
	{"Does Ada own the rule table?", "No, it is Leo Brandt.", "No, it is Ada.", prompts.Wrong},
	{"Does Ada own the rule table?", "No, it is Leo Brandt.", "Yes, it is Leo Brandt.", prompts.Wrong},
	{whenQ, "13 March 2025", "13 March 2025", prompts.Correct},
	{whenQ, "13 March 2025", "2025-03-13", prompts.Correct},
	{whenQ, "13 March 2025", "March 13, 2025", prompts.Correct},
	{whenQ, "13 March 2025", "on the 13th of March", prompts.Correct},
	{whenQ, "13 March 2025", "It was finished on 13 March 2025.", prompts.Correct},
	{whenQ, "13 March 2025", "14 March 2025", prompts.Wrong},
	{whenQ, "13 March 2025", "13 March 2024", prompts.Wrong},
	{whenQ, "13 March 2025", "March 2025", prompts.Wrong},
	{whenQ, "13 March 2025", "13 or 14 March 2025", prompts.Wrong},
	{whenQ, "13 March 2025", "in March", prompts.Wrong},
	{whenQ, "13 March 2025", "soon", prompts.Wrong},
	{whenQ, "13 March 2025", "around 13 March 2025", prompts.Wrong},
	{whenQ, "13 March 2025", "not on 13 March 2025", prompts.Wrong},
	{whenQ, "13 March 2025", "I cannot determine that from the messages.", prompts.Wrong},
	{tookQ, "7 working days", "7", prompts.Correct},
	{tookQ, "7 working days", "seven working days", prompts.Correct},
	{tookQ, "7 working days", "seven", prompts.Correct},
	{tookQ, "7 working days", "7 days", prompts.Correct},
	{tookQ, "7 working days", "It took 7 working days.", prompts.Correct},
	{tookQ, "7 working days", "7 business days", prompts.Correct},
	{tookQ, "7 working days", "7 calendar days", prompts.Wrong},
	{tookQ, "7 working days", "9 working days", prompts.Wrong},
	{tookQ, "7 working days", "7 or 8 working days", prompts.Wrong},
	{tookQ, "7 working days", "about 7 working days", prompts.Wrong},
	{tookQ, "7 working days", "a few days", prompts.Wrong},
	{tookQ, "7 working days", "several", prompts.Wrong},
	{"How many calendar days did it take?", "9 days", "9 working days", prompts.Wrong},
	{"How many calendar days did it take?", "9 days", "nine days", prompts.Correct},
	{"How many calendar days did it take?", "9 days", "9 calendar days", prompts.Correct},
	{whoQ, "Priya Raman", "Priya Raman", prompts.Correct},
	{whoQ, "Priya Raman", "Priya", prompts.Correct},
	{whoQ, "Priya Raman", "priya", prompts.Correct},
	{whoQ, "Priya Raman", "It is Priya Raman.", prompts.Correct},
	{whoQ, "Priya Raman", "Raman", prompts.Correct},
	{whoQ, "Priya Raman", "Leo Brandt", prompts.Wrong},
	{whoQ, "Priya Raman", "Priya Patel", prompts.Wrong},
	{whoQ, "Priya Raman", "Priya Raman and Leo Brandt", prompts.Wrong},
	{whoQ, "Priya Raman", "Priya Raman or Leo", prompts.Wrong},
	{whoQ, "Priya Raman", "not Priya", prompts.Wrong},
	{whoQ, "Priya Raman", "somebody from QA", prompts.Wrong},
	{limitQ, "12", "12", prompts.Correct},
	{limitQ, "12", "twelve", prompts.Correct},
	{limitQ, "12", "The limit is 12.", prompts.Correct},
	{limitQ, "12", "12 retries", prompts.Correct},
	{limitQ, "12", "13", prompts.Wrong},
	{limitQ, "12", "between 10 and 12", prompts.Wrong},
	{limitQ, "12", "", prompts.Wrong},
	{limitQ, "45 ml/min", "45 ml/min", prompts.Correct},
	{limitQ, "45 ml/min", "45", prompts.Correct},
	{limitQ, "45 ml/min", "60 ml/min", prompts.Wrong},
	{limitQ, "31 %", "31%", prompts.Correct},
	{limitQ, "31 %", "31 percent", prompts.Correct},
	{limitQ, "31 %", "13 %", prompts.Wrong},
	{limitQ, "€12,500", "EUR 12,500", prompts.Correct},
	{limitQ, "€12,500", "12,600 euros", prompts.Wrong},
	{pageQ, "https://wiki.acme.example/notice", "https://wiki.acme.example/notice", prompts.Correct},
	{pageQ, "https://wiki.acme.example/notice", "It is https://wiki.acme.example/notice.", prompts.Correct},
	{pageQ, "https://wiki.acme.example/notice", "https://wiki.acme.example/notice-draft", prompts.Wrong},
	{pageQ, "https://wiki.acme.example/notice", "https://wiki.acme.example/notice and https://wiki.acme.example/notice-draft", prompts.Wrong},
	{pageQ, "https://wiki.acme.example/notice", "the wiki page", prompts.Wrong},
	{whyQ, "the staging licence ran out", "because the staging licence ran out", prompts.Correct},
	{whyQ, "the staging licence ran out", "The staging licence had run out.", prompts.Correct},
	{whyQ, "the staging licence ran out", "It was delayed because the licence for staging ran out", prompts.Correct},
	{whyQ, "the staging licence ran out", "the firewall rule was missing", prompts.Wrong},
	{whyQ, "the staging licence ran out", "the staging licence did not run out", prompts.Wrong},
	{whyQ, "the staging licence ran out", "problems with a licence", prompts.Wrong},
	{whyQ, "the staging licence ran out", "some issue", prompts.Wrong},
	{whyQ, "the partner cannot sign requests", "the partner can sign requests", prompts.Wrong},
	{whyQ, "the partner cannot sign requests", "because the partner can't sign the requests", prompts.Correct},
	{"Which wards joined?", "Ward 6, Ward 9 and Ward 11", "Ward 9, Ward 11, Ward 6", prompts.Correct},
	{"Which wards joined?", "Ward 6, Ward 9 and Ward 11", "Ward 6 and Ward 9", prompts.Wrong},
	{"Which wards joined?", "Ward 6 and Ward 9", "Ward 6, Ward 9 and Ward 11", prompts.Wrong},
	{"Which ward was it?", "Ward 6", "Ward 9", prompts.Wrong},
	{"Which ward was it?", "Ward 6", "ward 6", prompts.Correct},
	{"Which cluster does it use?", "blue-7", "cluster blue-7", prompts.Correct},
	{"Which cluster does it use?", "blue-7", "green-2", prompts.Wrong},
	{"What was dropped?", "nightly batches", "nightly batches", prompts.Correct},
	{"What was dropped?", "nightly batches", "batches that run nightly", prompts.Correct},
	{"What was dropped?", "nightly batches", "event streams", prompts.Wrong},
	{"Is it done?", "yes", "Yes, on 13 March.", prompts.Correct},
	{"Is it done?", "yes", "no", prompts.Wrong},
	{"Is it done?", "no", "Yes", prompts.Wrong},
	{"Who leads it?", "cannot be determined", "unknown", prompts.Correct},
	{"Who leads it?", "cannot be determined", "Priya", prompts.Wrong},
	{"Who leads it?", "", "Priya", prompts.Unclear},
	{"What was dropped?", "a workshop without a written result", "I cannot determine that.", prompts.Wrong},
	{"What was dropped?", "a workshop without a written result", "the workshop with no written result", prompts.Correct},
}

// What the judge says in plain words is read as the verdict that it has.
func TestInWords(t *testing.T) {
	seen := map[string]int{}
	for _, tc := range judgePairs {
		in := prompts.JudgeIn{Question: tc.question, Gold: tc.gold, Candidate: tc.cand}
		want, text := Mark(in), InWords(in)
		got := prompts.ReadVerdict(text)
		if got.Verdict != want.Verdict || !strings.Contains(got.Reason, want.Reason) {
			t.Errorf("%q against gold %q: %q, want %+v", tc.cand, tc.gold, text, want)
		}
		seen[got.Verdict]++
	}
	if len(seen) != 3 {
		t.Errorf("verdicts %v", seen)
	}
}

func TestJudge(t *testing.T) {
	for _, tc := range judgePairs {
		out := Mark(prompts.JudgeIn{Question: tc.question, Gold: tc.gold, Candidate: tc.cand})
		if out.Verdict != tc.want {
			t.Errorf("%q against gold %q: %s (%s), want %s", tc.cand, tc.gold, out.Verdict, out.Reason, tc.want)
		}
	}
}

// A candidate without a word is marked like any other: `ask` hands on what it is given.
func TestMark_NoWord(t *testing.T) {
	for _, candidate := range []string{"", "\n \n"} {
		if got := Mark(prompts.JudgeIn{Question: "Is it finished?", Gold: "No, it is Leo Brandt.", Candidate: candidate}); got.Verdict == prompts.Correct {
			t.Errorf("%q: %+v", candidate, got)
		}
	}
}
