package chat

import (
	"slices"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// framed says where a report comes from or whom it is for, before or behind
// it: "straight from the board". People do that in many ways, and none of them
// casts doubt on the value. Who has begun with "as far as I can tell" has said
// where it comes from.
func (m stater) framed(f *prompts.DayFact, s string) (string, error) {
	if !m.reports() || f.Reason != "" || f.Condition != "" || isLink(f) || stamped(f) || strings.Contains(grammar.Unmark(s), ". ") || strings.HasSuffix(s, "?") {
		return s, nil
	}
	value, _ := grammar.StartsWithValue(s)
	switch {
	case !m.opened && !m.said && !value && simple(s) && draw.Chance(m.r, [...]int{0, 4, 9}[m.v.Verbosity]):
		frame, err := m.rotated(m.d.lex.special["frame before"])
		if frame == "" || err != nil {
			return s, err
		}
		return frame + ", " + s, nil
	case !grammar.ClauseClass(f.Class) && !slices.Contains(m.habits, "says") && draw.Chance(m.r, [...]int{0, 3, 6}[m.v.Verbosity]):
		frame, err := m.rotated(m.d.lex.special["frame behind"])
		if frame == "" || err != nil {
			return s, err
		}
		return s + ", " + frame, nil
	}
	return s, nil
}

// reports says whether the act passes on what somebody knows.
func (m stater) reports() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActBlocker, corpus.ActDoubt, corpus.ActDelivery:
		return true
	}
	return false
}
