package plot

import (
	"math"
	"strconv"
	"time"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// Tick is a labelled value of a scale.
type Tick struct {
	At     Percent
	Text   string
	Zero   bool // the baseline
	Narrow bool // shown where the page is narrow too
}

// Linear is a scale that begins at zero.
type Linear struct {
	Max  float64 // its last tick
	Step float64 // from tick to tick: 1, 2 or 5 times a power of ten
	unit string  // behind every number

	sign   string // before every number
	digits int    // decimals
}

// NewLinear returns a scale for values up to a greatest one, with at most so many steps, and at least one. Counts have
// no step below one.
func NewLinear(greatest float64, steps int) Linear {
	greatest = math.Max(greatest, 1)
	power := math.Pow(10, math.Floor(math.Log10(greatest/float64(steps))))
	for _, k := range []float64{1, 2, 5, 10, 20} {
		step := math.Max(1, k*power)
		n := math.Ceil(greatest/step - 1e-9)
		if int(n) <= steps || k == 20 {
			return Linear{Max: n * step, Step: step}
		}
	}
	return Linear{Max: greatest, Step: greatest}
}

// PerCent is the scale from 0 to 100 per cent.
func PerCent() Linear { return Linear{Max: 100, Step: 25, unit: " %"} }

// At returns the place of a value.
func (s Linear) At(v float64) Percent { return Percent(v / s.Max * 100) }

// Ticks returns the ticks of the scale, zero first.
func (s Linear) Ticks() []Tick {
	var out []Tick
	for i := 0; float64(i)*s.Step <= s.Max*(1+1e-9); i++ {
		v := float64(i) * s.Step
		out = append(out, Tick{At: s.At(v), Text: s.text(v), Zero: i == 0})
	}
	return out
}

func (s Linear) text(v float64) string {
	if s.digits > 0 {
		return s.sign + strconv.FormatFloat(v, 'f', s.digits, 64) + s.unit
	}
	return s.sign + Thousands(int(math.Round(v))) + s.unit
}

// Thousands writes a number with commas.
func Thousands(n int) string {
	s := strconv.Itoa(n)
	first := 1
	if n < 0 {
		first = 2
	}
	for i := len(s) - 3; i >= first; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Days is a scale of days, from the start of the first to the end of the last.
type Days struct{ First, Last corpus.Date }

// At returns the start of a day.
func (s Days) At(d corpus.Date) Percent {
	return Percent(float64(d-s.First) / float64(s.Last-s.First+1) * 100)
}

// Of returns the place and length of the days from one to another, both included.
func (s Days) Of(from, to corpus.Date) (x, w Percent) {
	from, to = max(from, s.First), min(to, s.Last)
	x = s.At(from)
	return x, max(0, s.At(to+1)-x)
}

// The longest spans in days with ticks for weeks, for months without a year, and for months; longer ones have ticks for
// years.
const (
	mostWeekly  = 100
	mostYear    = 372 // up to it the months need no year
	mostMonthly = 1100
)

// Ticks returns Mondays, first days of months or first days of years, as the span is long. A month that begins before
// the scale has its tick at the start, where there is room; one at the very end has none.
func (s Days) Ticks() []Tick {
	var out []Tick
	days := int(s.Last-s.First) + 1
	for d := s.First; d <= s.Last; d++ {
		if text := label(d, days); text != "" && s.At(d) < 98 {
			out = append(out, Tick{At: s.At(d), Text: text})
		}
	}
	if days > mostWeekly && days <= mostMonthly && s.First.Time().Day() > 1 && s.First.Time().Day() <= 20 {
		out = append([]Tick{{At: 0, Text: s.First.Time().Format("Jan")}}, out...)
	}
	return out
}

// label is what a day's tick says on a scale of so many days; empty where it has none.
func label(d corpus.Date, days int) string {
	t := d.Time()
	switch {
	case days <= mostWeekly && t.Weekday() == time.Monday:
		return t.Format("2 Jan")
	case days > mostYear && days <= mostMonthly && t.Day() == 1 && t.Month() == time.January:
		return t.Format("2006")
	case days > mostWeekly && days <= mostMonthly && t.Day() == 1:
		return t.Format("Jan")
	case days > mostMonthly && t.YearDay() == 1:
		return t.Format("2006")
	}
	return ""
}

// The widths in pixels for which labels are chosen: the least that a chart has on a wide page, and on one of 320
// pixels.
const (
	wideWidth   = 440
	narrowWidth = 120
)

// Fit drops the labels that would touch one before them: from wide pages, and more of them from narrow ones. The grid
// lines stay. The ticks are in the order of their places.
func Fit(ticks []Tick) []Tick {
	out := make([]Tick, len(ticks))
	copy(out, ticks)
	var wideEnd, narrowEnd = math.Inf(-1), math.Inf(-1)
	for i := range out {
		t := &out[i]
		half := textWidth(t.Text) / 2
		start := func(width float64) (from, to float64) {
			at := float64(t.At) / 100 * width
			return at - half, at + half + 8
		}
		from, to := start(wideWidth)
		if from < wideEnd {
			t.Text, t.Narrow = "", false
			continue
		}
		wideEnd = to
		if from, to = start(narrowWidth); from >= narrowEnd {
			t.Narrow, narrowEnd = true, to
		}
	}
	return out
}

// textWidth estimates how wide a label is, in pixels.
func textWidth(s string) float64 { return 6.4 * float64(utf8.RuneCountInString(s)) }

// NewReal returns a scale like NewLinear's for amounts that need not be whole, each with a sign before it.
func NewReal(greatest float64, steps int, sign string) Linear {
	if greatest <= 0 {
		greatest = 1
	}
	unit := math.Pow(10, math.Floor(math.Log10(greatest))-3)
	s := NewLinear(greatest/unit, steps)
	return Linear{Max: s.Max * unit, Step: s.Step * unit, sign: sign,
		digits: max(0, int(math.Ceil(-math.Log10(s.Step*unit)-1e-9)))}
}
