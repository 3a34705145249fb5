package report

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// mostDays is the longest run that is drawn by day; longer ones are drawn by week, or by several weeks.
const mostDays = 62

// volume is figure 1: messages by day or week and group.
type volume struct {
	*run
	counts   map[[2]int]int // group and day
	messages int
	authors  map[string]bool
	days     map[corpus.Date]bool
}

func newVolume(r *run) figure {
	return &volume{run: r, counts: map[[2]int]int{}, authors: map[string]bool{}, days: map[corpus.Date]bool{}}
}

func (v *volume) add(c *corpus.Corpus) {
	for i := range c.Messages {
		m := &c.Messages[i]
		d := m.At.Date()
		v.counts[[2]int{v.group(m.GroupID), int(d)}]++
		v.authors[m.AuthorID], v.days[d] = true, true
	}
	v.messages += len(c.Messages)
}

// binned are the messages of each group by the bins of a scale.
type binned struct {
	scale  plot.Days
	size   int // days of a bin
	first  []corpus.Date
	groups map[int][]int // group → messages of each bin
}

func (v *volume) bins() binned {
	first, last := v.span()
	for d := range v.days {
		first, last = min(first, d), max(last, d)
	}
	b := binned{size: 1, groups: map[int][]int{}}
	if corpus.DaysInclusive(first, last) > mostDays {
		b.size, b.first = weekly(first, last)
		first, last = b.first[0], b.first[len(b.first)-1]+corpus.Date(b.size-1)
	} else {
		for d := first; d <= last; d++ {
			b.first = append(b.first, d)
		}
	}
	b.scale = plot.Days{First: first, Last: last}
	for at, n := range v.counts {
		if b.groups[at[0]] == nil {
			b.groups[at[0]] = make([]int, len(b.first))
		}
		b.groups[at[0]][(at[1]-int(first))/b.size] += n
	}
	return b
}

// noun is what a bin is.
func (b *binned) noun() string { return binNoun(b.size) }

// sum adds up the bins of some groups.
func (b *binned) sum(groups []int) []int {
	out := make([]int, len(b.first))
	for _, g := range groups {
		for i, n := range b.groups[g] {
			out[i] += n
		}
	}
	return out
}

func (v *volume) draw(*Ending) Figure {
	if v.messages == 0 {
		return Figure{Lacks: "there are no messages"}
	}
	b, panels := v.bins(), v.panels()
	most := 0
	for _, p := range panels {
		most = max(most, slices.Max(b.sum(p.groups)))
	}
	f := Figure{Table: v.table(&b)}
	for _, p := range panels[:min(len(panels), mostPanels)] {
		f.Panels = append(f.Panels, v.panel(&b, p, most, len(panels) > 1))
	}
	f.Caption = fmt.Sprintf("%s of %s on %s. Groups are stacked from the bottom in the order of the legend",
		many(v.messages, "message"), v.writers(), many(len(v.days), "day"))
	if len(panels) > 1 {
		f.Caption += ", and all panels have one scale"
	}
	f.Caption += fmt.Sprintf("; the line is the median %s with messages.", b.noun())
	if b.size > 1 {
		f.Caption += " Weeks begin on Monday; the first and the last may be cut by the calendar."
	} else {
		f.Caption += " Days without a bar are weekends and closures."
	}
	return f
}

func (v *volume) writers() string {
	if len(v.authors) == 1 {
		return "1 person"
	}
	return plot.Thousands(len(v.authors)) + " people"
}

// stacks are the parts of a panel's bars: its groups, of which those beyond the classes are one part.
func (v *volume) stacks(p panel) (groups [][]int, names []string) {
	for i, g := range p.groups {
		if i >= mostSeries-1 && len(p.groups) > mostSeries {
			groups = append(groups, p.groups[i:])
			return groups, append(names, fmt.Sprintf("%d others", len(p.groups)-i))
		}
		groups, names = append(groups, []int{g}), append(names, v.title(g))
	}
	return groups, names
}

func (v *volume) panel(b *binned, p panel, most int, several bool) Panel {
	top, bottom, steps := plot.Pixel(10), plot.Pixel(200), 5
	if several {
		bottom, steps = 110, 3
	}
	scale := plot.NewLinear(float64(most), steps)
	groups, names := v.stacks(p)
	c := plot.Chart{Label: "Messages by " + b.noun() + " and group", Margin: plot.Numbers, Height: bottom + 22}
	c.Across(scale, top, bottom)
	c.Upright(plot.Fit(b.scale.Ticks()), bottom, bottom+4, bottom+17)
	floor := make([]int, len(b.first))
	out := Panel{}
	for k, g := range groups {
		layer := plot.Layer{Class: "crisp " + series(k)}
		for i, n := range b.sum(g) {
			if n > 0 {
				layer.Bars = append(layer.Bars, b.bar(i, n, floor[i], scale, top, bottom, names[k]))
			}
			floor[i] += n
		}
		c.Add(layer)
		out.Legend = append(out.Legend, Key{series(k), keyArea, names[k]})
	}
	median := middle(slices.DeleteFunc(floor, func(n int) bool { return n == 0 }))
	y := plot.Down(scale.At(float64(median)), top, bottom)
	c.Add(plot.Layer{Class: "median", Whiskers: []plot.Whisker{{X1: 0, X2: 100, Y1: y, Y2: y,
		Title: fmt.Sprintf("median: %s a %s", many(median, "message"), b.noun())}}})
	out.Legend = append(out.Legend, Key{"median", keyInterval, fmt.Sprintf("median %s a %s", plot.Thousands(median), b.noun())})
	if several {
		out.Heading = shown(p.name)
		c.Label += ": " + out.Heading
	}
	out.Chart = c
	return out
}

// bar is the part of a bin's bar that one group has, above what lies below it.
func (b *binned) bar(i, n, below int, scale plot.Linear, top, bottom plot.Pixel, name string) plot.Bar {
	x, w := b.scale.Of(b.first[i], b.first[i]+corpus.Date(b.size-1))
	y := plot.Down(scale.At(float64(below+n)), top, bottom)
	return plot.Bar{Box: plot.Box{X: x + w*0.1, W: w * 0.8, Y: y, H: plot.Down(scale.At(float64(below)), top, bottom) - y},
		Title: fmt.Sprintf("%s, %s: %s", name, binOf(b.size, b.first[i]), plot.Thousands(n))}
}

func (v *volume) table(b *binned) Table {
	columns := []string{b.noun(), "all groups"}
	var all []int
	for g := range v.groups {
		all = append(all, g)
		columns = append(columns, v.title(g))
	}
	t := newTable(tableMessages, columns...)
	sums := b.sum(all)
	for i, d := range b.first {
		cells := []string{d.String(), plot.Thousands(sums[i])}
		for _, g := range all {
			cells = append(cells, plot.Thousands(at(b.groups[g], i)))
		}
		t.add(cells...)
	}
	return t
}

// at is an element of a list, 0 where the list is shorter.
func at(list []int, i int) int {
	if i < len(list) {
		return list[i]
	}
	return 0
}

// middle is the median of numbers, of an even number of them the mean of the two in the middle, rounded; 0 of none.
func middle(list []int) int {
	sorted := slices.Sorted(slices.Values(list))
	n := len(sorted)
	if n == 0 {
		return 0
	}
	return (sorted[(n-1)/2] + sorted[n/2] + 1) / 2
}
