package solve

import (
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/corpus"
)

// count counts the days from a to b as the question says, and cites the closures that it left out.
func count(t *talk.Talk, q *talk.Query, a, b corpus.Date) (n int, cites []int) {
	if !q.Counting.First {
		a++
	}
	if !q.Counting.Last {
		b--
	}
	if !q.Working {
		return corpus.DaysInclusive(a, b), nil
	}
	cal := corpus.Calendar{First: a, Last: b}
	closed := closures(t)
	for d := a; d <= b && b-a < 4000; d++ {
		if i, ok := closed[d]; ok && cal.IsWorkday(d) {
			cal.Closures = append(cal.Closures, corpus.Closure{Date: d})
			cites = append(cites, i)
		}
	}
	return cal.WorkdaysInclusive(a, b), cites
}
