package questions

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Surroundings are the messages that can be next to an item's evidence: about the same tasks, and from the same
// threads.
type Surroundings struct {
	w        *World
	messages map[string]*corpus.Message
	states   map[string][]*corpus.Fact // message → the facts that it states
	byTask   map[string][]string       // task → messages about it
	byThread map[string][]string
	idle     map[string]bool // messages that tell nothing: thanks, jokes
	heads    *Heads
}

// NewSurroundings reads the messages of a world and what each was planned to say.
func NewSurroundings(w *World) *Surroundings {
	s := &Surroundings{w, corpus.ByID(w.Corpus.Messages), map[string][]*corpus.Fact{}, map[string][]string{},
		map[string][]string{}, map[string]bool{}, NewHeads(w)}
	for _, m := range w.Corpus.Messages {
		s.byThread[m.ThreadID] = append(s.byThread[m.ThreadID], m.ID)
	}
	for _, p := range w.Corpus.Plan {
		s.idle[p.MessageID] = p.Act.In(corpus.ActAcknowledge, corpus.ActBanter)
		for _, id := range p.TaskIDs {
			s.byTask[id] = append(s.byTask[id], p.MessageID)
		}
		for _, d := range p.Discloses {
			if f := w.rows.Fact(d.FactID); f != nil {
				s.states[p.MessageID] = append(s.states[p.MessageID], f)
			}
		}
	}
	return s
}

// Add adds messages as context to an item's evidence until it has about so many (E21), as an annotator would list them:
// what the threads of the evidence say, then what else the groups of the evidence say of its task. None states what the
// item asks for or what leads to it, comes after the asking, tells nothing, or is where the asker does not see it.
func (s *Surroundings) Add(r *rand.Rand, it *corpus.Item, wanted float64) {
	if len(it.Evidence) == 0 {
		return
	}
	most := int(wanted) - 1 + r.IntN(3)
	if r.Float64() < wanted-float64(int(wanted)) {
		most++
	}
	shown, groups, group := map[string]bool{}, map[string]bool{}, 0
	var mates, about []string
	for _, e := range it.Evidence {
		shown[e.MessageID], group = true, max(group, e.Set)
		if m := s.messages[e.MessageID]; m != nil {
			mates, groups[m.GroupID] = append(mates, s.byThread[m.ThreadID]...), true
		}
	}
	for _, g := range it.Gold {
		if g.Part == corpus.PartOperand {
			about = append(about, s.byTask[g.SubjectID]...)
		}
	}
	about = slices.DeleteFunc(about, func(id string) bool {
		m := s.messages[id]
		return m == nil || !groups[m.GroupID] || len(s.states[id]) == 0
	})
	fits := s.fitting(it)
	for _, id := range slices.Concat(corpus.Shuffled(r, mates), corpus.Shuffled(r, about)) {
		if len(shown) >= most {
			return
		}
		if !shown[id] && fits(id) {
			group++
			shown[id] = true
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: id, Role: corpus.RoleContext, Set: group})
		}
	}
}

// Complete adds to an item's evidence where what it calls by a part of its name is named in full. It says no where that
// cannot be.
func (s *Surroundings) Complete(it *corpus.Item, question prompts.AskIn) bool {
	return s.heads.Complete(it, question)
}

// fitting says which messages tell nothing of an item's answer.
func (s *Surroundings) fitting(it *corpus.Item) func(string) bool {
	slots, facts := map[string]bool{}, map[string]bool{}
	for _, g := range it.Gold {
		slots[g.SubjectID+"|"+g.Predicate] = true
		for _, id := range g.FactIDs {
			facts[id] = true
		}
	}
	var seen []string
	if it.AskerID != "" {
		seen = s.w.GroupsOf(it.AskerID)
	}
	spares := s.heads.spares(it)
	return func(id string) bool {
		m := s.messages[id]
		if m == nil || m.At >= it.AskedAt || s.idle[id] || s.w.barred[id] || it.AskerID != "" && !slices.Contains(seen,
			m.GroupID) ||
			!spares(m) {
			return false
		}
		return !slices.ContainsFunc(s.states[id], func(f *corpus.Fact) bool {
			return slots[f.SubjectID+"|"+f.Predicate] || facts[f.About]
		})
	}
}
