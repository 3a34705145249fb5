package blueprint

import (
	"math/rand/v2"
	"slices"
	"time"

	"memloom/internal/corpus"
)

// calendar lays Workdays workdays from First on, with closures among the
// weekdays: never the first two or last two, never two in a row.
func calendar(o Options, names []string, r *rand.Rand) corpus.Calendar {
	var weekdays []corpus.Date
	for d := o.First; len(weekdays) < o.Workdays+o.Closures; d = d.Add(1) {
		if w := d.Weekday(); w != time.Saturday && w != time.Sunday {
			weekdays = append(weekdays, d)
		}
	}
	c := corpus.Calendar{First: o.First, Last: weekdays[len(weekdays)-1]}
	names = corpus.Shuffled(r, names)
	var closed []int
	for tries := 0; len(closed) < o.Closures && tries < 1000 && len(weekdays) > 6; tries++ {
		i := 2 + r.IntN(len(weekdays)-4)
		near := slices.ContainsFunc(closed, func(j int) bool { return i-j < 2 && j-i < 2 })
		if !near {
			closed = append(closed, i)
		}
	}
	slices.Sort(closed)
	for k, i := range closed {
		name := "a closure"
		if len(names) > 0 {
			name = names[k%len(names)]
		}
		c.Closures = append(c.Closures, corpus.Closure{Date: weekdays[i], Name: name})
	}
	return c
}
