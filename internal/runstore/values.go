package runstore

import (
	"context"
	"fmt"
)

// ValueError says that a row of run.db holds a value that cannot be read or counted with, in a file that SQLite finds
// sound.
type ValueError struct {
	Path string
	Op   string // what was being done, in the present progressive: "reading"
	Err  error
}

// Error implements error.
func (e *ValueError) Error() string {
	return fmt.Sprintf("%s %s: a row holds a value that this memloom cannot use (%v); the file is whole: "+
		"read it with the memloom that wrote it, or keep it and begin another run with --out", e.Op, e.Path, e.Err)
}

// Unwrap returns the driver's error.
func (e *ValueError) Unwrap() error { return e.Err }

// EndsRun says that everything else would meet the error too.
func (e *ValueError) EndsRun() bool { return true }

// value tells a value that cannot be used from a file that is damaged, by SQLite's own check.
func value(path, op string, err error) error {
	if broken := integrity(path); broken != "" {
		return &DamagedError{Path: path, Reason: broken, Err: err}
	}
	return &ValueError{Path: path, Op: op, Err: err}
}

// integrity returns what SQLite's check finds wrong with a file, empty if nothing.
func integrity(path string) string {
	db, err := openPool(path, "ro", 1)
	if err != nil {
		return "" // the one who opened it before tells why
	}
	defer db.Close()
	var found string
	if err := db.QueryRowContext(context.Background(), "PRAGMA integrity_check(1)").Scan(&found); err != nil {
		return err.Error()
	}
	if found == "ok" {
		return ""
	}
	return found
}

// saturated is an SQL expression for the sum of an integer one over the rows of a filter (empty: all), 0 without rows.
// SQLite gives up on a sum beyond 64 bits; this one ends there, and counts what is negative as nothing. The halves of
// the numbers are summed apart, and SQLite turns what is too large for an integer into a real number.
func saturated(x, filter string) string {
	if filter != "" {
		filter = " FILTER (WHERE " + filter + ")"
	}
	const most = "9223372036854775807"
	high, low := "sum(max("+x+", 0) >> 32)"+filter, "sum(max("+x+", 0) & 4294967295)"+filter
	return "coalesce(min(" + high + " * 4294967296 + " + low + ", " + most + "), 0)"
}
