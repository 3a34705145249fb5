package report

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/internal/plot"
)

// traits is figure 9: how long messages are, and how people are spread over ranks and styles, beside what was asked for.
type traits struct {
	*run
	measured *measure.Measurer
	words    map[int]int // length in words → messages
}

func newTraits(r *run) figure {
	return &traits{run: r, measured: measure.Only(r.Measures, r.shared, "people", "style and personality"), words: map[int]int{}}
}

func (t *traits) add(c *corpus.Corpus) {
	t.measured.Add(c)
	for i := range c.Messages {
		t.words[len(strings.Fields(c.Messages[i].Text))]++
	}
}

func (t *traits) draw(*Ending) Figure {
	dists := t.distributions()
	if len(t.words) == 0 && len(dists) == 0 {
		return Figure{Lacks: "there are neither messages nor profiles"}
	}
	f := Figure{Table: newTable(tablePeople, "trait", "value ", "count", "share", "target", "source of the target ")}
	f.Table.Path += " and " + tableMessages
	if len(t.words) > 0 {
		h := t.histogram()
		f.Panels = append(f.Panels, h.panel())
		h.rows(&f.Table)
	}
	if len(dists) > 0 {
		f.Panels = append(f.Panels, spread(dists))
		for _, d := range dists {
			distributionRows(&f.Table, d)
		}
	}
	f.Caption = "Words are parted by blanks. Bars of people are shares of all people; the tick is the published share of the organisation that the recipe takes its people from, and at the right stands share / target."
	if asked := t.Measures.Asked["dialogue.words"]; asked > 0 {
		f.Caption += fmt.Sprintf(" The recipe asks for %g words a message in the mean.", asked)
	}
	return f
}

