package chat

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/voice"
	"memloom/prompts"
)

// lookup gives templates their words.
func (m *message) lookup(name string) (string, bool) {
	s := m.words[name]
	return s, s != ""
}

// set gives a name words of the plan.
func (m *message) set(name, s string) {
	if s == "" {
		delete(m.words, name)
		return
	}
	m.words[name] = grammar.NameSpan(s)
}

// fill sets the words that hold for the whole message.
func (m *message) fill() {
	s := m.slot
	if p := m.whom(); p != nil {
		m.set("name", p.Given)
	}
	m.set("aside", s.Aside)
	m.set("because", s.Because)
	m.set("next", s.Next)
	if s.Earlier != nil {
		m.set("when", m.untimed(corpus.PastDay(s.Earlier.Date, m.d.in.Date)))
	}
	var others []string
	for _, n := range s.Names {
		others = append(others, m.called(n).Full())
	}
	m.set("other", strings.Join(others, " and "))
	m.words["are"] = grammar.Agree(len(others) > 1 || len(others) == 1 && m.called(s.Names[0]).Plural, "is", "are")
	m.about(s.Task)
	m.aboutThread()
}

// untimed is the first of some ways to name a past day that is no date: the text must not name one that no fact covers.
func (m *message) untimed(ways []string) string {
	for _, w := range corpus.Shuffled(m.d.draw.Rand, ways) {
		if len(corpus.Scan(w, m.d.in.Date, nil)) == 0 {
			return w
		}
	}
	return "earlier"
}

// called is a task as the message calls it: by as much of its name as the plan says.
func (m *message) called(name string) grammar.Subject {
	as, ok := m.slot.Called(name)
	if ok && as != "" && as != name {
		return grammar.NewSubject(as)
	}
	if t, ok := m.d.tasks[name]; ok {
		return grammar.NewTask(t)
	}
	return grammar.NewSubject(name)
}

// verbs agree with the subject.
var verbs = [...][2]string{{"is", "are"}, {"has", "have"}, {"needs", "need"}, {"depends", "depend"}, {"stays", "stay"}}

// about makes templates speak of a subject; the plan may leave it without a name.
func (m *message) about(subject string) {
	m.topic = subject
	s := m.called(subject)
	if as, ok := m.slot.Called(subject); subject == "" || ok && as == "" {
		m.set("subject", "")
	} else {
		m.set("subject", s.Full())
	}
	for _, v := range verbs {
		m.words[v[0]] = grammar.Agree(s.Plural, v[0], v[1])
	}
}

// aboutThread sets what the message is about besides its task: what it asks for, or what the message that it answers
// stated or asked for.
func (m *message) aboutThread() {
	var a prompts.Asked
	switch p := m.parent; {
	case m.slot.Asks != nil:
		a = *m.slot.Asks
		m.about(a.Subject)
	case p != nil && p.Act == corpus.ActDisagreement && m.d.slots[p.ReplyTo] != nil:
		a = m.matterOf(m.d.slots[p.ReplyTo])
	case p != nil:
		a = m.matterOf(p)
	case m.slot.Earlier != nil && m.slot.Earlier.About != nil:
		a = *m.slot.Earlier.About
	}
	if !nameable(a.Attribute, a.Class) && m.slot.Asks == nil {
		a = prompts.Asked{}
	}
	m.attribute(a.Attribute, a.Plural)
	whole := ""
	if as, ok := m.slot.Called(m.topic); ok && as == m.topic && m.topic != "" { // it must be named whole
		whole = m.words["subject"]
	}
	m.words["thing"] = m.thing(a, whole)
}

// thing is what a thread is about as one can object to it or keep it: an attribute that is a matter of choice, or the
// plan as a whole.
func (m *message) thing(a prompts.Asked, whole string) string {
	noun := ""
	switch a.Class {
	case grammar.ClassSetting, grammar.ClassChoice, grammar.ClassBudget, grammar.ClassDeadline:
		noun = "the " + grammar.NameSpan(a.Attribute)
	case grammar.ClassContact:
		noun = "the choice of " + grammar.NameSpan(a.Attribute)
	}
	switch {
	case noun == "" && whole == "":
		return corpus.Pick(m.d.draw.Rand, []string{"that plan", "this approach", "the plan"})
	case noun == "":
		return "the plan for " + whole
	case whole == "":
		return noun
	}
	return noun + " for " + whole
}

