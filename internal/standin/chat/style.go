package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/text"
	"memloom/internal/standin/voice"
)

// finished makes a text of the sentences: the writer's habits, formality, punctuation and emoji, and the typo that the
// plan wants. Opened is how many sentences are an opening.
func (m *message) finished(opened int) string {
	if !m.slot.Plain && !m.slot.Short {
		m.habitual(opened)
	}
	out := m.joined()
	if m.formal == 2 {
		out = grammar.ExpandContractions(out)
	}
	if m.by.Lower {
		out = text.Lowered(out)
	}
	out = m.ended(out)
	if slices.Contains(m.slot.Flaws, corpus.MarkTypo) {
		out = m.mistyped(out)
	}
	return out
}

// joined puts the sentences behind one another, a new line behind each link, and the writer's own mark between the last
// two where that is their habit.
func (m *message) joined() string {
	var b strings.Builder
	mark := map[voice.Punctuation]string{voice.Semicolons: ";", voice.Dashes: " –"}[m.by.Punct]
	for i, s := range m.out {
		last := i > 0 && i == len(m.out)-1
		before := b.String()
		if strings.HasSuffix(before, ":") && text.StartsPlain(s) {
			s = text.LowerFirst(s)
		}
		switch {
		case i == 0:
		case grammar.LinkLast(before):
			b.WriteByte('\n')
		case last && i > 1 && mark != "" && strings.HasSuffix(before, ".") &&
			!strings.Contains(s, "://") && !strings.Contains(s, " – ") && text.StartsPlain(s):
			b.Reset()
			b.WriteString(strings.TrimSuffix(before, ".") + mark + " ")
			s = text.LowerFirst(s)
		default:
			b.WriteByte(' ')
		}
		b.WriteString(s)
	}
	return b.String()
}

// habitual shows one habit of the writer where it suits the act: an opening before a report, a phrase before a figure,
// or an ending. A person shows each of them at most once a day.
func (m *message) habitual(opened int) {
	if opened >= len(m.out) || grammar.LinkLast(m.out[len(m.out)-1]) {
		return
	}
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision:
		if !m.opens(opened) {
			m.close(false)
		}
	case corpus.ActQuestion, corpus.ActCoordinate, corpus.ActRequest:
		m.close(true)
	}
}

// opens shows an opening or a phrase of the writer before a report, where one fits.
func (m *message) opens(opened int) bool {
	if !text.StartsPlain(m.out[opened]) || opened > 0 && strings.HasSuffix(m.out[opened-1], ":") {
		return false
	}
	if m.parent == nil && m.slot.Earlier == nil {
		return m.shows("opens", m.by.Opens) && m.prefix(opened, m.by.Opens)
	}
	figure := len(m.facts) > 0 && (m.facts[0].Class == grammar.ClassMeasure || m.facts[0].Class == grammar.ClassTally)
	return figure && m.shows("says", m.by.Says) && m.prefix(opened, m.by.Says)
}

// thanking are the words of endings that thank, which only who asks for something does.
var thanking = strings.Fields("thanks thank ta cheers")

// close ends a message by a habit that thanks, or by one that does not.
func (m *message) close(thanks bool) {
	var closes []string
	for _, c := range m.by.Closes {
		if thanks == slices.ContainsFunc(thanking, func(w string) bool {
			return slices.Contains(strings.Fields(strings.ToLower(c)), w)
		}) {
			closes = append(closes, c)
		}
	}
	if m.shows("closes", closes) {
		m.say(grammar.Capitalised(grammar.Punctuated(corpus.Pick(m.d.draw.Rand, closes), ".")))
	}
}

// shows says whether a habit is shown in this message.
func (m *message) shows(kind string, habits []string) bool {
	key := m.by.Name + "/" + kind
	if len(habits) == 0 || m.d.habits[key] || !m.d.chance(40) {
		return false
	}
	m.habits = append(m.habits, key)
	return true
}

// prefix puts a habit before a sentence. It returns true.
func (m *message) prefix(at int, habits []string) bool {
	habit := grammar.Punctuated(grammar.Capitalised(corpus.Pick(m.d.draw.Rand, habits)), ",")
	m.out[at] = habit + " " + text.LowerFirst(m.out[at])
	return true
}

// ended is how the writer ends a message.
func (m *message) ended(out string) string {
	emoji := ""
	if !m.slot.Plain && m.d.chance([...]int{1, 20, 50}[m.by.Emoji]) && m.slot.Tone != "professional" {
		emoji = m.pick("emoji "+string(m.slot.Act), "emoji")
	}
	if grammar.LinkLast(out) {
		return out
	}
	out = m.by.Ended(out, m.formal, m.d.chance, m.slot.Act != corpus.ActBlocker)
	if emoji != "" {
		out += " " + emoji
	}
	return out
}
