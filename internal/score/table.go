package score

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"memloom/internal/fold"
)

// table is lines of cells: the first column is aligned left, the others right.
type table [][]string

func (t *table) add(cells ...string) { *t = append(*t, cells) }

// heading is a line of its own that widens no column.
func (t *table) heading(text string) { *t = append(*t, []string{text}) }

// write aligns the columns.
func (t table) write(w io.Writer) error {
	width := t.widths()
	return t.block(w, width, 1, len(width))
}

// folded is write for a table that may have any number of columns: one that is too wide is written in blocks, each with
// the first column and as many others as there is room for.
func (t table) folded(w io.Writer) error {
	width := t.widths()
	for from := 1; ; {
		to, room := from, fold.Width
		if len(width) > 0 {
			room -= width[0]
		}
		for ; to < len(width) && (to == from || room >= width[to]+2); to++ {
			room -= width[to] + 2
		}
		if err := t.block(w, width, from, to); err != nil || to >= len(width) {
			return err
		}
		if _, err := fmt.Fprintln(w); err != nil {
			return err
		}
		from = to
	}
}

// block writes the first column and those from one to before another.
func (t table) block(w io.Writer, width []int, from, to int) error {
	for _, line := range t {
		text := ""
		for i, cell := range line {
			pad := strings.Repeat(" ", max(width[i]-utf8.RuneCountInString(cell), 0))
			switch {
			case i == 0:
				text = cell + pad
			case i >= from && i < to:
				text += "  " + pad + cell
			}
		}
		if _, err := fmt.Fprintln(w, strings.TrimRight(text, " ")); err != nil {
			return err
		}
	}
	return nil
}

func (t table) widths() []int {
	var width []int
	for _, line := range t {
		for i, cell := range line {
			if i == len(width) {
				width = append(width, 0)
			}
			if len(line) > 1 {
				width[i] = max(width[i], utf8.RuneCountInString(cell))
			}
		}
	}
	return width
}

// percent writes a share; what is not known is a dash.
func percent(share *float64) string {
	if share == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f", *share*100)
}

func (i *Interval) text() string {
	if i == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f–%.1f", i.Low*100, i.High*100)
}

// marked is text with a sign of the bootstrap behind it.
func (i *Interval) marked() string {
	if i != nil && i.Method == MethodBootstrap {
		return i.text() + " b"
	}
	return i.text()
}
