package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// introducedWithin is in how many workdays people introduce themselves: nobody
// says who they are to those with whom they have worked for a week.
const introducedWithin = 3

// introductions plans who says what they do and what they are good at.
type introductions struct{ *known }

// foresee lets a share of the people say, on one of the first
// days, what their role is, what they are strongest in and what they are
// still new to: a question about somebody's profile needs a message that says
// it (E20). The level of a skill is its predicate. Everybody does so once, in
// one group; people of several projects are known already.
func (in *introductions) foresee(r *rand.Rand) {
	days := in.days.Workdays()
	days = days[:min(introducedWithin, len(days))]
	q := quota{share: in.o.Introductions, r: r}
	for _, id := range corpus.Shuffled(r, in.roster.seated()) {
		if _, several := in.roster.shares[id]; several {
			continue
		}
		q.meet()
		if q.wants() {
			q.take()
			in.introduce(corpus.Pick(r, in.roster.seats(id)), id, corpus.Pick(r, days), r.IntN(welcomed) == 0)
		}
	}
}

// welcomed is how many introductions there are to one that somebody welcomes.
const welcomed = 5

// introduce puts somebody's introduction to a day, or to the first day after it
// on which they are there.
func (in *introductions) introduce(g int, id string, day corpus.Date, welcome bool) {
	in.todo.put(g, day, func() []thread {
		if in.roster.away(id, in.days.today) {
			if next := in.days.NextWorkday(in.days.today); next <= in.days.Last {
				in.introduce(g, id, next, welcome)
			}
			return nil
		}
		th := thread{{act: corpus.ActIntroduction, author: id, parent: -1, obligation: "introduction"}}
		for _, f := range in.profile(id) {
			f.GroupID, f.From = in.b.Groups[g].ID, in.days.today
			in.facts.add(f)
			th[0].facts = append(th[0].facts, f.ID)
		}
		others := slices.DeleteFunc(in.roster.here(in.roster.members[g]), func(x string) bool { return x == id })
		if welcome && len(others) > 0 {
			th = append(th, cell{act: corpus.ActAcknowledge, author: corpus.Pick(in.r, others), to: id, obligation: "introduction"})
		}
		return []thread{th}
	})
}

// profile is what somebody says of themselves: their role, the skill that they
// are strongest in, and for staff one that they are new to, if they have such.
func (in *introductions) profile(id string) []corpus.Fact {
	x := in.roster.people[id]
	fact := func(predicate, value string) corpus.Fact {
		return corpus.Fact{
			ID: in.b.Project.ID + "/" + id + "/" + predicate, SubjectID: id, Predicate: predicate,
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

// skillOf is somebody's first skill of the first of some levels that they have.
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
