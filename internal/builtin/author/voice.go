package author

import (
	"slices"
	"strings"

	"memloom/prompts"
)

// voice is how a person writes: each scale of the profile as a level of 0 to
// 2, and the habits read from their notation ("opens: Right,", "closes: …",
// "says: …", "punctuation: …").
type voice struct {
	prompts.Voice
	formality, verbosity, humour, jargon, emoji, directness, warmth, questioning int

	lean   leaning // what tone, voice and expertise add to the scales
	lower  bool    // begins sentences in lower case
	drops  bool    // drops the subject of a sentence about themselves
	opens  []string
	closes []string
	says   []string
	punct  punctuation
}

// punctuation is a habit of ending or joining sentences.
type punctuation int

const (
	plainStop punctuation = iota
	noFinalStop
	ellipsis
	exclamation
	semicolons
	dashes
	brackets
	shortSentences
)

func newVoice(p prompts.Voice) *voice {
	s := p.Style
	v := &voice{
		Voice:       p,
		formality:   level(s.Formality, "casual", "semi-formal", "formal"),
		verbosity:   level(s.Verbosity, "concise", "moderate", "detailed"),
		humour:      level(s.Humour, "minimal", "occasional", "frequent"),
		jargon:      level(s.Jargon, "plain", "balanced", "technical"),
		emoji:       level(s.Emoji, "rare", "occasional", "frequent"),
		directness:  level(s.Directness, "indirect", "balanced", "direct"),
		warmth:      level(s.Warmth, "neutral", "friendly", "warm"),
		questioning: level(s.Questioning, "accepting", "clarifying", "probing"),
	}
	v.lean = leaningOf(p.Tone, p.Voice, p.Expertise)
	for _, h := range p.Habits {
		v.habit(h)
	}
	return v
}

func (v *voice) habit(h string) {
	kind, what, _ := strings.Cut(h, ":")
	what = strings.TrimSpace(what)
	if what == "" {
		return
	}
	switch strings.TrimSpace(kind) {
	case "opens":
		v.opens = append(v.opens, what)
	case "closes":
		v.closes = append(v.closes, what)
	case "says":
		v.says = append(v.says, what)
	case "punctuation":
		v.lower = v.lower || v.formality == 0 && strings.Contains(what, "lower-case")
		v.drops = v.drops || v.formality == 0 && strings.Contains(what, "drops subjects")
		v.punct = punctuationHabit(what)
	}
}

func punctuationHabit(what string) punctuation {
	switch {
	case strings.Contains(what, "no final"):
		return noFinalStop
	case strings.Contains(what, "ellips"), strings.Contains(what, "three dots"):
		return ellipsis
	case strings.Contains(what, "exclamation"):
		return exclamation
	case strings.Contains(what, "semicolon"):
		return semicolons
	case strings.Contains(what, "dashes"):
		return dashes
	case strings.Contains(what, "brackets"):
		return brackets
	case strings.Contains(what, "short sentences"):
		return shortSentences
	}
	return plainStop
}

// level returns the place of a word on its scale, the middle for an unknown one.
func level(word string, scale ...string) int {
	if i := slices.Index(scale, word); i >= 0 {
		return i
	}
	return 1
}

// length is how many words the person's message should have, in tenths of the
// recipe's mean. The scale is steeper than what comes out, since statements
// have a length of their own.
func (v *voice) length() int { return [...]int{3, 10, 24}[v.verbosity] }
