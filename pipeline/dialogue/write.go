package dialogue

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/prompts"
)

// Script turns plans into what an author is asked, and what an author wrote
// into messages with disclosures. It is read-only and safe for concurrent use.
type Script struct {
	o      Options
	b      *blueprint.Blueprint
	attrs  map[string]pack.Attribute
	done   map[string][]string // deliverable → participles
	people map[string]corpus.Person
	tasks  map[string]corpus.Task
	groups map[string]corpus.Group
	facts  map[string]corpus.Fact
	news   map[string]pack.News
	slots  map[string]Slot
	lex    *corpus.Lexicon
	nth    map[string]int                 // fact → how many of its predicate came before it
	src    func(unit, purpose string) int // a small number that varies with the unit
}

// NewScript indexes a plan for writing. The lexicon holds the world's names;
// pick returns a number that varies with the seed, a unit and a purpose.
func NewScript(o Options, b *blueprint.Blueprint, pk *pack.Pack, people []corpus.Person, plan *Plan, lex *corpus.Lexicon, pick func(unit, purpose string) int) *Script {
	s := &Script{
		o: o, b: b, attrs: Attributes(pk), done: map[string][]string{}, people: map[string]corpus.Person{},
		tasks: map[string]corpus.Task{}, groups: map[string]corpus.Group{}, facts: map[string]corpus.Fact{},
		news: plan.News, slots: map[string]Slot{}, lex: lex, src: pick,
	}
	for _, d := range pk.Deliverables {
		s.done[d.Noun] = d.Done
	}
	for _, x := range people {
		s.people[x.ID] = x
	}
	for _, t := range b.Tasks {
		s.tasks[t.ID] = t
	}
	for _, g := range b.Groups {
		s.groups[g.ID] = g
	}
	s.nth = map[string]int{}
	seen := map[string]int{}
	for _, f := range plan.Facts {
		s.facts[f.ID] = f
		s.nth[f.ID] = seen[f.Predicate]
		seen[f.Predicate]++
	}
	for _, d := range plan.Days {
		for _, slot := range d.Slots {
			s.slots[slot.Key] = slot
		}
	}
	return s
}

