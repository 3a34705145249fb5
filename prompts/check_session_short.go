package prompts

import (
	"regexp"
	"slices"
	"unicode/utf8"
)

// disagreements are the ways in which a turn begins that corrects or disagrees.
var disagreements = regexp.MustCompile(`(?i)^\W*(?:no\b[,.!;:—–-]?|nope\b|not quite\b|not really\b|actually\b|hardly\b|on the contrary\b|I disagree\b|` +
	`I don't agree\b|I don't think so\b|that's (?:not|wrong)\b|that is (?:not|wrong)\b|I meant\b|sorry, (?:no|but)\b|wait, no\b)`)

// Disagrees says whether a user's turn corrects the assistant or disagrees (T3).
func Disagrees(text string) bool { return disagreements.MatchString(text) }

// short holds the user's turns to their length, and counts those that correct or disagree (T3).
func (c *sessionCheck) short() {
	disagreeing, free := 0, 0
	for i, m := range c.out.Messages {
		if m.Role != SideUser {
			continue
		}
		if n := utf8.RuneCountInString(m.Text); c.in.UserRunes > 0 && n > c.in.UserRunes {
			c.fault(i+1, "runes", "it has %d characters: the user's messages have %d at most", n, c.in.UserRunes)
		}
		if Disagrees(m.Text) {
			disagreeing++
		} else if i > 0 && !slices.ContainsFunc(c.out.Says, func(p SaidAt) bool { return p.Message == i+1 }) {
			free = i + 1
		}
	}
	if disagreeing < c.in.Corrections {
		c.fault(free, "corrections", "%d messages of the user correct or disagree, and %d are to: let this one", disagreeing, c.in.Corrections)
	}
}
