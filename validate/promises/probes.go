package promises

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// asks says whether a filter asks models. The others compute, and uniqueness
// asks only of the passages that its screen leaves, which may be none.
func asks(filter string) bool {
	switch filter {
	case validate.FilterBlind, validate.FilterSufficient, validate.FilterNecessary, validate.FilterHard, validate.FilterAnswerKeys:
		return true
	}
	return false
}

// probesOf returns a filter's probes on an item.
func (w *world) probesOf(item, filter string) []*corpus.Verdict {
	var out []*corpus.Verdict
	for _, v := range w.verdicts[item] {
		if v.Filter == filter && v.Probe != corpus.ProbeVerdict {
			out = append(out, v)
		}
	}
	return out
}

// probesPresent: a verdict rests on the probes that arithmetic demands: one
// per member of the panel, one per needed group of evidence, one elsewhere;
// each names the model that answered.
func probesPresent(w *world, f *Finding) {
	panel := w.panel()
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		if !asks(r.Filter) {
			return
		}
		f.look()
		rows := w.probesOf(it.ID, r.Filter)
		for _, v := range rows {
			if v.Model == "" {
				f.violate("a probe of "+r.Filter+" by nobody", "the model that answered", it.ID)
			}
		}
		switch {
		case r.Filter == validate.FilterNecessary:
			leftOut(f, it, r, rows)
		case r.Filter == validate.FilterBlind && panel > 0 && len(rows) != panel:
			f.violate(fmt.Sprintf("%d probes of blind", len(rows)), fmt.Sprintf("one for each of %d members of the panel", panel), it.ID)
		case len(rows) == 0:
			f.violate("no probe of "+r.Filter, "at least one", it.ID)
		}
	})
}

// panel is how many members the manifest gives the blind panel; 0 if it does not say.
func (w *world) panel() int {
	n := 0
	for _, m := range w.in.Manifest.Models {
		if m.Role == validate.FilterBlind || strings.HasPrefix(m.Role, validate.FilterBlind+"-") {
			n++
		}
	}
	return n
}

// leftOut: each needed group of evidence was left out once, and nothing else was.
func leftOut(f *Finding, it *corpus.Item, r validate.Requirement, rows []*corpus.Verdict) {
	groups := neededGroups(it, r.Mode)
	done := make([]int, len(groups))
	for _, v := range rows {
		at := slices.IndexFunc(groups, func(g []string) bool { return sameSet(g, v.LeftOut) })
		if at < 0 {
			f.violate("left out "+strings.Join(v.LeftOut, " "), "a group of the item's evidence", it.ID)
			continue
		}
		done[at]++
	}
	for i, n := range done {
		if n != 1 {
			f.violate(fmt.Sprintf("%d probes without %s", n, strings.Join(groups[i], " ")), "one", it.ID)
		}
	}
}

// neededGroups returns the messages of each group of answer or bridge
// evidence; in ModeAnswers bridges are not left out.
func neededGroups(it *corpus.Item, mode string) [][]string {
	byGroup, needed := map[int][]string{}, map[int]bool{}
	var order []int
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleAnswer && e.Role != corpus.RoleBridge {
			continue
		}
		if byGroup[e.Group] == nil {
			order = append(order, e.Group)
		}
		byGroup[e.Group] = append(byGroup[e.Group], e.MessageID)
		needed[e.Group] = needed[e.Group] || e.Role == corpus.RoleAnswer || mode != validate.ModeAnswers
	}
	var out [][]string
	for _, g := range order {
		if needed[g] {
			out = append(out, byGroup[g])
		}
	}
	return out
}

// verdictsFollow: a yes has no probe against it and none that failed. A panel
// may have failed or convinced members, as long as they are no majority.
func verdictsFollow(w *world, f *Finding) {
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		rows := w.probesOf(it.ID, r.Filter)
		if len(rows) == 0 {
			return
		}
		f.look()
		failed, against := 0, 0
		for _, v := range rows {
			switch v.Outcome {
			case corpus.Yes:
			case corpus.No:
				against++
			default:
				failed++
			}
		}
		switch v := w.verdictOf(it.ID, r.Filter); {
		case v == nil || v.Outcome != corpus.Yes:
		case r.Filter == validate.FilterBlind && failed > len(rows)/2:
			f.violate(fmt.Sprintf("%d of %d members failed", failed, len(rows)), "a majority that answered", it.ID)
		case r.Filter != validate.FilterBlind && failed+against > 0:
			f.violate(fmt.Sprintf("yes from %s with %d probes against it and %d undetermined", r.Filter, against, failed), "all probes for it", it.ID)
		}
	})
}

// citationsInEvidence: who was shown the evidence alone cites nothing else,
// and what was left out is not cited.
func citationsInEvidence(w *world, f *Finding) {
	w.eachRequired(func(it *corpus.Item, r validate.Requirement) {
		if r.Mode == validate.ModeInverted || r.Filter != validate.FilterSufficient && r.Filter != validate.FilterNecessary {
			return
		}
		for _, v := range w.probesOf(it.ID, r.Filter) {
			f.look()
			for _, id := range v.Citations {
				in := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == id })
				if !in || slices.Contains(v.LeftOut, id) {
					f.violate("cites "+id, "a message that it was shown", it.ID)
				}
			}
		}
	})
}
