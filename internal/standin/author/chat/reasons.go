package chat

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// worn says whether a reason has been heard enough: it was given already on this day, or it is one of the days on which
// a group does without. A pack has few reasons for an attribute, so that a month would tell each of them often.
func (m stater) worn(f *prompts.DayFact) bool {
	if m.d.used["reason "+f.Reason] > 0 {
		return true
	}
	rest := uint32(4)
	if !f.Changed {
		rest = 3
	}
	return (draw.Hash(m.d.in.Group, f.Reason)+uint32(m.d.in.Date))%rest == 0
}

// because joins a statement and its reason, in one of the orders in which people give reasons.
func (m stater) because(f *prompts.DayFact, s string) string {
	m.taken = append(m.taken, "reason "+f.Reason)
	r := grammar.NameSpan(f.Reason)
	if f.Changed && simple(s) && !strings.HasPrefix(s, "changing ") && !strings.HasPrefix(s, "please ") &&
		draw.Chance(m.r, 35) {
		return r + corpus.Pick(m.r, [...][]string{{", so ", ", hence ", ", that's why "}, {", so ", ", which is why "},
			{", therefore ", ", so "}}[m.formal]) + s
	}
	if strings.HasSuffix(s, "?") {
		return s + corpus.Pick(m.r, []string{" I ask because ", " I'm asking because ", " I ask since "}) + r
	}
	if grammar.ClauseClass(f.Class) || strings.Contains(s, ". ") {
		return s + corpus.Pick(m.r, []string{". the reason: ", ". why: ", ". background: "}) + r
	}
	tails := append([]string{", because ", ", since ", ", given that ", ", the reason being that ", ", seeing that "},
		[...][]string{
			{", cause ", ". why? ", ". reason: "},
			{". the reason is that ", ", as ", ". it comes down to this: ", ". background: "},
			{", as ", ". the reason is that ", ", on the grounds that ", ". my reasoning: "},
		}[m.formal]...)
	return s + corpus.Pick(m.r, tails) + r
}
