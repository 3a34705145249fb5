package report

import "memloom/internal/plot"

// matrix is numbers by row and column, drawn as cells that have their number in them.
type matrix struct {
	label         string
	rows, columns []string
	counts        [][]int // of each row
}

// chart draws the matrix; at the right stands the sum of each row. Zeros are not drawn.
func (m *matrix) chart(title func(row, column string, n int) string) plot.Chart {
	const row, top = plot.Pixel(19), plot.Pixel(24)
	c := plot.Chart{Label: m.label, Margin: plot.Columns, Height: top + plot.Pixel(len(m.rows))*row + 4}
	most := 0
	for _, counts := range m.counts {
		for _, n := range counts {
			most = max(most, n)
		}
	}
	width := plot.Percent(100 / float64(max(len(m.columns), 1)))
	for k, name := range m.columns {
		c.Texts = append(c.Texts, plot.Text{Class: plot.Middle + " column", X: width * (plot.Percent(k) + 0.5), Y: top - 8, Text: short(name)})
	}
	cells := make([]plot.Layer, levels)
	for i, name := range m.rows {
		y, sum := top+plot.Pixel(i)*row, 0
		for k, n := range m.counts[i] {
			sum += n
			if n == 0 {
				continue
			}
			l := level(n, most)
			cells[l].Cells = append(cells[l].Cells, plot.Cell{Text: plot.Thousands(n), Title: title(shown(name), shown(m.columns[k]), n),
				Box: plot.Box{X: width * plot.Percent(k), W: width * 0.97, Y: y + 1, H: row - 2}})
		}
		c.Row(shown(name), plot.Thousands(sum), y+row/2)
		c.Lines = append(c.Lines, plot.Line{Class: "grid", X1: 0, X2: 100, Y1: y + row, Y2: y + row})
	}
	for l := range cells {
		cells[l].Class = "numbered " + shade(l)
		c.Add(cells[l])
	}
	return c
}
