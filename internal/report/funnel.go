package report

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// funnel is figure 6: how many judged drafts are left behind each filter, and which filter a family's drafts fell at
// first.
type funnel struct {
	*run
	judged, accepted int
	at               tally // filter and outcome of its conclusions, or end of the drafts that fell there first
	first            tally // family and filter
}

func (f *funnel) add(c *corpus.Corpus) {
	for i := range c.Items {
		switch it := &c.Items[i]; it.Status {
		case corpus.Accepted:
			f.accepted++
			f.judged++
		case corpus.Rejected, corpus.Flagged:
			f.judged++
			f.at[[2]string{it.Stage, string(it.Status)}]++
			f.first[[2]string{it.Family, it.Stage}]++
		}
	}
	for i := range c.Verdicts {
		if v := &c.Verdicts[i]; v.Probe == corpus.ProbeVerdict {
			f.at[[2]string{v.Filter, outcomes[outcome(v.Outcome)]}]++
		}
	}
}

// outcomes names the outcomes of conclusions, by their places.
var outcomes = []string{"yes", "no", "undetermined"}

// fell is how many drafts fell at a filter first, and how many were flagged there.
func (f *funnel) fell(filter string) []int {
	return f.at.of(filter, string(corpus.Rejected), string(corpus.Flagged))
}

func (f *funnel) draw(*Ending) Figure {
	if f.judged == 0 {
		return Figure{Lacks: "no draft was judged"}
	}
	order := f.inOrder(f.at)
	out := Figure{Table: f.table(order), Panels: []Panel{f.steps(order)}}
	out.Caption = fmt.Sprintf(
		"%s drafts were judged and %s accepted. A bar is what reaches a filter: what passes on, what falls there first, and what is flagged there for a person.",
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
	d := rows("Drafts left behind each filter", plot.Values, len(order)+1, barRow, plot.NewLinear(float64(f.judged), 5),
		classGood, classBad, classOpen)
	left := f.judged
	for _, name := range order {
		n := f.fell(name)
		left -= sum(n)
		value := plot.Thousands(left)
		if sum(n) > 0 {
			value += " (−" + plot.Thousands(sum(n)) + ")"
		}
		d.row(filterLabel(name), value)
		d.stack(filterLabel(name), []int{left, n[0], n[1]}, []string{"pass on", "fall", "are flagged"})
	}
	d.row("accepted", plot.Thousands(f.accepted))
	d.bar(0, 0, float64(f.accepted), "accepted: %s", plot.Thousands(f.accepted))
	return d.panel("", Key{classGood, keyArea, "passes on"}, Key{classBad, keyArea, "falls here"}, Key{classOpen, keyArea,
		"flagged here"})
}

func (f *funnel) byFamily(order []string) Panel {
	order = slices.DeleteFunc(slices.Clone(order), func(name string) bool { return sum(f.fell(name)) == 0 })
	m := matrix{label: "First refusals by family and filter", rows: f.first.names()}
	for _, name := range order {
		m.columns = append(m.columns, filterLabel(name))
	}
	for _, family := range m.rows {
		m.counts = append(m.counts, f.first.of(family, order...))
	}
	return m.panel("First refusal, by family", func(row, column string, n int) string {
		return fmt.Sprintf("%s, %s: %s", row, column, many(n, "draft"))
	})
}

func (f *funnel) table(order []string) Table {
	t := newTable("audit/verdicts", "filter", "judged", "yes", "no", "undetermined", "fell here first", "flagged here",
		"left")
	for _, family := range f.first.names() {
		t.Columns = append(t.Columns, Column{Name: shown(family)})
	}
	left := f.judged
	for _, name := range order {
		n, concluded := f.fell(name), f.at.of(name, outcomes...)
		left -= sum(n)
		var first []int
		for _, family := range f.first.names() {
			first = append(first, f.first[[2]string{family, name}])
		}
		t.add(filterLabel(name), sum(concluded), concluded, n, left, first)
	}
	return t
}
