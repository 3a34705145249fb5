package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline"
	"memloom/prompts"
)

func (a *app) resume() *cobra.Command {
	var f settingFlags
	var chosen modelFlags
	var beside besideFlags
	cmd := &cobra.Command{
		Use:   "resume DIR",
		Short: "Go on with an interrupted run; nothing finished is computed again",
		Long: "Go on with an interrupted run, or with a pilot's: nothing finished is computed or paid for again.\n" +
			"--models puts another models file in the place of the one that the run keeps. --replay asks nobody:\n" +
			"it goes on as far as the run's journal has answers, and computes a finished run again from them.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.workers < 1 {
				return outOfRange("workers", f.workers)
			}
			if err := beside.check(); err != nil {
				return err
			}
			if err := soundRun(args[0]); err != nil { // which needs no room on the disk
				return withoutRun(args[0], err)
			}
			store, err := runstore.Open(args[0], runstore.Options{By: a.command, MustExist: true})
			if err != nil {
				return withoutRun(args[0], err)
			}
			defer store.Close()
			done, err := a.ended(args[0], store)
			if err != nil {
				return err
			}
			todo := resumptionOf(done, chosen)
			if todo == nothing {
				if !a.quiet {
					fmt.Fprintf(a.err, "%s is finished; there is nothing to resume\n", args[0])
				}
				return nil
			}
			j, err := a.resumed(args[0], store, &chosen)
			if err != nil {
				return err
			}
			j.workers = f.atOnce(cmd)
			if err := todo.prepare(cmd.Context(), store); err != nil {
				return err
			}
			if err := j.keepAgain(cmd.Context()); err != nil {
				return err
			}
			return a.workBeside(cmd.Context(), j, beside)
		},
	}
	f.registerWorkers(cmd, a.cpus)
	chosen.register(cmd, "those of the run go on")
	chosen.registerSpending(cmd)
	beside.register(cmd)
	return cmd
}

// resumption is what resume does with a run.
type resumption int

const (
	nothing resumption = iota // it is finished
	goOn                      // it is unfinished
	reopen                    // it is finished, and may have more to do: other models, other templates
	again                     // it is finished, and is computed again from its journal
)

// resumptionOf decides what resume does with a run that is done, or is not.
func resumptionOf(done bool, f modelFlags) resumption {
	switch {
	case !done:
		return goOn
	case f.replay:
		return again
	case f.file != "" || f.templates != "":
		return reopen
	}
	return nothing
}

// prepare makes a finished run an unfinished one, before anything of it changes:
// if it is interrupted, it has to be resumed.
func (r resumption) prepare(ctx context.Context, store *runstore.Store) error {
	switch r {
	case reopen:
		return unpublish(ctx, store)
	case again:
		return forget(ctx, store)
	}
	return nil
}

// resumed reads back the run that a store keeps, with what the flags put in its
// place, and says whether it can go on. Nothing is written.
func (a *app) resumed(dir string, store *runstore.Store, chosen *modelFlags) (job, error) {
	m, err := store.Meta()
	if err != nil {
		return job{}, err
	}
	s, err := settingsOf(m)
	if err != nil {
		return job{}, err
	}
	if was := m[metaVersion]; was != pipeline.Version() {
		fmt.Fprintf(a.err, "this run was begun by memloom %s; this is %s: results that depend on changed rules are computed again\n", was, pipeline.Version())
	}
	if err := stillHopeless(dir, store, *chosen); err != nil {
		return job{}, err
	}
	c, err := chosen.castOf(store)
	if err != nil {
		return job{}, err
	}
	if err := c.carry(s.Recipe); err != nil {
		return job{}, err
	}
	if err := c.ready(*chosen); err != nil {
		return job{}, err
	}
	s.Templates = c.templates
	return job{dir: dir, store: store, settings: s, cast: c, flags: *chosen}, nil
}

