package questions

import (
	"math/rand/v2"

	"memloom/internal/corpus"
)

// fresh is up to how many workdays old evidence is avoided.
const fresh = 5

// Late draws the workday on which something is asked that was last said on a day: not before from, nor after last or the
// corpus's end. It prefers a day when what was said is no longer fresh, and of two such days takes the later; where there
// is none, it takes the last day that there is. It is 0 if there is no day behind the day on which it was said.
func (w *World) Late(r *rand.Rand, said, from, last corpus.Date) corpus.Date {
	last = min(last, w.Calendar.Last, w.End.Date())
	first := w.workday(max(w.Calendar.AddWorkdays(said, fresh+1), from))
	if n := w.Calendar.WorkdaysInclusive(first, last); n > 0 {
		return w.Calendar.AddWorkdays(first, max(r.IntN(n), r.IntN(n)))
	}
	for !w.Calendar.IsWorkday(last) && last > said {
		last = last.Add(-1)
	}
	if last <= said || last < from {
		return 0
	}
	return last
}

// workday is a day, or the first workday after it.
func (w *World) workday(d corpus.Date) corpus.Date {
	if w.Calendar.IsWorkday(d) {
		return d
	}
	return w.Calendar.NextWorkday(d)
}
