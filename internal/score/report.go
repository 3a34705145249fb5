package score

import (
	"maps"
	"slices"

	"memloom/internal/corpus"
)

// Rate is the accuracy of some items.
type Rate struct {
	Name  string `json:"name"`
	Items int    `json:"items"` // in the corpus
	Count        // right of those that count: n is the denominator
	// Accuracy and its interval are nil where no item counts.
	Accuracy *float64  `json:"accuracy"`
	Interval *Interval `json:"interval"` // Wilson's

	Undetermined int `json:"undetermined"` // left out of n
	Unanswered   int `json:"unanswered"`   // wrong
	Missing      int `json:"missing"`      // wrong, or left out of n where that is allowed
	// IfAllWrong and IfAllRight are the accuracy if what is undetermined were wrong, or right; nil where nothing is.
	IfAllWrong *float64 `json:"if_all_wrong,omitempty"`
	IfAllRight *float64 `json:"if_all_right,omitempty"`

	Detects Detectable `json:"detects"`
}

// Macro is the mean of the families' accuracies, each counting alike.
type Macro struct {
	Families int       `json:"families"` // with items that count
	Accuracy *float64  `json:"accuracy"`
	Interval *Interval `json:"interval"` // bootstrap, items drawn within their families; nil where no family has both right and wrong results
}

// Report is what a system's answers come to.
type Report struct {
	Judge        string `json:"judge"` // who marked open answers
	AllowMissing bool   `json:"allow_missing"`
	// Micro counts every item alike.
	Micro Rate `json:"micro"`
	// Bootstrap is the interval of Micro by drawing from all items; nil where all
	// are right or none is, and Wilson's stands alone.
	Bootstrap *Interval `json:"bootstrap"`
	Macro     Macro     `json:"macro"`

	Families   []Rate `json:"families"`   // by name
	Categories []Rate `json:"categories"` // by name
	Groups     []Rate `json:"groups"`     // by the chat groups that the evidence spans: 0, 1, 2, 3+

	MissingIDs      []string `json:"missing_ids"`
	UndeterminedIDs []string `json:"undetermined_ids"`
	Unknown         []Stray  `json:"unknown"`
	Twice           []Stray  `json:"twice"`
}

// Summarise counts results, which are those of the corpus's accepted items in order.
func Summarise(c *corpus.Corpus, s Scored, judge string, o Options) *Report {
	items := Accepted(c)
	r := &Report{
		Judge: judge, AllowMissing: o.AllowMissing, MissingIDs: []string{}, UndeterminedIDs: []string{},
		Unknown: nonNil(s.Unknown), Twice: nonNil(s.Twice),
	}
	for _, x := range s.Results {
		switch {
		case x.How == HowMissing:
			r.MissingIDs = append(r.MissingIDs, x.ItemID)
		case x.Correct == nil:
			r.UndeterminedIDs = append(r.UndeterminedIDs, x.ItemID)
		}
	}
	spans := spansOf(c)
	all := func(corpus.Item) string { return "all" }
	if overall := rates(items, s.Results, all); len(overall) > 0 {
		r.Micro = overall[0]
	}
	r.Families = rates(items, s.Results, func(it corpus.Item) string { return it.Family })
	r.Categories = rates(items, s.Results, func(it corpus.Item) string { return it.Category })
	r.Groups = rates(items, s.Results, spans)
	_, r.Bootstrap = Bootstrap([]Count{r.Micro.Count})
	r.Macro = macro(r.Families)
	return r
}

func nonNil[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func macro(families []Rate) Macro {
	var m Macro
	var strata []Count
	for _, f := range families {
		if f.N > 0 {
			m.Families++
		}
		strata = append(strata, f.Count)
	}
	mean, interval := Bootstrap(strata)
	if m.Families > 0 {
		m.Accuracy, m.Interval = &mean, interval
	}
	return m
}

// rates counts results by a name of their items, in the order of the names.
func rates(items []corpus.Item, results []Result, name func(corpus.Item) string) []Rate {
	by := map[string]*Rate{}
	for i, it := range items {
		key := name(it)
		if by[key] == nil {
			by[key] = &Rate{Name: key}
		}
		by[key].add(results[i])
	}
	out := []Rate{}
	for _, key := range sortedKeys(by) {
		by[key].finish()
		out = append(out, *by[key])
	}
	return out
}

func (r *Rate) add(x Result) {
	r.Items++
	switch {
	case x.How == HowMissing:
		r.Missing++
	case x.How == HowUnanswered:
		r.Unanswered++
	case x.Correct == nil:
		r.Undetermined++
	}
	if x.Correct != nil {
		r.N++
		if *x.Correct {
			r.Right++
		}
	}
}

func (r *Rate) finish() {
	r.Detects = Detects(r.N)
	if r.N > 0 {
		share := r.Share()
		r.Accuracy, r.Interval = &share, Wilson(r.Count)
	}
	if r.Undetermined > 0 {
		low := Count{r.Right, r.N + r.Undetermined}.Share()
		high := Count{r.Right + r.Undetermined, r.N + r.Undetermined}.Share()
		r.IfAllWrong, r.IfAllRight = &low, &high
	}
}

// SpanUnknown names the items whose evidence is not among the messages read.
const SpanUnknown = "not known"

// spansOf returns how many chat groups the evidence of an item spans, context
// aside: "0" (abstention), "1", "2" or "3+".
func spansOf(c *corpus.Corpus) func(corpus.Item) string {
	messages := corpus.ByID(c.Messages)
	return func(it corpus.Item) string {
		groups := map[string]bool{}
		for _, e := range it.Evidence {
			m, ok := messages[e.MessageID]
			if !ok {
				return SpanUnknown
			}
			if e.Role != corpus.RoleContext {
				groups[m.GroupID] = true
			}
		}
		return []string{"0", "1", "2", "3+"}[min(len(groups), 3)]
	}
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
