package streammembench

import (
	"memloom/internal/life"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Asked returns what the author is asked for the episodes of the first user.
func Asked(e *stage.Env) ([]prompts.SessionIn, error) {
	l, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	s := &stream{Env: e, of: stage.Ref{ID: "c1"}}
	p, err := s.planOf(l)
	if err != nil {
		return nil, err
	}
	voice, err := s.voice()
	var out []prompts.SessionIn
	for _, b := range p.Episodes {
		out = append(out, s.ask(p, b, voice))
	}
	return out, err
}
