package sets

import (
	"strconv"
	"strings"
	"time"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// dated is a date in a sentence: its tokens, its first and its last day.
type dated struct {
	text.Span
	first, last corpus.Date
}

var months = map[string]time.Month{"january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4,
	"apr": 4, "may": 5, "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9, "sept": 9,
	"sep": 9, "october": 10, "oct": 10, "november": 11, "nov": 11, "december": 12, "dec": 12, "spring": 3, "summer": 6,
	"autumn": 9, "fall": 9}

// datesIn finds the dates that name their year: days, months, years.
func datesIn(toks []text.Token) []dated {
	var out []dated
	for i := 0; i < len(toks); i++ {
		d, ok := dateAt(toks, i)
		if ok {
			out = append(out, d)
			i = d.To - 1
		}
	}
	return out
}

func dateAt(toks []text.Token, i int) (dated, bool) {
	at := func(k int) string {
		if k < len(toks) {
			return toks[k].Low
		}
		return ""
	}
	skip := func(k int, words ...string) int {
		for _, w := range words {
			if at(k) == w {
				return k + 1
			}
		}
		return k
	}
	if len(at(i)) == len("2006-01-02") && text.IsDigit(at(i)) {
		if day, err := corpus.ParseDate(at(i)); err == nil {
			return dated{text.Span{From: i, To: i + 1}, day, day}, true
		}
	}
	if n := dayOf(at(i)); n > 0 {
		k := skip(i+1, "of")
		if m, y := months[at(k)], yearOf(at(skip(k+1, ","))); m > 0 && y > 0 {
			day := corpus.NewDate(y, m, n)
			return dated{text.Span{From: i, To: skip(k+1, ",") + 1}, day, day}, true
		}
	}
	if m := months[at(i)]; m > 0 {
		n, k := dayOf(at(i+1)), skip(i+2, ",")
		if y := yearOf(at(k)); n > 0 && y > 0 {
			day := corpus.NewDate(y, m, n)
			return dated{text.Span{From: i, To: k + 1}, day, day}, true
		}
		k = skip(i+1, "of", ",")
		if y := yearOf(at(k)); y > 0 {
			first := corpus.NewDate(y, m, 1)
			return dated{text.Span{From: i, To: k + 1}, first, shift(first, 1) - 1}, true
		}
	}
	if y := yearOf(at(i)); y > 0 && (i == 0 || leadsYear[toks[i-1].Low] || at(i+1) == "on") {
		return dated{text.Span{From: i, To: i + 1}, corpus.NewDate(y, 1, 1), corpus.NewDate(y, 12, 31)}, true
	}
	return dated{}, false
}

// leadsYear are words before a bare number that is a year.
var leadsYear = english.Words(`in of since from by until till year on after before to early late mid around about and between
	edition`)

func yearOf(s string) int {
	if len(s) != 4 || !text.IsDigit(s) {
		return 0
	}
	if n, err := strconv.Atoi(s); err == nil && n >= 1000 && n <= 2100 {
		return n
	}
	return 0
}

func dayOf(s string) int {
	if !text.IsDigit(s) {
		return 0
	}
	for _, ending := range []string{"st", "nd", "rd", "th"} {
		s = strings.TrimSuffix(s, ending)
	}
	if n, err := strconv.Atoi(s); err == nil && n >= 1 && n <= 31 {
		return n
	}
	return 0
}

// shift moves a date by months.
func shift(d corpus.Date, by int) corpus.Date {
	t := d.Time()
	first := time.Date(t.Year(), t.Month()+time.Month(by), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return corpus.NewDate(first.Year(), first.Month(), min(t.Day(), last))
}

// number is a number in figures or in a word, -1 for none.
func number(low string) int {
	if n, ok := small[low]; ok {
		return n
	}
	if n, err := strconv.Atoi(low); err == nil {
		return n
	}
	return -1
}

var small = map[string]int{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
	"eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
	"sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
	"sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100}

// span is a length of time.
type span struct{ months, days int }

var units = map[string]span{"day": {0, 1}, "week": {0, 7}, "fortnight": {0, 14}, "month": {1, 0}, "quarter": {3, 0},
	"year": {12, 0}, "decade": {120, 0}, "century": {1200, 0}}

// moved is a date moved by a span, backwards for a sign of -1.
func (s span) moved(d corpus.Date, sign int) corpus.Date {
	return shift(d, sign*s.months) + corpus.Date(sign*s.days)
}

// spanBefore reads a length of time that ends before a token: "ten years", "half a year", "a year and a half", "the day".
func spanBefore(toks []text.Token, end int) (s span, from int, ok bool) {
	low := func(i int) string {
		if i < 0 || i >= end {
			return ""
		}
		return toks[i].Low
	}
	i, half := end-1, false
	if low(i) == "half" && low(i-1) == "a" && low(i-2) == "and" {
		i, half = i-3, true // a year and a half
	}
	if i < 0 {
		return span{}, 0, false
	}
	unit, known := units[toks[i].Stem]
	if !known {
		return span{}, 0, false
	}
	n, from := number(low(i-1)), i-1
	switch {
	case low(i-1) == "a" && low(i-2) == "half", low(i-1) == "half":
		for low(from) != "half" {
			from--
		}
		return span{unit.months / 2, unit.days / 2}, from, true
	case low(i-1) == "half" && low(i-2) == "a" && low(i-3) == "and":
		n, from, half = number(low(i-4)), i-4, true // two and a half years
	case low(i-1) == "the":
		n = 1
	case n > 0 && n < 10 && number(low(i-2)) >= 20 && number(low(i-2)) < 100:
		n, from = n+number(low(i-2)), i-2 // twenty five
	case n == 100 && number(low(i-2)) > 0:
		n, from = n*number(low(i-2)), i-2
	}
	if n < 0 {
		return span{}, 0, false
	}
	s = span{n * unit.months, n * unit.days}
	if half {
		s.months, s.days = s.months+unit.months/2, s.days+unit.days/2
	}
	return s, from, true
}
