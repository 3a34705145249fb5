package check

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
	"memloom/validate/filters"
)

// positive returns the messages that sufficiency may show of an item's evidence: its messages, or, where the recipe shows
// segments, all of those that hold one of them (E23's S+). known is false where the tables do not say which.
func (w *world) positive(it *corpus.Item) (ids map[string]bool, known bool) {
	return w.shownOf(it, w.recipe.Filters.Shown == filters.ShownSegment)
}

// shownOf returns the messages of an item's evidence, or those of all segments that hold one.
func (w *world) shownOf(it *corpus.Item, wide bool) (ids map[string]bool, known bool) {
	ids = map[string]bool{}
	for _, e := range it.Evidence {
		ids[e.MessageID] = true
		if wide {
			for _, s := range w.Segments(e.MessageID) {
				for _, id := range s.MessageIDs {
					ids[id] = true
				}
			}
		}
	}
	return ids, !wide || w.has(tabSegments)
}

// citationsShown: a model cites nothing but what it was shown: the evidence, or S+ where the recipe shows that and the
// filter is sufficiency, or where whole segments are left out and the filter is necessity. What was left out is not cited.
func citationsShown(w *world, f *Finding) {
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		if r.Mode == validate.ModeInverted || r.Filter != validate.FilterSufficient &&
			r.Filter != validate.FilterNecessary {
			return
		}
		wide := w.recipe.Filters.Shown == filters.ShownSegment
		if r.Filter == validate.FilterNecessary {
			wide = w.recipe.Filters.LeaveOut == filters.LeaveSegment
		}
		shown, known := w.shownOf(it, wide)
		sees := w.sees(it)
		for _, v := range w.probesOf(it.ID, r.Filter) {
			f.look()
			left := w.leftOut(v, wide && r.Filter == validate.FilterNecessary)
			for _, id := range v.Citations {
				evidence := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == id })
				m := w.Message(id)
				inSegment := wide && (shown[id] || !known) && m != nil && sees(m)
				if !evidence && !inSegment || left[id] {
					f.violate("cites "+id, "a message that it was shown", it.ID)
				}
			}
		}
	})
}

// leftOut are the messages that a probe did not show: those that it names or, where whole segments are left out, theirs.
func (w *world) leftOut(v *corpus.Verdict, segments bool) map[string]bool {
	out := map[string]bool{}
	for _, id := range v.LeftOut {
		out[id] = true
		if !segments {
			continue
		}
		for _, s := range w.Segments(id) {
			for _, other := range s.MessageIDs {
				out[other] = true
			}
		}
	}
	return out
}
