package check

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/validity"
)

// horizonRules hold the evidence of items against the bounds of docs/validity.md.
func horizonRules() []rule {
	needs := []string{tabItems, tabKey, tabMessages, tabCalendar}
	return []rule{
		{Grounded, "ages are counted", "items with evidence", Proved, needs, each(agesCounted)},
		{Balanced, "evidence is old", "items that need evidence", Proved, needs, &evidenceOld{}},
		{Balanced, "evidence is spread", "items that need evidence", Proved, needs, &evidenceSpread{}},
		{Balanced, "slots are asked once", "accepted items", Proved, tables(needItems, []string{tabGold}), &slotsOnce{}},
		{Blind, "no sheet states another's gold", "accepted items", Proved,
			tables(needItems, []string{tabGold, tabTasks, tabThemes}), each(noLeaks)},
	}
}

// agesCounted: the age of evidence is what calendar and messages say.
func agesCounted(w *world, f *Finding) {
	ages := corpus.NewAges(w.c)
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if len(it.Evidence) == 0 {
			continue
		}
		f.look()
		want, needed := ages.Youngest(it)
		if got := it.EvidenceAge; needed != (got != nil) || needed && *got != want {
			f.violate(ageText(got), ageText(&want), it.ID)
		}
	}
}

func ageText(a *corpus.Age) string {
	if a == nil {
		return "no age"
	}
	return fmt.Sprintf("%d workdays, %d messages", a.Workdays, a.Messages)
}

// The bounds of old and scattered evidence.
const (
	monthly, halfYear, year = 15, 120, 240 // workdays of the recipes that bounds are for, at least

	mostNear     = 0.05 // items of half a year or more with all needed evidence within five workdays
	oldYear      = 40   // median age in workdays, in recipes of a year
	oldMonth     = 8    // likewise, of three weeks and more
	leastPieces  = 2.5  // needed pieces, in the mean
	leastThree   = 0.3  // items that need three pieces or more
	leastSpan    = 0.4  // items of several pieces that span over a month
	mostShared   = 0.05 // items that share an operand slot
	fewestShared = 20   // items, for a share to say anything
)

// distances are those of the evidence of the items of a corpus, and how many workdays the corpus has.
type distances struct {
	validity.Horizon
	workdays int
}

func (d *distances) add(w *world, _ *Finding) {
	d.Add(w.c)
	d.workdays = validity.Workdays(w.c)
}

// evidenceOld: what is asked about was said long before.
type evidenceOld struct{ distances }

func (e *evidenceOld) conclude(_ *run, f *Finding) {
	n := e.Items()
	if n == 0 || e.workdays < monthly {
		return
	}
	f.Checked = n
	least := oldMonth
	if e.workdays >= year {
		least = oldYear
	}
	if median := e.Median(); median < least {
		f.violate(fmt.Sprintf("a median age of %d workdays", median), fmt.Sprintf("%d at least", least))
	}
	if share := fraction(e.Near, n); e.workdays >= halfYear && share > mostNear {
		f.violate(perCent(share)+" with all needed evidence within five workdays", perCent(mostNear)+" at most")
	}
}

// evidenceSpread: items of a year's corpus rest on several pieces, weeks and groups apart.
type evidenceSpread struct{ distances }

func (e *evidenceSpread) conclude(r *run, f *Finding) {
	if e.Items() == 0 || e.workdays < year {
		return
	}
	f.Checked = e.Items()
	if mean := validity.Mean(e.Pieces); mean < leastPieces {
		f.violate(fmt.Sprintf("%.2f needed pieces an item", mean), fmt.Sprintf("%.1f at least", leastPieces))
	}
	if share := validity.Share(e.Pieces, validity.AtLeast(3)); share < leastThree {
		f.violate(perCent(share)+" with three needed pieces or more", perCent(leastThree)+" at least")
	}
	if share := validity.Share(e.Spans, validity.AtLeast(31)); len(e.Spans) > 0 && share < leastSpan {
		f.violate(perCent(share)+" of several pieces that span over 30 days", perCent(leastSpan)+" at least")
	}
	if r.recipe.Questions.Context > 0 {
		e.published(f)
	}
}

// published holds the evidence against what EverMemBench publishes of its own (E21).
func (e *evidenceSpread) published(f *Finding) {
	if mean := validity.Mean(e.Shown); mean < 6.0 || mean > 7.4 {
		f.violate(fmt.Sprintf("%.2f messages of evidence an item", mean), "6.0 to 7.4")
	}
	for i, want := range []float64{0.689, 0.306, 0.005} {
		groups := i + 1
		is := func(n int) bool { return n == groups || groups == 3 && n > 3 }
		if share := validity.Share(e.Groups, is); share < want-0.03 || share > want+0.03 {
			f.violate(fmt.Sprintf("%s over %d groups", perCent(share), groups), perCent(want)+", three points either way")
		}
	}
}

func fraction(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}

func perCent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// slotsOnce: few items ask about what another item asks about.
type slotsOnce struct {
	shared []string
	n      int
}

func (s *slotsOnce) add(w *world, _ *Finding) {
	s.n += len(w.Accepted())
	for _, it := range validity.Shared(w.c) {
		s.shared = append(s.shared, it.ID)
	}
}

func (s *slotsOnce) conclude(_ *run, f *Finding) {
	if !f.enough(s.n, fewestShared) {
		return
	}
	if share := fraction(len(s.shared), s.n); share > mostShared {
		f.violate(perCent(share)+" share an operand slot", perCent(mostShared)+" at most",
			s.shared[:min(len(s.shared), mostExamples)]...)
	}
}

// noLeaks: no question or option states another item's answer for its subject.
func noLeaks(w *world, f *Finding) {
	f.Checked += len(w.Accepted())
	for _, leak := range validity.Leaks(w.c) {
		f.violate(quote(leak.Item.Answer)+" in another item's sheet", "gold that no sheet states", leak.Item.ID,
			leak.In.ID)
	}
}
