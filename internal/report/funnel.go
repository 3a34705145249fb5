package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// funnel is figure 6: how many judged drafts are left behind each filter, and which filter a family's drafts fell at
// first.
type funnel struct {
	*run
	judged, accepted int
	at               map[string]*filterCount
	first            map[string]map[string]int // family → filter → drafts that fell or were flagged there
}

// filterCount is what one filter did.
type filterCount struct {
	yes, no, open int // its conclusions
	fell, flagged int // drafts whose first refusal it was, by their end
}

func newFunnel(r *run) figure {
	return &funnel{run: r, at: map[string]*filterCount{}, first: map[string]map[string]int{}}
}

func (f *funnel) filter(name string) *filterCount {
	if f.at[name] == nil {
		f.at[name] = &filterCount{}
	}
	return f.at[name]
}

func (f *funnel) add(c *corpus.Corpus) {
	for i := range c.Items {
		f.item(&c.Items[i])
	}
	for i := range c.Verdicts {
		v := &c.Verdicts[i]
		if v.Probe != corpus.ProbeVerdict {
			continue
		}
		n := f.filter(v.Filter)
		switch v.Outcome {
		case corpus.Yes:
			n.yes++
		case corpus.No:
			n.no++
		default:
			n.open++
		}
	}
}

func (f *funnel) item(it *corpus.Item) {
	switch it.Status {
	case corpus.Accepted:
		f.judged, f.accepted = f.judged+1, f.accepted+1
		return
	case corpus.Rejected:
		f.filter(it.Stage).fell++
	case corpus.Flagged:
		f.filter(it.Stage).flagged++
	default:
		return
	}
	f.judged++
	if f.first[it.Family] == nil {
		f.first[it.Family] = map[string]int{}
	}
	f.first[it.Family][it.Stage]++
}

// order returns the filters that left a trace, in the order in which items pass them; those that the program does not
// know come last, by name.
func (f *funnel) order() []string {
	names := slices.Sorted(maps.Keys(f.at))
	rank := func(name string) int {
		if i := slices.Index(f.Filters, name); i >= 0 {
			return i
		}
		return len(f.Filters)
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(rank(a), rank(b)) })
	return names
}

func (f *funnel) draw(*Ending) Figure {
	if f.judged == 0 {
		return Figure{Lacks: "no draft was judged"}
	}
	order := f.order()
	out := Figure{Table: f.table(order), Panels: []Panel{f.steps(order)}}
	out.Caption = fmt.Sprintf("%s drafts were judged and %s accepted. A bar is what reaches a filter: what passes on, what falls there first, and what is flagged there for a person.",
		plot.Thousands(f.judged), plot.Thousands(f.accepted))
	if len(f.first) > 0 {
		out.Panels = append(out.Panels, f.byFamily(order))
		out.Caption += " Below: by family, the filter that refused first, rejected and flagged drafts together."
	}
	return out
}

// label names a filter; a draft that fell without one has none.
func filterLabel(name string) string {
	if name == "" {
		return "none named"
	}
	return name
}

func (f *funnel) steps(order []string) Panel {
	scale := plot.NewLinear(float64(f.judged), 5)
	c := plot.Chart{Label: "Drafts left behind each filter", Margin: plot.Values, Height: barTop + plot.Pixel(len(order)+1)*barRow + 4}
	c.Upright(plot.Fit(scale.Ticks()), barTop-4, c.Height-4, barTop-10)
	layers := []plot.Layer{{Class: classGood}, {Class: classBad}, {Class: classOpen}}
	left := f.judged
	for i, name := range order {
		n, y := f.at[name], barTop+plot.Pixel(i)*barRow
		left -= n.fell + n.flagged
		label := filterLabel(name)
		stack(layers, scale, y+3, []int{left, n.fell, n.flagged}, func(k, m int) string {
			return fmt.Sprintf("%s: %s %s", shown(label), plot.Thousands(m), []string{"pass on", "fall", "are flagged"}[k])
		})
		value := plot.Thousands(left)
		if out := n.fell + n.flagged; out > 0 {
			value += " (−" + plot.Thousands(out) + ")"
		}
		c.Row(shown(label), value, y+barRow/2)
	}
	y := barTop + plot.Pixel(len(order))*barRow
	stack(layers, scale, y+3, []int{f.accepted}, func(_, n int) string { return "accepted: " + plot.Thousands(n) })
	c.Row("accepted", plot.Thousands(f.accepted), y+barRow/2)
	for _, l := range layers {
		c.Add(l)
	}
	return Panel{Chart: c, Legend: []Key{{classGood, keyArea, "passes on"}, {classBad, keyArea, "falls here"}, {classOpen, keyArea, "flagged here"}}}
}

func (f *funnel) byFamily(order []string) Panel {
	m := matrix{label: "First refusals by family and filter"}
	for _, name := range order {
		if n := f.at[name]; n.fell+n.flagged > 0 {
			m.columns = append(m.columns, filterLabel(name))
		}
	}
	for _, family := range slices.Sorted(maps.Keys(f.first)) {
		var row []int
		for _, name := range order {
			if n := f.at[name]; n.fell+n.flagged > 0 {
				row = append(row, f.first[family][name])
			}
		}
		m.rows, m.counts = append(m.rows, family), append(m.counts, row)
	}
	return Panel{Heading: "First refusal, by family", Chart: m.chart(func(row, column string, n int) string {
		return fmt.Sprintf("%s, %s: %s", row, column, many(n, "draft"))
	})}
}

func (f *funnel) table(order []string) Table {
	columns := []string{"filter", "judged", "yes", "no", "undetermined", "fell here first", "flagged here", "left"}
	fallen := slices.Sorted(maps.Keys(f.first))
	for _, family := range fallen {
		columns = append(columns, shown(family))
	}
	t := newTable(tableVerdicts, columns...)
	left := f.judged
	for _, name := range order {
		n := f.at[name]
		left -= n.fell + n.flagged
		cells := []string{shown(filterLabel(name))}
		for _, x := range []int{n.yes + n.no + n.open, n.yes, n.no, n.open, n.fell, n.flagged, left} {
			cells = append(cells, plot.Thousands(x))
		}
		for _, family := range fallen {
			cells = append(cells, plot.Thousands(f.first[family][name]))
		}
		t.add(cells...)
	}
	return t
}
