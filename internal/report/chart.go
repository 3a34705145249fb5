package report

import (
	"fmt"
	"math"

	"memloom/internal/plot"
)

// The heights of a row with a bar and of what is above the first row.
const (
	barRow = plot.Pixel(19)
	barTop = plot.Pixel(24)
)

// drawing is a chart while its marks are laid out, in rows from its top or on columns that stand. Its layers are drawn
// in the order in which they are named.
type drawing struct {
	plot.Chart
	layers []plot.Layer
	at     func(v float64) plot.Percent // the place of a value along it
	y, h   plot.Pixel                   // of the row that is being drawn: its top and its height

	top, bottom plot.Pixel // of columns
	scale       plot.Linear
}

// rows begins a chart of so many rows of height h.
func rows(label string, margin plot.Margin, n int, h plot.Pixel, s plot.Linear, layers ...string) *drawing {
	return scaled(label, margin, plot.Pixel(n)*h, h, s.Ticks(), s.At, layers...)
}

// scaled is like rows, which are all together so high, with ticks and a scale of one's own.
func scaled(label string, margin plot.Margin, all, h plot.Pixel, ticks []plot.Tick, at func(float64) plot.Percent,
	layers ...string) *drawing {
	d := &drawing{Chart: plot.Chart{Label: label, Margin: margin, Height: barTop + all + 4}, at: at, h: h, y: barTop - h}
	d.Upright(plot.Fit(ticks), barTop-4, d.Height-4, barTop-10)
	return d.on(layers)
}

// columns begins a chart of columns that stand for counts up to a greatest one.
func columns(label string, most, steps int, top, bottom, foot plot.Pixel, layers ...string) *drawing {
	d := &drawing{Chart: plot.Chart{Label: label, Margin: plot.Numbers, Height: bottom + foot}, top: top, bottom: bottom,
		scale: plot.NewLinear(float64(most), steps)}
	d.Across(d.scale, top, bottom)
	return d.on(layers)
}

func (d *drawing) on(layers []string) *drawing {
	for _, class := range layers {
		d.layers = append(d.layers, plot.Layer{Class: class})
	}
	return d
}

// row begins the next row.
func (d *drawing) row(name, value string) {
	d.y += d.h
	d.Row(shown(name), value, d.y+d.h/2)
}

// bar draws a bar of a row in a layer. Nothing is drawn of nothing.
func (d *drawing) bar(layer int, from, length float64, title string, args ...any) {
	if length > 0 {
		l := &d.layers[layer]
		l.Bars = append(l.Bars, plot.Bar{Box: plot.Box{X: d.at(from), W: d.at(length), Y: d.y + 3, H: d.h - 6},
			Title: fmt.Sprintf(title, args...)})
	}
}

// stack draws the parts of a row's bar side by side, each in its layer.
func (d *drawing) stack(name string, parts []int, says []string) {
	sum := 0
	for k, n := range parts {
		d.bar(k, float64(sum), float64(n), "%s: %s %s", shown(name), plot.Thousands(n), says[k])
		sum += n
	}
}

// tick draws a tick across a row, dot a dot on it, and interval a line along it.
func (d *drawing) tick(layer int, v float64, title string, args ...any) {
	d.line(layer, plot.Whisker{X1: d.at(v), X2: d.at(v), Y1: d.y + 1, Y2: d.y + d.h - 1, Title: fmt.Sprintf(title,
		args...)})
}

func (d *drawing) dot(layer int, v float64, title string, args ...any) {
	l := &d.layers[layer]
	l.Dots = append(l.Dots, plot.Dot{X: d.at(v), Y: d.y + d.h/2, Title: fmt.Sprintf(title, args...)})
}

func (d *drawing) interval(layer int, low, high float64, title string, args ...any) {
	y := d.y + d.h/2
	d.line(layer, plot.Whisker{X1: d.at(low), X2: d.at(high), Y1: y, Y2: y, Cap: 4, Title: fmt.Sprintf(title, args...)})
}

