package measure

import (
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

// plainest are the families whose evidence is plainest: a share of their drafts that fell for the sake of a chat model
// as solver is bounded, since beyond the bound accepted items are those that this model can read.
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
}

// FilterYield is what one filter did to a family's drafts.
type FilterYield struct {
	Filter string `json:"filter"`
	Judged int    `json:"judged"`
	Fell   int    `json:"fell"` // its verdict is no
	Open   int    `json:"open"` // its verdict is undetermined
}

// YieldCounter counts, by family and filter, what became of the drafts of several corpora. The zero value is ready.
type YieldCounter struct{ counts *Counts }

// Add counts the drafts of a corpus, of which nothing is kept.
func (k *YieldCounter) Add(c *corpus.Corpus) {
	if k.counts == nil {
		k.counts = newCounts()
	}
	k.counts.drafts(c)
}

// drafts counts what became of drafts, and what each filter did.
func (c *Counts) drafts(x *corpus.Corpus) {
	family := make(map[string]string, len(x.Items))
	for i := range x.Items {
		it := &x.Items[i]
		family[it.ID] = it.Family
		c.cell("drafts", it.Family, "drafted", 1)
		c.cell("drafts", it.Family, string(it.Status), 1)
		c.times("judged", it.Family, 0)
		c.times("lost", it.Family, 0)
		if slices.Contains(plainest, it.Family) {
			c.times("plain", it.Family, 0)
		}
		if it.Status == corpus.Surplus {
			continue
		}
		c.cell("drafts", it.Family, "judged", 1)
		c.of("judged_drafts", it.Family)
		c.when("unsaid", it.Status == corpus.Rejected && it.Fault == "") // tables before version 4
		if it.Status == corpus.Rejected && it.Fault == corpus.FaultReader {
			c.of("reader", it.Family)
			if !slices.Contains(plainest, it.Family) {
				c.of("unread", it.Family)
			}
		}
	}
	for _, v := range x.Verdicts {
		of := family[v.ItemID]
		if of == "" || v.Probe != corpus.ProbeVerdict {
			continue
		}
		fell, open := one(v.Outcome == corpus.No), one(v.Outcome == corpus.Undetermined)
		c.cell("judged", of, v.Filter, 1)
		c.cell("fell", of, v.Filter, fell)
		c.cell("lost", of, v.Filter, fell+open)
		if v.Filter == sufficiency {
			c.of("asked", of)
			c.times("sufficient", of, 1-fell-open)
		}
	}
}

// Yields returns the counts so far, by family. A family of which too few survive sufficiency has a doubt that says so.
func (k *YieldCounter) Yields() []Yield {
	if k.counts == nil {
		return nil
	}
	c := k.counts
	var out []Yield
	for _, family := range slices.Sorted(slices.Values(c.valuesOf("drafts"))) {
		n := func(column string) int { return c.n("drafts"+behind+family, column) }
		y := Yield{Family: family, Drafted: n("drafted"), Judged: n("judged"), Accepted: n("accepted"),
			Rejected: n("rejected"),
			Reader:   c.n("reader", family), Flagged: n("flagged"), Surplus: n("surplus")}
		for _, name := range slices.Sorted(slices.Values(c.valuesOf("judged" + behind + family))) {
			of := func(matrix string) int { return c.n(matrix+behind+family, name) }
			y.Filters = append(y.Filters, FilterYield{name, of("judged"), of("fell"), of("lost") - of("fell")})
		}
		if asked := c.n("asked", family); asked > 0 && fraction(c.n("sufficient", family), asked) < leastSufficient {
			y.Doubt = "fewer than 30 % of its drafts survive sufficiency: a bug of the solver or the family, not a result"
		}
		out = append(out, y)
	}
	return out
}

// yields counts how many drafts each filter judged, and what they lost there.
func yields() counting {
	return counting{func(w *world, c *Counts) {
		c.drafts(w.Corpus)
		c.when("rules", slices.ContainsFunc(w.Corpus.Verdicts, func(v corpus.Verdict) bool {
			return strings.HasPrefix(v.Model, "builtin")
		}))
	}, func(p *part) {
		c := p.counts
		for _, y := range (&YieldCounter{c}).Yields() {
			c.note("doubt "+y.Family, "%s", y.Doubt)
		}
		c.when("said", len(c.valuesOf("drafts")) > 0 && c.numbers["unsaid"] == 0)
		if u := p.Unique; u != nil {
			c.add("unique_items", u.Items)
			c.add("unique_calls", u.Calls)
			c.add("exhaustive_calls", u.Exhaustive)
			c.when("spared", u.Items > 0 && u.Calls < u.Exhaustive)
			c.when("whole", u.Items > 0 && u.Calls >= u.Exhaustive)
		}
	}}
}
