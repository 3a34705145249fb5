package report

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/plot"
	"memloom/internal/statistics"
)

// mostDots is how many items are drawn; of more, every second, third … item is.
const mostDots = 4000

// evidence is figure 5: how long before the asking the newest message was written that an accepted item needs, and how
// many days lie between its first and its last piece.
type evidence struct {
	*run
	items []rested
	none  int // items that rest on no message
}

// rested is an accepted item that rests on messages.
type rested struct {
	id, family string
	days       int // from the newest needed message to the asking
	span       int // from the first to the last piece
	pieces     int
}

func (v *evidence) add(c *corpus.Corpus) {
	day := map[string]corpus.Date{}
	for i := range c.Messages {
		day[c.Messages[i].ID] = c.Messages[i].At.Date()
	}
	for i := range c.Items {
		it := &c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		pieces := corpus.Pieces(it.Evidence)
		if len(pieces) == 0 {
			v.none++
			continue
		}
		var days []corpus.Date // the newest that is needed: a piece with alternatives is as old as the youngest of them
		for _, id := range slices.Concat(pieces...) {
			days = append(days, day[id])
		}
		first, last := slices.Min(days), slices.Max(days)
		v.items = append(v.items, rested{it.ID, it.Family, int(it.AskedAt.Date() - last), int(last - first), len(pieces)})
	}
}

// The kinds of dots, by the pieces of an item.
var pieceKinds = []struct {
	class, key, text string
	shape            plot.Shape
}{
	{"s1", keyDot, "one piece", plot.Round},
	{"s2", keyRing, "two pieces", plot.Ring},
	{"s4", keySquare, "three or more", plot.Square},
}

// family is what is measured of the items of a family, in the order of days and of spans.
type family struct {
	name        string
	items       []rested
	days, spans []int // spans of the items with several pieces
}

// families returns the families in the order of their names.
func (v *evidence) families() (out []*family) {
	for _, x := range v.items {
		f := *entry(&out, &family{name: x.family}, func(f *family) string { return f.name })
		f.items, f.days = append(f.items, x), append(f.days, x.days)
		if x.pieces > 1 {
			f.spans = append(f.spans, x.span)
		}
	}
	for _, f := range out {
		slices.Sort(f.days)
		slices.Sort(f.spans)
	}
	slices.SortFunc(out, func(a, b *family) int { return cmp.Compare(a.name, b.name) })
	return out
}

func (v *evidence) draw(*Ending) Figure {
	if len(v.items) == 0 {
		return Figure{Lacks: "no accepted question rests on a message"}
	}
	list := v.families()
	f := Figure{Table: piecesTable(list), Panels: []Panel{v.ages(list)}}
	f.Caption = fmt.Sprintf("A dot an accepted question; the tick and the number at the right are the median of its family. %s not drawn.",
		says(v.none, "question rests on no message and is", "questions rest on no message and are"))
	if len(v.items) > mostDots {
		f.Caption += fmt.Sprintf(" Every %d. question is drawn.", v.step())
	}
	list = slices.DeleteFunc(list, func(f *family) bool { return len(f.spans) == 0 })
	if len(list) > 0 {
		f.Panels = append(f.Panels, spans(list))
		f.Caption += " Below: questions that need several pieces, from the least to the greatest span of a family, with the median."
	}
	return f
}

// step is how many items there are to one that is drawn.
func (v *evidence) step() int { return (len(v.items) + mostDots - 1) / mostDots }

func (v *evidence) ages(list []*family) Panel {
	const heading = "Days from the newest needed message to the asking"
	most, seen := 0, 0
	for _, f := range list {
		most = max(most, slices.Max(f.days))
	}
	d := rows(heading+", by family", plot.Names, len(list), 30, plot.NewLinear(float64(most), 6), "dots s1", "dots s2",
		"dots s4", "tick")
	for _, f := range list {
		median := statistics.Quantile(f.days, 50)
		d.row(f.name, plot.Thousands(median))
		lanes := map[int]int{}
		for _, x := range f.items {
			if seen++; seen%v.step() != 0 {
				continue
			}
			at, k := d.at(float64(x.days)), min(x.pieces, len(pieceKinds))-1
			bin := int(float64(at) / 0.9)
			d.layers[k].Dots = append(d.layers[k].Dots, plot.Dot{X: at, Y: d.y + d.h/2 + offset(lanes[bin]),
				Shape: pieceKinds[k].shape,
				Title: fmt.Sprintf("%s: %s", shown(x.id), many(x.days, "day"))})
			lanes[bin]++
		}
		d.tick(3, float64(median), "%s: median %s of %s", shown(f.name), many(median, "day"), many(len(f.days), "question"))
	}
	var legend []Key
	for _, k := range pieceKinds {
		legend = append(legend, Key{k.class, k.key, k.text})
	}
	return d.panel(heading, append(legend, Key{"tick", keyTick, "median"})...)
}

// offset moves the n-th dot of those that would lie upon one another up or down, within its row.
func offset(n int) plot.Pixel {
	const lanes = 9
	n %= lanes
	if n%2 == 1 {
		return plot.Pixel((n+1)/2) * 2.8
	}
	return -plot.Pixel(n/2) * 2.8
}

// spans draws how far pieces lie apart.
func spans(list []*family) Panel {
	const heading = "Days from the first to the last piece"
	most := 0
	for _, f := range list {
		most = max(most, f.spans[len(f.spans)-1])
	}
	d := rows(heading+", by family", plot.Names, len(list), barRow, plot.NewLinear(float64(most), 6), "interval", "s1 big")
	for _, f := range list {
		low, high, median := f.spans[0], f.spans[len(f.spans)-1], statistics.Quantile(f.spans, 50)
		d.row(f.name, plot.Thousands(median))
		d.interval(0, float64(low), float64(high), "%s: %d to %s, %s", shown(f.name), low, many(high, "day"),
			many(len(f.spans), "question"))
		d.dot(1, float64(median), "%s: median %s", shown(f.name), many(median, "day"))
	}
	return d.panel(heading, Key{"interval", keyInterval, "least to greatest"}, Key{"s1 big", keyDot, "median"})
}

func piecesTable(list []*family) Table {
	t := newTable("key/items", "family", "questions", "one piece", "two", "three or more", "least days", "median", "most",
		"least span", "median span", "greatest span")
	for _, f := range list {
		pieces := make([]int, len(pieceKinds))
		for _, x := range f.items {
			pieces[min(x.pieces, len(pieces))-1]++
		}
		t.add(f.name, len(f.days), pieces, quantiles(f.days), quantiles(f.spans))
	}
	return t
}

// quantiles are the least, the median and the greatest of sorted numbers.
func quantiles(sorted []int) any {
	if len(sorted) == 0 {
		return []string{"", "", ""}
	}
	return []int{sorted[0], statistics.Quantile(sorted, 50), sorted[len(sorted)-1]}
}
