package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"memloom/internal/bounded"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/lock"
	"memloom/internal/runstore"
	"memloom/output"
)

// The exit codes (product.md).
const (
	ExitOK          = 0
	ExitShort       = 1 // the content falls short: a quota, a check, an altered shard
	ExitUsage       = 2 // wrong usage or input
	ExitPaused      = 3 // paused by budget or signal, resumable
	ExitEnvironment = 4 // disk, permission, provider, key; resumable
)

// coded is an error with an exit code.
type coded struct {
	code int
	error
}

// Unwrap returns the cause.
func (e *coded) Unwrap() error { return e.error }

// Usage returns an error of wrong usage or input.
func Usage(format string, args ...any) error { return &coded{ExitUsage, fmt.Errorf(format, args...)} }

// Short returns an error of content that falls short.
func Short(format string, args ...any) error { return &coded{ExitShort, fmt.Errorf(format, args...)} }

// Paused returns an error of work that stopped where the user wanted it, and can go on.
func Paused(format string, args ...any) error { return &coded{ExitPaused, fmt.Errorf(format, args...)} }

// Environment returns an error of the machine, of a provider or of a key.
func Environment(format string, args ...any) error {
	return &coded{ExitEnvironment, fmt.Errorf(format, args...)}
}

// Is says whether an error is of a type, or wraps one that is.
func Is[E error](err error) bool {
	_, ok := errors.AsType[E](err)
	return ok
}

// ExitCode maps an error to the program's exit code.
func ExitCode(err error) int {
	if err == nil {
		return ExitOK
	}
	if c, ok := errors.AsType[*coded](err); ok {
		return c.code
	}
	var pausing interface{ Paused() bool }
	switch {
	case errors.Is(err, context.Canceled), errors.As(err, &pausing) && pausing.Paused():
		return ExitPaused
	case Is[*output.ShardError](err), Is[*llm.InvalidAnswerError](err):
		return ExitShort
	case isInput(err):
		return ExitUsage
	}
	return ExitEnvironment
}

// isInput tells complaints about what the user named from failures of the environment.
func isInput(err error) bool {
	for _, is := range []func(error) bool{Is[*runstore.SchemaError], Is[*runstore.NoRunError], Is[*output.NotCorpusError],
		Is[*output.SchemaError], Is[*output.ManifestError], Is[*output.InTheWayError], Is[*bounded.Error]} {
		if is(err) {
			return true
		}
	}
	if Is[*lock.TakenError](err) || Is[*runstore.DamagedError](err) || Is[*runstore.ValueError](err) {
		return false
	}
	// A stage can fail by no fault of what the user named: a bug of the program, or a model that refuses for good (a key,
	// a quota).
	return Is[*exec.StageError](err) && !errors.Is(err, fs.ErrPermission) && !Is[*exec.PanicError](err) &&
		!Is[*llm.Failure](err)
}

// Stopped is the error of a command that leaves nothing to resume.
func Stopped(err error) error {
	if errors.Is(err, context.Canceled) {
		return Paused("interrupted; start it again with the same command")
	}
	return err
}

// ranges says which values the flags take that are not any text.
var ranges = map[string]string{
	"seed":     "a whole number from 0 to 18446744073709551615",
	"scale":    "a number above 0, e.g. 0.5",
	"workers":  "a whole number from 1",
	"pilot":    "a whole number from 1",
	"k":        "a whole number from 1",
	"windows":  "a whole number from 1",
	"messages": "a whole number from 2",
	"latency":  "a time from 0, e.g. 200ms or 2s",
}

// Range says which values a flag takes; empty where it takes any, or is like others of its type.
func Range(flag string) string { return ranges[flag] }

// OutOfRange says of the value of a flag that it is not among those that the flag takes.
func OutOfRange(flag string, given any) error {
	return Usage("--%s %v: expected %s", flag, given, ranges[flag])
}
