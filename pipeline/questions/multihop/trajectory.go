package multihop

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// run is a task of a person's, as announced.
type run struct {
	task       corpus.Task
	start, end *corpus.Fact
	owner      *corpus.Fact
}

// trajectories drafts questions about the next task that an owner started after the end of another one of theirs.
func (s *stock) trajectories(r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	facts := s.ByTask()
	for _, person := range s.World.Corpus.People {
		runs := s.runs(person.ID)
		for _, before := range runs {
			next, ok := follower(before, runs)
			if !ok {
				continue
			}
			list := corpus.Shuffled(r, facts[next.task.ID])
			i := slices.IndexFunc(list, func(f *corpus.Fact) bool { return s.followed(f, before, next) })
			if i >= 0 {
				out = append(out, s.trajectory(list[i], before, next, runs))
			}
		}
	}
	return out
}

// runs lists a person's tasks by their start. A task of theirs of which the start is not told once and for all ends the
// list: what they did next is not known from there on.
func (s *stock) runs(person string) []run {
	var out []run
	for _, t := range s.World.Corpus.Tasks {
		if t.OwnerID != person {
			continue
		}
		x := run{task: t}
		x.start, x.end, x.owner = s.one(t.ID, corpus.PredStarted), s.one(t.ID, corpus.PredFinished), s.one(t.ID,
			corpus.PredOwner)
		out = append(out, x)
	}
	slices.SortStableFunc(out, func(a, b run) int { return cmp.Compare(a.task.Start, b.task.Start) })
	if i := slices.IndexFunc(out, func(x run) bool { return x.start.ID == "" }); i >= 0 {
		out = out[:i]
	}
	return out
}

// one returns the settled fact of a slot that a message names the task for, or none.
func (s *stock) one(task, predicate string) *corpus.Fact {
	list := s.Of(task, predicate)
	if len(list) != 1 || !s.Settled(list[0]) || s.Named(list[0]) == nil {
		return &corpus.Fact{}
	}
	return list[0]
}

// follower is the first task that was started on a day after another's end. On
// the day of the end itself, or where two start on one day, no one can tell.
func follower(before run, runs []run) (run, bool) {
	if before.end.ID == "" {
		return run{}, false
	}
	end := before.end.Value.Date
	var next []run
	for _, x := range runs {
		switch day := x.start.Value.Date; {
		case day == end && x.task.ID != before.task.ID:
			return run{}, false
		case day > end && (len(next) == 0 || day == next[0].start.Value.Date):
			next = append(next, x)
		}
	}
	if len(next) != 1 || next[0].owner.ID == "" {
		return run{}, false
	}
	return next[0], true
}

// followed says that a fact of the next task can be asked for: it is said
// apart from the start and from the end of the one before.
func (s *stock) followed(f *corpus.Fact, before, next run) bool {
	return s.Asked(f) && f.Predicate != corpus.PredOwner && f.Predicate != corpus.PredStarted &&
		f.Value.Canonical() != next.owner.Value.Canonical() &&
		s.Apart(before.end, next.start, f) && s.Apart(before.end, next.owner, f)
}

// trajectory asks about the next task. Who does not look up when the one before
// ended finds the person's other tasks, which are shown as context.
func (s *stock) trajectory(f *corpus.Fact, before, next run, runs []run) questions.Draft {
	about, event, owner := s.World.Asked(f), s.World.Asked(before.end), s.World.Asked(next.owner)
	about.Subject, owner.Subject = prompts.SomeTask, ""
	bridges := [][]questions.Statement{s.World.Statements(before.end.ID), s.World.Statements(next.start.ID)}
	if s.Apart(next.start, next.owner) {
		bridges = append(bridges, s.World.Statements(next.owner.ID))
	}
	it := s.item(Trajectory, s.World.Statements(f.ID), bridges, s.otherRuns(f, next, runs))
	if len(bridges) == 2 {
		it.Gold = slices.Insert(it.Gold, len(it.Gold)-1,
			questions.Bridge(s.World.Statements(next.owner.ID)[0], corpus.OpValue, s.World.End))
	}
	return questions.Draft{Item: it, Ask: prompts.AskIn{
		Operation: corpus.OpValue, About: []prompts.Asked{about},
		Clues: []prompts.Clue{{Asked: owner, Value: next.owner.Value.Text}},
		When:  &prompts.When{Relation: "after", Event: &event},
	}}
}

// otherRuns returns the starts of the neighbours in a person's list of tasks,
// and what is asked of them, where both are said.
func (s *stock) otherRuns(f *corpus.Fact, next run, runs []run) []questions.Statement {
	var out []questions.Statement
	at := slices.IndexFunc(runs, func(x run) bool { return x.task.ID == next.task.ID })
	for _, i := range []int{at - 1, at + 1} {
		if i < 0 || i >= len(runs) {
			continue
		}
		start, ok := s.Said(runs[i].task.ID, corpus.PredStarted)
		value, also := s.Said(runs[i].task.ID, f.Predicate)
		if ok && also && !value.Fact.Value.Equal(f.Value) {
			out = append(out, start, value)
		}
	}
	return out
}
