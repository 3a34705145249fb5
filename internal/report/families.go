package report

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// families is figure 4: what became of the drafts of each family, beside its quota; where there are several corpora, also
// how many each accepted.
type families struct {
	*run
	accepted map[string]map[string]int // family → corpus → accepted items
}

func newFamilies(r *run) figure { return &families{run: r, accepted: map[string]map[string]int{}} }

func (f *families) add(c *corpus.Corpus) {
	for i := range c.Items {
		it := &c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		if f.accepted[it.Family] == nil {
			f.accepted[it.Family] = map[string]int{}
		}
		f.accepted[it.Family][c.ID]++
	}
}

// quota is what a recipe asks of a family, its strata taken together.
func (e *Ending) quota(family string) (n int, ok bool) {
	for _, q := range e.Quotas {
		if of, _, _ := strings.Cut(q.Stratum, "/"); of == family {
			n, ok = n+q.Wanted, true
		}
	}
	return n, ok
}

// The classes of what became of drafts.
const (
	classGood = "good" // accepted, passed, right
	classBad  = "bad"  // rejected, fell, wrong
	classOpen = "wait" // flagged, undetermined
)

// barRow is the height of a row with a bar, and barTop where the first begins.
const (
	barRow = plot.Pixel(19)
	barTop = plot.Pixel(24)
)

func (f *families) draw(e *Ending) Figure {
	if len(e.Families) == 0 {
		return Figure{Lacks: "there are no drafts"}
	}
	out := Figure{Table: f.table(e)}
	out.Caption = "Drafts that were judged; the tick is the quota, and at the right stands accepted / quota. " +
		fmt.Sprintf("%s were surplus to the quotas and not judged; the table has them.", plot.Thousands(e.Items.Surplus))
	out.Panels = []Panel{f.panel(e)}
	if len(f.corpora) > 1 {
		out.Panels = append(out.Panels, f.byCorpus(e))
		if len(f.corpora) > mostColumns {
			out.Caption += fmt.Sprintf(" Of %d corpora the first %d are drawn.", len(f.corpora), mostColumns)
		}
	}
	return out
}

func (f *families) panel(e *Ending) Panel {
	most := 0
	for _, x := range e.Families {
		quota, _ := e.quota(x.Name)
		most = max(most, quota, x.Accepted+x.Rejected+x.Flagged)
	}
	scale := plot.NewLinear(float64(most), 5)
	c := plot.Chart{Label: "Drafts by family: accepted, rejected, flagged", Margin: plot.Values,
		Height: barTop + plot.Pixel(len(e.Families))*barRow + 4}
	c.Upright(plot.Fit(scale.Ticks()), barTop-4, c.Height-4, barTop-10)
	layers := []plot.Layer{{Class: classGood}, {Class: classBad}, {Class: classOpen}}
	ticks := plot.Layer{Class: "tick"}
	for i, x := range e.Families {
		y := barTop + plot.Pixel(i)*barRow
		name := shown(x.Name)
		stack(layers, scale, y+3, []int{x.Accepted, x.Rejected, x.Flagged}, func(k, n int) string {
			return fmt.Sprintf("%s: %s %s", name, plot.Thousands(n), []string{"accepted", "rejected", "flagged"}[k])
		})
		value := plot.Thousands(x.Accepted)
		if quota, ok := e.quota(x.Name); ok {
			at := scale.At(float64(quota))
			ticks.Whiskers = append(ticks.Whiskers, plot.Whisker{X1: at, X2: at, Y1: y + 1, Y2: y + barRow - 1,
				Title: fmt.Sprintf("%s: quota %s", name, plot.Thousands(quota))})
			value += " / " + plot.Thousands(quota)
		}
		c.Row(shown(x.Name), value, y+barRow/2)
	}
	for _, l := range append(layers, ticks) {
		c.Add(l)
	}
	return Panel{Chart: c, Legend: []Key{{classGood, keyArea, "accepted"}, {classBad, keyArea, "rejected by a filter"},
		{classOpen, keyArea, "flagged for a person"}, {"tick", keyTick, "quota"}}}
}

// stack draws the parts of one row's bar side by side, each in its layer.
func stack(layers []plot.Layer, scale plot.Linear, y plot.Pixel, parts []int, title func(part, n int) string) {
	sum := 0
	for k, n := range parts {
		if n > 0 {
			layers[k].Bars = append(layers[k].Bars, plot.Bar{Box: plot.Box{X: scale.At(float64(sum)), W: scale.At(float64(n)), Y: y, H: barRow - 6},
				Title: title(k, n)})
		}
		sum += n
	}
}

// mostColumns is how many columns a matrix of numbers draws.
const mostColumns = 10

func (f *families) byCorpus(e *Ending) Panel {
	columns := f.corpora[:min(len(f.corpora), mostColumns)]
	m := matrix{label: "Accepted questions by family and corpus", columns: columns}
	for _, x := range e.Families {
		row := []int{}
		for _, id := range columns {
			row = append(row, f.accepted[x.Name][id])
		}
		m.rows, m.counts = append(m.rows, x.Name), append(m.counts, row)
	}
	return Panel{Heading: "Accepted, by corpus", Chart: m.chart(func(row, column string, n int) string {
		return fmt.Sprintf("%s, %s: %s accepted", row, column, plot.Thousands(n))
	})}
}

func (f *families) table(e *Ending) Table {
	columns := []string{"family", "category ", "quota", "accepted", "rejected", "flagged", "surplus", "drafted"}
	if len(f.corpora) > 1 {
		for _, id := range f.corpora {
			columns = append(columns, "accepted in "+id)
		}
	}
	t := newTable(manifestFile, columns...)
	for _, x := range e.Families {
		quota := "none"
		if n, ok := e.quota(x.Name); ok {
			quota = plot.Thousands(n)
		}
		cells := []string{shown(x.Name), shown(x.Category), quota}
		for _, n := range []int{x.Accepted, x.Rejected, x.Flagged, x.Surplus, x.Drafted} {
			cells = append(cells, plot.Thousands(n))
		}
		if len(f.corpora) > 1 {
			for _, id := range f.corpora {
				cells = append(cells, plot.Thousands(f.accepted[x.Name][id]))
			}
		}
		t.add(cells...)
	}
	return t
}
