package runstore

import (
	"context"
	"database/sql"
)

// keyGeneration is the key under which the number of the run over these calls
// is kept; generation is an expression for it.
const (
	keyGeneration = "generation"
	generation    = "(SELECT coalesce(max(CAST(value AS INTEGER)), 1) FROM state WHERE key = '" + keyGeneration + "')"
)

// Keep notes something of a run that may change while it lasts, such as which
// models are asked from now on. A later value replaces an earlier one.
func (s *Store) Keep(ctx context.Context, key, value string) error {
	return s.submit(ctx, func(stmt *statements) error {
		_, err := stmt.keepState.Exec(key, value)
		return err
	})
}

// Kept returns what Keep noted last, by key.
func (s *Store) Kept() (map[string]string, error) {
	kept := map[string]string{}
	if s.version < 2 {
		return kept, nil
	}
	err := s.each("SELECT key, value FROM state WHERE key <> ?", []any{keyGeneration}, func(rows *sql.Rows) error {
		var key, value string
		err := rows.Scan(&key, &value)
		kept[key] = value
		return err
	})
	return kept, err
}
