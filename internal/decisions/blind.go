package decisions

import (
	"slices"

	"memloom/internal/corpus"
)

// checkBlind checks a decision that is made without seeing status and verdicts. It says nothing of filters, so that it needs no
// code: to ask for one would tell the status.
func checkBlind(d *corpus.Decision, it *corpus.Item, earlier []corpus.Decision) error {
	switch d.Action {
	case corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure, corpus.ActionWithdraw:
	default:
		return mistake("a blind decision is accept, reject, unsure or withdraw, not %q", d.Action)
	}
	seen := slices.ContainsFunc(earlier, func(x corpus.Decision) bool { return x.Reviewer == d.Reviewer && !x.VerdictsHidden })
	if seen {
		return mistake("%s has decided about %s with its verdicts in sight: a blind decision comes before that; leave it out", d.Reviewer, it.ID)
	}
	own := slices.ContainsFunc(StandingBlind(earlier), func(x corpus.Decision) bool { return x.Reviewer == d.Reviewer })
	if d.Action == corpus.ActionWithdraw && !own {
		return mistake("%s has decided nothing blind about %s that stands: there is nothing to withdraw", d.Reviewer, it.ID)
	}
	return nil
}
