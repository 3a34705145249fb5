package dialogue

import (
	"fmt"

	"memloom/internal/corpus"
)

// closures announces the days on which nobody works.
type closures struct {
	*known
	announced map[string]bool // closure and group
}

// owe tells a group of a closure on one of the two workdays before it.
func (cl *closures) owe(g int, threads []thread) []thread {
	for i, c := range cl.days.Closures {
		today, id := cl.days.today, fmt.Sprintf("%s/closure%d", cl.b.Project.ID, i)
		key := fmt.Sprintf("%s/%d", id, g)
		if today >= c.Date || cl.days.WorkdaysBetween(today, c.Date) > 1 || cl.announced[key] {
			continue
		}
		if cl.r.IntN(2) == 0 && cl.days.NextWorkday(today) < c.Date {
			continue
		}
		cl.announced[key] = true
		by := cl.roster.manager(g)
		cl.facts.share(corpus.Fact{
			ID: id, SubjectID: cl.b.Project.ID, Predicate: corpus.PredClosed, Value: corpus.DateValue(c.Date), From: today,
		}, by)
		threads = append(threads, thread{{
			act: corpus.ActClosureDay, author: by, facts: []string{id}, parent: -1, obligation: "closure", aside: c.Name,
		}})
	}
	return threads
}
