package chat

import (
	"strings"

	"memloom/internal/corpus"
)

// replier says which words answer what, for replies of few words.
type replier struct{ *scene }

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

// plannedAck is how one answers those acts in few words, or "".
func plannedAck(a corpus.Act) string {
	switch a {
	case corpus.ActOption, corpus.ActDisagreement:
		return "ack point"
	case corpus.ActRequest:
		return "ack open"
	case corpus.ActDelivery, corpus.ActRecap:
		return "ack thanks"
	case corpus.ActRule:
		return "ack rule"
	case corpus.ActRecall:
		return "ack recall"
	case corpus.ActAbsence:
		return "ack away"
	case corpus.ActReturn:
		return "ack back"
	case corpus.ActIntroduction:
		return "ack introduction"
	case corpus.ActApology:
		return "ack forgiven"
	case corpus.ActReminder:
		return "ack nudged"
	}
	return ""
}

// shortKind is the table for a reply, by the parent's act.
func (m replier) shortKind() string {
	if m.slot.Act == corpus.ActBanter {
		return m.shortBanter()
	}
	if key := shortMet(m.parentAct()); key != "" {
		return key
	}
	switch m.parentAct() {
	case corpus.ActReminder, corpus.ActDisagreement, corpus.ActOption:
		return "short point"
	case corpus.ActDelivery:
		return "short thanks"
	case corpus.ActRule, corpus.ActClosureDay, corpus.ActRecap:
		return "short noted"
	case corpus.ActRecall:
		return "short recalled"
	case corpus.ActClosure:
		if m.parent != nil && m.parent.Short { // it takes a point and settles nothing
			return "short second heard"
		}
	}
	return "short" + strings.TrimPrefix(m.ackKind(), "ack")
}

// shortMet is the table for those acts that are met alike in thanks and in jest.
func shortMet(a corpus.Act) string {
	switch a {
	case corpus.ActQuestion:
		return "short ask"
	case corpus.ActRequest:
		return "short push"
	case corpus.ActReturn:
		return "short welcome"
	case corpus.ActIntroduction:
		return "short hello"
	case corpus.ActAbsence:
		return "short leave"
	case corpus.ActApology:
		return "short forgive"
	}
	return ""
}

// shortBanter is the table for teasing in a few words: a report is met with
// other words than a request or a decision.
func (m replier) shortBanter() string {
	if key := shortMet(m.parentAct()); key != "" {
		return key
	}
	switch m.parentAct() {
	case corpus.ActBlocker, corpus.ActReminder:
		return "short groan"
	case corpus.ActDoubt:
		return "short gloom"
	case corpus.ActCompletion:
		return "short cheer"
	case corpus.ActKickoff:
		return "short start"
	case corpus.ActNews:
		return "short news"
	case corpus.ActAnswer, corpus.ActDelivery:
		if m.overDays() {
			return "short wise late"
		}
		return "short wise"
	case corpus.ActCorrection:
		return "short caught"
	case corpus.ActRecall, corpus.ActRecap:
		return "short memory"
	case corpus.ActDecision, corpus.ActClosure, corpus.ActRule:
		return "short verdict"
	case corpus.ActForecast, corpus.ActCommitment:
		return "short hopes"
	case corpus.ActCoordinate:
		if m.parent != nil && m.parent.To != "" && m.parent.To != m.slot.Author {
			return "short offer"
		}
		return "short plea"
	case corpus.ActAcknowledge, corpus.ActBanter:
		return m.shortBehind()
	}
	return "short laugh"
}

// overDays says whether the reply, or what it replies to, comes on another day
// than what that answers: nobody was quick then.
func (m replier) overDays() bool {
	return m.slot.Earlier != nil || m.parent != nil && m.parent.Earlier != nil
}

// shortBehind is the table for a few words behind somebody else's: one joins in
// with good wishes, sympathy, consent or thanks, or takes them where they were
// meant for oneself.
func (m replier) shortBehind() string {
	first, author := m.answered()
	mine := author == m.slot.Author || m.parent != nil && m.parent.To == m.slot.Author
	whose := func(own, others string) string {
		if mine {
			return own
		}
		return others
	}
	switch first {
	case corpus.ActCompletion, corpus.ActKickoff, corpus.ActReturn, corpus.ActIntroduction, corpus.ActAbsence:
		return whose("short thanked", "short second cheer")
	case corpus.ActBlocker, corpus.ActDoubt, corpus.ActDisagreement, corpus.ActOption:
		return whose("short thanked", "short second sorry")
	case "":
		return "short play"
	}
	if m.parentAct() == corpus.ActBanter {
		return "short play"
	}
	switch first {
	case corpus.ActDecision, corpus.ActClosure:
		return whose("short thanked", "short second")
	case corpus.ActCorrection:
		return "short forgive"
	case corpus.ActAnswer, corpus.ActDelivery:
		return whose("short nod", "short second heard")
	case corpus.ActCoordinate, corpus.ActRequest, corpus.ActQuestion, corpus.ActForecast, corpus.ActCommitment:
		return whose("short thanked", "short second heard")
	}
	return whose("short read", "short second heard")
}

// answered is the act and author of what the parent answered.
func (m replier) answered() (corpus.Act, string) {
	if m.parent == nil {
		return "", ""
	}
	if s := m.d.slots[m.parent.ReplyTo]; s != nil {
		return s.Act, s.Author
	}
	if e := m.parent.Earlier; e != nil {
		return e.Act, e.Author
	}
	return "", ""
}
