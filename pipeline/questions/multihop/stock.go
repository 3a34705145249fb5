package multihop

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// stock is what there is to ask and to hint at.
type stock struct {
	w      *questions.World
	tasks  map[string]corpus.Task
	slots  map[slot][]corpus.Fact // whatever is said of a slot: true, older, weighed or wrong
	others map[clueKey][]string   // tasks of one deliverable of which a value is said, in the order of the corpus
}

type slot struct{ subject, predicate string }

// clueKey is a value of an attribute among the tasks of one deliverable.
type clueKey struct{ deliverable, predicate, value string }

func newStock(w *questions.World) *stock {
	s := &stock{w: w, tasks: corpus.CopiesByID(w.Corpus.Tasks), slots: map[slot][]corpus.Fact{},
		others: map[clueKey][]string{}}
	for _, f := range w.Corpus.Facts {
		key := slot{f.SubjectID, f.Predicate}
		if about, ok := w.Fact(f.About); ok && f.Predicate == corpus.PredOption {
			key.predicate = about.Predicate
		}
		s.slots[key] = append(s.slots[key], f)
		t, ok := s.tasks[f.SubjectID]
		if !ok {
			continue
		}
		k := clueKey{t.Deliverable, key.predicate, f.Value.Canonical()}
		if !slices.Contains(s.others[k], t.ID) {
			s.others[k] = append(s.others[k], t.ID)
		}
	}
	return s
}

// settled says that a slot has one value, about which nobody was ever wrong or of two minds.
func (s *stock) settled(f corpus.Fact) bool {
	return len(s.slots[slot{f.SubjectID, f.Predicate}]) == 1 && !f.Noise && !s.w.Barred(f.ID)
}

// named returns the statements of a fact if one of them names the task whole:
// without it nobody could tell what a message is about.
func (s *stock) named(f corpus.Fact) []questions.Statement {
	list := s.w.Statements(f.ID)
	if slices.ContainsFunc(list, func(x questions.Statement) bool { return s.names(x.Message, f.SubjectID) }) {
		return list
	}
	return nil
}

// names says whether a message names a task: "the card vault load test", "the load test for the card vault". A message
// that is planned and not written yet may come to: drafts are only counted then.
func (s *stock) names(m *corpus.Message, task string) bool {
	t, text := s.tasks[task], strings.ToLower(m.Text)
	return t.Name != "" && (text == "" || strings.Contains(text, strings.ToLower(t.Name)) ||
		strings.Contains(text, strings.ToLower(t.Deliverable+" for the "+t.Component)))
}

// fitting returns the tasks of a deliverable of which a fact's value is said.
func (s *stock) fitting(f corpus.Fact) []string {
	return s.others[clueKey{s.tasks[f.SubjectID].Deliverable, f.Predicate, f.Value.Canonical()}]
}

// tells says that a fact can stand for a task's name: a short value that does not hold the name itself, as links do.
func (s *stock) tells(f corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredOwner, corpus.PredDue, corpus.PredStarted, corpus.PredFinished:
		return true
	}
	a, ok := s.w.Attribute(f.SubjectID, f.Predicate)
	if !ok {
		return false
	}
	switch a.Class {
	case pack.Contact, pack.Choice, pack.Setting, pack.Measure, pack.Deadline, pack.Budget:
		return true
	case pack.Tally:
		return f.Value.N != 1
	}
	return false
}

// asked says that a fact is something that somebody would look up later.
func (s *stock) asked(f corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredOwner, corpus.PredDue, corpus.PredStarted, corpus.PredFinished:
		return true
	}
	_, ok := s.w.Attribute(f.SubjectID, f.Predicate)
	return ok
}

// byTask lists the settled, named facts of every task, in the order of the corpus.
func (s *stock) byTask() map[string][]corpus.Fact {
	out := map[string][]corpus.Fact{}
	for _, f := range s.w.Stated() {
		if s.tasks[f.SubjectID].ID != "" && s.settled(f) && s.named(f) != nil {
			out[f.SubjectID] = append(out[f.SubjectID], f)
		}
	}
	return out
}

// apart says that no message states two of the facts: each is a step of its own.
func (s *stock) apart(facts ...corpus.Fact) bool {
	seen := map[string]bool{}
	for _, f := range facts {
		own := map[string]bool{}
		for _, x := range s.w.Statements(f.ID) {
			if seen[x.Message.ID] {
				return false
			}
			own[x.Message.ID] = true
		}
		for id := range own {
			seen[id] = true
		}
	}
	return true
}

// said returns a statement of a task's settled fact of a predicate that names
// the task, for readers to be led astray by.
func (s *stock) said(task, predicate string) (questions.Statement, bool) {
	list := s.slots[slot{task, predicate}]
	if len(list) != 1 || list[0].Noise || s.w.Barred(list[0].ID) {
		return questions.Statement{}, false
	}
	for _, x := range s.w.Statements(list[0].ID) {
		if s.names(x.Message, task) {
			return x, true
		}
	}
	return questions.Statement{}, false
}
