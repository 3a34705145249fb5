package filters

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
)

// order is the filters that Run knows: the baseline's attempt, after which an
// item is refined or dropped (G14), then the others, cheapest first.
var order = []string{
	validate.FilterHard,        // what is retrieved, once
	validate.FilterUndisturbed, // no call
	validate.FilterBlind,       // a short call per member
	validate.FilterSufficient,  // the evidence once
	validate.FilterNecessary,   // the evidence once per alternative set
	validate.FilterAnswerKeys,  // a short call per reference, of what is answerable at all
	validate.FilterUnique,      // whole segments
}

// Names are the names of all filters, in the order in which they are run.
func Names() []string { return append(slices.Clone(order), validate.FilterSimilar) }

// Proves says what a filter proves of an item: the item "is …".
func Proves(name string) string {
	return map[string]string{
		validate.FilterHard: "too hard for a retrieval baseline", validate.FilterUndisturbed: "contradicted by nothing",
		validate.FilterBlind: "not answerable without evidence", validate.FilterSufficient: "answerable from its evidence",
		validate.FilterNecessary: "in need of every piece of its evidence", validate.FilterAnswerKeys: "given references that are marked as said",
		validate.FilterUnique: "answerable from nowhere else", validate.FilterSimilar: "no near-copy of an accepted question",
	}[name]
}

// Run runs the filters that an item must pass, cheapest first, but for the near-copies, which depend on the order of
// judging (see Similar). Of hard it makes one attempt: refining is its caller's. Unless Options.All is set, the first
// no ends it: filters that were not run leave no rows, and Conclude says so. A required filter that does not exist is
// an error.
func Run(ctx context.Context, v *View, m Models, it corpus.Item, required []validate.Requirement,
	readings func(segmentID string) (Reading, bool), o Options) ([]corpus.Verdict, Cost, error) {
	for _, r := range required {
		if r.Filter != validate.FilterSimilar && !slices.Contains(order, r.Filter) {
			return nil, Cost{}, fmt.Errorf("judging item %s: there is no filter %q", it.ID, r.Filter)
		}
	}
	var rows []corpus.Verdict
	var cost Cost
	for _, name := range order {
		i := slices.IndexFunc(required, func(r validate.Requirement) bool { return r.Filter == name })
		if i < 0 {
			continue
		}
		more, spent, err := one(ctx, v, m, it, required[i], readings, o)
		cost = cost.Plus(spent)
		if err != nil {
			return nil, cost, err
		}
		rows = append(rows, more...)
		if verdict, ok := verdictOf(more, name); ok && verdict.Outcome == corpus.No && !o.All {
			break
		}
	}
	return rows, cost, nil
}

// one runs one filter. The cost is that of uniqueness.
func one(ctx context.Context, v *View, m Models, it corpus.Item, r validate.Requirement,
	readings func(string) (Reading, bool), o Options) ([]corpus.Verdict, Cost, error) {
	var rows []corpus.Verdict
	var err error
	switch r.Filter {
	case validate.FilterHard:
		var a Attempt
		a, err = Hard(ctx, v, m, it, r.Mode, o)
		rows = a.Rows
	case validate.FilterAnswerKeys:
		rows, err = AnswerKeys(ctx, v, m, it, o)
	case validate.FilterUndisturbed:
		rows = Undisturbed(v, it)
	case validate.FilterBlind:
		rows, err = Blind(ctx, v, m, it, r.Mode, o)
	case validate.FilterSufficient:
		rows, err = Sufficient(ctx, v, m, it, r.Mode, o)
	case validate.FilterNecessary:
		rows, err = Necessary(ctx, v, m, it, r.Mode, o)
	default:
		return Unique(ctx, v, m, it, readings, o)
	}
	return rows, Cost{}, err
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
