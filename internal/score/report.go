package score

import (
	"maps"
	"slices"
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
	Families int      `json:"families"` // with items that count
	Accuracy *float64 `json:"accuracy"`
	// bootstrap, items drawn within their families; nil where no family has both right and wrong results
	Interval *Interval `json:"interval"`
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

	Families   []Rate `json:"families"`          // by name
	Categories []Rate `json:"categories"`        // by name
	Groups     []Rate `json:"groups"`            // by the chat groups that the evidence spans: 0, 1, 2, 3+
	Corpora    []Rate `json:"corpora,omitempty"` // in their order, where there are several

	MissingIDs      []string `json:"missing_ids"`
	UndeterminedIDs []string `json:"undetermined_ids"`
	Strays
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
		r.Count.add(*x.Correct)
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

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
