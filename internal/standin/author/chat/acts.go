package chat

import (
	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// actor writes what an act is there for.
type actor struct{ *message }

// core writes what the act is there for, as sentences in order.
func (m actor) core() ([]string, error) {
	if out, ok, err := m.planned(); ok || err != nil {
		return out, err
	}
	switch m.slot.Act {
	case corpus.ActKickoff:
		return m.kickoff()
	case corpus.ActQuestion:
		return m.with(m.question)
	case corpus.ActAcknowledge:
		return m.with(m.acknowledge)
	case corpus.ActBanter:
		return m.with(m.banter)
	case corpus.ActCoordinate:
		return m.with(m.coordinate)
	case corpus.ActMistake, corpus.ActCorrection:
		if m.errs() != "" {
			return m.erring()
		}
	}
	if len(m.facts) > 0 {
		return m.stater().states(m.facts)
	}
	return m.with(m.bare)
}

// with writes a sentence of the act, then the facts, if any.
func (m actor) with(sentence func() (string, error)) ([]string, error) {
	s, err := sentence()
	if err != nil {
		return nil, err
	}
	rest, err := m.stater().states(m.facts)
	if err != nil {
		return nil, err
	}
	if s == "" {
		return rest, nil
	}
	return append([]string{s}, rest...), nil
}

// kickoff asserts start and owner, in one sentence or two, then the rest.
func (m actor) kickoff() ([]string, error) {
	started, owner, rest := m.stampedFacts()
	if started == nil || owner == nil || started.Subject != owner.Subject || m.named[started.Subject] ||
		draw.Chance(m.r, 40) {
		return m.with(func() (string, error) {
			if len(m.facts) > 0 {
				return "", nil
			}
			return m.bare()
		})
	}
	m.about(started)
	s, err := m.rotated(m.d.lex.special["start owner"])
	if err != nil {
		return nil, err
	}
	more, err := m.stater().states(rest)
	return append([]string{s}, more...), err
}

// stampedFacts takes the start and the owner out of the facts to state.
func (m actor) stampedFacts() (started, owner *prompts.DayFact, rest []*prompts.DayFact) {
	for _, f := range m.facts {
		switch {
		case stamped(f) && f.Attribute == corpus.PredStarted && started == nil:
			started = f
		case stamped(f) && f.Attribute == corpus.PredOwner && owner == nil:
			owner = f
		default:
			rest = append(rest, f)
		}
	}
	return started, owner, rest
}

// question asks for what the plan wants asked, or how things are.
func (m actor) question() (string, error) {
	m.asked = true
	t := m.d.lex.asks["open"]
	if a := m.slot.Asks; a != nil {
		m.topic, m.attr, m.plur = a.Subject, a.Attribute, a.Plural
		t = m.d.lex.asks[askKey(a)]
	} else if m.topic == "" {
		t = m.d.lex.special["coordinate open"]
	}
	if s, err := m.pick(m.calendar().seasonal(t)); s != "" || err != nil {
		return s, err
	}
	return m.pick(t)
}

func askKey(a *prompts.Asked) string {
	switch {
	case a.Class == grammar.ClassEvent && a.Attribute == corpus.PredFinished:
		return "finished"
	case a.Class == grammar.ClassEvent:
		return "started"
	case a.Class == grammar.ClassOwner:
		return "owner"
	case a.Class == grammar.ClassDue:
		return grammar.ClassDue
	case a.Class == grammar.ClassTally && a.Plural == "":
		return grammar.ClassMeasure
	case a.Class == grammar.ClassReference && a.Kind == corpus.KindVersion:
		return grammar.ClassSetting
	case a.Kind == corpus.KindDate:
		return grammar.ClassDeadline
	case a.Class == grammar.ClassNews || a.Class == grammar.ClassCalendar:
		return grammar.ClassSetting
	}
	return a.Class
}

// coordinate asks somebody to look at a task together, or its owner to be kept in the picture.
func (m actor) coordinate() (string, error) {
	if m.topic == "" {
		return m.pick(m.d.lex.special["coordinate open"])
	}
	if m.from != nil && m.from == m.to { // who looks after it needs no invitation to read it
		return m.rotated(m.d.lex.special["coordinate owner"])
	}
	return m.rotated(m.d.lex.special["coordinate"])
}

// acknowledge consents, thanks, wishes luck or feels with somebody, by what it answers.
func (m actor) acknowledge() (string, error) {
	kind := m.replier().ackKind()
	about := m.slot.Earlier == nil && m.topic != "" && draw.Chance(m.r, 20+15*m.v.Verbosity)
	switch {
	case about && m.attr != "" && (kind == "ack thanks" || kind == "ack heard"):
		kind = "ack topic"
	case about && kind == "ack report":
		kind = "ack task"
	}
	return m.rotated(m.d.lex.special[kind])
}

// banter teases about what was said, or makes small talk of the slot's aside.
func (m actor) banter() (string, error) {
	kind := m.replier().banterKind()
	if m.slot.Aside != "" && (m.from == nil || draw.Chance(m.r, 60)) {
		return m.rotated(m.d.lex.special["banter aside"])
	}
	if m.from == nil {
		kind = "banter lone"
	}
	return m.rotated(m.d.lex.special[kind])
}

// bare is an act without a fact: it speaks of the subject and says nothing that could be asked for.
func (m actor) bare() (string, error) {
	kind := string(m.slot.Act)
	try := []string{kind, kind + " task", kind + " plain", "bare task", "bare"}
	for i, k := range try {
		if i == 0 && m.attr == "" || i%2 == 1 && m.topic == "" || i == 0 && m.topic == "" {
			continue
		}
		t, ok := m.d.lex.special[k]
		if !ok {
			continue
		}
		if s, err := m.pick(t); s != "" || err != nil {
			return s, err
		}
	}
	return "", nil
}

// planned writes the acts of decisions, promises, rules and absences; ok is false for an act that is none of them.
func (m actor) planned() (out []string, ok bool, err error) {
	switch m.slot.Act {
	case corpus.ActRequest:
		out, err = m.decider().request()
		m.asked = true
	case corpus.ActOption:
		out, err = m.decider().option()
	case corpus.ActDisagreement:
		out, err = m.objector().disagreement()
	case corpus.ActDecision:
		if len(m.facts) == 0 {
			return nil, false, nil
		}
		out, err = m.decider().decided()
	case corpus.ActClosure:
		out, err = m.decider().closure()
	case corpus.ActRecall:
		out, err = m.keeper().recall()
	case corpus.ActReminder:
		out, err = m.keeper().reminder()
		m.asked = true
	case corpus.ActApology:
		out, err = m.keeper().apology()
	case corpus.ActReturn:
		out, err = m.keeper().comeback()
	case corpus.ActRecap:
		out, err = m.keeper().recap()
	default:
		return nil, false, nil
	}
	return out, true, err
}

// erring writes noise that is no wrong detail, or what puts it right, shortly:
// the facts behind an opening of the kind or, without any, a sentence of it.
func (m actor) erring() ([]string, error) {
	kind, what := m.errs(), "err "
	if m.slot.Act == corpus.ActCorrection {
		what = "put right "
	}
	if len(m.facts) > 0 {
		return m.stater().states(m.facts)
	}
	if kind == noiseMissed {
		m.missed()
	}
	if m.slot.Aside == "" && kind == noiseDrifts && what == "err " {
		kind = "adrift"
	}
	t := m.d.lex.special[what+kind]
	if m.putsEarlierRight() && kind == noisePresumes && m.denied {
		t = m.d.lex.special["put right "+noisePresumes+" later"]
	}
	if len(m.slot.Names) > 0 && kind == noiseAudience {
		t = m.d.lex.special[what+kind+" named"]
	}
	if m.topic == "" && m.attr == "" || m.attr == "" && kind == noiseMissed {
		t = append(t[:len(t):len(t)], m.d.lex.special[what+kind+" plain"]...)
	}
	s, err := m.rotated(t)
	return []string{s}, err
}

// missed makes patterns speak of what was asked before a misunderstanding.
func (m actor) missed() {
	p := m.parent
	for p != nil && p.Asks == nil {
		p = m.d.slots[p.ReplyTo]
	}
	if p != nil && m.attr == "" {
		m.topic, m.attr, m.plur = p.Asks.Subject, p.Asks.Attribute, p.Asks.Plural
	}
}
