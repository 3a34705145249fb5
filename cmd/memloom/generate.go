package main

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/runstore"
	"memloom/internal/safetext"
	"memloom/output"
	"memloom/pipeline"
)

func (f *settingFlags) register(cmd *cobra.Command) {
	cmd.Flags().Uint64Var(&f.seed, "seed", 1, "seed of all sampling")
	cmd.Flags().Float64Var(&f.scale, "scale", 1, "multiplies sizes by each key's rule")
	cmd.Flags().StringArrayVar(&f.domains, "domain", nil,
		"domain pack, by name or file; may be repeated where a recipe has several projects, which are drawn from the packs in turn")
	cmd.Flags().StringArrayVar(&f.set, "set", nil,
		"changes one key of the recipe, e.g. dialogue.words=22; may be repeated")
}

func (f *settingFlags) registerWorkers(cmd *cobra.Command, cpus int) {
	cmd.Flags().IntVar(&f.workers, "workers", cpus,
		"units computed at the same time; with real models by default as many as they may have requests in flight; changes only the time it takes")
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
	var beside besideFlags
	cmd := &cobra.Command{
		Use:   "generate [RECIPE]",
		Short: "Generate a corpus (default recipe: quickstart)",
		Long: "Generate a corpus from a recipe (a name or a YAML file; default quickstart) into a folder\n" +
			"(default ./RECIPE-SEED). Without --models no key and no network is needed: text is by\n" +
			"templates, and verdicts are computed. Ctrl-C stops cleanly; `memloom resume` goes on.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := f.read(cmd.Context(), recipeArg(args))
			if err := cmp.Or(err, beside.check()); err != nil {
				return err
			}
			if err := f.fits(cmd.Context(), recipeArg(args), s); err != nil {
				return err
			}
			dir := runFolder(out, s)
			c, err := chosen.read()
			if err := cmp.Or(vacant(dir, force), err); err != nil {
				return err
			}
			s.Templates = c.templates
			if err := cmp.Or(c.carry(s.Recipe), c.ready(chosen)); err != nil {
				return err
			}
			store, err := runstore.Open(dir, runstore.Options{By: a.command, Fresh: force, KeepCalls: true,
				Replay: chosen.replay && sameRun(dir, s)})
			if err != nil {
				return unbegun("`memloom generate`", err)
			}
			defer store.Close()
			a.tellAside(store)
			kept, err := chosen.budgetsKept()
			if err == nil {
				err = begin(cmd.Context(), store, s, c, kept)
			}
			if err != nil {
				return unbegun("`memloom generate`", err)
			}
			a.introduce(s, c, dir)
			return a.workBeside(cmd.Context(),
				job{dir: dir, store: store, settings: s, cast: c, flags: chosen, workers: f.atOnce(cmd)}, beside)
		},
	}
	f.register(cmd)
	f.registerWorkers(cmd, a.cpus)
	chosen.register(cmd, "text is by templates and verdicts are computed")
	chosen.registerSpending(cmd)
	beside.register(cmd)
	cmd.Flags().StringVar(&out, "out", "", "folder of the corpus (default ./RECIPE-SEED)")
	cmd.Flags().BoolVar(&force, "force", false, "replace the run or corpus in the folder")
	return cmd
}

// introduce says what a run is of and where it goes, and what its scale cannot reach.
func (a *app) introduce(s pipeline.Settings, c cast, dir string) {
	if !a.json && !a.quiet {
		fmt.Fprintf(a.err, "%s, seed %d, %s%s → %s\n", s.Recipe.Name, s.Seed, domainNames(s), c.describe(), dir)
		fmt.Fprint(a.err, heldText(s))
	}
}

// tellAside says where the file of an earlier run went that could not be read:
// what models had answered in it is gone with it.
func (a *app) tellAside(store *runstore.Store) {
	if aside := store.SetAside(); aside != "" {
		fmt.Fprintf(a.err, "the earlier run in the folder cannot be read and was set aside as %s: what models answered in it will be asked and paid for again\n", aside)
	}
}

// sameRun says whether the run in a folder was begun with the same settings, so
// that a replay makes it again; with others it is a run of its own.
func sameRun(dir string, s pipeline.Settings) bool {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return false
	}
	defer store.Close()
	was, errWas := store.Meta()
	is, errIs := meta(s)
	return errWas == nil && errIs == nil && maps.Equal(was, is)
}

// begin makes the first commit of a run: all that it needs to be resumed, and what else is kept from the start.
func begin(ctx context.Context, store *runstore.Store, s pipeline.Settings, c cast, also map[string]string) error {
	m, err := meta(s)
	if err != nil {
		return err
	}
	kept, err := c.kept()
	if err != nil {
		return err
	}
	maps.Copy(kept, also)
	return store.Begin(ctx, m, kept)
}

// domainNames says from which packs a corpus is made, with a comma behind it; a design may need none.
func domainNames(s pipeline.Settings) string {
	switch len(s.Domains) {
	case 0:
		return ""
	case 1:
		return "domain " + s.Domains[0].Name + ", "
	}
	return "domains " + strings.Join(s.Recipe.World.Domains, ", ") + ", "
}

func recipeArg(args []string) string {
	if len(args) == 0 {
		return "quickstart"
	}
	return args[0]
}

// report tells what a finished run left, and fails when a quota was not met.
func (a *app) report(dir string, res *pipeline.Result, l *left, took time.Duration) error {
	if a.json {
		if err := a.reportJSON(dir, res, l); err != nil {
			return err
		}
	} else {
		a.reportText(dir, res, l, took)
	}
	if len(res.Shortfalls) == 0 {
		return nil
	}
	return short("%s", shortText(res.Shortfalls))
}

// shortText says of a published corpus what it has less of than its recipe asks for; there is something.
func shortText(list []output.Shortfall) string {
	text := "the corpus is usable, and all that is in it passed its filters; it has less than the recipe asks for of " +
		countOf(len(list), "kind") + ":"
	for _, s := range list {
		text += "\n  " + s.String()
	}
	return text
}

func (a *app) reportText(dir string, res *pipeline.Result, l *left, took time.Duration) {
	fmt.Fprintf(a.out, "%s: %d messages by %d people in %d groups, %s to %s\n", dir, l.Messages, l.People, l.Groups,
		l.First, l.Last)
	fmt.Fprintf(a.out, "%d questions accepted of %d drafted (%d rejected by a filter, %d flagged for a person to decide, %d surplus to the quotas) in %.1f s\n",
		l.Accepted, l.Drafted, l.Rejected, l.Flagged, l.Surplus, took.Seconds())
	printMissed(a.out, l.Missed)
	printMoved(a.out, res.Moved)
	for _, y := range l.yields.Yields() {
		if y.Doubt != "" {
			fmt.Fprintf(a.out, "%s: %s\n", y.Family, y.Doubt)
		}
	}
	fmt.Fprintf(a.out, "read it:   %s\nverify it: %s\n", safetext.Command("show", dir, "day"),
		safetext.Command("check", dir))
}
