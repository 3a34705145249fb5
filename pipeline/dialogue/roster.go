package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

// roster says who sits where, who is there on a day to speak and be spoken to, and
// who leads. Nobody who is away writes or is addressed; owed and free slots both
// keep to it.
type roster struct {
	days    *days
	b       *blueprint.Blueprint
	r       *rand.Rand
	people  map[string]corpus.Person
	members [][]string             // group → who sits in it, guests aside
	absent  map[string][]absence   // person → when they are away
	greeted map[string]corpus.Date // person → the last day on which they said that they are back
	shares  Shares
	guests  []corpus.Member
}

func newRoster(d *days, b *blueprint.Blueprint, w Scene, r *rand.Rand) *roster {
	ro := &roster{
		days: d, b: b, r: r, people: corpus.CopiesByID(w.People), absent: map[string][]absence{},
		greeted: map[string]corpus.Date{}, shares: w.Shares,
	}
	for _, g := range b.Groups {
		ro.members = append(ro.members, g.MemberIDs)
	}
	return ro
}

// away says whether somebody is away on a day. Nobody who is away writes or is
// addressed; owed and free slots both keep to it.
func (ro *roster) away(person string, day corpus.Date) bool {
	for _, s := range ro.absent[person] {
		if s.From <= day && day <= s.To {
			return true
		}
	}
	return false
}

// returns says whether somebody comes back on a day.
func (ro *roster) returns(person string, day corpus.Date) bool {
	for _, s := range ro.absent[person] {
		if ro.days.NextWorkday(s.To) == day {
			return true
		}
	}
	return false
}

// stays says whether somebody is there on every day from one to another.
func (ro *roster) stays(person string, from, to corpus.Date) bool {
	for _, s := range ro.absent[person] {
		if s.From <= to && from <= s.To {
			return false
		}
	}
	return true
}

// here returns those of a list who are there today.
func (ro *roster) here(ids []string) []string {
	var out []string
	for _, id := range ids {
		if !ro.away(id, ro.days.today) {
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
func (ro *roster) voices(t corpus.Task, not ...string) []string {
	active := corpus.Shuffled(ro.r, t.ActiveIDs)
	out := append(active, corpus.Shuffled(ro.r, ro.members[ro.groupOf(t.GroupID)])...)
	seen := map[string]bool{}
	return slices.DeleteFunc(out, func(id string) bool {
		twice := seen[id]
		seen[id] = true
		return twice || slices.Contains(not, id) || ro.away(id, ro.days.today)
	})
}

func (ro *roster) groupOf(id string) int {
	return slices.IndexFunc(ro.b.Groups, func(g corpus.Group) bool { return g.ID == id })
}

// leads lists a group's managers and executives who are there today, in the
// order of rank, managers before the executive.
func (ro *roster) leads(g int) []string {
	var managers, executives []string
	for _, id := range ro.here(ro.members[g]) {
		switch ro.people[id].Rank {
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
func (ro *roster) senior(g int, not string) string {
	best := ""
	for _, id := range ro.here(ro.members[g]) {
		if id != not && (best == "" || ro.people[id].Rank < ro.people[best].Rank) {
			best = id
		}
	}
	return best
}

// manager returns a group's manager, its executive, or who is highest in rank.
func (ro *roster) manager(g int) string {
	if leads := ro.leads(g); len(leads) > 0 {
		return leads[0]
	}
	return ro.senior(g, "")
}

// seated lists everybody who sits in a group, once.
func (ro *roster) seated() []string {
	var out []string
	for _, members := range ro.members {
		for _, id := range members {
			if !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// seats lists the groups in which somebody sits.
func (ro *roster) seats(id string) []int {
	var out []int
	for g, members := range ro.members {
		if slices.Contains(members, id) {
			out = append(out, g)
		}
	}
	return out
}

// namesBut returns the names of a group's members below the executive, some left out.
func (ro *roster) namesBut(group string, not ...string) []string {
	var names []string
	for _, id := range ro.members[ro.groupOf(group)] {
		if !slices.Contains(not, id) && ro.people[id].Rank > 1 {
			names = append(names, ro.people[id].Name)
		}
	}
	return names
}

// there says whether somebody can write at an instant: on a day on which they
// are there, in a minute of this project's share (E15).
func (ro *roster) there(person string, at corpus.Stamp) bool {
	hour, minute := at.Clock()
	return ro.shares.May(person, hour*60+minute) && !ro.away(person, at.Date())
}

// present says whether somebody can be drawn into a conversation: who comes
// back says so before anything else.
func (ro *roster) present(person string, at corpus.Stamp) bool {
	return ro.there(person, at) && (ro.greeted[person] == at.Date() || !ro.returns(person, at.Date()))
}

// read says whether somebody can have read a message: they sit in its group, or
// were a guest there by then (G7).
func (ro *roster) read(person string, s Slot) bool {
	return slices.Contains(ro.b.Groups[ro.groupOf(s.GroupID)].MemberIDs, person) && !slices.ContainsFunc(ro.guests, func(m corpus.Member) bool {
		return m.PersonID == person && m.GroupID == s.GroupID && s.At < m.From
	})
}

// welcome makes somebody a guest of a group unless they sit in it already.
func (ro *roster) welcome(id string, g int, at corpus.Stamp) {
	group := &ro.b.Groups[g]
	if slices.Contains(group.MemberIDs, id) {
		return
	}
	group.MemberIDs = append(group.MemberIDs, id)
	ro.guests = append(ro.guests, corpus.Member{GroupID: group.ID, PersonID: id, From: at, Guest: true, Adapted: ro.people[id].Style})
}

// observe notes who says that they are back.
func (ro *roster) observe(s Slot) {
	if s.Act == corpus.ActReturn {
		ro.greeted[s.AuthorID] = s.At.Date()
	}
}

// absence is a stretch of workdays on which somebody has no part in any group.
type absence struct {
	PersonID string
	From, To corpus.Date // both included
}
