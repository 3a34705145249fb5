package measure

import (
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The filter that asks whether the evidence answers the question, and the share of a family's drafts that has to
// survive it: what is below is a bug of the solver or of the family, not a result.
const (
	sufficiency     = "sufficient"
	leastSufficient = 0.3
)

// plainest are the families whose evidence is plainest: a share of their drafts that fell for the sake of a chat model as
// solver is bounded, since beyond the bound accepted items are those that this model can read.
var plainest = []string{"existence", "single_hop", "temporal"}

// Yield is what became of a family's drafts.
type Yield struct {
	Family   string        `json:"family"`
	Drafted  int           `json:"drafted"`
	Judged   int           `json:"judged"` // surplus drafts are not
	Accepted int           `json:"accepted"`
	Rejected int           `json:"rejected"` // by a filter
	Reader   int           `json:"reader"`   // of those, that fell for the reader's sake alone
	Flagged  int           `json:"flagged"`
	Surplus  int           `json:"surplus"`
	Filters  []FilterYield `json:"filters"` // in the order of their names
	Doubt    string        `json:"doubt,omitempty"`

	unsaid bool // a rejection does not say whose fault it is: tables before version 4
}

// FilterYield is what one filter did to a family's drafts.
type FilterYield struct {
	Filter string `json:"filter"`
	Judged int    `json:"judged"`
	Fell   int    `json:"fell"` // its verdict is no
	Open   int    `json:"open"` // its verdict is undetermined
}

// passed is the share of judged drafts that a filter let through.
func (f FilterYield) passed() float64 { return fraction(f.Judged-f.Fell-f.Open, f.Judged) }

// YieldCounter counts, by family and filter, what became of the drafts of several corpora. The zero value is ready.
type YieldCounter struct{ families map[string]*Yield }

// Add counts the drafts of a corpus, of which nothing is kept.
func (k *YieldCounter) Add(c *corpus.Corpus) {
	if k.families == nil {
		k.families = map[string]*Yield{}
	}
	of := make(map[string]*Yield, len(c.Items))
	for i := range c.Items {
		it := &c.Items[i]
		y := k.families[it.Family]
		if y == nil {
			y = &Yield{Family: it.Family}
			k.families[it.Family] = y
		}
		of[it.ID] = y
		y.count(it)
	}
	for _, v := range c.Verdicts {
		if y := of[v.ItemID]; y != nil && v.Probe == corpus.ProbeVerdict {
			y.filter(v)
		}
	}
}

// Yields returns the counts so far, by family. A family of which too few survive sufficiency has a doubt that says so.
func (k *YieldCounter) Yields() []Yield {
	var out []Yield
	for _, name := range slices.Sorted(maps.Keys(k.families)) {
		y := *k.families[name]
		y.Filters = slices.SortedFunc(slices.Values(y.Filters),
			func(a, b FilterYield) int { return strings.Compare(a.Filter, b.Filter) })
		if f, ok := y.of(sufficiency); ok && f.passed() < leastSufficient {
			y.Doubt = "fewer than 30 % of its drafts survive sufficiency: a bug of the solver or the family, not a result"
		}
		out = append(out, y)
	}
	return out
}

func (y *Yield) count(it *corpus.Item) {
	y.Drafted++
	if it.Status == corpus.Surplus {
		y.Surplus++
		return
	}
	y.Judged++
	switch it.Status {
	case corpus.Accepted:
		y.Accepted++
	case corpus.Flagged:
		y.Flagged++
	case corpus.Rejected:
		y.Rejected++
		y.Reader += one(it.Fault == corpus.FaultReader)
		y.unsaid = y.unsaid || it.Fault == ""
	}
}

func (y *Yield) filter(v corpus.Verdict) {
	i := slices.IndexFunc(y.Filters, func(f FilterYield) bool { return f.Filter == v.Filter })
	if i < 0 {
		i, y.Filters = len(y.Filters), append(y.Filters, FilterYield{Filter: v.Filter})
	}
	f := &y.Filters[i]
	f.Judged++
	switch v.Outcome {
	case corpus.No:
		f.Fell++
	case corpus.Undetermined:
		f.Open++
	}
}

// of returns what a filter did, if it was asked at all.
func (y *Yield) of(filter string) (FilterYield, bool) {
	for _, f := range y.Filters {
		if f.Filter == filter {
			return f, true
		}
	}
	return FilterYield{}, false
}

// yields counts how many drafts each filter judged, and what they lost there.
func yields() counting {
	k := &YieldCounter{}
	return counting{func(w *world, c *Counts) {
		k.Add(w.Corpus)
		c.when("rules", slices.ContainsFunc(w.Corpus.Verdicts, func(v corpus.Verdict) bool {
			return strings.HasPrefix(v.Model, "builtin")
		}))
	}, func(p *part) { concludeYields(p, k.Yields()) }}
}

func concludeYields(p *part, list []Yield) {
	c, said := p.counts, len(list) > 0
	var filters []string
	for _, y := range list {
		for column, n := range map[string]int{"drafted": y.Drafted, "judged": y.Judged, "accepted": y.Accepted, "rejected": y.Rejected,
			"flagged": y.Flagged, "surplus": y.Surplus} {
			c.cell("drafts", y.Family, column, n)
		}
		c.times("judged", y.Family, y.Judged)
		c.times("reader", y.Family, y.Reader)
		said = said && !y.unsaid
		switch {
		case slices.Contains(plainest, y.Family):
			c.of("plain", y.Family)
		case y.Reader > 0:
			c.of("unread", y.Family)
		}
		c.note("doubt "+y.Family, "%s", y.Doubt)
		if f, ok := y.of(sufficiency); ok {
			c.times("sufficient", y.Family, f.Judged-f.Fell-f.Open)
			c.times("asked", y.Family, f.Judged)
		}
		for _, f := range y.Filters {
			filters = append(filters, f.Filter)
		}
	}
	c.when("said", said)
	c.when("unsaid", !said && len(list) > 0)
	c.when("none", len(list) == 0)
	slices.Sort(filters)
	filters = slices.Compact(filters)
	ends := p.matrix(&entry{Matrix: "drafts", Columns: []string{"drafted", "judged", "accepted", "rejected", "flagged", "surplus"}, Name: "drafts"})
	judged, fell := Matrix{Name: "judged by", Columns: filters}, Matrix{Name: "fell at, or left open by", Columns: filters}
	for _, y := range list {
		a, b := Row{Name: y.Family}, Row{Name: y.Family}
		for _, name := range filters {
			f, _ := y.of(name)
			a.Counts, b.Counts = append(a.Counts, f.Judged), append(b.Counts, f.Fell+f.Open)
		}
		judged.Rows, fell.Rows = append(judged.Rows, a), append(fell.Rows, b)
	}
	if len(list) > 0 {
		p.out.Matrices = append(p.out.Matrices, ends, judged, fell)
	}
	if u := p.Unique; u != nil {
		c.add("unique_items", u.Items)
		c.add("unique_calls", u.Calls)
		c.add("exhaustive_calls", u.Exhaustive)
		c.when("spared", u.Items > 0 && u.Calls < u.Exhaustive)
		c.when("whole", u.Items > 0 && u.Calls >= u.Exhaustive)
	}
}
