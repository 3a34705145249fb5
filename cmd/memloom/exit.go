package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime"

	"memloom/internal/bounded"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/lock"
	"memloom/internal/runstore"
	"memloom/output"
)

// The exit codes (product.md).
const (
	exitOK          = 0
	exitShort       = 1 // the content falls short: a quota, a check, an altered shard
	exitUsage       = 2 // wrong usage or input
	exitPaused      = 3 // paused by budget or signal, resumable
	exitEnvironment = 4 // disk, permission, provider, key; resumable
)

// codedError carries an exit code.
type codedError struct {
	code int
	err  error
}

// Error implements error.
func (e *codedError) Error() string { return e.err.Error() }

// Unwrap returns the cause.
func (e *codedError) Unwrap() error { return e.err }

// usage returns an error of wrong usage or input.
func usage(format string, args ...any) error {
	return &codedError{exitUsage, fmt.Errorf(format, args...)}
}

// short returns an error of content that falls short.
func short(format string, args ...any) error {
	return &codedError{exitShort, fmt.Errorf(format, args...)}
}

// exitCode maps an error to the program's exit code.
func exitCode(err error) int {
	var coded *codedError
	var shard *output.ShardError
	var invalid *llm.InvalidAnswerError
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &coded):
		return coded.code
	case errors.Is(err, context.Canceled), paused(err):
		return exitPaused
	case errors.As(err, &shard), errors.As(err, &invalid):
		return exitShort
	case isInput(err):
		return exitUsage
	}
	return exitEnvironment
}

// paused says whether a run stopped where the user had told it to.
func paused(err error) bool {
	var p interface{ Paused() bool }
	return errors.As(err, &p) && p.Paused()
}

// isInput tells complaints about what the user named from failures of the environment.
func isInput(err error) bool {
	var taken *lock.TakenError
	var other *runstore.SchemaError
	var damaged *runstore.DamagedError
	var value *runstore.ValueError
	var none *runstore.NoRunError
	var notCorpus *output.NotCorpusError
	var version *output.SchemaError
	var manifest *output.ManifestError
	var inTheWay *output.InTheWayError
	var beyond *bounded.Error
	var stage *exec.StageError
	switch {
	case errors.As(err, &other), errors.As(err, &none), errors.As(err, &notCorpus), errors.As(err, &version),
		errors.As(err, &manifest), errors.As(err, &inTheWay), errors.As(err, &beyond):
		return true
	case errors.As(err, &taken), errors.As(err, &damaged), errors.As(err, &value):
		return false
	case errors.As(err, &stage):
		return !errors.Is(err, fs.ErrPermission) && !blameless(err)
	}
	return false
}

// blameless says whether a stage failed by no fault of what the user named: a
// bug of the program, or a model that refuses for good (a key, a quota).
func blameless(err error) bool {
	var bug *exec.PanicError
	var refused *llm.Failure
	return errors.As(err, &bug) || errors.As(err, &refused)
}

func cpus() int { return runtime.GOMAXPROCS(0) }
