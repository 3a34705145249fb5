package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// mostWriters is how many people figure 2 shows.
const mostWriters = 40

// writers is figure 2: messages by person and week.
type writers struct {
	*run
	counts map[string]map[corpus.Date]int // author → day → messages
}

func (w *writers) add(c *corpus.Corpus) {
	for i := range c.Messages {
		m := &c.Messages[i]
		if w.counts[m.AuthorID] == nil {
			w.counts[m.AuthorID] = map[corpus.Date]int{}
		}
		w.counts[m.AuthorID][m.At.Date()]++
	}
}

// writer is a person with a number for each bin.
type writer struct {
	id   string
	bins []int
	sum  int
}

// ranked returns the people, those with most messages first and equal ones by id, a shorter one first, as P9 before
// P10.
func (w *writers) ranked(b *bins) (list []writer) {
	for id, days := range w.counts {
		x := writer{id: id, bins: make([]int, len(b.starts))}
		for d, n := range days {
			x.bins[b.of(d)] += n
			x.sum += n
		}
		list = append(list, x)
	}
	slices.SortFunc(list, func(x, y writer) int {
		return cmp.Or(y.sum-x.sum, len(x.id)-len(y.id), cmp.Compare(x.id, y.id))
	})
	return list
}

func (w *writers) draw(*Ending) Figure {
	if len(w.counts) == 0 {
		return Figure{Lacks: "there are no messages"}
	}
	b := w.binsOf(0)
	list := w.ranked(&b)
	all := len(list)
	list = list[:min(all, mostWriters)]
	f := Figure{Panels: []Panel{w.panel(list, &b)}, Table: newTable("data/messages", "person", "all")}
	for _, d := range b.starts {
		f.Table.Columns = append(f.Table.Columns, Column{Name: d.String()})
	}
	for _, x := range list {
		f.Table.add(w.names[x.id], x.sum, x.bins)
	}
	f.Caption = "Messages by person and " + b.noun() + "; at the right the sum of each. "
	if all > len(list) {
		f.Caption += fmt.Sprintf("The %d who write most, of %d. ", len(list), all)
	}
	f.Caption += "Darker is more in light, lighter is more in dark; the shades grow with the square root. An empty field is a week without a message."
	return f
}

func (w *writers) panel(list []writer, b *bins) Panel {
	const row = plot.Pixel(15)
	most := 0
	for _, x := range list {
		most = max(most, slices.Max(x.bins))
	}
	d := scaled("Messages by person and "+b.noun(), plot.Names, plot.Pixel(len(list))*row, row, b.scale().Ticks(), nil,
		shades("crisp")...)
	for _, x := range list {
		d.row(w.names[x.id], plot.Thousands(x.sum))
		for k, n := range x.bins {
			at, width := b.place(k)
			d.cell(at, width*0.94, n, most, "", "%s, %s: %d", shown(w.names[x.id]), b.name(k), n)
		}
	}
	return d.panel("", shadeKeys(most, "a "+b.noun())...)
}

// shadeKeys is the legend of cells without numbers: which numbers have which shade.
func shadeKeys(most int, unit string) []Key {
	of := map[int][]int{}
	for n := 1; n <= most; n++ {
		of[level(n, most)] = append(of[level(n, most)], n)
	}
	var out []Key
	for _, l := range slices.Sorted(maps.Keys(of)) {
		low, high := of[l][0], of[l][len(of[l])-1]
		text := plot.Thousands(low)
		if low < high {
			text += "–" + plot.Thousands(high)
		}
		out = append(out, Key{shade(l), keyArea, text})
	}
	if len(out) > 0 {
		out[len(out)-1].Text += " " + unit
	}
	return out
}
