package decisions

import (
	"context"
	"database/sql"
	"encoding/json"

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

// AddJudging keeps the verdicts of a filtering, all of them or none, and returns its number. The verdicts are by the
// hash of their item.
func (s *Store) AddJudging(ctx context.Context, j Judging, verdicts map[string][]corpus.Verdict) (n int, err error) {
	err = s.within(ctx, func(tx *sql.Tx) error {
		judging, err := s.write(ctx, tx, "INSERT INTO judgings (row) VALUES (?)", j)
		if err != nil {
			return err
		}
		for hash, list := range verdicts {
			if _, err := s.write(ctx, tx, "INSERT INTO verdicts (judging, item_hash, row) VALUES (?, ?, ?)", list, judging,
				hash); err != nil {
				return err
			}
		}
		n = int(judging)
		return nil
	})
	return n, err
}

// Judgings returns the filterings in their order.
func (s *Store) Judgings(ctx context.Context) ([]Judging, error) {
	rows, err := read[Judging](ctx, s, s.db, "SELECT n, '', row FROM judgings ORDER BY n")
	var out []Judging
	for _, r := range rows {
		r.value.N = int(r.n)
		out = append(out, r.value)
	}
	return out, err
}

// Verdicts returns the verdicts of a filtering by the hash of their item.
func (s *Store) Verdicts(ctx context.Context, judging int) (map[string][]corpus.Verdict, error) {
	rows, err := read[[]corpus.Verdict](ctx, s, s.db, "SELECT judging, item_hash, row FROM verdicts WHERE judging = ?",
		judging)
	return byName(rows), err
}

// VerdictsOn returns the verdicts of all filterings on one item, by its hash, each with the number of its filtering.
func (s *Store) VerdictsOn(ctx context.Context, hash string) ([]corpus.Verdict, error) {
	rows, err := read[[]corpus.Verdict](ctx, s, s.db,
		"SELECT judging, item_hash, row FROM verdicts WHERE item_hash = ? ORDER BY judging", hash)
	var out []corpus.Verdict
	for _, r := range rows {
		for _, v := range r.value {
			v.Judging = int(r.n)
			out = append(out, v)
		}
	}
	return out, err
}

// AddRejudged keeps what judging an item for an application has found, as JSON, with the number of its judging. The key
// names item and models. The first stays, so that applying again finds the same and asks no one.
func (s *Store) AddRejudged(ctx context.Context, key string, n int, found any) error {
	_, err := s.write(ctx, s.db, "INSERT OR IGNORE INTO rejudged (key, n, row) VALUES (?, ?, ?)", found, key, n)
	return err
}

// Rejudged returns what was kept under a key, with the number of its judging; nil where nothing was.
func (s *Store) Rejudged(ctx context.Context, key string) (n int, found json.RawMessage, err error) {
	rows, err := read[json.RawMessage](ctx, s, s.db, "SELECT n, key, row FROM rejudged WHERE key = ?", key)
	if len(rows) == 0 {
		return 0, nil, err
	}
	return int(rows[0].n), rows[0].value, nil
}
