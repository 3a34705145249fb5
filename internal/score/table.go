package score

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// table is lines of cells: the first column is aligned left, the others right.
type table [][]string

func (t *table) add(cells ...string) { *t = append(*t, cells) }

// heading is a line of its own that widens no column.
func (t *table) heading(text string) { *t = append(*t, []string{text}) }

func (t table) write(w io.Writer) error {
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
	for _, line := range t {
		var b strings.Builder
		for i, cell := range line {
			pad := strings.Repeat(" ", max(width[i]-utf8.RuneCountInString(cell), 0))
			if i == 0 {
				b.WriteString(cell + pad)
			} else {
				b.WriteString("  " + pad + cell)
			}
		}
		if _, err := fmt.Fprintln(w, strings.TrimRight(b.String(), " ")); err != nil {
			return err
		}
	}
	return nil
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
