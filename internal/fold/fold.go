// Package fold writes text and tables no wider than a screen: what is longer goes on in the next line.
package fold

import (
	"strings"
	"unicode/utf8"
)

// Width is how wide text is where there is no screen to ask.
const Width = 100

const (
	gap   = 2  // columns between two cells
	least = 12 // columns that a folded cell has at least
	whole = 24 // columns up to which a word, such as a number with its range, is not broken in a cell
)

// Text breaks a text of one line into lines of at most width code points, between words where that is possible.
func Text(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && length(line)+1+length(word) <= width {
			line += " " + word
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for length(word) > width { // a link, a path
			r := []rune(word)
			lines = append(lines, string(r[:width]))
			word = string(r[width:])
		}
		line = word
	}
	return append(lines, line)
}

// Rows aligns rows of cells to the left and folds the widest columns so that no line is wider than width. A row without
// cells is an empty line. There may be too many columns for that; then lines are as narrow as they can be.
func Rows(rows [][]string, width int) []string {
	wide := widths(rows, width)
	var out []string
	for _, row := range rows {
		cells := make([][]string, len(row))
		height := 1
		for i, cell := range row {
			cells[i] = []string{cell}
			if length(cell) > wide[i] {
				cells[i] = Text(cell, wide[i])
			}
			height = max(height, len(cells[i]))
		}
		for k := range height {
			line := ""
			for i, cell := range cells {
				part := ""
				if k < len(cell) {
					part = cell[k]
				}
				line += part + strings.Repeat(" ", wide[i]-length(part)+gap)
			}
			out = append(out, strings.TrimRight(line, " "))
		}
	}
	return out
}

// widths are those of the columns: the widest of those that can gives way first.
func widths(rows [][]string, width int) []int {
	var wide, floor []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(wide) {
				wide, floor = append(wide, 0), append(floor, least)
			}
			wide[i] = max(wide[i], length(cell))
			for _, word := range strings.Fields(cell) {
				floor[i] = max(floor[i], min(length(word), whole))
			}
		}
	}
	if sum(floor)+gap*(len(wide)-1) > width { // words have to be broken
		for i := range floor {
			floor[i] = least
		}
	}
	for {
		total, widest := gap*(len(wide)-1), -1
		for i, n := range wide {
			total += n
			if n > floor[i] && (widest < 0 || n > wide[widest]) {
				widest = i
			}
		}
		if total <= width || widest < 0 {
			return wide
		}
		wide[widest]--
	}
}

func sum(list []int) (total int) {
	for _, n := range list {
		total += n
	}
	return total
}

func length(s string) int { return utf8.RuneCountInString(s) }
