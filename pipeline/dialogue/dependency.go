package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// step is something that a task which waits for another group's artefact owes
// on a day (E8).
type step struct {
	kind    stepKind
	group   int         // in whose chat
	from    corpus.Task // what is waited for
	to      corpus.Task // what waits
	need    corpus.Fact
	speaker string // of the waiting task
}

type stepKind int

// What a waiting task does.
const (
	asksFor  stepKind = iota // its people ask for the artefact, as guests of the other group, before it is finished
	takesUp                  // somebody brings the finished artefact to the waiting group, by name
	nameNeed                 // the waiting task says what it needs, when it starts
)

// handovers plans what tasks that wait for other groups owe, by day, and says
// which tasks of different groups belong together.
func (p *planner) handovers(r *rand.Rand) (map[corpus.Date][]step, map[string][]string) {
	group := map[string]int{}
	for g, x := range p.b.Groups {
		group[x.ID] = g
	}
	needs := map[string]corpus.Fact{}
	for _, f := range p.b.Needs() {
		needs[f.TaskID] = f
	}
	hands, linked := map[corpus.Date][]step{}, map[string][]string{}
	for _, d := range p.b.Dependencies {
		if d.Type == corpus.InternalDependency {
			continue
		}
		from, to := p.tasks.byID[d.FromID], p.tasks.byID[d.ToID]
		linked[to.ID] = append([]string{from.ID}, linked[to.ID]...) // what it depends on first
		linked[from.ID] = append(linked[from.ID], to.ID)
		s := step{from: from, to: to, need: needs[to.ID], speaker: to.OwnerID}
		if s.speaker == from.OwnerID {
			s.speaker = other(r, to.ActiveIDs, from.OwnerID)
		}
		add := func(day corpus.Date, kind stepKind, g int) {
			s.kind, s.group = kind, g
			hands[day] = append(hands[day], s)
		}
		if before := p.days.AddWorkdays(from.End, -1-r.IntN(3)); before > from.Start {
			add(before, asksFor, group[from.GroupID])
		}
		add(p.days.NextWorkday(from.End), takesUp, group[to.GroupID])
		add(to.Start, nameNeed, group[to.GroupID])
	}
	return hands, linked
}

// dependencies returns the threads that a group owes on a day to what waits
// between groups.
func (p *planner) dependencies(g int, day corpus.Date) []thread {
	var out []thread
	for _, s := range p.course.hands[day] {
		if s.group != g {
			continue
		}
		if c, ok := p.step(s, day); ok {
			c.obligation = "dependency"
			out = append(out, thread{c})
		}
	}
	return out
}

// step makes the message of a step; not ok where it would be out of place.
func (p *planner) step(s step, day corpus.Date) (cell, bool) {
	c := cell{author: s.speaker, parent: -1, ready: &Slot{}}
	if s.kind != nameNeed && p.roster.away(s.speaker, day) {
		return c, false
	}
	switch s.kind {
	case asksFor:
		first := p.log.graph.FirstPost(p.log.world.Task(s.from.ID))
		own, ok := p.talk.last[s.to.GroupID]
		if first < 0 || !ok || s.speaker == s.from.OwnerID || p.log.slots[first].AuthorID == s.speaker {
			return c, false
		}
		c.act, c.task, c.to, c.parentKey = corpus.ActCoordinate, s.from.ID, s.from.OwnerID, p.log.slots[first].Key
		c.ready = &Slot{RefKey: own.Key, Names: []string{s.to.ID}}
	case takesUp:
		end, ok := p.tasks.ended[s.from.ID]
		if !ok || !p.facts.nameable(end) {
			return c, false
		}
		heard := slices.DeleteFunc(append([]string{s.speaker}, p.roster.here(s.to.ActiveIDs)...), func(id string) bool {
			return id == end.AuthorID || !p.roster.read(id, end) || p.habits.didLately(id, corpus.ActRecall, s.to.ID)
		})
		if len(heard) == 0 {
			return c, false
		}
		c.act, c.author = corpus.ActRecall, heard[0]
		c.ready = &Slot{RecallsKey: end.Key, Names: []string{s.from.ID}}
	case nameNeed:
		if p.pending.stated[s.need.ID] {
			return c, false
		}
		p.facts.add(s.need)
		p.pending.stated[s.need.ID] = true
		c.act, c.author, c.task, c.facts = corpus.ActProgress, s.to.OwnerID, s.to.ID, []string{s.need.ID}
	}
	return c, true
}
