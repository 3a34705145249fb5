package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// Days that do not fit a question, however much they look like its answer.

// otherWeekday says that the question wants "a Tuesday", and a day is none.
func (f *openFrame) otherWeekday(on corpus.Date) bool {
	for i := 1; i < len(f.p.toks); i++ {
		day, ok := weekdayNames[f.low(i)]
		if ok && (f.low(i-1) == "a" || f.low(i-1) == "which" || firstWords[f.low(i-1)] || lastWords[f.low(i-1)]) {
			return on.Weekday() != day
		}
	}
	return false
}

// foretold says that a day was still to come for whoever told of it: that it came so is
// not told.
func (t *talk) foretold(f finding, on corpus.Date) bool {
	if f.typed.Kind != corpus.KindDate || len(f.cites) == 0 {
		return false
	}
	return f.typed.Date > min(on, t.msgs[slices.Max(f.cites)].At.Date())
}
