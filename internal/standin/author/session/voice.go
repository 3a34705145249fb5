package session

import (
	"regexp"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
)

// lineBreak ends a line within a pattern.
const lineBreak = "¶"

// polishAssistant makes a text of the assistant's sentences. What it lists stands on lines of its own.
func (s *session) polishAssistant(parts []string) string {
	for i, p := range parts {
		parts[i] = grammar.Stopped(p)
	}
	lines := strings.Split(joinedParts(parts), lineBreak)
	for i, l := range lines {
		item, listed := strings.CutPrefix(strings.TrimSpace(l), "- ")
		if lines[i] = grammar.Capitals(item); listed {
			lines[i] = "- " + strings.TrimSuffix(lines[i], ".")
		}
	}
	return strings.Join(lines, "\n")
}

// joinedParts joins sentences; what follows a list begins a line.
func joinedParts(parts []string) string {
	var b strings.Builder
	for i, p := range parts {
		if i > 0 {
			last := parts[i-1][strings.LastIndex(parts[i-1], lineBreak)+1:]
			if strings.Contains(parts[i-1], lineBreak) && strings.Contains(last, "- ") {
				b.WriteString(lineBreak)
			} else {
				b.WriteString(" ")
			}
		}
		b.WriteString(p)
	}
	return b.String()
}

// polishUser makes a text of the user's sentences, in their voice.
func (s *session) polishUser(parts []string, i int) string {
	for k, p := range parts {
		if s.v.Drops {
			p = grammar.DropSubject(p)
		}
		if plain := grammar.Unmark(p); s.long == nil || !statementHead.MatchString(plain) {
			p = asking(p)
			if s.long != nil && furtherHead.MatchString(plain) {
				p += "?"
			}
		}
		parts[k] = grammar.Stopped(p)
	}
	text := s.habitually(i) + strings.Join(parts, " ")
	if s.v.Formality == 2 {
		text = grammar.ExpandContractions(text)
	}
	if !s.v.Lower {
		text = grammar.Capitals(text)
	}
	return s.end(text, i)
}

// questionHead begins a sentence that asks, whatever its pattern ends in.
var questionHead = regexp.MustCompile(`(?:^|[.!?] )(?:so )?(?:can|could|how|which|where|who|is|are|does|would you|` +
	`what's|what do|what would|what if) [^.:!?]*$`)

// furtherHead begins a question too, in turns that have a length.
var furtherHead = regexp.MustCompile(`(?:^|[.!?] )(?:what about|why (?:would|is|does|do)|isn't|doesn't|anything (?:risky|else)) ` +
	`[^.:!?]*$`)

// statementHead begins a statement that looks like a question.
var statementHead = regexp.MustCompile(`^(?:what would make me|where I)`)

// asking ends a question that has no mark yet.
func asking(s string) string {
	if questionHead.MatchString(grammar.Unmark(s)) {
		return s + "?"
	}
	return s
}

// turnsOfPhrase are openings that go with any turn that answers one.
var turnsOfPhrase = []string{"right", "okay", "so", "well", "hm", "hmm", "ok", "alright"}

// habitually is the user's own opening, once a session at most.
func (s *session) habitually(i int) string {
	if i == 0 || s.greeted || len(s.v.Opens) == 0 || !draw.Chance(s.r, 30) {
		return ""
	}
	own := corpus.Pick(s.r, s.v.Opens)
	for _, known := range turnsOfPhrase {
		if voice.Bare(own) == known {
			s.greeted = true
			return strings.ToLower(own[:1]) + own[1:] + " "
		}
	}
	return ""
}

// end applies how the user ends a message.
func (s *session) end(text string, i int) string {
	emoji := s.emoji(i)
	cut, ok := strings.CutSuffix(text, ".")
	ok = ok && !strings.HasSuffix(cut, " Jr") && !strings.HasSuffix(cut, " Sr") // whose stop is the name's as well
	switch habit := draw.Chance(s.r, 33); {
	case !ok:
	case habit && s.v.Punct == voice.Ellipsis && s.v.Formality < 2:
		text = cut + "…"
	case habit && s.v.Punct == voice.Exclamation && i > 0:
		text = cut + "!"
	case habit && s.v.Punct == voice.NoFinalStop, s.v.Formality == 0 && (emoji != "" || grammar.CountWords(text) <= 4):
		text = cut
	}
	if emoji != "" {
		text += " " + emoji
	}
	return text
}

// emoji draws one by the user's scale and the place of the turn, or none.
func (s *session) emoji(i int) string {
	odds := [...]int{1, 20, 50}[s.v.Emoji]
	if s.v.Formality == 2 {
		odds /= 2
	}
	list := []string{"🙂", "🤔", "👀", "🙃"}
	switch {
	case i == 0:
		list = []string{"🤔", "😅", "🙃", "🫠"}
	case s.moves[i/2] == moveBye:
		list = []string{"🙏", "🙌", "🙂", "👍", "✨"}
	}
	if !draw.Chance(s.r, odds) {
		return ""
	}
	return corpus.Pick(s.r, list)
}
