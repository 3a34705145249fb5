package judge

import (
	"testing"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

const (
	obstacleQ = "What obstacle held up the token broker?"
	ownerQ    = "Who owns the token broker?"
	doneQ     = "When was the token broker finished?"
	retriesQ  = "What is the retry limit of the token broker?"
	feeQ      = "What is the licence fee of the token broker?"
	unknownG  = "Cannot determine."
)

// refusals decline; each is right where nothing can be answered, and wrong where something can.
var refusals = []struct{ question, answer string }{
	{obstacleQ, "The messages do not mention an obstacle for this."},
	{obstacleQ, "There is no mention of that in the conversation history."},
	{obstacleQ, "That was never discussed."},
	{obstacleQ, "nobody said"},
	{ownerQ, "It isn't stated anywhere"},
	{ownerQ, "I could not find who owns it."},
	{ownerQ, "not specified"},
	{ownerQ, "the conversation doesn't say"},
	{ownerQ, "unknown"},
	{ownerQ, "Unknown."},
	{ownerQ, "Cannot determine."},
	{ownerQ, "I don't know."},
	{ownerQ, "The owner of the token broker is not named in the messages."},
	{ownerQ, "No one said who owns the token broker."},
	{ownerQ, "None of the messages say who owns it."},
	{ownerQ, "Nothing in the chat says who owns the token broker."},
	{ownerQ, "There's no record of an owner."},
	{ownerQ, "No information about this."},
	{ownerQ, "There is not enough information to answer the question."},
	{ownerQ, "Insufficient information."},
	{ownerQ, "The owner was not mentioned."},
	{ownerQ, "The history contains no information about who owns the token broker."},
	{ownerQ, "I am unable to determine that from the messages."},
	{ownerQ, "It is impossible to say."},
	{ownerQ, "It's not clear from the conversation."},
	{ownerQ, "Unclear."},
	{ownerQ, "The owner is unspecified."},
	{ownerQ, "n/a"},
	{ownerQ, "I have no idea."},
	{ownerQ, "They never said."},
	{doneQ, "The date on which the token broker was finished is never given."},
	{doneQ, "I can't tell when the token broker was finished."},
	{doneQ, "The finish date has not been stated."},
	{doneQ, "The messages mention the start, but they do not say when it was finished."},
	{doneQ, "Based on the messages, I cannot determine when it was finished."},
	{doneQ, "I couldn’t find any mention of that."},
	{doneQ, "Nobody knows."},
	{doneQ, "There is no answer to that in the messages."},
	{doneQ, "The thread is silent on that."},
	{doneQ, "The conversation lacks that information."},
	{retriesQ, "The retry limit is undocumented."},
	{retriesQ, "It was not discussed in any of the messages up to 14 March 2025."},
	{retriesQ, "Sorry, I don't see it mentioned in the logs."},
	{retriesQ, "No evidence of a retry limit in the chat."},
	{retriesQ, "The retry limit cannot be determined."},
	{retriesQ, "Not in the messages."},
	{retriesQ, "The team did not discuss the retry limit."},
	{retriesQ, "We can't know."},
	{retriesQ, "The retry limit was neither stated nor implied."},
	{retriesQ, "I do not have enough context to answer."},
	{ownerQ, "The answer isn't in the conversation."},
	{ownerQ, "Nobody ever brought it up."},
	{ownerQ, "We never learn who owns it."},
	{ownerQ, "No owner was ever named."},
	{ownerQ, "The messages give no owner."},
	{ownerQ, "I don't have that information."},
	{ownerQ, "It's never made explicit."},
	{ownerQ, "I looked through the history and found no mention of an owner."},
	{ownerQ, "Who owns it is not something anyone mentioned."},
	{ownerQ, "Not discussed; the messages only cover the rate limit."},
}

// answers look like refusals and give something all the same.
var answers = []struct{ question, gold, answer string }{
	{retriesQ, "14", "nobody said it, but it is 14"},
	{retriesQ, "14", "It is 14, though nobody said so."},
	{retriesQ, "14", "14 (not stated explicitly)"},
	{retriesQ, "14", "It isn't stated in so many words; it is 14."},
	{retriesQ, "14", "14, although I could not find who set it."},
	{retriesQ, "14", "Nobody mentioned it again: 14."},
	{retriesQ, "14", "The reason is not specified, the limit is 14."},
	{retriesQ, "14", "I don't know why, but 14."},
	{retriesQ, "14", "No one says why it is so, but the limit is 14."},
	{retriesQ, "14", "The messages do not say it directly, however it is fourteen."},
	{retriesQ, "14", "Never discussed again after it was set to 14."},
	{retriesQ, "14", "Unknown at first, then 14."},
	{retriesQ, "14", "It was unclear for a while, then it became 14."},
	{retriesQ, "14", "There is no mention of a change, so it is 14."},
	{retriesQ, "14", "14; no further information was given."},
	{doneQ, "13 March 2025", "Nobody announced it, but it was finished on 13 March 2025."},
	{doneQ, "13 March 2025", "13 March 2025. The hour is not mentioned."},
	{doneQ, "13 March 2025", "The due date is unknown, it was finished on 13 March 2025."},
	{doneQ, "13 March 2025", "I couldn't find the hour, but the day is 13 March 2025."},
	{doneQ, "13 March 2025", "2025-03-13, no time given"},
	{doneQ, "13 March 2025", "Not stated by the owner; finished on 13 March 2025."},
	{doneQ, "13 March 2025", "The conversation doesn't say at what time, but it was 13 March 2025."},
	{doneQ, "13 March 2025", "No record of the start, finished 13 March 2025."},
	{ownerQ, "Priya Raman", "Nobody said it outright, but it is Priya Raman."},
	{ownerQ, "Priya Raman", "Priya Raman, though it was never stated again."},
	{ownerQ, "Priya Raman", "It is not mentioned often, but Priya Raman owns it."},
	{ownerQ, "Priya Raman", "Priya Raman (the messages do not mention anybody else)"},
	{ownerQ, "Priya Raman", "Priya Raman; I don't know since when."},
	{ownerQ, "Priya Raman", "The deputy is unknown, the owner is Priya Raman."},
	{ownerQ, "Priya Raman", "There is no mention of a deputy, but Priya Raman owns it."},
	{obstacleQ, "the vendor never answered", "The vendor never answered."},
	{obstacleQ, "the vendor never answered", "because the vendor never answered"},
	{obstacleQ, "nobody knows the key of the vault", "Nobody knows the key of the vault."},
	{obstacleQ, "nobody knows the key of the vault", "nobody knew the key of the vault"},
	{obstacleQ, "the certificate was not found", "The certificate was not found."},
	{obstacleQ, "the gateway does not know the certificate", "the gateway doesn't know the certificate"},
	{obstacleQ, "the licence is not available", "The licence is not available."},
	{obstacleQ, "the partner cannot tell requests apart", "the partner can't tell requests apart"},
	{obstacleQ, "an unknown host error on staging", "an unknown host error on staging"},
	{obstacleQ, "the log does not record addresses", "The log does not record addresses."},
	{obstacleQ, "the contract does not mention backups", "the contract does not mention backups"},
	{obstacleQ, "the certificate had expired", "Nobody said it at first, but the certificate had expired."},
}

// wrongGuesses answer what cannot be answered, hidden behind what sounds like a refusal.
var wrongGuesses = []struct{ question, answer string }{
	{retriesQ, "nobody said it, but it is 14"},
	{retriesQ, "It is not stated, but presumably 14."},
	{retriesQ, "Not stated; 14 by default."},
	{ownerQ, "It isn't stated, but it is probably Priya Raman."},
	{ownerQ, "Unknown, I would guess Priya."},
	{doneQ, "The messages do not say, but it was finished on 13 March 2025."},
	{obstacleQ, "The vendor never answered."},
	{obstacleQ, "the certificate was not found"},
	{obstacleQ, "That was never discussed, but the certificate had expired."},
	{obstacleQ, "an unknown host"},
	{ownerQ, "Nobody owns it."},
	{ownerQ, "Luca does not own it, Sanjay does."},
	{ownerQ, "No owner, it is shared by two teams."},
	{ownerQ, "Leo took it; not discussed further"},
	{ownerQ, "Sanjay, who did not mention it again"},
}

func judged(t *testing.T, question, gold, answer, want string) {
	t.Helper()
	out := Mark(prompts.JudgeIn{Question: question, Gold: gold, Candidate: answer})
	if out.Verdict != want {
		t.Errorf("%q against gold %q: %s (%s), want %s", answer, gold, out.Verdict, out.Reason, want)
	}
}

func TestRefusals(t *testing.T) {
	for _, tc := range refusals {
		judged(t, tc.question, unknownG, tc.answer, prompts.Correct)
		judged(t, tc.question, "Ward 6", tc.answer, prompts.Wrong)
		on := corpus.NewDate(2025, 3, 1)
		if !declines(text.Parse(tc.question, on), text.Parse(tc.answer, on)) {
			t.Errorf("%q is a refusal", tc.answer)
		}
	}
}

func TestAnswersThatLookLikeRefusals(t *testing.T) {
	for _, tc := range answers {
		judged(t, tc.question, tc.gold, tc.answer, prompts.Correct)
	}
	for _, tc := range wrongGuesses {
		judged(t, tc.question, unknownG, tc.answer, prompts.Wrong)
	}
}
