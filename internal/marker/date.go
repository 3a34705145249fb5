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

// compareWeekdays compares a weekday with one, or with a day.
func compareWeekdays(gold, cand reading) relation {
	switch {
	case gold.Kind == weekdays:
		return equal(gold.N == cand.N)
	case gold.Kind == corpus.KindDate && gold.Precision == corpus.Day && !gold.loose &&
		int64(gold.Date.Time().Weekday()) != cand.N:
		return other
	}
	return unknown
}

// compareDates compares dates as far as both are precise.
func compareDates(gold, cand reading) relation {
	if gold.Kind != corpus.KindDate {
		return unknown
	}
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

// compareTimes compares times of day. Where one does not say its half of the day, those twelve hours apart may be equal.
func compareTimes(gold, cand reading) relation {
	halves := gold.N != cand.N && (gold.N-cand.N)%720 == 0
	switch {
	case gold.Kind != corpus.KindTime, halves && (gold.loose || cand.loose):
		return unknown
	}
	return equal(gold.N == cand.N)
}

// compareRanges compares ranges. One is too broad for a value of the kind of its ends.
func compareRanges(gold, cand reading) relation {
	equals := gold.Value.Equal(cand.Value)
	switch {
	case gold.Kind != corpus.KindRange && cand.sort == gold.Kind:
		return other
	case gold.Kind != corpus.KindRange, !equals && (gold.loose || cand.loose):
		return unknown
	}
	return equal(equals)
}