// Input returns what an author is asked for a day (E12).
func (s *Script) Input(d DayPlan) prompts.DayIn {
	in := prompts.DayIn{
		Project: s.b.Project.Name, Group: s.groups[d.GroupID].Name, Date: d.Date, Weekday: d.Date.Weekday().String(), Words: s.o.Words,
	}
	number := map[string]int{} // slot key → number in the day
	voices := map[string]bool{}
	factNo := map[string]int{}
	for i, slot := range d.Slots {
		number[slot.Key] = i + 1
		for _, id := range []string{slot.AuthorID, slot.ToID} {
			if id != "" && !voices[id] {
				voices[id] = true
				in.People = append(in.People, s.voice(id))
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

// taskNames returns the parts of the names of all tasks that a day speaks of,
// in the order in which it does.
func (s *Script) taskNames(d DayPlan) []prompts.TaskName {
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
		if slot.ParentKey != "" {
			add(s.slots[slot.ParentKey].TaskID)
		}
		for _, id := range append(slot.FactIDs[:len(slot.FactIDs):len(slot.FactIDs)], slot.AsksFactID) {
			add(s.facts[id].SubjectID)
		}
	}
	return out
}

func (s *Script) voice(id string) prompts.Voice {
	p := s.people[id]
	given, _, _ := strings.Cut(p.Name, " ")
	return prompts.Voice{
		Name: p.Name, Given: given, Role: p.Role, Rank: p.Rank, Style: p.Style,
		Tone: p.Tone, Voice: p.Voice, Expertise: p.Expertise, Habits: p.Habits,
	}
}

func (s *Script) slot(n int, x Slot, number, factNo map[string]int) prompts.Slot {
	out := prompts.Slot{
		N: n, At: x.At, Author: s.people[x.AuthorID].Name, Act: x.Act, Task: s.tasks[x.TaskID].Name,
		ReplyTo: number[x.ParentKey], Aside: x.Aside,
	}
	if x.ToID != "" {
		out.To = s.people[x.ToID].Name
	}
	if x.ParentKey != "" && out.ReplyTo == 0 {
		parent := s.slots[x.ParentKey]
		out.Earlier = &prompts.Earlier{Author: s.people[parent.AuthorID].Name, Date: parent.At.Date(), Act: parent.Act, Task: s.tasks[parent.TaskID].Name}
	}
	for _, id := range x.FactIDs {
		out.States = append(out.States, factNo[id])
	}
	if x.AsksFactID != "" {
		asked := s.asked(s.facts[x.AsksFactID])
		out.Asks = &asked
	}
	return out
}

func (s *Script) asked(f corpus.Fact) prompts.Asked {
	a := s.attrs[f.Predicate]
	return prompts.Asked{Subject: s.subject(f.SubjectID), Attribute: s.noun(f.Predicate), Plural: a.Plural, Class: s.class(f.Predicate), Kind: f.Value.Kind}
}

// subject returns what people call a fact's subject.
func (s *Script) subject(id string) string {
	if t, ok := s.tasks[id]; ok {
		return t.Name
	}
	if n, ok := s.news[id]; ok {
		return n.About
	}
	return s.b.Project.Name
}

// noun returns what people call a predicate.
func (s *Script) noun(predicate string) string {
	if a, ok := s.attrs[predicate]; ok {
		return a.Noun
	}
	if predicate == corpus.PredForecast {
		return "expected finish"
	}
	return predicate
}

func (s *Script) class(predicate string) string {
	switch predicate {
	case corpus.PredStarted, corpus.PredFinished:
		return "event"
	case corpus.PredDue, corpus.PredForecast:
		return "due"
	case corpus.PredOwner:
		return "owner"
	case corpus.PredClosed:
		return "calendar"
	case corpus.PredPage:
		return "page"
	case corpus.PredOption:
		return "option"
	case corpus.PredPromised:
		return "promise"
	case corpus.PredBack:
		return "absence"
	case corpus.PredRequires:
		return "rule"
	case corpus.PredMeans:
		return "definition"
	case corpus.PredNeeds:
		return string(pack.Input)
	}
	if a, ok := s.attrs[predicate]; ok {
		return string(a.Class)
	}
	return "news"
}

// basis says what a predicate's disclosures are read from.
func basis(predicate string) corpus.Basis {
	switch predicate {
	case corpus.PredStarted, corpus.PredFinished:
		return corpus.BasisTimestamp
	case corpus.PredOwner:
		return corpus.BasisAuthor
	}
	return corpus.BasisText
}

func (s *Script) fact(n int, id string, slot Slot) prompts.DayFact {
	f := s.facts[id]
	a := s.attrs[f.Predicate]
	out := prompts.DayFact{
		N: n, Subject: s.subject(f.SubjectID), Attribute: s.noun(f.Predicate), Plural: a.Plural,
		Class: s.class(f.Predicate), Basis: basis(f.Predicate), Changed: f.Supersedes != "", Condition: f.Condition,
	}
	if f.Predicate == corpus.PredFinished {
		out.Done = s.done[s.tasks[f.TaskID].Deliverable]
	}
	if out.Basis != corpus.BasisText {
		return out
	}
	on := slot.At.Date()
	v := f.Value
	out.Value, out.Surfaces = &v, corpus.Surfaces(v, on, s.lex)
	if slot.Act == corpus.ActDecision && len(a.Because) > 0 {
		// Reasons take turns, so that none comes twice before all have come once.
		out.Reason = a.Because[(s.src(f.Predicate, "reason")+s.nth[id])%len(a.Because)]
	}
	if news, ok := s.news[f.SubjectID]; ok {
		out.Sentence = s.sentence(news, f.SubjectID, on)
		out.Surfaces = out.Surfaces[:1]
	}
	return out
}

// sentence fills a piece of news with its values.
func (s *Script) sentence(n pack.News, id string, on corpus.Date) string {
	return slotName.ReplaceAllStringFunc(n.Sentence, func(m string) string {
		v := s.facts[id+"/"+strings.Trim(m, "{}")].Value
		return corpus.Surfaces(v, on, s.lex)[0]
	})
}

// Written is the text of a slot.
type Written struct {
	Key       string
	Text      string
	Discloses []corpus.Disclosure
	Deleted   bool // a fixer took the message out (E14)
}

// Accept turns a day's text, as it came out of checks and repairs, into texts
// with the places of their disclosures. A message without text was deleted.
func (s *Script) Accept(d DayPlan, in prompts.DayIn, out prompts.DayOut) ([]Written, error) {
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

func factOf(slot Slot, in prompts.Slot, n int) string {
	for i, x := range in.States {
		if x == n {
			return slot.FactIDs[i]
		}
	}
	return ""
}
