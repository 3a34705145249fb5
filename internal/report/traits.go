package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/internal/plot"
)

// traits is figure 9: how long messages are, and how people are spread over ranks and styles, and what was asked for.
type traits struct {
	*run
	measured *measure.Measurer
	words    map[int]int // length in words → messages
}

func newTraits(r *run) figure {
	return &traits{run: r, measured: measure.Only(r.Measures, r.shared, "length", "people", "style and personality"),
		words: map[int]int{}}
}

func (t *traits) add(c *corpus.Corpus) {
	t.measured.Add(c)
	for i := range c.Messages {
		t.words[len(strings.Fields(c.Messages[i].Text))]++
	}
}

func (t *traits) draw(*Ending) Figure {
	sections := t.measured.Report().Sections
	dists := distributions(sections[1:])
	if len(t.words) == 0 && len(dists) == 0 {
		return Figure{Lacks: "there are neither messages nor profiles"}
	}
	f := Figure{Table: newTable("scaffold/people and data/messages", "trait", "value ", "count", "share", "target",
		"source of the target ")}
	if len(t.words) > 0 {
		h := t.histogram(sections[0])
		f.Panels = append(f.Panels, h.panel())
		h.rows(&f.Table)
	}
	if len(dists) > 0 {
		f.Panels = append(f.Panels, spread(dists))
		distributionRows(&f.Table, dists)
	}
	f.Caption = "Words are parted by blanks. Bars of people are shares of all people; the tick is the published share of the organisation that the recipe takes its people from, and at the right stands share / target."
	if asked := t.Measures.Asked["dialogue.words"]; asked > 0 {
		f.Caption += fmt.Sprintf(" The recipe asks for %g words a message in the mean.", asked)
	}
	return f
}

// distributions are those of ranks and of the eight style scales that have people.
func distributions(sections []measure.Section) []measure.Distribution {
	var out []measure.Distribution
	scales := []string{"rank"}
	for _, s := range corpus.StyleScales() {
		scales = append(scales, s.Name)
	}
	for _, s := range sections {
		for _, d := range s.Distributions {
			if d.N > 0 && slices.Contains(scales, d.Name) {
				out = append(out, d)
			}
		}
	}
	return out
}

// histogram is how many messages have how many words.
type histogram struct {
	measure.Sample
	counts []int   // of each bin
	width  int     // words of a bin
	target float64 // 0: none
}

// mostBins is how many bars a histogram has.
const mostBins = 32

func (t *traits) histogram(lengths measure.Section) *histogram {
	h := &histogram{target: t.Measures.Asked["dialogue.words"], width: 1}
	for _, x := range lengths.Samples {
		if x.Name == "length" {
			h.Sample = x
		}
	}
	for _, w := range []int{1, 2, 5, 10, 20, 50, 100, 1000, 10000} {
		if h.width = w; int(h.Max)/w < mostBins {
			break
		}
	}
	h.counts = make([]int, int(h.Max)/h.width+1)
	for words, n := range t.words {
		h.counts[words/h.width] += n
	}
	return h
}

// bin is what a bin holds.
func (h *histogram) bin(i int) string {
	if h.width == 1 {
		return strconv.Itoa(i)
	}
	return fmt.Sprintf("%d–%d", i*h.width, (i+1)*h.width-1)
}

func (h *histogram) panel() Panel {
	end := float64(len(h.counts) * h.width)
	words := plot.Linear{Max: end, Step: plot.NewLinear(end, 10).Step}
	d := columns("Messages by their length in words", slices.Max(h.counts), 3, 28, 168, 38, "crisp s1", "median", "tick",
		"target")
	d.Upright(plot.Fit(words.Ticks()), d.bottom, d.bottom+4, d.bottom+17)
	for i, n := range h.counts {
		x, w := words.At(float64(i*h.width)), words.At(float64(h.width))
		d.column(0, x+w*0.05, w*0.9, 0, n, "%s words: %s", h.bin(i), many(n, "message"))
	}
	d.under("words of a message")
	var legend []Key
	mark := func(layer int, from, to plot.Pixel, at float64, what string) {
		x := words.At(at + 0.5) // a number of words is as wide as one
		d.line(layer, plot.Whisker{X1: x, X2: x, Y1: from, Y2: to, Title: what})
		legend = append(legend, Key{d.layers[layer].Class, keyTick, what})
	}
	mark(1, d.top, d.bottom, h.Median, fmt.Sprintf("median %g", h.Median))
	mark(2, d.top-10, d.top-2, h.Mean, fmt.Sprintf("mean %.1f, above", h.Mean))
	if h.target > 0 && h.target < words.Max {
		mark(3, d.top-22, d.top-14, h.target, fmt.Sprintf("mean asked for: %g, at the top", h.target))
	}
	return d.panel("Words of a message", legend...)
}

func (h *histogram) rows(t *Table) {
	const trait = "words of a message"
	for i, n := range h.counts {
		t.add(trait, h.bin(i), n, fraction(n, h.N), "", "")
	}
	t.add(trait, "median", int(h.Median), "", "", "")
	target, source := "", ""
	if h.target > 0 {
		target, source = strconv.FormatFloat(h.target, 'f', -1, 64), "recipe"
	}
	t.add(trait, "mean", strconv.FormatFloat(h.Mean, 'f', 1, 64), "", target, source)
}

// target is the published share of a cell, in the source that it is tested against.
func target(c measure.Cell) (float64, bool) {
	if len(c.References) == 0 || c.References[0] == nil || c.References[0].Low == nil {
		return 0, false
	}
	return *c.References[0].Low, true
}

// spread draws the shares of several distributions, a row a value.
func spread(dists []measure.Distribution) Panel {
	const row, gap = plot.Pixel(17), plot.Pixel(22)
	const heading = "People by rank and style, "
	most, height := 0.0, -gap/2
	for _, d := range dists {
		height += gap + plot.Pixel(len(d.Cells))*row
		for _, cell := range d.Cells {
			t, _ := target(cell)
			most = max(most, 100*cell.Share, 100*t)
		}
	}
	scale := plot.NewLinear(most, 5)
	c := scaled(heading+"in per cent", plot.Values, height+2, row, scale.Ticks(), scale.At, "s1", "tick")
	c.y -= gap / 2
	for _, d := range dists {
		c.Texts = append(c.Texts, plot.Text{Class: plot.End + " strong", X: 0, DX: -8, Y: c.y + row + gap - 3,
			Text: short(d.Name)})
		c.y += gap
		for _, cell := range d.Cells {
			name, value := shown(d.Name+", "+cell.Value), strconv.FormatFloat(100*cell.Share, 'f', 1, 64)
			t, ok := target(cell)
			if ok {
				value += " / " + strconv.FormatFloat(100*t, 'f', 1, 64)
			}
			c.row(cell.Value, value+" %")
			c.bar(0, 0, 100*cell.Share, "%s: %d of %d, %s", name, cell.Count, d.N, perCent(cell.Share))
			if ok {
				c.tick(1, 100*t, "%s: target %s", name, perCent(t))
			}
		}
	}
	return c.panel(heading+"per cent", Key{"s1", keyArea, "share of people"}, Key{"tick", keyTick, "target"})
}

func distributionRows(t *Table, dists []measure.Distribution) {
	for _, d := range dists {
		for _, cell := range d.Cells {
			if v, ok := target(cell); ok {
				t.add(d.Name, cell.Value, cell.Count, cell.Share, v, d.Sources[0])
			} else {
				t.add(d.Name, cell.Value, cell.Count, cell.Share, "", "")
			}
		}
	}
}
