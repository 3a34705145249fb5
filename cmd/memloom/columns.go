package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"memloom/internal/fold"
)

const (
	leastColumns = 40 // of which the cut columns of a list have at least half
	columnGap    = 2
)

// screen is how many columns the terminal has; 0 where the output goes to a file or another program, which gets all.
func (a *app) screen() int {
	if a.columns == nil {
		return 0
	}
	return a.columns()
}

// page is how many columns a text for reading takes: those of the terminal, but no more than are easy to read.
func (a *app) page() int {
	if n := a.screen(); n > 0 {
		return max(leastColumns, min(n, fold.Width))
	}
	return fold.Width
}

// table writes rows in columns; cells that are too wide for the page go on below.
func (a *app) table(rows [][]string) error {
	var err error
	for _, line := range fold.Rows(rows, a.page()) {
		_, err = fmt.Fprintln(a.out, line)
	}
	return err
}

// folded is a text whose lines keep to the terminal behind an indent, which all but the first are given. In a pipe it
// stays one line, so that it can be searched.
func (a *app) folded(text, indent string) string {
	if a.screen() == 0 {
		return text
	}
	return strings.Join(fold.Text(text, a.page()-len(indent)), "\n"+indent)
}

// narrow cuts the last two columns of rows so that these are no wider than the screen, and leaves the others whole. The
// last has one part in so many of what there is, or more where the one before it needs less than the rest. It says
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
