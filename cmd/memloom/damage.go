package main

import (
	"errors"

	"memloom/internal/runstore"
)

// beyondResume says of an error that resuming the run would meet it again: its store is damaged, holds what cannot be
// read or no run at all, or is another memloom's. Such errors say themselves what to do.
func beyondResume(err error) bool {
	var damaged *runstore.DamagedError
	var value *runstore.ValueError
	var other *runstore.SchemaError
	var none *runstore.NoRunError
	return errors.As(err, &damaged) || errors.As(err, &value) || errors.As(err, &other) || errors.As(err, &none)
}

// soundRun returns why the run in a folder cannot be resumed, nil where it can, or where only trying tells.
func soundRun(dir string) error {
	store, err := openBegun(dir)
	if err == nil {
		return store.Close()
	}
	if beyondResume(err) {
		return err
	}
	return nil
}
