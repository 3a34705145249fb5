package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// away says whether somebody is away on a day. Nobody who is away writes or is
// addressed; owed and free slots both keep to it.
func (p *planner) away(person string, day corpus.Date) bool {
	for _, s := range p.absent[person] {
		if s.From <= day && day <= s.To {
			return true
		}
	}
	return false
}

// returns says whether somebody comes back on a day.
func (p *planner) returns(person string, day corpus.Date) bool {
	for _, s := range p.absent[person] {
		if p.b.Calendar.NextWorkday(s.To) == day {
			return true
		}
	}
	return false
}

// stays says whether somebody is there on every day from one to another.
func (p *planner) stays(person string, from, to corpus.Date) bool {
	for _, s := range p.absent[person] {
		if s.From <= to && from <= s.To {
			return false
		}
	}
	return true
}

// here returns those of a list who are there today.
func (p *planner) here(ids []string) []string {
	var out []string
	for _, id := range ids {
		if !p.away(id, p.today) {
			out = append(out, id)
		}
	}
	return out
}

// other draws somebody else of a list, or returns the one who is not meant
// where there is nobody.
func other(r *rand.Rand, ids []string, not string) string {
	rest := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == not })
	if len(rest) == 0 {
		return not
	}
	return corpus.Pick(r, rest)
}

// voices lists who can speak up about a task today, in a drawn order: those
// active in it, then the others of the group, and none of those named.
func (p *planner) voices(t corpus.Task, not ...string) []string {
	active := corpus.Shuffled(p.r, t.ActiveIDs)
	out := append(active, corpus.Shuffled(p.r, p.members[p.groupOf(t.GroupID)])...)
	seen := map[string]bool{}
	return slices.DeleteFunc(out, func(id string) bool {
		twice := seen[id]
		seen[id] = true
		return twice || slices.Contains(not, id) || p.away(id, p.today)
	})
}

func (p *planner) groupOf(id string) int {
	return slices.IndexFunc(p.b.Groups, func(g corpus.Group) bool { return g.ID == id })
}

// leads lists a group's managers and executives who are there today, in the
// order of rank, managers before the executive.
func (p *planner) leads(g int) []string {
	var managers, executives []string
	for _, id := range p.here(p.members[g]) {
		switch p.people[id].Rank {
		case 1:
			executives = append(executives, id)
		case 2:
			managers = append(managers, id)
		}
	}
	return append(managers, executives...)
}

// senior returns who ranks highest of a group's members that are there today,
// one left out; empty where nobody is.
func (p *planner) senior(g int, not string) string {
	best := ""
	for _, id := range p.here(p.members[g]) {
		if id != not && (best == "" || p.people[id].Rank < p.people[best].Rank) {
			best = id
		}
	}
	return best
}

// manager returns a group's manager, its executive, or who is highest in rank.
func (p *planner) manager(g int) string {
	if leads := p.leads(g); len(leads) > 0 {
		return leads[0]
	}
	return p.senior(g, "")
}
