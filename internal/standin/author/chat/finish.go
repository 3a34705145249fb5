package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
)

// finisher makes a text of the parts of a message.
type finisher struct{ *message }

// polish makes a text of the parts: ends of sentences, contractions, dropped
// subjects, capitals, the writer's punctuation, an emoji.
func (m finisher) polish(p parts) string {
	sentences := m.inFrontOfLinks(p.core, p.after)
	if p.close != "" && !endsInLink(p.core) {
		sentences = append(sentences, p.close)
	}
	if p.open != "" {
		sentences = append([]string{p.open}, sentences...)
	}
	sentences = slices.DeleteFunc(sentences, func(s string) bool { return strings.TrimSpace(s) == "" })
	for i, s := range sentences {
		if m.v.Drops && m.formal == 0 {
			s = grammar.DropSubject(s)
		}
		sentences[i] = grammar.Stopped(s)
	}
	s := m.diction().inOwnWords(m.strung(sentences, p.open != ""))
	if m.formal == 2 {
		s = grammar.ExpandContractions(s)
	}
	if !m.v.Lower {
		s = grammar.Capitals(s)
	}
	return m.end(s)
}

// inFrontOfLinks puts what is added behind what the message says, but in front of links at its end, so that they stay
// whole. Where there is nothing else in front of them it goes, unless the text has to differ from another.
func (m finisher) inFrontOfLinks(core, after []string) []string {
	said := len(core) == 0 || slices.ContainsFunc(core, func(s string) bool { return !grammar.LinkLast(s) })
	switch {
	case said:
		for _, s := range after {
			core = beforeLinks(core, s)
		}
	case m.extra > 0:
		return bracketed(core, after)
	}
	return core
}

// strung joins sentences, the last with the writer's own mark now and then, but never to an opening.
func (m finisher) strung(sentences []string, opened bool) string {
	n := len(sentences) - 1
	mark := map[voice.Punctuation]string{voice.Semicolons: ";", voice.Dashes: " –"}[m.v.Punct]
	if n < 1 || n == 1 && opened || mark == "" || !m.punctuates() {
		return strings.Join(sentences, " ")
	}
	before, ok := strings.CutSuffix(sentences[n-1], ".")
	value, _ := grammar.StartsWithValue(sentences[n])
	if !ok || value || isHabit(sentences[n]) || grammar.LinkLast(before) ||
		strings.HasSuffix(before, string(grammar.CloseMark)) || strings.ContainsAny(sentences[n], ":;") {
		return strings.Join(sentences, " ")
	}
	return strings.Join(append(sentences[:n-1:n-1], before+mark), " ") + " " + sentences[n]
}

// isHabit says whether a sentence is a habit of somebody's, which begins large
// wherever it stands: patterns begin small, but for "I".
func isHabit(s string) bool {
	return s != "" && s[0] >= 'A' && s[0] <= 'Z' && !strings.HasPrefix(s, "I ") && !strings.HasPrefix(s, "I'")
}

// endsInLink says whether nothing may follow what has been said.
func endsInLink(core []string) bool {
	return len(core) > 0 && grammar.LinkLast(core[len(core)-1])
}

// bracketed puts a sentence behind a link into brackets, so that the link stays whole.
func bracketed(core, after []string) []string {
	if len(after) == 0 || strings.Contains(after[0], ". ") || strings.Contains(after[0], ": ") {
		return core
	}
	return append(core, "("+after[0]+")")
}

// end applies how the writer ends a message.
func (m finisher) end(s string) string {
	emoji := m.emoji()
	if cut, ok := strings.CutSuffix(s, "."); ok {
		switch {
		case m.punctuates() && m.v.Punct == voice.Ellipsis && m.formal < 2:
			s = cut + "…"
		case m.punctuates() && m.v.Punct == voice.Exclamation && m.slot.Act != corpus.ActBlocker:
			s = cut + "!"
		case m.punctuates() && m.v.Punct == voice.NoFinalStop:
			s = cut
		case m.formal == 0 && (emoji != "" || grammar.CountWords(s) <= 4):
			s = cut
		}
	}
	if emoji != "" && !grammar.LinkLast(s) {
		s += " " + emoji
	}
	return s
}

// punctuates draws the writer's habit of punctuation.
func (m finisher) punctuates() bool {
	if m.v.Punct == voice.PlainStop {
		return false
	}
	return m.d.clear || draw.Chance(m.r, 33)
}

// emoji draws one by the writer's scale, or none.
func (m finisher) emoji() string {
	odds := [...]int{1, 20, 50}[m.v.Emoji]
	list := m.d.lex.emoji[m.slot.Act]
	if m.d.clear {
		odds = [...]int{0, 50, 100}[m.v.Emoji]
	}
	if m.formal == 2 {
		odds /= 2
	}
	if m.slot.Plain || len(list) == 0 || !draw.Chance(m.r, odds) {
		return ""
	}
	return m.mostly(ownOdds, list)
}
