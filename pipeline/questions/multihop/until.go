package multihop

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// shortest is how many days lie between at least: most people go on on the next
// day or after the weekend, which is a guess and no recall.
const shortest = 4

// untils drafts questions for how long after the end of a task its owner started the next one, where the first is told
// by clues and the person by nothing but owning it (E18).
func (s *stock) untils(r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	facts := s.ByTask()
	for _, person := range s.World.Corpus.People {
		runs := s.runs(person.ID)
		for _, before := range runs {
			next, ok := follower(before, runs)
			if !ok || before.owner.ID == "" || corpus.DaysBetween(before.end.Value.Date,
				next.start.Value.Date) < shortest || !s.Apart(before.end, next.start, before.owner) {
				continue
			}
			list := slices.DeleteFunc(corpus.Shuffled(r, facts[before.task.ID]), func(f *corpus.Fact) bool {
				return !s.leads(f, before, next)
			})
			clues := s.pair(list)
			if clues == nil {
				clues = s.single(list)
			}
			if clues != nil {
				out = append(out, s.until(before, next, clues, r.IntN(2) == 0))
			}
		}
	}
	return out
}

// leads says that a fact is a clue to the task and tells nothing of the person or of the days that are asked for.
func (s *stock) leads(f *corpus.Fact, before, next run) bool {
	switch f.Predicate {
	case corpus.PredOwner, corpus.PredFinished:
		return false
	}
	return f.Value.Canonical() != before.owner.Value.Canonical() && s.Apart(f, before.end, next.start, before.owner)
}

func (s *stock) until(before, next run, clues []*corpus.Fact, working bool) questions.Draft {
	w, a, b := s.World, before.end.Value.Date, next.start.Value.Date
	working = working && !slices.ContainsFunc(w.Calendar.Closures, func(c corpus.Closure) bool {
		return c.Date >= a && c.Date <= b
	})
	n, unit := corpus.DaysBetween(a, b), "calendar"
	if working {
		n, unit = w.Calendar.WorkdaysBetween(a, b), "working"
	}
	v := corpus.DurationValue(int64(n), working)
	first, second := questions.Operand(w.Statements(before.end.ID)[0], corpus.OpInterval,
		w.End), questions.Operand(w.Statements(next.start.ID)[0], corpus.OpInterval, w.End)
	end, start := w.Asked(before.end), w.Asked(next.start)
	end.Subject, start.Subject = before.task.Deliverable, prompts.SomeTask
	d := questions.Draft{
		Item: corpus.Item{
			Category: Family{}.Category(), Subcategory: Until, AskedAt: w.End, Answer: questions.AnswerText(v,
				w.End.Date()),
			Evidence: append(questions.Evidence(w.Statements(before.end.ID), corpus.RoleAnswer, 1),
				questions.Evidence(w.Statements(next.start.ID), corpus.RoleAnswer, 2)...),
			Gold: []corpus.GoldAtom{first, second},
		},
		Ask: prompts.AskIn{Operation: corpus.OpInterval, About: []prompts.Asked{end, start}, Unit: unit},
	}
	for i, c := range append(slices.Clone(clues), before.owner) {
		list := w.Statements(c.ID)
		d.Item.Evidence = append(d.Item.Evidence, questions.Evidence(list, corpus.RoleBridge, i+3)...)
		d.Item.Gold = append(d.Item.Gold, questions.Bridge(list[0], corpus.OpValue, w.End))
	}
	for _, c := range clues {
		asked := w.Asked(c)
		asked.Subject = ""
		d.Ask.Clues = append(d.Ask.Clues, prompts.Clue{Asked: asked,
			Value: questions.AnswerText(c.Value, w.End.Date())})
	}
	d.Item.Gold = append(d.Item.Gold, corpus.GoldAtom{
		Part: corpus.PartResult, SubjectID: next.task.ID, Predicate: string(corpus.OpInterval), At: w.End,
		Operation: corpus.OpInterval, Atom: &v,
		How: corpus.HowComputed, Unit: unit, FactIDs: []string{before.end.ID, next.start.ID},
	})
	return d
}
