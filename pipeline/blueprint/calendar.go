package blueprint

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"memloom/internal/corpus"
)

// calendar lays Workdays workdays from First on, with closures among the weekdays: never the first two or last two,
// never two in a row. Christmas Day is the first to be closed; the others have names that suit their season.
func calendar(o Options, names []string, r *rand.Rand) corpus.Calendar {
	var weekdays []corpus.Date
	for d := o.First; len(weekdays) < o.Workdays+o.Closures; d = d.Add(1) {
		if w := d.Weekday(); w != time.Saturday && w != time.Sunday {
			weekdays = append(weekdays, d)
		}
	}
	c := corpus.Calendar{First: o.First, Last: weekdays[len(weekdays)-1]}
	var closed []int
	if i := slices.IndexFunc(weekdays, isChristmas); o.Closures > 0 && i >= 2 && i < len(weekdays)-2 {
		closed = append(closed, i)
	}
	for tries := 0; len(closed) < o.Closures && tries < 1000 && len(weekdays) > 6; tries++ {
		i := 2 + r.IntN(len(weekdays)-4)
		near := slices.ContainsFunc(closed, func(j int) bool { return i-j < 2 && j-i < 2 })
		if !near {
			closed = append(closed, i)
		}
	}
	slices.Sort(closed)
	names = corpus.Shuffled(r, names)
	for _, i := range closed {
		var name string
		name, names = closureName(weekdays[i], names)
		c.Closures = append(c.Closures, corpus.Closure{Date: weekdays[i], Name: name})
	}
	return c
}

func isChristmas(d corpus.Date) bool {
	t := d.Time()
	return t.Month() == time.December && t.Day() == 25
}

// closureName takes the first name that suits the season and puts it behind the
// others, so that none comes twice before all that suit have come once.
func closureName(d corpus.Date, names []string) (string, []string) {
	if isChristmas(d) {
		return "Christmas Day", names
	}
	i := slices.IndexFunc(names, func(n string) bool { return inSeason(n, d.Time().Month()) })
	if i < 0 {
		return "a closure", names
	}
	return names[i], append(slices.Delete(slices.Clone(names), i, i+1), names[i])
}

// inSeason says whether a name that speaks of a season is of the month's.
func inSeason(name string, m time.Month) bool {
	for _, s := range []struct {
		word     string
		from, to time.Month // a season may run over the year's end
	}{
		{"winter", time.November, time.March}, {"carnival", time.February, time.March}, {"spring", time.March,
			time.May},
		{"summer", time.May, time.September}, {"harvest", time.September, time.October}, {"autumn", time.September,
			time.November},
	} {
		within := m >= s.from && m <= s.to || s.from > s.to && (m >= s.from || m <= s.to)
		if strings.Contains(name, s.word) && !within {
			return false
		}
	}
	return true
}