// matterOf is what a message asked for or stated first, as far as a sentence can name it.
func (m *message) matterOf(s *prompts.Slot) prompts.Asked {
	if s.Asks != nil && nameable(s.Asks.Attribute, s.Asks.Class) {
		return *s.Asks
	}
	for _, n := range s.States {
		if f := m.d.facts[n]; f != nil && nameable(f.Attribute, f.Class) {
			return prompts.Asked{Subject: f.Subject, Attribute: f.Attribute, Plural: f.Plural, Class: f.Class}
		}
	}
	return prompts.Asked{}
}

// nameable says whether an attribute is a noun that a sentence can mention.
func nameable(attribute, class string) bool {
	switch class {
	case grammar.ClassEvent, grammar.ClassOwner, grammar.ClassNews, grammar.ClassCalendar, grammar.ClassRule,
		grammar.ClassDefinition, grammar.ClassCalled, grammar.ClassAbsence, grammar.ClassRole, grammar.ClassSkill,
		grammar.ClassLearning, grammar.ClassPage, grammar.ClassDue:
		return false
	}
	return attribute != "" && attribute != corpus.PredNeeds
}

// attribute makes templates speak of an attribute.
func (m *message) attribute(noun, plural string) {
	m.set("attribute", noun)
	m.set("plural", plural)
	m.words["for"] = grammar.Joint(noun)
}

// recalled makes templates speak of something said earlier, by who said it, when and what about, never by its value.
func (m *message) recalled(r *prompts.Recalled) {
	who, did := "", "wrote"
	switch {
	case r.Author == m.by.Name:
		who = "I"
	case m.whom() != nil && m.whom().Name == r.Author:
		who = "you"
	default:
		who, _, _ = strings.Cut(r.Author, " ")
		if p := m.person(r.Author); p != nil {
			who = p.Given
		}
	}
	switch r.Act {
	case corpus.ActDecision, corpus.ActClosure:
		did = "decided"
	case corpus.ActRule:
		did = "laid down"
	case corpus.ActCommitment:
		did = "promised"
	case corpus.ActQuestion, corpus.ActRequest, corpus.ActReminder:
		did = "asked"
	case corpus.ActProgress, corpus.ActBlocker, corpus.ActCompletion:
		did = "reported"
	}
	m.set("who", who)
	m.words["did"] = did
	m.words["when"] = corpus.Pick(m.d.draw.Rand, corpus.PastDay(r.Date, m.d.in.Date))
	m.words["matter"] = m.matter(r)
}

// matter names what was spoken of: "the retry limit for the load test".
func (m *message) matter(r *prompts.Recalled) string {
	name := r.Subject
	if name == "" {
		name = r.Task
	}
	switch r.Class {
	case grammar.ClassRule:
		return "the rule on " + grammar.NameSpan(name)
	case grammar.ClassDefinition:
		return "the words " + grammar.Quoted(name)
	case grammar.ClassAbsence:
		return "time away"
	}
	subject := ""
	if as, ok := m.slot.Called(name); name != "" && (!ok || as != "") {
		subject = m.called(name).Full()
	}
	attribute, joint := recalledNoun(r)
	switch {
	case attribute == "" && subject == "":
		return "it"
	case attribute == "":
		return grammar.NameSpan(subject)
	case subject == "":
		return "the " + grammar.NameSpan(attribute)
	}
	return "the " + grammar.NameSpan(attribute) + " " + joint + " " + grammar.NameSpan(subject)
}

// recalledNoun is what a person spoke of as a noun, "" for none, with its preposition.
func recalledNoun(r *prompts.Recalled) (noun, joint string) {
	switch r.Class {
	case grammar.ClassOwner:
		return "owner", "of"
	case grammar.ClassDue:
		return "deadline", "for"
	case grammar.ClassEvent:
		return map[string]string{corpus.PredStarted: "start", corpus.PredFinished: "end"}[r.Attribute], "of"
	case grammar.ClassNews, grammar.ClassCalendar, grammar.ClassPage:
		return "", ""
	case grammar.ClassTally:
		if r.Plural != "" {
			return r.Plural, grammar.Joint(r.Plural)
		}
	}
	return r.Attribute, grammar.Joint(r.Attribute)
}

// is says whether a surface is a person's name.
func is(surface string, p *voice.Voice) bool { return surface == p.Name || surface == p.Given }
