package judge

import (
	"testing"

	"memloom/prompts"
)

const (
	severalQ = "For the pump survey: who reviews it, at which site is it, and what is the estimate?"
	severalG = "The reviewer is Ilse Drummond, the site is Fernhill and the estimate is 8 working days."
	neededQ  = "What do exports of the ledger require?"
	claimQ   = "Does Rosa Tait keep the key of the depot?"
	claimG   = "No, it is Kwame Quigley."
	rowQ     = "Who disagreed about what?"
	rowG     = "the auditors and the sales crew disagreed about the exit terms"
	tornQ    = "What is the vendor of the pump survey?"
	tornG    = "They disagree: Malik Osei says Dunnock, and Harriet Vale says Turnstone."
)

// nearPairs are answers that share most words with the gold, or few, and are
// told apart by the others.
var nearPairs = []struct{ question, gold, cand, want string }{
	{severalQ, severalG, "Ilse Drummond, Fernhill, 8 working days", prompts.Correct},
	{severalQ, severalG, "Ilse, Fernhill and eight working days.", prompts.Correct},
	{severalQ, severalG, "The site is Fernhill, the reviewer is Ilse Drummond, and the estimate is 8 working days.", prompts.Correct},
	{severalQ, severalG, "Ilse Drummond, 8 working days", prompts.Wrong},
	{severalQ, severalG, "The reviewer is Ilse Drummond and the estimate is 8 working days.", prompts.Wrong},
	{severalQ, severalG, "The reviewer is Ilse Drummond and the site is Fernhill.", prompts.Wrong},
	{severalQ, severalG, "The reviewer is Ilse Drummond, the site is Ashby and the estimate is 8 working days.", prompts.Wrong},
	{severalQ, severalG, "The reviewer is Ilse Drummond, the site is Fernhill and the estimate is 9 working days.", prompts.Wrong},
	{severalQ, severalG, "The reviewer is Fernhill, the site is Ilse Drummond and the estimate is 8 working days.", prompts.Wrong},
	{severalQ, severalG, "The reviewer is Ilse Marsh, the site is Fernhill and the estimate is 8 working days.", prompts.Wrong},
	{severalQ, severalG, "Reviewer: Fernhill; site: Ilse Drummond; estimate: 8 working days", prompts.Wrong},
	{severalQ, severalG, "Reviewer: Ilse Drummond; site: Fernhill; estimate: 8 working days", prompts.Correct},
	{severalQ, severalG, "Ilse Drummond, Fernhill, Ashby, 8 working days", prompts.Wrong},
	{"Who are the reviewer and the sponsor?", "The reviewer is Ilse Drummond and the sponsor is Jon Pell.", "Jon Pell is the reviewer and Ilse Drummond is the sponsor.", prompts.Wrong},
	{"Who are the reviewer and the sponsor?", "The reviewer is Ilse Drummond and the sponsor is Jon Pell.", "Ilse is the reviewer and Jon is the sponsor.", prompts.Correct},
	{whyQ, "the following: the bridge crew revoked our passes", "As the bridge crew revoked our passes, I would propose a list that shows it early.", prompts.Correct},
	{rowQ, "the tenants and the council contradict each other on the rent", "The tenants and the council disagree on the rent.", prompts.Correct},

	{neededQ, "a deletion note kept by the test crew", "a deletion note kept by the data office", prompts.Wrong},
	{neededQ, "a deletion note kept by the test crew", "They need a deletion note that the test crew keeps.", prompts.Correct},
	{neededQ, "a deletion note kept by the test crew", "a deletion note kept by the test team", prompts.Correct},
	{neededQ, "approval by the privacy office", "approval by the security office", prompts.Wrong},
	{neededQ, "approval by the privacy office", "the approval of the privacy office", prompts.Correct},
	{neededQ, "approval by the privacy office", "One needs approval by the privacy office.", prompts.Correct},
	{neededQ, "a witness from the security office", "a witness from the data office", prompts.Wrong},
	{neededQ, "a witness from the security office", "somebody from the data office", prompts.Wrong},
	{"Which site was picked?", "Fernhill Ward", "Larch Ward", prompts.Wrong},
	{"Which site was picked?", "Fernhill Ward", "Fernhill Ward", prompts.Correct},
	{"Which site was picked?", "Fernhill Ward", "Only Fernhill Ward.", prompts.Correct},
	{"Who reviews it?", "Ilse Drummond", "Mara Drummond", prompts.Wrong},
	{"Who reviews it?", "Ilse Drummond", "Dr Drummond", prompts.Correct},
	{"Who reviews it?", "Ilse Drummond", "Drummond", prompts.Correct},
	{severalQ, severalG, "We have Ilse Drummond as the reviewer, Fernhill as the site and 8 working days as the estimate.", prompts.Correct},
	{"What are the two dates?", "The review date is 4 March 2025 and the freeze date is 9 March 2025.", "The review date is 9 March 2025 and the freeze date is 4 March 2025.", prompts.Wrong},
	{"What are the two dates?", "The review date is 4 March 2025 and the freeze date is 9 March 2025.", "4 March 2025 and 9 March 2025", prompts.Correct},
	{"What are the two dates?", "The review date is 4 March 2025 and the freeze date is 9 March 2025.", "The review date is 4 March 2025.", prompts.Wrong},
	{"What are the worker count and the number of defects?", "The worker count is 88 and the number of defects is 17.", "The worker count is 17 and the number of defects is 88.", prompts.Wrong},
	{"What are the sizes of the first and the second batch?", "The size of the first batch is 6 and the size of the second batch is 9.", "6 and 9", prompts.Correct},
	{"What are the sizes of the first and the second batch?", "The size of the first batch is 6 and the size of the second batch is 9.", "9 and 6", prompts.Wrong},
	{"Who are the reviewer and the sponsor?", "The reviewer is Ilse Drummond and the sponsor is Jon Pell.", "Jon Pell, Ilse Drummond", prompts.Wrong},
	{limitQ, "The retry limit is 10 and the footprint is 3,984 MB.", "3,984 MB and 10", prompts.Correct},
	{"Who reviews it?", "Ilse Drummond", "Ilse Drummond, since 3 April", prompts.Correct},
	{"Which site was picked?", "Fernhill Ward", "On 3 April 2025 it was set to Fernhill Ward.", prompts.Correct},
	{limitQ, "27 March 2025", "There was a date for it.", prompts.Wrong},
	{limitQ, "8 working days", "There was a length of time for it.", prompts.Wrong},
	{limitQ, "Ilse Drummond", "There was a name for it.", prompts.Wrong},
	{limitQ, "flat files", "There was a choice for it.", prompts.Wrong},
	{limitQ, "version 1.8.5", "There was a version for it.", prompts.Wrong},
	{whyQ, "the staging licence of the relay had run out", "That came up in the discussion.", prompts.Wrong},
	{rowQ, rowG, "the trainers and the sales crew disagreed about the exit terms", prompts.Wrong},
	{rowQ, rowG, "the auditors and the sales crew disagreed about the entry terms", prompts.Wrong},
	{rowQ, rowG, "The auditors disagreed with the sales crew about the exit terms.", prompts.Correct},
	{whyQ, "the staging licence of the relay had run out", "the staging licence of the relay expired", prompts.Correct},

	{claimQ, claimG, "No.", prompts.Correct},
	{claimQ, claimG, "No, that is not right.", prompts.Correct},
	{claimQ, claimG, "No, that's wrong.", prompts.Correct},
	{claimQ, claimG, "No, Kwame Quigley.", prompts.Correct},
	{claimQ, claimG, "Yes.", prompts.Wrong},
	{claimQ, claimG, "Yes, that is right.", prompts.Wrong},
	{claimQ, claimG, "No, that is right.", prompts.Wrong},
	{claimQ, claimG, "No, it is Mara Lind.", prompts.Wrong},
	{claimQ, claimG, "No, it is Kwame Lind.", prompts.Wrong},
	{claimQ, claimG, "Mara Lind.", prompts.Wrong},
	{claimQ, "Yes.", "Yes.", prompts.Correct},
	{claimQ, "Yes, on 4 March 2025.", "Yes.", prompts.Correct},
	{claimQ, "Yes, on 4 March 2025.", "Yes, that is right.", prompts.Correct},
	{claimQ, "Yes, on 4 March 2025.", "Yes, on 5 March 2025.", prompts.Wrong},
	{claimQ, "Yes, on 4 March 2025.", "No.", prompts.Wrong},

	{tornQ, tornG, "Malik says Dunnock but Harriet says Turnstone, so it is unclear.", prompts.Correct},
	{tornQ, tornG, "They disagree: Malik Osei says Dunnock, Harriet Vale says Turnstone.", prompts.Correct},
	{tornQ, tornG, "Malik says Dunnock but Harriet says Turnstone, so it is Turnstone.", prompts.Wrong},
	{tornQ, tornG, "Malik says Dunnock and Harriet says Turnstone; it is Dunnock.", prompts.Wrong},
	{tornQ, tornG, "Malik says Dunnock but Harriet says Turnstone. The answer is Turnstone.", prompts.Wrong},
	{tornQ, tornG, "Turnstone, as Harriet says.", prompts.Wrong},
	{tornQ, tornG, "The messages disagree.", prompts.Wrong},
}

func TestNearAnswers(t *testing.T) {
	for _, tc := range nearPairs {
		judged(t, tc.question, tc.gold, tc.cand, tc.want)
	}
}

// TestVagueAnswers: an answer that names nothing is called vague.
func TestVagueAnswers(t *testing.T) {
	for _, c := range []struct{ gold, cand, want string }{
		{"Priya Raman", "One of those who were mentioned.", "it is vague"},
		{"Priya Raman", "somebody from the group", "it is vague"},
		{"928 KB", "A moderate amount.", "it is vague"},
		{"53 %", "a certain share", "it is vague"},
		{"the vendor never answered", "Something that came up.", "it is vague"},
		{"Priya Raman", "Leo Brandt", "it names somebody else"},
		{"928 KB", "64 KB", "the value differs"},
		{"a certain share of the licences", "a certain share of the licences", string(Same)},
	} {
		out := Mark(prompts.JudgeIn{Question: limitQ, Gold: c.gold, Candidate: c.cand})
		if out.Reason != c.want {
			t.Errorf("%q against %q: %q, want %q", c.cand, c.gold, out.Reason, c.want)
		}
	}
}
