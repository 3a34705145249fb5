package chat

import (
	"memloom/internal/corpus"
)

// coloured adds the sentence in which the slot's tone is heard, or else now and
// then the writer's own, instead of whatever else the writer would have added.
func (m adder) coloured(after []string) ([]string, error) {
	if m.slot.Tone == "" {
		return m.ownTone(after)
	}
	// What is argued fully needs no flourish: the scales have moved.
	if m.argued && m.extra == 0 || m.forbidden(m.slot.Tone) {
		return after, nil
	}
	t, ok := m.d.lex.special["tone "+m.slot.Tone+" "+m.toneOccasion()]
	if !ok {
		return after, nil
	}
	if today := m.turning(m.unused(t)); len(today) > 0 {
		t = today
	}
	s, err := m.pickWhere(t, m.may)
	if s == "" || err != nil {
		return after, err
	}
	return []string{s}, nil
}

// forbidden says whether a tone is heard in no sentence of its own, since that
// would be out of place: jokes and slang towards a superior.
func (m adder) forbidden(tone string) bool {
	return m.senior && (tone == "humorous" || tone == "casual")
}

// toneOccasion is what the tone colours: a question, a wish, a few words, a report,
// an answer, a promise, trouble, an objection, what is weighed, what is to be done
// or stays, a beginning or an end. In a greeting, in banter, in news, in what refers to
// something else, and in what turns out to be wrong only the scales move.
func (sc *scene) toneOccasion() string {
	if sc.brief() && sc.strayAck() != "" {
		return "greeting"
	}
	if sc.explains() {
		return "report"
	}
	if key, ok := toneOccasions[sc.slot.Act]; ok {
		return key
	}
	return "greeting"
}

// toneOccasions are the occasions of acts; other acts have none.
var toneOccasions = map[corpus.Act]string{
	corpus.ActQuestion: "ask", corpus.ActCoordinate: "favour",
	corpus.ActRequest: "wish", corpus.ActReminder: "wish",
	corpus.ActAcknowledge: "brief",
	corpus.ActProgress:    "report", corpus.ActCorrection: "report",
	corpus.ActAnswer: "answer", corpus.ActDelivery: "answer",
	corpus.ActCommitment: "promise", corpus.ActForecast: "promise",
	corpus.ActBlocker: "trouble", corpus.ActDoubt: "worry", corpus.ActDisagreement: "object", corpus.ActOption: "weigh",
	corpus.ActDecision: "say", corpus.ActRule: "say", corpus.ActClosure: "settle",
	corpus.ActKickoff: "start", corpus.ActCompletion: "done",
}
