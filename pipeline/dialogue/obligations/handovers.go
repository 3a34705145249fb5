package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// step is something that a task which waits for another group's artefact owes on a day (E8).
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

// handovers is what tasks that wait for other groups owe, and which tasks of different groups belong together (E8).
type handovers struct {
	*state.Known
	steps  map[corpus.Date][]step
	linked map[string][]string // task → tasks of other groups that it waits for, or that wait for it
}

func newHandovers(k *state.Known, r *rand.Rand) *handovers {
	h := &handovers{Known: k, steps: map[corpus.Date][]step{}, linked: map[string][]string{}}
	needs := map[string]corpus.Fact{}
	for _, f := range h.Blueprint.Needs() {
		needs[f.TaskID] = f
	}
	for _, d := range h.Blueprint.Dependencies {
		if d.Type == corpus.InternalDependency {
			continue
		}
		from, to := h.Tasks.ByID[d.FromID], h.Tasks.ByID[d.ToID]
		h.linked[to.ID] = append([]string{from.ID}, h.linked[to.ID]...) // what it depends on first
		h.linked[from.ID] = append(h.linked[from.ID], to.ID)
		s := step{from: from, to: to, need: needs[to.ID], speaker: to.OwnerID}
		if s.speaker == from.OwnerID {
			s.speaker = state.Other(r, to.ActiveIDs, from.OwnerID)
		}
		add := func(day corpus.Date, kind stepKind, g int) {
			s.kind, s.group = kind, g
			h.steps[day] = append(h.steps[day], s)
		}
		if before := h.Days.AddWorkdays(from.End, -1-r.IntN(3)); before > from.Start {
			add(before, asksFor, k.Roster.GroupOf(from.GroupID))
		}
		add(h.Days.NextWorkday(from.End), takesUp, k.Roster.GroupOf(to.GroupID))
		add(to.Start, nameNeed, k.Roster.GroupOf(to.GroupID))
	}
	return h
}

// Owe adds what a group owes today to what waits between groups.
func (h *handovers) Owe(g int, threads []state.Thread) []state.Thread {
	for _, s := range h.steps[h.Days.Today] {
		if s.group != g {
			continue
		}
		if th := h.step(s); len(th) > 0 {
			threads = append(threads, th)
		}
	}
	return threads
}

// step makes the message of a step; none where it would be out of place.
func (h *handovers) step(s step) state.Thread {
	if s.kind != nameNeed && h.Roster.Away(s.speaker, h.Days.Today) {
		return nil
	}
	switch s.kind {
	case asksFor:
		first := h.Log.Graph.FirstPost(h.Log.World.Task(s.from.ID))
		own, ok := h.Talk.Last[s.to.GroupID]
		if first < 0 || !ok || s.speaker == s.from.OwnerID || h.Log.Slots[first].AuthorID == s.speaker {
			return nil
		}
		return state.Talk("dependency_asked", s.from.ID, "speaker", s.speaker, "owner", s.from.OwnerID,
			"first", h.Log.Slots[first].Key, "own", own.Key, "task", s.to.ID)
	case takesUp:
		end, ok := h.Tasks.Ended[s.from.ID]
		if !ok || !h.Facts.Nameable(end) {
			return nil
		}
		heard := slices.DeleteFunc(append([]string{s.speaker}, h.Roster.Here(s.to.ActiveIDs)...), func(id string) bool {
			return id == end.AuthorID || !h.Roster.Read(id, end) || h.Habits.DidLately(id, corpus.ActRecall, s.to.ID)
		})
		if len(heard) == 0 {
			return nil
		}
		return state.Talk("dependency_met", "", "speaker", heard[0], "end", end.Key, "task", s.from.ID)
	}
	if h.Pending.Stated[s.need.ID] {
		return nil
	}
	h.Facts.Add(s.need)
	h.Pending.Stated[s.need.ID] = true
	return state.Talk("dependency_named", s.to.ID, "owner", s.to.OwnerID, "need", s.need.ID)
}
