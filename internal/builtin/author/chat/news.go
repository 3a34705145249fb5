package chat

import (
	"memloom/internal/builtin/author/draw"
	"memloom/internal/corpus"
)

// passedOn says of half of the news why they are passed on, where no opening has
// said so: what comes out of the blue leaves its readers wondering, and who
// explains every headline bores them.
func (m adder) passedOn(after []string) ([]string, error) {
	if m.slot.Act != corpus.ActNews || m.opened || len(after) > 0 || !draw.Chance(m.r, 50) {
		return after, nil
	}
	s, err := m.rotated(m.d.lex.close[corpus.ActNews])
	if s == "" || err != nil {
		return after, err
	}
	return []string{s}, nil
}
