// Package script turns a plan into what an author is asked for, and what the author wrote into messages with
// disclosures.
package script

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
	"memloom/prompts"
)

// Script turns plans into what an author is asked, and what an author wrote into messages with disclosures. It is
// read-only and safe for concurrent use.
type Script struct {
	o      recipe.Dialogue
	b      *blueprint.Blueprint
	pack   *pack.Pack
	attrs  map[string]pack.Attribute
	spoken map[string]pack.Concept // concepts that every role calls by its own word
	done   map[string][]string     // deliverable → participles
	people map[string]corpus.Person
	tasks  map[string]corpus.Task
	groups map[string]corpus.Group
	facts  map[string]corpus.Fact
	news   map[string]pack.News
	slots  map[string]dialogue.Slot
	said   map[string]dialogue.Slot // fact → the slot that states it first
	blocks map[string][]corpus.Fact // task → what is in its way
	themes map[string]string        // rule or term → what people call it
	styles map[string]corpus.Style  // group and person → the style of their seat (E5)
	lex    *corpus.Lexicon
	novel  map[string]bool                // slot and fact → its word is said to other roles for the first time
	nth    map[string]int                 // fact → how many of its predicate came before it
	src    func(unit, purpose string) int // a small number that varies with the unit
}

// New indexes a plan for writing. The lexicon holds the world's names; pick returns a number that varies with the seed,
// a unit and a purpose.
func New(
	o recipe.Dialogue, b *blueprint.Blueprint, pk *pack.Pack, people []corpus.Person, plan *dialogue.Plan,
	lex *corpus.Lexicon, pick func(unit, purpose string) int,
) *Script {
	s := &Script{
		o: o, b: b, pack: pk, attrs: blueprint.Attributes(pk), spoken: pk.Vocabulary(), done: map[string][]string{},
		people: corpus.CopiesByID(people), tasks: corpus.CopiesByID(b.Tasks), groups: corpus.CopiesByID(b.Groups),
		facts: corpus.CopiesByID(plan.Facts), news: plan.News, themes: corpus.NamesByID(plan.Themes),
		slots: map[string]dialogue.Slot{}, said: map[string]dialogue.Slot{}, blocks: map[string][]corpus.Fact{},
		styles: map[string]corpus.Style{}, novel: map[string]bool{}, nth: map[string]int{}, lex: lex, src: pick,
	}
	for _, d := range pk.Deliverables {
		s.done[d.Noun] = d.Done
	}
	for _, m := range slices.Concat(plan.Guests, b.Members) {
		s.styles[m.GroupID+"/"+m.PersonID] = m.Adapted
	}
	seen := map[string]int{}
	for _, f := range plan.Facts {
		if s.attrs[f.Predicate].Class == pack.Blocker && !f.Noise {
			s.blocks[f.TaskID] = append(s.blocks[f.TaskID], f)
		}
		s.nth[f.ID] = seen[f.Predicate]
		seen[f.Predicate]++
	}
	for _, d := range plan.Days {
		for _, slot := range d.Slots {
			s.slots[slot.Key] = slot
			for _, id := range slot.FactIDs {
				if first, ok := s.said[id]; !ok || slot.At < first.At {
					s.said[id] = slot
				}
			}
		}
	}
	s.novelWords(plan)
	return s
}

// novelWords marks where a role's word for a concept is first said in a group to a person of another role: there it
// needs a gloss. Who asked in a word of their own knows what the answer speaks of.
func (s *Script) novelWords(plan *dialogue.Plan) {
	known := map[string]bool{}
	for _, d := range plan.Days {
		for _, slot := range d.Slots {
			if slot.Act == corpus.ActAnswer {
				continue
			}
			role := s.people[slot.AuthorID].Role
			if to, ok := s.people[slot.ToID]; ok && to.Role == role {
				continue
			}
			for _, id := range slot.FactIDs {
				f := s.facts[id]
				if _, ok := s.spoken[f.Predicate]; !ok {
					continue
				}
				if key := d.GroupID + "/" + role + "/" + f.Predicate; !known[key] {
					known[key] = true
					s.novel[slot.Key+"/"+id] = true
				}
			}
		}
	}
}

