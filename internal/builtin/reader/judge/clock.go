package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Times of day in words, and time zones.

const hourWord = `(0:00|12:00|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`

var (
	aroundHour = regexp.MustCompile(`(?i)\b(?:a )?(quarter|half|five|ten|twenty|twenty-five|\d{1,2})(?: minutes?)? (past|after|to|till|before) ` + hourWord + `\b(?: o['’]clock)?`)
	fullHour   = regexp.MustCompile(`(?i)\b` + hourWord + ` o['’]?clock\b`)
	dayPart    = regexp.MustCompile(`(?i)\b(\d{1,2})(?:[:.](\d\d))?(?: ?(?:hours|h))?,? (in the morning|in the afternoon|in the evening|at night)`)
	halfDay    = regexp.MustCompile(`(?i)\b(\d{1,2})(?:[:.](\d\d))? ?(a\.?m\b\.?|p\.?m\b\.?)`)
	figureTime = regexp.MustCompile(`\b(\d{1,2}):(\d\d)\b`)
	zonedTime  = regexp.MustCompile(`\b(\d{1,2}):(\d\d) ?\(?(UTC|GMT|CET|CEST|BST|WET|WEST|EET|EEST|MSK|IST|JST|EST|EDT|CST|CDT|MST|MDT|PST|PDT|Z)\b\)?(?: ?([+-]\d{1,2}))?`)
)

// zoneMinutes are the offsets of time zones from UTC.
var zoneMinutes = map[string]int{"UTC": 0, "GMT": 0, "Z": 0, "WET": 0, "CET": 60, "BST": 60, "WEST": 60, "CEST": 120, "EET": 120, "EEST": 180, "MSK": 180, "IST": 330, "JST": 540,
	"EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480, "PDT": -420}

// clocks writes the times of two answers alike: in figures, of 24 hours, in one
// zone where both tell theirs.
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
	if zonedTime.MatchString(g) && zonedTime.MatchString(c) {
		g, c = inUTC(g), inUTC(c)
	}
	return g, c
}

// clockHints are pieces of which every text that tells a time has one.
var clockHints = []string{"clock", "past ", " to ", " till ", " after ", " before ", ":", "morning", "afternoon", "evening", "at night", "am", "pm", ".m"}

func tellsClock(s string) bool {
	low := strings.ToLower(s)
	return slices.ContainsFunc(clockHints, func(h string) bool { return strings.Contains(low, h) })
}

// writeClock writes times in figures and says whether one may be of either half of the day.
func writeClock(s string) (string, bool) {
	loose := false
	s = aroundHour.ReplaceAllStringFunc(s, func(part string) string {
		m := aroundHour.FindStringSubmatch(part)
		minutes, hour := minutesOf(m[1]), int(spokenValue(strings.TrimSuffix(m[3], ":00")))
		if l := strings.ToLower(m[2]); l == "to" || l == "till" || l == "before" {
			hour, minutes = (hour+23)%24, 60-minutes
		}
		if hour > 23 || minutes > 59 || minutes < 0 || (m[2] == "to" || m[2] == "before" || m[2] == "after") && hasDigit(m[3]) && hasDigit(m[1]) && !strings.Contains(m[3], ":") {
			return part // "from 10 to 12"
		}
		loose = loose || !strings.Contains(m[3], ":")
		return fmt.Sprintf("%d:%02d", hour, minutes)
	})
	s = fullHour.ReplaceAllStringFunc(s, func(part string) string {
		loose = true
		return fmt.Sprintf("%d:00", int(spokenValue(fullHour.FindStringSubmatch(part)[1])))
	})
	told := false
	tell := func(m []string, late bool) string {
		told = true
		return fmt.Sprintf("%d:%02d", halfHour(atoi(m[1]), late), atoi(m[2]))
	}
	s = dayPart.ReplaceAllStringFunc(s, func(part string) string {
		m := dayPart.FindStringSubmatch(part)
		p, hour := strings.ToLower(m[3]), atoi(m[1])
		if hour > 23 {
			return part
		}
		return tell(m, !strings.HasSuffix(p, "morning") && !(strings.HasSuffix(p, "night") && hour < 6))
	})
	s = halfDay.ReplaceAllStringFunc(s, func(part string) string {
		m := halfDay.FindStringSubmatch(part)
		if atoi(m[1]) > 12 {
			return part
		}
		return tell(m, m[3][0] == 'p' || m[3][0] == 'P')
	})
	return s, loose && !told
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
	return figureTime.ReplaceAllStringFunc(s, func(part string) string {
		m := figureTime.FindStringSubmatch(part)
		if later := fmt.Sprintf("%d:%s", atoi(m[1])+12, m[2]); atoi(m[1]) < 12 && strings.Contains(other, later) {
			return later
		}
		return part
	})
}

func inUTC(s string) string {
	return zonedTime.ReplaceAllStringFunc(s, func(part string) string {
		m := zonedTime.FindStringSubmatch(part)
		at := (atoi(m[1])*60 + atoi(m[2]) - zoneMinutes[m[3]] - 60*signed(m[4]) + 2880) % 1440
		return fmt.Sprintf("%02d:%02d UTC", at/60, at%60)
	})
}

func signed(s string) int {
	if s == "" {
		return 0
	}
	if s[0] == '-' {
		return -atoi(s[1:])
	}
	return atoi(s[1:])
}
