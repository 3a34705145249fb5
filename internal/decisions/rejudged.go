package decisions

import (
	"context"
	"database/sql"
	"errors"
)

// AddRejudged keeps what judging an item for an application has found, as JSON, with the number of its judging. The key names
// item and models. The first stays, so that applying again finds the same and asks nobody.
func (s *Store) AddRejudged(ctx context.Context, key string, n int, row []byte) error {
	if _, err := s.db.ExecContext(ctx, "INSERT OR IGNORE INTO rejudged (key, n, row) VALUES (?, ?, ?)", key, n, string(row)); err != nil {
		return s.failed("writing to", err)
	}
	return nil
}

// Rejudged returns what was kept under a key; no row where nothing was.
func (s *Store) Rejudged(ctx context.Context, key string) (n int, row []byte, err error) {
	if s.db == nil {
		return 0, nil, nil
	}
	err = s.db.QueryRowContext(ctx, "SELECT n, row FROM rejudged WHERE key = ?", key).Scan(&n, &row)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return 0, nil, nil
	case err != nil:
		return 0, nil, s.failed("reading", err)
	}
	return n, row, nil
}
