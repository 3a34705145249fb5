package main

import (
	"strings"
	"unicode/utf8"
)

const (
	pipedColumns = 100 // of a list that goes to a file or another program
	leastColumns = 40  // of which the cut columns of a list have at least half
	columnGap    = 2
)

// screen is how many columns a list may have.
func (a *app) screen() int {
	if a.columns != nil {
		if n := a.columns(); n > 0 {
			return n
		}
	}
	return pipedColumns
}

// narrow cuts the last two columns of rows so that these are no wider than the
// screen, and leaves the others whole. The last has one part in so many of what
// there is, or more where the one before it needs less than the rest. It says
// whether anything was cut.
func narrow(rows [][]string, screen, parts int) bool {
	if len(rows) == 0 {
		return false
	}
	last := len(rows[0]) - 1
	room := max(screen, leastColumns) - last*columnGap
	for col := range last - 1 {
		room -= widest(rows, col)
	}
	room = max(room, leastColumns/2)
	long, end := widest(rows, last-1), widest(rows, last)
	whole := end
	end = min(end, max(room/parts, room-long))
	for _, row := range rows {
		row[last-1], row[last] = cut(row[last-1], room-end), cut(row[last], end)
	}
	return long > room-end || whole > end
}

func widest(rows [][]string, col int) int {
	n := 0
	for _, row := range rows {
		n = max(n, utf8.RuneCountInString(row[col]))
	}
	return n
}

// cut shortens a text to n code points; an ellipsis says that it goes on.
func cut(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	return strings.TrimRight(string([]rune(text)[:max(n-1, 0)]), " ,;:") + "…"
}

// oneLine writes a text without line breaks.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
