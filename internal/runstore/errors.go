package runstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// ErrNotFound says that no record has the key asked for. It is returned wrapped, with the key.
var ErrNotFound = errors.New("no such record")

// ErrClosed is returned by every method of a closed store.
var ErrClosed error = closedError{}

type closedError struct{}

// Error implements error.
func (closedError) Error() string { return "the run store is closed" }

// EndsRun says that everything else would meet the error too.
func (closedError) EndsRun() bool { return true }

// SchemaError says that run.db has the tables of another memloom.
type SchemaError struct {
	Path  string
	Found int // schema version of the file
}

// Error implements error.
func (e *SchemaError) Error() string {
	return fmt.Sprintf("%s has schema %d, and this memloom reads schema %d: the memloom that made it reads it", e.Path,
		e.Found, schema)
}

// DamagedError says that run.db cannot be trusted.
type DamagedError struct {
	Path   string
	Reason string // what is wrong, in a few words
	Err    error  // the driver's own error, if it gave one
}

// Error implements error.
func (e *DamagedError) Error() string {
	return fmt.Sprintf("%s is damaged (%s): restore it from a copy, or generate again with --force", e.Path, e.Reason)
}

// Unwrap returns the driver's error.
func (e *DamagedError) Unwrap() error { return e.Err }

// EndsRun says that nothing more should be computed.
func (e *DamagedError) EndsRun() bool { return true }

// NoRunError says that the folder holds no run: there is no run.db in it, or one in which nothing was ever written.
type NoRunError struct{ Dir string }

// Error implements error.
func (e *NoRunError) Error() string {
	return fmt.Sprintf("%s holds no run (no .run/run.db with content): begin one with memloom generate", e.Dir)
}

// IOError says that the environment failed: disk full, no permission, a
// failing device. What was committed before stays; the run can be resumed.
type IOError struct {
	Path string
	Op   string // what was being done, in the present progressive: "committing units"
	Err  error
}

// Error implements error.
func (e *IOError) Error() string { return fmt.Sprintf("%s (%s): %v", e.Op, e.Path, e.Err) }

// Unwrap returns the cause.
func (e *IOError) Unwrap() error { return e.Err }

// EndsRun says that everything else would meet the error too.
func (e *IOError) EndsRun() bool { return true }

// KeyConflictError says that a unit claims a record key which another unit
// holds. Nothing of the claiming unit was committed.
type KeyConflictError struct {
	Key       string
	Unit      string // the unit that was refused
	Owner     UnitID // the unit that holds the key
	OwnerHash Hash   // the hash under which the owner is committed
}

// Error implements error.
func (e *KeyConflictError) Error() string {
	return fmt.Sprintf("unit %s writes record %q, which belongs to unit %s", e.Unit, e.Key, e.Owner.Name)
}

// classify turns a driver's error into one of the package's types. Errors that
// are already typed, and those of a context, pass unchanged.
func classify(path, op string, err error) error {
	if err == nil || isTyped(err) {
		return err
	}
	if errors.Is(err, sql.ErrConnDone) || err.Error() == "sql: database is closed" {
		return ErrClosed
	}
	if strings.HasPrefix(err.Error(), "sql: Scan error") {
		return value(path, op, err)
	}
	switch code := primaryCode(err); code {
	case sqlite3.SQLITE_CORRUPT:
		return &DamagedError{Path: path, Reason: "the database is malformed", Err: err}
	case sqlite3.SQLITE_NOTADB:
		return &DamagedError{Path: path, Reason: "it is not a database", Err: err}
	case sqlite3.SQLITE_ERROR:
		// the statements are ours: it is the schema that is not
		if strings.Contains(err.Error(), "no such ") || strings.Contains(err.Error(), " has no column ") {
			return &DamagedError{Path: path, Reason: "its tables are not those of a run", Err: err}
		}
		return value(path, op, err)
	}
	if extendedCode(err) == sqlite3.SQLITE_IOERR_SHORT_READ {
		return &DamagedError{Path: path, Reason: "it is cut short", Err: err}
	}
	return &IOError{Path: path, Op: op, Err: err}
}

func isTyped(err error) bool {
	var (
		damaged  *DamagedError
		other    *SchemaError
		conflict *KeyConflictError
		io       *IOError
		noRun    *NoRunError
		value    *ValueError
	)
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) ||
		errors.Is(err, ErrClosed) || errors.Is(err, ErrNotFound) || errors.Is(err, ErrMetaWritten) ||
		errors.As(err, &damaged) || errors.As(err, &other) || errors.As(err, &conflict) ||
		errors.As(err, &io) || errors.As(err, &noRun) || errors.As(err, &value)
}

// extendedCode returns SQLite's result code, or -1 if err is not SQLite's.
func extendedCode(err error) int {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return -1
	}
	return e.Code()
}

func primaryCode(err error) int {
	code := extendedCode(err)
	if code < 0 {
		return code
	}
	return code & 0xff
}

// concernsOneUnit tells the errors that one unit brought upon itself from
// those of the store: only the former leave the rest of a batch unharmed.
func concernsOneUnit(err error) bool {
	var conflict *KeyConflictError
	if errors.As(err, &conflict) || errors.Is(err, ErrMetaWritten) {
		return true
	}
	code := primaryCode(err)
	return code == sqlite3.SQLITE_CONSTRAINT || code == sqlite3.SQLITE_TOOBIG
}
