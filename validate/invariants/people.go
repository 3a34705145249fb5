package invariants

import (
	"cmp"
	"maps"
	"slices"

	"memloom/internal/corpus"
)

// LoadDays is the span over which an owner's tasks are counted (E9).
const LoadDays = 30

// owners checks that every task has one owner, who sits in its team, with a
// rationale, and that every member has enough of them (E7).
func (c *checker) owners() {
	for _, g := range c.Groups {
		owned := map[string]int{}
		tasks := c.tasksOf(g.ID)
		for _, t := range tasks {
			owned[t.OwnerID]++
			switch {
			case t.OwnerID == "":
				c.add(Completeness, Assignment, []string{t.ID}, "nobody owns it")
			case !slices.Contains(g.MemberIDs, t.OwnerID):
				c.add(Completeness, Assignment, []string{t.ID, t.OwnerID}, "the owner is not in the team %s", g.ID)
			case len(t.ActiveIDs) == 0 || t.ActiveIDs[0] != t.OwnerID:
				c.add(Completeness, Assignment, []string{t.ID, t.OwnerID},
					"the owner does not stand first among the active")
			}
			if t.Rationale == "" {
				c.add(Completeness, Assignment, []string{t.ID}, "has no rationale for its owner")
			}
		}
		least := MinOwnedOf(c.limits.MinOwned, len(tasks), len(g.MemberIDs))
		for _, id := range g.MemberIDs {
			if owned[id] < least {
				c.add(Completeness, Assignment, []string{id, g.ID},
					"owns %d tasks in the group, at least %d are asked for", owned[id], least)
			}
		}
	}
}

// MinOwnedOf is how many tasks every member of a team must own: the knob, or
// fewer where the group has fewer than that for everyone with a quarter to spare.
func MinOwnedOf(knob, tasks, members int) int {
	if members == 0 {
		return 0
	}
	return min(knob, tasks*3/(members*4))
}

// loads checks that no one owns more tasks at a time than allowed, on any day
// and over any thirty days (E7, E9), all projects together.
func (c *checker) loads() {
	own := map[string][]corpus.Task{}
	for _, t := range c.Tasks {
		if t.OwnerID != "" {
			own[t.OwnerID] = append(own[t.OwnerID], t)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(own)) {
		list := own[id]
		slices.SortStableFunc(list, func(a, b corpus.Task) int { return cmp.Compare(a.Start, b.Start) })
		for _, t := range list {
			if n := touching(list, t.Start, t.Start, c.Calendar); n > c.limits.Parallel {
				c.add(LoadBalance, Assignment, []string{id, t.ID}, "owns %d tasks on %s, %d are allowed", n, t.Start,
					c.limits.Parallel)
				break
			}
		}
		for _, t := range list { // a fullest window ends on the day on which some task starts
			if n := touching(list, t.Start.Add(1-LoadDays), t.Start, c.Calendar); n > c.limits.Load {
				c.add(LoadBalance, Assignment, []string{id, t.ID},
					"owns %d tasks in the %d days up to %s, %d are allowed", n, LoadDays, t.Start, c.limits.Load)
				break
			}
		}
	}
}

// touching counts the tasks whose window meets the days from a to b.
func touching(list []corpus.Task, a, b corpus.Date, cal corpus.Calendar) (n int) {
	for _, t := range list {
		if t.Start <= b && LastDay(t, cal) >= a {
			n++
		}
	}
	return n
}

// LastDay is the last day on which a task takes its owner's time: its end, or the corpus's where it does not end in it.
func LastDay(t corpus.Task, cal corpus.Calendar) corpus.Date {
	if t.End == 0 {
		return cal.Last
	}
	return t.End
}

// roles checks who owns what (E9): strategic tasks are few, of the first
// phase, and owned by executives and managers; juniors own nothing of that phase.
func (c *checker) roles() {
	for _, g := range c.Groups {
		first, strategic := 0, 0
		for _, t := range c.tasksOf(g.ID) {
			if Phase(t.Lifecycle) == 0 {
				first++
			}
			if t.Strategic {
				strategic++
				if Phase(t.Lifecycle) != 0 {
					c.add(RoleCoherence, Tasks, []string{t.ID}, "is strategic and of the phase %s", t.Lifecycle)
				}
			}
			if rank := c.people[t.OwnerID].Rank; rank > 0 && !MayOwn(t, rank) {
				c.add(RoleCoherence, Assignment, []string{t.ID, t.OwnerID}, "rank %d owns a %s task%s", rank,
					t.Lifecycle, strategicWord(t))
			}
		}
		if strategic > max(1, first/2) {
			c.add(RoleCoherence, Tasks, []string{g.ID},
				"%d of %d tasks of the first phase are strategic; they are to be few", strategic, first)
		}
	}
}

// MayOwn says whether a person of a rank may own a task (E9).
func MayOwn(t corpus.Task, rank int) bool {
	switch {
	case t.Strategic:
		return rank <= 2
	case Phase(t.Lifecycle) == 0:
		return rank <= 4
	}
	return true
}

func strategicWord(t corpus.Task) string {
	if t.Strategic {
		return " that is strategic"
	}
	return ""
}
