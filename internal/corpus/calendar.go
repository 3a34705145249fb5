package corpus

import "time"

// Calendar is the corpus's calendar (model.md, Time): its first and last day and the closures. Saturdays, Sundays and
// closures are no workdays. First and Last bound what Workdays lists and nothing else: a day outside is a workday by
// its weekday, so that a deadline may lie past the end. Calendar days are counted without it, by DaysInclusive and
// DaysBetween.
type Calendar struct {
	First, Last Date
	Closures    []Closure
}

// IsWorkday says whether people work on the day.
func (c Calendar) IsWorkday(d Date) bool { return isWeekday(d) && !c.closed(d) }

func (c Calendar) closed(d Date) bool {
	for _, cl := range c.Closures {
		if cl.Date == d {
			return true
		}
	}
	return false
}

func isWeekday(d Date) bool {
	wd := d.Weekday()
	return wd != time.Saturday && wd != time.Sunday
}

// Workdays lists the workdays from First to Last, both included.
func (c Calendar) Workdays() []Date {
	var days []Date
	for d := c.First; d <= c.Last; d++ {
		if c.IsWorkday(d) {
			days = append(days, d)
		}
	}
	return days
}

// NextWorkday returns the first workday after d.
func (c Calendar) NextWorkday(d Date) Date { return c.AddWorkdays(d, 1) }

// AddWorkdays returns the n-th workday after d, or before d for a negative n.
// It returns d itself for n = 0, workday or not.
func (c Calendar) AddWorkdays(d Date, n int) Date {
	step := 1
	if n < 0 {
		step, n = -1, -n
	}
	for n > 0 {
		d = d.Add(step)
		if c.IsWorkday(d) {
			n--
		}
	}
	return d
}

// WorkdaysInclusive counts the workdays from a to b, both ends counted if they
// are workdays: a task that began on a Monday and was done on the Friday took
// 5. It is 0 if b is before a.
func (c Calendar) WorkdaysInclusive(a, b Date) int {
	if b < a {
		return 0
	}
	n := weekdaysUpTo(b) - weekdaysUpTo(a-1)
	for i, cl := range c.Closures {
		if a <= cl.Date && cl.Date <= b && isWeekday(cl.Date) && !(Calendar{Closures: c.Closures[:i]}).closed(cl.Date) {
			n--
		}
	}
	return n
}

// WorkdaysBetween counts the workdays after a up to and including b: from a
// Monday to the Friday it is 4. It is negative if b is before a.
func (c Calendar) WorkdaysBetween(a, b Date) int {
	if b < a {
		return -c.WorkdaysBetween(b, a)
	}
	return c.WorkdaysInclusive(a+1, b)
}

// DaysInclusive counts the calendar days from a to b, both ends counted: 4 to 10 April is 7. It is 0 if b is before a.
func DaysInclusive(a, b Date) int { return max(0, int(b)-int(a)+1) }

// DaysBetween is the difference of two days: 15 May to 4 August is 81. It is negative if b is before a.
func DaysBetween(a, b Date) int { return int(b) - int(a) }

// weekdaysUpTo counts Mondays to Fridays from Monday 1969-12-29 up to d, negative before it.
func weekdaysUpTo(d Date) int {
	n := int(d) + 4 // days from that Monday to the day after d
	weeks, rest := n/7, n%7
	if rest < 0 {
		weeks, rest = weeks-1, rest+7
	}
	return weeks*5 + min(rest, 5)
}
