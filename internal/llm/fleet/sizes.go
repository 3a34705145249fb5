package fleet

import (
	"context"
	"sync"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
)

// Estimates of tokens lean upwards: what is reserved is to cover what is spent.
const (
	bytesPerToken = 3    // English prose has four, JSON fewer
	likelyOut     = 2048 // of an answer whose task says nothing
)

// sizes says how many tokens calls to a model may take. Where nothing bounds an
// answer it goes by the longest that the task has had: those of models that
// think may be many times what is said.
type sizes struct {
	model models.Model

	mu   sync.Mutex
	most map[string]int // task → tokens out of its longest answer
}

// of estimates a call.
func (s *sizes) of(c llm.Call) llm.Usage {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return llm.Usage{} // the provider meets the same error
	}
	n := len(system) + len(c.Schema)
	for _, t := range turns {
		n += len(t.Text)
	}
	return llm.Usage{In: n/bytesPerToken + 1, Out: s.out(c)}
}

func (s *sizes) out(c llm.Call) int {
	switch {
	case s.model.MaxTokens > 0:
		return s.model.MaxTokens
	case c.MaxOut > 0:
		return c.MaxOut
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return max(likelyOut, s.most[c.Task])
}

// learning returns a model whose answers' lengths are taken note of.
func (s *sizes) learning(next llm.Model) llm.Model { return learning{next, s} }

type learning struct {
	llm.Model
	sizes *sizes
}

// Complete implements llm.Model.
func (l learning) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	ans, err := l.Model.Complete(ctx, c)
	if ans.Usage.Out > likelyOut {
		l.sizes.mu.Lock()
		defer l.sizes.mu.Unlock()
		l.sizes.most[c.Task] = max(l.sizes.most[c.Task], ans.Usage.Out)
	}
	return ans, err
}
