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
}

func (v *volume) add(c *corpus.Corpus) {
	for i := range c.Messages {
		m := &c.Messages[i]
		v.counts[[2]int{v.group(m.GroupID), int(m.At.Date())}]++
		v.authors[m.AuthorID] = true
	}
	v.messages += len(c.Messages)
}

// binned are the messages of each group by the bins of a scale.
type binned struct {
	bins
	groups map[int][]int // group → messages of each bin
}

func (v *volume) bins() *binned {
	b := &binned{v.binsOf(mostDays), map[int][]int{}}
	for at, n := range v.counts {
		if b.groups[at[0]] == nil {
			b.groups[at[0]] = make([]int, len(b.starts))
		}
		b.groups[at[0]][b.of(corpus.Date(at[1]))] += n
	}
	return b
}

// sum adds up the bins of some groups.
func (b *binned) sum(groups []int) []int {
	out := make([]int, len(b.starts))
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
	f := Figure{Table: v.table(b)}
	for _, p := range panels[:min(len(panels), mostPanels)] {
		f.Panels = append(f.Panels, v.panel(b, p, most, len(panels) > 1))
	}
	f.Caption = fmt.Sprintf("%s of %s on %s. Groups are stacked from the bottom in the order of the legend",
		many(v.messages, "message"), says(len(v.authors), "person", "people"), many(len(v.days), "day"))
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

// stacks are the parts of a panel's bars: its groups, of which those beyond the classes are one part.
func (v *volume) stacks(p panel) (groups [][]int, names, classes []string) {
	for i, g := range p.groups {
		classes = append(classes, "crisp "+series(i))
		if i >= mostSeries-1 && len(p.groups) > mostSeries {
			return append(groups, p.groups[i:]), append(names, fmt.Sprintf("%d others", len(p.groups)-i)),
				append(classes, "median")
		}
		groups, names = append(groups, []int{g}), append(names, v.title(g))
	}
	return groups, names, append(classes, "median")
}

func (v *volume) panel(b *binned, p panel, most int, several bool) Panel {
	bottom, steps := plot.Pixel(200), 5
	if several {
		bottom, steps = 110, 3
	}
	groups, names, classes := v.stacks(p)
	d := columns("Messages by "+b.noun()+" and group", most, steps, 10, bottom, 22, classes...)
	d.Upright(plot.Fit(b.scale().Ticks()), bottom, bottom+4, bottom+17)
	floor, legend := make([]int, len(b.starts)), []Key{}
	for k, g := range groups {
		for i, n := range b.sum(g) {
			x, w := b.place(i)
			d.column(k, x+w*0.1, w*0.8, floor[i], n, "%s, %s: %s", names[k], b.name(i), plot.Thousands(n))
			floor[i] += n
		}
		legend = append(legend, Key{series(k), keyArea, names[k]})
	}
	median := middle(slices.DeleteFunc(floor, func(n int) bool { return n == 0 }))
	d.line(len(groups), plot.Whisker{X1: 0, X2: 100, Y1: d.down(median), Y2: d.down(median),
		Title: fmt.Sprintf("median: %s a %s", many(median, "message"), b.noun())})
	legend = append(legend, Key{"median", keyInterval, fmt.Sprintf("median %s a %s", plot.Thousands(median), b.noun())})
	if !several {
		return d.panel("", legend...)
	}
	d.Label += ": " + shown(p.name)
	return d.panel(shown(p.name), legend...)
}

func (v *volume) table(b *binned) Table {
	t := newTable("data/messages", b.noun(), "all groups")
	var every []int
	for g := range v.groups {
		every = append(every, g)
		t.Columns = append(t.Columns, Column{Name: v.title(g)})
	}
	for i, n := range b.sum(every) {
		var by []int
		for _, g := range every {
			by = append(by, b.sum([]int{g})[i])
		}
		t.add(b.starts[i].String(), n, by)
	}
	return t
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
