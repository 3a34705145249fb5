package fleet

import (
	"context"
	"fmt"

	"memloom/internal/llm"
)

// Sample returns a model whose answers are wanted independently of another
// sample's to the same question: a panel may have the same model twice.
func Sample(m llm.Model, n int) llm.Model {
	if n == 0 {
		return m
	}
	return &sample{m, n}
}

type sample struct {
	llm.Model
	n int
}

// Complete implements llm.Model.
func (s *sample) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	c.Sample = s.n
	return s.Model.Complete(ctx, c)
}

// Stronger implements llm.Escalating. Its answers are wanted independently too.
func (s *sample) Stronger() llm.Model {
	e, ok := s.Model.(llm.Escalating)
	if !ok {
		return nil
	}
	stronger := e.Stronger()
	if stronger == nil {
		return nil
	}
	return Sample(stronger, s.n)
}

// Version implements what the journal's models say of their configuration.
func (s *sample) Version() string {
	if v, ok := s.Model.(interface{ Version() string }); ok {
		return fmt.Sprint(v.Version(), s.n)
	}
	return fmt.Sprint(s.n)
}
