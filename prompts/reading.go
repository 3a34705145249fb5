package prompts

import "memloom/internal/corpus"

// Shown is a message as a reader sees it.
type Shown struct {
	ID      string       `json:"id"` // local to the call
	Speaker string       `json:"speaker"`
	At      corpus.Stamp `json:"time"`
	Group   string       `json:"group,omitempty"`
	Text    string       `json:"text"`
}

// SolveIn asks a question over messages. What questions share is first:
// most are asked at one time, and several over the same messages.
type SolveIn struct {
	AskedAt  corpus.Stamp    `json:"asked_at,omitempty"`
	Messages []Shown         `json:"messages"`
	Asker    string          `json:"asker,omitempty"`
	Question string          `json:"question"`
	Options  []corpus.Option `json:"options,omitempty"`
}

// The outcomes of solving.
const (
	Answered        = "answered"
	CannotDetermine = "cannot_determine"
	Conflict        = "conflict"
)

// SolveOut is the answer, with the messages it rests on. Confidence is in per cent. Of a conflict the answer tells in
// words who says what, where the model can; what cannot be determined has none.
type SolveOut struct {
	Outcome    string   `json:"outcome"`
	Answer     string   `json:"answer"`
	Letter     string   `json:"letter,omitempty"`
	Confidence int      `json:"confidence"`
	Citations  []string `json:"citations"`
	Reasoning  string   `json:"reasoning"`
}

// ForcedOut is the option that was chosen. There is no way to decline.
type ForcedOut struct {
	Letter string `json:"letter"`
}

// JudgeIn asks whether a candidate answer says the same as the gold answer.
type JudgeIn struct {
	Question  string `json:"question"`
	Gold      string `json:"gold"`
	Candidate string `json:"candidate"`
}

// The verdicts of a judge.
const (
	Correct = "correct"
	Wrong   = "wrong"
	Unclear = "unclear"
)

// JudgeOut is the judge's verdict. Partial, vague, hedged and over-broad
// candidates are wrong; unclear is what the judge cannot decide.
type JudgeOut struct {
	Verdict string `json:"verdict"`
	Reason  string `json:"reason"`
}

// BlindIn asks a question without any message, or with messages that say nothing of it (TaskDecoy).
type BlindIn struct {
	AskedAt  corpus.Stamp    `json:"asked_at,omitempty"` // with messages alone
	Messages []Shown         `json:"messages,omitempty"`
	Question string          `json:"question"`
	Options  []corpus.Option `json:"options,omitempty"`
}

// BlindOut is a guess, or a refusal to guess. Confidence is in per cent.
type BlindOut struct {
	Declined   bool   `json:"declined"`
	Answer     string `json:"answer"`
	Letter     string `json:"letter,omitempty"`
	Confidence int    `json:"confidence"`
	Reasoning  string `json:"reasoning"`
}

// ProbeIn asks to quote, from one segment, every passage that states a value for each target; the segment is first.
type ProbeIn struct {
	Messages []Shown  `json:"messages"`
	Targets  []Target `json:"targets"`
}

// Target is a subject and an attribute, e.g. ⟨session cache load test, error rate⟩; Kind is the kind of value sought.
// The attribute of an event is "started" or "finished".
type Target struct {
	N         int         `json:"n"`
	Subject   string      `json:"subject"`
	Attribute string      `json:"attribute"`
	Kind      corpus.Kind `json:"kind"`
}

// ProbeOut holds the quotes, in order of target and message.
type ProbeOut struct {
	Quotes []Quote `json:"quotes"`
}

// Quote is a passage, word for word, of a message.
type Quote struct {
	Target    int    `json:"target"`
	MessageID string `json:"message_id"`
	Text      string `json:"text"`
}
