package output

import (
	"cmp"
	"errors"
	"fmt"
	"time"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// What a cell may hold, beyond what its type says. A row that goes beyond is neither written nor read, so that a folder
// that others made costs no more than its size. Texts are the columns with the tag size:"text".
const (
	mostName  = 200     // characters of a name, an id or another word
	mostText  = 100_000 // characters of a text
	mostList  = 100_000 // entries of a list
	mostCount = 1 << 50 // of a whole number, either way; sums of them do not overflow
)

// The days that columns can hold, from the year 1 to the year 9999.
var (
	firstDay = corpus.NewDate(1, time.January, 1)
	lastDay  = corpus.NewDate(9999, time.December, 31)
)

const dayMicros = 86400 * secondMicros

// Days by which rows may lie outside the calendar, and the longest calendar.
const (
	daysOfHistory  = 1000 * 366 // facts are as old as history
	daysOfData     = 366        // what systems are given is not
	daysOfCalendar = 100 * 366
)

// textBound checks the length of a text.
func (c *Column) textBound(s string) error {
	most := mostName
	if c.text {
		most = mostText
	}
	if len(s) <= most {
		return nil
	}
	if n := utf8.RuneCountInString(s); n > most {
		return fmt.Errorf("%d characters, and it has at most %d", n, most)
	}
	return nil
}

func listBound(n int) error {
	if n > mostList {
		return fmt.Errorf("a list of %d entries, and it has at most %d", n, mostList)
	}
	return nil
}

func countBound(n int64) error {
	if n > mostCount || n < -mostCount {
		return fmt.Errorf("%d, and it lies between %d and %d", n, -mostCount, mostCount)
	}
	return nil
}

// dayOf returns the day of a date or an instant.
func dayOf(k kind, n int64) int64 {
	if k == kindDate {
		return n
	}
	day := n / dayMicros
	if n%dayMicros < 0 {
		day--
	}
	return day
}

var errNoYear = errors.New("a time outside the years 1 to 9999")

func yearBound(day int64) error {
	if day < int64(firstDay) || day > int64(lastDay) {
		return errNoYear
	}
	return nil
}

// inspector checks the cells of rows that are read against what their folder holds.
type inspector struct {
	table    *Table
	calendar Period
	ids      *references // nil: ids are not looked at
}

// take notes the id that a cell holds, in the row with that number.
func (in *inspector) take(c *Column, row int64, id string) {
	if c.names != "" && in.ids != nil && id != "" {
		in.ids.take(in.table, c, row, id)
	}
}

// when checks the day of a cell.
func (in *inspector) when(c *Column, day corpus.Date) error {
	around := corpus.Date(daysOfHistory)
	if c.Visible {
		around = daysOfData
	}
	p := in.calendar
	if p.First != 0 && (day < p.First-around || day > p.Last+around) {
		return fmt.Errorf("%s, and the calendar lasts from %s to %s", cmp.Or(day.String(), "1970-01-01"),
			p.First, p.Last)
	}
	return nil
}
