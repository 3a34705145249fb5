package owed

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// closures announces the days on which nobody works.
type closures struct {
	*state.Known
	announced map[string]bool // closure and group
}

// Owe tells a group of a closure on one of the two workdays before it.
func (cl *closures) Owe(g int, threads []state.Thread) []state.Thread {
	for i, c := range cl.Days.Closures {
		today, id := cl.Days.Today, fmt.Sprintf("%s/closure%d", cl.Blueprint.Project.ID, i)
		key := fmt.Sprintf("%s/%d", id, g)
		if today >= c.Date || cl.Days.WorkdaysBetween(today, c.Date) > 1 || cl.announced[key] {
			continue
		}
		if cl.Rand.IntN(2) == 0 && cl.Days.NextWorkday(today) < c.Date {
			continue
		}
		cl.announced[key] = true
		by := cl.Roster.Manager(g)
		cl.Facts.Share(corpus.Fact{
			ID: id, SubjectID: cl.Blueprint.Project.ID, Predicate: corpus.PredClosed,
			Value: corpus.DateValue(c.Date), From: today,
		}, by)
		threads = append(threads, state.Thread{{
			Act: corpus.ActClosureDay, Author: by, Facts: []string{id}, Parent: -1, Obligation: "closure", Aside: c.Name,
		}})
	}
	return threads
}
