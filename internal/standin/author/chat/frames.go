package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// framed says where a report comes from or whom it is for, before or behind it: "straight from the board". None of the
// frames casts doubt on the value. Who has begun with "as far as I can tell" has said where it comes from.
func (m stater) framed(f *prompts.DayFact, s string) (string, error) {
	key := m.frameKey(f, s)
	if key == "" {
		return s, nil
	}
	frame, err := m.rotated(m.d.lex.special[key])
	switch {
	case frame == "" || err != nil:
		return s, err
	case key == "frame before":
		return frame + ", " + s, nil
	}
	return s + ", " + frame, nil
}

// frameKey is the table of frames for a statement, or "" where it has none.
func (m stater) frameKey(f *prompts.DayFact, s string) string {
	if m.slot.Plain || !m.reports() || !bare(f) || strings.Contains(grammar.Unmark(s), ". ") || strings.HasSuffix(s, "?") {
		return ""
	}
	value, _ := grammar.StartsWithValue(s)
	switch {
	case !m.opened && !m.said && !value && simple(s) && draw.Chance(m.r, [...]int{0, 4, 9}[m.v.Verbosity]):
		return "frame before"
	case !grammar.ClauseClass(f.Class) && !slices.Contains(m.habits, "says") &&
		draw.Chance(m.r, [...]int{0, 3, 6}[m.v.Verbosity]):
		return "frame behind"
	}
	return ""
}

// bare says whether a fact is a value in words, without a reason or a condition.
func bare(f *prompts.DayFact) bool {
	return f.Reason == "" && f.Condition == "" && !isLink(f) && !stamped(f)
}

// reports says whether the act passes on what somebody knows.
func (m stater) reports() bool {
	return m.does(corpus.ActProgress, corpus.ActAnswer, corpus.ActBlocker, corpus.ActDoubt, corpus.ActDelivery)
}
