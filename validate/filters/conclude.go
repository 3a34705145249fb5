package filters

import (
	"slices"

	"memloom/internal/corpus"
)

// NotRun is the reason of a required filter that left no verdict.
const NotRun = "not run"

// Conclusion is what becomes of a draft.
type Conclusion struct {
	Status  corpus.Status
	Stage   string        // the cheapest filter that decided; empty for an accepted item
	Reasons []string      // "filter: reason", empty for an accepted item
	Codes   []corpus.Code // of each of the reasons
	Quality string        // by the blind panel
}

// Apply writes the conclusion into the item.
func (c Conclusion) Apply(it *corpus.Item) {
	it.Status, it.Stage, it.Reasons, it.Codes, it.Quality = c.Status, c.Stage, c.Reasons, c.Codes, c.Quality
	if it.AdmittedBy = ""; c.Status == corpus.Accepted {
		it.AdmittedBy = corpus.AdmittedByFilters
	}
}

// Judge draws the conclusion from the verdicts of the required filters and writes it into the item: what becomes of it,
// why, and whose fault it is.
func Judge(it *corpus.Item, required []Requirement, verdicts []corpus.Verdict) {
	Conclude(required, verdicts).Apply(it)
	it.Fault = Fault(it, verdicts)
	for i, code := range it.Codes {
		it.Codes[i] = CodeOf(it, code)
	}
}

// CodeOf is a filter's code as the code of a draft's reason: where the reader failed, that it gave no answer is that it
// misread.
func CodeOf(it *corpus.Item, code corpus.Code) corpus.Code {
	if it.Fault == corpus.FaultReader && (code == corpus.CodeNoAnswer || code == corpus.CodeUnanswerable) {
		return corpus.CodeMisread
	}
	return code
}

// Conclude draws the conclusion from the verdicts of the required filters. A no rejects, except where it
// flags for a person (uniqueness), as does anything undetermined; a filter that was not run cannot be passed. The
// reasons of a rejected item name what was not run as well.
func Conclude(required []Requirement, verdicts []corpus.Verdict) Conclusion {
	c := Conclusion{Status: corpus.Accepted, Quality: QualityKept}
	for _, name := range inOrder(required) {
		v, ok := verdictOf(verdicts, name)
		f, _ := Named(name)
		switch {
		case !ok:
			c.worse(corpus.Flagged, name, corpus.CodeNotRun, NotRun)
		case v.Outcome == corpus.No && !f.Flags:
			c.worse(corpus.Rejected, name, v.Code, v.Reason)
		case v.Outcome != corpus.Yes:
			c.worse(corpus.Flagged, name, v.Code, v.Reason)
		}
		if name == NameBlind {
			c.Quality = Quality(v.Answer)
		}
	}
	return c
}

// worse notes a reason; a rejection takes the stage from a flag.
func (c *Conclusion) worse(status corpus.Status, filter string, code corpus.Code, reason string) {
	c.Reasons, c.Codes = append(c.Reasons, filter+": "+reason), append(c.Codes, code)
	if c.Status == corpus.Accepted || status == corpus.Rejected && c.Status != corpus.Rejected {
		c.Status, c.Stage = status, filter
	}
}

// inOrder returns the names of the required filters in the order in which they are run, then others as they were
// required.
func inOrder(required []Requirement) []string {
	var names []string
	for _, r := range required {
		if !slices.Contains(names, r.Filter) {
			names = append(names, r.Filter)
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return rank(a) - rank(b) })
	return names
}
