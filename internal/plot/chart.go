package plot

import (
	_ "embed"
	"html/template"
	"strings"
	"unicode/utf8"
)

// Margin is how much room a chart leaves at its sides, as a class of the style sheet.
type Margin string

// The margins.
const (
	Numbers Margin = "m-numbers" // for the numbers of an axis at the left
	Names   Margin = "m-names"   // for the names of rows at the left and a short number at the right
	Columns Margin = "m-columns" // like Names, with names of columns at the top
	Long    Margin = "m-long"    // like Names, for longer ones
	Values  Margin = "m-values"  // for names at the left and a longer text at the right
)

// Line is a line that stands for no number: a grid line or a baseline.
type Line struct {
	Class  string
	X1, X2 Percent
	Y1, Y2 Pixel
}

// Text is a label. Its class says how it is anchored.
type Text struct {
	Class string
	X     Percent
	Y     Pixel
	DX    Pixel // by how much it is moved along the chart
	Text  string
}

// The anchors of texts: classes of the style sheet.
const (
	Start  = "a-start"
	Middle = "a-middle"
	End    = "a-end"
	wide   = " wide"   // not shown where the page is narrow
	narrow = " narrow" // shown where the page is narrow alone
)

// Chart is a drawing.
type Chart struct {
	Label  string // what it shows, for those who do not see it
	Margin Margin
	Height Pixel
	Lines  []Line
	Layers []Layer
	Texts  []Text
}

//go:embed chart.svg.tmpl
var chartText string

// Define adds the template "chart", which draws a Chart, to a page's templates.
func Define(t *template.Template) (*template.Template, error) { return t.Parse(chartText) }

// Add adds a layer, unless it draws nothing.
func (c *Chart) Add(l Layer) {
	if !l.empty() {
		c.Layers = append(c.Layers, l)
	}
}

// Upright draws a scale along the chart: a grid line from top to bottom at every tick, and its label below, or above
// where the labels are at the top.
func (c *Chart) Upright(ticks []Tick, top, bottom, labels Pixel) {
	for _, t := range ticks {
		class := "grid"
		if t.Zero {
			class = "base"
		}
		c.Lines = append(c.Lines, Line{class, t.At, t.At, top, bottom})
		anchor := Middle
		if !t.Narrow {
			anchor += wide
		}
		if t.Text != "" {
			c.Texts = append(c.Texts, Text{Class: anchor, X: t.At, Y: labels, Text: t.Text})
		}
	}
}

// Across draws a scale down the chart, from its bottom to its top: a line across and a number at the left at every
// tick.
func (c *Chart) Across(s Linear, top, bottom Pixel) {
	for _, t := range s.Ticks() {
		y := Down(t.At, top, bottom)
		class := "grid"
		if t.Zero {
			class = "base"
		}
		c.Lines = append(c.Lines, Line{class, 0, 100, y, y})
		c.Texts = append(c.Texts, Text{Class: End, X: 0, DX: -6, Y: y + 4, Text: t.Text})
	}
}

// Down turns a place on a scale into one down the chart.
func Down(at Percent, top, bottom Pixel) Pixel { return bottom - Pixel(float64(at)/100)*(bottom-top) }

// The most characters of a row's name, by the margin that it is in.
const (
	mostName     = 20
	mostLongName = 40
)

// Row names a row at the left, and writes a value at its right. A name that does not fit is cut.
func (c *Chart) Row(name, value string, y Pixel) {
	t := Text{Class: End, X: 0, DX: -8, Y: y + 4, Text: Clip(name, mostName)}
	if long := Clip(name, mostLongName); c.Margin == Long && long != t.Text {
		whole := t
		whole.Class, whole.Text = End+wide, long
		c.Texts = append(c.Texts, whole)
		t.Class += narrow
	}
	c.Texts = append(c.Texts, t)
	if value != "" {
		c.Texts = append(c.Texts, Text{Class: Start, X: 100, DX: 12, Y: y + 4, Text: value})
	}
}

// Clip cuts a text to a number of characters; those beyond the Latin, Greek and Cyrillic scripts count twice.
func Clip(s string, most int) string {
	width, cut := 0, 0 // where the text is cut, to leave room for the sign of that
	for i, r := range s {
		width++
		if r >= 0x1100 {
			width++
		}
		if width > most {
			return strings.TrimRight(s[:cut], " ") + "…"
		}
		if width < most {
			cut = i + utf8.RuneLen(r)
		}
	}
	return s
}
