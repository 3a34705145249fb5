package reader

import (
	"strconv"
	"strings"
)

// clock reads times of day: 7.40, 06:45, 2pm, 8 am, half five, ten past six, at eight, noon.
func (r momentReader) clock(i int) (moment, bool) {
	l := r.low(i)
	at := func(to int) (moment, bool) {
		for r.meridiem(to) || r.is(to, "o", "'clock") || r.low(to) == "oclock" || r.low(to) == "sharp" {
			to += 1 + count(r.low(to) == "o")
		}
		return moment{span: span{i, to}, clock: r.p.quote(span{i, to})}, true
	}
	switch l {
	case "noon", "midnight", "midday", "noonish":
		return at(i + 1)
	case "half", "quarter":
		j := i + 1
		if r.low(j) == "past" || r.low(j) == "to" {
			j++
		}
		if r.hour(j) && (l == "half" || j > i+1) {
			return at(j + 1)
		}
		return moment{}, false
	}
	n, small := smallNumbers[l]
	small = small && n > 1 && n <= 12 && !strings.HasSuffix(l, "th")
	if (small || n == 20 || isDigit(l) && len(l) < 3) && (r.low(i+1) == "past" || r.low(i+1) == "to" && clockLeads[r.low(i-1)] && r.endsNumber(i+3)) && r.hour(i+2) {
		return at(i + 3) // "ten past six", "at five to nine"
	}
	if small && (r.is(i+1, "o", "'clock") || r.low(i+1) == "oclock" || r.meridiem(i+1)) {
		return at(i + 1)
	}
	if (small || l == "one" || r.hour(i)) && r.low(i-1) == "at" && (r.endsNumber(i+1) && r.low(i+1) != "of" || dayTails[r.low(i+1)]) {
		return at(i + 1)
	}
	if !isDigit(l) {
		return moment{}, false
	}
	switch {
	case clockShape(l, ':') || strings.HasSuffix(l, "am") || strings.HasSuffix(l, "pm"):
		return at(i + 1)
	case strings.HasSuffix(l, "ish") && r.digits(l[:len(l)-3]):
		return at(i + 1)
	case r.meridiem(i + 1), r.digits(l) && (r.is(i+1, "o", "'clock") || r.low(i+1) == "oclock"):
		return at(i + 1)
	case (r.low(i+1) == "to" || r.low(i+1) == "or") && len(l) < 3 && r.meridiem(i+3): // "from 2 to 3 pm"
		return moment{span: span{i, i + 1}, clock: l + " " + r.low(i+3)}, true
	case clockShape(l, '.') && (r.low(i-1) == "at" || r.low(i-1) == "until" || r.low(i-1) == "till" || r.low(i-1) == "by"):
		return at(i + 1)
	}
	return moment{}, false
}

var (
	clockLeads = words("at until by till from before after around")
	dayTails   = words("tomorrow tmrw today tonight sharp latest please pls instead then now")
)

// meridiem says that a token tells which half of the day is meant.
func (r momentReader) meridiem(i int) bool {
	switch r.low(i) {
	case "am", "pm", "a.m", "p.m", "utc":
		return true
	}
	return false
}

// hour says that a token is an hour of the day, in words or as a bare number.
func (r momentReader) hour(i int) bool {
	l := r.low(i)
	if n, ok := smallNumbers[l]; ok {
		return n <= 12 && l != "a" && l != "an" && !strings.HasSuffix(l, "th") && l != "first" && l != "second" && l != "third"
	}
	return r.digits(l)
}

func (r momentReader) digits(l string) bool {
	n, err := strconv.Atoi(l)
	return err == nil && n > 0 && n < 25 && len(l) < 3
}

func isDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

func clockShape(s string, sep byte) bool {
	i := strings.IndexByte(s, sep)
	if i < 1 || i > 2 || len(s) != i+3 {
		return false
	}
	h, err := strconv.Atoi(s[:i])
	m, err2 := strconv.Atoi(s[i+1:])
	return err == nil && err2 == nil && h < 24 && m < 60
}
