package plot

import (
	"math"
	"strconv"
)

// Percent is a place or a length along a chart, in per cent of its width.
type Percent float64

// String implements fmt.Stringer: two decimals at most, as an SVG attribute has it.
func (p Percent) String() string { return decimal(float64(p), 100) + "%" }

// Pixel is a place or a length down a chart, in CSS pixels.
type Pixel float64

// String implements fmt.Stringer: one decimal at most.
func (p Pixel) String() string { return decimal(float64(p), 10) }

func decimal(v, unit float64) string {
	r := math.Round(v*unit) / unit
	if r == 0 {
		r = 0 // never -0
	}
	return strconv.FormatFloat(r, 'f', -1, 64)
}

// Box is where a mark with an area stands.
type Box struct {
	X, W Percent
	Y, H Pixel
}

// Bar is a length from a baseline at zero.
type Bar struct {
	Box
	Title string // what it says in words, with its number
}

// Range is a stretch between two values, neither of which need be zero.
type Range struct {
	Box
	Title string
}

// Cell is a field of a matrix. Its class says how much it stands for.
type Cell struct {
	Box
	Text  string // printed in it; empty where the title alone has the number
	Title string
}

// MidX is where the text of a cell stands along the chart.
func (c Cell) MidX() Percent { return c.X + c.W/2 }

// MidY is the middle of a cell down the chart.
func (c Cell) MidY() Pixel { return c.Y + c.H/2 }

// Shape tells dots apart where colours do not.
type Shape int

// The shapes of dots.
const (
	Round  Shape = iota
	Ring         // round and hollow
	Square       // is on its side
)

// Dot is a single value.
type Dot struct {
	X     Percent
	Y     Pixel
	Shape Shape
	Title string
}

// Radius is half the size of a dot.
const Radius Pixel = 2.6

// Radius is half the size of the dot.
func (d Dot) Radius() Pixel { return Radius }

// Size is the size of a dot that has sides.
func (d Dot) Size() Pixel { return 2 * Radius }

// Square says whether the dot has sides.
func (d Dot) Square() bool { return d.Shape == Square }

// Ring says whether the dot is hollow.
func (d Dot) Ring() bool { return d.Shape == Ring }

// Top is the upper side of a dot that has sides. A square reaches to the right of its place and is moved back by half
// of its size, for an attribute cannot subtract pixels from per cent.
func (d Dot) Top() Pixel { return d.Y - Radius }

// Whisker is a line from one value to another: an interval along the chart, with caps, or a tick across a row.
type Whisker struct {
	X1, X2 Percent
	Y1, Y2 Pixel
	Cap    Pixel // half the length of the lines at its ends; 0 draws none
	Title  string
}

// Ends are the lines at the ends of an interval along the chart.
func (w Whisker) Ends() []Whisker {
	if w.Cap == 0 {
		return nil
	}
	end := func(x Percent) Whisker { return Whisker{X1: x, X2: x, Y1: w.Y1 - w.Cap, Y2: w.Y1 + w.Cap} }
	return []Whisker{end(w.X1), end(w.X2)}
}

// Layer holds marks of one class. Later layers are drawn over earlier ones.
type Layer struct {
	Class    string
	Bars     []Bar
	Ranges   []Range
	Cells    []Cell
	Dots     []Dot
	Whiskers []Whisker
}

// empty says whether the layer draws nothing.
func (l *Layer) empty() bool {
	return len(l.Bars)+len(l.Ranges)+len(l.Cells)+len(l.Dots)+len(l.Whiskers) == 0
}
