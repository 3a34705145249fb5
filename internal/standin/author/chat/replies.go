package chat

import (
	"cmp"
	"strings"

	"memloom/internal/corpus"
)

// replier says which words answer what, for replies of few words.
type replier struct{ *scene }

// answers names the tables of what answers an act.
type answers struct {
	ack    string // an acknowledgement
	banter string // teasing, or as tease
	short  string // a reply of a few words, or the short form of the acknowledgement
	tease  string // teasing in a few words
}

// answersTo are the answers to acts. Those to other acts are otherAnswers.
var answersTo = map[corpus.Act]answers{
	corpus.ActAbsence:      {ack: "ack away", short: "short leave", tease: "short leave"},
	corpus.ActAnswer:       {ack: "ack heard", banter: "banter wise", tease: "short wise"},
	corpus.ActApology:      {ack: "ack forgiven", short: "short forgive", tease: "short forgive"},
	corpus.ActBlocker:      {ack: "ack sorry", banter: "banter trouble", tease: "short groan"},
	corpus.ActClosure:      {ack: "ack consent", banter: "banter verdict", tease: "short verdict"},
	corpus.ActClosureDay:   {ack: "ack noted"},
	corpus.ActCommitment:   {ack: "ack promise", banter: "banter hopes", tease: "short hopes"},
	corpus.ActCompletion:   {ack: "ack cheer", banter: "banter cheer", tease: "short cheer"},
	corpus.ActCoordinate:   {ack: "ack offer", banter: "banter plea", tease: "short plea"},
	corpus.ActCorrection:   {ack: "ack heard", banter: "banter wise", tease: "short caught"},
	corpus.ActDecision:     {ack: "ack consent", banter: "banter verdict", tease: "short verdict"},
	corpus.ActDelivery:     {ack: "ack thanks", banter: "banter wise", tease: "short wise"},
	corpus.ActDisagreement: {ack: "ack point"},
	corpus.ActDoubt:        {ack: "ack point", banter: "banter gloom", tease: "short gloom"},
	corpus.ActForecast:     {ack: "ack forecast", banter: "banter hopes", tease: "short hopes"},
	corpus.ActIntroduction: {ack: "ack introduction", short: "short hello", tease: "short hello"},
	corpus.ActKickoff:      {ack: "ack start", banter: "banter start", tease: "short start"},
	corpus.ActMistake:      {ack: "ack heard"},
	corpus.ActNews:         {ack: "ack news", banter: "banter news", tease: "short news"},
	corpus.ActOption:       {ack: "ack point"},
	corpus.ActProgress:     {banter: "banter"},
	corpus.ActQuestion:     {short: "short ask", tease: "short ask"},
	corpus.ActRecall:       {ack: "ack recall", banter: "banter wise", short: "short recalled", tease: "short memory"},
	corpus.ActRecap:        {ack: "ack thanks", banter: "banter wise", short: "short noted", tease: "short memory"},
	corpus.ActReminder:     {ack: "ack nudged", short: "short point", tease: "short groan"},
	corpus.ActRequest:      {ack: "ack open", short: "short push", tease: "short push"},
	corpus.ActReturn:       {ack: "ack back", short: "short welcome", tease: "short welcome"},
	corpus.ActRule:         {ack: "ack rule", banter: "banter verdict", short: "short noted", tease: "short verdict"},
}

var otherAnswers = answers{ack: "ack report", tease: "short laugh"}

// ackKind is the table for an acknowledgement, by what it answers.
func (m replier) ackKind() string {
	act := m.parentAct()
	switch {
	case m.strayAck() != "":
		return m.strayAck()
	case (act == corpus.ActAnswer || act == corpus.ActMistake) && m.answersMe():
		return "ack thanks"
	case act == corpus.ActCorrection && m.correctsMe():
		return "ack oops"
	case act == corpus.ActCorrection && (m.parent == nil || m.haltsOnly()):
		return "ack put right"
	case act == corpus.ActCoordinate && m.parent != nil && !m.asksAnother():
		return "ack yes"
	}
	return cmp.Or(answersTo[act].ack, otherAnswers.ack)
}

// asksAnother says whether the parent is addressed to somebody other than the writer.
func (m replier) asksAnother() bool {
	return m.parent != nil && m.parent.To != "" && m.parent.To != m.slot.Author
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
	return cmp.Or(answersTo[m.parentAct()].banter, m.shortBanter())
}

// shortKind is the table for a reply of a few words, by what it answers.
func (m replier) shortKind() string {
	act := m.parentAct()
	switch {
	case m.slot.Act == corpus.ActBanter:
		return m.shortBanter()
	case act == corpus.ActClosure && m.parent != nil && m.parent.Short: // it takes a point and settles nothing
		return "short second heard"
	}
	return cmp.Or(answersTo[act].short, "short"+strings.TrimPrefix(m.ackKind(), "ack"))
}

// shortBanter is the table for teasing in a few words, by what it answers.
func (m replier) shortBanter() string {
	act := m.parentAct()
	switch {
	case (act == corpus.ActAnswer || act == corpus.ActDelivery) && m.overDays():
		return "short wise late"
	case act == corpus.ActCoordinate && m.asksAnother():
		return "short offer"
	case act == corpus.ActAcknowledge || act == corpus.ActBanter:
		return m.shortBehind()
	}
	return cmp.Or(answersTo[act].tease, otherAnswers.tease)
}

// overDays says whether the reply, or what it replies to, comes on another day
// than what that answers: nobody was quick then.
func (m replier) overDays() bool {
	return m.slot.Earlier != nil || m.parent != nil && m.parent.Earlier != nil
}

// shortBehind is the table for a few words behind somebody else's: one joins in with good wishes, sympathy, consent or
// thanks, or takes them where they were meant for oneself.
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
