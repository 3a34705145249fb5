package decisions

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"

	"memloom/internal/corpus"
)

// StoreName is the file of the decisions in a corpus's folder. It is apart from the run's own store, which a run locks.
var StoreName = filepath.Join(".run", "audit.db")

// Store holds decisions, verdicts of later judgings, and applications. Rows are only ever added. Several processes may
// use it.
type Store struct {
	db   *sql.DB
	path string
}

// tables are the store's. A row is JSON; next to it stands what rows are looked for by.
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

// add keeps the decision that judge makes of the earlier ones about the same content. No one decides in between. once
// names the act of deciding: a decision with the same name is kept once, and its number is returned again. An empty one
// names nothing.
func (s *Store) add(ctx context.Context, hash, once string,
	judge func(earlier []corpus.Decision) (corpus.Decision, error)) (d corpus.Decision, err error) {
	err = s.within(ctx, func(tx *sql.Tx) error {
		if once != "" && tx.QueryRowContext(ctx, "SELECT seq FROM decisions WHERE once = ?", once).Scan(&d.Seq) == nil {
			return nil
		}
		earlier, err := read[corpus.Decision](ctx, s, tx,
			"SELECT seq, '', row FROM decisions WHERE json_extract(row, '$.target_hash') = ? ORDER BY seq", hash)
		if err != nil {
			return err
		}
		made, err := judge(decisionsOf(earlier))
		if err == nil {
			made.Seq, err = s.insert(ctx, tx, &made, once)
		}
		d = made
		return err
	})
	return d, err
}

// decisionsOf gives decisions the numbers of their rows.
func decisionsOf(rows []row[corpus.Decision]) []corpus.Decision {
	var out []corpus.Decision
	for _, r := range rows {
		r.value.Seq = r.n
		out = append(out, r.value)
	}
	return out
}

// Add keeps a decision and returns its number. once names the act of deciding: a decision with the same name is kept
// once, and its number is returned again. An empty one names nothing.
func (s *Store) Add(ctx context.Context, d corpus.Decision, once string) (int64, error) {
	d, err := s.add(ctx, d.TargetHash, once, func([]corpus.Decision) (corpus.Decision, error) { return d, nil })
	return d.Seq, err
}

// Decisions returns all decisions in their order.
func (s *Store) Decisions(ctx context.Context) ([]corpus.Decision, error) { return s.Since(ctx, 0) }

// Since returns the decisions after the one of a number, in their order.
func (s *Store) Since(ctx context.Context, seq int64) ([]corpus.Decision, error) {
	rows, err := read[corpus.Decision](ctx, s, s.db, "SELECT seq, '', row FROM decisions WHERE seq > ? ORDER BY seq", seq)
	return decisionsOf(rows), err
}

// AddOriginal keeps what an item was before it was edited, under the hash of what was decided about. The first stays.
func (s *Store) AddOriginal(ctx context.Context, hash string, item any) error {
	_, err := s.write(ctx, s.db, "INSERT OR IGNORE INTO originals (item_hash, row) VALUES (?, ?)", item, hash)
	return err
}

// Originals returns what items were before they were edited, by the hash of what was decided about.
func Originals[T any](ctx context.Context, s *Store) (map[string]T, error) {
	rows, err := read[T](ctx, s, s.db, "SELECT 0, item_hash, row FROM originals")
	return byName(rows), err
}

// AddApplications keeps what became of decisions in a release.
func (s *Store) AddApplications(ctx context.Context, list []corpus.Application) error {
	return s.within(ctx, func(tx *sql.Tx) error {
		for _, a := range list {
			if _, err := s.write(ctx, tx, "INSERT INTO applications (release, row) VALUES (?, ?)", a, a.Release); err != nil {
				return err
			}
		}
		return nil
	})
}
