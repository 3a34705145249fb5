package users

import (
	"context"

	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
)

func (h *history) textCost(_ context.Context, _ *stage.Outline) (cost.Stage, bool, error) {
	return cost.Stage{}, false, nil
}

func (h *history) worldCost(_ context.Context, _ *stage.Outline) (cost.Stage, bool, error) {
	return cost.Stage{}, false, nil
}
