package balanced

import (
	"fmt"

	"memloom/internal/validity"
	"memloom/validate/check/rule"
)

// The bounds of old and scattered evidence (docs/validity.md).
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

// The bounds of talk (docs/validity.md).
const (
	mostNamed = 0.3
	// In channels people speak of several phases side by side, whose pieces share components and deliverables.
	mostNamedInChannels = 0.4
	leastDirect         = 2.0 / 3
	leastVariation      = 0.35
	leastAdopted        = 0.5
	fewestWeighed       = 100 // decisions, for a share to say anything
)

// horizonOf measures the evidence of corpora and how many workdays they have, and judges that.
func horizonOf(judge func(r *rule.Run, h *validity.Horizon, workdays int, f *rule.Finding)) func(*rule.Run) rule.Check {
	return func(r *rule.Run) rule.Check {
		var h validity.Horizon
		workdays := 0
		return rule.Check{
			Add: func(w *rule.World, _ *rule.Finding) {
				h.Add(w.Corpus)
				workdays = validity.Workdays(w.Corpus)
			},
			Conclude: func(f *rule.Finding) {
				if h.Items() > 0 {
					judge(r, &h, workdays, f)
				}
			},
		}
	}
}

// evidenceOld: what is asked about was said long before.
func evidenceOld(_ *rule.Run, h *validity.Horizon, workdays int, f *rule.Finding) {
	if workdays < monthly {
		return
	}
	f.Checked = h.Items()
	least := oldMonth
	if workdays >= year {
		least = oldYear
	}
	if median := h.Median(); median < least {
		f.Violate(fmt.Sprintf("a median age of %d workdays", median), fmt.Sprintf("%d at least", least))
	}
	if share := rule.Fraction(h.Near, h.Items()); workdays >= halfYear && share > mostNear {
		f.Violate(rule.PerCent(share)+" with all needed evidence within five workdays", rule.PerCent(mostNear)+" at most")
	}
}

// evidenceSpread: items of a year's corpus rest on several pieces, weeks and groups apart.
func evidenceSpread(r *rule.Run, h *validity.Horizon, workdays int, f *rule.Finding) {
	if workdays < year {
		return
	}
	f.Checked = h.Items()
	if mean := validity.Mean(h.Pieces); mean < leastPieces {
		f.Violate(fmt.Sprintf("%.2f needed pieces an item", mean), fmt.Sprintf("%.1f at least", leastPieces))
	}
	if share := validity.Share(h.Pieces, validity.AtLeast(3)); share < leastThree {
		f.Violate(rule.PerCent(share)+" with three needed pieces or more", rule.PerCent(leastThree)+" at least")
	}
	if share := validity.Share(h.Spans, validity.AtLeast(31)); len(h.Spans) > 0 && share < leastSpan {
		f.Violate(rule.PerCent(share)+" of several pieces that span over 30 days", rule.PerCent(leastSpan)+" at least")
	}
	if r.Recipe.Questions.Context == 0 {
		return
	}
	// What EverMemBench publishes of its own evidence (E21).
	if mean := validity.Mean(h.Shown); mean < 6.0 || mean > 7.4 {
		f.Violate(fmt.Sprintf("%.2f messages of evidence an item", mean), "6.0 to 7.4")
	}
	for i, want := range []float64{0.689, 0.306, 0.005} {
		groups := i + 1
		is := func(n int) bool { return min(n, 3) == groups }
		if share := validity.Share(h.Groups, is); share < want-0.03 || share > want+0.03 {
			f.Violate(fmt.Sprintf("%s over %d groups", rule.PerCent(share), groups), rule.PerCent(want)+", three points either way")
		}
	}
}

// slotsOnce: few items ask about what another item asks about.
func slotsOnce(*rule.Run) rule.Check {
	var shared []string
	n := 0
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			n += len(w.Accepted())
			for _, it := range validity.Shared(w.Corpus) {
				shared = append(shared, it.ID)
			}
		},
		Conclude: func(f *rule.Finding) {
			if share := rule.Fraction(len(shared), n); f.Enough(n, fewestShared) && share > mostShared {
				f.Violate(rule.PerCent(share)+" share an operand slot", rule.PerCent(mostShared)+" at most",
					shared[:min(len(shared), rule.MostExamples)]...)
			}
		},
	}
}

// talkOf measures the corpora whose people work on tasks over three weeks or more, and judges that.
func talkOf(judge func(*validity.Talk, *rule.Finding)) func(*rule.Run) rule.Check {
	return func(*rule.Run) rule.Check {
		var t validity.Talk
		return rule.Check{
			Add: func(w *rule.World, _ *rule.Finding) {
				if len(w.Tasks) > 0 && validity.Workdays(w.Corpus) >= monthly {
					t.Add(w.Corpus)
				}
			},
			Conclude: func(f *rule.Finding) {
				if t.Messages > 0 {
					judge(&t, f)
				}
			},
		}
	}
}

func namesShort(t *validity.Talk, f *rule.Finding) {
	most := mostNamed
	if t.Channels {
		most = mostNamedInChannels
	}
	f.AtMost(t.Named, t.Messages, most, "messages with the full name of a task")
}

func threadsRun(t *validity.Talk, f *rule.Finding) {
	f.AtLeast(t.Direct, t.Followers, leastDirect, "replies to the message before")
	if t.WithLong < t.Weeks {
		f.Violate(fmt.Sprintf("%d of %d weeks of groups without a thread of five to nine messages", t.Weeks-t.WithLong, t.Weeks),
			"one in every week of a group")
	}
}

func daysDiffer(t *validity.Talk, f *rule.Finding) {
	sum := 0.0
	for _, v := range t.Variation {
		sum += v
	}
	f.Checked = len(t.Variation)
	if mean := sum / float64(max(1, f.Checked)); f.Checked > 0 && mean < leastVariation {
		f.Violate(fmt.Sprintf("a variation of %.2f from workday to workday", mean), fmt.Sprintf("%.2f at least", leastVariation))
	}
}

func decisionsAdopt(t *validity.Talk, f *rule.Finding) {
	if f.Enough(t.Weighed, fewestWeighed) {
		f.AtLeast(t.Adopted, t.Weighed, leastAdopted, "that took one of them")
	}
}
