package runstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
)

// Get returns a record's bytes, verified against their content hash. A key that is not there is ErrNotFound; bytes that
// do not match are a *DamagedError.
func (s *Store) Get(key string) ([]byte, error) {
	var (
		b    body
		hash []byte
	)
	err := s.readers.QueryRow(`SELECT r.hash, r.size, r.codec, b.data
		FROM records r JOIN bodies b ON b.id = r.id WHERE r.key = ?`, key).Scan(&hash, &b.size, &b.codec, &b.stored)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, fmt.Errorf("record %q: %w", key, ErrNotFound)
	}
	if err != nil {
		return nil, fmt.Errorf("reading record %q: %w", key, classify(s.path, "reading", err))
	}
	copy(b.hash[:], hash)
	data, err := s.pack.unpack(b)
	if err != nil {
		return nil, &DamagedError{Path: s.path, Reason: fmt.Sprintf("record %q: %v", key, err), Err: err}
	}
	return data, nil
}

// Hash returns the content hash of a record, ErrNotFound if it is not there.
func (s *Store) Hash(key string) (Hash, error) {
	found, err := s.Hashes([]string{key})
	if err != nil {
		return Hash{}, err
	}
	hash, ok := found[key]
	if !ok {
		return Hash{}, fmt.Errorf("record %q: %w", key, ErrNotFound)
	}
	return hash, nil
}

// hashChunk is how many keys one query asks for.
const hashChunk = 500

// Hashes returns the content hashes of those of the keys that are there.
func (s *Store) Hashes(keys []string) (map[string]Hash, error) {
	found := make(map[string]Hash, len(keys))
	for len(keys) > 0 {
		chunk := keys[:min(hashChunk, len(keys))]
		keys = keys[len(chunk):]
		args := make([]any, len(chunk))
		for i, key := range chunk {
			args[i] = key
		}
		query := "SELECT key, hash FROM records WHERE key IN (?" + strings.Repeat(",?", len(chunk)-1) + ")"
		if err := s.scanHashes(found, query, args...); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// Units returns the committed units of a stage: name to hash.
func (s *Store) Units(stage string) (map[string]Hash, error) {
	units := map[string]Hash{}
	return units, s.scanHashes(units, "SELECT name, hash FROM units WHERE stage = ?", stage)
}

func (s *Store) scanHashes(into map[string]Hash, query string, args ...any) error {
	return s.each(query, args, func(rows *sql.Rows) error {
		var (
			name string
			hash sql.RawBytes
		)
		if err := rows.Scan(&name, &hash); err != nil {
			return err
		}
		if len(hash) != len(Hash{}) {
			return &DamagedError{Path: s.path, Reason: fmt.Sprintf("the hash of %q has %d bytes", name, len(hash))}
		}
		into[name] = Hash(hash)
		return nil
	})
}

// Committed is a unit with its place in the order in which units were committed.
type Committed struct {
	Place int64
	UnitID
}

// From returns up to n committed units from a place on, in the order in which they were committed. A unit that was
// committed again, or removed, leaves its place empty.
func (s *Store) From(place int64, n int) ([]Committed, error) {
	var out []Committed
	err := s.each("SELECT id, stage, name FROM units WHERE id >= ? ORDER BY id LIMIT ?", []any{place, n},
		func(rows *sql.Rows) error {
			var c Committed
			err := rows.Scan(&c.Place, &c.Stage, &c.Name)
			out = append(out, c)
			return err
		})
	return out, err
}

// Keys returns the keys of a stage's records in ascending order.
func (s *Store) Keys(stage string) ([]string, error) {
	var keys []string
	err := s.each("SELECT r.key FROM units u JOIN records r ON r.unit = u.id WHERE u.stage = ? ORDER BY r.key",
		[]any{stage}, func(rows *sql.Rows) error {
			var key string
			err := rows.Scan(&key)
			keys = append(keys, key)
			return err
		})
	return keys, err
}

// Failure is the note that a unit gave an error.
type Failure struct {
	UnitID
	Attempt int // from 1
	Error   string
}

// Failures returns the notes of units that have failed and not succeeded since, by stage, unit and attempt.
func (s *Store) Failures() ([]Failure, error) {
	var list []Failure
	err := s.each("SELECT stage, unit, attempt, error FROM failures ORDER BY stage, unit, attempt", nil,
		func(rows *sql.Rows) error {
			var f Failure
			err := rows.Scan(&f.Stage, &f.Name, &f.Attempt, &f.Error)
			list = append(list, f)
			return err
		})
	return list, err
}

// each calls fn for every row of a query.
func (s *Store) each(query string, args []any, fn func(*sql.Rows) error) error {
	rows, err := s.readers.QueryContext(context.Background(), query, args...)
	if err != nil {
		return classify(s.path, "reading", err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := fn(rows); err != nil {
			return classify(s.path, "reading", err)
		}
	}
	return classify(s.path, "reading", rows.Err())
}