// line draws a line in a layer.
func (d *drawing) line(layer int, w plot.Whisker) {
	d.layers[layer].Whiskers = append(d.layers[layer].Whiskers, w)
}

// column draws a part of a column, above what is below it. Nothing is drawn of nothing.
func (d *drawing) column(layer int, x, w plot.Percent, below, n int, title string, args ...any) {
	if n > 0 {
		y := d.down(below + n)
		l := &d.layers[layer]
		l.Bars = append(l.Bars, plot.Bar{Box: plot.Box{X: x, W: w, Y: y, H: d.down(below) - y}, Title: fmt.Sprintf(title,
			args...)})
	}
}

// down is the height of a number on columns.
func (d *drawing) down(n int) plot.Pixel { return plot.Down(d.scale.At(float64(n)), d.top, d.bottom) }

// cell draws a field of a matrix in the row, in the layer of its shade: numbers up to a greatest one, their square root
// in even steps. Nothing is drawn of nothing.
func (d *drawing) cell(x, w plot.Percent, n, most int, text, title string, args ...any) {
	if n > 0 {
		l := &d.layers[level(n, most)]
		l.Cells = append(l.Cells, plot.Cell{Box: plot.Box{X: x, W: w, Y: d.y + 1, H: d.h - 2}, Text: text,
			Title: fmt.Sprintf(title, args...)})
	}
}

// levels is how many shades cells of a matrix have.
const levels = 6

// level is the shade of a number that is not zero, from 0 to levels-1.
func level(n, most int) int {
	return min(levels-1, int(math.Sqrt(float64(n)/float64(max(most, 1)))*levels))
}

// shade is the class of a level.
func shade(level int) string { return fmt.Sprintf("q%d", level+1) }

// shades are the layers of cells of a kind.
func shades(kind string) (out []string) {
	for l := range levels {
		out = append(out, kind+" "+shade(l))
	}
	return out
}

// under writes what a chart's scale along it counts, below the scale.
func (d *drawing) under(text string) { d.text(" soft", 50, d.bottom+33, text) }

// text writes a text around a place.
func (d *drawing) text(class string, x plot.Percent, y plot.Pixel, text string) {
	d.Texts = append(d.Texts, plot.Text{Class: plot.Middle + class, X: x, Y: y, Text: text})
}

// panel is the finished chart.
func (d *drawing) panel(heading string, legend ...Key) Panel {
	for _, l := range d.layers {
		d.Add(l)
	}
	return Panel{Heading: heading, Chart: d.Chart, Legend: legend}
}

// matrix is numbers by row and column, drawn as cells that have their number in them.
type matrix struct {
	label         string
	rows, columns []string
	counts        [][]int // of each row
}

// panel draws the matrix; at the right is the sum of each row.
func (m *matrix) panel(heading string, title func(row, column string, n int) string) Panel {
	most := 0
	for _, counts := range m.counts {
		for _, n := range counts {
			most = max(most, n)
		}
	}
	d := scaled(m.label, plot.Columns, plot.Pixel(len(m.rows))*barRow, barRow, nil, nil, shades("numbered")...)
	width := plot.Percent(100 / float64(max(len(m.columns), 1)))
	for k, name := range m.columns {
		d.text(" column", width*(plot.Percent(k)+0.5), barTop-8, short(name))
	}
	for i, name := range m.rows {
		sum := 0
		for _, n := range m.counts[i] {
			sum += n
		}
		d.row(name, plot.Thousands(sum))
		for k, n := range m.counts[i] {
			d.cell(width*plot.Percent(k), width*0.97, n, most, plot.Thousands(n), "%s", title(shown(name), shown(m.columns[k]),
				n))
		}
		d.Lines = append(d.Lines, plot.Line{Class: "grid", X1: 0, X2: 100, Y1: d.y + d.h, Y2: d.y + d.h})
	}
	return d.panel(heading)
}
