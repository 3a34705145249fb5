package questions

import (
	"math/rand/v2"

	"memloom/internal/corpus"
)

// fresh is up to how many workdays old evidence is avoided.
const fresh = 5

// Late draws the workday on which something is asked that was last said on a day: not before from, nor after last or
// the corpus's end. It is the later of two drawn days when what was said is no longer fresh; where there is none, of
// two days behind the day on which it was said. It is 0 if there is no such day.
func (w *World) Late(r *rand.Rand, said, from, last corpus.Date) corpus.Date {
	last = min(last, w.Calendar.Last, w.End.Date())
	for _, age := range []int{fresh + 1, 1} {
		first := w.workday(max(w.Calendar.AddWorkdays(said, age), from))
		if n := w.Calendar.WorkdaysInclusive(first, last); n > 0 {
			return w.Calendar.AddWorkdays(first, max(r.IntN(n), r.IntN(n)))
		}
	}
	return 0
}

// workday is a day, or the first workday after it.
func (w *World) workday(d corpus.Date) corpus.Date {
	if w.Calendar.IsWorkday(d) {
		return d
	}
	return w.Calendar.NextWorkday(d)
}
