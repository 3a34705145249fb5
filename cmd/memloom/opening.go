package main

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/recipe"
)

// fits says whether a run of some settings can be begun. It returns at once when ctx ends.
func (f settingFlags) fits(ctx context.Context, name string, s pipeline.Settings) error {
	_, err := pipeline.Stoppable(ctx, func() (any, error) {
		return nil, f.notBegun(name, pipeline.Fits(s)) // which may try several scales
	})
	if errors.Is(err, context.Canceled) {
		return f.notBegun(name, err)
	}
	return err
}

// read is settings, which reads packs of thousands of lines; it returns at once when ctx ends.
func (f settingFlags) read(ctx context.Context, name string) (pipeline.Settings, error) {
	s, err := pipeline.Stoppable(ctx, func() (pipeline.Settings, error) { return f.settings(name) })
	if errors.Is(err, context.Canceled) {
		return s, f.notBegun(name, err)
	}
	return s, err
}

// notBegun explains an error of what is computed before a run keeps anything.
func (f settingFlags) notBegun(name string, err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, context.Canceled):
		return stoppedFirst()
	}
	var wrong *recipe.KeyError
	if errors.As(err, &wrong) {
		return usage("%w", err)
	}
	return f.misfit(name, err)
}

func stoppedFirst() error {
	return &codedError{exitPaused, errors.New("stopped before anything was kept; the same command begins anew")}
}

// unbegun explains an error of opening the store of a new run, or of its first commit: either is whole or leaves nothing.
func unbegun(again string, err error) error {
	var failed *runstore.IOError
	switch {
	case errors.Is(err, context.Canceled):
		return stoppedFirst()
	case errors.As(err, &failed):
		return fmt.Errorf("%w; nothing was begun: once this is mended, the same %s begins it", err, again)
	}
	return err
}

// openBegun opens the run in a folder for reading. It returns a *runstore.NoRunError where the run
// made no first commit.
func openBegun(dir string) (*runstore.Store, error) {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return nil, err
	}
	m, err := store.Meta()
	if err == nil && len(m) == 0 {
		err = &runstore.NoRunError{Dir: dir}
	}
	if err != nil {
		store.Close()
		return nil, err
	}
	return store, nil
}
