package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/runstore"
	"memloom/internal/stats"
	"memloom/output"
	"memloom/pipeline"
)

func (f *settingFlags) register(cmd *cobra.Command) {
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "seed of all sampling")
	cmd.Flags().Float64Var(&f.scale, "scale", 1, "multiplies sizes by each key's rule")
	cmd.Flags().StringArrayVar(&f.domains, "domain", nil, "domain pack, by name or file; may be repeated where a recipe has several projects, which are drawn from the packs in turn")
	cmd.Flags().StringArrayVar(&f.set, "set", nil, "changes one key of the recipe, e.g. dialogue.words=22; may be repeated")
}

func (f *settingFlags) registerWorkers(cmd *cobra.Command, cpus int) {
	cmd.Flags().IntVar(&f.workers, "workers", cpus, "units at work at once; with real models as many as they may have requests in flight, unless given; changes nothing but time")
}

// atOnce is how many units are at work at once, 0 where the user leaves it open.
func (f *settingFlags) atOnce(cmd *cobra.Command) int {
	if cmd.Flags().Changed("workers") {
		return f.workers
	}
	return 0
}

func (a *app) generate() *cobra.Command {
	var f settingFlags
	var chosen modelFlags
	var out string
	var force bool
	cmd := &cobra.Command{
		Use:   "generate [RECIPE]",
		Short: "Generate a corpus (default recipe: quickstart)",
		Long: "Generate a corpus from a recipe (a name or a YAML file; default quickstart) into a folder\n" +
			"(default ./RECIPE-SEED). The built-in model needs no key and no network; --models names\n" +
			"others. Ctrl-C stops cleanly; `memloom resume` goes on.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := f.settings(recipeArg(args))
			if err != nil {
				return err
			}
			if err := pipeline.Fits(s, pipeline.Families()); err != nil {
				return misfit(s, err)
			}
			dir := runFolder(out, s)
			if err := vacant(dir, force); err != nil {
				return err
			}
			c, err := chosen.read()
			if err != nil {
				return err
			}
			s.Templates = c.templates
			if err := c.ready(chosen); err != nil {
				return err
			}
			store, err := runstore.Open(dir, runstore.Options{Fresh: force, KeepCalls: true, Replay: chosen.replay})
			if err != nil {
				return err
			}
			defer store.Close()
			if err := errors.Join(begin(cmd.Context(), store, s, c), chosen.keepBudgets(cmd.Context(), store)); err != nil {
				return fmt.Errorf("%w: nothing has been begun; mend it and start again", err)
			}
			if !a.json && !a.quiet {
				fmt.Fprintf(a.err, "%s, seed %d, %s, %s → %s\n", s.Recipe.Name, s.Seed, domainNames(s), c.describe(), dir)
			}
			err = a.work(cmd.Context(), job{dir: dir, store: store, settings: s, cast: c, flags: chosen, workers: f.atOnce(cmd)})
			return errors.Join(err, store.Close())
		},
	}
	f.register(cmd)
	f.registerWorkers(cmd, a.cpus)
	chosen.register(cmd, "the built-in model does all")
	chosen.registerSpending(cmd)
	cmd.Flags().StringVar(&out, "out", "", "folder of the corpus (default ./RECIPE-SEED)")
	cmd.Flags().BoolVar(&force, "force", false, "replace the run or corpus in the folder")
	return cmd
}

// begin keeps what a run needs to be resumed.
func begin(ctx context.Context, store *runstore.Store, s pipeline.Settings, c cast) error {
	m, err := meta(s)
	if err != nil {
		return err
	}
	if err := store.WriteMeta(ctx, m); err != nil {
		return err
	}
	return c.keep(ctx, store)
}

// domainNames says from which packs a corpus is made.
func domainNames(s pipeline.Settings) string {
	if len(s.Domains) == 1 {
		return "domain " + s.Domains[0].Name
	}
	return "domains " + strings.Join(s.Recipe.World.Domains, ", ")
}

func recipeArg(args []string) string {
	if len(args) == 0 {
		return "quickstart"
	}
	return args[0]
}

