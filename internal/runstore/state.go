package runstore

import (
	"context"
	"database/sql"
	"maps"
	"slices"
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
	return s.KeepAll(ctx, map[string]string{key: value})
}

// KeepAll is Keep for several things, in one transaction.
func (s *Store) KeepAll(ctx context.Context, values map[string]string) error {
	return s.submit(ctx, func(stmt *statements) error { return stmt.keep(values) })
}

func (s *statements) keep(values map[string]string) error {
	for _, key := range slices.Sorted(maps.Keys(values)) {
		if _, err := s.keepState.Exec(key, values[key]); err != nil {
			return err
		}
	}
	return nil
}

// Kept returns what Keep noted last, by key.
func (s *Store) Kept() (map[string]string, error) {
	kept := map[string]string{}
	err := s.each("SELECT key, value FROM state WHERE key <> ?", []any{keyGeneration}, func(rows *sql.Rows) error {
		var key, value string
		err := rows.Scan(&key, &value)
		kept[key] = value
		return err
	})
	return kept, err
}
