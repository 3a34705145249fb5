package chat

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

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

// spread is room for somebody who says more or less than their style tells: more
// goes on behind a message of the mean length, and a question has one reason at most.
func (m adder) spread(target, most int) (int, int) {
	n := m.v.Lean.Adds
	switch {
	case n > 0 && draw.Chance(m.r, n):
		if m.slot.Act != corpus.ActQuestion {
			most++
		}
		return max(target, m.d.in.Words*5/4), most
	case n < 0 && draw.Chance(m.r, -n):
		return target, max(0, most-1)
	}
	return target, most
}

// ownVoice is what somebody of the writer's voice would add here: chatty people chat, others explain, tell what
// happened to them, or say what is next. Who writes to a superior keeps to the matter.
func (m adder) ownVoice() grammar.Table {
	if m.senior || m.slot.Act == corpus.ActRule || !m.open() {
		return nil
	}
	t := m.d.lex.special["voice "+m.v.Voice.Voice+" "+m.toneOccasion()]
	if slices.ContainsFunc(t, func(p *grammar.Pattern) bool { return slices.Contains(m.taken, p.Src) }) {
		return nil
	}
	return m.ownTurn(t)
}

// ownTurn leaves the sentences of a tone or voice that are the writer's today: each has one day in three, however many
// ways there are to write it, since one knows by their sense that they come again.
func (m adder) ownTurn(t grammar.Table) grammar.Table {
	const every = 3
	var out grammar.Table
	for _, p := range m.unused(t) {
		if m.calendar().turn(m.d.in.Group+m.v.Name, p)%every == 0 {
			out = append(out, p)
		}
	}
	return out
}

// ownTone adds the sentence in which the writer's own tone is heard, in some
// messages, instead of whatever else would have been added.
func (m adder) ownTone(after []string) ([]string, error) {
	odds := [...]int{13, 25, 25}[m.v.Verbosity]
	if m.v.Tone == "" || m.extra > 0 || !m.open() || m.forbidden(m.v.Tone) || !draw.Chance(m.r, odds) {
		return after, nil
	}
	t := m.d.lex.special["tone "+m.v.Tone+" "+m.toneOccasion()]
	s, err := m.pickWhere(m.ownTurn(t), m.may)
	if s == "" || err != nil {
		return after, err
	}
	return []string{s}, nil
}

// open says whether a message is one in which the writer can be heard beside what the plan wants: it has nothing else
// to show, and is neither mistaken nor about a mistake, where a doubtful or cheerful word would be misread.
func (m adder) open() bool {
	switch m.slot.Act {
	case corpus.ActOption:
		if len(m.facts) == 0 { // an argument for what others have named
			return false
		}
	case corpus.ActClosure:
		if len(m.facts) > 0 { // settled by what it states
			return false
		}
	}
	if m.explains() || m.argued || m.decorated() || m.pointed || m.d.clear || m.brief() || m.slot.Detail != "" ||
		m.slot.Aside != "" || len(m.slot.Flaws) > 0 {
		return false
	}
	for _, act := range []corpus.Act{m.slot.Act, m.parentAct()} {
		switch act {
		case corpus.ActMistake, corpus.ActCorrection, corpus.ActApology:
			return false
		}
	}
	return true
}

// passedOn says of half of the news why they are passed on, where no opening has said so: what comes out of the blue
// leaves its readers wondering, and who explains every headline bores them.
func (m adder) passedOn(after []string) ([]string, error) {
	if m.slot.Act != corpus.ActNews || m.opened || len(after) > 0 || !draw.Chance(m.r, 50) {
		return after, nil
	}
	s, err := m.rotated(m.d.lex.close[corpus.ActNews])
	if s == "" || err != nil {
		return after, err
	}
	return []string{s}, nil
}

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

// toneOccasion is what the tone colours: a question, a wish, a few words, a report, an answer, a promise, trouble, an
// objection, what is weighed, what is to be done or stays, a beginning or an end. In a greeting, in banter, in news, in
// what refers to something else, and in what turns out to be wrong only the scales move.
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
