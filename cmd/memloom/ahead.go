package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

// metaAhead is the key under which a folder keeps that it holds units that were done ahead of a run: the units a stage of a
// pilot, or aheadPreview. It is empty once a run goes on in it.
const metaAhead = "pilot"

// aheadPreview stands for a preview.
const aheadPreview = "preview"

// The commands that begin such a folder again, for users.
const (
	againPilot   = "`plan --pilot`"
	againPreview = "`memloom preview`"
)

// ahead is what was done in a folder in which no run has begun.
type ahead struct {
	Pilot   int  `json:"pilot,omitempty"` // units a stage
	Preview bool `json:"preview,omitempty"`
}

// any says whether it is a pilot or a preview.
func (x ahead) any() bool { return x.Pilot > 0 || x.Preview }

// String names it, "" for a run.
func (x ahead) String() string {
	switch {
	case x.Preview:
		return "a preview"
	case x.Pilot > 0:
		return fmt.Sprintf("a pilot of %d a stage", x.Pilot)
	}
	return ""
}

// beginAhead opens the store of a pilot or preview, which is what the folder then is. A store that
// holds nothing else is begun again with any settings, and keeps the answers of the models.
func (a *app) beginAhead(ctx context.Context, j *job, force bool, what, again string) error {
	was, err := aheadIn(j.dir)
	if err != nil {
		return err
	}
	if err := vacant(j.dir, force || was.any()); err != nil {
		return err
	}
	j.store, err = runstore.Open(j.dir, runstore.Options{By: a.command, Fresh: force || was.any(), KeepCalls: true})
	if err != nil {
		return unbegun(again, err)
	}
	a.tellAside(j.store)
	if err := begin(ctx, j.store, j.settings, j.cast, map[string]string{metaAhead: what}); err != nil {
		_ = j.store.Close() // the first error is the one that matters
		return unbegun(again, err)
	}
	a.onward.by("the same " + again)
	return nil
}

// aheadIn says what was done ahead in a folder.
func aheadIn(dir string) (ahead, error) {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return ahead{}, nil // there is none; if something else is wrong, opening it to write says so
	}
	defer store.Close()
	return aheadOf(store)
}

// aheadOf says what was done ahead in a store.
func aheadOf(store *runstore.Store) (ahead, error) {
	kept, err := store.Kept()
	if err != nil || kept[metaAhead] == "" {
		return ahead{}, err
	}
	if kept[metaAhead] == aheadPreview {
		return ahead{Preview: true}, nil
	}
	n, err := strconv.Atoi(kept[metaAhead])
	return ahead{Pilot: n}, err
}

// aheadInterrupted says how a pilot or preview goes on: not by resume, which makes the whole corpus and knows no cap of it.
func aheadInterrupted(dir, what, again string, err error) error {
	onward := fmt.Sprintf("What was answered is kept: the same %s goes on. %s would make the whole corpus, and a %s's budget does not hold for it",
		again, command("resume", dir), what)
	var reached *money.CapError
	switch {
	case errors.Is(err, context.Canceled):
		return &codedError{exitPaused, fmt.Errorf("the %s is paused. %s", what, onward)}
	case errors.As(err, &reached):
		return &codedError{exitPaused, fmt.Errorf("the %s is paused: %w\n%s", what, reached, onward)}
	}
	return fmt.Errorf("%w\n%s", err, onward)
}
