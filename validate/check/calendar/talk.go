package calendar

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/validate/check/rule"
)

// Bounds on when people write.
const (
	longestLag  = 6 * 60 // minutes, the median of replies
	nearThread  = 3      // a near reply answers one of so many last messages of its thread
	leastNear   = 2. / 3 // share of near replies
	rest        = 6 * 60 // minutes without a message
	leastRested = 0.9    // share of a person's days with such a rest
	fewest      = 200    // replies, or days, from which on a share says something
)

// repliesNear: half of the replies answer what was said within six hours, and two thirds one of the last three messages
// of their thread. What a visitor answers lies as far back as the first post of the task that they visit (G7).
func repliesNear(*rule.Run) rule.Check {
	var lags []int
	near := 0
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			threads := map[string][]string{}
			for m := range rule.All(w.Messages) {
				list := threads[m.ThreadID]
				parent, plan := w.Message(m.ReplyTo), w.Planned(m.ID)
				if parent != nil && plan != nil && plan.Path == corpus.PathReply {
					f.Look()
					lags = append(lags, int(m.At-parent.At))
					if slices.Contains(list[max(0, len(list)-nearThread):], parent.ID) {
						near++
					}
				}
				threads[m.ThreadID] = append(list, m.ID)
			}
		},
		Conclude: func(f *rule.Finding) {
			if !f.Enough(len(lags), fewest) {
				return
			}
			median := int(statistics.Median(lags))
			f.Expect(median <= longestLag, fmt.Sprintf("a median of %d minutes", median), fmt.Sprintf("at most %d", longestLag))
			share := rule.Fraction(near, len(lags))
			f.Expect(share >= leastNear, rule.PerCent(share)+" answer one of the last three messages of their thread",
				"at least "+rule.PerCent(leastNear))
		},
	}
}

// peopleRest: on nine of ten days on which people write they have six hours in a row without a message, at hours of
// their own.
func peopleRest(*rule.Run) rule.Check {
	days, rested := 0, 0
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			wrote := map[string][]corpus.Stamp{}
			for m := range rule.All(w.Messages) {
				if g := w.Group(m.GroupID); g != nil && (g.Kind == corpus.GroupChat || g.Kind == corpus.Channel) {
					wrote[m.AuthorID] = append(wrote[m.AuthorID], m.At)
				}
			}
			for _, list := range wrote {
				slices.Sort(list)
				quiet := map[corpus.Date]bool{list[0].Date(): true, list[len(list)-1].Date(): true} // nothing before or behind
				on := map[corpus.Date]bool{}
				for i, at := range list {
					on[at.Date()] = true
					if i > 0 && at-list[i-1] >= rest {
						quiet[at.Date()], quiet[list[i-1].Date()] = true, true
					}
				}
				for day := range on {
					f.Look()
					days++
					if quiet[day] {
						rested++
					}
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			if share := rule.Fraction(rested, days); f.Enough(days, fewest) {
				f.Expect(share >= leastRested, rule.PerCent(share)+" of the days have a rest of six hours",
					"at least "+rule.PerCent(leastRested))
			}
		},
	}
}
