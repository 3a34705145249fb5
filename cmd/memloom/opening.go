package main

import (
	"context"
	"errors"

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
		return &codedError{exitPaused, errors.New("stopped before anything was kept; the same command begins anew")}
	}
	var wrong *recipe.KeyError
	if errors.As(err, &wrong) {
		return usage("%w", err)
	}
	return f.misfit(name, err)
}
