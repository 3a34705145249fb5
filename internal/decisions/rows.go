package decisions

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
)

// row is a row of a query: a number, a name, and a value that is kept as JSON.
type row[T any] struct {
	n     int64
	name  string
	value T
}

// byName returns the values of rows by their names.
func byName[T any](rows []row[T]) map[string]T {
	out := make(map[string]T, len(rows))
	for _, r := range rows {
		out[r.name] = r.value
	}
	return out
}

// database is the store's database, or a transaction in it.
type database interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// read returns the rows of a query for three columns: a number, a name, and JSON. A folder without a store has none.
func read[T any](ctx context.Context, s *Store, in database, query string, args ...any) (out []row[T], err error) {
	if s.db == nil {
		return nil, nil
	}
	rows, err := in.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, s.failed("reading", err)
	}
	defer rows.Close()
	for rows.Next() {
		var r row[T]
		var text []byte
		err := rows.Scan(&r.n, &r.name, &text)
		if err == nil {
			err = json.Unmarshal(text, &r.value)
		}
		if err != nil {
			return nil, s.failed("reading", err)
		}
		out = append(out, r)
	}
	return out, s.failed("reading", rows.Err())
}

// write adds a row and returns its number. The columns of the statement are followed by the value as JSON.
func (s *Store) write(ctx context.Context, in database, statement string, value any, columns ...any) (n int64,
	err error) {
	text, err := json.Marshal(value)
	if err != nil {
		return 0, fmt.Errorf("encoding %T: %w", value, err)
	}
	result, err := in.ExecContext(ctx, statement, append(columns, string(text))...)
	if err == nil {
		n, err = result.LastInsertId()
	}
	return n, s.failed("writing to", err)
}

// within does something in a transaction: all of it is kept, or nothing.
func (s *Store) within(ctx context.Context, do func(tx *sql.Tx) error) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return s.failed("writing to", err)
	}
	defer func() { _ = tx.Rollback() }()
	if err := do(tx); err != nil {
		return err
	}
	return s.failed("writing to", tx.Commit())
}

// failed says of which store an error is; nil stays nil.
func (s *Store) failed(what string, err error) error {
	if err != nil {
		return fmt.Errorf("%s %s: %w", what, s.path, err)
	}
	return nil
}
