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

// handovers is what tasks that wait for other groups owe, and which tasks of
// different groups belong together (E8).
type handovers struct {
	*known
	steps  map[corpus.Date][]step
	linked map[string][]string // task → tasks of other groups that it waits for, or that wait for it
}

func newHandovers(k *known, r *rand.Rand) *handovers {
	h := &handovers{known: k, steps: map[corpus.Date][]step{}, linked: map[string][]string{}}
	group := map[string]int{}
	for g, x := range h.b.Groups {
		group[x.ID] = g
	}
	needs := map[string]corpus.Fact{}
	for _, f := range h.b.Needs() {
		needs[f.TaskID] = f
	}
	for _, d := range h.b.Dependencies {
		if d.Type == corpus.InternalDependency {
			continue
		}
		from, to := h.tasks.byID[d.FromID], h.tasks.byID[d.ToID]
		h.linked[to.ID] = append([]string{from.ID}, h.linked[to.ID]...) // what it depends on first
		h.linked[from.ID] = append(h.linked[from.ID], to.ID)
		s := step{from: from, to: to, need: needs[to.ID], speaker: to.OwnerID}
		if s.speaker == from.OwnerID {
			s.speaker = other(r, to.ActiveIDs, from.OwnerID)
		}
		add := func(day corpus.Date, kind stepKind, g int) {
			s.kind, s.group = kind, g
			h.steps[day] = append(h.steps[day], s)
		}
		if before := h.days.AddWorkdays(from.End, -1-r.IntN(3)); before > from.Start {
			add(before, asksFor, group[from.GroupID])
		}
		add(h.days.NextWorkday(from.End), takesUp, group[to.GroupID])
		add(to.Start, nameNeed, group[to.GroupID])
	}
	return h
}

// owe adds what a group owes today to what waits between groups.
func (h *handovers) owe(g int, threads []thread) []thread {
	for _, s := range h.steps[h.days.today] {
		if s.group != g {
			continue
		}
		if c, ok := h.step(s, h.days.today); ok {
			c.obligation = "dependency"
			threads = append(threads, thread{c})
		}
	}
	return threads
}

// step makes the message of a step; not ok where it would be out of place.
func (h *handovers) step(s step, day corpus.Date) (cell, bool) {
	c := cell{author: s.speaker, parent: -1, alone: true}
	if s.kind != nameNeed && h.roster.away(s.speaker, day) {
		return c, false
	}
	switch s.kind {
	case asksFor:
		first := h.log.graph.FirstPost(h.log.world.Task(s.from.ID))
		own, ok := h.talk.last[s.to.GroupID]
		if first < 0 || !ok || s.speaker == s.from.OwnerID || h.log.slots[first].AuthorID == s.speaker {
			return c, false
		}
		c.act, c.task, c.to, c.parentKey = corpus.ActCoordinate, s.from.ID, s.from.OwnerID, h.log.slots[first].Key
		c.refKey, c.names = own.Key, []string{s.to.ID}
	case takesUp:
		end, ok := h.tasks.ended[s.from.ID]
		if !ok || !h.facts.nameable(end) {
			return c, false
		}
		heard := slices.DeleteFunc(append([]string{s.speaker}, h.roster.here(s.to.ActiveIDs)...), func(id string) bool {
			return id == end.AuthorID || !h.roster.read(id, end) || h.habits.didLately(id, corpus.ActRecall, s.to.ID)
		})
		if len(heard) == 0 {
			return c, false
		}
		c.act, c.author = corpus.ActRecall, heard[0]
		c.recalls, c.names = end.Key, []string{s.from.ID}
	case nameNeed:
		if h.pending.stated[s.need.ID] {
			return c, false
		}
		h.facts.add(s.need)
		h.pending.stated[s.need.ID] = true
		c.act, c.author, c.task, c.facts = corpus.ActProgress, s.to.OwnerID, s.to.ID, []string{s.need.ID}
	}
	return c, true
}
