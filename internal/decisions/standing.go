package decisions

import (
	"slices"

	"memloom/internal/corpus"
)

// Stand is where an item stands by what people decided.
type Stand string

// The stands of an item.
const (
	Open     Stand = "open"                 // nobody decided
	Waiting  Stand = "waiting for a second" // a reviewer was not sure
	Agreed   Stand = "agreed"
	Disputed Stand = "disputed"
	Settled  Stand = "settled"
	Stale    Stand = "stale" // what was decided about has changed since
)

// Standing returns the decisions that stand of those about one target: of every reviewer the last that was not withdrawn. A
// settlement stands instead of all that came before it.
func Standing(list []corpus.Decision) []corpus.Decision {
	var out []corpus.Decision
	for _, d := range list {
		own := func(x corpus.Decision) bool { return x.Reviewer == d.Reviewer }
		switch d.Action {
		case corpus.ActionWithdraw:
			out = slices.DeleteFunc(out, own)
		case corpus.ActionSettle:
			out = []corpus.Decision{d}
		default:
			out = append(slices.DeleteFunc(out, own), d)
		}
	}
	return out
}

// StandingOf says where an item stands by the decisions about it.
func StandingOf(id string, list []corpus.Decision) Stand {
	_, stand := Outcome(Standing(list))
	return stand
}

// Outcome is what the standing decisions about an item come to: the decision that holds, the last of those that agree, and where
// the item stands. There is none where it is open, waiting or disputed.
func Outcome(standing []corpus.Decision) (*corpus.Decision, Stand) {
	if len(standing) == 0 {
		return nil, Open
	}
	last := &standing[len(standing)-1]
	if last.Action == corpus.ActionSettle {
		return last, Settled
	}
	sure := slices.DeleteFunc(slices.Clone(standing), func(d corpus.Decision) bool { return d.Action == corpus.ActionUnsure })
	if len(sure) == 0 {
		return nil, Waiting
	}
	for _, d := range sure {
		if d.Action != sure[0].Action || !slices.Equal(d.Edits, sure[0].Edits) {
			return nil, Disputed
		}
	}
	return &sure[len(sure)-1], Agreed
}
