package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// compose writes the message, still marked.
func (m *message) compose() (string, error) {
	if m.slot.Short {
		return m.short(), nil
	}
	if !m.slot.Plain {
		m.say(m.opening())
	}
	opened := len(m.out)
	m.say(m.act())
	if err := m.states(); err != nil {
		return "", err
	}
	if len(m.out) == opened {
		m.say(m.pick(string(m.slot.Act)+" plain", "progress plain"))
	}
	if !m.slot.Plain {
		m.extras()
	}
	m.wholeName(opened)
	return m.finished(opened), nil
}

// wholeName names the subject where the plan wants its whole name and no sentence has it.
func (m *message) wholeName(opened int) {
	m.about(m.slot.Task)
	if as, ok := m.slot.Called(m.slot.Task); ok && as == m.slot.Task && as != "" && !m.named() {
		m.out = slices.Insert(m.out, opened, m.pick("about"))
	}
}

// unopened are the acts whose own sentence turns to whom it answers.
var unopened = []corpus.Act{corpus.ActReturn, corpus.ActRecap, corpus.ActAcknowledge, corpus.ActBanter}

// opening says whom a message answers or turns to.
func (m *message) opening() string {
	s := m.slot
	visits := len(s.Names) > 0 // it brings something of other work to the one whom it answers
	turns := m.to != nil && (m.from == nil || m.to.Name != m.from.Name || visits)
	switch {
	case slices.Contains(unopened, s.Act):
		return ""
	case turns && s.Act == corpus.ActQuestion:
		return m.pick("turn ask")
	case turns:
		return m.pick("turn")
	case m.from == nil:
		return ""
	case s.Earlier != nil && asks(s.Earlier.Act):
		return m.pick("earlier asks")
	case s.Earlier != nil:
		return m.pick("earlier")
	case m.d.chance(35):
		return m.pick("reply " + string(s.Act))
	}
	return ""
}

// asks says whether an act asks for something that is known or to be decided.
func asks(a corpus.Act) bool {
	return a == corpus.ActQuestion || a == corpus.ActRequest || a == corpus.ActReminder
}

// act writes the sentence of an act that is no statement of a fact, "" where the facts are all that it says.
func (m *message) act() string {
	s := m.slot
	if s.Recalls != nil {
		m.recalled(s.Recalls)
	}
	switch s.Act {
	case corpus.ActQuestion:
		return m.pick("ask "+m.askedFor(), "ask open")
	case corpus.ActRequest:
		return m.pick(m.requested())
	case corpus.ActAcknowledge:
		return m.pick("ack " + m.answers())
	case corpus.ActBanter:
		return m.bantered()
	case corpus.ActDisagreement:
		return m.pick("disagreement "+s.Kind, "disagreement "+corpus.Disagreements[0])
	case corpus.ActRecall:
		return m.pick(m.recalls(), "recall", "progress plain")
	case corpus.ActRecap:
		return m.pick("recap", "recap plain")
	case corpus.ActReturn:
		m.say(m.pick("return"))
		if s.Asks == nil {
			return m.pick("missed")
		}
		return m.pick("ask " + m.askedFor())
	case corpus.ActReminder, corpus.ActApology:
		return m.pick(string(s.Act))
	case corpus.ActCoordinate:
		if m.whom() == nil {
			return m.pick("coordinate post")
		}
		return m.pick("coordinate")
	}
	if m.stated() > 0 {
		return ""
	}
	return m.unstated()
}

// unstated writes the sentence of an act that often states a fact and does not here.
func (m *message) unstated() string {
	switch m.slot.Act {
	case corpus.ActMistake:
		return m.pick("mistake "+m.slot.Kind, "mistake "+corpus.Misunderstanding)
	case corpus.ActCorrection:
		return m.pick("correction "+m.wrong(), "correction plain")
	case corpus.ActClosure:
		if m.parentAct() == corpus.ActDoubt {
			return m.pick("closure of a risk")
		}
		return m.pick("closure")
	case corpus.ActOption:
		return m.pick("weigh")
	}
	return m.pick(string(m.slot.Act)+" plain", "progress plain")
}

// requested is the section of a request, by what is to be decided.
func (m *message) requested() string {
	switch {
	case m.words["attribute"] == "":
		return "request plain"
	case m.slot.Asks != nil && m.slot.Asks.Set: // it has a value, which the group knows
		return "request again"
	}
	return "request"
}

// bantered makes small talk of an aside, or teases about what was said.
func (m *message) bantered() string {
	if m.slot.Aside != "" && m.from == nil {
		return m.pick("banter")
	}
	return m.pick("banter reply", "banter")
}

// recalls is the section of a recall: of another task, or of its own.
func (m *message) recalls() string {
	r := m.slot.Recalls
	if r != nil && m.slot.Task != "" && r.Task != "" && r.Task != m.slot.Task {
		return "recall across"
	}
	return "recall"
}

// stated counts the facts that the message states besides pages.
func (m *message) stated() (n int) {
	for _, f := range m.facts {
		if f.Class != grammar.ClassPage {
			n++
		}
	}
	return n
}

// wrong is the kind of noise that a correction puts right.
func (m *message) wrong() string {
	switch {
	case m.parent != nil && m.parent.Act == corpus.ActMistake:
		return m.parent.Kind
	case m.slot.Earlier != nil && m.slot.Earlier.Kind != "":
		return m.slot.Earlier.Kind
	}
	return m.slot.Kind
}

