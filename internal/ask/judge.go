package ask

import (
	"context"

	"memloom/internal/llm"
	"memloom/internal/score"
	"memloom/prompts"
)

// Judgement is the record of a marked answer.
type Judgement struct {
	ID      string `json:"id"`
	Correct *bool  `json:"correct"` // null: the judge cannot tell
	Reason  string `json:"reason"`
	Long    bool   `json:"long,omitempty"` // the candidate has more than score.MaxAnswer characters: the first were marked
}

// Judge marks lines of {"id", "question", "gold", "candidate"}. A candidate may
// be empty, which is no answer; a gold answer may not.
func Judge(t *prompts.Task[prompts.JudgeIn, prompts.JudgeOut], m llm.Model) Task {
	return func(ctx context.Context, line []byte) (any, error) {
		o := parseObject("", line, "id", "question", "gold", "candidate")
		id := o.text("id", true)
		in := prompts.JudgeIn{Question: o.text("question", true), Gold: o.text("gold", true)}
		if _, ok := o.raw("candidate", true); ok {
			in.Candidate = o.text("candidate", false)
		}
		if o.err != nil {
			return nil, o.err
		}
		long := false
		in.Candidate, long = score.Cut(in.Candidate)
		r, err := t.Ask(ctx, m, in)
		if err != nil {
			return nil, err
		}
		j := Judgement{ID: id, Reason: r.Out.Reason, Long: long}
		if r.Out.Verdict != prompts.Unclear {
			right := r.Out.Verdict == prompts.Correct
			j.Correct = &right
		}
		return j, nil
	}
}
