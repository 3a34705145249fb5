package runstore

import (
	"database/sql"
	"fmt"
	"io"
)

// Dump writes what the run has computed as text: meta, then every unit with its hash and the keys, sizes and content
// hashes of its records, in the order of their names. Two runs with the same dump hold the same results; how they came
// to them (order of commits, failures on the way, progress) is not in it.
func (s *Store) Dump(w io.Writer) error {
	if err := s.dump(w, "SELECT 'meta', key, value FROM meta ORDER BY key"); err != nil {
		return err
	}
	return s.dump(w, `SELECT 'unit', stage || ' ' || name, lower(hex(hash)) || coalesce((
			SELECT group_concat(char(10) || '  ' || key || ' ' || size || ' ' || lower(hex(hash)), '' ORDER BY key)
			FROM records WHERE unit = units.id), '')
		FROM units ORDER BY stage, name`)
}

func (s *Store) dump(w io.Writer, query string) error {
	return s.each(query, nil, func(rows *sql.Rows) error {
		var kind, name, rest string
		if err := rows.Scan(&kind, &name, &rest); err != nil {
			return err
		}
		if _, err := fmt.Fprintf(w, "%s %s %s\n", kind, name, rest); err != nil {
			return fmt.Errorf("writing the dump: %w", err)
		}
		return nil
	})
}
