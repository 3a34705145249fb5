package script

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
)

// voice returns a person as they write in a group: in the style of their seat there (E5).
func (s *Script) voice(id, group string) prompts.Voice {
	p := s.people[id]
	given, _, _ := strings.Cut(p.Name, " ")
	style, seated := s.styles[group+"/"+id]
	if !seated {
		style = p.Style
	}
	return prompts.Voice{
		Name: p.Name, Given: given, Formal: formal(p), Role: p.Role, Rank: p.Rank, Style: style,
		Tone: p.Tone, Voice: p.Voice, Expertise: p.Expertise, Habits: p.Habits,
	}
}

// formal is how staff call a person who leads (E14), empty for staff.
func formal(p corpus.Person) string {
	_, family, _ := strings.Cut(p.Name, " ")
	if p.Rank > 2 || family == "" {
		return ""
	}
	titles := map[string]string{"male": "Mr ", "female": "Ms "}
	if p.Education == "phd" {
		return "Dr " + family
	}
	if titles[p.Gender] == "" {
		return ""
	}
	return titles[p.Gender] + family
}

func (s *Script) slot(n int, x dialogue.Slot, number, factNo map[string]int) prompts.Slot {
	out := prompts.Slot{
		N: n, At: x.At, Author: s.people[x.AuthorID].Name, Act: x.Act, Task: s.tasks[x.TaskID].Name,
		ReplyTo: number[x.ParentKey], Aside: x.Aside, Detail: x.Detail, Further: x.Further,
		Tone: x.Tone,
	}
	if x.ToID != "" {
		out.To = s.people[x.ToID].Name
	}
	if x.ParentKey != "" && out.ReplyTo == 0 {
		out.Earlier = s.earlier(x, s.slots[x.ParentKey])
	}
	for _, id := range x.FactIDs {
		out.States = append(out.States, factNo[id])
	}
	if x.AsksFactID != "" {
		f := s.facts[x.AsksFactID]
		asked := s.asked(f, x.AuthorID)
		asked.Set = s.statedBefore(f.Supersedes, x.At)
		out.Asks = &asked
	}
	if x.Act != corpus.ActDecision { // a decision's clause is the reason of its fact
		out.Because = x.Because
	}
	if x.RecallsKey != "" {
		out.Recalls = s.recalled(s.slots[x.RecallsKey])
		if old := s.facts[s.facts[x.AsksFactID].Supersedes]; slices.Contains(s.slots[x.RecallsKey].FactIDs, old.ID) {
			out.Recalls = s.recalledFact(s.slots[x.RecallsKey], old) // of all it said, what shall be looked at again
		}
	}
	if x.Act == corpus.ActCompletion {
		out.Cleared = s.cleared(x)
	}
	for _, id := range x.Names {
		out.Names = append(out.Names, s.tasks[id].Name)
	}
	for _, n := range x.Naming {
		out.Calls = append(out.Calls, prompts.Call{Task: s.tasks[n.TaskID].Name, As: n.As})
	}
	s.realism(x, &out)
	return out
}

// earlier describes the parent of a slot, which is on an earlier day.
func (s *Script) earlier(x, parent dialogue.Slot) *prompts.Earlier {
	out := &prompts.Earlier{
		Author: s.people[parent.AuthorID].Name, Date: parent.At.Date(), Act: parent.Act, Task: s.tasks[parent.TaskID].Name,
	}
	if parent.Act == corpus.ActMistake {
		out.Kind = parent.Perturbation
	}
	if parent.ToID != "" {
		out.To = s.people[parent.ToID].Name
	}
	if x.Act == corpus.ActDisagreement && len(parent.FactIDs) > 0 {
		if f := s.facts[parent.FactIDs[0]]; s.attrs[f.Predicate].Key != "" {
			about := s.asked(f, x.AuthorID)
			out.About = &about
		}
	}
	return out
}

// cleared returns what was last said to be in the way of a task that a slot calls finished, not long ago: no one ends
// it as if nothing had been.
func (s *Script) cleared(x dialogue.Slot) *prompts.Recalled {
	const remembered = 3 // workdays
	var out *prompts.Recalled
	var last corpus.Stamp
	for _, f := range s.blocks[x.TaskID] {
		first, ok := s.said[f.ID]
		if ok && last < first.At && first.At < x.At &&
			s.b.Calendar.WorkdaysBetween(first.At.Date(), x.At.Date()) <= remembered {
			out, last = s.recalledFact(first, f), first.At
		}
	}
	return out
}

// realism says what else is so on purpose in a message (G11): which kind of mistake or disagreement it is, how short or
// plain it is, and what is wrong with its words.
func (s *Script) realism(x dialogue.Slot, out *prompts.Slot) {
	if x.NextFactID != "" {
		out.Next = s.Noun(s.facts[x.NextFactID].Predicate)
	}
	out.Plain = slices.ContainsFunc(x.FactIDs, func(id string) bool { return s.facts[id].Contradicts != "" })
	switch {
	case slices.Contains(corpus.Noise, x.Perturbation), slices.Contains(corpus.Disagreements, x.Perturbation):
		out.Kind = x.Perturbation
	case x.Perturbation == corpus.UltraShort:
		out.Short = true
	}
	for _, m := range x.Marks {
		if m == corpus.MarkTypo || m == corpus.MarkFragment || m == corpus.MarkSelfCorrection {
			out.Flaws = append(out.Flaws, m)
		}
	}
}

// statedBefore says whether a fact was stated before an instant, so that no one who speaks then can call the matter
// open.
func (s *Script) statedBefore(fact string, at corpus.Stamp) bool {
	first, ok := s.said[fact]
	return ok && first.At < at
}

// about returns the fact that a slot is about: what it states or asks for first, and for a promise what is promised.
func (s *Script) about(x dialogue.Slot) corpus.Fact {
	id := x.AsksFactID
	if len(x.FactIDs) > 0 {
		id = x.FactIDs[0]
	}
	f := s.facts[id]
	if f.Predicate == corpus.PredPromised || f.Predicate == corpus.PredOption {
		f = s.facts[f.About]
	}
	return f
}

// recalled names what a slot said by who wrote it, when, and what it was about.
func (s *Script) recalled(x dialogue.Slot) *prompts.Recalled { return s.recalledFact(x, s.about(x)) }

// recalledFact names one fact of a slot, never by its value.
func (s *Script) recalledFact(x dialogue.Slot, f corpus.Fact) *prompts.Recalled {
	out := &prompts.Recalled{
		Author: s.people[x.AuthorID].Name, Date: x.At.Date(), Act: x.Act, Task: s.tasks[x.TaskID].Name,
	}
	if f.ID == "" {
		return out
	}
	if f.SubjectID != x.TaskID {
		out.Subject = s.Subject(f.SubjectID)
	}
	out.Attribute, out.Plural, out.Class = s.named(f.Predicate, x.AuthorID)
	return out
}
