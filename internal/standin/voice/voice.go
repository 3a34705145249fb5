// Package voice is how people write: the scales and habits of a profile, and how much of them a text shows.
//
// Terms: a scale has the levels 0 to 2; a habit is an opening, an ending, a phrase or a way of punctuating that returns
// in the person's messages.
package voice

import (
	"slices"
	"strings"

	"memloom/prompts"
)

// Voice is how a person writes: each scale of the profile as a level of 0 to 2, and the habits read from their notation
// ("opens: Right,", "closes: …", "says: …", "punctuation: …").
type Voice struct {
	prompts.Voice
	Formality, Verbosity, Humour, Jargon, Emoji, Directness, Warmth, Questioning int

	Lower  bool // begins sentences in lower case
	Opens  []string
	Closes []string
	Says   []string
	Punct  Punctuation
}

// Punctuation is a habit of ending or joining sentences.
type Punctuation int

// The habits of punctuation.
const (
	PlainStop Punctuation = iota
	NoFinalStop
	Ellipsis
	Exclamation
	Semicolons
	Dashes
	Brackets
	ShortSentences
)

// New reads a voice from a profile.
func New(p prompts.Voice) *Voice {
	s := p.Style
	v := &Voice{
		Voice:       p,
		Formality:   level(s.Formality, "casual", "semi-formal", "formal"),
		Verbosity:   level(s.Verbosity, "concise", "moderate", "detailed"),
		Humour:      level(s.Humour, "minimal", "occasional", "frequent"),
		Jargon:      level(s.Jargon, "plain", "balanced", "technical"),
		Emoji:       level(s.Emoji, "rare", "occasional", "frequent"),
		Directness:  level(s.Directness, "indirect", "balanced", "direct"),
		Warmth:      level(s.Warmth, "neutral", "friendly", "warm"),
		Questioning: level(s.Questioning, "accepting", "clarifying", "probing"),
	}
	for _, h := range p.Habits {
		v.habit(h)
	}
	return v
}

func (v *Voice) habit(h string) {
	kind, what, _ := strings.Cut(h, ":")
	what = strings.TrimSpace(what)
	if what == "" {
		return
	}
	switch strings.TrimSpace(kind) {
	case "opens":
		v.Opens = append(v.Opens, what)
	case "closes":
		v.Closes = append(v.Closes, what)
	case "says":
		v.Says = append(v.Says, what)
	case "punctuation":
		v.Lower = v.Lower || v.Formality == 0 && strings.Contains(what, "lower-case")
		v.Punct = punctuationHabit(what)
	}
}

func punctuationHabit(what string) Punctuation {
	switch {
	case strings.Contains(what, "no final"):
		return NoFinalStop
	case strings.Contains(what, "ellips"), strings.Contains(what, "three dots"):
		return Ellipsis
	case strings.Contains(what, "exclamation"):
		return Exclamation
	case strings.Contains(what, "semicolon"):
		return Semicolons
	case strings.Contains(what, "dashes"):
		return Dashes
	case strings.Contains(what, "brackets"):
		return Brackets
	case strings.Contains(what, "short sentences"):
		return ShortSentences
	}
	return PlainStop
}

// Ended ends a text as the person does: without a stop, or now and then with dots or, where that is allowed, with an
// exclamation mark. Chance is true in so many of 100 draws.
func (v *Voice) Ended(text string, formality int, chance func(int) bool, exclaims bool) string {
	cut, ok := strings.CutSuffix(text, ".")
	switch {
	case !ok || strings.HasSuffix(cut, " Jr") || strings.HasSuffix(cut, " Sr"): // whose stop is the name's as well
	case v.Punct == Ellipsis && formality < 2 && chance(33):
		return cut + "…"
	case v.Punct == Exclamation && exclaims && chance(33):
		return cut + "!"
	case v.Punct == NoFinalStop:
		return cut
	}
	return text
}

// level returns the place of a word on its scale, the middle for an unknown one.
func level(word string, scale ...string) int {
	if i := slices.Index(scale, word); i >= 0 {
		return i
	}
	return 1
}
