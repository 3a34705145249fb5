package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"memloom/internal/runstore"
	"memloom/output"
	"memloom/validate/filters"
)

// metaUnique is the key under which a run keeps what it took to look for other answers.
const metaUnique = "unique"

// keepUnique notes what it took to look for other answers, for status.
func keepUnique(ctx context.Context, store *runstore.Store, c filters.Cost) error {
	b, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return store.Keep(ctx, metaUnique, string(b))
}

// uniqueOf reads it back; nil where the run has not come so far.
func uniqueOf(store *runstore.Store) (*filters.Cost, error) {
	kept, err := store.Kept()
	if err != nil || kept[metaUnique] == "" {
		return nil, err
	}
	c := &filters.Cost{}
	if err := json.Unmarshal([]byte(kept[metaUnique]), c); err != nil {
		return nil, fmt.Errorf("cost of looking for other answers: %w", err)
	}
	return c, nil
}

// mended counts what was changed in a corpus's messages after they were written.
type mended struct {
	Repaired int64 `json:"repaired_messages"`
	Flagged  int64 `json:"flagged_days"`
}

func mendedOf(m *output.Manifest) *mended {
	rows := func(table string) int64 {
		if t := m.Table(table); t != nil {
			return t.Rows
		}
		return 0
	}
	return &mended{rows("audit/repairs"), rows("audit/flagged_passages")}
}

func (m *mended) print(w io.Writer) {
	if m != nil && m.Repaired+m.Flagged > 0 {
		fmt.Fprintf(w, "repaired messages: %d, flagged passages: %d (audit/repairs, audit/flagged_passages)\n", m.Repaired,
			m.Flagged)
	}
}

// printUnique says what it took to look for other answers to accepted items.
func printUnique(w io.Writer, u *filters.Cost) {
	if u == nil || u.Items == 0 {
		return
	}
	each := func(n int) float64 { return float64(n) / float64(u.Items) }
	fmt.Fprintf(w, "per item the search for other messages that answer it took %.1f model calls and %.0f tokens; reading every conversation would take %.1f and %.0f\n",
		each(u.Calls), each(u.Tokens), each(u.ExhaustiveCalls), each(u.ExhaustiveTokens))
}
