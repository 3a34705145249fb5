package chat

import (
	"strings"

	"memloom/internal/builtin/author/draw"
)

// detail tells what the plan has of the writer's work, as a sentence of its own.
// Casual writers leave the first person out at its beginning.
func (m weaver) detail() string {
	s := m.slot.Detail
	if bare, ok := strings.CutPrefix(s, "I "); ok && m.formal == 0 && (m.v.Drops || draw.Chance(m.r, 40)) {
		return bare
	}
	return s
}
