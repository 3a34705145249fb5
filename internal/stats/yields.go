package stats

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

// mostUnread is the share of judged drafts that may fall for the sake of a chat model as solver alone, in the families whose
// evidence is plainest: beyond it accepted items are those that this model can read.
const mostUnread = 0.1

// plainest are the families that mostUnread holds for.
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
		count(&y.Reader, it.Fault == corpus.FaultReader)
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

// yields says how many drafts each filter judged, and what they lost there.
type yields struct {
	*run
	counter YieldCounter
	rules   bool // no chat model judged, or not alone
}

// byRules explains the figures of filters that the fact solver or the built-in guessers judged.
const byRules = "where no chat model judged, verdicts are computed from the record of facts, and guesses are by rules"

func newYields(r *run) measure { return &yields{run: r} }

func (m *yields) add(w *world) {
	m.counter.Add(w.c)
	m.rules = m.rules || slices.ContainsFunc(w.c.Verdicts, func(v corpus.Verdict) bool {
		return strings.HasPrefix(v.Model, "builtin")
	})
}

func (m *yields) conclude(s *section) {
	list := m.counter.Yields()
	if len(list) == 0 {
		s.note("no drafts")
		return
	}
	filters := filterNames(list)
	ends := Matrix{Name: "drafts", Columns: []string{"drafted", "judged", "accepted", "rejected", "flagged", "surplus"}}
	judged, fell := Matrix{Name: "judged by", Columns: filters}, Matrix{Name: "fell at, or left open by",
		Columns: filters}
	for _, y := range list {
		ends.Rows = append(ends.Rows, Row{y.Family,
			[]int{y.Drafted, y.Judged, y.Accepted, y.Rejected, y.Flagged, y.Surplus}})
		a, b := Row{Name: y.Family}, Row{Name: y.Family}
		for _, name := range filters {
			f, _ := y.of(name)
			a.Counts, b.Counts = append(a.Counts, f.Judged), append(b.Counts, f.Fell+f.Open)
		}
		judged.Rows, fell.Rows = append(judged.Rows, a), append(fell.Rows, b)
		if f, ok := y.of(sufficiency); ok {
			s.Figures = append(s.Figures, Figure{
				Name: "survive sufficiency, " + y.Family, Value: f.passed(), Unit: Share,
				References: []Reference{atLeast("docs/filters.md", leastSufficient)}, Note: y.Doubt,
			})
		}
	}
	s.Matrices = append(s.Matrices, ends, judged, fell)
	unread(s, list)
	m.uniqueness(s)
	if m.rules {
		s.note(byRules)
	}
}

// mostCalls is how many calls testing uniqueness may take an item where not every segment is asked.
const mostCalls = 15

// uniqueness says what it took to look for other answers.
func (m *yields) uniqueness(s *section) {
	u := m.Unique
	if u == nil || u.Items == 0 {
		return
	}
	var bound []Reference
	if u.Calls < u.Exhaustive {
		bound = append(bound, atMost("docs/filters.md", mostCalls))
	}
	each := func(n int) float64 { return float64(n) / float64(u.Items) }
	s.figure("calls to test uniqueness, an item", each(u.Calls), Ratio, bound...)
	s.figure("calls if every segment were asked, an item", each(u.Exhaustive), Ratio)
}

// unread says of each family which share of its judged drafts fell for the reader's sake alone.
func unread(s *section, list []Yield) {
	if slices.ContainsFunc(list, func(y Yield) bool { return y.unsaid }) {
		s.note("the tables do not say whose fault rejections are")
		return
	}
	all, judged := 0, 0
	for _, y := range list {
		all, judged = all+y.Reader, judged+y.Judged
		var bound []Reference
		if slices.Contains(plainest, y.Family) {
			bound = append(bound, atMost(bounded, mostUnread))
		}
		if y.Reader > 0 || bound != nil {
			s.share("fell for the reader's sake, "+y.Family, y.Reader, y.Judged, bound...)
		}
	}
	s.share("fell for the reader's sake, all", all, judged)
}

func filterNames(list []Yield) []string {
	var out []string
	for _, y := range list {
		for _, f := range y.Filters {
			if !slices.Contains(out, f.Filter) {
				out = append(out, f.Filter)
			}
		}
	}
	slices.Sort(out)
	return out
}
