package stats

import (
	"strings"
	"unicode/utf8"

	"memloom/internal/fold"
)

// align writes rows in columns, the first to the left and numbers to the right. The last columns, as many as words
// says, are words and to the left as well; rows may lack them. What makes a line too wide goes on below: words and the
// first column, or else the columns that do not fit.
func align(b *strings.Builder, words int, rows [][]string) {
	var width []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(width) {
				width = append(width, 0)
			}
			width[i] = max(width[i], utf8.RuneCountInString(cell))
		}
	}
	if words > 0 && len(width) > words {
		keepTo(fold.Width-2, width, 0, len(width)-words)
	}
	for from := 1; len(rows) > 0; {
		to, room := from, fold.Width-4-width[0]
		for ; to < len(width) && (to == from || words > 0 || room >= width[to]+2); to++ {
			room -= width[to] + 2
		}
		for _, row := range rows {
			line(b, words, width, row, from, to)
		}
		if to >= len(width) {
			return
		}
		from = to
		b.WriteByte('\n')
	}
}

// keepTo narrows two of the columns, whichever is the wider, until a line keeps to a width.
func keepTo(line int, width []int, a, b int) {
	total := 0
	for _, n := range width {
		total += n + 2
	}
	for ; total > line && max(width[a], width[b]) > 10; total-- {
		if width[a] > width[b] {
			width[a]--
		} else {
			width[b]--
		}
	}
}

// line writes the first cell of a row and those from one to before another, in as many lines as the longest cell takes.
func line(b *strings.Builder, words int, width []int, row []string, from, to int) {
	cells, height := make([][]string, len(row)), 1
	for i, cell := range row {
		cells[i] = []string{cell}
		if utf8.RuneCountInString(cell) > width[i] {
			cells[i] = fold.Text(cell, width[i])
		}
		height = max(height, len(cells[i]))
	}
	for k := range height {
		text := " "
		for i := range row {
			if i > 0 && (i < from || i >= to) {
				continue
			}
			cell := ""
			if k < len(cells[i]) {
				cell = cells[i][k]
			}
			pad := strings.Repeat(" ", width[i]-utf8.RuneCountInString(cell))
			if i == 0 || i >= len(width)-words {
				text += " " + cell + pad + " "
			} else {
				text += " " + pad + cell + " "
			}
		}
		b.WriteString(strings.TrimRight(text, " ") + "\n")
	}
}
