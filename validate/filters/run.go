package filters

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// Run runs the filters that an item must pass in their order, but for those that depend on other items: near-copies and
// uniqueness. Of hard it makes one attempt: refining is its caller's. Unless Options.All is set, the first no ends it:
// filters that were not run leave no rows, and Conclude says so. A required filter that does not exist is an error.
//
// keyed is the item with its references, for the filters that see them (Filter.Keyed). The others mark by the answers
// that its family gave.
func Run(ctx context.Context, v *View, m Models, it, keyed corpus.Item, required []Requirement,
	o Options) ([]corpus.Verdict,
	error) {
	for _, r := range required {
		if _, ok := Named(r.Filter); !ok {
			return nil, fmt.Errorf("judging item %s: there is no filter %q", it.ID, r.Filter)
		}
	}
	var rows []corpus.Verdict
	for _, f := range All {
		i := slices.IndexFunc(required, func(r Requirement) bool { return r.Filter == f.Name })
		if i < 0 || f.Judge == nil {
			continue
		}
		shown := it
		if f.Keyed {
			shown = keyed
		}
		more, err := f.Judge(ctx, v, m, shown, required[i].Mode, o)
		if err != nil {
			return nil, err
		}
		rows = append(rows, more...)
		if verdict, ok := verdictOf(more, f.Name); ok && verdict.Outcome == corpus.No && !o.All {
			break
		}
	}
	return rows, nil
}

// verdictOf returns a filter's own conclusion among rows.
func verdictOf(rows []corpus.Verdict, filter string) (corpus.Verdict, bool) {
	i := slices.IndexFunc(rows, func(v corpus.Verdict) bool {
		return v.Filter == filter && v.Probe == corpus.ProbeVerdict
	})
	if i < 0 {
		return corpus.Verdict{}, false
	}
	return rows[i], true
}
