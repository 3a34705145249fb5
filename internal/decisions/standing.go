package decisions

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
)

// Stand is where an item is by what people decided.
type Stand string

// The stands of an item.
const (
	Open     Stand = "open"                 // no one decided
	Waiting  Stand = "waiting for a second" // a reviewer was not sure, or it needs two decisions and has one
	Agreed   Stand = "agreed"
	Disputed Stand = "disputed"
	Settled  Stand = "settled"
)

// Standing returns the decisions that stand of those about one target: of every reviewer the last that was not
// withdrawn. A settlement stands instead of all that came before it. Blind decisions are left out: they are counted,
// and not applied.
func Standing(list []corpus.Decision) []corpus.Decision {
	out := kept(list, false)
	for i := len(out) - 1; i >= 0; i-- {
		if out[i].Action == corpus.ActionSettle {
			return out[i:]
		}
	}
	return out
}

// StandingBlind returns the blind decisions that stand: of every reviewer the last that was not withdrawn.
func StandingBlind(list []corpus.Decision) []corpus.Decision { return kept(list, true) }

// Opinions returns what each reviewer thinks of a target: the last decision, blind or not, that was not withdrawn. A
// settlement ends a dispute and is no opinion.
func Opinions(list []corpus.Decision) []corpus.Decision {
	own := slices.Concat(kept(list, false), kept(list, true))
	own = slices.DeleteFunc(own, func(d corpus.Decision) bool { return d.Action == corpus.ActionSettle })
	last := map[string]int64{} // of a reviewer
	for _, d := range own {
		last[d.Reviewer] = max(last[d.Reviewer], d.Seq)
	}
	own = slices.DeleteFunc(own, func(d corpus.Decision) bool { return d.Seq < last[d.Reviewer] })
	slices.SortStableFunc(own, func(a, b corpus.Decision) int { return cmp.Compare(a.Seq, b.Seq) })
	return own
}

// kept are the decisions that were neither withdrawn nor made anew by their reviewer, of blind ones or of the others.
// Who withdraws a settlement brings back what it stood for.
func kept(list []corpus.Decision, blind bool) []corpus.Decision {
	gone := make([]bool, len(list))
	// by a reviewer: opinions and settlements that were not withdrawn, those that were made anew among them
	made := map[string][]int{}
	opinion := map[string]int{} // of a reviewer: the last
	for i, d := range list {
		gone[i] = d.VerdictsHidden != blind || d.Action == corpus.ActionWithdraw
		if d.VerdictsHidden != blind {
			continue
		}
		own := made[d.Reviewer]
		switch d.Action {
		case corpus.ActionWithdraw:
			for len(own) > 0 && gone[own[len(own)-1]] {
				own = own[:len(own)-1]
			}
			if n := len(own); n > 0 {
				gone[own[n-1]] = true
				own = own[:n-1]
			}
		case corpus.ActionSettle:
			own = append(own, i)
		default:
			if before, ok := opinion[d.Reviewer]; ok {
				gone[before] = true
			}
			opinion[d.Reviewer], own = i, append(own, i)
		}
		made[d.Reviewer] = own
	}
	var out []corpus.Decision
	for i, d := range list {
		if !gone[i] {
			out = append(out, d)
		}
	}
	return out
}

// Outcome is OutcomeOf an item for which one decision is enough.
func Outcome(standing []corpus.Decision) (*corpus.Decision, Stand) { return OutcomeOf(standing, false) }

// OutcomeOf is what the standing decisions about an item come to: the decision that holds, the last of those that
// agree, and where the item stands. There is none where it is open, waiting or disputed. An item that needs two
// decisions waits until two people are sure and agree.
func OutcomeOf(standing []corpus.Decision, two bool) (*corpus.Decision, Stand) {
	if len(standing) == 0 {
		return nil, Open
	}
	last := &standing[len(standing)-1]
	if last.Action == corpus.ActionSettle {
		return last, Settled
	}
	sure := slices.DeleteFunc(slices.Clone(standing),
		func(d corpus.Decision) bool { return d.Action == corpus.ActionUnsure })
	if len(sure) == 0 {
		return nil, Waiting
	}
	for _, d := range sure {
		if d.Action != sure[0].Action || !slices.Equal(d.Edits, sure[0].Edits) {
			return nil, Disputed
		}
	}
	if two && len(sure) < 2 {
		return nil, Waiting
	}
	return &sure[len(sure)-1], Agreed
}
