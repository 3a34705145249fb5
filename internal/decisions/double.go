package decisions

import (
	"context"
	"slices"

	"memloom/internal/corpus"
)

// Double says which items need two decisions: a share of all, drawn by the corpus's key and the content of the item. A
// greater share holds all items of a smaller one. The zero value needs two of none.
type Double struct {
	Share float64 `json:"share"`        // 0 to 1
	At    string  `json:"at,omitempty"` // when it was set, RFC 3339; empty: never
	Key   string  `json:"-"`            // of the corpus: KeyOf
}

// Needs says whether a target needs two decisions that agree, or a settlement, before it is applied.
func (d Double) Needs(targetHash string) bool {
	if d.Share <= 0 {
		return false
	}
	const bits = 53 // that a float64 holds
	return float64(keyed(d.Key, "double", targetHash)>>(64-bits))/(1<<bits) < d.Share
}

// OthersHidden says whether the decisions of others about an item are kept from a reviewer: while it needs two, the
// reviewer has made none that is sure, and two others have not either. list are all decisions about the item. A third,
// who may settle, sees both.
func OthersHidden(list []corpus.Decision, reviewer string, two bool) bool {
	if !two {
		return false
	}
	sure := 0
	for _, d := range Standing(list) {
		switch {
		case d.Action == corpus.ActionSettle, d.Reviewer == reviewer && d.Action != corpus.ActionUnsure:
			return false
		case d.Action != corpus.ActionUnsure:
			sure++
		}
	}
	return sure < 2
}

// Attach fills in what follows of the decisions made earlier about its target: which one it takes the place of, and
// whether its reviewer saw none of another: they were hidden, or there was none yet. It reads Reviewer, Action and
// VerdictsHidden.
func Attach(d *corpus.Decision, earlier []corpus.Decision, two bool) {
	standing := Standing(earlier)
	if d.VerdictsHidden {
		standing = StandingBlind(earlier)
	}
	for _, e := range standing {
		if e.Reviewer == d.Reviewer {
			d.Supersedes = e.Seq
		}
	}
	opinion := d.Action != corpus.ActionSettle && d.Action != corpus.ActionWithdraw
	seen := slices.ContainsFunc(SeenBy(earlier, d.Reviewer, two),
		func(e corpus.Decision) bool { return e.Reviewer != d.Reviewer })
	d.OthersHidden = opinion && (d.VerdictsHidden || !seen)
}

// SeenBy are those of the decisions about an item that a reviewer may see: all, or the reviewer's own where others are
// hidden. Of blind ones a reviewer sees none but the own.
func SeenBy(list []corpus.Decision, reviewer string, two bool) []corpus.Decision {
	hidden := OthersHidden(list, reviewer, two)
	var out []corpus.Decision
	for _, d := range list {
		if d.Reviewer == reviewer || !hidden && !d.VerdictsHidden {
			out = append(out, d)
		}
	}
	return out
}

// Wanted says whether an item waits for a decision of this reviewer: nothing is agreed or settled, and the reviewer has
// made no decision that is sure. Who was not sure has asked for a second reviewer: the item waits for others first, and
// for the reviewer again once another who is sure has decided since.
func Wanted(list []corpus.Decision, reviewer string, two bool) bool {
	standing := Standing(list)
	if _, stand := OutcomeOf(standing, two); stand == Agreed || stand == Settled {
		return false
	}
	own := slices.IndexFunc(standing, func(d corpus.Decision) bool { return d.Reviewer == reviewer })
	if own < 0 {
		return true
	}
	return standing[own].Action == corpus.ActionUnsure && slices.ContainsFunc(standing, func(d corpus.Decision) bool {
		return d.Seq > standing[own].Seq && d.Action != corpus.ActionUnsure
	})
}

// SetDouble keeps the share of items that need two decisions. The last that is kept counts.
func (s *Store) SetDouble(ctx context.Context, d Double) error {
	if !(d.Share >= 0 && d.Share <= 1) {
		return mistake("the share of items that need two decisions lies between 0 and 1, as 0.2 for a fifth")
	}
	_, err := s.write(ctx, s.db, "INSERT INTO settings (name, row) VALUES ('double', ?)", d)
	return err
}

// Double returns which items of the corpus with this key need two decisions: none where nothing was set.
func (s *Store) Double(ctx context.Context, key string) (Double, error) {
	rows, err := read[Double](ctx, s, s.db,
		"SELECT seq, name, row FROM settings WHERE name = 'double' ORDER BY seq DESC LIMIT 1")
	out := Double{}
	for _, r := range rows {
		out = r.value
	}
	out.Key = key
	return out, err
}
