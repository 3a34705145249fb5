package decisions

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"

	"memloom/internal/corpus"
)

// StoreName is the file of the decisions in a corpus's folder. It is apart from the run's own store, which a run locks.
var StoreName = filepath.Join(".run", "audit.db")

// Store holds decisions, verdicts of later judgings, and applications. Rows are only ever added. Several processes may use it.
type Store struct {
	db   *sql.DB
	path string
}

// tables are the store's. A row is JSON; beside it stands what rows are looked for by.
const tables = `
CREATE TABLE IF NOT EXISTS decisions (seq INTEGER PRIMARY KEY AUTOINCREMENT, once TEXT UNIQUE, row TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS decisions_of ON decisions (json_extract(row, '$.target_hash'));
CREATE TABLE IF NOT EXISTS judgings (n INTEGER PRIMARY KEY AUTOINCREMENT, row TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS verdicts (judging INTEGER NOT NULL, item_hash TEXT NOT NULL, row TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS verdicts_of ON verdicts (judging);
CREATE INDEX IF NOT EXISTS verdicts_on ON verdicts (item_hash);
CREATE TABLE IF NOT EXISTS originals (item_hash TEXT PRIMARY KEY, row TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS applications (release INTEGER NOT NULL, row TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS rejudged (key TEXT PRIMARY KEY, n INTEGER NOT NULL, row TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS settings (seq INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, row TEXT NOT NULL);`

// ReadOnlyError says that a folder takes no decisions.
type ReadOnlyError struct {
	Path string
	Err  error
}

// Error implements error.
func (e *ReadOnlyError) Error() string {
	return fmt.Sprintf("%s cannot be written, so that nothing can be decided here: %v; what was decided can be read, and a copy of the folder takes decisions", e.Path, e.Err)
}

// Unwrap returns the cause.
func (e *ReadOnlyError) Unwrap() error { return e.Err }

// Add keeps a decision and returns its number. once names the act of deciding: a decision with the same name is kept once, and
// its number is returned again. An empty one names nothing.
func (s *Store) Add(ctx context.Context, d corpus.Decision, once string) (int64, error) {
	d, err := s.add(ctx, d.TargetHash, once, func([]corpus.Decision) (corpus.Decision, error) { return d, nil })
	return d.Seq, err
}

// add keeps the decision that judge makes of the earlier ones about the same content. Nobody decides in between.
func (s *Store) add(ctx context.Context, hash, once string, judge func(earlier []corpus.Decision) (corpus.Decision, error)) (d corpus.Decision, err error) {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return d, s.failed("writing to", err)
	}
	defer func() { _ = tx.Rollback() }()
	if once != "" {
		if err := tx.QueryRowContext(ctx, "SELECT seq FROM decisions WHERE once = ?", once).Scan(&d.Seq); err == nil {
			return d, nil
		}
	}
	earlier, err := s.about(ctx, tx, hash)
	if err != nil {
		return d, err
	}
	if d, err = judge(earlier); err != nil {
		return d, err
	}
	into, err := tx.PrepareContext(ctx, insertDecision)
	if err != nil {
		return d, s.failed("writing to", err)
	}
	defer into.Close()
	if d.Seq, err = s.insert(ctx, into, &d, once); err != nil {
		return d, err
	}
	if err := tx.Commit(); err != nil {
		return d, s.failed("writing to", err)
	}
	return d, nil
}

// about are the decisions about a content.
func (s *Store) about(ctx context.Context, tx *sql.Tx, hash string) ([]corpus.Decision, error) {
	rows, err := tx.QueryContext(ctx, "SELECT seq, row FROM decisions WHERE json_extract(row, '$.target_hash') = ? ORDER BY seq", hash)
	if err != nil {
		return nil, s.failed("reading", err)
	}
	defer rows.Close()
	var out []corpus.Decision
	for rows.Next() {
		var seq int64
		var row []byte
		var d corpus.Decision
		if err := rows.Scan(&seq, &row); err != nil {
			return nil, s.failed("reading", err)
		}
		if err := json.Unmarshal(row, &d); err != nil {
			return nil, s.failed("reading", err)
		}
		d.Seq = seq
		out = append(out, d)
	}
	return out, s.ended(rows.Err())
}

func (s *Store) failed(what string, err error) error {
	return fmt.Errorf("%s %s: %w", what, s.path, err)
}

// Decisions returns all decisions in their order.
func (s *Store) Decisions(ctx context.Context) ([]corpus.Decision, error) { return s.Since(ctx, 0) }

// Since returns the decisions after the one of a number, in their order.
func (s *Store) Since(ctx context.Context, seq int64) ([]corpus.Decision, error) {
	var out []corpus.Decision
	err := s.rows(ctx, fmt.Sprintf("SELECT seq, row FROM decisions WHERE seq > %d ORDER BY seq", seq), func(seq int64, row []byte) error {
		var d corpus.Decision
		if err := json.Unmarshal(row, &d); err != nil {
			return err
		}
		d.Seq = seq
		out = append(out, d)
		return nil
	})
	return out, err
}

func (s *Store) ended(err error) error {
	if err != nil {
		return s.failed("reading", err)
	}
	return nil
}

// AddOriginal keeps what an item was before it was edited, as JSON, under the hash of what was decided about. The first stays.
func (s *Store) AddOriginal(ctx context.Context, hash string, row []byte) error {
	if _, err := s.db.ExecContext(ctx, "INSERT OR IGNORE INTO originals (item_hash, row) VALUES (?, ?)", hash, string(row)); err != nil {
		return s.failed("writing to", err)
	}
	return nil
}

// Originals calls do for each original that is kept.
func (s *Store) Originals(ctx context.Context, do func(hash string, row []byte) error) error {
	if s.db == nil {
		return nil
	}
	rows, err := s.db.QueryContext(ctx, "SELECT item_hash, row FROM originals ORDER BY item_hash")
	if err != nil {
		return s.failed("reading", err)
	}
	defer rows.Close()
	for rows.Next() {
		var hash string
		var row []byte
		if err := rows.Scan(&hash, &row); err != nil {
			return s.failed("reading", err)
		}
		if err := do(hash, row); err != nil {
			return s.failed("reading", err)
		}
	}
	return s.ended(rows.Err())
}

// AddApplications keeps what became of decisions in a release.
func (s *Store) AddApplications(ctx context.Context, list []corpus.Application) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return s.failed("writing to", err)
	}
	defer func() { _ = tx.Rollback() }()
	for _, a := range list {
		b, err := json.Marshal(a)
		if err != nil {
			return fmt.Errorf("encoding an application: %w", err)
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO applications (release, row) VALUES (?, ?)", a.Release, string(b)); err != nil {
			return s.failed("writing to", err)
		}
	}
	if err := tx.Commit(); err != nil {
		return s.failed("writing to", err)
	}
	return nil
}

// rows calls do for each row of a query of numbers and JSON.
func (s *Store) rows(ctx context.Context, query string, do func(n int64, row []byte) error) error {
	if s.db == nil {
		return nil
	}
	rows, err := s.db.QueryContext(ctx, query)
	if err != nil {
		return s.failed("reading", err)
	}
	defer rows.Close()
	for rows.Next() {
		var n int64
		var row []byte
		if err := rows.Scan(&n, &row); err != nil {
			return s.failed("reading", err)
		}
		if err := do(n, row); err != nil {
			return s.failed("reading", err)
		}
	}
	return s.ended(rows.Err())
}
