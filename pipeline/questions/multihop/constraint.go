package multihop

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// constraints drafts one question a task whose subject is told by clues. Two clues are such that either fits other
// tasks as well, so that none will do alone; one clue fits no other task.
func (s *stock) constraints(r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	facts := s.ByTask()
	for _, t := range s.World.Corpus.Tasks {
		list := corpus.Shuffled(r, facts[t.ID])
		clues := s.pair(list)
		if clues == nil {
			clues = s.single(list)
		}
		if clues == nil {
			continue
		}
		i := slices.IndexFunc(list, func(f *corpus.Fact) bool { return s.answers(f, clues) })
		if i >= 0 {
			out = append(out, s.constraint(list[i], clues))
		}
	}
	return out
}

// pair finds two clues that fit one task together and several each.
func (s *stock) pair(list []*corpus.Fact) []*corpus.Fact {
	for i, a := range list {
		if !s.Tells(a) || !s.Several(a) {
			continue
		}
		for _, b := range list[i+1:] {
			if s.Tells(b) && s.Several(b) && s.Apart(a, b) && s.Alone(a, b) {
				return []*corpus.Fact{a, b}
			}
		}
	}
	return nil
}

// single finds a clue that fits one task. Amounts as clues would be looked up
// by their figures: it has to be a person or a day.
func (s *stock) single(list []*corpus.Fact) []*corpus.Fact {
	for _, f := range list {
		if s.Tells(f) && len(s.Fitting(f)) == 1 &&
			(f.Value.Kind == corpus.KindEntity || f.Value.Kind == corpus.KindDate) {
			return []*corpus.Fact{f}
		}
	}
	return nil
}

// answers says that a fact can be asked for behind clues: it is another one,
// said elsewhere, and no clue holds its value.
func (s *stock) answers(f *corpus.Fact, clues []*corpus.Fact) bool {
	if !s.Asked(f) || !s.Apart(append(slices.Clone(clues), f)...) {
		return false
	}
	return !slices.ContainsFunc(clues, func(c *corpus.Fact) bool { return c.ID == f.ID || c.Value.Equal(f.Value) })
}

func (s *stock) constraint(f *corpus.Fact, clues []*corpus.Fact) questions.Draft {
	about := s.World.Asked(f)
	about.Subject = s.Tasks[f.SubjectID].Deliverable
	ask := prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{about}}
	var bridges [][]questions.Statement
	var context []questions.Statement
	for _, c := range clues {
		a := s.World.Asked(c)
		a.Subject = ""
		ask.Clues = append(ask.Clues, prompts.Clue{Asked: a, Value: questions.AnswerText(c.Value, s.World.End.Date())})
		bridges = append(bridges, s.World.Statements(c.ID))
		context = append(context, s.astray(f, c)...)
	}
	return questions.Draft{Item: s.item(Constraint, s.World.Statements(f.ID), bridges, context), Ask: ask}
}

// astray returns where another task that fits a clue alone has that clue and a
// value of what is asked: who follows one clue ends there.
func (s *stock) astray(f, clue *corpus.Fact) []questions.Statement {
	for _, id := range s.Fitting(clue) {
		if id == f.SubjectID {
			continue
		}
		fits, ok := s.Said(id, clue.Predicate)
		value, also := s.Said(id, f.Predicate)
		if ok && also && fits.Fact.Value.Equal(clue.Value) && !value.Fact.Value.Equal(f.Value) {
			return []questions.Statement{fits, value}
		}
	}
	return nil
}