// distributions are those of ranks and of the eight style scales that have people.
func (t *traits) distributions() []measure.Distribution {
	var out []measure.Distribution
	scales := []string{"rank"}
	for _, s := range corpus.StyleScales() {
		scales = append(scales, s.Name)
	}
	for _, s := range t.measured.Report().Sections {
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
	counts       []int // of each bin
	width        int   // words of a bin
	n, median    int
	mean, target float64 // target 0: none
}

// mostBins is how many bars a histogram has.
const mostBins = 32

func (t *traits) histogram() *histogram {
	h := &histogram{target: t.Measures.Asked["dialogue.words"], width: 1}
	lengths := slices.Sorted(maps.Keys(t.words))
	longest, sum := lengths[len(lengths)-1], 0
	for _, w := range []int{1, 2, 5, 10, 20, 50, 100, 1000, 10000} {
		if h.width = w; longest/w < mostBins {
			break
		}
	}
	h.counts = make([]int, longest/h.width+1)
	for _, words := range lengths {
		n := t.words[words]
		h.counts[words/h.width] += n
		h.n, sum = h.n+n, sum+n*words
	}
	h.mean = float64(sum) / float64(h.n)
	below := 0
	for _, words := range lengths { // the nearest rank, the lower one of an even number
		if below += t.words[words]; 2*below >= h.n {
			h.median = words
			break
		}
	}
	return h
}

// name is what a bin holds.
func (h *histogram) name(i int) string {
	if h.width == 1 {
		return strconv.Itoa(i)
	}
	return fmt.Sprintf("%d–%d", i*h.width, (i+1)*h.width-1)
}

func (h *histogram) panel() Panel {
	const top, bottom = plot.Pixel(28), plot.Pixel(168)
	scale := plot.NewLinear(float64(slices.Max(h.counts)), 3)
	words := plot.Linear{Max: float64(len(h.counts) * h.width), Step: plot.NewLinear(float64(len(h.counts)*h.width), 10).Step}
	c := plot.Chart{Label: "Messages by their length in words", Margin: plot.Numbers, Height: bottom + 38}
	c.Across(scale, top, bottom)
	c.Upright(plot.Fit(words.Ticks()), bottom, bottom+4, bottom+17)
	bars := plot.Layer{Class: "crisp s1"}
	for i, n := range h.counts {
		if n > 0 {
			x, w := words.At(float64(i*h.width)), words.At(float64(h.width))
			y := plot.Down(scale.At(float64(n)), top, bottom)
			bars.Bars = append(bars.Bars, plot.Bar{Box: plot.Box{X: x + w*0.05, W: w * 0.9, Y: y, H: bottom - y},
				Title: fmt.Sprintf("%s words: %s", h.name(i), many(n, "message"))})
		}
	}
	c.Add(bars)
	c.Texts = append(c.Texts, plot.Text{Class: plot.Middle + " soft", X: 50, Y: bottom + 33, Text: "words of a message"})
	out := Panel{Heading: "Words of a message"}
	mark := func(class string, from, to plot.Pixel, at float64, what string) {
		x := words.At(at + 0.5) // a number of words is as wide as one
		c.Add(plot.Layer{Class: class, Whiskers: []plot.Whisker{{X1: x, X2: x, Y1: from, Y2: to, Title: what}}})
		out.Legend = append(out.Legend, Key{class, keyTick, what})
	}
	mark("median", top, bottom, float64(h.median), fmt.Sprintf("median %d", h.median))
	mark("tick", top-10, top-2, h.mean, fmt.Sprintf("mean %.1f, above", h.mean))
	if h.target > 0 && h.target < words.Max {
		mark("target", top-22, top-14, h.target, fmt.Sprintf("mean asked for: %g, at the top", h.target))
	}
	out.Chart = c
	return out
}

func (h *histogram) rows(t *Table) {
	for i, n := range h.counts {
		t.add("words of a message", h.name(i), plot.Thousands(n), perCent(fraction(n, h.n)), "", "")
	}
	t.add("words of a message", "median", strconv.Itoa(h.median), "", "", "")
	target, source := "", ""
	if h.target > 0 {
		target, source = strconv.FormatFloat(h.target, 'f', -1, 64), "recipe"
	}
	t.add("words of a message", "mean", strconv.FormatFloat(h.mean, 'f', 1, 64), "", target, source)
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
	most := 0.0
	for _, d := range dists {
		for _, cell := range d.Cells {
			t, _ := target(cell)
			most = max(most, 100*cell.Share, 100*t)
		}
	}
	scale := plot.NewLinear(most, 5)
	c := plot.Chart{Label: "People by rank and style, in per cent", Margin: plot.Values}
	bars, ticks := plot.Layer{Class: "s1"}, plot.Layer{Class: "tick"}
	y := barTop - gap/2
	for _, d := range dists {
		c.Texts = append(c.Texts, plot.Text{Class: plot.End + " strong", X: 0, DX: -8, Y: y + gap - 3, Text: short(d.Name)})
		y += gap
		for _, cell := range d.Cells {
			name := shown(d.Name + ", " + cell.Value)
			if cell.Count > 0 {
				bars.Bars = append(bars.Bars, plot.Bar{Box: plot.Box{X: 0, W: scale.At(100 * cell.Share), Y: y + 3, H: row - 6},
					Title: fmt.Sprintf("%s: %d of %d, %s", name, cell.Count, d.N, perCent(cell.Share))})
			}
			value := strconv.FormatFloat(100*cell.Share, 'f', 1, 64)
			if t, ok := target(cell); ok {
				at := scale.At(100 * t)
				ticks.Whiskers = append(ticks.Whiskers, plot.Whisker{X1: at, X2: at, Y1: y + 1, Y2: y + row - 1, Title: name + ": target " + perCent(t)})
				value += " / " + strconv.FormatFloat(100*t, 'f', 1, 64)
			}
			c.Row(shown(cell.Value), value+" %", y+row/2)
			y += row
		}
	}
	c.Height = y + 6
	c.Upright(plot.Fit(scale.Ticks()), barTop-4, c.Height-4, barTop-10)
	c.Add(bars)
	c.Add(ticks)
	return Panel{Heading: "People by rank and style, per cent", Chart: c, Legend: []Key{{"s1", keyArea, "share of people"}, {"tick", keyTick, "target"}}}
}

func distributionRows(t *Table, d measure.Distribution) {
	source := ""
	if len(d.Sources) > 0 {
		source = d.Sources[0]
	}
	for _, cell := range d.Cells {
		want, from := "", ""
		if v, ok := target(cell); ok {
			want, from = perCent(v), source
		}
		t.add(shown(d.Name), shown(cell.Value), strconv.Itoa(cell.Count), perCent(cell.Share), want, from)
	}
}
