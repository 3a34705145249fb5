package progress

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// ended says whether the event is the last one of its stage.
func (e Event) ended() bool {
	return e.Kind == StageEnded || e.Kind == StageFailed || e.Kind == StageCanceled
}

// rate returns the units committed per second in this run, 0 if there is nothing to judge by.
func (e Event) rate() float64 {
	ran := e.Done - e.Skipped
	if ran <= 0 || e.Elapsed <= 0 {
		return 0
	}
	return float64(ran) / e.Elapsed.Seconds()
}

// left returns the time the remaining units will take at the present rate.
func (e Event) left() (time.Duration, bool) {
	rate := e.rate()
	if rate == 0 {
		return 0, false
	}
	rest := max(e.Total-e.Done-e.Failed, 0)
	return time.Duration(float64(rest) / rate * float64(time.Second)), true
}

// describe returns the event as one line of text without its stage.
func describe(e Event) string {
	parts := []string{count(e)}
	if e.Skipped > 0 && (e.Kind == StageStarted || e.ended()) {
		parts = append(parts, grouped(e.Skipped)+" already done")
	}
	if e.Failed > 0 {
		parts = append(parts, grouped(e.Failed)+" failed")
	}
	if rate := e.rate(); rate > 0 {
		parts = append(parts, formatRate(rate))
	}
	if e.ended() {
		parts = append(parts, "in "+formatDuration(e.Elapsed))
	} else if left, ok := e.left(); ok {
		parts = append(parts, formatDuration(left)+" left")
	}
	if v := e.Verdicts; v != nil {
		text := fmt.Sprintf("%s accepted, %s rejected", grouped(v.Accepted), grouped(v.Rejected))
		if v.Flagged > 0 {
			text += fmt.Sprintf(", %s flagged", grouped(v.Flagged))
		}
		parts = append(parts, text)
	}
	if e.Cost != nil {
		parts = append(parts, formatCost(*e.Cost))
	}
	return strings.Join(parts, " · ")
}

// count returns how many units of a stage are done.
func count(e Event) string { return fmt.Sprintf("%s/%s", grouped(e.Done), grouped(e.Total)) }

// outcome returns the word that ends a stage's last line.
func outcome(k Kind) string {
	switch k {
	case StageEnded:
		return "done"
	case StageFailed:
		return "failed"
	case StageCanceled:
		return "stopped"
	default:
		return ""
	}
}

// formatRate chooses the unit of time in which the number is easy to read.
func formatRate(perSecond float64) string {
	switch {
	case perSecond >= 10:
		return fmt.Sprintf("%s/s", grouped(int(perSecond+0.5)))
	case perSecond >= 1:
		return fmt.Sprintf("%.1f/s", perSecond)
	case perSecond*60 >= 1:
		return fmt.Sprintf("%.1f/min", perSecond*60)
	default:
		return fmt.Sprintf("%.1f/h", perSecond*3600)
	}
}

// formatDuration gives two units at most: 0.4 s, 12 s, 3 min 05 s, 2 h 07 min.
func formatDuration(d time.Duration) string {
	switch s := int(d.Round(time.Second).Seconds()); {
	case d < 10*time.Second:
		return fmt.Sprintf("%.1f s", d.Seconds())
	case s < 60:
		return fmt.Sprintf("%d s", s)
	case s < 3600:
		return fmt.Sprintf("%d min %02d s", s/60, s%60)
	default:
		return fmt.Sprintf("%d h %02d min", s/3600, s%3600/60)
	}
}

// formatCost never shows an unknown price as nothing.
func formatCost(c Cost) string {
	cents := (c.NanoDollars + 5_000_000) / 10_000_000
	text := fmt.Sprintf("$%d.%02d", cents/100, cents%100)
	switch {
	case c.Unknown && c.NanoDollars == 0:
		return "cost unknown"
	case c.Unknown:
		return text + " + unknown"
	case c.NanoDollars > 0 && cents == 0:
		return "< $0.01"
	default:
		return text
	}
}

// grouped writes a count with commas between thousands.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 && digits[i-1] != '-' {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}
