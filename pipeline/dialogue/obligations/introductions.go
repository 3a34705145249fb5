package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// How people introduce themselves: no one says who they are to those with whom they have worked for a week.
const (
	introducedWithin = 3 // workdays
	welcomed         = 5 // introductions to one that a person welcomes
)

// introductions plans who says what they do and what they are good at.
type introductions struct{ *state.Known }

// foresee lets a share of the people say, on one of the first days, what their role is, what they are strongest in and
// what they are still new to: a question about a person's profile needs a message that says it (E20). The level of a
// skill is its predicate. Everyone does so once, in one group; people of several projects are known already.
func (in *introductions) foresee(r *rand.Rand) {
	days := in.Days.Workdays()
	days = days[:min(introducedWithin, len(days))]
	q := state.Rate{Share: in.Options.Introductions}
	for _, id := range corpus.Shuffled(r, in.Roster.Seated()) {
		if _, several := in.Roster.Shares[id]; several {
			continue
		}
		if q.Take(true, r) {
			in.introduce(corpus.Pick(r, in.Roster.Seats(id)), id, corpus.Pick(r, days), r.IntN(welcomed) == 0)
		}
	}
}

// introduce puts a person's introduction to a day, or to the first day after it on which they are there.
func (in *introductions) introduce(g int, id string, day corpus.Date, welcome bool) {
	in.Todo.PutUntil(g, day, func(bool) []state.Thread {
		if in.Roster.Away(id, in.Days.Today) {
			return nil
		}
		th := state.Talk("introduction", "", "person", id)
		for _, f := range in.profile(id) {
			f.GroupID, f.From = in.Blueprint.Groups[g].ID, in.Days.Today
			in.Facts.Add(f)
			th[0].FactIDs = append(th[0].FactIDs, f.ID)
		}
		others := slices.DeleteFunc(in.Roster.Here(in.Roster.Members[g]), func(x string) bool { return x == id })
		if welcome && len(others) > 0 {
			th = state.Continue(th, state.Talk("welcome", "", "colleague", corpus.Pick(in.Rand, others), "person", id))
		}
		return []state.Thread{th}
	})
}

// profile is what a person says of themselves: their role, the skill that they are strongest in, and for staff one that
// they are new to, if they have such.
func (in *introductions) profile(id string) []corpus.Fact {
	x := in.Roster.People[id]
	fact := func(predicate, value string) corpus.Fact {
		return corpus.Fact{
			ID: in.Blueprint.Project.ID + "/" + id + "/" + predicate, SubjectID: id, Predicate: predicate,
			Value: corpus.TextValue(corpus.KindEnum, value), Knowers: []string{id},
		}
	}
	out := []corpus.Fact{fact(corpus.PredRole, x.Role)}
	if best := skillOf(x, "strong", "medium"); best != "" {
		out = append(out, fact(corpus.PredSkill, best))
	}
	if new := skillOf(x, "low"); new != "" && x.Rank >= 3 {
		out = append(out, fact(corpus.PredLearning, new))
	}
	return out
}

// skillOf is a person's first skill of the first of some levels that they have.
func skillOf(x corpus.Person, levels ...string) string {
	for _, level := range levels {
		for _, s := range x.Skills {
			if s.Level == level {
				return s.Name
			}
		}
	}
	return ""
}
