package check

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/validate/filters"
)

// lastWithoutCodes is the last schema version whose verdicts and drafts have no codes and references.
const lastWithoutCodes = 6

func codeRules() []rule {
	verdicts := []string{tabVerdicts}
	return []rule{
		{Judged, "conclusions say why in a code", "conclusions", Proved, verdicts, each(conclusionsCoded)},
		{Judged, "conclusions refer to what their reasons name", "conclusions", Proved,
			[]string{tabVerdicts, tabMessages, tabFacts, tabSegments}, each(reasonsReferred)},
		{Judged, "drafts have the codes of their verdicts", "rejected and flagged drafts", Proved,
			[]string{tabRejected, tabFlagged, tabVerdicts, tabAuditGold}, each(draftsCoded)},
		{Judged, "accepted items say who admitted them", "accepted items", Proved, []string{tabKey}, each(admissionsSaid)},
	}
}

// withoutCodes says so where the tables are of a version that had none.
func (w *world) withoutCodes(f *Finding) bool {
	if w.before(lastWithoutCodes) {
		f.uncheckable("the tables are of a version without codes")
		return true
	}
	return false
}

// conclusionsCoded: a conclusion has a code exactly where it is not a yes.
func conclusionsCoded(w *world, f *Finding) {
	if w.withoutCodes(f) {
		return
	}
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
	if w.withoutCodes(f) {
		return
	}
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
	if w.withoutCodes(f) {
		return
	}
	for _, s := range []corpus.Status{corpus.Rejected, corpus.Flagged} {
		w.withStatus(s, func(it *corpus.Item) {
			var want []corpus.Code
			for _, reason := range it.Reasons {
				filter, _, _ := strings.Cut(reason, ":")
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

// admissionsSaid: the filters admitted an accepted item.
func admissionsSaid(w *world, f *Finding) {
	if w.withoutCodes(f) {
		return
	}
	for _, it := range w.accepted {
		f.expect(it.AdmittedBy == corpus.AdmittedByFilters, quote(it.AdmittedBy), quote(corpus.AdmittedByFilters), it.ID)
	}
}
