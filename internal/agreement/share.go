package agreement

import (
	"fmt"

	"memloom/internal/statistics"
)

// Share is a part of a whole with its 95 % interval (Wilson).
type Share struct {
	Of    int     `json:"of"`
	Hits  int     `json:"hits"`
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// ShareOf is a share with its interval; of none both are 0.
func ShareOf(hits, of int) Share {
	s := Share{Of: of, Hits: hits}
	part := statistics.Share{Part: hits, Whole: of}
	if i := statistics.Wilson(part, statistics.Level95); i != nil {
		s.Value, s.Low, s.High = part.Value(), i.Low, i.High
	}
	return s
}

// String writes the share with its interval and counts; a dash where there is nothing.
func (s Share) String() string {
	if s.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.3f (%.3f–%.3f), %d of %d", s.Value, s.Low, s.High, s.Hits, s.Of)
}
