package report

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

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
	items    []rested
	families map[string]bool
	none     int // items that rest on no message
}

// rested is an accepted item that rests on messages.
type rested struct {
	id, family string
	days       int // from the newest needed message to the asking
	span       int // from the first to the last piece
	pieces     int
}

func newEvidence(r *run) figure { return &evidence{run: r, families: map[string]bool{}} }

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
		first, last := ends(pieces, day)
		v.families[it.Family] = true
		v.items = append(v.items, rested{it.ID, it.Family, int(it.AskedAt.Date() - last), int(last - first), len(pieces)})
	}
}

// ends returns the days of the first and of the last message of some pieces. The last is the newest that is needed: a piece
// with alternatives is as old as the youngest of them.
func ends(pieces [][]string, day map[string]corpus.Date) (first, last corpus.Date) {
	first = day[pieces[0][0]]
	for _, piece := range pieces {
		for _, id := range piece {
			first, last = min(first, day[id]), max(last, day[id])
		}
	}
	return first, last
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

// dotRow is the height of a row of dots.
const dotRow = plot.Pixel(30)

func (v *evidence) draw(*Ending) Figure {
	if len(v.items) == 0 {
		return Figure{Lacks: "no accepted question rests on a message"}
	}
	names := slices.Sorted(maps.Keys(v.families))
	of := map[string][]rested{}
	for _, x := range v.items {
		of[x.family] = append(of[x.family], x)
	}
	f := Figure{Table: v.table(names, of), Panels: []Panel{v.ages(names, of)}}
	f.Caption = fmt.Sprintf("A dot an accepted question; the tick and the number at the right are the median of its family. %s on no message and %s not drawn.",
		rest(v.none), plural(v.none, "is", "are"))
	if len(v.items) > mostDots {
		f.Caption += fmt.Sprintf(" Every %d. question is drawn.", v.step())
	}
	if spread := v.spans(names, of); spread != nil {
		f.Panels = append(f.Panels, *spread)
		f.Caption += " Below: questions that need several pieces, from the least to the greatest span of a family, with the median."
	}
	return f
}

func rest(n int) string {
	if n == 1 {
		return "1 question rests"
	}
	return plot.Thousands(n) + " questions rest"
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// step is how many items there are to one that is drawn.
func (v *evidence) step() int { return (len(v.items) + mostDots - 1) / mostDots }

func (v *evidence) ages(names []string, of map[string][]rested) Panel {
	most := 0
	for _, x := range v.items {
		most = max(most, x.days)
	}
	scale := plot.NewLinear(float64(most), 6)
	c := plot.Chart{Label: "Days from the newest needed message to the asking, by family", Margin: plot.Names,
		Height: barTop + plot.Pixel(len(names))*dotRow + 4}
	c.Upright(plot.Fit(scale.Ticks()), barTop-4, c.Height-4, barTop-10)
	dots := make([]plot.Layer, len(pieceKinds))
	medians := plot.Layer{Class: "tick"}
	seen := 0
	for i, name := range names {
		y := barTop + plot.Pixel(i)*dotRow + dotRow/2
		var days []int
		lanes := map[int]int{}
		for _, x := range of[name] {
			days = append(days, x.days)
			if seen++; seen%v.step() != 0 {
				continue
			}
			bin := int(float64(scale.At(float64(x.days))) / 0.9)
			k := min(x.pieces, len(pieceKinds)) - 1
			dots[k].Dots = append(dots[k].Dots, plot.Dot{X: scale.At(float64(x.days)), Y: y + offset(lanes[bin]), Shape: pieceKinds[k].shape,
				Title: fmt.Sprintf("%s: %s", shown(x.id), many(x.days, "day"))})
			lanes[bin]++
		}
		median := statistics.Median(days)
		at := scale.At(float64(median))
		medians.Whiskers = append(medians.Whiskers, plot.Whisker{X1: at, X2: at, Y1: y - dotRow/2 + 2, Y2: y + dotRow/2 - 2,
			Title: fmt.Sprintf("%s: median %s of %s", shown(name), many(median, "day"), many(len(days), "question"))})
		c.Row(shown(name), strconv.Itoa(median), y)
	}
	out := Panel{Heading: "Days from the newest needed message to the asking"}
	for k := range dots {
		dots[k].Class = "dots " + pieceKinds[k].class
		c.Add(dots[k])
		out.Legend = append(out.Legend, Key{pieceKinds[k].class, pieceKinds[k].key, pieceKinds[k].text})
	}
	c.Add(medians)
	out.Legend, out.Chart = append(out.Legend, Key{"tick", keyTick, "median"}), c
	return out
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

// spans draws how far pieces lie apart; nil where no item needs several.
func (v *evidence) spans(names []string, of map[string][]rested) *Panel {
	type row struct {
		name  string
		spans []int
	}
	var rows []row
	most := 0
	for _, name := range names {
		if spans := several(of[name]); len(spans) > 0 {
			rows = append(rows, row{name, spans})
			most = max(most, spans[len(spans)-1])
		}
	}
	if len(rows) == 0 {
		return nil
	}
	scale := plot.NewLinear(float64(most), 6)
	c := plot.Chart{Label: "Days from the first to the last piece, by family", Margin: plot.Names, Height: barTop + plot.Pixel(len(rows))*barRow + 4}
	c.Upright(plot.Fit(scale.Ticks()), barTop-4, c.Height-4, barTop-10)
	lines, medians := plot.Layer{Class: "interval"}, plot.Layer{Class: "s1 big"}
	for i, r := range rows {
		y := barTop + plot.Pixel(i)*barRow + barRow/2
		low, high, median := r.spans[0], r.spans[len(r.spans)-1], statistics.Quantile(r.spans, 50)
		lines.Whiskers = append(lines.Whiskers, plot.Whisker{X1: scale.At(float64(low)), X2: scale.At(float64(high)), Y1: y, Y2: y, Cap: 4,
			Title: fmt.Sprintf("%s: %d to %s, %s", shown(r.name), low, many(high, "day"), many(len(r.spans), "question"))})
		medians.Dots = append(medians.Dots, plot.Dot{X: scale.At(float64(median)), Y: y,
			Title: fmt.Sprintf("%s: median %s", shown(r.name), many(median, "day"))})
		c.Row(shown(r.name), strconv.Itoa(median), y)
	}
	c.Add(lines)
	c.Add(medians)
	return &Panel{Heading: "Days from the first to the last piece", Chart: c,
		Legend: []Key{{"interval", keyInterval, "least to greatest"}, {"s1 big", keyDot, "median"}}}
}

// several returns the spans of those items that need several pieces, in order.
func several(list []rested) []int {
	var out []int
	for _, x := range list {
		if x.pieces > 1 {
			out = append(out, x.span)
		}
	}
	slices.Sort(out)
	return out
}

func (v *evidence) table(names []string, of map[string][]rested) Table {
	t := newTable(tableKey, "family", "questions", "one piece", "two", "three or more", "least days", "median", "most",
		"least span", "median span", "greatest span")
	for _, name := range names {
		var days []int
		pieces := make([]int, len(pieceKinds))
		for _, x := range of[name] {
			days = append(days, x.days)
			pieces[min(x.pieces, len(pieces))-1]++
		}
		slices.Sort(days)
		cells := []string{shown(name), strconv.Itoa(len(days)), strconv.Itoa(pieces[0]), strconv.Itoa(pieces[1]), strconv.Itoa(pieces[2])}
		cells = append(cells, quantiles(days)...)
		t.add(append(cells, quantiles(several(of[name]))...)...)
	}
	return t
}

// quantiles are the least, the median and the greatest of sorted numbers.
func quantiles(sorted []int) []string {
	if len(sorted) == 0 {
		return []string{"", "", ""}
	}
	return []string{strconv.Itoa(sorted[0]), strconv.Itoa(statistics.Quantile(sorted, 50)), strconv.Itoa(sorted[len(sorted)-1])}
}
