package marker

import (
	"regexp"
	"strings"

	"memloom/internal/corpus"
)

// weekdays is what readings of weekdays are of.
const weekdays corpus.Kind = "weekday"

var (
	// onDay are surfaces that are read as of the day of their text.
	onDay = regexp.MustCompile(`today|tomorrow|yesterday|next|last|this|coming|^the \d+\pL+$|between the`)
	// weekday is the name of a weekday.
	weekday = regexp.MustCompile(`^(?:the |last |this |next |coming )*(sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*days?)?$`)
	hasYear = regexp.MustCompile(`\d{4}`)
)

// dated says whether a reading is of a day, a time, or a stretch of days.
func (r reading) dated() bool {
	return r.sort == corpus.KindDate || r.sort == corpus.KindTime || r.sort == weekdays
}

// compareDates compares days, weekdays, times, and stretches of them. Two times twelve hours apart may be equal where
// one does not say its half of the day.
func compareDates(gold, cand reading) relation {
	exact := gold.Kind == corpus.KindDate && gold.Precision == corpus.Day && !gold.loose
	halves := gold.Kind == corpus.KindTime && gold.N != cand.N && (gold.N-cand.N)%720 == 0
	switch {
	case exact && cand.Kind == weekdays && int64(gold.Date.Time().Weekday()) != cand.N:
		return other
	case gold.Kind != cand.Kind, halves && (gold.loose || cand.loose):
		return unknown
	case gold.Kind == corpus.KindDate:
		return compareDays(gold, cand)
	}
	return equal(gold.Value.Equal(cand.Value))
}

// compareDays compares dates as far as both are precise.
func compareDays(gold, cand reading) relation {
	finest := func(p corpus.Precision) int { return strings.Index("year quarter month day", string(p)) }
	a, b, depth := gold.Date.Time(), cand.Date.Time(), min(finest(gold.Precision), finest(cand.Precision))
	switch {
	case !gold.loose && !cand.loose && a.Year() != b.Year(),
		depth >= finest(corpus.Quarter) && (a.Month()-1)/3 != (b.Month()-1)/3,
		depth >= finest(corpus.Month) && a.Month() != b.Month(),
		depth >= finest(corpus.Day) && a.Day() != b.Day():
		return other
	case gold.Precision == cand.Precision:
		return same
	case finest(cand.Precision) < finest(gold.Precision):
		return coarser
	}
	return unknown
}
