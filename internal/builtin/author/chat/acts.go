package chat

import (
	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
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

// halfDay is the part of the day in which the message is written.
func (m wording) halfDay() string {
	if hour, _ := m.slot.At.Clock(); hour >= 12 {
		return "this afternoon"
	}
	return "this morning"
}

// kickoff asserts start and owner, in one sentence or two, then the rest.
func (m actor) kickoff() ([]string, error) {
	started, owner, rest := m.stampedFacts()
	if started == nil || owner == nil || started.Subject != owner.Subject || m.named[started.Subject] || draw.Chance(m.r, 40) {
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
	if s, err := m.pick(m.seasonal(t)); s != "" || err != nil {
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

// coordinate asks somebody to look at a task together, or its owner to be kept in
// the picture.
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

// rotated draws a pattern whose day it is, or any where none of those fits.
func (m *message) rotated(t grammar.Table) (string, error) {
	if m.weary > 0 { // what has its day has been said
		return m.pick(t)
	}
	behind := m.behindOpening(t)
	for _, some := range []grammar.Table{m.inTurn(m.unused(behind)), m.unused(behind), behind} {
		if s, err := m.pick(some); s != "" || err != nil {
			return s, err
		}
	}
	return m.pick(t)
}

func (m replier) ackKind() string {
	if kind := plannedAck(m.parentAct()); kind != "" {
		return kind
	}
	if kind := m.strayAck(); kind != "" {
		return kind
	}
	switch m.parentAct() {
	case corpus.ActAnswer, corpus.ActMistake:
		if m.answersMe() {
			return "ack thanks"
		}
		return "ack heard"
	case corpus.ActCorrection:
		switch {
		case m.correctsMe():
			return "ack oops"
		case m.parent == nil || m.haltsOnly():
			return "ack put right"
		}
		return "ack heard"
	case corpus.ActDecision, corpus.ActClosure:
		return "ack consent"
	case corpus.ActForecast:
		return "ack forecast"
	case corpus.ActCommitment:
		return "ack promise"
	case corpus.ActCoordinate:
		if m.parent != nil && (m.parent.To == "" || m.parent.To == m.slot.Author) {
			return "ack yes"
		}
		return "ack offer"
	case corpus.ActKickoff:
		return "ack start"
	case corpus.ActCompletion:
		return "ack cheer"
	case corpus.ActBlocker:
		return "ack sorry"
	case corpus.ActDoubt:
		return "ack point"
	case corpus.ActNews:
		return "ack news"
	case corpus.ActClosureDay:
		return "ack noted"
	}
	return "ack report"
}

// answersMe says whether the parent answered a question of the writer's.
func (sc *scene) answersMe() bool {
	if sc.parent == nil {
		return sc.spokenTo()
	}
	q := sc.d.slots[sc.parent.ReplyTo]
	return q != nil && q.Author == sc.slot.Author || sc.parent.To == sc.slot.Author
}

// correctsMe says whether the parent put the writer's own message right.
func (m replier) correctsMe() bool {
	if m.parent == nil {
		return m.spokenTo()
	}
	wrong := m.d.slots[m.parent.ReplyTo]
	return wrong != nil && wrong.Author == m.slot.Author
}

// haltsOnly says whether the parent takes back what was presumed or meant for
// others: it tells nothing that one could use.
func (m replier) haltsOnly() bool {
	wrong := m.d.slots[m.parent.ReplyTo]
	return wrong != nil && (wrong.Kind == noisePresumes || wrong.Kind == noiseAudience || wrong.Kind == noiseDrifts)
}

// spokenTo says whether the parent, on an earlier day, addressed the writer.
func (sc *scene) spokenTo() bool {
	return sc.slot.Earlier != nil && sc.slot.Earlier.To == sc.slot.Author
}

func (sc *scene) parentAct() corpus.Act {
	switch {
	case sc.parent != nil:
		return sc.parent.Act
	case sc.slot.Earlier != nil:
		return sc.slot.Earlier.Act
	}
	return ""
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

// banterKind is the table for teasing, by what it answers.
func (m replier) banterKind() string {
	switch m.parentAct() {
	case corpus.ActCompletion:
		return "banter cheer"
	case corpus.ActBlocker:
		return "banter trouble"
	case corpus.ActKickoff:
		return "banter start"
	case corpus.ActNews:
		return "banter news"
	case corpus.ActCoordinate:
		return "banter plea"
	case corpus.ActDecision, corpus.ActClosure, corpus.ActRule:
		return "banter verdict"
	case corpus.ActForecast, corpus.ActCommitment:
		return "banter hopes"
	case corpus.ActDoubt:
		return "banter gloom"
	case corpus.ActAnswer, corpus.ActDelivery, corpus.ActRecall, corpus.ActRecap, corpus.ActCorrection:
		return "banter wise"
	case corpus.ActProgress:
		return "banter"
	}
	return m.shortBanter() // a question, a request, a few words: nothing to say much about
}

// bare is an act without a fact: it speaks of the subject and says nothing
// that could be asked for.
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
