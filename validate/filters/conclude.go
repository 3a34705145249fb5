package filters

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
)

// NotRun is the reason of a required filter that left no verdict.
const NotRun = "not run"

// Conclusion is what becomes of a draft.
type Conclusion struct {
	Status  corpus.Status
	Stage   string   // the cheapest filter that decided; empty for an accepted item
	Reasons []string // "filter: reason", empty for an accepted item
	Quality string   // by the blind panel
}

// Apply writes the conclusion into the item.
func (c Conclusion) Apply(it *corpus.Item) {
	it.Status, it.Stage, it.Reasons, it.Quality = c.Status, c.Stage, c.Reasons, c.Quality
}

// Conclude draws the conclusion from the verdicts of the required filters. A no rejects, except that of uniqueness,
// which flags for a person, as does anything undetermined; a filter that was not run cannot be passed. The reasons of a
// rejected item name what was not run as well.
func Conclude(required []validate.Requirement, verdicts []corpus.Verdict) Conclusion {
	c := Conclusion{Status: corpus.Accepted, Quality: QualityKept}
	for _, name := range inOrder(required) {
		v, ok := verdictOf(verdicts, name)
		switch {
		case !ok:
			c.worse(corpus.Flagged, name, NotRun)
		case v.Outcome == corpus.No && name != validate.FilterUnique:
			c.worse(corpus.Rejected, name, v.Reason)
		case v.Outcome != corpus.Yes:
			c.worse(corpus.Flagged, name, v.Reason)
		}
		if name == validate.FilterBlind {
			c.Quality = Quality(v.Answer)
		}
	}
	return c
}

// worse notes a reason; a rejection takes the stage from a flag.
func (c *Conclusion) worse(status corpus.Status, filter, reason string) {
	c.Reasons = append(c.Reasons, filter+": "+reason)
	if c.Status == corpus.Accepted || status == corpus.Rejected && c.Status != corpus.Rejected {
		c.Status, c.Stage = status, filter
	}
}

// inOrder returns the names of the required filters, those of Run first and
// cheapest first, then the others as they were required.
func inOrder(required []validate.Requirement) []string {
	var names []string
	for _, r := range required {
		if !slices.Contains(names, r.Filter) {
			names = append(names, r.Filter)
		}
	}
	rank := func(name string) int {
		if i := slices.Index(order, name); i >= 0 {
			return i
		}
		return len(order)
	}
	slices.SortStableFunc(names, func(a, b string) int { return rank(a) - rank(b) })
	return names
}
