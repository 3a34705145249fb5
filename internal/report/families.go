package report

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// The classes of what became of drafts.
const (
	classGood = "good" // accepted, passed, right
	classBad  = "bad"  // rejected, fell, wrong
	classOpen = "wait" // flagged, undetermined
)

// families is figure 4: what became of the drafts of each family, and its quota; where there are several corpora, also
// how many each accepted.
type families struct {
	*run
	accepted tally // family and corpus → accepted items
}

func (f *families) add(c *corpus.Corpus) {
	for i := range c.Items {
		if it := &c.Items[i]; it.Status == corpus.Accepted {
			f.accepted[[2]string{it.Family, c.ID}]++
		}
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

func (f *families) draw(e *Ending) Figure {
	if len(e.Families) == 0 {
		return Figure{Lacks: "there are no drafts"}
	}
	out := Figure{Table: f.table(e), Panels: []Panel{f.panel(e)}}
	out.Caption = fmt.Sprintf(
		"Drafts that were judged; the tick is the quota, and at the right stands accepted / quota. %s were surplus to the quotas and not judged; the table has them.",
		plot.Thousands(e.Items.Surplus))
	if len(f.corpora) < 2 {
		return out
	}
	m := matrix{label: "Accepted questions by family and corpus", columns: f.corpora[:min(len(f.corpora), mostColumns)]}
	for _, x := range e.Families {
		m.rows, m.counts = append(m.rows, x.Name), append(m.counts, f.accepted.of(x.Name, m.columns...))
	}
	out.Panels = append(out.Panels, m.panel("Accepted, by corpus", func(row, column string, n int) string {
		return fmt.Sprintf("%s, %s: %s accepted", row, column, plot.Thousands(n))
	}))
	if len(f.corpora) > mostColumns {
		out.Caption += fmt.Sprintf(" Of %d corpora the first %d are drawn.", len(f.corpora), mostColumns)
	}
	return out
}

// mostColumns is how many columns a matrix of numbers draws.
const mostColumns = 10

func (f *families) panel(e *Ending) Panel {
	most := 0
	for _, x := range e.Families {
		quota, _ := e.quota(x.Name)
		most = max(most, quota, x.Accepted+x.Rejected+x.Flagged)
	}
	d := rows("Drafts by family: accepted, rejected, flagged", plot.Values, len(e.Families), barRow,
		plot.NewLinear(float64(most), 5),
		classGood, classBad, classOpen, "tick")
	for _, x := range e.Families {
		value := plot.Thousands(x.Accepted)
		quota, asked := e.quota(x.Name)
		if asked {
			value += " / " + plot.Thousands(quota)
		}
		d.row(x.Name, value)
		d.stack(x.Name, []int{x.Accepted, x.Rejected, x.Flagged}, []string{"accepted", "rejected", "flagged"})
		if asked {
			d.tick(3, float64(quota), "%s: quota %s", shown(x.Name), plot.Thousands(quota))
		}
	}
	return d.panel("", Key{classGood, keyArea, "accepted"}, Key{classBad, keyArea, "rejected by a filter"},
		Key{classOpen, keyArea, "flagged for a person"}, Key{"tick", keyTick, "quota"})
}

func (f *families) table(e *Ending) Table {
	var corpora []string
	if len(f.corpora) > 1 {
		corpora = f.corpora
	}
	t := newTable("manifest.json", "family", "category ", "quota", "accepted", "rejected", "flagged", "surplus", "drafted")
	for _, id := range corpora {
		t.Columns = append(t.Columns, Column{Name: "accepted in " + id})
	}
	for _, x := range e.Families {
		quota := any("none")
		if n, ok := e.quota(x.Name); ok {
			quota = n
		}
		t.add(x.Name, x.Category, quota, x.Accepted, x.Rejected, x.Flagged, x.Surplus, x.Drafted,
			f.accepted.of(x.Name, corpora...))
	}
	return t
}
