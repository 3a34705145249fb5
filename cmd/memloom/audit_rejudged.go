package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

// What judging an item for an application has found is kept, so that applying again finds the same and asks nobody.

// foundKey names what the models of this application make of a content.
func (r *release) foundKey(hash string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%q", hash, modelNames(r.judge.Models)))
	return hex.EncodeToString(sum[:])
}

// rejudged is what judging a content has found, in this application or in an earlier one. One that cannot be read is judged again.
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
	n, err := r.store.AddJudging(ctx, decisions.Judging{At: r.now().UTC().Format(time.RFC3339), Models: modelNames(r.judge.Models), Items: len(rows)}, rows)
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

// probesOn counts the questions that models were asked to judge an item.
func probesOn(c *corpus.Corpus, item string) int {
	n := 0
	for _, v := range c.Verdicts {
		if v.ItemID == item && v.Model != "" && v.Probe != corpus.ProbeVerdict && v.Judging == 0 {
			n++
		}
	}
	return n
}

// probesLike is how many questions judging an item of the same family took on average.
func probesLike(c *corpus.Corpus, item string) float64 {
	family := map[string]string{}
	for _, it := range c.Items {
		family[it.ID] = it.Family
	}
	asked, judged := 0, map[string]bool{}
	for _, v := range c.Verdicts {
		if v.Judging > 0 || family[v.ItemID] != family[item] {
			continue
		}
		judged[v.ItemID] = true
		if v.Model != "" && v.Probe != corpus.ProbeVerdict {
			asked++
		}
	}
	return float64(asked) / float64(max(1, len(judged)))
}
