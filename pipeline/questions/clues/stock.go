// Package clues tells a task by what is said of it in place of its name (validity.md, horizon and spread): who owns it,
// in which month it began, who reviews it. Two clues are told, each of which fits other tasks of the same deliverable
// as well, so that both are needed.
package clues

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// Stock is what there is to ask of tasks and to tell them by.
type Stock struct {
	World  *questions.World
	Tasks  map[string]corpus.Task
	slots  map[slot][]*corpus.Fact // whatever is said of a slot: true, older, weighed or wrong
	others map[clueKey][]string    // tasks of one deliverable of which a value is said, in the order of the corpus

	told     map[string][]*corpus.Fact  // task → the settled facts by which it can be told
	facts    map[clueKey][]*corpus.Fact // facts of a value, or of a month, among the tasks of one deliverable
	messages map[string]*corpus.Message
	byName   map[string]bool // names of tasks
}

type slot struct{ subject, predicate string }

// clueKey is a value of an attribute among the tasks of one deliverable.
type clueKey struct{ deliverable, predicate, value string }

// NewStock reads a world.
func NewStock(w *questions.World) *Stock {
	s := &Stock{World: w, Tasks: corpus.CopiesByID(w.Corpus.Tasks), slots: map[slot][]*corpus.Fact{},
		others: map[clueKey][]string{}, told: map[string][]*corpus.Fact{}, facts: map[clueKey][]*corpus.Fact{},
		messages: corpus.ByID(w.Corpus.Messages), byName: map[string]bool{}}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		key := slot{f.SubjectID, f.Predicate}
		if about, ok := w.Fact(f.About); ok && f.Predicate == corpus.PredOption {
			key.predicate = about.Predicate
		}
		s.slots[key] = append(s.slots[key], f)
		t, ok := s.Tasks[f.SubjectID]
		if !ok {
			continue
		}
		k := clueKey{t.Deliverable, key.predicate, f.Value.Canonical()}
		if !slices.Contains(s.others[k], t.ID) {
			s.others[k] = append(s.others[k], t.ID)
		}
	}
	for _, t := range s.Tasks {
		s.byName[t.Name] = true
	}
	for i := range w.Corpus.Facts {
		s.tell(&w.Corpus.Facts[i])
	}
	return s
}

// tell keeps a fact by which its task can be told.
func (s *Stock) tell(f *corpus.Fact) {
	if s.Tasks[f.SubjectID].ID == "" || f.Noise || !s.Tells(f) {
		return
	}
	k := s.keyOf(f)
	if f.Predicate == corpus.PredStarted || f.Predicate == corpus.PredFinished {
		k.value = month(f.Value.Date)
	}
	s.facts[k] = append(s.facts[k], f)
	if s.Settled(f) && len(s.World.Statements(f.ID)) > 0 {
		s.told[f.SubjectID] = append(s.told[f.SubjectID], f)
	}
}

// keyOf is a fact's value among the tasks of its deliverable.
func (s *Stock) keyOf(f *corpus.Fact) clueKey {
	return clueKey{s.Tasks[f.SubjectID].Deliverable, f.Predicate, f.Value.Canonical()}
}

// Of returns whatever facts there are of a subject's attribute: true, older, weighed or wrong.
func (s *Stock) Of(subject, predicate string) []*corpus.Fact {
	return s.slots[slot{subject, predicate}]
}

// Settled says that a slot has one value, about which no one was ever wrong or of two minds.
func (s *Stock) Settled(f *corpus.Fact) bool {
	return len(s.slots[slot{f.SubjectID, f.Predicate}]) == 1 && !f.Noise && !s.World.Barred(f.ID)
}

// Named returns the statements of a fact if one of them names the task whole:
// without it no one could tell what a message is about.
func (s *Stock) Named(f *corpus.Fact) []questions.Statement {
	list := s.World.Statements(f.ID)
	if slices.ContainsFunc(list, func(x questions.Statement) bool { return s.Names(x.Message, f.SubjectID) }) {
		return list
	}
	return nil
}

// Names says whether a message names a task: "the card vault load test", "the load test for the card vault". A message
// that is planned and not written yet may come to: drafts are only counted then.
func (s *Stock) Names(m *corpus.Message, task string) bool {
	t, text := s.Tasks[task], strings.ToLower(m.Text)
	return t.Name != "" && (text == "" || strings.Contains(text, strings.ToLower(t.Name)) ||
		strings.Contains(text, strings.ToLower(t.Deliverable+" for the "+t.Component)))
}

// Fitting returns the tasks of a deliverable of which a fact's value is said.
func (s *Stock) Fitting(f *corpus.Fact) []string {
	return s.others[clueKey{s.Tasks[f.SubjectID].Deliverable, f.Predicate, f.Value.Canonical()}]
}

// Tells says that a fact can stand for a task's name: a short value that does not hold the name itself, as links do.
func (s *Stock) Tells(f *corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredOwner, corpus.PredDue, corpus.PredStarted, corpus.PredFinished:
		return true
	}
	a, ok := s.World.Attribute(f.SubjectID, f.Predicate)
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

// Asked says that a fact is something that a person would look up later.
func (s *Stock) Asked(f *corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredOwner, corpus.PredDue, corpus.PredStarted, corpus.PredFinished:
		return true
	}
	_, ok := s.World.Attribute(f.SubjectID, f.Predicate)
	return ok
}

// ByTask lists the settled, named facts of every task, in the order of the corpus.
func (s *Stock) ByTask() map[string][]*corpus.Fact {
	out := map[string][]*corpus.Fact{}
	for _, f := range s.World.Stated() {
		if s.Tasks[f.SubjectID].ID != "" && s.Settled(f) && s.Named(f) != nil {
			out[f.SubjectID] = append(out[f.SubjectID], f)
		}
	}
	return out
}

// Apart says that no message states two of the facts: each is a step of its own.
func (s *Stock) Apart(facts ...*corpus.Fact) bool {
	seen := map[string]bool{}
	for _, f := range facts {
		own := map[string]bool{}
		for _, x := range s.World.Statements(f.ID) {
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

// Said returns a statement of a task's settled fact of a predicate that names
// the task, for readers to be led astray by.
func (s *Stock) Said(task, predicate string) (questions.Statement, bool) {
	list := s.slots[slot{task, predicate}]
	if len(list) != 1 || list[0].Noise || s.World.Barred(list[0].ID) {
		return questions.Statement{}, false
	}
	for _, x := range s.World.Statements(list[0].ID) {
		if s.Names(x.Message, task) {
			return x, true
		}
	}
	return questions.Statement{}, false
}

// Alone says that no other task fits both.
func (s *Stock) Alone(a, b *corpus.Fact) bool {
	return !slices.ContainsFunc(s.Fitting(a), func(id string) bool {
		return id != a.SubjectID && slices.Contains(s.Fitting(b), id)
	})
}
