package chat

import (
	"memloom/internal/builtin/author/draw"
)

// ownOdds is in how many of 100 cases a request or an emoji is the writer's
// own.
const ownOdds = 65

// Macro implements scope. $req turns a wish ("have a look at it") into a
// request, by directness and rank.
func (m wording) Macro(_, words string) string {
	polite := []string{"could you please " + words + "?", "would you please " + words + "?"}
	switch {
	case m.v.Directness == 0:
		return m.mostly(ownOdds, []string{
			"I was wondering whether you could " + words,
			"if it isn't too much trouble, could you " + words + "?",
			"perhaps you could " + words + "?",
			"would it be possible for you to " + words + "?",
		})
	case m.senior:
		return m.mostly(ownOdds, polite)
	case m.v.Directness == 2:
		return m.mostly(ownOdds, []string{"please " + words, words + ", please"})
	case m.formal == 2:
		return m.mostly(ownOdds, polite)
	}
	return m.mostly(ownOdds, []string{"could you " + words + "?", "can you " + words + "?"})
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
	if len(list) == 0 || !draw.Chance(m.r, odds) {
		return ""
	}
	return m.mostly(ownOdds, list)
}
