package decisions

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// DayHash is the SHA-256 of what a decision about a day is about: its texts in their order.
func DayHash(texts []string) string {
	b, err := json.Marshal(append([]string{"day"}, texts...))
	if err != nil {
		panic("decisions: " + err.Error()) // strings alone
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// DayAct is what a reviewer decides about a day. Once and Seen are those of an Act.
type DayAct struct {
	Decision corpus.Decision
	Passage  string // which names the day
	Hash     string // DayHash of its texts
	Once     string
	Seen     *int64
}

// DecideDay checks a decision about a day and keeps it, as Decide does one about an item.
func (s *Store) DecideDay(ctx context.Context, a DayAct) (d corpus.Decision, before []corpus.Decision, err error) {
	d, err = s.add(ctx, a.Hash, a.Once, func(earlier []corpus.Decision) (corpus.Decision, error) {
		before = earlier
		d := a.Decision
		d.Target, d.TargetID, d.TargetHash = corpus.TargetDay, a.Passage, a.Hash
		if n := len(earlier); a.Seen != nil && n > 0 && earlier[n-1].Seq != *a.Seen {
			return d, &ConflictError{d, earlier}
		}
		Attach(&d, earlier, false)
		return d, checkDay(&d, earlier)
	})
	return d, before, err
}

// checkDay says whether a decision can be made about a day.
func checkDay(d *corpus.Decision, earlier []corpus.Decision) error {
	if strings.TrimSpace(d.Reviewer) == "" {
		return mistake("a decision needs its reviewer: --reviewer NAME")
	}
	switch d.Action {
	case corpus.ActionAdmitDay, corpus.ActionDropDay:
	case corpus.ActionSettle:
		if !slices.Contains([]corpus.Action{corpus.ActionAdmitDay, corpus.ActionDropDay}, corpus.Action(d.Code)) {
			return mistake("a settlement about a day says admit_day or drop_day, not %q", d.Code)
		}
		if StandingOf(d.TargetID, earlier) != Disputed {
			return mistake("%s is not disputed: there is nothing to settle", d.TargetID)
		}
	case corpus.ActionWithdraw:
		if !slices.ContainsFunc(Standing(earlier), func(x corpus.Decision) bool { return x.Reviewer == d.Reviewer }) {
			return mistake("%s has decided nothing about %s that stands: there is nothing to withdraw", d.Reviewer, d.TargetID)
		}
	default:
		return mistake("there is no action %q for a day; there are admit, drop, settle, withdraw", d.Action)
	}
	return nil
}
