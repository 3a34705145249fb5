package author

import (
	"strings"

	"memloom/internal/corpus"
)

// toned is the voice in another tone than its own (G11): the scales that the
// tone is about move, by a step where it is a matter of the person.
func (v *voice) toned(tone string) *voice {
	if v == nil || tone == "" {
		return v
	}
	t := *v
	switch tone {
	case "direct":
		t.directness, t.verbosity, t.warmth = 2, max(0, v.verbosity-1), max(0, v.warmth-1)
	case "casual":
		if v.formality < 2 { // formal people stay formal, whatever the tone (E14, level 4)
			t.formality = 0
		}
		t.humour = min(2, v.humour+1)
	case "professional":
		t.formality, t.humour, t.emoji, t.drops = min(2, v.formality+1), 0, 0, false
	case "empathetic":
		t.warmth = 2
	case "persuasive":
		t.directness, t.verbosity = min(2, v.directness+1), min(2, v.verbosity+1)
	case "humorous":
		t.humour = 2
	case "skeptical":
		t.questioning, t.warmth = 2, 0
	case "enthusiastic":
		t.warmth, t.emoji, t.punct = 2, min(2, v.emoji+1), exclamation
	case "anxious":
		t.directness, t.questioning = 0, min(2, v.questioning+1)
	}
	return &t
}

// coloured adds the sentence in which the slot's tone is heard, instead of
// whatever else the writer would have added.
func (m *message) coloured(after []string) ([]string, error) {
	// What is argued fully needs no flourish: the scales have moved.
	if m.slot.Tone == "" || m.argued && m.extra == 0 || m.forbidden(m.slot.Tone) {
		return after, nil
	}
	t, ok := m.d.lex.special["tone "+m.slot.Tone+" "+m.toneOccasion()]
	if !ok {
		return after, nil
	}
	if today := m.turning(m.unused(t)); len(today) > 0 {
		t = today
	}
	s, err := m.pickWhere(t, func(p pattern) bool { return !m.asked || !strings.Contains(p.src, "?") })
	if s == "" || err != nil {
		return after, err
	}
	return []string{s}, nil
}

// forbidden says whether a tone is heard in no sentence of its own, since that
// would be out of place: jokes and slang towards a superior.
func (m *message) forbidden(tone string) bool {
	return m.senior && (tone == "humorous" || tone == "casual")
}

// toneOccasion is what the tone colours: a question or wish, a few words, a plain
// report, trouble, what is to be done, a beginning or an end. In a greeting, in banter, in news,
// and in what turns out to be wrong only the scales move.
func (m *message) toneOccasion() string {
	if m.brief() && m.strayAck() != "" {
		return "greeting"
	}
	if m.explains() {
		return "report"
	}
	switch m.slot.Act {
	case corpus.ActQuestion, corpus.ActCoordinate, corpus.ActRequest, corpus.ActReminder:
		return "ask"
	case corpus.ActAcknowledge, corpus.ActClosure:
		return "brief"
	case corpus.ActIntroduction, corpus.ActReturn, corpus.ActBanter, corpus.ActNews, corpus.ActMistake, corpus.ActApology, corpus.ActAbsence, corpus.ActClosureDay:
		return "greeting"
	case corpus.ActBlocker, corpus.ActDoubt, corpus.ActDisagreement, corpus.ActOption:
		return "trouble"
	case corpus.ActDecision, corpus.ActRule:
		return "say"
	case corpus.ActKickoff:
		return "start"
	case corpus.ActCompletion:
		return "done"
	}
	return "report"
}
