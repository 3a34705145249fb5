package owed

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// sharing lets facts stand in messages about their task that their knower writes anyway, one in each, and returns the
// others: in a kickoff, in what somebody asked for, beside a blocker.
func sharing(threads []state.Thread, facts []corpus.Fact) []corpus.Fact {
	hosts := map[string][]*state.Cell{} // by author
	for _, th := range threads {
		for i := range th {
			hold := []corpus.Act{corpus.ActKickoff, corpus.ActAnswer, corpus.ActDelivery, corpus.ActBlocker}
			if c := &th[i]; slices.Contains(hold, c.Act) {
				hosts[c.Author] = append(hosts[c.Author], c)
			}
		}
	}
	return slices.DeleteFunc(facts, func(f corpus.Fact) bool {
		free := hosts[f.Knowers[0]]
		if len(free) == 0 {
			return false
		}
		free[0].Facts = append(slices.Clip(free[0].Facts), f.ID)
		hosts[f.Knowers[0]] = free[1:]
		return true
	})
}

// together lets a fact that would be a report of its own wait for others, if it can.
func (rp *reporting) together(t corpus.Task, facts []corpus.Fact) []corpus.Fact {
	n := map[string]int{} // by author
	for _, f := range facts {
		n[f.Knowers[0]]++
	}
	return slices.DeleteFunc(facts, func(f corpus.Fact) bool {
		if n[f.Knowers[0]] > 1 || !rp.Pending.CanWait(t, f, rp.Days.Today) {
			return false
		}
		rp.Pending.Held[f.ID], rp.Pending.Stated[f.ID] = true, false
		return true
	})
}

// inMessages puts the facts that one person knows about one task into one message.
func inMessages(facts []corpus.Fact) []state.Thread {
	slices.SortStableFunc(facts, func(a, b corpus.Fact) int { return cmp.Compare(a.Knowers[0], b.Knowers[0]) })
	var out []state.Thread
	for _, f := range facts {
		if n := len(out); n > 0 && out[n-1][0].Author == f.Knowers[0] && len(out[n-1][0].Facts) < state.MostInReport {
			out[n-1][0].Facts = append(out[n-1][0].Facts, f.ID)
			continue
		}
		out = append(out, state.Thread{state.Post(corpus.ActProgress, f, "scheduled")})
	}
	return out
}

// filled lets who reports on a task say what else they know of it by now, those of one sub-issue first: one message of
// three facts instead of three.
func (rp *reporting) filled(t corpus.Task, reports []state.Thread) []state.Thread {
	for _, th := range reports {
		th[0].Facts = rp.Pending.WithMore(th[0].Facts, t.ID, th[0].Author)
	}
	return reports
}
