package report

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// mostWriters is how many people figure 2 shows.
const mostWriters = 40

// levels is how many shades cells of a heat map have.
const levels = 6

// writers is figure 2: messages by person and week.
type writers struct {
	*run
	counts map[string]map[corpus.Date]int // author → Monday → messages
}

func newWriters(r *run) figure { return &writers{run: r, counts: map[string]map[corpus.Date]int{}} }

func (w *writers) add(c *corpus.Corpus) {
	for i := range c.Messages {
		m := &c.Messages[i]
		if w.counts[m.AuthorID] == nil {
			w.counts[m.AuthorID] = map[corpus.Date]int{}
		}
		w.counts[m.AuthorID][monday(m.At.Date())]++
	}
}

// writer is a person with a number for each week.
type writer struct {
	id    string
	weeks []int
	sum   int
}

// ranked returns the people, those with most messages first and equal ones by id, and the Mondays.
func (w *writers) ranked() (list []writer, size int, weeks []corpus.Date) {
	first, last := w.span()
	for _, of := range w.counts {
		for d := range of {
			first, last = min(first, d), max(last, d)
		}
	}
	size, weeks = weekly(first, last)
	for _, id := range slices.SortedFunc(maps.Keys(w.counts), byID) {
		x := writer{id: id, weeks: make([]int, len(weeks))}
		for d, n := range w.counts[id] {
			x.weeks[int(d-weeks[0])/size] += n
			x.sum += n
		}
		list = append(list, x)
	}
	slices.SortStableFunc(list, func(a, b writer) int { return b.sum - a.sum })
	return list, size, weeks
}

// byID compares ids: a shorter one comes first, as P9 before P10.
func byID(a, b string) int {
	if len(a) != len(b) {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}

func (w *writers) draw(*Ending) Figure {
	if len(w.counts) == 0 {
		return Figure{Lacks: "there are no messages"}
	}
	list, size, weeks := w.ranked()
	all := len(list)
	list = list[:min(all, mostWriters)]
	most := 0
	for _, x := range list {
		most = max(most, slices.Max(x.weeks))
	}
	f := Figure{Table: w.table(list, weeks), Panels: []Panel{w.panel(list, size, weeks, most)}}
	f.Caption = "Messages by person and " + binNoun(size) + "; at the right the sum of each. "
	if all > len(list) {
		f.Caption += fmt.Sprintf("The %d who write most, of %d. ", len(list), all)
	}
	f.Caption += "Darker is more in light, lighter is more in dark; the shades grow with the square root. An empty field is a week without a message."
	return f
}

const (
	writerRow = plot.Pixel(15)
	writerTop = plot.Pixel(24)
)

func (w *writers) panel(list []writer, size int, weeks []corpus.Date, most int) Panel {
	scale := plot.Days{First: weeks[0], Last: weeks[len(weeks)-1] + corpus.Date(size-1)}
	bottom := writerTop + plot.Pixel(len(list))*writerRow
	c := plot.Chart{Label: "Messages by person and " + binNoun(size), Margin: plot.Names, Height: bottom + 4}
	c.Upright(plot.Fit(scale.Ticks()), writerTop-4, bottom, writerTop-10)
	cells := make([]plot.Layer, levels)
	for i, x := range list {
		y := writerTop + plot.Pixel(i)*writerRow
		name := shown(w.names[x.id])
		c.Row(shown(w.names[x.id]), plot.Thousands(x.sum), y+writerRow/2)
		for k, n := range x.weeks {
			if n == 0 {
				continue
			}
			at, width := scale.Of(weeks[k], weeks[k]+corpus.Date(size-1))
			l := level(n, most)
			cells[l].Cells = append(cells[l].Cells, plot.Cell{Box: plot.Box{X: at, W: width * 0.94, Y: y + 1, H: writerRow - 2},
				Title: fmt.Sprintf("%s, %s: %d", name, binOf(size, weeks[k]), n)})
		}
	}
	for l := range cells {
		cells[l].Class = "crisp " + shade(l)
		c.Add(cells[l])
	}
	return Panel{Legend: shades(most, "a "+binNoun(size)), Chart: c}
}

// level is the shade of a number that is not zero, from 0 to levels-1.
func level(n, most int) int {
	return min(levels-1, int(math.Sqrt(float64(n)/float64(max(most, 1)))*levels))
}

// shade is the class of a level.
func shade(level int) string { return fmt.Sprintf("q%d", level+1) }

// shades is the legend of a heat map: which numbers have which shade.
func shades(most int, unit string) []Key {
	var out []Key
	for l := range levels {
		low, high := 0, 0
		for n := 1; n <= most; n++ {
			if level(n, most) == l {
				if low == 0 {
					low = n
				}
				high = n
			}
		}
		switch {
		case low == 0:
			continue
		case low == high:
			out = append(out, Key{shade(l), keyArea, plot.Thousands(low)})
		default:
			out = append(out, Key{shade(l), keyArea, plot.Thousands(low) + "–" + plot.Thousands(high)})
		}
	}
	if len(out) > 0 {
		out[len(out)-1].Text += " " + unit
	}
	return out
}

func (w *writers) table(list []writer, weeks []corpus.Date) Table {
	columns := []string{"person", "all"}
	for _, d := range weeks {
		columns = append(columns, d.String())
	}
	t := newTable(tableMessages, columns...)
	for _, x := range list {
		cells := []string{shown(w.names[x.id]), plot.Thousands(x.sum)}
		for _, n := range x.weeks {
			cells = append(cells, plot.Thousands(n))
		}
		t.add(cells...)
	}
	return t
}
