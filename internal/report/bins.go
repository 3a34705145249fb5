package report

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// mostTimeBins is how many bins of days a figure has at most, however long the run is.
const mostTimeBins = 600

// bins cut the days of a run: by day, by week, or by several weeks from a Monday.
type bins struct {
	size   int // days of a bin
	starts []corpus.Date
}

// binsOf cuts the days of the run, and days with messages beyond them. Runs of at most so many days are cut by day,
// others by week, or by as many weeks as give at most mostTimeBins.
func (r *run) binsOf(byDay int) bins {
	first, last := r.span()
	for d := range r.days {
		first, last = min(first, d), max(last, d)
	}
	b := bins{size: 1}
	if corpus.DaysInclusive(first, last) > byDay {
		first = monday(first)
		weeks := corpus.DaysInclusive(first, last)/7 + 1
		b.size = 7 * ((weeks + mostTimeBins - 1) / mostTimeBins)
	}
	for d := first; d <= last; d += corpus.Date(b.size) {
		b.starts = append(b.starts, d)
	}
	return b
}

// monday is the first day of a day's week.
func monday(d corpus.Date) corpus.Date { return d - corpus.Date((int(d.Weekday())+6)%7) }

// of is the bin of a day.
func (b *bins) of(d corpus.Date) int { return int(d-b.starts[0]) / b.size }

// last is the last day of a bin.
func (b *bins) last(i int) corpus.Date { return b.starts[i] + corpus.Date(b.size-1) }

// scale is that of all bins, and place where a bin is on it.
func (b *bins) scale() plot.Days {
	return plot.Days{First: b.starts[0], Last: b.last(len(b.starts) - 1)}
}

func (b *bins) place(i int) (x, w plot.Percent) { return b.scale().Of(b.starts[i], b.last(i)) }

// noun is what a bin is.
func (b *bins) noun() string {
	switch b.size {
	case 1:
		return "day"
	case 7:
		return "week"
	}
	return fmt.Sprintf("%d weeks", b.size/7)
}

// name names a bin.
func (b *bins) name(i int) string {
	first := b.starts[i].String()
	switch b.size {
	case 1:
		return first
	case 7:
		return "week of " + first
	}
	return b.noun() + " from " + first
}
