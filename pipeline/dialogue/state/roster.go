package state

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// Roster says who sits where, who is there on a day to speak and be spoken to, and who leads. No one who is away writes
// or is addressed; owed and free slots both keep to it.
type Roster struct {
	days    *Days
	b       *blueprint.Blueprint
	r       *rand.Rand
	People  map[string]corpus.Person
	Members [][]string             // group → who sits in it, guests aside
	Absent  map[string][]Absence   // person → when they are away
	greeted map[string]corpus.Date // person → the last day on which they said that they are back
	Shares  dialogue.Shares
	Guests  []corpus.Member
}

func newRoster(d *Days, b *blueprint.Blueprint, w dialogue.Scene, r *rand.Rand) *Roster {
	ro := &Roster{
		days: d, b: b, r: r, People: corpus.CopiesByID(w.People), Absent: map[string][]Absence{},
		greeted: map[string]corpus.Date{}, Shares: w.Shares,
	}
	for _, g := range b.Groups {
		ro.Members = append(ro.Members, g.MemberIDs)
	}
	return ro
}

// Away says whether a person is away on a day. No one who is away writes or is addressed; owed and free slots both keep
// to it.
func (ro *Roster) Away(person string, day corpus.Date) bool {
	return !ro.Stays(person, day, day)
}

// returns says whether a person comes back on a day.
func (ro *Roster) returns(person string, day corpus.Date) bool {
	return slices.ContainsFunc(ro.Absent[person], func(a Absence) bool { return ro.days.NextWorkday(a.To) == day })
}

// Stays says whether a person is there on every day from one to another.
func (ro *Roster) Stays(person string, from, to corpus.Date) bool {
	return !slices.ContainsFunc(ro.Absent[person], func(a Absence) bool { return a.From <= to && from <= a.To })
}

// Here returns those of a list who are there today.
func (ro *Roster) Here(ids []string) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return ro.Away(id, ro.days.Today) })
}

// Other draws another person of a list, or returns the one who is not meant where there is no one.
func Other(r *rand.Rand, ids []string, not string) string {
	rest := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == not })
	if len(rest) == 0 {
		return not
	}
	return corpus.Pick(r, rest)
}

// Voices lists who can speak up about a task today, in a drawn order: those active in it, then the others of the group,
// and none of those named.
func (ro *Roster) Voices(t corpus.Task, not ...string) []string {
	active := corpus.Shuffled(ro.r, t.ActiveIDs)
	out := append(active, corpus.Shuffled(ro.r, ro.Members[ro.GroupOf(t.GroupID)])...)
	seen := map[string]bool{}
	return slices.DeleteFunc(out, func(id string) bool {
		twice := seen[id]
		seen[id] = true
		return twice || slices.Contains(not, id) || ro.Away(id, ro.days.Today)
	})
}

// GroupOf is the position of a group.
func (ro *Roster) GroupOf(id string) int {
	return slices.IndexFunc(ro.b.Groups, func(g corpus.Group) bool { return g.ID == id })
}

// Leads lists a group's managers and executives who are there today, in the order of rank, managers before the
// executive.
func (ro *Roster) Leads(g int) []string {
	leads := slices.DeleteFunc(ro.Here(ro.Members[g]), func(id string) bool { return ro.People[id].Rank > 2 })
	slices.SortStableFunc(leads, func(a, b string) int { return ro.People[b].Rank - ro.People[a].Rank })
	return leads
}

// Senior returns who ranks highest of a group's members that are there today, one left out; empty where no one is.
func (ro *Roster) Senior(g int, not string) string {
	best := ""
	for _, id := range ro.Here(ro.Members[g]) {
		if id != not && (best == "" || ro.People[id].Rank < ro.People[best].Rank) {
			best = id
		}
	}
	return best
}

// Manager returns a group's manager, its executive, or who is highest in rank.
func (ro *Roster) Manager(g int) string {
	if leads := ro.Leads(g); len(leads) > 0 {
		return leads[0]
	}
	return ro.Senior(g, "")
}

// Seated lists everyone who sits in a group, once.
func (ro *Roster) Seated() []string {
	var out []string
	for _, id := range slices.Concat(ro.Members...) {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// Seats lists the groups in which a person sits.
func (ro *Roster) Seats(id string) []int {
	var out []int
	for g, members := range ro.Members {
		if slices.Contains(members, id) {
			out = append(out, g)
		}
	}
	return out
}

// NamesBut returns the names of a group's members below the executive, some left out.
func (ro *Roster) NamesBut(group string, not ...string) []string {
	var members []corpus.Person
	for _, id := range ro.Members[ro.GroupOf(group)] {
		members = append(members, ro.People[id])
	}
	return blueprint.NamesBut(members, not...)
}

// There says whether a person can write at an instant: on a day on which they are there, in a minute of this project's
// share (E15).
func (ro *Roster) There(person string, at corpus.Stamp) bool {
	hour, minute := at.Clock()
	return ro.Shares.May(person, hour*60+minute) && !ro.Away(person, at.Date())
}

// Present says whether a person can be drawn into a conversation: who comes back says so before anything else.
func (ro *Roster) Present(person string, at corpus.Stamp) bool {
	return ro.There(person, at) && (ro.greeted[person] == at.Date() || !ro.returns(person, at.Date()))
}

// Read says whether a person can have read a message: they sit in its group, or were a guest there by then (G7).
func (ro *Roster) Read(person string, s dialogue.Slot) bool {
	members := ro.b.Groups[ro.GroupOf(s.GroupID)].MemberIDs
	return slices.Contains(members, person) && !slices.ContainsFunc(ro.Guests, func(m corpus.Member) bool {
		return m.PersonID == person && m.GroupID == s.GroupID && s.At < m.From
	})
}

// Welcome makes a person a guest of a group unless they sit in it already.
func (ro *Roster) Welcome(id string, g int, at corpus.Stamp) {
	group := &ro.b.Groups[g]
	if slices.Contains(group.MemberIDs, id) {
		return
	}
	group.MemberIDs = append(group.MemberIDs, id)
	guest := corpus.Member{GroupID: group.ID, PersonID: id, From: at, Guest: true, Adapted: ro.People[id].Style}
	ro.Guests = append(ro.Guests, guest)
}

// Absence is a stretch of workdays on which a person has no part in any group.
type Absence struct {
	PersonID string
	From, To corpus.Date // both included
}
