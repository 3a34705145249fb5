package audit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

// What judging an item for an application has found is kept, so that applying again finds the same and asks no model.

// foundKey names what the models of this application make of a content.
func (r *release) foundKey(hash string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%q", hash, r.judges.names()))
	return hex.EncodeToString(sum[:])
}

// rejudged is what judging a content has found, in this application or in an earlier one. One that cannot be read is
// judged again.
func (r *release) rejudged(ctx context.Context, hash string) (review.Rejudged, bool) {
	if found, ok := r.found[hash]; ok {
		return found, true
	}
	n, row, err := r.store.Rejudged(ctx, r.foundKey(hash))
	found := review.Rejudged{}
	if err != nil || row == nil || json.Unmarshal(row, &found) != nil {
		return found, false
	}
	found.N = n
	return found, true
}

// keepFound keeps what judging has found that was not found before, as a judging of its own.
func (r *release) keepFound(ctx context.Context) error {
	rows := map[string][]corpus.Verdict{}
	for hash, found := range r.found {
		if found.N == 0 {
			rows[hash] = found.Rows
		}
	}
	if len(rows) == 0 {
		return nil
	}
	n, err := r.store.AddJudging(ctx, decisions.Judging{At: r.at, Models: r.judges.names(), Items: len(rows)}, rows)
	if err != nil {
		return err
	}
	for hash := range rows {
		if err := r.store.AddRejudged(ctx, r.foundKey(hash), n, r.found[hash]); err != nil {
			return err
		}
	}
	return nil
}
