package runstore

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"

	sqlite3 "modernc.org/sqlite/lib"
)

// applicationID marks a database as a run of memloom ("mlrn" in ASCII).
const applicationID = 0x6d6c726e

// migrations[i] takes a database from schema version i to i+1. Entries are never changed once released, only added.
//
// Tables have row ids and unique indexes: without row ids the file grows threefold. Bodies stand apart from records, so
// that listing keys and hashes does not read a run's texts.
var migrations = []string{
	`CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
	 CREATE TABLE units (id INTEGER PRIMARY KEY, stage TEXT NOT NULL, name TEXT NOT NULL, hash BLOB NOT NULL);
	 CREATE UNIQUE INDEX units_name ON units (stage, name);
	 CREATE TABLE records (id INTEGER PRIMARY KEY, unit INTEGER NOT NULL, key TEXT NOT NULL,
	                       hash BLOB NOT NULL, size INTEGER NOT NULL, codec INTEGER NOT NULL);
	 CREATE UNIQUE INDEX records_key ON records (key);
	 CREATE INDEX records_unit ON records (unit);
	 CREATE TABLE bodies (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
	 CREATE TABLE failures (id INTEGER PRIMARY KEY, stage TEXT NOT NULL, unit TEXT NOT NULL,
	                        attempt INTEGER NOT NULL, error TEXT NOT NULL);
	 CREATE UNIQUE INDEX failures_unit ON failures (stage, unit, attempt);
	 CREATE TABLE progress (id INTEGER PRIMARY KEY, stage TEXT NOT NULL UNIQUE, done INTEGER NOT NULL,
	                        total INTEGER NOT NULL, failed INTEGER NOT NULL, accepted INTEGER NOT NULL,
	                        rejected INTEGER NOT NULL);`,
	// Calls of models. What is counted and listed stands in calls and sends,
	// apart from the answers' bodies. An answer has the id of its send.
	`CREATE TABLE calls (id INTEGER PRIMARY KEY, key BLOB NOT NULL, stage TEXT NOT NULL, unit TEXT NOT NULL,
	                     task TEXT NOT NULL, role TEXT NOT NULL, model TEXT NOT NULL, sample INTEGER NOT NULL,
	                     sends INTEGER NOT NULL, answer INTEGER, tokens_in INTEGER, tokens_cached INTEGER,
	                     tokens_out INTEGER, cost INTEGER, latency INTEGER, hits INTEGER NOT NULL DEFAULT 0,
	                     rung TEXT, failed TEXT, failure BLOB);
	 CREATE UNIQUE INDEX calls_key ON calls (key);
	 CREATE TABLE sends (id INTEGER PRIMARY KEY, call INTEGER NOT NULL, attempt INTEGER NOT NULL,
	                     state INTEGER NOT NULL, estimate INTEGER, status INTEGER, reason TEXT);
	 CREATE TABLE answers (id INTEGER PRIMARY KEY, hash BLOB NOT NULL, size INTEGER NOT NULL,
	                       codec INTEGER NOT NULL, data BLOB NOT NULL);
	 CREATE TABLE state (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);`,
	// A run may be begun anew over the calls of an earlier one, which were paid for: generations tell them apart. What
	// a request took stands with the request. A call's answer is that of its last request; it may be in answers while
	// the request's state is still Intended, until somebody has read it. How it was got stands with it, or with a call
	// that no request was made for.
	`ALTER TABLE calls RENAME TO calls2;
	 ALTER TABLE sends RENAME TO sends2;
	 DROP INDEX calls_key;
	 CREATE TABLE calls (id INTEGER PRIMARY KEY, key BLOB NOT NULL, stage TEXT NOT NULL, unit TEXT NOT NULL,
	                     task TEXT NOT NULL, role TEXT NOT NULL, model TEXT NOT NULL, sample INTEGER NOT NULL,
	                     generation INTEGER NOT NULL, last INTEGER, hits INTEGER NOT NULL DEFAULT 0,
	                     rung TEXT, failed TEXT, failure BLOB);
	 CREATE TABLE sends (id INTEGER PRIMARY KEY, call INTEGER NOT NULL, generation INTEGER NOT NULL, attempt INTEGER NOT NULL,
	                     state INTEGER NOT NULL, estimate INTEGER, status INTEGER, reason TEXT, tokens_in INTEGER,
	                     tokens_cached INTEGER, tokens_out INTEGER, cost INTEGER, latency INTEGER, rung TEXT);
	 INSERT INTO calls SELECT c.id, key, stage, unit, task, role, model, sample, 1, s.last, hits, rung, failed, failure
	   FROM calls2 c LEFT JOIN (SELECT call, max(id) AS last FROM sends2 GROUP BY call) s ON s.call = c.id;
	 INSERT INTO sends SELECT s.id, call, 1, attempt, state, estimate, status, reason, tokens_in, tokens_cached, tokens_out, cost, latency, NULL
	   FROM sends2 s LEFT JOIN calls2 c ON c.id = s.call AND c.answer = s.id;
	 DROP TABLE calls2;
	 DROP TABLE sends2`,
}

