package decisions

import (
	"context"
	"encoding/json"
	"fmt"

	"memloom/internal/corpus"
)

// Judging is a filtering of a finished corpus.
type Judging struct {
	N       int      `json:"n"` // from 1
	At      string   `json:"at"`
	Filters []string `json:"filters"` // empty: all that an item's family requires
	Models  []string `json:"models"`
	Changed []string `json:"changed,omitempty"` // keys of the recipe that were set otherwise
	Items   int      `json:"items"`
}

// AddJudging keeps the verdicts of a filtering, all of them or none, and returns its number. The verdicts are by the hash of
// their item.
func (s *Store) AddJudging(ctx context.Context, j Judging, verdicts map[string][]corpus.Verdict) (int, error) {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	defer func() { _ = tx.Rollback() }()
	b, err := json.Marshal(j)
	if err != nil {
		return 0, fmt.Errorf("encoding a judging: %w", err)
	}
	r, err := tx.ExecContext(ctx, "INSERT INTO judgings (row) VALUES (?)", string(b))
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	n, err := r.LastInsertId()
	if err != nil {
		return 0, s.failed("writing to", err)
	}
	for hash, list := range verdicts {
		b, err := json.Marshal(list)
		if err != nil {
			return 0, fmt.Errorf("encoding verdicts: %w", err)
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO verdicts (judging, item_hash, row) VALUES (?, ?, ?)", n, hash, string(b)); err != nil {
			return 0, s.failed("writing to", err)
		}
	}
	if err := tx.Commit(); err != nil {
		return 0, s.failed("writing to", err)
	}
	return int(n), nil
}

// Judgings returns the filterings in their order.
func (s *Store) Judgings(ctx context.Context) ([]Judging, error) {
	var out []Judging
	err := s.rows(ctx, "SELECT n, row FROM judgings ORDER BY n", func(n int64, row []byte) error {
		var j Judging
		if err := json.Unmarshal(row, &j); err != nil {
			return err
		}
		j.N = int(n)
		out = append(out, j)
		return nil
	})
	return out, err
}

// Verdicts returns the verdicts of a filtering by the hash of their item.
func (s *Store) Verdicts(ctx context.Context, judging int) (map[string][]corpus.Verdict, error) {
	out := map[string][]corpus.Verdict{}
	if s.db == nil {
		return out, nil
	}
	rows, err := s.db.QueryContext(ctx, "SELECT item_hash, row FROM verdicts WHERE judging = ?", judging)
	if err != nil {
		return nil, s.failed("reading", err)
	}
	defer rows.Close()
	for rows.Next() {
		var hash string
		var row []byte
		var list []corpus.Verdict
		if err := rows.Scan(&hash, &row); err != nil {
			return nil, s.failed("reading", err)
		}
		if err := json.Unmarshal(row, &list); err != nil {
			return nil, s.failed("reading", err)
		}
		out[hash] = list
	}
	return out, s.ended(rows.Err())
}

// VerdictsOn returns the verdicts of all filterings on one item, by its hash, each with the number of its filtering.
func (s *Store) VerdictsOn(ctx context.Context, hash string) ([]corpus.Verdict, error) {
	if s.db == nil {
		return nil, nil
	}
	rows, err := s.db.QueryContext(ctx, "SELECT judging, row FROM verdicts WHERE item_hash = ? ORDER BY judging", hash)
	if err != nil {
		return nil, s.failed("reading", err)
	}
	defer rows.Close()
	var out []corpus.Verdict
	for rows.Next() {
		var n int
		var row []byte
		var list []corpus.Verdict
		if err := rows.Scan(&n, &row); err != nil {
			return nil, s.failed("reading", err)
		}
		if err := json.Unmarshal(row, &list); err != nil {
			return nil, s.failed("reading", err)
		}
		for i := range list {
			list[i].Judging = n
		}
		out = append(out, list...)
	}
	return out, s.ended(rows.Err())
}
