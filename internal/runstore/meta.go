package runstore

import (
	"context"
	"database/sql"
	"errors"
	"maps"
	"slices"
)

// ErrMetaWritten says that the run has its meta already, and that it differs from what was to be written.
var ErrMetaWritten = errors.New("the run was begun with other settings")

// WriteMeta writes what the run was begun with (recipe, seed, flags), all in one transaction, once: writing the same
// again does nothing, writing anything else is ErrMetaWritten.
func (s *Store) WriteMeta(ctx context.Context, meta map[string]string) error {
	keys := slices.Sorted(maps.Keys(meta))
	return s.submit(ctx, func(stmt *statements) error {
		var n int
		if err := stmt.countMeta.QueryRow().Scan(&n); err != nil {
			return err
		}
		if n > 0 {
			return stmt.sameMeta(n, keys, meta)
		}
		for _, key := range keys {
			if _, err := stmt.insertMeta.Exec(key, meta[key]); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *statements) sameMeta(n int, keys []string, meta map[string]string) error {
	if n != len(keys) {
		return ErrMetaWritten
	}
	for _, key := range keys {
		var value string
		err := s.readMeta.QueryRow(key).Scan(&value)
		if errors.Is(err, sql.ErrNoRows) || err == nil && value != meta[key] {
			return ErrMetaWritten
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Meta returns what WriteMeta wrote; it is empty before that.
func (s *Store) Meta() (map[string]string, error) {
	meta := map[string]string{}
	err := s.each("SELECT key, value FROM meta", nil, func(rows *sql.Rows) error {
		var key, value string
		err := rows.Scan(&key, &value)
		meta[key] = value
		return err
	})
	return meta, err
}
