package profile

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// What people can do shows in what they do: in the tasks that they take on, weeks after they introduced themselves.

// Of how many tasks one sees that a person took them on, and how many workdays lie between those messages and their
// introduction: a week, and in corpora of a few weeks a sixth of the time.
const (
	mostDeeds   = 2
	weekApart   = 5
	partsOfTime = 6
)

// deeds are messages in which a person takes on, finishes or reports on a task of theirs that takes one of some skills:
// up to two before a time, of different
// weeks, none near their introduction or of the task asked about. They are nil where there is none.
func (p *projects) deeds(told questions.Statement, skills []string, not string, before corpus.Stamp,
	r *rand.Rand) []questions.Statement {
	var out []questions.Statement
	apart := min(weekApart, p.Calendar.WorkdaysInclusive(p.Calendar.First, p.Calendar.Last)/partsOfTime)
	days := []corpus.Date{told.Message.At.Date()}
	for _, t := range corpus.Shuffled(r, p.owned[told.Fact.SubjectID]) {
		if t.ID == not || len(out) == mostDeeds || !common(t.Skills, skills) {
			continue
		}
		list := slices.Concat(p.StatementsOf(t.ID, corpus.PredOwner), p.StatementsOf(t.ID, corpus.PredFinished),
			p.worked[t.ID])
		i := slices.IndexFunc(list, func(s questions.Statement) bool {
			return s.Message.AuthorID == t.OwnerID && s.Message.At < before && !slices.ContainsFunc(days,
				func(d corpus.Date) bool {
					day := s.Message.At.Date()
					return p.Calendar.WorkdaysInclusive(min(d, day), max(d, day)) <= apart
				})
		})
		if i >= 0 {
			out, days = append(out, list[i]), append(days, list[i].Message.At.Date())
		}
	}
	slices.SortFunc(out, func(a, b questions.Statement) int {
		return cmp.Or(cmp.Compare(a.Message.At, b.Message.At), cmp.Compare(a.Message.ID, b.Message.ID))
	})
	return out
}

// takes says whether a task that a person owns takes a skill.
func (p *projects) takes(person, skill string) bool {
	return slices.ContainsFunc(p.owned[person], func(t corpus.Task) bool { return slices.Contains(t.Skills, skill) })
}
