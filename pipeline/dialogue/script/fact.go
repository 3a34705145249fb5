package script

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
)

func (s *Script) asked(f corpus.Fact, by string) prompts.Asked {
	out := prompts.Asked{Subject: s.Subject(f.SubjectID), Kind: f.Value.Kind}
	out.Attribute, out.Plural, out.Class = s.named(f.Predicate, by)
	return out
}

// named is what a person calls a predicate, and what it is.
func (s *Script) named(predicate, by string) (noun, plural, class string) {
	if a, ok := s.word(predicate, by); ok {
		return a.Noun, a.Plural, string(a.Class)
	}
	return s.Noun(predicate), s.attrs[predicate].Plural, s.class(predicate)
}

// word returns a concept as a person speaks of it: in the word of their role.
func (s *Script) word(predicate, person string) (pack.Attribute, bool) {
	c, ok := s.spoken[predicate]
	if !ok {
		return pack.Attribute{}, false
	}
	return c.As(s.people[person].Role)
}

// Subject returns what people call a fact's subject.
func (s *Script) Subject(id string) string {
	if t, ok := s.tasks[id]; ok {
		return t.Name
	}
	if n, ok := s.news[id]; ok {
		return n.About
	}
	if x, ok := s.people[id]; ok {
		return x.Name
	}
	if title, ok := s.themes[id]; ok {
		return title
	}
	return s.b.Project.Name
}

// Noun returns what people call a predicate.
func (s *Script) Noun(predicate string) string {
	if a, ok := s.attrs[predicate]; ok {
		return a.Noun
	}
	if c, ok := s.spoken[predicate]; ok {
		return c.Concept
	}
	if predicate == corpus.PredForecast {
		return "expected finish"
	}
	return predicate
}

// classes are those of predicates that are no attribute of a pack.
var classes = map[string]string{
	corpus.PredStarted: "event", corpus.PredFinished: "event", corpus.PredDue: "due", corpus.PredForecast: "due",
	corpus.PredOwner: "owner", corpus.PredClosed: "calendar", corpus.PredPage: "page", corpus.PredOption: "option",
	corpus.PredPromised: "promise", corpus.PredBack: "absence", corpus.PredRole: corpus.PredRole,
	corpus.PredSkill: corpus.PredSkill, corpus.PredLearning: corpus.PredLearning, corpus.PredRequires: "rule",
	corpus.PredMeans: "definition", corpus.PredCalled: "called", corpus.PredNeeds: string(pack.Input),
}

func (s *Script) class(predicate string) string {
	if c, ok := classes[predicate]; ok {
		return c
	}
	if a, ok := s.attrs[predicate]; ok {
		return string(a.Class)
	}
	return "news"
}

func (s *Script) fact(n int, id string, slot dialogue.Slot) prompts.DayFact {
	f := s.facts[id]
	named := f // the fact whose attribute is named: an option's and a promise's own has none
	if f.Predicate == corpus.PredOption || f.Predicate == corpus.PredPromised {
		named = s.facts[f.About]
	}
	a := s.attrs[named.Predicate]
	out := prompts.DayFact{
		N: n, Subject: s.Subject(f.SubjectID), Attribute: s.Noun(named.Predicate), Plural: a.Plural,
		Class: s.class(f.Predicate), Basis: dialogue.Basis(f.Predicate), Condition: f.Condition,
		Changed: named.Supersedes != "" && f.Predicate != corpus.PredPromised,
	}
	if a, ok := s.word(f.Predicate, slot.AuthorID); ok {
		out.Attribute, out.Plural, out.Class, out.Word = a.Noun, a.Plural, string(a.Class), true
		if s.novel[slot.Key+"/"+id] {
			out.Means = s.spoken[f.Predicate].Concept
		}
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
	out.Ended = out.Changed && f.Predicate != corpus.PredOption && s.ended(f.TaskID, on)
	if slot.Act == corpus.ActDecision && f.Predicate != corpus.PredPage {
		if option, ok := s.facts[dialogue.OptionID(id, 1)]; ok && option.Value.Equal(v) { // only the first is ever taken
			out.Adopts = s.people[option.Knowers[0]].Name
		}
		s.reason(f, slot, &out)
	}
	if news, ok := s.news[f.SubjectID]; ok {
		out.Sentence = dialogue.FillNews(news, func(slot string) string {
			return corpus.Surfaces(s.facts[f.SubjectID+"/"+slot].Value, on, s.lex)[0]
		})
		out.Surfaces = out.Surfaces[:1]
	}
	return out
}

// ended says whether a task has ended before a day.
func (s *Script) ended(task string, on corpus.Date) bool {
	end := s.tasks[task].End
	return end != 0 && end < on
}

// reason says why something was decided: what was said earlier and made it change, or a clause. It is one of the two,
// so that it is clear what it was.
func (s *Script) reason(f corpus.Fact, slot dialogue.Slot, out *prompts.DayFact) {
	because := s.pack.ReasonsOf(s.attrs[f.Predicate])
	trigger, ok := s.said[f.Because]
	switch {
	case ok:
		out.Trigger = s.recalledFact(trigger, s.facts[f.Because])
	case slot.Because != "":
		out.Reason = slot.Because
	case len(because.Of) > 0:
		// Reasons take turns, so that none comes twice before all have come once.
		if why := because.At(s.src(f.Predicate, "reason") + s.nth[f.ID]); f.Supersedes != "" ||
			!dialogue.LooksBack(why) {
			out.Reason = why
		}
	}
}
