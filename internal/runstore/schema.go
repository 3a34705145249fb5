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

// schema is the version of the tables that this program writes, and the only one that it reads.
const schema = 3

// tables makes the tables of a run. They have row ids and unique indexes: without row ids the file grows threefold.
// Bodies are apart from records, so that listing keys and hashes does not read a run's texts.
//
// What is counted and listed of calls is apart from the answers' bodies. An answer has the id of its send. A run may be
// begun anew over the calls of an earlier one, which were paid for: they have an earlier generation. What a request
// took is in its row. A call's answer is that of its last request; it may be in answers while the request's state is
// still Intended, until it has been read. How it was got is in the same row, or in a call that no request was made for.
const tables = `
	 CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
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
	                        rejected INTEGER NOT NULL);
	 CREATE TABLE calls (id INTEGER PRIMARY KEY, key BLOB NOT NULL, stage TEXT NOT NULL, unit TEXT NOT NULL,
	                     task TEXT NOT NULL, role TEXT NOT NULL, model TEXT NOT NULL, sample INTEGER NOT NULL,
	                     generation INTEGER NOT NULL, last INTEGER, hits INTEGER NOT NULL DEFAULT 0,
	                     rung TEXT, failed TEXT, failure BLOB);
	 CREATE TABLE sends (id INTEGER PRIMARY KEY, call INTEGER NOT NULL, generation INTEGER NOT NULL, attempt INTEGER NOT NULL,
	                     state INTEGER NOT NULL, estimate INTEGER, status INTEGER, reason TEXT, tokens_in INTEGER,
	                     tokens_cached INTEGER, tokens_out INTEGER, cost INTEGER, latency INTEGER, rung TEXT);
	 CREATE TABLE answers (id INTEGER PRIMARY KEY, hash BLOB NOT NULL, size INTEGER NOT NULL,
	                       codec INTEGER NOT NULL, data BLOB NOT NULL);
	 CREATE TABLE state (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);`

// A run's own tables, and those of the calls, which outlive it.
var (
	runTables  = []string{"meta", "units", "records", "bodies", "failures", "progress"}
	callTables = []string{"calls", "sends", "answers", "state"}
)

// begun says whether the file behind q holds tables. Those of another schema, and a database that is not a run of
// memloom, are errors.
func begun(ctx context.Context, q querier, path string) (bool, error) {
	var version, application, count int
	for _, ask := range []struct {
		query string
		into  *int
	}{
		{"PRAGMA user_version", &version},
		{"PRAGMA application_id", &application},
		{"SELECT count(*) FROM sqlite_schema", &count},
	} {
		if err := q.QueryRowContext(ctx, ask.query).Scan(ask.into); err != nil {
			return false, classify(path, "opening", err)
		}
	}
	switch {
	case version == 0 && application == 0 && count == 0:
		return false, nil
	case application != applicationID:
		return false, &DamagedError{Path: path, Reason: "it is a database, but not a run of memloom"}
	case version < 1:
		return false, &DamagedError{Path: path, Reason: "it has no schema version"}
	case version != schema:
		return false, &SchemaError{Path: path, Found: version}
	}
	return true, nil
}

// create makes the tables in one transaction.
func create(ctx context.Context, conn *sql.Conn) error {
	stamp := fmt.Sprintf("BEGIN; %s; PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT", tables,
		applicationID, schema)
	_, err := conn.ExecContext(ctx, stamp)
	return err
}

// probe touches the root and the right edge of every table: cheap whatever the size of the file, and enough to notice
// most malformed ones before work starts. What it misses is noticed when it is read: every record is checked against
// its content hash.
func probe(ctx context.Context, q querier, path string) error {
	for _, table := range slices.Concat(runTables, callTables) {
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
