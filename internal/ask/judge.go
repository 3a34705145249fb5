package ask

import (
	"context"

	"memloom/internal/llm"
	"memloom/prompts"
)

// Judgement is the record of a marked answer.
type Judgement struct {
	ID      string `json:"id"`
	Correct *bool  `json:"correct"` // null: the judge cannot tell
	Reason  string `json:"reason"`
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
		r, err := t.Ask(ctx, m, in)
		if err != nil {
			return nil, err
		}
		j := Judgement{ID: id, Reason: r.Out.Reason}
		if r.Out.Verdict != prompts.Unclear {
			right := r.Out.Verdict == prompts.Correct
			j.Correct = &right
		}
		return j, nil
	}
}