// keepAgain keeps what the flags put in the place of what the run was begun with.
func (j job) keepAgain(ctx context.Context) error {
	kept, err := j.cast.kept()
	if err != nil {
		return err
	}
	caps, err := j.flags.budgetsKept()
	if err != nil {
		return err
	}
	maps.Copy(kept, caps)
	kept[metaHopeless] = ""
	return j.store.KeepAll(ctx, kept)
}

// metaHopeless is the key under which a run keeps why it stopped, where that was a model that could not do its work.
const metaHopeless = "hopeless"

// keepHopeless notes that a run stopped because of its model.
func keepHopeless(ctx context.Context, store *runstore.Store, err error) error {
	var h *prompts.HopelessError
	if !errors.As(err, &h) {
		return nil
	}
	return store.Keep(context.WithoutCancel(ctx), metaHopeless, h.Error())
}

// stillHopeless refuses to go on with a model that was given up: each sitting
// would pass over some questions more, until nothing is left of the corpus.
func stillHopeless(dir string, store *runstore.Store, f modelFlags) error {
	kept, err := store.Kept()
	if err != nil || kept[metaHopeless] == "" || f.file != "" || f.replay {
		return err
	}
	return &codedError{exitEnvironment, fmt.Errorf("the run stopped because of its model: %s\nGo on with another: %s, or with the same FILE once the model is mended; `memloom generate --force` begins again and keeps all other answers",
		kept[metaHopeless], command("resume", dir, "--models", "FILE"))}
}

// ended ends the publication of a release that was interrupted, and says whether the run is complete.
func (a *app) ended(dir string, store *runstore.Store) (bool, error) {
	if err := a.complete(store.Lock()); err != nil {
		return false, err
	}
	return complete(dir, store)
}

// complete says that a run has nothing left to do: it was published, and the files are those of its manifest.
func complete(dir string, store *runstore.Store) (bool, error) {
	stages, err := store.Progress()
	if err != nil || !slices.Contains(stages, published) {
		return false, err
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		return false, nil // the manifest is made again from the run
	}
	if absent, err := output.Verify(dir, m); err != nil || len(absent) > 0 {
		return false, nil // so are the tables
	}
	if _, err := output.VerifySeals(dir, m); err != nil {
		return false, nil // and the card
	}
	return true, nil
}

// unpublish takes back that a run was published.
func unpublish(ctx context.Context, store *runstore.Store) error {
	store.SetProgress(runstore.Progress{Stage: published.Stage, Total: published.Total})
	return store.Flush(ctx)
}

// forget drops what a finished run computed, and keeps what it was begun with and
// what models answered: a replay computes it again from these.
func forget(ctx context.Context, store *runstore.Store) error {
	stages, err := store.Progress()
	if err != nil {
		return err
	}
	if err := unpublish(ctx, store); err != nil {
		return err
	}
	for _, p := range slices.Backward(stages) {
		units, err := store.Units(p.Stage)
		if err != nil {
			return err
		}
		gone := map[runstore.UnitID]runstore.Hash{}
		for name, hash := range units {
			gone[runstore.UnitID{Stage: p.Stage, Name: name}] = hash
		}
		if err := store.Remove(ctx, gone); err != nil {
			return err
		}
	}
	return nil
}

// withoutRun says why a folder without a run cannot be resumed, and how one begins there. Other errors it leaves alone.
func withoutRun(dir string, err error) error {
	var none *runstore.NoRunError
	if !errors.As(err, &none) {
		return err
	}
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		return usage("%s: no such folder", dir)
	}
	if _, err := output.ReadManifest(dir); err == nil {
		return usage("%s holds a corpus without its run (.run): it is finished, and there is nothing to resume", dir)
	}
	if vacant(dir, false) == nil {
		return usage("%s holds no run: nothing was begun in it; %s begins one, with the recipe and flags that it is to have",
			dir, command("generate", "--out", dir))
	}
	return none
}