// tables[i] are those of schema version i+1 that version i had not.
var tables = [][]string{
	{"meta", "units", "records", "bodies", "failures", "progress"},
	{"calls", "sends", "answers", "state"},
	nil,
}

// callsVersion is the first schema version whose calls this program reads; a
// reader takes an earlier file for one without calls.
const callsVersion = 3

// schemaVersion returns the version of the file behind q, 0 if it is empty. A version this program does not know, and a
// database that is not a run of memloom, are errors.
func schemaVersion(ctx context.Context, q querier, path string) (int, error) {
	var version, application, tables int
	for _, ask := range []struct {
		query string
		into  *int
	}{
		{"PRAGMA user_version", &version},
		{"PRAGMA application_id", &application},
		{"SELECT count(*) FROM sqlite_schema", &tables},
	} {
		if err := q.QueryRowContext(ctx, ask.query).Scan(ask.into); err != nil {
			return 0, classify(path, "opening", err)
		}
	}
	switch {
	case version == 0 && application == 0 && tables == 0:
		return 0, nil
	case application != applicationID:
		return 0, &DamagedError{Path: path, Reason: "it is a database, but not a run of memloom"}
	case version > len(migrations):
		return 0, &NewerError{Path: path, Found: version, Known: len(migrations)}
	case version < 1:
		return 0, &DamagedError{Path: path, Reason: "it has no schema version"}
	}
	return version, nil
}

// migrate brings the database up to date in one transaction.
func migrate(ctx context.Context, conn *sql.Conn, from int) error {
	if from == len(migrations) {
		return nil
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, statements := range migrations[from:] {
		if _, err := tx.ExecContext(ctx, statements); err != nil {
			return err
		}
	}
	stamp := fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", applicationID, len(migrations))
	if _, err := tx.ExecContext(ctx, stamp); err != nil {
		return err
	}
	return tx.Commit()
}

// probe touches the root and the right edge of every table: cheap whatever the size of the file, and enough to notice
// most malformed ones before work starts. What it misses is noticed when it is read: every record is checked against
// its content hash.
func probe(ctx context.Context, q querier, path string, version int) error {
	for _, table := range slices.Concat(tables[:version]...) {
		var last sql.NullInt64
		err := q.QueryRowContext(ctx, "SELECT max(rowid) FROM "+table).Scan(&last)
		if err != nil {
			if primaryCode(err) == sqlite3.SQLITE_ERROR { // no such table
				return &DamagedError{Path: path, Reason: "table " + table + " is missing", Err: err}
			}
			return classify(path, "opening", err)
		}
	}
	return nil
}

// checkLength compares the file's size with the page count in its header. It is only meaningful when no write-ahead log
// waits to be applied. A file that is absent or empty passes: it is a run that has not begun.
func checkLength(path string) error {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return &IOError{Path: path, Op: "opening", Err: err}
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return &IOError{Path: path, Op: "opening", Err: err}
	}
	if info.Size() == 0 {
		return nil
	}
	var header [100]byte
	if _, err := io.ReadFull(f, header[:]); err != nil {
		if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
			return &IOError{Path: path, Op: "reading", Err: err}
		}
		return &DamagedError{Path: path, Reason: "it is cut short", Err: err}
	}
	if string(header[:16]) != "SQLite format 3\x00" {
		return &DamagedError{Path: path, Reason: "it is not a database"}
	}
	pageSize := int64(binary.BigEndian.Uint16(header[16:]))
	if pageSize == 1 { // the format's way of writing 65536
		pageSize = 65536
	}
	if pages := int64(binary.BigEndian.Uint32(header[28:])); info.Size() < pages*pageSize {
		return &DamagedError{Path: path, Reason: fmt.Sprintf("it is cut short: %d of %d bytes", info.Size(),
			pages*pageSize)}
	}
	return nil
}

// querier is what a connection and a pool have in common.
type querier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}
