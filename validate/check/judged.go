package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
	"memloom/validate/filters"
)

func judgedRules() []rule {
	verdicts := tables(needItems, []string{tabVerdicts})
	ends := []string{tabItems, tabRejected, tabFlagged, tabSurplus}
	return []rule{
		{Judged, "required filters", "verdicts due", Vouched, verdicts, each(requiredFilters)},
		{Judged, "nothing undetermined counts", "verdicts on accepted items", Vouched, verdicts,
			each(nothingUndetermined)},
		{Judged, "probes of filters", "filters that ask models", Vouched, verdicts, &probesPresent{}},
		{Judged, "verdicts follow from probes", "filters that ask models", Vouched, verdicts, each(verdictsFollow)},
		{Judged, "answers cite what was shown", "probes on the evidence", Proved, verdicts, each(citationsShown)},
		{Judged, "one verdict of a filter", "verdicts", Proved, []string{tabVerdicts}, each(oneVerdict)},
		{Judged, "no near-copies", "accepted items", Proved, tables(needGold, []string{tabSegments}),
			each(noNearCopies)},
		{Judged, "rejected items have a reason", "rejected items", Vouched, []string{tabRejected},
			each(rejectedReasons)},
		{Judged, "rejections say whose fault", "rejected items", Vouched,
			[]string{tabRejected, tabVerdicts, tabAuditGold}, each(faultsSaid)},
		{Judged, "rejections have a verdict", "rejections by a filter", Vouched, []string{tabRejected, tabVerdicts},
			each(rejectionsVouched)},
		{Judged, "surplus was not judged", "surplus items", Proved, []string{tabSurplus, tabVerdicts},
			each(surplusUnjudged)},
		{Judged, "flagged items have a reason", "flagged items", Vouched, []string{tabFlagged}, each(flaggedReasons)},
		{Judged, "every draft has one end", "drafts", Proved, ends, &oneEnd{}},
	}
}

// verdictOf returns a filter's own conclusion on an item, nil if there is none.
func (w *world) verdictOf(item, filter string) *corpus.Verdict {
	for _, v := range w.verdicts[item] {
		if v.Filter == filter && v.Probe == corpus.ProbeVerdict {
			return v
		}
	}
	return nil
}

// eachRequired calls f for every filter that accepted items had to pass.
func (w *world) eachRequired(f func(*corpus.Item, validate.Requirement)) {
	for _, it := range w.Accepted() {
		for _, r := range w.required(it) {
			f(it, r)
		}
	}
}

func requiredFilters(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		if len(w.in.Requirements[it.Family]) == 0 {
			f.look()
			f.violate("family "+quote(it.Family), "a family whose filters are known", it.ID)
		}
	}
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		switch v := w.verdictOf(it.ID, r.Filter); {
		case v == nil:
			f.expect(false, "no verdict", "a verdict of "+r.Filter, it.ID)
		default:
			f.expect(v.Outcome != corpus.No || w.overruled(it.ID, r.Filter), string(v.Outcome), "yes from "+r.Filter, it.ID)
		}
	})
}

// nothingUndetermined: a failed call is no verdict, so an accepted item has
// none that is undetermined, and no outcome but the three.
func nothingUndetermined(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		for _, v := range w.verdicts[it.ID] {
			if v.Probe == corpus.ProbeVerdict {
				f.expect(v.Outcome == corpus.Yes || v.Outcome == corpus.No || w.overruled(it.ID, v.Filter), quote(string(v.Outcome)),
					"yes or no from "+v.Filter, it.ID)
			}
		}
	}
}

// oneVerdict: a filter concludes once on an item.
func oneVerdict(w *world, f *Finding) {
	type conclusion struct {
		item, filter string
		judging      int
	}
	seen := map[conclusion]bool{}
	for i := range w.c.Verdicts {
		v := &w.c.Verdicts[i]
		if v.Probe != corpus.ProbeVerdict {
			continue
		}
		of := conclusion{v.ItemID, v.Filter, v.Judging}
		f.expect(!seen[of], "another verdict of "+v.Filter, "one", v.ItemID)
		seen[of] = true
	}
}

// noNearCopies compares all accepted questions about the same stretch of dialogue (E21).
func noNearCopies(w *world, f *Finding) {
	segments := map[string][]string{} // message → segments
	for _, s := range w.c.Segments {
		for _, id := range s.MessageIDs {
			segments[id] = append(segments[id], s.ID)
		}
	}
	about := map[string][]validate.Question{} // part of a stretch → questions before
	for _, it := range w.Accepted() {
		f.look()
		q := validate.QuestionOf(*it, func(message string) []string { return segments[message] })
		var near []validate.Question
		for _, s := range q.Stretch {
			near = append(near, about[s]...)
			about[s] = append(about[s], q)
		}
		if of, alike, ok := validate.NearCopy(q, near, validate.SimilarOptions{}); ok {
			f.violate(fmt.Sprintf("%s, alike to %.2f", quote(it.Question), alike),
				"another question than "+quote(of.Text), it.ID, of.ID)
		}
	}
}

