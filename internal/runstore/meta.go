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

// Begin begins the run: it writes what the run was begun with (recipe, seed, flags) and keeps what may change while it
// lasts, all in one transaction. The meta is written once: the same again changes nothing of it, anything else is
// ErrMetaWritten.
func (s *Store) Begin(ctx context.Context, meta, kept map[string]string) error {
	return s.submit(ctx, func(stmt *statements) error {
		if err := stmt.writeMeta(meta); err != nil {
			return err
		}
		return stmt.keep(kept)
	})
}

func (s *statements) writeMeta(meta map[string]string) error {
	keys := slices.Sorted(maps.Keys(meta))
	var n int
	if err := s.countMeta.QueryRow().Scan(&n); err != nil {
		return err
	}
	if n > 0 {
		return s.sameMeta(n, keys, meta)
	}
	for _, key := range keys {
		if _, err := s.insertMeta.Exec(key, meta[key]); err != nil {
			return err
		}
	}
	return nil
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

// Meta returns what the run was begun with; it is empty before Begin.
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
