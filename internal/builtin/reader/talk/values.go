package talk

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// LongDate writes a day as people do: 13 March 2025.
func LongDate(d corpus.Date) string { return d.Time().Format("2 January 2006") }

// SayValue writes a value so that it stands alone: dates in full, the rest as it was written.
func SayValue(v corpus.Value, surface string) string {
	switch v.Kind {
	case corpus.KindDate:
		switch v.Precision {
		case corpus.Day:
			return LongDate(v.Date)
		case corpus.Month:
			return v.Date.Time().Format("January 2006")
		case corpus.Quarter:
			return fmt.Sprintf("Q%d %d", (int(v.Date.Time().Month())+2)/3, v.Date.Time().Year())
		case corpus.Year:
			return v.Date.Time().Format("2006")
		}
	}
	return strings.TrimSpace(surface)
}
