package report

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// decided has reviewers decide about the items of a run's first corpus, and says what the figure should count of it:
// filter → confirmed, overruled.
func decided(m *made, reviewers ...string) (confirmed, overruled map[string]int, removed int) {
	m.end.Release = 2
	confirmed, overruled = map[string]int{}, map[string]int{}
	c := m.corpora[0]
	for i := range c.Items {
		it := &c.Items[i]
		against := []string{}
		for _, v := range c.Verdicts {
			if v.ItemID == it.ID && v.Probe == corpus.ProbeVerdict && v.Outcome != corpus.Yes {
				against = append(against, v.Filter)
			}
		}
		action := []corpus.Action{corpus.ActionAccept, corpus.ActionReject, corpus.ActionReject}[i%3]
		for k, name := range reviewers {
			d := corpus.Decision{Seq: int64(len(m.shared.Decisions) + 1), Target: corpus.TargetItem, TargetID: it.ID,
				TargetHash: it.ID, Reviewer: name, Action: action, RateAnswer: "good"}
			if k > 0 && i%8 == 0 {
				d.Action = corpus.ActionAccept
			}
			m.shared.Decisions = append(m.shared.Decisions, d)
		}
		if i%8 == 0 {
			continue // they may differ: nothing is applied
		}
		for release := range 2 { // that of before does not count
			m.shared.Applications = append(m.shared.Applications, corpus.Application{Seq: int64(len(m.shared.Decisions)),
				Release: release + 1, Outcome: corpus.Applied, ItemID: it.ID})
		}
		if action == corpus.ActionReject && len(against) == 0 {
			removed++
		}
		for _, f := range against {
			if action == corpus.ActionAccept {
				overruled[f]++
			} else {
				confirmed[f]++
			}
		}
	}
	return confirmed, overruled, removed
}

func TestDecisions_NoneYet(t *testing.T) {
	if f := build(small).figures()[10]; f.Number != 11 || f.Lacks != "there are no decisions" || len(f.Fill) != 2 {
		t.Errorf("%d: %q, %q", f.Number, f.Lacks, f.Fill)
	}
}

func TestDecisions_CountsFiltersAndMeasuresAgreement(t *testing.T) {
	m := build(small)
	confirmed, overruled, removed := decided(m, "Ada", "Ben")
	f := m.figures()[10]
	rows := map[string][]string{}
	for _, r := range f.Table.Rows {
		rows[r[0]+" "+r[1]] = r
	}
	for _, name := range madeFilters {
		r := rows["filter "+name]
		if r == nil || r[2] != fmt.Sprint(confirmed[name]) || r[3] != fmt.Sprint(overruled[name]) {
			t.Errorf("%s: %q, want %d confirmed and %d overruled", name, r, confirmed[name], overruled[name])
		}
		for class, title := range map[string]string{classGood: fmt.Sprintf("%s: %d confirmed", name, confirmed[name]),
			classBad: fmt.Sprintf("%s: %d overruled", name, overruled[name])} {
			if !strings.Contains(title, ": 0 ") && !slices.Contains(titles(f, class), title) {
				t.Errorf("no mark says %q: %q", title, titles(f, class))
			}
		}
	}
	if r := rows["decision Ada, Ben"]; r == nil || r[4] != "40" || r[6] == "" || r[7] == "" ||
		!slices.ContainsFunc(titles(f, "s1"), func(s string) bool { return strings.HasPrefix(s, "Ada, Ben: κ "+r[6]) }) {
		t.Errorf("κ of decisions: %q, marks %q", r, titles(f, "s1"))
	}
	if r := rows["answer Ada, Ben"]; r == nil || r[6] != "undefined" || r[5] != "100.0 %" {
		t.Errorf("ratings that are all alike: %q", r)
	}
	if want := fmt.Sprintf("%d taken out", removed); !strings.Contains(f.Caption, "80 decisions by 2 reviewers") ||
		!strings.Contains(f.Caption, want) {
		t.Errorf("%q does not say %q", f.Caption, want)
	}
}

// Who decides alone has no κ, and figures that have little say so.
func TestDecisions_OneReviewer(t *testing.T) {
	m := build(small)
	decided(m, "Ada")
	f := m.figures()[10]
	if len(f.Panels) != 1 || strings.Contains(f.Caption, "κ") {
		t.Errorf("%d panels, %q", len(f.Panels), f.Caption)
	}
	m.shared.Applications = nil
	if f := m.figures()[10]; !strings.HasPrefix(f.Lacks, "40 decisions by 1 reviewer, none of them applied") {
		t.Errorf("%q", f.Lacks)
	}
}
