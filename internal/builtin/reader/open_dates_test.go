package reader

import (
	"fmt"
	"testing"
	"time"

	"memloom/internal/corpus"
)

func TestMoments(t *testing.T) {
	on := corpus.NewDate(2023, 4, 6) // a Thursday
	for _, c := range []struct{ text, want string }{
		{"see you tmrw", "2023-04-07"},
		{"it broke on tuesday", "2023-04-04"},
		{"they can do it wednesday week", "2023-04-19"},
		{"by next Wednesday", "2023-04-12"},
		{"AGM is a fortnight today", "2023-04-20"},
		{"in three weeks", "2023-04-27"},
		{"the day after tomorrow", "2023-04-08"},
		{"closes on the last day of this month", "2023-04-30"},
		{"booked for the 3rd", "2023-05-03"},
		{"it came on the 3rd", "2023-04-03"},
		{"Friday, 14 July", "2023-07-14"},
		{"out 9 Nov", "2023-11-09"},
		{"two days ago", "2023-04-04"},
		{"it's out since tuesday", "2023-04-04"},
		{"Tuesday we met the lawyer", "2023-04-04"},
		{"The lamp I ordered on Monday is here", "2023-04-03"},
		{"it will be sent on Tuesday", "2023-04-11"},
		{"she said Tuesday", "2023-04-11"},
		{"moved from Tuesday to Wednesday", "2023-04-112023-04-12"},
		{"last Tuesday", "2023-04-04"},
		{"we saw them last Thursday", "2023-03-30"},
		{"this coming Monday", "2023-04-10"},
		{"Friday just gone", "2023-03-31"},
		{"Tuesday next week", "2023-04-11"},
		{"next week on Friday", "2023-04-14"},
		{"Saturday after next", "2023-04-15"},
		{"a week on Monday", "2023-04-17"},
		{"two weeks on Saturday", "2023-04-22"},
		{"a week tomorrow", "2023-04-14"},
		{"a week ago yesterday", "2023-03-29"},
		{"the day before yesterday", "2023-04-04"},
		{"by the end of next month", "2023-05-31"},
		{"at the end of the month", "2023-04-30"},
		{"the first Tuesday in May", "2023-05-02"},
		{"the last Friday of next month", "2023-05-26"},
		{"Wed 19, early", "2023-04-19"},
		{"Monday the 1st", "2023-05-01"},
		{"28-29 June", "2023-06-282023-06-29"},
		{"on 28 and 29 June", "2023-06-282023-06-29"},
		{"May 3", "2023-05-03"},
		{"due 2023-05-17", "2023-05-17"},
		{"since 17.3.2023", "2023-03-17"},
		{"on the 31st", "2023-05-31"},
		{"Boxing Day", "2022-12-26"},
		{"It opens on 3 May and closes two days later", "2023-05-032023-05-05"},
		{"We met on Monday. The next day it rained.", "2023-04-032023-04-04"},
		{"We start on Monday, the prints come a week later.", "2023-04-102023-04-17"},
		{"the Tuesday session is full", ""},
		{"the Tuesday after next", "2023-04-18"},
		{"on the Tuesday evening", "2023-04-11"},
		{"two days later", ""},
		{"how was Tuesday's match?", "2023-04-04"},
		{"Tuesday's fine", "2023-04-11"},
		{"I'll fetch it sat morning", "2023-04-08"},
		{"that's nine for the two of you", ""},
		{"Friday it is then, the 21st", "2023-04-212023-04-21"},
		{"the end of the street", ""},
		{"I have five to sell", ""},
		{"the third time", ""},
		{"he sat down in the sun", ""},
	} {
		got := ""
		for _, m := range moments(parse(c.text, on), on) {
			got += m.date.String()
		}
		if got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}

func TestClocks(t *testing.T) {
	on := corpus.NewDate(2023, 4, 6)
	for _, c := range []struct{ text, want string }{
		{"we meet at half past five", "half past five"},
		{"doors at 7.30pm", "7.30pm"},
		{"come at eight", "eight"},
		{"see you noonish", "noonish"},
		{"around 5ish then", "5ish"},
		{"it left at ten to six", "ten to six"},
		{"a quarter to three", "quarter to three"},
		{"six o'clock sharp", "six o'clock sharp"},
		{"at eight places", ""},
		{"at one of them", ""},
		{"we have ten to share", ""},
	} {
		got := ""
		for _, m := range moments(parse(c.text, on), on) {
			got += m.clock
		}
		if got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}

// TestWeekdaysProperty reads every weekday, told in every tense, on every day of some
// weeks: the day that is meant has that name and lies on the right side, within a week.
func TestWeekdaysProperty(t *testing.T) {
	first := corpus.NewDate(2024, 2, 19) // over a leap day
	for on := first; on < first+21; on++ {
		for day := time.Sunday; day <= time.Saturday; day++ {
			for _, c := range []struct {
				format   string
				from, to corpus.Date // of the day of writing
			}{
				{"we finished it on %s", -6, 0},
				{"she was here on %s", -6, 0},
				{"they rode home on %s, I think", -6, 0},
				{"last %s", -7, -1},
				{"%s just gone", -7, -1},
				{"we are back since %s", -6, 0},
				{"we will finish it on %s", 0, 6},
				{"it will be finished on %s", 0, 6},
				{"it is put off till %s", 0, 6},
				{"it was put off to %s", 0, 6},
				{"%s is fine", 0, 6},
				{"this coming %s", 1, 7},
				{"by next %s", 1, 13},
				{"%s week", 8, 14},
				{"a week on %s", 7, 14},
				{"a fortnight on %s", 14, 21},
				{"%s after next", 8, 14},
			} {
				text := fmt.Sprintf(c.format, day)
				list := moments(parse(text, on), on)
				if len(list) != 1 || list[0].date.Weekday() != day || list[0].date < on+c.from || list[0].date > on+c.to {
					t.Errorf("%q on %s: got %v", text, longDate(on), list)
				}
			}
		}
	}
}

// TestCountedProperty: days told from today come out so far from it, whatever today is,
// and a day of the month has its number.
func TestCountedProperty(t *testing.T) {
	first := corpus.NewDate(2023, 12, 20)
	for on := first; on < first+90; on++ {
		for text, away := range map[string]corpus.Date{
			"today": 0, "tomorrow": 1, "the day after tomorrow": 2, "yesterday": -1, "the day before yesterday": -2,
			"in three days": 3, "in a fortnight": 14, "two weeks ago": -14, "a week today": 7, "10 days from now": 10, "a fortnight tomorrow": 15,
		} {
			if list := moments(parse(text, on), on); len(list) != 1 || list[0].date != on+away {
				t.Errorf("%q on %s: got %v", text, longDate(on), list)
			}
		}
		for _, d := range []int{1, 9, 28, 30, 31} {
			for format, sign := range map[string]corpus.Date{"it arrived on the %s": -1, "it will arrive on the %s": 1} {
				text := fmt.Sprintf(format, ordinal(d))
				list := moments(parse(text, on), on)
				if len(list) != 1 || list[0].date.Time().Day() != d || (list[0].date-on)*sign < 0 || (list[0].date-on)*sign > 62 {
					t.Errorf("%q on %s: got %v", text, longDate(on), list)
				}
			}
		}
	}
}

func ordinal(n int) string {
	switch n {
	case 1, 21, 31:
		return fmt.Sprint(n, "st")
	}
	return fmt.Sprint(n, "th")
}
