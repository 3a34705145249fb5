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
	verdicts      [3]int // its conclusions, by outcome
	fell, flagged int    // drafts whose first refusal it was, by their end
}

func (n *filterCount) out() int { return n.fell + n.flagged }

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
		if v := &c.Verdicts[i]; v.Probe == corpus.ProbeVerdict {
			f.filter(v.Filter).verdicts[outcome(v.Outcome)]++
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

// inOrder returns filters in the order in which items pass them; those that the program does not know come last, by name.
func inOrder[V any](r *run, filters map[string]V) []string {
	names := slices.Sorted(maps.Keys(filters))
	rank := func(name string) int {
		if i := slices.Index(r.Filters, name); i >= 0 {
			return i
		}
		return len(r.Filters)
	}
	slices.SortStableFunc(names, func(a, b string) int { return rank(a) - rank(b) })
	return names
}

func (f *funnel) draw(*Ending) Figure {
	if f.judged == 0 {
		return Figure{Lacks: "no draft was judged"}
	}
	order := inOrder(f.run, f.at)
	out := Figure{Table: f.table(order), Panels: []Panel{f.steps(order)}}
	out.Caption = fmt.Sprintf("%s drafts were judged and %s accepted. A bar is what reaches a filter: what passes on, what falls there first, and what is flagged there for a person.",
		plot.Thousands(f.judged), plot.Thousands(f.accepted))
	if len(f.first) > 0 {
		out.Panels = append(out.Panels, f.byFamily(order))
		out.Caption += " Below: by family, the filter that refused first, rejected and flagged drafts together."
	}
	return out
}

// filterLabel names a filter; a draft that fell without one has none.
func filterLabel(name string) string { return cmp.Or(name, "none named") }

func (f *funnel) steps(order []string) Panel {
	d := rows("Drafts left behind each filter", plot.Values, len(order)+1, barRow, plot.NewLinear(float64(f.judged), 5), classGood, classBad, classOpen)
	left := f.judged
	for _, name := range order {
		n := f.at[name]
		left -= n.out()
		value := plot.Thousands(left)
		if n.out() > 0 {
			value += " (−" + plot.Thousands(n.out()) + ")"
		}
		d.row(filterLabel(name), value)
		d.stack(filterLabel(name), []int{left, n.fell, n.flagged}, []string{"pass on", "fall", "are flagged"})
	}
	d.row("accepted", plot.Thousands(f.accepted))
	d.bar(0, 0, float64(f.accepted), "accepted: %s", plot.Thousands(f.accepted))
	return d.panel("", Key{classGood, keyArea, "passes on"}, Key{classBad, keyArea, "falls here"}, Key{classOpen, keyArea, "flagged here"})
}

func (f *funnel) byFamily(order []string) Panel {
	m := matrix{label: "First refusals by family and filter"}
	order = slices.DeleteFunc(slices.Clone(order), func(name string) bool { return f.at[name].out() == 0 })
	for _, name := range order {
		m.columns = append(m.columns, filterLabel(name))
	}
	for _, family := range slices.Sorted(maps.Keys(f.first)) {
		var row []int
		for _, name := range order {
			row = append(row, f.first[family][name])
		}
		m.rows, m.counts = append(m.rows, family), append(m.counts, row)
	}
	return m.panel("First refusal, by family", func(row, column string, n int) string {
		return fmt.Sprintf("%s, %s: %s", row, column, many(n, "draft"))
	})
}

func (f *funnel) table(order []string) Table {
	fallen := slices.Sorted(maps.Keys(f.first))
	t := newTable(tableVerdicts, "filter", "judged", "yes", "no", "undetermined", "fell here first", "flagged here", "left")
	for _, family := range fallen {
		t.Columns = append(t.Columns, Column{Name: shown(family)})
	}
	left := f.judged
	for _, name := range order {
		n, v := f.at[name], f.at[name].verdicts
		left -= n.out()
		var first []int
		for _, family := range fallen {
			first = append(first, f.first[family][name])
		}
		t.add(filterLabel(name), v[0]+v[1]+v[2], v[:], n.fell, n.flagged, left, first)
	}
	return t
}
