package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// handovers is what tasks that wait for artefacts of other groups owe, and which tasks of different groups belong
// together (E8).
type handovers struct {
	*state.Known
	steps  map[corpus.Date][]step
	linked map[string][]string // task → tasks of other groups that it waits for, or that wait for it
}

// step is a message that a group owes on a day; none where it would be out of place then.
type step struct {
	group int
	talk  func() state.Thread
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
		speaker := to.OwnerID
		if speaker == from.OwnerID {
			speaker = state.Other(r, to.ActiveIDs, from.OwnerID)
		}
		add := func(day corpus.Date, group string, talk func() state.Thread) {
			h.steps[day] = append(h.steps[day], step{k.Roster.GroupOf(group), talk})
		}
		if before := h.Days.AddWorkdays(from.End, -1-r.IntN(3)); before > from.Start {
			add(before, from.GroupID, func() state.Thread { return h.asks(from, to, speaker) })
		}
		add(h.Days.NextWorkday(from.End), to.GroupID, func() state.Thread { return h.brings(from, to, speaker) })
		add(to.Start, to.GroupID, func() state.Thread { return h.names(to, needs[to.ID]) })
	}
	return h
}

// Owe adds what a group owes today to what waits between groups.
func (h *handovers) Owe(g int, threads []state.Thread) []state.Thread {
	for _, s := range h.steps[h.Days.Today] {
		if s.group != g {
			continue
		}
		if th := s.talk(); len(th) > 0 {
			threads = append(threads, th)
		}
	}
	return threads
}

// asks lets a person of a waiting task ask for the artefact, as a guest of the other group, before it is finished.
func (h *handovers) asks(from, to corpus.Task, speaker string) state.Thread {
	first := h.Log.Graph.FirstPost(h.Log.World.Task(from.ID))
	own, ok := h.Talk.Last[to.GroupID]
	if h.Roster.Away(speaker, h.Days.Today) || first < 0 || !ok || speaker == from.OwnerID ||
		h.Log.Slots[first].AuthorID == speaker {
		return nil
	}
	return state.Talk("dependency_asked", from.ID, "speaker", speaker, "owner", from.OwnerID, "first",
		h.Log.Slots[first].Key,
		"own", own.Key, "task", to.ID)
}

// brings lets a person who has read of it bring the finished artefact to the waiting group, by name.
func (h *handovers) brings(from, to corpus.Task, speaker string) state.Thread {
	end, ok := h.Tasks.Ended[from.ID]
	if h.Roster.Away(speaker, h.Days.Today) || !ok || !h.Facts.Nameable(end) {
		return nil
	}
	readers := slices.DeleteFunc(append([]string{speaker}, h.Roster.Here(to.ActiveIDs)...), func(id string) bool {
		return id == end.AuthorID || !h.Roster.Read(id, end) || h.Habits.DidLately(id, corpus.ActRecall, to.ID)
	})
	if len(readers) == 0 {
		return nil
	}
	return state.Talk("dependency_met", "", "speaker", readers[0], "end", end.Key, "task", from.ID)
}

// names lets a task say what it needs when it starts.
func (h *handovers) names(to corpus.Task, need corpus.Fact) state.Thread {
	if h.Pending.Stated[need.ID] {
		return nil
	}
	h.Facts.Add(need)
	h.Pending.Stated[need.ID] = true
	return state.Talk("dependency_named", to.ID, "owner", to.OwnerID, "need", need.ID)
}
