package streammembench

import (
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Asked returns what the author is asked for the episodes of the first user.
func Asked(e *stage.Env) ([]prompts.SessionIn, error) {
	p := planner{e}
	plan, err := p.planOf(stage.Ref{ID: "c1"})
	if err != nil {
		return nil, err
	}
	var out []prompts.SessionIn
	for n := range plan.Len() {
		b := plan.Brief(n)
		in := b.Parts[0]
		in.User, in.Date = sessions.Voice(p.Users()[0]), b.Start.Date()
		out = append(out, in)
	}
	return out, nil
}
