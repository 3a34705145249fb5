package decisions

import (
	"context"

	"memloom/internal/corpus"
)

// Add keeps a decision and returns its number. once names the act of deciding: a decision with the same name is kept once, and
// its number is returned again. An empty one names nothing.
func (s *Store) Add(ctx context.Context, d corpus.Decision, once string) (int64, error) {
	d, err := s.add(ctx, d.TargetHash, once, func([]corpus.Decision) (corpus.Decision, error) { return d, nil })
	return d.Seq, err
}
