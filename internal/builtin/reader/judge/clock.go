package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Times of day in words.

const hourWord = `(0:00|12:00|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`

var (
	aroundHour = regexp.MustCompile(`(?i)\b(?:a )?(quarter|half|five|ten|twenty|twenty-five|` +
		`\d{1,2})(?: minutes?)? (past|after|to|till|before) ` + hourWord + `\b(?: o['’]clock)?`)
	fullHour = regexp.MustCompile(`(?i)\b` + hourWord + ` o['’]?clock\b`)
	dayPart  = regexp.MustCompile(`(?i)\b(\d{1,2})(?:[:.](\d\d))?(?: ?(?:hours|h))?,? (in the morning|` +
		`in the afternoon|in the evening|at night)`)
	halfDay    = regexp.MustCompile(`(?i)\b(\d{1,2})(?:[:.](\d\d))? ?(a\.?m\b\.?|p\.?m\b\.?)`)
	figureTime = regexp.MustCompile(`\b(\d{1,2}):(\d\d)\b`)
)

// clocks writes the times of two answers alike: in figures, of 24 hours.
func clocks(gold, cand string) (string, string) {
	if !tellsClock(gold) && !tellsClock(cand) {
		return gold, cand
	}
	g, looseGold := writeClock(gold)
	c, looseCand := writeClock(cand)
	if looseGold {
		g = sameHalf(g, c)
	}
	if looseCand {
		c = sameHalf(c, g)
	}
	return g, c
}

// clockHints are pieces of which every text that tells a time has one.
var clockHints = []string{"clock", "past ", " to ", " till ", " after ", " before ", ":", "morning", "afternoon",
	"evening", "at night", "am", "pm", ".m"}

func tellsClock(s string) bool {
	low := strings.ToLower(s)
	return slices.ContainsFunc(clockHints, func(h string) bool { return strings.Contains(low, h) })
}

// clockWriter writes times in figures.
type clockWriter struct {
	loose bool // one may be of either half of the day
	told  bool // one tells its half
}

// writeClock writes times in figures and says whether one may be of either half of the day.
func writeClock(s string) (string, bool) {
	var w clockWriter
	s = replaceEach(aroundHour, s, w.around)
	s = replaceEach(fullHour, s, w.full)
	s = replaceEach(dayPart, s, w.ofDayPart)
	s = replaceEach(halfDay, s, w.ofHalf)
	return s, w.loose && !w.told
}

// replaceEach writes anew what an expression finds, by its groups.
func replaceEach(find *regexp.Regexp, s string, write func(m []string) string) string {
	return find.ReplaceAllStringFunc(s, func(part string) string { return write(find.FindStringSubmatch(part)) })
}

// around writes "ten past six" and "quarter to 12:00"; "from 10 to 12" is no time.
func (w *clockWriter) around(m []string) string {
	minutes, hour := minutesOf(m[1]), int(spokenValue(strings.TrimSuffix(m[3], ":00")))
	joint, written := strings.ToLower(m[2]), strings.Contains(m[3], ":")
	if joint == "to" || joint == "till" || joint == "before" {
		hour, minutes = (hour+23)%24, 60-minutes
	}
	span := hasDigit(m[1]) && hasDigit(m[3]) && !written && joint != "past" && joint != "till"
	if span || hour > 23 || minutes > 59 || minutes < 0 {
		return m[0]
	}
	w.loose = w.loose || !written
	return fmt.Sprintf("%d:%02d", hour, minutes)
}

// full writes "six o'clock".
func (w *clockWriter) full(m []string) string {
	w.loose = true
	return fmt.Sprintf("%d:00", int(spokenValue(m[1])))
}

// ofDayPart writes "6:20 in the evening".
func (w *clockWriter) ofDayPart(m []string) string {
	hour, part := atoi(m[1]), strings.ToLower(m[3])
	if hour > 23 {
		return m[0]
	}
	early := strings.HasSuffix(part, "morning") || strings.HasSuffix(part, "night") && hour < 6
	return w.tell(hour, m[2], !early)
}

// ofHalf writes "6:20 pm".
func (w *clockWriter) ofHalf(m []string) string {
	hour := atoi(m[1])
	if hour > 12 {
		return m[0]
	}
	return w.tell(hour, m[2], m[3][0] == 'p' || m[3][0] == 'P')
}

func (w *clockWriter) tell(hour int, minutes string, late bool) string {
	w.told = true
	return fmt.Sprintf("%d:%02d", halfHour(hour, late), atoi(minutes))
}

func minutesOf(s string) int {
	switch s = strings.ToLower(s); s {
	case "quarter":
		return 15
	case "half":
		return 30
	case "twenty-five":
		return 25
	}
	return int(spokenValue(s))
}

// halfHour is an hour of twelve as one of twenty-four.
func halfHour(hour int, late bool) int {
	switch {
	case late && hour < 12:
		return hour + 12
	case !late && hour == 12:
		return 0
	}
	return hour
}

// sameHalf moves times to the afternoon where the other answer has them there.
func sameHalf(s, other string) string {
	return replaceEach(figureTime, s, func(m []string) string {
		if later := fmt.Sprintf("%d:%s", atoi(m[1])+12, m[2]); atoi(m[1]) < 12 && strings.Contains(other, later) {
			return later
		}
		return m[0]
	})
}
