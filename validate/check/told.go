package check

import (
	"slices"

	"memloom/internal/corpus"
)

// toldOfOneself: what a text says of somebody's role or skills is their own statement, and what their profile says
// (E20): the predicate of a skill tells its level there.
func toldOfOneself(w *world, f *Finding) {
	for _, s := range w.Statements() {
		x := w.Person(s.Fact.SubjectID)
		var fits bool
		switch s.Fact.Predicate {
		case corpus.PredRole:
			fits = x != nil && x.Role == s.Fact.Value.Text
		case corpus.PredSkill:
			fits = x != nil && hasSkill(x, s.Fact.Value.Text, best(x))
		case corpus.PredLearning:
			fits = x != nil && hasSkill(x, s.Fact.Value.Text, levelLow)
		default:
			continue
		}
		f.expect(fits && s.Message.AuthorID == s.Fact.SubjectID,
			s.Fact.Predicate+" "+quote(s.Surface)+" told by "+s.Message.AuthorID,
			"what the profile of "+s.Fact.SubjectID+" holds, told by themselves", s.Message.ID, s.Fact.ID)
	}
}

// The levels of skills in profiles that people speak of.
const (
	levelStrong = "strong"
	levelMedium = "medium"
	levelLow    = "low"
)

// best is the level of what somebody calls their strength: medium where they have nothing strong.
func best(x *corpus.Person) string {
	if slices.ContainsFunc(x.Skills, func(s corpus.Skill) bool { return s.Level == levelStrong }) {
		return levelStrong
	}
	return levelMedium
}

func hasSkill(x *corpus.Person, name, level string) bool {
	return slices.Contains(x.Skills, corpus.Skill{Name: name, Level: level})
}