// withStatus calls f for the drafts with an end.
func (w *world) withStatus(s corpus.Status, f func(*corpus.Item)) {
	for i := range w.c.Items {
		if w.c.Items[i].Status == s {
			f(&w.c.Items[i])
		}
	}
}

func hasReason(it *corpus.Item) bool {
	return len(it.Reasons) > 0 && !slices.ContainsFunc(it.Reasons, func(r string) bool {
		return strings.TrimSpace(r) == ""
	})
}

func rejectedReasons(w *world, f *Finding) {
	w.withStatus(corpus.Rejected, func(it *corpus.Item) {
		f.expect(hasReason(it), fmt.Sprintf("reasons %q", it.Reasons), "a reason in words", it.ID)
	})
}

// faultsSaid: a rejection is the reader's fault where it gave no answer and nothing else speaks against the item.
func faultsSaid(w *world, f *Finding) {
	w.withStatus(corpus.Rejected, func(it *corpus.Item) {
		var verdicts []corpus.Verdict
		for _, v := range w.verdicts[it.ID] {
			verdicts = append(verdicts, *v)
		}
		want := filters.Fault(it, verdicts)
		f.expect(it.Fault == want, quote(it.Fault), quote(want), it.ID)
	})
}

func flaggedReasons(w *world, f *Finding) {
	w.withStatus(corpus.Flagged, func(it *corpus.Item) {
		f.expect(hasReason(it), fmt.Sprintf("reasons %q", it.Reasons), "a reason for a person to decide", it.ID)
	})
}

// rejectionsVouched: the filter at which a draft fell has said no.
func rejectionsVouched(w *world, f *Finding) {
	w.withStatus(corpus.Rejected, func(it *corpus.Item) {
		if !validate.Requires(w.required(it), it.Stage) {
			return
		}
		v := w.verdictOf(it.ID, it.Stage)
		f.expect(v != nil && v.Outcome == corpus.No, "rejected by "+it.Stage, "its verdict no", it.ID)
	})
}

// surplusUnjudged: what came after the last of its quota has that one reason and
// no verdict, and nothing else has that reason.
func surplusUnjudged(w *world, f *Finding) {
	w.withStatus(corpus.Surplus, func(it *corpus.Item) {
		alone := slices.Equal(it.Reasons, []string{corpus.ReasonSurplus}) && it.Stage == ""
		f.expect(alone, fmt.Sprintf("reasons %q at %q", it.Reasons, it.Stage), "the one reason "+corpus.ReasonSurplus,
			it.ID)
		f.expect(len(w.verdicts[it.ID]) == 0, fmt.Sprintf("%d verdicts", len(w.verdicts[it.ID])),
			"none on a draft that nobody judged", it.ID)
	})
	for _, s := range []corpus.Status{corpus.Rejected, corpus.Flagged} {
		w.withStatus(s, func(it *corpus.Item) {
			f.expect(!slices.Contains(it.Reasons, corpus.ReasonSurplus),
				fmt.Sprintf("%s for reasons %q", s, it.Reasons), "a surplus draft in "+tabSurplus, it.ID)
		})
	}
}

// oneEnd: accepted + rejected + flagged + surplus = drafted, and no draft stands in two tables.
type oneEnd struct{ drafts int }

func (e *oneEnd) add(w *world, f *Finding) {
	e.drafts += len(w.c.Items)
	for i := range w.c.Items {
		it := &w.c.Items[i]
		f.expect(slices.Contains([]corpus.Status{corpus.Accepted, corpus.Rejected, corpus.Flagged, corpus.Surplus},
			it.Status),
			quote(string(it.Status)), "accepted, rejected, flagged or surplus", it.ID)
	}
}

func (e *oneEnd) conclude(r *run, f *Finding) {
	n := r.in.Manifest.Counts.Items
	if n.Accepted+n.Rejected+n.Flagged+n.Surplus != n.Drafted {
		f.violate(fmt.Sprintf("%d accepted, %d rejected, %d flagged and %d surplus", n.Accepted, n.Rejected, n.Flagged,
			n.Surplus), fmt.Sprintf("%d drafts in all", n.Drafted))
	}
	rows := 0
	for _, t := range []string{tabItems, tabRejected, tabFlagged, tabSurplus} {
		if e := r.in.Manifest.Table(t); e != nil {
			rows += int(e.Rows)
		}
	}
	if rows > 0 && rows != e.drafts {
		f.violate(fmt.Sprintf("%d rows of items, rejected, flagged and surplus for %d drafts", rows, e.drafts),
			"a row for each draft")
	}
}