func (a *app) resume() *cobra.Command {
	var f settingFlags
	var chosen modelFlags
	cmd := &cobra.Command{
		Use:   "resume DIR",
		Short: "Go on with an interrupted run; nothing finished is computed again",
		Long: "Go on with an interrupted run, or with a pilot's: nothing finished is computed or paid for again.\n" +
			"--models puts another models file in the place of the one that the run keeps. --replay asks nobody:\n" +
			"it goes on as far as the run's journal has answers, and computes a finished run again from them.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.workers < 1 {
				return usage("--workers %d: must be 1 or more", f.workers)
			}
			store, err := runstore.Open(args[0], runstore.Options{MustExist: true})
			if err != nil {
				return err
			}
			defer store.Close()
			m, err := store.Meta()
			if err != nil {
				return err
			}
			s, err := settingsOf(m)
			if err != nil {
				return err
			}
			done, err := complete(args[0], store)
			if err != nil {
				return err
			}
			if done && chosen.file == "" && chosen.templates == "" && !chosen.replay { // otherwise there may be something to do
				if !a.quiet {
					fmt.Fprintf(a.err, "%s is finished; there is nothing to resume\n", args[0])
				}
				return nil
			}
			if was := m[metaVersion]; was != pipeline.Version() {
				fmt.Fprintf(a.err, "this run was begun by memloom %s; this is %s: results that depend on changed rules are computed again\n", was, pipeline.Version())
			}
			c, err := chosen.castOf(store)
			if err != nil {
				return err
			}
			if err := c.ready(chosen); err != nil {
				return err
			}
			if err := errors.Join(c.keep(cmd.Context(), store), chosen.keepBudgets(cmd.Context(), store)); err != nil {
				return err
			}
			if done && chosen.replay {
				if err := forget(cmd.Context(), store); err != nil {
					return err
				}
			}
			s.Templates = c.templates
			err = a.work(cmd.Context(), job{dir: args[0], store: store, settings: s, cast: c, flags: chosen, workers: f.atOnce(cmd)})
			return errors.Join(err, store.Close())
		},
	}
	f.registerWorkers(cmd, a.cpus)
	chosen.register(cmd, "those of the run go on")
	chosen.registerSpending(cmd)
	return cmd
}

// complete says that a run has nothing left to do: it was published, and the files
// are those of its manifest.
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
	return true, nil
}

// forget drops what a finished run computed, and keeps what it was begun with and
// what models answered: a replay computes it again from these.
func forget(ctx context.Context, store *runstore.Store) error {
	stages, err := store.Progress()
	if err != nil {
		return err
	}
	store.SetProgress(runstore.Progress{Stage: published.Stage, Total: published.Total})
	if err := store.Flush(ctx); err != nil {
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

// report tells what a finished run left, and fails when a quota was not met.
func (a *app) report(dir string, res *pipeline.Result, took time.Duration) error {
	if a.json {
		if err := a.reportJSON(dir, res); err != nil {
			return err
		}
	} else {
		a.reportText(dir, res, took)
	}
	if len(res.Shortfalls) == 0 {
		return nil
	}
	var b strings.Builder
	b.WriteString("the corpus falls short of its quotas:")
	for _, s := range res.Shortfalls {
		fmt.Fprintf(&b, "\n  %s: %d of %d accepted, mostly because of %s; %s", s.Stratum, s.Got, s.Wanted, s.Reason, s.Knob)
	}
	return short("%s", b.String())
}

func (a *app) reportText(dir string, res *pipeline.Result, took time.Duration) {
	c := res.Corpus
	accepted, rejected, flagged, surplus := tally(c)
	fmt.Fprintf(a.out, "%s: %d messages by %d people in %d groups, %s to %s\n", dir, len(c.Messages), len(c.People), len(c.Groups), c.First, c.Last)
	fmt.Fprintf(a.out, "%d items accepted of %d drafted (%d rejected, %d flagged, %d surplus) in %.1f s\n",
		accepted, len(c.Items), rejected, flagged, surplus, took.Seconds())
	if len(c.Repairs) > 0 {
		fmt.Fprintf(a.out, "repaired messages: %d, flagged days: %d (audit/repairs, audit/flagged_days)\n", len(c.Repairs), len(c.Flagged))
	}
	if u := res.Unique; u.Items > 0 {
		each := func(n int) float64 { return float64(n) / float64(u.Items) }
		fmt.Fprintf(a.out, "proving that nothing else answers an item took %.1f model calls and %.0f tokens of messages an item (%.1f and %.0f if every segment were asked)\n",
			each(u.Calls), each(u.Tokens), each(u.ExhaustiveCalls), each(u.ExhaustiveTokens))
	}
	for _, y := range stats.Yields(c) {
		if y.Doubt != "" {
			fmt.Fprintf(a.out, "%s: %s\n", y.Family, y.Doubt)
		}
	}
	fmt.Fprintf(a.out, "read it:   memloom show %s day\nverify it: memloom check %s\n", dir, dir)
}
