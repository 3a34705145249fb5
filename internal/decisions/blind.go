package decisions

import (
	"slices"

	"memloom/internal/corpus"
)

// checkBlind checks a decision that is made without seeing status and verdicts. It says nothing of filters, so that it
// needs no code: to ask for one would tell the status.
func checkBlind(d *corpus.Decision, it *corpus.Item, earlier []corpus.Decision) error {
	switch d.Action {
	case corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure, corpus.ActionWithdraw:
	default:
		return mistake("a blind decision is accept, reject, unsure or withdraw, not %q", d.Action)
	}
	done, seen := BlindFor(earlier, d.Reviewer)
	if seen {
		return mistake("%s has decided about %s with its verdicts in sight: a blind decision comes before that; leave it out",
			d.Reviewer, it.ID)
	}
	if d.Action == corpus.ActionWithdraw && !done {
		return mistake("%s has decided nothing blind about %s that stands: there is nothing to withdraw", d.Reviewer, it.ID)
	}
	return nil
}

// BlindFor says of an item of the blind sample whether a reviewer has decided about it blind, and whether the reviewer
// has ever decided about it with its verdicts in sight: then it is too late for a blind decision. list are all
// decisions about the item.
func BlindFor(list []corpus.Decision, reviewer string) (done, seen bool) {
	done = slices.ContainsFunc(StandingBlind(list), func(d corpus.Decision) bool { return d.Reviewer == reviewer })
	seen = slices.ContainsFunc(list, func(d corpus.Decision) bool { return d.Reviewer == reviewer && !d.VerdictsHidden })
	return done, seen
}