func (m *message) parentAct() corpus.Act {
	switch {
	case m.parent != nil:
		return m.parent.Act
	case m.slot.Earlier != nil:
		return m.slot.Earlier.Act
	}
	return ""
}

// askedFor is the section of a question by what it asks for.
func (m *message) askedFor() string {
	a := m.slot.Asks
	switch {
	case a == nil:
		return "open"
	case a.Class == grammar.ClassEvent && a.Attribute == corpus.PredStarted:
		return "started"
	case a.Class == grammar.ClassEvent:
		return "finished"
	case a.Class == grammar.ClassTally && a.Plural == "":
		return grammar.ClassMeasure
	case a.Class == grammar.ClassReference && a.Kind == corpus.KindVersion:
		return grammar.ClassSetting
	case m.d.book["ask "+a.Class] == nil:
		return grammar.ClassSetting
	}
	return a.Class
}

// answers is what an acknowledgement answers, as sections call it.
func (m *message) answers() string {
	switch m.parentAct() {
	case corpus.ActKickoff:
		return "start"
	case corpus.ActAnswer, corpus.ActDelivery, corpus.ActRecap:
		return "answer"
	case corpus.ActDecision, corpus.ActClosure:
		return "consent"
	case corpus.ActDisagreement, corpus.ActDoubt, corpus.ActOption, corpus.ActRecall:
		return "point"
	case corpus.ActCompletion:
		return "done"
	case corpus.ActBlocker:
		return "trouble"
	case corpus.ActCoordinate:
		return "ask"
	case corpus.ActCorrection:
		if m.parent == nil || m.d.slots[m.parent.ReplyTo] == nil || m.d.slots[m.parent.ReplyTo].Author == m.by.Name {
			return "put right"
		}
		return "noted"
	case corpus.ActAbsence:
		return "away"
	case corpus.ActIntroduction, corpus.ActReturn:
		return "hello"
	case corpus.ActRule, corpus.ActClosureDay, corpus.ActReminder, corpus.ActCommitment, corpus.ActForecast:
		return "noted"
	case corpus.ActApology:
		return "forgiven"
	}
	return "report"
}

// short writes a reply of a few words, by what it replies to: it states nothing and names only the person spoken to.
func (m *message) short() string {
	key := m.answers()
	switch {
	case m.slot.Act == corpus.ActClosure:
		key = "closure"
	case asks(m.parentAct()):
		key = "question"
	case m.slot.Act == corpus.ActBanter && m.parentAct() == corpus.ActNews:
		key = "news"
	case m.slot.Act == corpus.ActBanter && key == "report":
		key = "banter"
	}
	text := m.pick("short "+key, "short any")
	if m.to != nil && (m.from == nil || m.from.Name != m.to.Name) && len(strings.Fields(text)) <= 4 {
		bare := strings.TrimRight(text, ".!?")
		text = bare + ", " + grammar.NameSpan(m.to.Given) + text[len(bare):]
	}
	m.out = []string{text}
	return m.finished(0)
}

// extras adds what else the plan wants told and named. Links stay last.
func (m *message) extras() {
	var links []string
	i := slices.IndexFunc(m.out, func(s string) bool { return strings.Contains(grammar.Unmark(s), "://") })
	if i >= 0 {
		m.out, links = m.out[:i:i], m.out[i:]
	}
	s := m.slot
	if s.Because != "" {
		m.say(m.pick(map[bool]string{false: "because", true: "because ask"}[m.wishes()]))
	}
	m.told(s)
	if s.Cleared != nil {
		m.recalled(s.Cleared)
		m.words["when"] = m.untimed(corpus.PastDay(s.Cleared.Date, m.d.in.Date)) // the plan does not have it named
		m.say(m.pick("cleared"))
	}
	// it is named there
	recalled := s.Recalls != nil && strings.Contains(m.words["matter"], grammar.Unmark(m.words["other"]))
	if len(s.Names) > 0 && !recalled && !m.errs(corpus.WrongAudience) {
		m.say(m.pick(m.passing()))
	}
	if s.Aside != "" && s.Act != corpus.ActBanter && !m.errs(corpus.OffTopic) {
		m.say(m.pick("aside"))
	}
	if s.Tone != "" {
		m.say(m.pick("tone " + s.Tone))
	}
	m.flawed()
	m.out = append(m.out, links...)
}

// wishes says whether the message asks for something.
func (m *message) wishes() bool { return asks(m.slot.Act) || m.slot.Act == corpus.ActCoordinate }

// errs says whether the message is a mistake of a kind.
func (m *message) errs(kind string) bool {
	return m.slot.Act == corpus.ActMistake && m.slot.Kind == kind
}

// passing is the section by which other tasks are named in passing.
func (m *message) passing() string {
	switch {
	case m.wishes():
		return "names ask"
	case slices.Contains([]corpus.Act{corpus.ActDoubt, corpus.ActDisagreement, corpus.ActOption}, m.slot.Act):
		return "names doubt"
	}
	return "names"
}

// told tells of the writer's own work what the plan has of it: on the task, on others, and what comes next.
func (m *message) told(s *prompts.Slot) {
	m.say(sentence(s.Detail))
	for i, clause := range s.Further {
		if i > 0 {
			m.say(sentence(clause))
			continue
		}
		m.set("clause", clause)
		m.say(m.pick("elsewhere"))
	}
	if s.Next != "" {
		m.say(m.pick("next"))
	}
}

// sentence is a clause of the plan as a sentence, "" for none.
func sentence(clause string) string {
	if clause == "" {
		return ""
	}
	return grammar.Capitals(grammar.NameSpan(clause)) + "."
}