// Input returns what an author is asked for a day (E12).
func (s *Script) Input(d dialogue.DayPlan) prompts.DayIn {
	in := prompts.DayIn{
		Project: s.b.Project.Name, Group: s.groups[d.GroupID].Name, Date: d.Date, Weekday: d.Date.Weekday().String(),
		Words: s.o.Words,
	}
	number := map[string]int{} // slot key → number in the day
	voices := map[string]bool{}
	factNo := map[string]int{}
	for i, slot := range d.Slots {
		number[slot.Key] = i + 1
		for _, id := range []string{slot.AuthorID, slot.ToID} {
			if id != "" && !voices[id] {
				voices[id] = true
				in.People = append(in.People, s.voice(id, d.GroupID))
			}
		}
		for _, id := range slot.FactIDs {
			if factNo[id] == 0 {
				in.Facts = append(in.Facts, s.fact(len(in.Facts)+1, id, slot))
				factNo[id] = len(in.Facts)
			}
		}
	}
	for i, slot := range d.Slots {
		in.Slots = append(in.Slots, s.slot(i+1, slot, number, factNo))
	}
	in.Tasks = s.taskNames(d)
	return in
}

// taskNames returns the parts of the names of all tasks that a day speaks of, in the order in which it does.
func (s *Script) taskNames(d dialogue.DayPlan) []prompts.TaskName {
	var out []prompts.TaskName
	seen := map[string]bool{}
	add := func(id string) {
		if t, ok := s.tasks[id]; ok && !seen[id] {
			seen[id] = true
			out = append(out, prompts.TaskName{Name: t.Name, Component: t.Component, Deliverable: t.Deliverable})
		}
	}
	for _, slot := range d.Slots {
		add(slot.TaskID)
		for _, key := range []string{slot.ParentKey, slot.RecallsKey} {
			add(s.slots[key].TaskID)
			add(s.about(s.slots[key]).SubjectID)
		}
		for _, id := range slot.SpeaksOf() {
			f := s.facts[id]
			add(f.SubjectID)
			if f.Because != "" {
				add(s.facts[f.Because].SubjectID)
			}
		}
		for _, id := range slot.Names {
			add(id)
		}
	}
	return out
}

// Written is the text of a slot.
type Written struct {
	Key       string
	Text      string
	Discloses []corpus.Disclosure
	Deleted   bool // a fixer took the message out (E14)
}

// Accept turns a day's text, as it came out of checks and repairs, into texts with the places of their disclosures. A
// message without text was deleted.
func (s *Script) Accept(d dialogue.DayPlan, in prompts.DayIn, out prompts.DayOut) ([]Written, error) {
	written := make([]Written, len(d.Slots))
	for i, m := range out.Messages {
		slot := d.Slots[i]
		w := Written{Key: slot.Key, Text: m.Text, Deleted: m.Text == ""}
		for _, st := range m.States {
			at, ok := prompts.Locate(m.Text, st.Surface, st.Occurrence)
			if !ok || st.Fact < 1 || st.Fact > len(in.Facts) {
				return nil, fmt.Errorf("slot %d: fact %d: %q does not stand in the text", m.Slot, st.Fact, st.Surface)
			}
			w.Discloses = append(w.Discloses, corpus.Disclosure{
				FactID: factOf(slot, in.Slots[i], st.Fact), Surface: st.Surface,
				Start: at.Start, End: at.End, Basis: in.Facts[st.Fact-1].Basis,
			})
		}
		written[i] = w
	}
	return written, nil
}

func factOf(slot dialogue.Slot, in prompts.Slot, n int) string {
	for i, x := range in.States {
		if x == n {
			return slot.FactIDs[i]
		}
	}
	return ""
}
