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
	likelyOut     = 2048 // of an answer about whose task nothing is known
)

// sizes says how many tokens calls to a model may take.
type sizes struct {
	model models.Model

	mu   sync.Mutex
	most map[string]int // task → tokens out of its longest answer
}

// bound is the most that a call may take: the limit that is sent with it, or the
// longest answer that the task has had, where a server does not keep to limits.
func (s *sizes) bound(c llm.Call) llm.Usage {
	return llm.Usage{In: in(c), Out: max(maxOut(s.model, c), s.longest(c.Task))}
}

// likely is about what a call will take, for budgets of tokens a minute.
func (s *sizes) likely(c llm.Call) int {
	return in(c) + min(maxOut(s.model, c), max(likelyOut, s.longest(c.Task)))
}

// in estimates the tokens of a prompt.
func in(c llm.Call) int {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return 0 // the provider meets the same error
	}
	n := len(system) + len(c.Schema)
	for _, t := range turns {
		n += len(t.Text)
	}
	return n/bytesPerToken + 1
}

func (s *sizes) longest(task string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.most[task]
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
	if ans.Usage.Out > likelyOut && !ans.Usage.Doubt {
		l.sizes.mu.Lock()
		defer l.sizes.mu.Unlock()
		l.sizes.most[c.Task] = max(l.sizes.most[c.Task], ans.Usage.Out)
	}
	return ans, err
}
