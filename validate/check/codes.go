package check

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/validate/filters"
)

func codeRules() []rule {
	verdicts := []string{tabVerdicts}
	return []rule{
		{Judged, "conclusions say why in a code", "conclusions", Proved, verdicts, each(conclusionsCoded)},
		{Judged, "conclusions refer to what their reasons name", "conclusions", Proved,
			[]string{tabVerdicts, tabMessages, tabFacts, tabSegments}, each(reasonsReferred)},
		{Judged, "drafts have the codes of their verdicts", "rejected and flagged drafts", Proved,
			[]string{tabRejected, tabFlagged, tabVerdicts, tabAuditGold}, each(draftsCoded)},
		{Judged, "accepted items say who admitted them", "accepted items", Proved,
			[]string{tabKey, tabDecisions, tabApplications}, each(admissionsSaid)},
		{Judged, "people decided what overrules filters", "items that a person admitted or removed", ByPerson,
			[]string{tabKey, tabRejected, tabVerdicts, tabDecisions, tabApplications}, each(overruledByPeople)},
	}
}

// conclusionsCoded: a conclusion has a code exactly where it is not a yes.
func conclusionsCoded(w *world, f *Finding) {
	w.conclusions(func(v *corpus.Verdict) {
		if v.Outcome == corpus.Yes {
			f.expect(v.Code == "", quote(string(v.Code)), "no code of a yes", v.ItemID, v.Filter)
			return
		}
		f.expect(slices.Contains(corpus.Codes(), v.Code), quote(string(v.Code)), "one of the codes", v.ItemID, v.Filter)
	})
}

// conclusions calls f for the conclusion of every filter on every draft.
func (w *world) conclusions(f func(*corpus.Verdict)) {
	for i := range w.c.Verdicts {
		if v := &w.c.Verdicts[i]; v.Probe == corpus.ProbeVerdict {
			f(v)
		}
	}
}

// reasonsReferred: what a conclusion refers to exists, and every id in its reason is among its references.
func reasonsReferred(w *world, f *Finding) {
	known := map[string]bool{}
	for _, t := range w.ownIDs() {
		if slices.Contains([]string{"messages", "facts", "segments", "items"}, t.kind) {
			for _, id := range t.list {
				known[id] = true
			}
		}
	}
	w.conclusions(func(v *corpus.Verdict) {
		for _, id := range v.Refs {
			f.expect(known[id], "a reference to "+quote(id), "a message, fact, segment or item", v.ItemID, v.Filter)
		}
		for _, id := range strings.FieldsFunc(v.Reason, notOfID) {
			if known[id] {
				f.expect(slices.Contains(v.Refs, id), "the reason names "+id, "it among the references", v.ItemID, v.Filter)
			}
		}
	})
}

func notOfID(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// draftsCoded: a draft that was judged and not accepted has, of each reason, the code of the filter that gives it; a reader's
// fault is that it misread.
func draftsCoded(w *world, f *Finding) {
	for _, s := range []corpus.Status{corpus.Rejected, corpus.Flagged} {
		w.withStatus(s, func(it *corpus.Item) {
			var want []corpus.Code
			for _, reason := range it.Reasons {
				filter, _, _ := strings.Cut(reason, ":")
				if filter == decisions.PersonStage {
					want = append(want, corpus.CodePerson)
					continue
				}
				code := corpus.CodeNotRun
				if v := w.verdictOf(it.ID, filter); v != nil {
					code = v.Code
				}
				want = append(want, filters.CodeOf(it, code))
			}
			f.expect(slices.Equal(it.Codes, want), fmt.Sprintf("codes %q", it.Codes), fmt.Sprintf("%q", want), it.ID)
		})
	}
}

// admissionsSaid: the filters admitted an accepted item, or a person whose decision was applied.
func admissionsSaid(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		byPerson := it.AdmittedBy == corpus.AdmittedByPerson && w.applied(it.ID) != nil
		f.expect(it.AdmittedBy == corpus.AdmittedByFilters || byPerson, quote(it.AdmittedBy), quote(corpus.AdmittedByFilters)+
			", or a decision that was applied", it.ID)
	}
}

// applied is the decision about an item that was applied to the last release; nil where there is none.
func (w *world) applied(item string) *corpus.Decision {
	if w.decided == nil { // they are the run's; of a corpus by itself they stand in it
		w.decided = corpus.AppliedDecisions(w.in.Manifest.Release, w.shared, w.c)
	}
	return w.decided[item]
}

// admits says whether a decision takes its item in.
func admits(d *corpus.Decision) bool {
	return d.Action == corpus.ActionAccept || d.Action == corpus.ActionSettle && d.Code == string(corpus.ActionAccept)
}

// overruled says whether a person's decision was applied that admits an item against a filter which a model judges.
func (w *world) overruled(item, filter string) bool {
	d := w.applied(item)
	return d != nil && admits(d) && !decisions.Computed(filter) &&
		(d.Action == corpus.ActionSettle || slices.Contains(d.Overrules, filter))
}

// overruledByPeople: an item that a person admitted has a filter against it and a decision that overrules it; one that a person
// removed has a decision that removes it.
func overruledByPeople(w *world, f *Finding) {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		d := w.applied(it.ID)
		switch {
		case it.Status == corpus.Accepted && it.AdmittedBy == corpus.AdmittedByPerson:
			against := false
			for _, v := range w.verdicts[it.ID] {
				if v.Probe == corpus.ProbeVerdict && v.Outcome != corpus.Yes {
					against = true
					f.expect(w.overruled(it.ID, v.Filter), "admitted against "+v.Filter, "a decision that overrules it", it.ID)
				}
			}
			f.expect(against, "no filter against it", "a filter that a person overruled", it.ID)
		case it.Status == corpus.Rejected && it.Stage == decisions.PersonStage:
			f.expect(d != nil && !admits(d) || w.onDropped(it), "removed by a person", "a decision that removes it, or a dropped day of its evidence", it.ID)
		}
	}
}
