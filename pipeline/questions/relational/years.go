package relational

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// years are those at whose end a fact held; none where the first is behind the last.
func years(f *corpus.Fact) (from, to int) {
	if f.To == 0 {
		return f.From.Time().Year(), lastYear
	}
	return f.From.Time().Year(), f.To.Add(1).Time().Year() - 1
}

// lastYear is the last one that the tables of knowledge know.
const lastYear = 2023

// mostApart is how many years from its anchor a question asks at most, where there is another way to ask.
const mostApart = 12

// inYear names a year between from and to, at whose ends a fact held, by an event of that year.
func inYear(event, from, to int, words string) (year int, lead string, ok bool) {
	return event, "At the end of the year in which " + words, from <= event && event <= to
}

// yearsFrom names the first year behind an event, or the last one before it, in which nothing changed.
func yearsFrom(event, from, to int, words string) (year int, lead string, ok bool) {
	if from <= event && event <= to {
		return 0, "", false
	}
	year, lead = from+1, " years after "
	if event > to {
		year, lead = to, " years before "
	}
	n := max(year-event, event-year)
	if from+1 > to || n < 2 || n > mostApart {
		return 0, "", false
	}
	return year, capitalised(counting[n]) + lead + words, true
}

// endOfYear names the end of the year between from and to that is next to an event outside of them.
func endOfYear(event, from, to int, words string) (year int, lead string, ok bool) {
	year, lead, ok = endOfFarYear(event, from, to, words)
	return year, lead, ok && max(year-event, event-year) <= mostApart
}

// endOfFarYear is endOfYear however far the event is.
func endOfFarYear(event, from, to int, words string) (year int, lead string, ok bool) {
	year, lead = from, "after"
	if event > to {
		year, lead = to, "before"
	}
	apart := ""
	switch n := max(year-event, event-year); {
	case n >= len(counting):
		apart = fmt.Sprintf("%d years ", n)
	case n > 1:
		apart = counting[n] + " years "
	}
	return year, "At the end of the year " + apart + lead + " the one in which " + words, from <= to
}

var counting = strings.Fields("zero one two three four five six seven eight nine ten eleven twelve")
